import { engines } from '../games/engines.ts';
import { type Advice, askBot, type HintReply, type HintRequest } from '../table/hint/ask-bot.ts';

async function advice({ replay, n }: HintRequest): Promise<readonly Advice[]> {
  const load = engines[replay.game];
  if (load === undefined) throw new Error(`no game is called ${replay.game}`);
  return askBot(await load(), replay, n);
}

/** Asks the clever bot what it would do. */
export function hint(request: HintRequest): void {
  advice(request).then(
    (found) => self.postMessage(found satisfies HintReply),
    (error: unknown) => {
      console.warn(error);
      self.postMessage(null satisfies HintReply);
    },
  );
}
