import '../people/people.css';
import './lobby.css';
import './posters.css';
import { Sign } from '../../emblems/Sign.tsx';
import type { SignName } from '../../emblems/signs.ts';
import { usePage } from '../../shell/page.ts';
import { useStrings } from '../../strings/index.ts';
import { api } from '../api.ts';
import { NameForm } from '../NameForm.tsx';
import { Problem } from '../Problem.tsx';
import { useAnswer } from '../useAnswer.ts';
import { useOnlineWords } from '../words/index.ts';
import { Live } from './Live.tsx';
import { Mine } from './Mine.tsx';
import { OpenTables } from './OpenTables.tsx';

const EVERY = 5000;

/** Everything that the lobby shows; the first question makes a guest of a newcomer, the others know them. */
async function lobby() {
  const me = await api.me();
  const [tables, own] = await Promise.all([api.lobby(), api.myMatches()]);
  return { me, tables, own };
}

function Trust() {
  const t = useOnlineWords();
  const reasons: readonly (readonly [SignName, string])[] = [
    ['account', t.trustAccount],
    ['dice', t.trustDice],
    ['languages', t.trustPhrases],
    ['bot', t.trustBot],
  ];
  return (
    <ul className="lobby-trust">
      {reasons.map(([sign, text]) => (
        <li key={sign}>
          <Sign name={sign} />
          {text}
        </li>
      ))}
    </ul>
  );
}

/** Tables to sit down at, to watch, and one's own. */
export function Lobby() {
  const t = useOnlineWords();
  const { loading } = useStrings();
  const heading = usePage(t.lobby);
  const { value, problem } = useAnswer(lobby, EVERY);
  const others = value?.tables.filter(({ yours }) => yours.length === 0) ?? [];
  return (
    <div className="lobby">
      <header className="lobby-band">
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {t.lobby}
          </h1>
          <p>{t.lobbyIntro}</p>
        </div>
        {value !== null && <NameForm key={value.me.id} name={value.me.name} />}
      </header>
      <Problem problem={problem} />
      {value === null ? (
        problem === null && <p role="status">{loading}</p>
      ) : (
        <>
          <Mine matches={value.own} />
          <OpenTables matches={others.filter(({ state }) => state === 'open')} />
          <Live matches={others.filter(({ state }) => state === 'running')} />
        </>
      )}
      <Trust />
    </div>
  );
}
