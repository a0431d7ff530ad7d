import { botsByName } from '@assemble/bots';
import { puzzlers } from '../games/puzzlers.ts';
import { vocabularies } from '../games/vocabularies.ts';
import type { FromPuzzle, OpenPuzzle, ToPuzzle } from '../puzzles/messages.ts';
import { PuzzleHost } from '../puzzles/puzzle-host.ts';

const post = (message: FromPuzzle): void => self.postMessage(message);

const failed = (error: unknown): void => {
  console.warn(error);
  post({ type: 'failed', text: error instanceof Error ? error.message : String(error) });
};

let hosted: PuzzleHost<unknown> | null = null;

/** How far the other side of a puzzle that somebody made looks ahead: nobody has proven it, and nobody shall wait. */
const AHEAD = 2_000;

async function open(wanted: OpenPuzzle): Promise<void> {
  const out = { post, bots: botsByName, now: () => Date.now() };
  if (wanted.made !== undefined) {
    const words = await vocabularies[wanted.game]?.();
    if (words === undefined) throw new Error(`no positions of ${wanted.game} can be played`);
    const { given, edition, goal, until } = wanted.made;
    const task = {
      id: '',
      given,
      goal,
      until,
      chance: 'fixed',
      ...(edition === null ? {} : { edition }),
    } as const;
    hosted = new PuzzleHost(words, task, [], wanted, out, AHEAD);
    return;
  }
  const puzzler = await puzzlers[wanted.game]?.();
  const puzzle = puzzler?.collection.puzzles.find(({ id }) => id === wanted.puzzle);
  if (puzzler === undefined || puzzle === undefined) throw new Error(`no puzzle is called ${wanted.puzzle}`);
  const ways = puzzler.collection.proven[puzzle.id]?.ways ?? [];
  hosted = new PuzzleHost(puzzler.words, puzzle, ways, wanted, out);
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
