import type { MatchSummary, Me } from '@assemble/protocol';
import { useState } from 'react';
import { usePage } from '../shell/page.ts';
import { useStrings } from '../strings/index.ts';
import { BlockedPeople } from './account/BlockedPeople.tsx';
import { CredentialsForm } from './account/Credentials.tsx';
import { Devices } from './account/Devices.tsx';
import { PasswordForm } from './account/PasswordForm.tsx';
import { YourData } from './account/YourData.tsx';
import { api } from './api.ts';
import { MatchList } from './MatchList.tsx';
import { NameForm } from './NameForm.tsx';
import { Problem } from './Problem.tsx';
import { useAnswer, useRequest } from './useAnswer.ts';
import { useOnlineWords } from './words/index.ts';

function LogOut({ login, onChange }: { readonly login: string; readonly onChange: () => void }) {
  const t = useOnlineWords();
  const { busy, problem, run } = useRequest();
  return (
    <>
      <p>{t.account(login)}</p>
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
}

interface GuestProps {
  readonly matches: readonly MatchSummary[];
  readonly onChange: () => void;
}

/** From a guest to somebody with an account: a new one, or the one that they have. */
function Guest({ matches, onChange }: GuestProps) {
  const t = useOnlineWords();
  const [bring, setBring] = useState(true);
  const hasMatches = matches.some(({ state }) => state !== 'over');
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
          onSend={(login, password) =>
            api.logIn({ login, password, bring: hasMatches && bring }).then(onChange)
          }
        >
          {hasMatches && (
            <label className="check">
              <input type="checkbox" checked={bring} onChange={(event) => setBring(event.target.checked)} />{' '}
              <span>{t.bring}</span>
            </label>
          )}
        </CredentialsForm>
      </div>
    </>
  );
}

interface Myself {
  readonly me: Me;
  readonly matches: readonly MatchSummary[];
  readonly sessions: Awaited<ReturnType<typeof api.sessions>>;
  readonly blocks: Awaited<ReturnType<typeof api.blocks>>;
}

async function myself(): Promise<Myself> {
  const me = await api.me();
  const [matches, sessions, blocks] = await Promise.all([api.myMatches(), api.sessions(), api.blocks()]);
  return { me, matches, sessions, blocks };
}

/** Who one is to the server: a name, perhaps an account, one's matches, devices and data. */
export function MePage() {
  const t = useOnlineWords();
  const { loading } = useStrings();
  const heading = usePage(t.me);
  const { value, problem, again } = useAnswer(myself);
  return (
    <div className="account-page">
      <h1 ref={heading} tabIndex={-1}>
        {t.me}
      </h1>
      <Problem problem={problem} />
      {value === null ? (
        problem === null && <p role="status">{loading}</p>
      ) : (
        <>
          <NameForm key={value.me.id} name={value.me.name} />
          {value.me.login === null ? (
            <Guest matches={value.matches} onChange={again} />
          ) : (
            <LogOut login={value.me.login} onChange={again} />
          )}
          <MatchList title={t.myMatches} none={t.myMatchesNone} matches={value.matches} own />
          <div className="online-account account-more">
            {value.me.login !== null && (
              <>
                <Devices sessions={value.sessions} onChange={again} />
                <PasswordForm onChange={again} />
              </>
            )}
            <BlockedPeople blocks={value.blocks} onChange={again} />
            <YourData key={value.me.id} isGuest={value.me.login === null} onDeleted={again} />
          </div>
        </>
      )}
    </div>
  );
}
