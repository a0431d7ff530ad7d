import { botsByName } from '@assemble/bots';
import { puzzlers } from '../games/puzzlers.ts';
import type { FromPuzzle, OpenPuzzle, ToPuzzle } from '../puzzles/messages.ts';
import { PuzzleHost } from '../puzzles/puzzle-host.ts';

const post = (message: FromPuzzle): void => self.postMessage(message);

const failed = (error: unknown): void => {
  console.warn(error);
  post({ type: 'failed', text: error instanceof Error ? error.message : String(error) });
};

let hosted: PuzzleHost<unknown> | null = null;

async function open(wanted: OpenPuzzle): Promise<void> {
  const puzzler = await puzzlers[wanted.game]?.();
  const puzzle = puzzler?.collection.puzzles.find(({ id }) => id === wanted.puzzle);
  if (puzzler === undefined || puzzle === undefined) throw new Error(`no puzzle is called ${wanted.puzzle}`);
  const ways = puzzler.collection.proven[puzzle.id]?.ways ?? [];
  hosted = new PuzzleHost(puzzler.words, puzzle, ways, wanted, {
    post,
    bots: botsByName,
    now: () => Date.now(),
  });
}

/** Hosts a puzzle. */
export function puzzle(data: ToPuzzle): void {
  if (data.type === 'open') {
    open(data.open).catch(failed);
    return;
  }
  try {
    if (data.type === 'say') hosted?.say(data.message);
    else if (data.act === 'again') hosted?.again();
    else hosted?.show();
  } catch (error) {
    failed(error);
  }
}
