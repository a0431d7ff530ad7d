import type { Game, Replay } from '@assemble/kernel';
import { courses } from '../games/courses.ts';
import { engines } from '../games/engines.ts';
import { vocabularies } from '../games/vocabularies.ts';
import type { FromWorker, ToWorker } from '../replay/messages.ts';
import { OpenReplay, onlyLog } from '../replay/opened.ts';
import { replayOf } from '../table/replay-of.ts';

const post = (message: FromWorker): void => self.postMessage(message);

const failed = (error: unknown): void =>
  post({ type: 'failed', text: error instanceof Error ? error.message : String(error) });

let open: OpenReplay | null = null;

function engine(id: string): Promise<Game> {
  const load = engines[id];
  if (load === undefined) throw new Error(`no game is called ${id}`);
  return load();
}

function show(game: Game, played: Replay, own: boolean): void {
  const log = onlyLog(game, played);
  if (log !== null) {
    post(log);
    return;
  }
  open = new OpenReplay(game, played, own);
  post(open.opened);
}

async function hear(message: ToWorker): Promise<void> {
  switch (message.type) {
    case 'open':
      show(await engine(message.replay.game), message.replay, false);
      return;
    case 'open-saved': {
      const game = await engine(message.saved.game);
      show(game, replayOf(message.saved, game), true);
      return;
    }
    case 'log':
      if (open !== null) post(open.log(message.eyes));
      return;
    case 'look':
      if (open !== null) post(open.look(message.step, message.eyes));
      return;
    case 'course': {
      const courseOf = courses[open?.opened.replay.game ?? ''];
      if (open !== null && courseOf !== undefined) post(open.course(courseOf));
      return;
    }
    case 'write': {
      const words = await vocabularies[open?.opened.replay.game ?? '']?.();
      if (open !== null && words !== undefined) post(open.write(words, message.step));
      return;
    }
    case 'verify':
      if (open !== null) post(open.verify(message.seen));
  }
}

/** Plays a match again and shows any moment of it. */
export function replay(message: ToWorker): void {
  hear(message).catch(failed);
}
