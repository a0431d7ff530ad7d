import type { Event } from '@assemble/kernel';
import type { Cue } from '../../../table/sound/tones.ts';

const cues: Readonly<Record<string, Cue>> = {
  rolled: 'roll',
  bought: 'move',
  fielded: 'move',
  'action-used': 'move',
  'global-used': 'move',
  attacked: 'move',
  blocked: 'move',
  moved: 'move',
  captured: 'move',
  damaged: 'hit',
  'player-damaged': 'hit',
  'knocked-out': 'hit',
};

export const cue = ({ kind }: Event): Cue | null => cues[kind] ?? null;
