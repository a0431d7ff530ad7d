import { useDeckWords } from './words.ts';

interface Props {
  readonly name: string;
  readonly copies: number;
  readonly onChange: (copies: number) => void;
}

/** How many copies of a card; the rules say what is too many. */
export function Stepper({ name, copies, onChange }: Props) {
  const t = useDeckWords();
  return (
    <span className="mc-stepper">
      <button
        type="button"
        className="button button-quiet"
        aria-label={t.less(name)}
        disabled={copies === 0}
        onClick={() => onChange(copies - 1)}
      >
        −
      </button>
      <b>{copies}</b>
      <button
        type="button"
        className="button button-quiet"
        aria-label={t.more(name)}
        onClick={() => onChange(copies + 1)}
      >
        +
      </button>
    </span>
  );
}
