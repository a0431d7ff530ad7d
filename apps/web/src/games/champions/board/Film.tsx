import type { Event } from '@assemble/kernel';
import { Said } from '../../../table/Said.tsx';
import { useSeen } from './context.ts';

/** What is told of a villain phase: the rest is in the log. */
const TOLD: ReadonlySet<string> = new Set([
  'threat-placed',
  'threat-removed',
  'enemy-attacks',
  'enemy-schemes',
  'boosted',
  'defends',
  'damaged',
  'prevented',
  'defeated',
  'dealt',
  'revealed',
  'surged',
  'cancelled',
  'entered-play',
  'status-gained',
  'status-lost',
  'scheme-advanced',
  'villain-advanced',
  'eliminated',
  'first-player',
]);

interface Frame {
  readonly step: number;
  readonly lines: readonly Event[];
}

/** The last villain phase, step by step; nothing before the first one. */
export function framesOf(events: readonly Event[]): readonly Frame[] {
  const start = events.reduce(
    (last, { kind, args }, at) => (kind === 'phase-began' && args['phase'] === 'villain' ? at : last),
    -1,
  );
  if (start < 0) return [];
  const frames: { step: number; lines: Event[] }[] = [];
  for (const event of events.slice(start + 1)) {
    if (event.kind === 'round-began') break;
    if (event.kind === 'villain-step') frames.push({ step: Number(event.args['step']), lines: [] });
    else if (TOLD.has(event.kind)) frames.at(-1)?.lines.push(event);
  }
  return frames;
}

/** The villain phase as a strip: one picture for each step, with what happened in it. */
export function Film({ open }: { readonly open: boolean }) {
  const { events, view, t } = useSeen();
  const frames = framesOf(events);
  if (frames.length === 0) return null;
  return (
    <details className="mc-film" open={open}>
      <summary>{t.film}</summary>
      <ol>
        {frames.map(({ step, lines }) => (
          <li key={step} className="mc-frame" aria-current={view.villainStep === step ? 'step' : undefined}>
            <b>{t.filmStep(step)}</b>
            <ul>
              {lines.length === 0 && <li>{t.filmNothing}</li>}
              {lines.map((event, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: what happened stays where it is.
                <li key={at}>
                  <Said message={{ key: event.kind, args: event.args }} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </details>
  );
}
