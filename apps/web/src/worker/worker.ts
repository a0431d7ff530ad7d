import { hint } from './hint.ts';
import { host } from './host.ts';
import { lesson } from './lesson.ts';
import { position } from './position.ts';
import { puzzle } from './puzzle.ts';
import { replay } from './replay.ts';
import { review } from './review.ts';
import { scene } from './scene.ts';
import type { Role } from './start.ts';

/** Who hears what the page says, by role; each knows the messages that its own client sends. */
const roles: Readonly<Record<Role, (message: never) => void>> = {
  hint,
  host,
  lesson,
  position,
  puzzle,
  replay,
  review,
  scene,
};

const hear = roles[self.name as Role];
self.addEventListener('message', ({ data }: MessageEvent<unknown>) => hear(data as never));
