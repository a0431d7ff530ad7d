import { engines } from '../games/engines.ts';
import type { ReviewReply, ReviewRequest } from '../replay/review/messages.ts';
import { reviewing } from '../replay/review/reviewing.ts';

const post = (reply: ReviewReply): void => self.postMessage(reply);

async function run(request: ReviewRequest): Promise<void> {
  const load = engines[request.replay.game];
  if (load === undefined) throw new Error(`no game is called ${request.replay.game}`);
  for (const reply of reviewing(await load(), request)) post(reply);
}

/** Judges the decisions of a match that was played; whoever has enough of it ends the worker. */
export function review(request: ReviewRequest): void {
  run(request).catch((error: unknown) =>
    post({ type: 'failed', text: error instanceof Error ? error.message : String(error) }),
  );
}
