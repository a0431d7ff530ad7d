import { type ReactNode, useState } from 'react';
import { Problem } from '../Problem.tsx';
import { useRequest } from '../useAnswer.ts';
import { useOnlineWords } from '../words/index.ts';

interface PasswordProps {
  readonly label: string;
  readonly value: string;
  /** A new password is chosen, or an old one is known. */
  readonly isNew: boolean;
  readonly onChange: (value: string) => void;
}

export function PasswordField({ label, value, isNew, onChange }: PasswordProps) {
  const t = useOnlineWords();
  return (
    <label className="field">
      <span>{label}</span>
      <input
        type="password"
        value={value}
        required
        minLength={10}
        maxLength={200}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        title={t.passwordHint}
        onChange={(event) => onChange(event.target.value)}
      />
      {isNew && <small>{t.passwordHint}</small>}
    </label>
  );
}

interface FormProps {
  readonly title: string;
  readonly text: string;
  readonly isNew: boolean;
  readonly onSend: (login: string, password: string) => Promise<void>;
  /** What else can be chosen. */
  readonly children?: ReactNode;
}

/** A login and a password, new or known. */
export function CredentialsForm({ title, text, isNew, onSend, children }: FormProps) {
  const t = useOnlineWords();
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const { busy, problem, run } = useRequest();
  return (
    <form
      className="panel credentials"
      onSubmit={(event) => {
        event.preventDefault();
        run(() => onSend(login.trim(), password));
      }}
    >
      <h2>{title}</h2>
      <p>{text}</p>
      <label className="field">
        <span>{t.loginField}</span>
        <input
          type="text"
          value={login}
          required
          minLength={3}
          maxLength={30}
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          title={t.loginHint}
          onChange={(event) => setLogin(event.target.value)}
        />
        {isNew && <small>{t.loginHint}</small>}
      </label>
      <PasswordField label={t.password} value={password} isNew={isNew} onChange={setPassword} />
      {children}
      <p className="actions">
        <button type="submit" className="button" disabled={busy}>
          {title}
        </button>
      </p>
      <Problem problem={problem} />
    </form>
  );
}
