import { useState } from 'react';
import { api } from '../api.ts';
import { Problem } from '../Problem.tsx';
import { useRequest } from '../useAnswer.ts';
import { useOnlineWords } from '../words/index.ts';
import { PasswordField } from './Credentials.tsx';

/** Another password, by who knows the one before; the other devices are signed out. */
export function PasswordForm({ onChange }: { readonly onChange: () => void }) {
  const t = useOnlineWords();
  const [old, setOld] = useState('');
  const [password, setPassword] = useState('');
  const [isDone, setDone] = useState(false);
  const { busy, problem, run } = useRequest();
  return (
    <form
      className="panel credentials"
      onSubmit={(event) => {
        event.preventDefault();
        setDone(false);
        run(async () => {
          await api.changePassword({ old, password });
          setOld('');
          setPassword('');
          setDone(true);
          onChange();
        });
      }}
    >
      <h2>{t.changePassword}</h2>
      <p>{t.changePasswordText}</p>
      <PasswordField label={t.passwordOld} value={old} isNew={false} onChange={setOld} />
      <PasswordField label={t.passwordNew} value={password} isNew onChange={setPassword} />
      <p className="actions">
        <button type="submit" className="button" disabled={busy}>
          {t.changePassword}
        </button>
      </p>
      <p role="status">{isDone && t.passwordChanged}</p>
      <Problem problem={problem} />
    </form>
  );
}
