import { Segments } from '../shell/controls.tsx';
import { Icon } from '../table/Tool.tsx';
import { speeds } from './usePlaying.ts';
import { useReplayWords } from './words/index.ts';

interface ButtonProps {
  readonly name: string;
  readonly keys: string;
  readonly icon: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

function Button({ name, keys, icon, disabled, onClick }: ButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-keyshortcuts={keys}
      title={name}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon path={icon} />
    </button>
  );
}

const icons = {
  first: 'M6 5v14M19 5 9 12l10 7z',
  previous: 'M20 12H5M11 5l-7 7 7 7',
  play: 'M7 4v16l13-8z',
  pause: 'M8 5v14M16 5v14',
  next: 'M4 12h15M13 5l7 7-7 7',
  last: 'M18 5v14M5 5l10 7-10 7z',
} as const;

interface Props {
  readonly step: number;
  readonly steps: number;
  readonly playing: boolean;
  readonly onStep: (step: number) => void;
  readonly onPlay: (playing: boolean) => void;
}

/** First, previous, play, next, last. */
export function Transport({ step, steps, playing, onStep, onPlay }: Props) {
  const t = useReplayWords();
  const atStart = step === 0;
  const atEnd = step === steps;
  return (
    <div className="transport">
      <Button name={t.first} keys="Home" icon={icons.first} disabled={atStart} onClick={() => onStep(0)} />
      <Button
        name={t.previous}
        keys="ArrowLeft"
        icon={icons.previous}
        disabled={atStart}
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
        disabled={atEnd}
        onClick={() => onStep(step + 1)}
      />
      <Button name={t.last} keys="End" icon={icons.last} disabled={atEnd} onClick={() => onStep(steps)} />
    </div>
  );
}

interface SpeedProps {
  readonly speed: number;
  readonly onSpeed: (speed: number) => void;
}

const short = (times: number): string => (times === 0.5 ? '½×' : `${times}×`);

export function Speed({ speed, onSpeed }: SpeedProps) {
  const t = useReplayWords();
  return (
    <div className="replay-speed">
      <span aria-hidden="true">{t.speed}</span>
      <Segments
        label={t.speed}
        value={speed}
        options={speeds.map((one, i) => ({
          value: one,
          label: short(one),
          name: t.speedOf(String(one)),
          keys: String(i + 1),
        }))}
        onChange={onSpeed}
      />
    </div>
  );
}
