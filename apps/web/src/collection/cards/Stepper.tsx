import './stepper.css';

interface Props {
  readonly count: number;
  /** How many are meant to be the most: one pip for each. */
  readonly most: number;
  /** What the buttons are called. */
  readonly fewer: string;
  readonly more: string;
  readonly onChange: (count: number) => void;
}

/**
 * One more or one fewer, with a pip for each. Nothing is blocked but what makes no sense: the rules tell what is too
 * much. Both buttons stay in place, so that the focus does too.
 */
export function Stepper({ count, most, fewer, more, onChange }: Props) {
  const pips = Array.from({ length: Math.max(most, count) }, (_, at) => at);
  return (
    <span className="stepper" data-full={count >= most || undefined} data-over={count > most || undefined}>
      <button
        type="button"
        aria-label={fewer}
        aria-disabled={count === 0}
        onClick={() => count > 0 && onChange(count - 1)}
      >
        −
      </button>
      <span className="stepper-pips">
        <span className="hidden">{`${count}/${most}`}</span>
        {pips.length > 6 ? (
          <b aria-hidden="true">{`${count}/${most}`}</b>
        ) : (
          pips.map((at) => (
            <i key={at} data-on={at < count || undefined} data-over={at >= most || undefined} />
          ))
        )}
      </span>
      <button type="button" aria-label={more} onClick={() => onChange(count + 1)}>
        +
      </button>
    </span>
  );
}
