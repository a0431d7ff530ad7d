import { proves } from '@assemble/rules/testing';
import { expect } from 'vitest';
import { BASIC_ACTION_DIE, SIDEKICK_DIE } from '../../src/dice.ts';
import { CARDS, STARTER } from '../../src/index.ts';
import { AFFILIATIONS } from '../../src/names.ts';
import { create, firstGame, refusals } from '../game.ts';

const starter = CARDS.filter((card) => card.number <= STARTER.lastNumber);
const kinds = [...new Set(CARDS.map((card) => card.die)), SIDEKICK_DIE];

proves('DM-COMPONENTS-1', 'a starter holds 12 basic action, 16 character and 16 sidekick dice', () => {
  const { basicActionDice, characterDice, sidekickDice, titles } = STARTER;
  expect([
    basicActionDice.colours * basicActionDice.each,
    titles.length * characterDice,
    sidekickDice,
  ]).toEqual([12, 16, 16]);
});

proves('DM-COMPONENTS-2', 'basic action dice: four colours of three', () => {
  expect(STARTER.basicActionDice).toEqual({ colours: 4, each: 3 });
});

proves(
  ['DM-COMPONENTS-3', 'DM-COMPONENTS-5'],
  'eight characters in three versions each, and no card for sidekicks',
  () => {
    const characters = starter.filter((card) => card.kind === 'character');
    const titles = [...new Set(characters.map((card) => card.title))].sort();
    expect(titles).toEqual([...STARTER.titles]);
    for (const title of titles) expect(characters.filter((card) => card.title === title)).toHaveLength(3);
    expect(STARTER.characterDice).toBe(2);
    expect(CARDS.some((card) => card.id.includes('sidekick'))).toBe(false);
  },
);

proves(
  ['DM-COMPONENTS-4', 'DM-TEAM-RULES-3'],
  '24 characters, 10 basic actions and 4 colour reminders; the numbers have no gap',
  () => {
    expect(starter.filter((card) => card.kind === 'character')).toHaveLength(24);
    expect(starter.filter((card) => card.kind === 'basic-action')).toHaveLength(10);
    expect(STARTER.colourReminders).toBe(4);
    expect(CARDS.map((card) => card.number)).toEqual(CARDS.map((_, i) => i + 1));
    expect(starter).toHaveLength(34);
  },
);

proves('DM-COMPONENTS-6', 'two players, one bag each', () => {
  expect(refusals({ format: 'tournament', teams: [null] })).toContain('DM-COMPONENTS-6');
  expect(refusals({ format: 'tournament', teams: [null, null, null] })).toContain('DM-COMPONENTS-6');
  const { match } = create(firstGame);
  expect(match.seats).toBe(2);
});

proves('DM-CARDS-2', 'a die with character faces is a character die, any other an action die', () => {
  for (const card of CARDS) {
    const numbered = card.die.faces.some((face) => face.kind === 'character');
    expect(card.die.kind).toBe(numbered ? 'character' : 'action');
    expect(numbered).toBe(card.kind === 'character');
  }
});

proves(
  ['DM-CARDS-4', 'DM-CARDS-3'],
  'a typed card needs its type and gives it; basic actions have none',
  () => {
    for (const card of CARDS) {
      const energies = card.die.faces.flatMap((face) => (face.kind === 'energy' ? [face.energy] : []));
      if (card.energy === null) expect(energies).toEqual(['generic', 'generic', 'generic']);
      else for (const energy of energies) expect(energy).toBe(card.energy);
      expect(card.cost).toBeGreaterThan(0);
    }
  },
);

proves('DM-CARDS-5', 'four affiliations, or none', () => {
  expect(Object.keys(AFFILIATIONS).sort()).toEqual(['avengers', 'fantastic-four', 'villains', 'x-men']);
  const used = new Set(CARDS.map((card) => card.affiliation));
  expect([...used].filter((one) => one !== null && !(one in AFFILIATIONS))).toEqual([]);
  expect(used.has(null)).toBe(true);
});

proves('DM-CARDS-6', 'title and subtitle name a card; versions share the title', () => {
  const names = CARDS.map((card) => `${card.title} – ${card.subtitle?.en}`);
  expect(new Set(names).size).toBe(CARDS.length);
  expect(CARDS.filter((card) => card.title === 'hulk').length).toBeGreaterThan(1);
});

proves('DM-CARDS-8', 'a basic action card has three dice, whatever the format', () => {
  for (const card of CARDS.filter((one) => one.kind === 'basic-action')) expect(card.max).toBe(3);
  for (const setup of [
    firstGame,
    { format: 'draft', draft: { number: 8, basicActions: 4, cards: [], dicePerTitle: 2 } },
  ]) {
    const { match } = create(setup);
    match.table.cards.forEach((slot, i) => {
      if (slot.owner === null && i > 0)
        expect(match.table.dice.filter((die) => die.card === i)).toHaveLength(3);
    });
  }
});

proves('DM-DICE-1', 'every die has energy faces with one or two symbols, or a generic number', () => {
  for (const kind of kinds) {
    const energy = kind.faces.filter((face) => face.kind === 'energy');
    expect(energy.length).toBeGreaterThan(0);
    for (const face of energy) expect([1, 2]).toContain(face.kind === 'energy' ? face.count : 0);
    expect(kind.faces).toHaveLength(6);
  }
});

proves('DM-DICE-2', 'action faces carry bursts and never numbers', () => {
  const faces = kinds.flatMap((kind) => kind.faces.filter((face) => face.kind === 'action'));
  expect(faces.length).toBeGreaterThan(0);
  for (const face of faces) expect(Object.keys(face).sort()).toEqual(['bursts', 'kind']);
});

proves(['DM-DICE-6', 'DM-DICE-3'], 'levels rise from left to right, each face with its four numbers', () => {
  for (const kind of kinds.filter((one) => one.kind === 'character')) {
    const levels = kind.faces.flatMap((face) => (face.kind === 'character' ? [face] : []));
    expect(levels.map((face) => face.level)).toEqual(levels.length === 1 ? [1] : [1, 2, 3]);
    for (const face of levels) {
      expect([0, 1, 2]).toContain(face.bursts);
      expect(Math.min(face.cost, face.attack, face.defense)).toBeGreaterThanOrEqual(0);
    }
  }
});

proves(
  ['DM-DICE-9', 'DM-DICE-10', 'DM-DICE-11'],
  'the sidekick die: one of each energy, wild, and one free 1/1 character',
  () => {
    expect(SIDEKICK_DIE.faces).toEqual([
      { kind: 'energy', energy: 'fist', count: 1 },
      { kind: 'energy', energy: 'bolt', count: 1 },
      { kind: 'energy', energy: 'mask', count: 1 },
      { kind: 'energy', energy: 'shield', count: 1 },
      { kind: 'energy', energy: 'wild', count: 1 },
      { kind: 'character', level: 1, cost: 0, attack: 1, defense: 1, bursts: 0 },
    ]);
  },
);

proves('DM-DICE-12', 'the basic action die: three generic 2s, then no, one and two bursts', () => {
  expect(BASIC_ACTION_DIE.faces.map((face) => (face.kind === 'energy' ? face.count : 'action'))).toEqual([
    2,
    2,
    2,
    'action',
    'action',
    'action',
  ]);
  expect(BASIC_ACTION_DIE.faces.flatMap((face) => (face.kind === 'action' ? [face.bursts] : []))).toEqual([
    0, 1, 2,
  ]);
});

proves('DM-ENERGY-1', 'five energy types; wild is a face, not a type a card could ask for', () => {
  const types = new Set(
    kinds.flatMap((kind) => kind.faces.flatMap((face) => (face.kind === 'energy' ? [face.energy] : []))),
  );
  expect([...types].sort()).toEqual(['bolt', 'fist', 'generic', 'mask', 'shield', 'wild']);
  expect([...new Set(CARDS.map((card) => card.energy))].filter((one) => one !== null).sort()).toEqual([
    'bolt',
    'fist',
    'mask',
    'shield',
  ]);
});
