import { type Json, type Match, stream, type Words } from '@assemble/kernel';
import { position, runFile } from '@assemble/scenario';
import { describe, expect, test } from 'vitest';
import { CARDS, type EditionId, scenarioWords, type Table, type View } from '../../src/index.ts';
import { create, game, randomSetup } from '../game.ts';

const words = scenarioWords(CARDS);
const players = ['Ann', 'Ben'];
const written = (match: Match<Table>) => words.write?.(match, players) ?? { unsaid: 'things' };
const laid = (given: Words, edition: string | undefined): Match<Table> =>
  position(words, given, edition ?? null).match;

/** What stands where, as somebody sees it who measures: nothing of how the table is stored. */
function seen(match: Match<Table>): Json {
  const view = game.view(match, null) as View;
  const { round, phase, priority, edition, terrain } = view;
  return JSON.parse(
    JSON.stringify({
      turn: [round, phase, priority, edition],
      asked: match.pending.map(({ seat, ask }) => `${seat} ${ask.key}`),
      options: match.pending.map((asked) => (asked.shape === 'options' ? asked.options.length : 0)),
      terrain,
      points: view.players.map(({ points, edge, affiliation }) => [points, edge, affiliation]),
      characters: view.characters
        .map(({ owner, at, power, damage, side, conditions, activated, dazed, gone }) =>
          JSON.stringify([
            ...[owner, at, power, damage, side, activated, dazed, gone],
            [...conditions].sort(),
          ]),
        )
        .sort(),
      tokens: view.tokens.map(({ at, controller, exhausted }) => [at, controller, exhausted]),
    }),
  ) as Json;
}

describe('a position is written down', () => {
  test('in the words in which somebody would write it', () => {
    const given: Words = {
      players,
      round: 3,
      priority: 'Ben',
      turn: 'Ann',
      activating: "Ann's black-widow",
      actions: 1,
      made: ['move'],
      secure: 'riots-spark-over-extremis',
      tokens: { 'secure-1': { controller: 'Ann' } },
      terrain: {
        car: {
          kind: 'car',
          outline: [
            [10, 10],
            [14, 10],
            [14, 12],
            [10, 12],
          ],
          size: 2,
          steep: true,
        },
      },
      Ann: {
        characters: {
          'black-widow': { at: [8, 20], power: 3, damage: 1, conditions: ['slow'] },
          'captain-america': { at: [20, 20], side: 'injured', activated: true },
        },
        tactics: ['brace-for-impact'],
        points: 5,
        edge: 'bottom',
      },
      Ben: { characters: { ultron: { at: [18, 14.5], dazed: true } }, points: 2, edge: 'top' },
    };
    const said = written(laid(given, 'en'));
    expect(said).toEqual({ given, edition: 'en' });
  });

  test('or not at all, where something of it would be lost', () => {
    const set = create(randomSetup('en', 'lost')).match;
    expect(written(set)).toEqual({ unsaid: 'set-up' });
    const match = laid({ Ann: { characters: { 'black-widow': { at: [8, 20] } } }, Ben: {} }, 'en');
    expect(written(match)).toHaveProperty('given');
    match.table.mission.staged = [{ card: 'one-shots/none', terrain: 'nothing' }];
    expect(written(match)).toEqual({ unsaid: 'things' });
    match.table.mission.staged = [];
    match.table.lasting.push({
      ...{ at: 'tactics/brace-for-impact#played/0', character: 0, seat: 0, self: 0 },
      ...{ that: [], paid: 0, until: 'round' },
    });
    expect(written(match)).toHaveProperty('unsaid');
    match.table.lasting.pop();
    match.outcome = { winners: [0], rule: 'CP-WIN-1' } as unknown as Match<Table>['outcome'];
    expect(written(match)).toEqual({ unsaid: 'over' });
  });
});

describe('positions of random games', () => {
  const editions: readonly EditionId[] = ['en', 'de', 'es13'];
  test.each(editions)('come back as they were: %s', (edition) => {
    const { match } = create(randomSetup(edition, `written ${edition}`), edition);
    const random = stream(edition, 'bot');
    const free = { said: 0, all: 0 };
    for (let n = 0; n < 170 && match.outcome === null; n++) {
      const decision = match.pending[0];
      if (decision === undefined) throw new Error('nobody is asked');
      const said = written(match);
      if (decision.ask.key === 'ask.turn' || decision.ask.key === 'ask.activation') {
        free.all++;
        if ('given' in said) free.said++;
      }
      if ('given' in said) expect(seen(laid(said.given, said.edition))).toEqual(seen(match));
      game.apply(match, decision.seat, decision.n, game.sample(match, decision, random), null);
    }
    // Of the moments at which a player is free to do anything nearly all can be said.
    expect(free.all).toBeGreaterThan(20);
    expect(free.said).toBeGreaterThan(free.all * 0.8);
  });

  test('are files that the runner reads', () => {
    const match = laid({ Ann: { characters: { 'black-widow': { at: [8, 20] } } }, Ben: {} }, 'de');
    const said = written(match);
    const file = {
      game: 'crisis-protocol',
      edition: 'edition' in said ? said.edition : '',
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
