import {
  Abilities,
  type Answer,
  ask,
  callAgain,
  DONE,
  defineGame,
  everyone,
  type Game,
  NEXT,
  procedure,
  type Run,
  YES,
} from '@assemble/kernel';
import { describe, expect, test } from 'vitest';
import { advise, consult, levelBot } from '../src/index.ts';

interface Table {
  sown: number;
  points: number;
  rounds: number;
}

/** A game of rounds: what is sown costs a point at once and brings three when the round is over; to burn costs five. */
function rounds(ids: readonly string[], habit: (table: Table) => Answer): Game<Table> {
  const options = ids.map((id) => ({ id, say: { key: id, args: {} } }));
  return defineGame<Table, unknown>({
    game: 'rounds',
    version: '1',
    content: '',
    acceptSetup: () => YES,
    seats: () => 1,
    table: () => ({ sown: 0, points: 0, rounds: 0 }),
    start: 'match',
    procedures: {
      match: procedure<Run<Table>, string, Record<string, never>>('match', [
        { name: 'rounds', rules: ['G-1'], run: () => callAgain('round') },
      ]),
      round: procedure<Run<Table>, string, Record<string, never>>('round', [
        {
          name: 'act',
          rules: ['G-2'],
          run: () =>
            ask({ seat: 0, ask: { key: 'act', args: {} }, rules: ['G-2'], shape: 'options', options }),
          take: ({ table }, _d, answer) => {
            if (answer === 'end') return NEXT;
            if (answer === 'sow') {
              table.sown++;
              table.points--;
            }
            if (answer === 'burn') table.points -= 5;
            return { do: 'again' };
          },
        },
        {
          name: 'reap',
          rules: ['G-3'],
          run: ({ table }) => {
            table.points += 3 * table.sown;
            table.sown = 0;
            table.rounds++;
            return DONE;
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
    cloneTable: (table) => ({ ...table }),
    view: (match) => match.table.points,
    projections: { said: everyone },
    knowledge: () => [],
    guessHidden: () => undefined,
    appraise: ({ table }) => table.points + 100 * table.rounds,
    habit: ({ table }) => habit(table),
  });
}

function answerOf(game: Game<Table>): Answer {
  const match = game.create(null, 'seed');
  const [decision] = match.pending;
  if (decision === undefined) throw new Error('nobody is asked');
  return consult(levelBot('normal', 'a'), game, match, decision, 'guess');
}

describe('a bot that thinks ahead', () => {
  test('judges what it does when the round is over', () => {
    expect(answerOf(rounds(['wait', 'burn', 'sow', 'end'], () => 'end'))).toBe('sow');
  });

  test('is not kept from a good answer by a bad habit', () => {
    const habit = ({ points }: Table): Answer => (points > -15 ? 'burn' : 'end');
    expect(answerOf(rounds(['wait', 'burn', 'sow', 'end'], habit))).toBe('sow');
  });

  test('among equals does what it is used to', () => {
    const ids = ['wait', 'idle', 'rest', 'end'];
    expect(answerOf(rounds(ids, () => 'end'))).toBe('end');
    let times = 0;
    expect(answerOf(rounds(ids, () => (times++ === 0 ? 'rest' : 'end')))).toBe('rest');
  });

  test('plays nothing out where there is one answer only', () => {
    const thinking = (): never => {
      throw new Error('it thought about it');
    };
    expect(answerOf(rounds(['end'], thinking))).toBe('end');
  });

  test('says which habit breaks the rules', () => {
    expect(() => answerOf(rounds(['sow', 'end'], () => 'fly'))).toThrow(
      'a habit against the rules: act "fly"',
    );
  });
});

test('what comes to nothing is not tried: the same is asked again, and nothing has changed', () => {
  const game = rounds(['wait', 'sow', 'end'], () => 'end');
  const match = game.create(null, 'seed');
  const [decision] = match.pending;
  if (decision === undefined) throw new Error('nobody is asked');
  expect(advise(game, match, decision, 'seed').map(({ answer }) => answer)).toEqual(['sow', 'end']);
});
