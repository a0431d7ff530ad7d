import type { Json, Match, Words } from '@assemble/kernel';
import { stream } from '@assemble/kernel';
import { position, runFile } from '@assemble/scenario';
import { describe, expect, test } from 'vitest';
import { CARDS, FORMATS, randomTeam, scenarioWords, type Table, type View } from '../../src/index.ts';
import { content, create, game } from '../game.ts';

const words = scenarioWords(CARDS);
const players = ['Ann', 'Ben'];
const written = (match: Match<Table>) => words.write?.(match, players) ?? { unsaid: 'things' };
const laid = (given: Words): Match<Table> => position(words, given).match;

/** What lies where, as somebody sees it who counts dice: nothing of how the table is stored. */
function seen(match: Match<Table>): Json {
  const view = game.view(match, null) as View;
  const title = (card: number): string => view.cards[card]?.id ?? '';
  return {
    turn: [view.active, view.turn, view.phase, view.format, view.priority],
    asked: view.waitingFor.map(({ seat, ask }) => `${seat} ${ask.key}`),
    life: view.players.map(({ life, startLife, markers }) => [life, startLife, markers]),
    dice: view.dice
      .filter(({ zone, holder }) => zone !== 'captured' || holder >= 0)
      .map((die) => {
        const numbers = [die.attack?.value ?? null, die.defense?.value ?? null, die.damage].join('/');
        return `${title(die.card)} of ${die.owner}: ${die.zone} ${numbers} as ${title(die.as)}`;
      })
      .sort(),
    fights: (view.combat?.blocks ?? []).length,
    lasting: view.lasting.map(({ kind, seat, until }) => `${kind} ${seat} ${until}`).sort(),
  };
}

const teamsFor = (seed: string, format: 'basic' | 'tournament'): Json => {
  const random = stream(seed, 'teams');
  return [
    randomTeam(content, FORMATS[format], random),
    randomTeam(content, FORMATS[format], random),
  ] as unknown as Json;
};

describe('a position is written down', () => {
  test('in the words in which somebody would write it', () => {
    const given: Words = {
      players,
      turn: 'Ben',
      'turn-number': 4,
      phase: 'main',
      teams: { Ann: ['avx/hulk-jade-giant'], Ben: ['avx/thor-odinson'] },
      shared: ['avx/smash'],
      left: { smash: 2 },
      Ann: {
        life: 12,
        cards: { hulk: 1 },
        bag: { sidekick: 5 },
        prep: {},
        used: { hulk: 1 },
        field: [{ die: 'hulk@L1', damage: 2 }],
      },
      Ben: {
        life: 20,
        markers: 1,
        cards: { thor: 0 },
        bag: {},
        prep: { sidekick: 1 },
        used: { smash: 1 },
        reserve: ['sidekick@fist', 'thor@L2'],
      },
      lasting: [{ die: 'hulk', player: 'Ann', mark: 'cannot-block' }],
    };
    expect(written(laid(given))).toEqual({ given });
  });

  test('with an attack, a captured die and two dice of one name', () => {
    const given: Words = {
      phase: 'attack',
      teams: { Ann: ['avx/magneto-former-comrade'], Ben: ['avx/beast-big-boy-blue'] },
      Ann: {
        field: [
          { die: 'sidekick@character', named: 'left' },
          { die: 'sidekick@character', named: 'right' },
          'magneto@L2',
        ],
      },
      Ben: { field: ['sidekick@character'], captured: [{ die: 'beast@L1', by: 'magneto' }] },
      attack: { step: 'blockers', attackers: ['left', 'magneto'] },
    };
    const match = laid(given);
    const said = written(match);
    expect(said).toHaveProperty('given');
    const again = laid((said as { given: Words }).given);
    expect(seen(again)).toEqual(seen(match));
    expect(again.table.combat?.attackers).toHaveLength(2);
    expect((said as { given: Words }).given['attack']).toMatchObject({
      step: 'blockers',
      attackers: ['sidekick-1', 'magneto'],
    });
  });

  test('or not at all, where something of it would be lost', () => {
    expect(written(create({ format: 'tournament' }).match)).toEqual({ unsaid: 'set-up' });
    const match = laid({ teams: { Ann: ['avx/hulk-jade-giant'] }, Ann: { field: ['hulk@L1'] } });
    expect(written(match)).toHaveProperty('given');
    // A copy whose values are not those of the card that it copies.
    const die = match.table.dice.find(({ zone }) => zone === 'field');
    if (die !== undefined) die.valuesFace = 3;
    expect(written(match)).toEqual({ unsaid: 'things' });
    if (die !== undefined) die.valuesFace = -1;
    match.table.lasting.push({
      kind: 'hurt',
      die: die?.id ?? -1,
      seat: 0,
      card: 0,
      until: 1,
      data: { by: 0 },
    });
    expect(written(match)).toEqual({ unsaid: 'effects' });
    match.table.lasting.pop();
    match.outcome = { winners: [0], rule: 'DM-LIFE-AND-WINNING-1' } as unknown as Match<Table>['outcome'];
    expect(written(match)).toEqual({ unsaid: 'over' });
  });
});

describe('positions of random games', () => {
  const setups: readonly (readonly [string, Json])[] = [
    ['first', { format: 'first-game' }],
    ['basic', { format: 'basic', teams: teamsFor('basic', 'basic') }],
    ['tournament', { format: 'tournament', teams: teamsFor('tournament', 'tournament') }],
    ['casual', { format: 'tournament', priority: 'casual', teams: teamsFor('casual', 'tournament') }],
  ];
  test.each(setups)('come back as they were: %s', (seed, setup) => {
    const { match } = create(setup, seed);
    const random = stream(seed, 'bot');
    const counts = { said: 0, all: 0 };
    for (let n = 0; n < 240 && match.outcome === null; n++) {
      const decision = match.pending[0];
      if (decision === undefined) throw new Error('nobody is asked');
      if (n % 2 === 0) {
        const said = written(match);
        counts.all++;
        if ('given' in said) {
          counts.said++;
          expect(seen(laid(said.given))).toEqual(seen(match));
        }
      }
      game.apply(match, decision.seat, decision.n, game.sample(match, decision, random), null);
    }
    expect(counts.said).toBeGreaterThan(counts.all / 3);
  });

  test('are files that the runner reads', () => {
    const { match } = create({ format: 'first-game' }, 'file');
    const said = written(match);
    const file = {
      game: 'dice-masters',
      name: 'a position',
      rules: match.pending[0]?.rules ?? [],
      given: 'given' in said ? said.given : {},
      when: [],
      then: { asked: { Ann: 'reroll' } },
    };
    expect(runFile(JSON.stringify(file), 'a.json', [words])).toEqual([
      { file: 'a.json', name: 'a position', passed: true, failures: [] },
    ]);
  });
});
