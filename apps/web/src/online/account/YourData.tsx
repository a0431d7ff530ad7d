import { useState } from 'react';
import { Dialog } from '../../shell/Dialog.tsx';
import { api } from '../api.ts';
import { Problem } from '../Problem.tsx';
import { useRequest } from '../useAnswer.ts';
import { useOnlineWords } from '../words/index.ts';
import { PasswordField } from './Credentials.tsx';

interface Props {
  /** Guests have no password to type. */
  readonly isGuest: boolean;
  readonly onDeleted: () => void;
}

function DeleteDialog({ isGuest, onDeleted, onClose }: Props & { readonly onClose: () => void }) {
  const t = useOnlineWords();
  const [password, setPassword] = useState('');
  const { busy, problem, run } = useRequest();
  return (
    <Dialog title={isGuest ? t.deleteGuest : t.deleteAccount} onClose={onClose}>
      <form
        className="credentials"
        onSubmit={(event) => {
          event.preventDefault();
          run(() => api.deleteMe(isGuest ? null : password).then(onDeleted));
        }}
      >
        <p>{t.deleteText}</p>
        {!isGuest && (
          <PasswordField label={t.password} value={password} isNew={false} onChange={setPassword} />
        )}
        <p className="actions">
          <button type="submit" className="button" disabled={busy}>
            {t.deleteForGood}
          </button>
        </p>
        <Problem problem={problem} />
      </form>
    </Dialog>
  );
}

/** What the server keeps of one: to take along, or to delete. */
export function YourData({ isGuest, onDeleted }: Props) {
  const t = useOnlineWords();
  const [isAsked, setAsked] = useState(false);
  return (
    <section className="panel account-list" aria-labelledby="your-data">
      <h2 id="your-data">{t.yourData}</h2>
      <p>{t.yourDataText}</p>
      <p className="actions">
        <a className="button button-quiet" href="/api/me/export" download="assemble.json">
          {t.exportData}
        </a>
        <button type="button" className="button button-quiet" onClick={() => setAsked(true)}>
          {isGuest ? t.deleteGuest : t.deleteAccount} …
        </button>
      </p>
      {isAsked && <DeleteDialog isGuest={isGuest} onDeleted={onDeleted} onClose={() => setAsked(false)} />}
    </section>
  );
}
