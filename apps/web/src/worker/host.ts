import { botsByName } from '@assemble/bots';
import { type Decided, type Game, RulesFault } from '@assemble/kernel';
import { engines } from '../games/engines.ts';
import { Host } from '../table/host.ts';
import type { FromWorker, SavedMatch, ToWorker } from '../table/messages.ts';
import { replayOf } from '../table/replay-of.ts';

const post = (message: FromWorker): void => self.postMessage(message);

let hosted: Host | null = null;
/** What was asked for, and the game to it: the file to take along when no host comes of it. */
let wanted: { readonly game: Game; readonly saved: SavedMatch } | null = null;
/** The decision that the rules failed on: the file of the match ends with it. */
let fault: Decided | undefined;

const failed = (error: unknown): void => {
  if (error instanceof RulesFault) fault = error.decided;
  const text = error instanceof Error ? error.message : String(error);
  post({ type: 'failed', why: 'fault', text: error instanceof RulesFault ? `${text} (rules)` : text });
};

/** Runs what may fail; whatever happens, the page hears of it. */
function attempt(action: () => void): void {
  try {
    action();
  } catch (error) {
    failed(error);
  }
}

async function open(saved: SavedMatch, pause: number): Promise<void> {
  const load = engines[saved.game];
  if (load === undefined) throw new Error(`no game is called ${saved.game}`);
  const game = await load();
  wanted = { game, saved };
  if (!Host.fits(game, saved)) {
    post({ type: 'failed', why: 'other-rules', text: '' });
    return;
  }
  hosted = new Host(game, saved, pause, {
    post,
    bots: botsByName,
    now: () => Date.now(),
    later: (action, wait) => {
      const timer = setTimeout(() => attempt(action), wait);
      return () => clearTimeout(timer);
    },
  });
}

/** Hosts a match of this device. */
export function host(data: ToWorker): void {
  if (data.type === 'open') {
    open(data.saved, data.pause).catch(failed);
    return;
  }
  attempt(() => {
    if (data.type === 'say') hosted?.say(data.message);
    else if (data.type === 'pause') hosted?.setPause(data.pause);
    else if (hosted !== null) post({ type: 'file', replay: hosted.file(fault) });
    else if (wanted !== null) post({ type: 'file', replay: replayOf(wanted.saved, wanted.game) });
  });
}
