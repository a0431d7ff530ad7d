import type { Replay } from '@assemble/kernel';
import { engines } from '../../games/engines.ts';
import { type Advice, askBot } from './ask-bot.ts';

export interface HintRequest {
  readonly replay: Replay;
  readonly n: number;
}

/** Null where the bot could not be asked. */
export type HintReply = readonly Advice[] | null;

async function advice({ replay, n }: HintRequest): Promise<readonly Advice[]> {
  const load = engines[replay.game];
  if (load === undefined) throw new Error(`no game is called ${replay.game}`);
  return askBot(await load(), replay, n);
}

self.addEventListener('message', ({ data }: MessageEvent<HintRequest>) => {
  advice(data).then(
    (found) => self.postMessage(found satisfies HintReply),
    (error: unknown) => {
      console.warn(error);
      self.postMessage(null satisfies HintReply);
    },
  );
});
