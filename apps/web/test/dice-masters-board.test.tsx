import { CARDS, Content, diceMasters, type View } from '@assemble/dice-masters';
import { type Match, stream } from '@assemble/kernel';
import type { Locale } from '@assemble/language';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Board } from '../src/games/dice-masters/board/Board.tsx';
import { type DieView, movedBetween, oddsOf, pairsOf } from '../src/games/dice-masters/board/dice.ts';
import { bonusText, marksOn } from '../src/games/dice-masters/board/marks.ts';
import { entityName, fullName, sourcesOf } from '../src/games/dice-masters/board/names.ts';
import type { BoardOption, BoardProps } from '../src/table/board.ts';

const game = diceMasters(new Content(CARDS));
const HULK = 'avx/hulk-annihilator';
const IRON_MAN = 'avx/iron-man-inventor';
const seatNames = ['Ana', 'Ben'];
const nobody: ReadonlyMap<number, readonly number[]> = new Map();

/** Faces of a character die: energy first, then the three levels. */
const LEVEL_2 = 4;
const SIDEKICK_CHARACTER = 5;

const plainDie: DieView = {
  id: 0,
  card: 0,
  owner: 0,
  controller: 0,
  zone: 'bag',
  face: -1,
  damage: 0,
  as: 0,
  valuesOf: -1,
  valuesFace: -1,
  holder: -1,
  takenFrom: null,
  attack: null,
  defense: null,
};

const die = (id: number, card: number, facts: Partial<DieView>): DieView => ({
  ...plainDie,
  id,
  card,
  as: card,
  ...facts,
});

const part = (amount: number, card: string) => ({
  amount,
  source: { key: 'card', args: { card } },
  rule: 'DM-DICE-4',
});

/** Hulk attacks and Iron Man blocks him; a sidekick attacks as well; Hulk has +2A and 1 damage. */
const fight: View = {
  game: 'dice-masters',
  seat: 1,
  seedHash: '',
  format: 'basic',
  priority: 'casual',
  turn: 5,
  active: 0,
  phase: 'attack',
  cards: [
    { id: 'sidekick', owner: null, colour: -1 },
    { id: HULK, owner: 0, colour: -1 },
    { id: IRON_MAN, owner: 1, colour: -1 },
    { id: 'avx/thrown-car', owner: null, colour: 1 },
  ],
  dice: [
    die(0, 1, {
      zone: 'attack',
      face: LEVEL_2,
      damage: 1,
      attack: { value: 7, parts: [part(5, HULK), part(2, 'avx/thrown-car')] },
      defense: { value: 7, parts: [part(7, HULK)] },
    }),
    die(1, 2, {
      owner: 1,
      controller: 1,
      zone: 'attack',
      face: LEVEL_2,
      attack: { value: 4, parts: [part(4, IRON_MAN)] },
      defense: { value: 5, parts: [part(5, IRON_MAN)] },
    }),
    die(2, 0, {
      zone: 'attack',
      face: SIDEKICK_CHARACTER,
      attack: { value: 1, parts: [part(1, 'sidekick')] },
      defense: { value: 1, parts: [part(1, 'sidekick')] },
    }),
    die(3, 0, { owner: 1, controller: 1, zone: 'reserve', face: 0 }),
    die(4, 0, { owner: 1, controller: 1, zone: 'reserve', face: 0 }),
    ...[5, 6, 7, 8].map((id) => die(id, 0, { owner: 1, controller: 1, zone: 'bag' })),
    die(9, 2, { owner: 1, controller: 1, zone: 'bag' }),
    die(10, 2, { owner: 1, controller: 1, zone: 'card' }),
  ],
  players: [
    { life: 12, startLife: 15, markers: 0 },
    { life: 3, startLife: 15, markers: 1 },
  ],
  combat: { step: 'actions', attackers: [0, 2], blocks: [{ blocker: 1, attacker: 0 }], blocked: [0] },
  lasting: [
    { kind: 'bonus', die: 0, seat: 0, card: 3, until: 5, data: { attack: 2, defense: 0 } },
    { kind: 'cannot-block', die: 1, seat: 1, card: 1, until: 5, data: {} },
    { kind: 'hurt', die: 0, seat: 0, card: 2, until: 5, data: { by: 1 } },
  ],
  decisions: [],
  waitingFor: [],
  outcome: null,
};

const dieAt = (view: View, id: number): DieView => {
  const found = view.dice.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no die ${id}`);
  return found;
};

const props = (facts: Partial<BoardProps<View>>): BoardProps<View> => ({
  view: fight,
  locale: 'en',
  seatNames,
  lit: new Set(),
  chosen: new Set(),
  options: [],
  eyed: null,
  onTap: () => {},
  onOption: () => {},
  onInspect: () => {},
  reading: null,
  placing: null,
  events: [],
  selected: null,
  onSelect: () => {},
  assigned: nobody,
  amounts: new Map(),
  me: 1,
  reducedMotion: true,
  ...facts,
});

const render = (facts: Partial<BoardProps<View>>): string =>
  renderToStaticMarkup(createElement(Board, props(facts)));

const buttons = (html: string): readonly string[] => html.match(/<button[^>]*>/gu) ?? [];
const option = (id: string, lit: boolean, reasons: readonly string[] = []): BoardOption => ({
  id,
  label: `does ${id}`,
  lit,
  reasons,
  args: {},
});

describe('names', () => {
  test.each<[Locale, string]>([
    ['en', 'Hulk, level 2, attack 7, defense 7, 1 burst, 1 damage, attacking, blocked by Iron Man, +2A'],
    [
      'es',
      'Hulk, nivel 2, ataque 7, defensa 7, 1 estallido, 1 de daño, atacando, bloqueadores: Iron Man, +2A',
    ],
    ['de', 'Hulk, Stufe 2, Angriff 7, Verteidigung 7, 1 Burst, 1 Schaden, greift an, Blocker: Iron Man, +2A'],
  ])('all that is true of a die is said in %s', (locale, expected) => {
    expect(fullName(fight, dieAt(fight, 0), locale, seatNames)).toBe(expected);
  });

  test.each<[Locale, string, string]>([
    ['en', 'Sidekick die, Fist × 1 (1)', 'Sidekick'],
    ['es', 'Dado de comparsa, Puño × 1 (1)', 'Comparsa'],
    ['de', 'Sidekick-Würfel, Faust × 1 (1)', 'Sidekick'],
  ])('entities have short names in %s, alike ones numbers', (locale, energy, sidekick) => {
    expect(entityName(3, fight, locale, seatNames)).toBe(energy);
    expect(entityName(2, fight, locale, seatNames)).toBe(sidekick);
    expect(entityName(-2, fight, locale, seatNames)).toBe('Ben');
  });

  test('numbers name their sources', () => {
    expect(sourcesOf(dieAt(fight, 0), 'en')).toEqual([
      'attack 7 = 5 Hulk + 2 Thrown Car',
      'defense 7 = 7 Hulk',
    ]);
  });

  test('what lasts is named, what the rules only remember is not', () => {
    expect(marksOn(fight, dieAt(fight, 0), 'en').map(({ text }) => text)).toEqual(['+2A']);
    expect(marksOn(fight, dieAt(fight, 1), 'de').map(({ text }) => text)).toEqual(['kann nicht blocken']);
    expect(bonusText(-1, 2, 'de')).toBe('−1A +2V');
  });
});

describe('the attack lane', () => {
  test('pairs attackers with their blockers', () => {
    const pairs = pairsOf(fight, nobody);
    expect(pairs.map(({ attacker, blockers }) => [attacker.id, ...blockers.map(({ id }) => id)])).toEqual([
      [0, 1],
      [2],
    ]);
    expect(fullName(fight, dieAt(fight, 2), 'en', seatNames)).toContain('attacking, unblocked');
    expect(render({})).toContain('unblocked');
  });

  test('shows blockers while they are being chosen', () => {
    const choosing: View = {
      ...fight,
      combat: { step: 'blockers', attackers: [0, 2], blocks: [], blocked: [] },
      dice: fight.dice.map((one) => (one.id === 1 ? { ...one, zone: 'field' } : one)),
    };
    const assigned = new Map([[1, [0]]]);
    expect(pairsOf(choosing, assigned)[0]?.planned.map(({ id }) => id)).toEqual([1]);
    const html = render({ view: choosing, assigned, lit: new Set([0, 1, 2]) });
    expect(html).toContain('set to block Hulk');
    expect(html).toContain('no blocker yet');
    expect(html.match(/<button[^>]*dm-die/gu)).toHaveLength(3);
  });

  test('an attacker whose blocker is gone is still blocked', () => {
    const gone: View = { ...fight, combat: { step: 'actions', attackers: [0], blocks: [], blocked: [0] } };
    expect(fullName(gone, dieAt(gone, 0), 'en', seatNames)).toContain('its blocker is gone');
  });
});

describe('what can be tapped', () => {
  test('only lit dice are buttons, and chosen ones say so', () => {
    const html = render({ lit: new Set([0, 1]), chosen: new Set([1]) });
    const dice = buttons(html).filter((tag) => tag.includes('dm-die'));
    expect(dice).toHaveLength(2);
    expect(dice.find((tag) => tag.includes('aria-label="Hulk'))).toContain('aria-pressed="false"');
    expect(dice.find((tag) => tag.includes('aria-label="Iron Man'))).toContain('aria-pressed="true"');
    expect(html).toContain('thing-check');
  });

  test('a card is lit to buy, or gives the reasons why not', () => {
    const html = render({ options: [option('buy:2', true), option('buy:3', false, ['Not enough energy.'])] });
    const cards = buttons(html).filter((tag) => tag.includes('dm-card'));
    expect(cards.find((tag) => tag.includes('aria-label="Iron Man'))).toContain('does buy:2');
    const dim = cards.find((tag) => tag.includes('aria-label="Thrown Car'));
    expect(dim).toContain('Not enough energy.');
    expect(dim).not.toMatch(/yellow|blue|green|red\b/u);
    expect(dim).not.toContain('data-lit');
  });

  test('dice that were rolled and dice of piles can be tapped, too', () => {
    const rolling: View = {
      ...fight,
      phase: 'roll-and-reroll',
      combat: null,
      dice: fight.dice.map((one) =>
        one.id === 3 ? { ...one, zone: 'prep' } : one.id === 9 ? { ...one, zone: 'used' } : one,
      ),
    };
    const html = render({ view: rolling, lit: new Set([3, 9]) });
    expect(buttons(html).filter((tag) => tag.includes('dm-die'))).toHaveLength(2);
    expect(html).toContain('in: Used');
  });

  test('a player can be a target', () => {
    const html = render({ lit: new Set([-1]), amounts: new Map([[-1, 2]]) });
    expect(buttons(html).find((tag) => tag.includes('dm-player'))).toContain('Ana, 12 of 15 life');
    expect(html).toContain('2 assigned');
  });
});

test('the bag tells what is drawn and how likely', () => {
  const bag = fight.dice.filter((one) => one.zone === 'bag');
  const [sidekicks, ironMan] = oddsOf(bag);
  expect(sidekicks).toMatchObject({ slot: 0, count: 4, next: 0.8, four: 1 });
  expect(ironMan).toMatchObject({ slot: 2, count: 1 });
  expect(ironMan?.next).toBeCloseTo(0.2);
  expect(ironMan?.four).toBeCloseTo(0.8);
  expect(oddsOf(bag.slice(0, 2))).toEqual([{ slot: 0, count: 2, next: 1, four: 1 }]);
  const html = render({ locale: 'de' });
  expect(html).toContain('Unter den nächsten vier');
  expect(html).toContain('Nächster Wurf');
});

test('dice that changed their place are known', () => {
  const after: View = {
    ...fight,
    dice: fight.dice.map((one) => (one.id === 1 ? { ...one, zone: 'prep' } : one)),
  };
  expect([...movedBetween(fight, after)]).toEqual([1]);
});

test.each<Locale>(['en', 'es', 'de'])('real games are drawn whole in %s', (locale) => {
  const seed = `board ${locale}`;
  const match: Match = game.create({ format: 'tournament' }, seed) as Match;
  const random = stream(seed, 'choices');
  let drawn = 0;
  for (let n = 0; n < 400 && match.outcome === null; n++) {
    const decision = match.pending[0];
    if (decision === undefined) break;
    if (n % 40 === 5) {
      const view = game.view(match as Parameters<typeof game.view>[0], decision.seat);
      const lit = new Set(decision.shape === 'entities' ? decision.from : []);
      const html = render({ view, locale, lit, me: decision.seat });
      expect(html).not.toMatch(/undefined|NaN|\[object/u);
      for (const tag of buttons(html)) expect(tag).toMatch(/aria-label|role="tab"|popover/u);
      drawn++;
    }
    const typed = match as Parameters<typeof game.sample>[0];
    game.apply(typed, decision.seat, decision.n, game.sample(typed, decision, random), null);
  }
  expect(drawn).toBeGreaterThan(2);
});
