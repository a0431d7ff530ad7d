import type { Event } from '@assemble/kernel';
import type { Cue } from '../../../table/sound/tones.ts';

const cues: Readonly<Record<string, Cue>> = {
  'priority-rolled': 'roll',
  rolled: 'roll',
  rerolled: 'roll',
  'die-changed': 'move',
  deployed: 'move',
  moved: 'move',
  'picked-up': 'move',
  'handed-over': 'move',
  dropped: 'move',
  'tactic-played': 'move',
  'activation-began': 'power',
  'power-gained': 'power',
  'attack-declared': 'shot',
  'series-declared': 'shot',
  damaged: 'hit',
  collided: 'crash',
  'terrain-thrown': 'crash',
  'terrain-destroyed': 'crash',
  dazed: 'down',
  'knocked-out': 'down',
  'control-taken': 'score',
  scored: 'score',
};

/** What an event sounds like. */
export const cue = ({ kind }: Event): Cue | null => cues[kind] ?? null;
