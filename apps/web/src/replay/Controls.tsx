import { useReplayWords } from './words/index.ts';

interface ButtonProps {
  readonly name: string;
  readonly keys: string;
  readonly icon: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

function Button({ name, keys, icon, disabled, onClick }: ButtonProps) {
  return (
    <button
      type="button"
      className="tool"
      aria-label={name}
      aria-keyshortcuts={keys}
      title={name}
      disabled={disabled}
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={icon} />
      </svg>
    </button>
  );
}

const icons = {
  first: 'M6 5v14M19 5 9 12l10 7z',
  previous: 'M16 5 6 12l10 7z',
  play: 'M7 4v16l13-8z',
  pause: 'M8 5v14M16 5v14',
  next: 'm8 5 10 7-10 7z',
  last: 'M18 5v14M5 5l10 7-10 7z',
} as const;

interface Props {
  readonly step: number;
  readonly steps: number;
  readonly playing: boolean;
  readonly onStep: (step: number) => void;
  readonly onPlay: (playing: boolean) => void;
  /** The steps at which turns begin. */
  readonly marks: readonly number[];
}

/** First, previous, play, next, last, and a slider with the turns marked on it. */
export function Controls({ step, steps, playing, onStep, onPlay, marks }: Props) {
  const t = useReplayWords();
  const words = step === 0 ? t.start : t.afterOf(step, steps);
  return (
    <section className="replay-controls" aria-label={t.steps}>
      <div className="replay-buttons">
        <Button
          name={t.first}
          keys="Home"
          icon={icons.first}
          disabled={step === 0}
          onClick={() => onStep(0)}
        />
        <Button
          name={t.previous}
          keys="ArrowLeft"
          icon={icons.previous}
          disabled={step === 0}
          onClick={() => onStep(step - 1)}
        />
        <Button
          name={playing ? t.pause : t.play}
          keys="Space"
          icon={playing ? icons.pause : icons.play}
          disabled={steps === 0}
          onClick={() => onPlay(!playing)}
        />
        <Button
          name={t.next}
          keys="ArrowRight"
          icon={icons.next}
          disabled={step === steps}
          onClick={() => onStep(step + 1)}
        />
        <Button
          name={t.last}
          keys="End"
          icon={icons.last}
          disabled={step === steps}
          onClick={() => onStep(steps)}
        />
      </div>
      <div className="replay-slider">
        <input
          type="range"
          min={0}
          max={steps}
          value={step}
          aria-label={t.steps}
          aria-valuetext={words}
          onChange={(event) => onStep(Number(event.target.value))}
        />
        <div className="replay-marks" aria-hidden="true">
          {steps > 0 && marks.map((mark) => <span key={mark} style={{ left: `${(100 * mark) / steps}%` }} />)}
        </div>
      </div>
      <output className="replay-count" aria-hidden="true">
        {step} / {steps}
      </output>
    </section>
  );
}
