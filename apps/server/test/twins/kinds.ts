// Every kind of message there is: a new one does not compile until it stands here, and is not proven until it was compared.
import type { FromHost, ToHost } from '@assemble/protocol';

export const newSaid = (): Record<ToHost['type'], number> => ({
  decide: 0,
  undo: 0,
  redo: 0,
  consent: 0,
  concede: 0,
  claim: 0,
  return: 0,
  probe: 0,
  region: 0,
  snapshot: 0,
  room: 0,
  look: 0,
  chat: 0,
  phrase: 0,
  rematch: 0,
});

export const newHeard = (): Record<FromHost['type'], number> => ({
  update: 0,
  past: 0,
  refused: 0,
  probed: 0,
  region: 0,
  room: 0,
  chat: 0,
});
