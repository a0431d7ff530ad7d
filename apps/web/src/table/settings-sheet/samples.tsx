import { useReducedMotion, useSettings } from '../settings.ts';
import type { Speed } from '../stage/beats/reel.ts';
import { useTableWords } from '../words/index.ts';

/** How long the die of the sample rolls, in milliseconds; it does not where nothing is shown. */
const ROLLS: Readonly<Record<Speed, number>> = { cinematic: 2400, normal: 1500, quick: 700, off: 0 };

/** A die that rolls as fast as everything on the table; with reduced motion it lies still. */
export function MotionSample() {
  const { beats } = useSettings();
  const still = useReducedMotion() || ROLLS[beats] === 0;
  return (
    <div className="sample sample-motion" data-still={still ? '' : undefined} aria-hidden="true">
      <i style={still ? undefined : { animationDuration: `${ROLLS[beats]}ms` }} />
    </div>
  );
}

/** A sentence in the chosen size. */
export function TextSample() {
  const t = useTableWords();
  return <p className="sample sample-text">{t.sampleText}</p>;
}

/** A number without and with where it comes from. */
export function RefereeSample() {
  const t = useTableWords();
  const { referee } = useSettings();
  return (
    <p className="sample sample-referee">
      {referee ? t.sampleReferee : t.samplePlain} {referee && <code>MC-MOD-10</code>}
    </p>
  );
}
