import { type Die, FACE_NAMES, type View } from '@assemble/crisis-protocol';
import { useSeen } from './context.ts';

type Side = Die['side'];

/** Our own sign for each face: a shape, so that colour is never all. */
const FACES: Readonly<Record<Die['face'], string>> = {
  critical: 'M0-7L2-2 7-1.6 3 1.8 4.4 7 0 4-4.4 7-3 1.8-7-1.6-2-2Z',
  wild: 'M-6 5L-6-4 0 1 6-4 6 5Z',
  hit: 'M-6 6L4-4M0-6L6-6 6 0M-6 6',
  block: 'M-6-6H6V0Q6 5 0 7-6 5-6 0Z',
  blank: 'M-3 0H3',
  failure: 'M-5-5L5 5M5-5L-5 5',
};

const STEPS = 14;
type Step = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14;
const isStep = (step: number): step is Step => step >= 1 && step <= STEPS;

/** The dice of the roll that is being made: both pools, each die with its story. */
export function Tray() {
  const { view, t, nameOf } = useSeen();
  const roll = view.rolls.at(-1);
  if (roll === undefined) return null;
  const titles: Readonly<Record<Side, (name: string) => string>> = {
    attack: t.attackDice,
    defense: t.defenseDice,
    dodge: t.dodgeDice,
    plain: t.plainDice,
  };
  const step = roll.kind === 'attack' ? (view.attack?.step ?? 0) : 0;
  const sides: readonly Side[] =
    roll.kind === 'attack' ? ['attack', 'defense'] : [roll.kind === 'dodge' ? 'dodge' : 'plain'];
  return (
    <section className="cp-tray" aria-label={t.dice}>
      {isStep(step) && <p className="cp-step">{t.attackStep(step, STEPS, t[`step${step}`])}</p>}
      {sides.map((side) => {
        const who = side === 'attack' ? roll.attacker : roll.target;
        const pool = side === 'attack' ? roll.pools.attack : roll.pools.defense;
        const dice = roll.dice.filter((die) => die.side === side);
        return (
          <div key={side} className="cp-pool" data-seat={view.characters[who]?.controller}>
            <h4>
              {titles[side](nameOf(who))}
              {pool !== null && <small> {t.pool(dice.length === 0 ? pool.value : dice.length)}</small>}
            </h4>
            <ul>
              {dice.map((die) => (
                <li key={die.id}>
                  <DieFace die={die} roll={roll} />
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}

function DieFace({ die, roll }: { readonly die: Die; readonly roll: View['rolls'][number] }) {
  const { t, locale, lit, chosen, picksDice, onTap, abilityName } = useSeen();
  const isLit = picksDice && lit.has(die.id) && roll.dice[die.id] === die;
  const isChosen = picksDice && chosen.has(die.id);
  const face = FACE_NAMES[die.face][locale];
  const story = [
    t.die(die.id + 1, face),
    ...(die.from === 'critical' ? [t.extraDie] : []),
    ...(die.rerolledBy.length > 0 ? [t.rerolledBy(die.rerolledBy.map(abilityName).join(', '))] : []),
    ...(die.changedBy.length > 0 ? [t.changedBy(die.changedBy.map(abilityName).join(', '))] : []),
  ].join(', ');
  const drawing = (
    <svg viewBox="-12 -12 24 24" aria-hidden="true">
      <rect x="-11" y="-11" width="22" height="22" rx="4" />
      <path d={FACES[die.face]} />
    </svg>
  );
  const marks = {
    className: 'cp-die',
    'data-face': die.face,
    'data-extra': die.from === 'critical' || undefined,
    title: story,
  };
  return isLit ? (
    <button
      type="button"
      {...marks}
      data-die={die.id}
      aria-label={story}
      aria-pressed={isChosen}
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
