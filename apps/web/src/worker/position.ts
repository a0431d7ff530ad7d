import { botsByName } from '@assemble/bots';
import { randomness } from '@assemble/kernel';
import type { ToPosition } from '../editor/messages.ts';
import { vocabularies } from '../games/vocabularies.ts';
import { Host } from '../table/host.ts';
import type { FromWorker } from '../table/messages.ts';
import { rulesOf } from '../table/rules-of.ts';

const post = (message: FromWorker): void => self.postMessage(message);

const failed = (error: unknown): void => {
  console.warn(error);
  post({ type: 'failed', why: 'fault', text: error instanceof Error ? error.message : String(error) });
};

let hosted: Host | null = null;

async function open({
  open: { game: id, given, edition, sitters, seed },
  pause,
}: Extract<ToPosition, { type: 'open' }>) {
  const words = await vocabularies[id]?.();
  if (words === undefined) throw new Error(`no positions of ${id} can be played`);
  const { game, match, opening = [] } = words.prepare(given, [], edition);
  // What lies there was laid out by the position; from here on it is anybody's luck.
  match.random = randomness(seed);
  const saved = {
    ...{ id: '', game: id, title: '', setup: match.setup, seed, sitters, decisions: [], at: Date.now() },
    ...{ conceded: null, practice: true, over: false, rules: rulesOf(game) },
  };
  hosted = new Host(
    game,
    saved,
    pause,
    {
      post,
      bots: botsByName,
      now: () => Date.now(),
      later: (action, wait) => {
        const timer = setTimeout(() => attempt(action), wait);
        return () => clearTimeout(timer);
      },
    },
    { match, opening },
  );
}

function attempt(action: () => void): void {
  try {
    action();
  } catch (error) {
    failed(error);
  }
}

/** Hosts the table of a position. */
export function position(data: ToPosition): void {
  if (data.type === 'open') {
    open(data).catch(failed);
    return;
  }
  attempt(() => {
    if (data.type === 'say') hosted?.say(data.message);
    else hosted?.setPause(data.pause);
  });
}
