import { FACE_NAMES } from '@assemble/crisis-protocol';
import type { CSSProperties } from 'react';
import { useSeen } from '../context.ts';
import { D8 } from './D8.tsx';
import type { TrayDie, TrayRoll } from './rolls.ts';
import { trayWords } from './words.ts';

interface Props {
  readonly die: TrayDie;
  readonly roll: TrayRoll;
  /** Its place among those that are thrown with it; null for one that lies there already. */
  readonly thrown: number | null;
}

/** A die of the tray: its face with its name, what it showed before, and the numbers of what changed it. */
export function DieThing({ die, roll, thrown }: Props) {
  const { view, locale, lit, chosen, picksDice, onTap, abilityName } = useSeen();
  const t = trayWords(locale);
  const nameOf = (face: TrayDie['face']): string => FACE_NAMES[face][locale];
  const causes = roll.causes.filter(({ n }) => die.by.includes(n));
  const old = die.was.at(-1);
  const story = [
    t.die(die.id + 1, nameOf(die.face)),
    ...(old === undefined ? [] : [t.before(nameOf(old))]),
    ...causes.map(({ how, by }) => t.causedBy(how === 'critical' ? t.criticals : abilityName(by))),
  ].join(', ');
  // Numbers of entities are those of the dice of the roll that the rules speak of.
  const isCurrent = view.rolls.at(-1)?.dice.length === roll.dice.length;
  const isLit = picksDice && isCurrent && lit.has(die.id);
  const drawing = (
    <>
      {old !== undefined && (
        <span className="cp-die-was" aria-hidden="true">
          <D8 face={old} />
        </span>
      )}
      <D8 face={die.face} />
      {die.by.length > 0 && (
        <i className="cp-cause-number" aria-hidden="true">
          {die.by.at(-1)}
        </i>
      )}
      <small className="cp-die-name" aria-hidden="true">
        {nameOf(die.face)}
      </small>
    </>
  );
  const marks = {
    className: 'cp-tray-die',
    'data-face': die.face,
    'data-thrown': thrown === null ? undefined : old === undefined ? 'first' : 'again',
    style: { '--nth': thrown ?? 0 } as CSSProperties,
    title: story,
  };
  return isLit ? (
    <button
      type="button"
      {...marks}
      data-die={die.id}
      data-lit=""
      aria-label={story}
      aria-pressed={chosen.has(die.id)}
      onClick={() => onTap(die.id)}
    >
      {drawing}
    </button>
  ) : (
    <span {...marks} role="img" aria-label={story}>
      {drawing}
    </span>
  );
}
