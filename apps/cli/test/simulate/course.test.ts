import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Event, Match } from '@assemble/kernel';
import { describe, expect, test } from 'vitest';
import { playableGame } from '../../src/games/index.ts';
import { Cards } from '../../src/simulate/cards.ts';
import { Course } from '../../src/simulate/course.ts';
import { Kept } from '../../src/simulate/kept.ts';
import { across, cellsOf, numbered, type Plan } from '../../src/simulate/plan.ts';
import { type Played, playGame } from '../../src/simulate/run.ts';
import { folder } from '../assemble.ts';

const game = (index: number, more: Partial<Played> = {}): Played => ({
  index,
  cell: 0,
  format: '',
  decisions: 1,
  turns: 1,
  outcome: 'seat-0',
  won: [0],
  ended: null,
  found: null,
  deeds: [],
  stuck: null,
  illegal: null,
  met: {},
  ...more,
});

const plan = (more: Partial<Plan> = {}): Plan => ({
  game: 'dice-masters',
  seed: 'x',
  cells: [{ format: 'first-game', choices: {} }],
  checks: 'none',
  bots: ['random'],
  meetings: false,
  cards: false,
  ...more,
});

describe('the course of a simulation', () => {
  test('games count in the order of their numbers, whatever the order they arrive in', () => {
    const counted: number[] = [];
    const course = new Course(4, [], ({ index }) => counted.push(index) < 0);
    for (const index of [2, 0, 0, 3, 2]) course.add(game(index));
    expect(counted).toEqual([0]);
    course.add(game(1));
    expect([counted, course.isOver, course.next()]).toEqual([[0, 1, 2, 3], true, null]);
  });

  test('it ends with the same game however many are under way', () => {
    const counted: number[] = [];
    const course = new Course(100, [], ({ index }) => counted.push(index) === 2);
    expect([course.next(), course.next(), course.next(), course.next()]).toEqual([0, 1, 2, 3]);
    for (const index of [3, 2, 1, 0]) course.add(game(index));
    expect([counted, course.isOver, course.next()]).toEqual([[0, 1], true, null]);
  });

  test('what is known is not played again', () => {
    const course = new Course(4, [game(0), game(2)], () => false);
    expect([course.next(), course.next(), course.next()]).toEqual([1, 3, null]);
  });
});

describe('games that are kept in a file', () => {
  test('a simulation goes on from them; a line that was cut off is forgotten', () => {
    const file = join(folder(), 'games');
    new Kept(file, plan()).add(game(0));
    appendFileSync(file, '{"index":1,"ce');
    const again = new Kept(file, plan());
    expect(again.known).toEqual([game(0)]);
    again.add(game(2));
    expect(new Kept(file, plan()).known.map(({ index }) => index)).toEqual([0, 2]);
    expect(readFileSync(file, 'utf8')).not.toContain('"index":1');
  });

  test('another plan does not go on from them', () => {
    const file = join(folder(), 'games');
    new Kept(file, plan());
    expect(() => new Kept(file, plan({ seed: 'y' }))).toThrow('another simulation');
  });
});

describe('set-ups that are compared', () => {
  test('every combination, in the format in which it can be varied', () => {
    const cells = cellsOf(playableGame('champions'), undefined, [
      'hero=iron-man,she-hulk+iron-man',
      'mode=all',
    ]);
    expect(cells).toEqual([
      { format: '1', choices: { hero: 'iron-man', mode: 'standard' } },
      { format: '1', choices: { hero: 'iron-man', mode: 'expert' } },
      { format: '1', choices: { hero: 'she-hulk+iron-man', mode: 'standard' } },
      { format: '1', choices: { hero: 'she-hulk+iron-man', mode: 'expert' } },
    ]);
  });

  test.each([
    ['herp=iron-man', 'Did you mean "hero"?'],
    ['hero=iron-mam', 'Did you mean "iron-man"?'],
  ])('%s is a mistake', (vary, clue) => {
    expect(() => cellsOf(playableGame('champions'), undefined, [vary])).toThrow(clue);
  });

  test('sides change seats with each round of the plan, and bring what is theirs', () => {
    const playable = playableGame('dice-masters');
    const cells = cellsOf(playable, undefined, ['team=avengers', 'against=x-men']);
    const varied = plan({ cells, bots: ['random', 'greedy'], cards: true });
    expect([0, 1].map((index) => numbered(varied, index, playable).swapped)).toEqual([false, true]);
    expect([across(false, 0), across(true, 0)]).toEqual([0, 1]);
    const random = plan({ cells, cards: true });
    for (const index of [0, 1]) {
      const { deeds, won, outcome } = playGame(playable, random, index);
      const [mine, theirs] = deeds;
      expect(Object.keys(mine ?? {})).toContain('avx/hulk-jade-giant');
      expect(Object.keys(theirs ?? {})).toContain('avx/colossus-unstoppable');
      expect(`seat-${across(index === 1, won[0] ?? -1)}`).toBe(outcome);
    }
  });

  test('Champions: what cards did is told, of the players and of the game', () => {
    const playable = playableGame('champions');
    const cells = cellsOf(playable, undefined, [
      'hero=she-hulk',
      'aspect=ready',
      'villain=rhino',
      'mode=standard',
    ]);
    const { deeds, stuck, illegal } = playGame(playable, plan({ game: 'champions', cells, cards: true }), 0);
    expect([stuck, illegal, deeds.length]).toEqual([null, null, 2]);
    for (const side of deeds)
      expect(Object.values(side).reduce((all, [uses]) => all + uses, 0)).toBeGreaterThan(0);
  });

  test('Crisis Protocol: attacks and their damage are the attacker’s, tactic cards the player’s', () => {
    const cards = [{ id: 'core/hulk' }, { id: 'core/ultron' }];
    const characters = cards.map((_, id) => ({ id, card: id, owner: id }));
    const event = (kind: string, args: Event['args']): Event => ({ kind, rules: ['CP-ATTACK-1'], args });
    const squad = (seat: number, character: string, tactic: string): Event =>
      event('squad-revealed', { seat, characters: [character], tactics: [tactic] });
    const match = { table: { cards, characters } } as unknown as Match;
    const told = [
      squad(0, 'core/hulk', 'tactics/a'),
      squad(1, 'core/ultron', 'tactics/b'),
      event('attack-declared', { who: 0, attack: 'smash', target: 1 }),
      event('damaged', { who: 1, amount: 3, damage: 3, source: 'smash' }),
      // Within the attack, and none of its damage.
      event('damaged', { who: 0, amount: 1, damage: 1, source: 'thorns' }),
      event('attack-resolved', { who: 0, target: 1, dealt: 3 }),
      event('damaged', { who: 1, amount: 1, damage: 4, source: 'smash' }),
      event('tactic-played', { seat: 1, card: 'tactics/b' }),
    ];
    expect(playableGame('crisis-protocol').varied.deeds(match, told)).toEqual([
      { 'core/hulk': [1, 3], 'tactics/a': [0, 0] },
      { 'core/ultron': [0, 0], 'tactics/b': [1, 0] },
    ]);
  });
});

describe('what cards contribute', () => {
  test('whoever uses a card is compared with whoever brings it and does not; the game wins when players lose', () => {
    const cards = new Cards(true);
    const one = (won: boolean, uses: number): void =>
      cards.add(game(0, { won: won ? [0] : [], deeds: [{ a: [uses, 2], b: [0, 0] }, { scheme: [1, 0] }] }));
    one(true, 2);
    one(true, 1);
    one(false, 1);
    one(false, 0);
    const [a, b, scheme] = cards.report();
    expect(a).toMatchObject({
      card: 'a',
      usesAGame: 1,
      damageAGame: 2,
      byBringing: null,
      isOfTheGame: false,
    });
    expect(a?.byUsing?.by).toBeCloseTo(2 / 3, 12);
    expect(b).toMatchObject({ card: 'b', byUsing: null, brought: { won: 2, games: 4 } });
    expect(scheme).toMatchObject({ card: 'scheme', isOfTheGame: true, brought: { won: 2, games: 4 } });
  });
});
