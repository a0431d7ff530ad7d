import { Toggle } from '../shell/controls.tsx';
import { Happened } from './Happened.tsx';
import type { Position } from './messages.ts';
import { useReplayWords } from './words/index.ts';

interface Props {
  readonly position: Position;
  readonly steps: number;
  readonly hides: boolean;
  readonly onHides: (hides: boolean) => void;
  /** What has to be known of the recording; empty where there is nothing. */
  readonly remark: string;
}

/** The step in a sentence, and whether what comes after it is told. */
export function StepCard({ position, steps, hides, onHides, remark }: Props) {
  const t = useReplayWords();
  return (
    <section className="step-card" aria-label={t.stepCard}>
      <p className="step-card-step">{t.stepOf(position.step, steps)}</p>
      <Happened position={position} />
      {remark !== '' && <p className="step-card-remark">{remark}</p>}
      <Toggle label={t.hide} checked={hides} onChange={onHides} />
    </section>
  );
}
