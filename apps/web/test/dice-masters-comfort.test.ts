import type { View } from '@assemble/dice-masters';
import type { Decision, Event, Json } from '@assemble/kernel';
import type { Asked } from '@assemble/protocol';
import { describe, expect, test } from 'vitest';
import { type DieView, movedBetween, pairsOf, sinceWhen } from '../src/games/dice-masters/board/dice.ts';
import { previewOf, throughOf } from '../src/games/dice-masters/board/outlook.ts';
import { losing, unused } from '../src/games/dice-masters/comfort/cautions.ts';
import { diceStory } from '../src/games/dice-masters/comfort/dice-story.ts';
import { odds } from '../src/games/dice-masters/comfort/odds.ts';
import { act } from '../src/games/dice-masters/play/acts.ts';
import { say } from '../src/games/dice-masters/say.ts';

const HULK = 'avx/hulk-annihilator';
const nobody: ReadonlyMap<number, readonly number[]> = new Map();
/** Faces of a sidekick die. */
const FIST = 0;
const BOLT = 1;
const CHARACTER = 5;

const number = (value: number) => ({ value, parts: [] });

/** A fielded sidekick with these numbers. */
const fighter = (id: number, seat: number, attack: number, defense: number, damage = 0): DieView => ({
  id,
  card: 0,
  owner: seat,
  controller: seat,
  zone: 'attack',
  face: CHARACTER,
  damage,
  as: 0,
  valuesOf: -1,
  valuesFace: -1,
  holder: -1,
  takenFrom: null,
  attack: number(attack),
  defense: number(defense),
});

const view = (facts: Partial<View>): View => ({
  game: 'dice-masters',
  seat: 1,
  seedHash: '',
  format: 'basic',
  priority: 'casual',
  turn: 3,
  active: 0,
  phase: 'attack',
  cards: [
    { id: 'sidekick', owner: null, colour: -1 },
    { id: HULK, owner: 0, colour: -1 },
  ],
  dice: [],
  players: [
    { life: 10, startLife: 10, markers: 0 },
    { life: 5, startLife: 10, markers: 0 },
  ],
  combat: null,
  lasting: [],
  decisions: [],
  waitingFor: [],
  outcome: null,
  ...facts,
});

const ids = (dice: readonly DieView[]): readonly number[] => dice.map(({ id }) => id);

test('the primary act says what is done with the dice that are chosen', () => {
  const among = (key: string, from: readonly number[]): Decision => ({
    n: 1,
    seat: 0,
    ask: { key, args: {} },
    rules: [],
    source: null,
    test: null,
    fallback: null,
    shape: 'entities',
    from,
    min: 0,
    max: from.length,
  });
  const seen = view({ dice: [fighter(1, 0, 4, 4), fighter(2, 0, 2, 2), fighter(3, 0, 1, 1)] });
  const said = (key: string, chosen: readonly number[]) =>
    act(among(key, [1, 2, 3]), { chosen, put: [] }, seen, 'en');
  expect(said('ask.reroll', [])).toEqual({ label: 'Keep all', then: 'On to your main phase' });
  expect(said('ask.reroll', [1])).toEqual({ label: 'Reroll 1', then: 'Keep the other 2' });
  expect(said('ask.reroll', [1, 2, 3])).toEqual({ label: 'Reroll 3', then: 'Keep none' });
  expect(said('ask.attackers', [])).toEqual({ label: 'No attack', then: 'Your turn ends' });
  expect(said('ask.attackers', [1, 3])).toEqual({ label: 'Attack with 2', then: '5 attack in all' });
  expect(said('ask.choose', [1])).toBeNull();
});

describe('the preview of a fight', () => {
  /** Attackers 1 (4/4, one damage) and 2 (2/2) against 3 (3/5) and 4 (1/2). */
  const fight = (facts: Partial<View> = {}): View =>
    view({
      dice: [fighter(1, 0, 4, 4, 1), fighter(2, 0, 2, 2), fighter(3, 1, 3, 5), fighter(4, 1, 1, 2)],
      combat: { step: 'blockers', attackers: [1, 2], blocks: [], blocked: [] },
      ...facts,
    });
  const preview = (seen: View, assigned: ReadonlyMap<number, readonly number[]>, at: number) => {
    const pairs = pairsOf(seen, assigned);
    const pair = pairs[at];
    if (pair === undefined) throw new Error('no such attacker');
    return previewOf(seen, pair, pairs);
  };

  test('unblocked, everything gets through', () => {
    expect(preview(fight(), nobody, 0)).toEqual({ through: 4, out: [], split: null });
    expect(throughOf(fight(), nobody)).toBe(6);
  });

  test('one blocker: damage there and back, with what was taken before', () => {
    // 4 against 5 is not enough; 3 on top of 1 is.
    const { through, out, split } = preview(fight(), new Map([[3, [1]]]), 0);
    expect([through, ids(out), split]).toEqual([0, [1], null]);
  });

  test('two blockers: who falls is for the attacking player to choose', () => {
    const { out, split } = preview(
      fight(),
      new Map([
        [3, [1]],
        [4, [1]],
      ]),
      0,
    );
    expect(ids(out)).toEqual([1]);
    expect(split?.amount).toBe(4);
    expect(ids(split?.could ?? [])).toEqual([4]);
  });

  test('who deals no damage and who takes none', () => {
    const mark = (kind: string, die: number) => ({ kind, die, seat: 0, card: 1, until: 3, data: {} });
    const seen = fight({ lasting: [mark('deals-no-damage', 3), mark('takes-no-damage', 4)] });
    expect(ids(preview(seen, new Map([[3, [1]]]), 0).out)).toEqual([]);
    expect(ids(preview(seen, new Map([[4, [2]]]), 1).out)).toEqual([]);
    // Without the marks 2 damage knock out a defense of 2.
    expect(ids(preview(fight(), new Map([[4, [2]]]), 1).out)).toEqual([4]);
  });

  test('what is over the blockers goes on where a mark says so', () => {
    const seen = fight({
      lasting: [{ kind: 'over-to-opponent', die: 1, seat: 0, card: 1, until: 3, data: {} }],
    });
    expect(preview(seen, new Map([[4, [1]]]), 0).through).toBe(2);
  });

  const blocking: Decision = {
    n: 1,
    seat: 1,
    ask: { key: 'ask.blockers', args: {} },
    rules: ['DM-BLOCKING-1'],
    source: null,
    test: null,
    fallback: null,
    shape: 'assign',
    items: [3, 4],
    to: [
      [1, 2],
      [1, 2],
    ],
  };

  test('the primary act says what gets through', () => {
    // 4 and 2 attack: nobody blocks, one before the 2, both.
    const said = (put: readonly (readonly number[])[]) => act(blocking, { chosen: [], put }, fight(), 'en');
    expect(said([[], []])).toEqual({ label: 'No block', then: '6 damage gets through' });
    expect(said([[], [2]])).toEqual({ label: 'Block', then: '4 damage gets through' });
    expect(said([[1], [2]])).toEqual({ label: 'Block', then: 'No damage gets through' });
  });

  test('blocks that let through as much as the life is are asked for again', () => {
    const asked: Asked = { decision: blocking, choices: [], suggestion: null };
    // 6 would come through against 5 life; with one blocker before the 2, only 4.
    expect(losing(asked, [[], []], fight(), 'en')).toEqual([
      '6 damage would come through, and you have 5 life. Abilities may still change it.',
    ]);
    expect(losing(asked, [[2], []], fight(), 'en')).toEqual([]);
  });
});

describe('ending the main phase', () => {
  const energy = {
    ...fighter(1, 0, 0, 0),
    zone: 'reserve',
    face: FIST,
    attack: null,
    defense: null,
  } as const;
  const seen = view({ dice: [energy], phase: 'main' });
  const asked = (lit: boolean, again = false): Asked => ({
    decision: {
      n: 1,
      seat: 0,
      ask: { key: 'ask.main', args: { again } },
      rules: ['DM-TURN-STRUCTURE-5'],
      source: null,
      test: null,
      fallback: 'stop',
      shape: 'options',
      options: [],
    },
    choices: [
      {
        id: 'buy:1',
        say: { key: 'option.buy', args: {} },
        verdict: lit ? { yes: true } : { yes: false, reasons: [] },
      },
      { id: 'stop', say: { key: 'option.stop', args: {} }, verdict: { yes: true } },
    ],
    suggestion: 'stop',
  });
  const say = () => 'buy a Hulk die';

  test('names the energy and what it could still buy', () => {
    expect(unused(asked(true), 'stop', seen, 'en', say)).toEqual([
      'Energy left: Fist × 1',
      'You could still buy a Hulk die.',
    ]);
  });

  test('says nothing when nothing can be bought, when it was asked before, or for another answer', () => {
    expect(unused(asked(false), 'stop', seen, 'en', say)).toEqual([]);
    expect(unused(asked(true, true), 'stop', seen, 'en', say)).toEqual([]);
    expect(unused(asked(true), 'buy:1', seen, 'en', say)).toEqual([]);
  });
});

test('odds of a reroll: of the chosen dice, or of all', () => {
  const die = (id: number, card: number): DieView => ({
    ...fighter(id, 0, 0, 0),
    card,
    zone: 'prep',
    face: FIST,
    attack: null,
    defense: null,
  });
  const seen = view({ dice: [die(1, 0), die(2, 1)] });
  const decision: Decision = {
    n: 1,
    seat: 0,
    ask: { key: 'ask.reroll', args: {} },
    rules: ['DM-ROLL-AND-REROLL-2'],
    source: null,
    test: null,
    fallback: [],
    shape: 'entities',
    from: [1, 2],
    min: 0,
    max: 2,
  };
  const one = odds(decision, [1], seen, 'en');
  expect(one?.title).toBe('If you reroll the chosen die');
  expect(one?.columns).toEqual(['Character', 'Fist', 'Bolt', 'Mask', 'Shield', 'Wild']);
  // Every face of a sidekick comes once in six.
  expect(one?.rows[0]?.cells).toEqual(Array.from({ length: 6 }, () => '16.7%'));
  const all = odds(decision, [], seen, 'en');
  expect(all?.title).toBe('If you reroll all 2 dice');
  // One character in six or one in two: 1 - 5/6 * 1/2.
  expect(all?.rows[0]?.cells[0]).toBe('58.3%');
  expect(odds({ ...decision, ask: { key: 'ask.attackers', args: {} } }, [1], seen, 'en')).toBeNull();
});

describe('the story of the dice', () => {
  const event = (kind: string, args: { readonly [name: string]: Json }): Event => ({
    kind,
    rules: ['DM-ROLL-AND-REROLL-1'],
    args,
  });
  const ref = (die: number, face: number) => ({ die, card: 'sidekick', face });
  const story = diceStory(
    [
      event('turn-began', { seat: 0, turn: 1 }),
      event('rolled', { seat: 0, dice: [ref(1, FIST), ref(2, BOLT)], again: false }),
      event('rolled', { seat: 0, dice: [ref(2, CHARACTER)], again: true }),
      event('spent', { seat: 0, dice: [ref(1, FIST)], markers: 0 }),
      event('fielded', { seat: 0, die: ref(2, CHARACTER) }),
      event('turn-began', { seat: 1, turn: 2 }),
      event('rolled', { seat: 1, dice: [ref(9, FIST)], again: false }),
    ],
    'en',
    ['Ana', 'Ben'],
  );

  test('every die keeps its way, the newest roll first', () => {
    expect(story.rolls.map(({ title }) => title)).toEqual(['Turn 2: Ben', 'Turn 1: Ana']);
    expect(story.rolls[1]?.dice.map(({ way }) => way.map(({ how, shows }) => `${how} ${shows}`))).toEqual([
      ['rolled Fist × 1', 'counted Fist × 1: spent'],
      ['rolled Bolt × 1', 'rerolled Sidekick', 'counted Sidekick: fielded'],
    ]);
  });

  test('luck: three rolled dice of Ana against a sixth of each face', () => {
    const [ana] = story.luck;
    expect(ana?.dice).toBe(3);
    expect(ana?.rows.find(({ label }) => label === 'Fist')).toEqual({
      label: 'Fist',
      rolled: 1,
      expected: 0.5,
    });
    expect(ana?.rows.find(({ label }) => label === 'Character')).toMatchObject({ rolled: 1, expected: 0.5 });
    expect(ana?.rows.some(({ label }) => label === 'Action')).toBe(false);
  });
});

test('marks of what moved stay until the next decision of one’s own', () => {
  const asked = view({ decisions: [{ n: 1 } as Decision], dice: [fighter(1, 0, 1, 1)] });
  const moved = view({ dice: [{ ...fighter(1, 0, 1, 1), zone: 'field' }] });
  // The bot moves on while nobody here is asked: the view to compare with stays.
  expect(sinceWhen(asked, asked)).toBe(asked);
  expect(sinceWhen(asked, moved)).toBe(asked);
  expect([...movedBetween(asked, moved)]).toEqual([1]);
  const hurt = view({ dice: [fighter(1, 0, 1, 1, 1)] });
  expect([...movedBetween(asked, hurt)]).toEqual([1]);
  expect([...movedBetween(asked, asked)]).toEqual([]);
});

test('the sources of a number are named by their cards, which open; sidekicks have none', () => {
  const source = (card: string) => say({ key: 'card', args: { card } }, 'es', [], null);
  expect(source(HULK)).toEqual([{ ref: 'card', id: HULK, text: 'Hulk' }]);
  expect(source('sidekick')).toEqual(['Comparsa']);
});
