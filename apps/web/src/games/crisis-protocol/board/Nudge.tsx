import { groundOf, pointOf, useSeen } from './context.ts';
import { nextAim, shifted, startOf, turnedAim } from './shift.ts';

const ARROWS = {
  ArrowLeft: '←',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowRight: '→',
} as const;

/** Moves what is being placed by a tenth of an inch, or turns the tool by a degree: for fingers. */
export function Nudge({ turn }: { readonly turn: number }) {
  const { placing, t } = useSeen();
  if (placing === null) return null;
  const ground = groundOf(placing);
  if (ground?.kind === 'aim') {
    const at = pointOf(placing.at) ?? startOf(placing);
    return (
      <fieldset className="cp-nudge">
        <legend className="hidden">{t.tools}</legend>
        <button
          type="button"
          onClick={() => placing.onPlace({ ...turnedAim(placing, at, -1) })}
          aria-label={t.turnAimLeft}
        >
          ↶
        </button>
        <button
          type="button"
          onClick={() => placing.onPlace({ ...turnedAim(placing, at, 1) })}
          aria-label={t.turnAimRight}
        >
          ↷
        </button>
        {ground.aims.length > 0 && (
          <button
            type="button"
            aria-label={t.nextAim}
            title={t.nextAim}
            onClick={() => placing.onPlace({ ...(nextAim(placing, 1) ?? at) })}
          >
            ⇥
          </button>
        )}
      </fieldset>
    );
  }
  const labels = {
    ArrowLeft: t.nudgeLeft,
    ArrowUp: t.nudgeUp,
    ArrowDown: t.nudgeDown,
    ArrowRight: t.nudgeRight,
  } as const;
  return (
    <fieldset className="cp-nudge">
      <legend className="hidden">{t.nudge}</legend>
      {(Object.keys(ARROWS) as (keyof typeof ARROWS)[]).map((key) => (
        <button
          key={key}
          type="button"
          aria-label={labels[key]}
          onClick={() => placing.onPlace({ ...(shifted(placing, key, true, turn) ?? startOf(placing)) })}
        >
          {ARROWS[key]}
        </button>
      ))}
    </fieldset>
  );
}
