import './legend.css';
import { FACE_NAMES } from '@assemble/crisis-protocol';
import { useSeen } from '../context.ts';
import { D8 } from './D8.tsx';
import { trayWords } from './words.ts';

/** How many of the eight faces there are of each (CP-DICE-1). */
const SIDES = { critical: 1, wild: 1, hit: 2, block: 1, blank: 2, failure: 1 } as const;
const faces = Object.keys(SIDES) as readonly (keyof typeof SIDES)[];

/** The faces of a die: how they look, how many there are, and what they count for. */
export function Legend() {
  const { locale } = useSeen();
  const t = trayWords(locale);
  return (
    <ul className="cp-legend" aria-label={t.legend}>
      {faces.map((face) => (
        <li key={face}>
          <D8 face={face} />
          <span>
            <b>{FACE_NAMES[face][locale]}</b> <small>{t.sides(SIDES[face])}</small>
            <br />
            {t.meaning[face]}
          </span>
        </li>
      ))}
    </ul>
  );
}
