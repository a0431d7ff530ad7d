import type { Event } from '@assemble/kernel';

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
