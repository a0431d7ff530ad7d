import { Sign } from '../../emblems/Sign.tsx';
import type { SignName } from '../../emblems/signs.ts';
import { games } from '../../games/index.ts';
import { usePlayWords } from '../../play/words.ts';
import { useStrings } from '../../strings/index.ts';
import { usePage } from '../page.ts';
import { hrefTo } from '../router.ts';
import { OpenMatches } from './OpenMatches.tsx';
import { Poster } from './Poster.tsx';
import { useHomeWords } from './words.ts';

/** What one may rely on, in a line. */
function Trust() {
  const t = useHomeWords();
  const { openFile } = usePlayWords();
  const reasons: readonly (readonly [SignName, string])[] = [
    ['fair', t.trustRules],
    ['dice', t.trustDice],
    ['bot', t.trustPeople],
    ['account', t.trustAccount],
    ['offline', t.trustOffline],
    ['languages', t.trustLanguages],
  ];
  return (
    <ul className="trust">
      {reasons.map(([sign, text]) => (
        <li key={sign}>
          <Sign name={sign} />
          {text}
        </li>
      ))}
      <li>
        <a href={hrefTo(['replay'])}>{openFile}</a>
      </li>
      <li className="trust-notice">{t.unofficial}</li>
    </ul>
  );
}

/** The three games side by side, above them what waits for the person. */
export function Home() {
  const t = useHomeWords();
  const heading = usePage(useStrings().appName);
  return (
    <div className="home">
      <h1 ref={heading} tabIndex={-1} className="home-title">
        {t.title}
      </h1>
      <OpenMatches />
      <h2 className="hidden">{t.games}</h2>
      <ul className="posters">
        {games.map((game) => (
          <Poster key={game.id} game={game} />
        ))}
      </ul>
      <Trust />
    </div>
  );
}
