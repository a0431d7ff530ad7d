import type { Me } from '@assemble/protocol';
import { useState } from 'react';
import { usePage } from '../shell/page.ts';
import { useStrings } from '../strings/index.ts';
import { api } from './api.ts';
import { MatchList } from './MatchList.tsx';
import { NameForm } from './NameForm.tsx';
import { Problem } from './Problem.tsx';
import { useAnswer, useRequest } from './useAnswer.ts';
import { useOnlineWords } from './words/index.ts';

interface FormProps {
  readonly title: string;
  readonly text: string;
  /** A new password is chosen, or an old one is known. */
  readonly isNew: boolean;
  readonly onSend: (login: string, password: string) => Promise<void>;
}

function CredentialsForm({ title, text, isNew, onSend }: FormProps) {
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
      <label className="field">
        <span>{t.password}</span>
        <input
          type="password"
          value={password}
          required
          minLength={10}
          maxLength={200}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          title={t.passwordHint}
          onChange={(event) => setPassword(event.target.value)}
        />
        {isNew && <small>{t.passwordHint}</small>}
      </label>
      <p className="actions">
        <button type="submit" className="button" disabled={busy}>
          {title}
        </button>
      </p>
      <Problem problem={problem} />
    </form>
  );
}

function Account({ me, onChange }: { readonly me: Me; readonly onChange: () => void }) {
  const t = useOnlineWords();
  const { busy, problem, run } = useRequest();
  if (me.login !== null)
    return (
      <>
        <p>{t.account(me.login)}</p>
        <p className="actions">
          <button
            type="button"
            className="button button-quiet"
            disabled={busy}
            onClick={() => run(() => api.logOut().then(onChange))}
          >
            {t.logOut}
          </button>
        </p>
        <Problem problem={problem} />
      </>
    );
  return (
    <>
      <p>{t.guest}</p>
      <div className="online-account">
        <CredentialsForm
          title={t.register}
          text={t.registerText}
          isNew
          onSend={(login, password) => api.register({ login, password }).then(onChange)}
        />
        <CredentialsForm
          title={t.logIn}
          text={t.logInText}
          isNew={false}
          onSend={(login, password) => api.logIn({ login, password }).then(onChange)}
        />
      </div>
    </>
  );
}

async function myself() {
  const me = await api.me();
  return { me, matches: await api.myMatches() };
}

/** Who one is to the server: a name, perhaps an account, and one's matches. */
export function MePage() {
  const t = useOnlineWords();
  const { loading } = useStrings();
  const heading = usePage(t.me);
  const { value, problem, again } = useAnswer(myself);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {t.me}
      </h1>
      <Problem problem={problem} />
      {value === null ? (
        problem === null && <p role="status">{loading}</p>
      ) : (
        <>
          <NameForm key={value.me.id} name={value.me.name} />
          <Account me={value.me} onChange={again} />
          <MatchList title={t.myMatches} none={t.myMatchesNone} matches={value.matches} own />
        </>
      )}
    </>
  );
}
