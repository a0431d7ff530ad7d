import { CARDS, type Events, type Face, scenarioWords, type View } from '@assemble/crisis-protocol';
import type { Event, Json } from '@assemble/kernel';
import type { Locale } from '@assemble/language';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Board } from '../src/games/crisis-protocol/board/Board.tsx';
import { counts, lastRoll, type TrayRoll } from '../src/games/crisis-protocol/board/tray/rolls.ts';
import type { BoardProps } from '../src/table/board.ts';

const told = <K extends keyof Events>(kind: K, args: Events[K]): Event => ({
  kind,
  rules: ['CP-DICE-1'],
  args: args as unknown as Event['args'],
});

const pool = (who: number, side: 'attack' | 'defense' | 'dodge', value: number): Event =>
  told('pool-formed', { who, side, pool: { value, parts: [] } });

const rolled = (who: number, side: 'attack' | 'defense' | 'dodge' | 'plain', ...faces: Face[]): Event =>
  told('rolled', { who, seat: who, side, faces, from: 'initial' });

const part = (face: Face, dice: number, each = 1) => ({
  amount: dice * each,
  source: { key: 'part.faces', args: { face, dice, each } },
  rule: 'CP-DICE-2',
});

const declared = (who: number, target: number, attack = 'core/crossbones#strike'): Event =>
  told('attack-declared', { who, attack, target });

/** Five dice with two criticals against four dice, one changed and one rolled again: 5 − 1. */
const attack: readonly Event[] = [
  declared(0, 1),
  pool(0, 'attack', 5),
  pool(1, 'defense', 4),
  rolled(0, 'attack', 'critical', 'critical', 'wild', 'blank', 'failure'),
  rolled(1, 'defense', 'blank', 'hit', 'hit', 'failure'),
  told('rolled', { who: 0, seat: 0, side: 'attack', faces: ['hit', 'failure'], from: 'critical' }),
  told('die-changed', { side: 'attack', die: 3, before: 'blank', face: 'hit', by: 'core/a#lead' }),
  told('rerolled', { side: 'defense', die: 6, before: 'hit', face: 'blank', by: 'core/b#genius' }),
  told('die-changed', { side: 'defense', die: 5, before: 'blank', face: 'block', by: 'cover' }),
  told('compared', {
    attack: { value: 5, parts: [part('critical', 2), part('wild', 1), part('hit', 2)] },
    defense: { value: 1, parts: [part('block', 1)] },
    left: 4,
  }),
];

const facesOf = (roll: TrayRoll | null, side: string): readonly Face[] =>
  roll?.dice.filter((die) => die.side === side).map(({ face }) => face) ?? [];

describe('a roll from what is told', () => {
  test('dice of both pools, those that criticals add, what they showed before and why', () => {
    const roll = lastRoll(attack) ?? expect.unreachable();
    expect(facesOf(roll, 'attack')).toEqual([
      'critical',
      'critical',
      'wild',
      'hit',
      'failure',
      'hit',
      'failure',
    ]);
    expect(facesOf(roll, 'defense')).toEqual(['block', 'blank', 'hit', 'failure']);
    expect(roll.causes.map(({ n, how, dice, by }) => [n, how, dice, by])).toEqual([
      [1, 'critical', 2, ''],
      [2, 'changed', 1, 'core/a#lead'],
      [3, 'rerolled', 1, 'core/b#genius'],
      [4, 'changed', 1, 'cover'],
    ]);
    // Attack dice are 0 to 4 and, from the criticals, 9 and 10; defense dice 5 to 8.
    expect(roll.dice.map(({ was, by }) => [was, by])).toEqual([
      [[], []],
      [[], []],
      [[], []],
      [['blank'], [2]],
      [[], []],
      [['blank'], [4]],
      [['hit'], [3]],
      [[], []],
      [[], []],
      [[], [1]],
      [[], [1]],
    ]);
  });

  test('nothing counts before it is counted; then a hit of the defender does not', () => {
    const before = lastRoll(attack.slice(0, -1)) ?? expect.unreachable();
    expect(before.dice.map((die) => counts(before, die))).toEqual(before.dice.map(() => null));
    const roll = lastRoll(attack) ?? expect.unreachable();
    const counting = roll.dice.filter((die) => counts(roll, die)).map(({ side, face }) => `${side} ${face}`);
    expect(counting).toEqual([
      'attack critical',
      'attack critical',
      'attack wild',
      'attack hit',
      'defense block',
      'attack hit',
    ]);
    expect(roll.sum).toMatchObject({ attack: 5, defense: 1, left: 4 });
  });

  test('one failure counts where it stands for a critical, and no second one', () => {
    const roll =
      lastRoll([
        declared(0, 1),
        rolled(0, 'attack', 'failure', 'failure', 'blank'),
        told('compared', {
          attack: { value: 1, parts: [part('critical', 1)] },
          defense: { value: 0, parts: [] },
          left: 1,
        }),
      ]) ?? expect.unreachable();
    expect(roll.dice.map((die) => counts(roll, die))).toEqual([true, false, false]);
  });

  test('several dice that one thing rolls again are one cause', () => {
    const again = (die: number): Event =>
      told('rerolled', { side: 'attack', die, before: 'blank', face: 'hit', by: 'core/a#aim' });
    const roll = lastRoll([declared(0, 1), rolled(0, 'attack', 'blank', 'blank'), again(0), again(1)]);
    expect(roll?.causes).toMatchObject([{ n: 1, dice: 2 }]);
    expect(roll?.dice.map(({ by }) => by)).toEqual([[1], [1]]);
  });

  test('a dodge inside of an attack: its dice, then again those of the attack', () => {
    const dodge = [
      ...attack,
      pool(2, 'dodge', 2),
      rolled(2, 'dodge', 'block', 'hit'),
      told('dodge-counted', {
        who: 2,
        damage: {
          value: 2,
          parts: [
            { amount: 3, source: { key: 'part.collision', args: {} }, rule: 'CP-DODGE-4' },
            { ...part('block', 1), amount: -1 },
          ],
        },
      }),
    ];
    const inside = lastRoll(dodge) ?? expect.unreachable();
    expect(inside).toMatchObject({ kind: 'dodge', target: 2, over: true });
    expect(inside.sum).toMatchObject({ attack: 3, defense: 1, left: 2 });
    expect(inside.dice.map((die) => counts(inside, die))).toEqual([true, false]);
    const outside = lastRoll([...dodge, told('attack-resolved', { who: 0, target: 1, dealt: 4 })]);
    expect(outside).toMatchObject({ kind: 'attack', over: true });
    expect(outside?.dice).toHaveLength(11);
  });

  test('a second attack begins without the dice of the first', () => {
    const resolved = told('attack-resolved', { who: 0, target: 1, dealt: 4 });
    expect(lastRoll([...attack, resolved, declared(0, 2)])).toMatchObject({
      target: 2,
      dice: [],
      over: false,
    });
    expect(lastRoll([...attack, resolved, told('turn-began', { seat: 1 })])).toBeNull();
    expect(lastRoll([...attack, told('attack-aborted', { who: 0, attack: '' })])).toBeNull();
  });

  test('another target, and who falls', () => {
    const roll = lastRoll([
      ...attack,
      told('retargeted', { who: 0, target: 3 }),
      told('dazed', { who: 1 }),
      told('knocked-out', { who: 3 }),
    ]);
    expect(roll).toMatchObject({ target: 3, fell: 'knocked-out' });
  });
});

describe('the tray on the board', () => {
  const words = scenarioWords(CARDS);
  const { game, match } = words.prepare(
    {
      players: ['Ana', 'Ben'],
      activating: 'captain-marvel',
      Ana: { characters: { 'captain-marvel': { at: [10, 18] } } },
      Ben: { characters: { 'red-skull': { at: [18, 18] } } },
    } as { readonly [word: string]: Json },
    [],
    'es13',
  );
  game.resume(match);
  const view = game.view(match, 0) as View;
  const nothing = (): void => undefined;
  const boardOf = (events: readonly Event[], locale: Locale, more: Partial<BoardProps<View>> = {}): string =>
    renderToStaticMarkup(
      createElement(Board, {
        ...{ view: { ...view, decisions: [] }, locale, seatNames: ['Ana', 'Ben'], events, me: 0 },
        ...{ lit: new Set<number>(), chosen: new Set<number>(), options: [], eyed: null, placing: null },
        ...{ onTap: nothing, onOption: nothing, onInspect: nothing, onSelect: nothing },
        ...{ reading: null, selected: null, assigned: new Map(), amounts: new Map(), reducedMotion: true },
        ...more,
      }),
    );

  test.each([
    ['en', 'Critical', '5 minus 1 is 4 damage', 'becomes'],
    ['es', 'Crítico', '5 menos 1: 4 de daño', 'pasa a'],
    ['de', 'Kritisch', '5 minus 1 ergibt 4 Schaden', 'wird'],
  ] as const)('names its faces and its sum (%s)', (locale, face, sum, changed) => {
    const board = boardOf(attack, locale);
    expect(board).toContain(face);
    expect(board).toContain(sum);
    expect(board).toContain(changed);
    expect(board.match(/class="cp-tray-die"/g)).toHaveLength(11);
  });

  test('dice of the last attack do not lie there when a target is declared', () => {
    const [decision] = view.decisions;
    const asking = { ...view, decisions: decision === undefined ? [] : [decision] };
    expect(asking.decisions).toHaveLength(1);
    expect(boardOf(attack, 'en', { view: asking, lit: new Set([1]) })).not.toContain('cp-dice-tray');
    expect(boardOf(attack, 'en', { view: asking })).toContain('cp-dice-tray');
  });

  test('what was over before the screen came is not shown again', () => {
    const over = [...attack, told('attack-resolved', { who: 0, target: 1, dealt: 4 })];
    expect(boardOf(over, 'en')).not.toContain('cp-dice-tray');
  });

  test('a card that is played is shown with its text while it is told, and not before or after', () => {
    const card = 'tactics/brace-for-impact';
    const played = told('tactic-played', { seat: 1, card });
    const reading = { card, entity: null };
    expect(boardOf([played], 'en', { reading })).toContain('Ben plays');
    expect(boardOf([played], 'en')).not.toContain('cp-played');
    expect(boardOf([played, told('passed', { seat: 1 })], 'en', { reading })).not.toContain('cp-played');
  });
});
