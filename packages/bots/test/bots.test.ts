import {
  Abilities,
  ask,
  type Decision,
  defineGame,
  everyone,
  type Game,
  NEXT,
  procedure,
  type Run,
  YES,
} from '@assemble/kernel';
import { describe, expect, test } from 'vitest';
import { type Bot, consult, randomBot } from '../src/index.ts';

interface Table {
  hidden: number;
  said: number[];
}

/** Seat 0 names numbers; the table keeps one that it does not know. */
const guessing: Game<Table> = defineGame<Table, unknown>({
  game: 'guessing',
  version: '1',
  content: '',
  acceptSetup: () => YES,
  seats: () => 1,
  table: () => ({ hidden: 42, said: [] }),
  start: 'main',
  procedures: {
    main: procedure<Run<Table>, string, Record<string, never>>('main', [
      {
        name: 'name a number',
        rules: ['G-1'],
        run: () =>
          ask({
            seat: 0,
            ask: { key: 'number', args: {} },
            rules: ['G-1'],
            shape: 'number',
            min: 0,
            max: 99,
          }),
        take: (c, _d, answer) => {
          c.table.said.push(answer as number);
          return c.table.said.length < 20 ? { do: 'again' } : NEXT;
        },
      },
      {
        name: 'the end',
        rules: ['G-2'],
        run: (c) => {
          c.match.outcome = { winners: [0], rule: 'G-2', reason: 'said enough' };
          return NEXT;
        },
      },
    ]),
  },
  nodes: {},
  abilities: new Abilities(),
  changes: {},
  stages: [],
  listeners: () => [],
  enqueue: () => undefined,
  order: () => [0],
  windowAsk: () => ({ ask: { key: 'window', args: {} }, rules: ['G-1'] }),
  testers: {},
  cloneTable: (table) => ({ hidden: table.hidden, said: table.said.slice() }),
  view: (match) => match.table.said,
  projections: { said: everyone },
  knowledge: () => [],
  appraise: () => 0,
  guessHidden: (match) => {
    match.table.hidden = -1;
  },
});

function play(bot: Bot): number[] {
  const match = guessing.create({}, 'seed');
  for (let n = 0; match.outcome === null; n++) {
    const [decision] = guessing.pending(match) as [Decision];
    const answer = consult(bot, guessing, match, decision, `guess ${n}`);
    expect(guessing.apply(match, decision.seat, decision.n, answer).yes).toBe(true);
  }
  return match.table.said;
}

describe('a random bot', () => {
  test('plays a match to its end with legal answers', () => {
    expect(play(randomBot('a'))).toHaveLength(20);
  });

  test('plays the same again from the same seed, and something else from another', () => {
    expect(play(randomBot('a'))).toEqual(play(randomBot('a')));
    expect(play(randomBot('a'))).not.toEqual(play(randomBot('b')));
  });
});

describe('consulting a bot', () => {
  test('hands it a guess, never what is hidden, and the match stays untouched', () => {
    const seen: number[] = [];
    const cheat: Bot = {
      name: 'cheat',
      decide: (_game, match) => {
        const table = match.table as Table;
        seen.push(table.hidden);
        table.said.push(-1);
        return table.hidden;
      },
    };
    const match = guessing.create({}, 'seed');
    const before = guessing.digest(match);
    const [decision] = guessing.pending(match) as [Decision];
    const answer = consult(cheat, guessing, match, decision, 'guess');
    expect(seen).toEqual([-1]);
    expect(answer).toBe(-1);
    expect(guessing.digest(match)).toBe(before);
    expect(guessing.apply(match, 0, decision.n, answer).yes).toBe(false);
  });
});
