import { type Json, type Match, stream, type Words } from '@assemble/kernel';
import { position, runFile } from '@assemble/scenario';
import { describe, expect, test } from 'vitest';
import { CARDS, type SetId, scenarioWords, type Table } from '../../src/index.ts';
import { create, game, setupOf } from '../game.ts';

const words = scenarioWords(CARDS);
const players = ['Ann', 'Ben', 'Cay', 'Dan'];
const written = (match: Match<Table>) => words.write?.(match, players) ?? { unsaid: 'things' };
const laid = (given: Words): Match<Table> => position(words, given).match;

/** What lies where, as somebody sees it who reads the cards: nothing of how the table is stored. */
function seen(match: Match<Table>): Json {
  const { table } = match;
  const title = (id: number): string => table.prints[id]?.card ?? 'none';
  const titles = (ids: readonly number[]): string[] => ids.map(title);
  return {
    turn: [table.round, table.phase, table.active, table.first, table.acceleration],
    asked: match.pending.map(({ seat, ask }) => `${seat} ${ask.key}`),
    options: match.pending.map((asked) => (asked.shape === 'options' ? asked.options.length : 0)),
    play: table.play
      .map((one) =>
        [
          ...[title(one.id), one.face, one.controller, one.engaged, title(one.host), one.exhausted],
          ...[one.damage, one.threat, one.counters, one.stunned, one.confused, one.tough],
          titles(one.under).join(),
        ].join(' '),
      )
      .sort(),
    piles: [
      titles(table.deck),
      titles(table.discard),
      ...table.players.map((one) => [
        ...[
          titles(one.deck),
          titles(one.hand),
          titles(one.discard.filter((id) => id !== one.identity)),
          titles(one.dealt),
        ],
        one.flipped,
      ]),
    ],
    lasting: table.lasting.map(({ at, until }) => `${at} ${until}`).sort(),
  } as unknown as Json;
}

describe('a position is written down', () => {
  test('in the words in which somebody would write it', () => {
    const given: Words = {
      players: ['Ann', 'Ben'],
      round: 3,
      first: 'Ben',
      turn: 'Ann',
      villain: { card: 'Klaw', stage: 2, damage: 4, tough: true },
      scheme: { threat: 3 },
      acceleration: 1,
      scenario: [{ card: 'Defense Network', threat: 5 }],
      encounter: ['Advance', 'Assault'],
      'encounter-discard': ['Gang-Up'],
      Ann: {
        hero: 'Spider-Man',
        form: 'alter-ego',
        damage: 2,
        flipped: true,
        hand: ['Backflip', 'Energy'],
        deck: ['Swinging Web Kick', 'Strength'],
        discard: ['Genius'],
        play: ['Aunt May', { card: 'Web-Shooter', exhausted: true, counters: 1 }],
      },
      Ben: {
        hero: 'Captain Marvel',
        stunned: true,
        play: [{ card: 'Mockingbird', damage: 1 }],
        minions: [{ card: 'Armored Guard', tough: true }],
        dealt: ['Advance'],
      },
    };
    expect(written(laid(given))).toEqual({ given });
  });

  test('with an attack that waits for a defender, and cards of one name told apart', () => {
    const given: Words = {
      encounter: ['Hard to Keep Down'],
      attack: { by: 'right', on: 'Ann', boosts: ['Hard to Keep Down'] },
      Ann: {
        hero: 'Spider-Man',
        minions: [
          { card: 'Hydra Mercenary', named: 'left', damage: 1 },
          { card: 'Hydra Mercenary', named: 'right' },
        ],
      },
    };
    const match = laid(given);
    const said = written(match);
    expect(said).toMatchObject({ given: { attack: { by: 'right', step: 2 } } });
    expect(seen(laid((said as { given: Words }).given))).toEqual(seen(match));
  });

  test('or not at all, where something of it would be lost', () => {
    expect(written(create({ ...(setupOf(['spider-man']) as Words) }).match)).toEqual({ unsaid: 'set-up' });
    const match = laid({ Ann: { hero: 'Spider-Man' } });
    expect(written(match)).toHaveProperty('given');
    match.table.used.push({ what: 'core/1a#7@0', period: 'round' });
    expect(written(match)).toEqual({ unsaid: 'things' });
    match.table.used.pop();
    match.outcome = { winners: [], rule: 'MC-MAIN-1' } as unknown as Match<Table>['outcome'];
    expect(written(match)).toEqual({ unsaid: 'over' });
  });
});

describe('positions of random games', () => {
  const setups: readonly (readonly [string, readonly SetId[], SetId, 'standard' | 'expert'])[] = [
    ['alone', ['spider-man'], 'rhino', 'standard'],
    ['two', ['captain-marvel', 'she-hulk'], 'klaw', 'expert'],
    ['three', ['iron-man', 'black-panther', 'spider-man'], 'ultron', 'standard'],
  ];
  test.each(setups)('come back as they were: %s', (seed, heroes, villain, mode) => {
    const { match } = create(setupOf(heroes, villain, { mode }), seed);
    const random = stream(seed, 'bot');
    const turns = { said: 0, all: 0 };
    for (let n = 0; n < 150 && match.outcome === null; n++) {
      const decision = match.pending[0];
      if (decision === undefined) throw new Error('nobody is asked');
      const said = written(match);
      if (decision.ask.key === 'ask.turn') {
        turns.all++;
        if ('given' in said) turns.said++;
      }
      if ('given' in said) expect(seen(laid(said.given))).toEqual(seen(match));
      game.apply(match, decision.seat, decision.n, game.sample(match, decision, random), null);
    }
    // Of the moments at which a player is free to do anything nearly all can be said.
    expect(turns.said).toBeGreaterThan(turns.all * 0.8);
  });

  test('are files that the runner reads', () => {
    const { match } = create(setupOf(['spider-man']), 'file');
    const random = stream('file', 'bot');
    while (match.table.phase === 'set-up') {
      const [decision] = match.pending;
      if (decision === undefined) throw new Error('nobody is asked');
      game.apply(match, decision.seat, decision.n, game.sample(match, decision, random), null);
    }
    const said = written(match);
    const file = {
      game: 'champions',
      name: 'a position',
      rules: match.pending[0]?.rules ?? [],
      given: 'given' in said ? said.given : {},
      when: [],
      then: { asked: { Ann: 'turn' } },
    };
    expect(runFile(JSON.stringify(file), 'a.json', [words])).toEqual([
      { file: 'a.json', name: 'a position', passed: true, failures: [] },
    ]);
  });
});
