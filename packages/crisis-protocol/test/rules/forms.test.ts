import { proves } from '@assemble/rules/testing';
import { expect } from 'vitest';
import { Content } from '../../src/content.ts';
import { RULE_CARDS } from '../invented-rules.ts';
import { scenario } from '../kit.ts';

const content = new Content(RULE_CARDS);
const stats = (id: string) => content.of('character', id).forms.map((form) => form.stats.healthy);

proves('CP-FORM-2', 'a Form is half of a split card or a card of its own: both can be written', () => {
  const [normal, long] = stats('test/one-card');
  const [small, large] = stats('test/two-cards');
  expect([normal?.speed, long?.speed]).toEqual(['M', 'L']);
  expect([small?.stamina, large?.stamina]).toEqual([6, 9]);
});

// The dice of an attack that nobody modifies: four of the Sniper's Jab, then the defense.
const attacked = (who: string, power: string, defense: number) => ({
  given: {
    active: who,
    dice: ['hit', 'hit', 'hit', 'hit', ...Array(defense).fill('blank')],
    Ann: { characters: { [who]: { at: [10, 18], damage: 2 } } },
    Ben: { characters: { sniper: { at: [14, 18] } } },
  },
  when: [
    { who: 'Ann', does: { power, to: [11, 18] } },
    { who: 'Ann', does: { end: true } },
    { who: 'Ben', does: { activate: 'sniper', attack: 'jab' } },
  ],
});

scenario('CP-FORM-4', 'on a split card Defense and Stamina stay the same in every Form', {
  ...attacked('one-card', 'lengthen', 3),
  then: {
    // Three dice against Physical in both Forms; at 6 damage it is Dazed.
    happened: ['transformed', { rolled: { side: 'defense', faces: ['blank', 'blank', 'blank'] } }],
    Ann: { 'one-card': { form: 1, damage: 6, dazed: true } },
    quiet: true,
  },
});

scenario('CP-FORM-5', 'with separate cards everything comes from the card of the Form', {
  ...attacked('two-cards', 'enlarge', 4),
  then: {
    // Four dice against Physical in the other Form, and a Stamina of 9.
    happened: ['transformed', { rolled: { side: 'defense', faces: ['blank', 'blank', 'blank', 'blank'] } }],
    Ann: { 'two-cards': { form: 1, damage: 6, dazed: false } },
    quiet: true,
  },
});

const rolling = (attack: string, faces: number) => ({
  given: {
    active: 'half',
    dice: Array(faces + 3).fill('blank'),
    Ann: { characters: { half: { at: [10, 18] } } },
    Ben: { characters: { dummy: { at: [12, 18] } } },
  },
  when: [{ who: 'Ann', does: { attack } }],
  then: {
    happened: [{ rolled: { side: 'attack', faces: Array(faces).fill('blank') } }],
    quiet: true,
  },
});

scenario('CP-EFFECT-9', 'half of five dice is three', rolling('kick', 3));
scenario('CP-EFFECT-9', 'half of four dice is two', rolling('jab', 2));
scenario('CP-EFFECT-9', 'half of one die is one', rolling('poke', 1));

scenario('CP-EFFECT-9', 'dice that are added count before the half', {
  given: {
    active: 'half',
    dice: Array(4).fill('blank'),
    Ann: { characters: { half: { at: [10, 18], conditions: ['shock'] } } },
    Ben: { characters: { half: { at: [12, 18] } } },
  },
  // Five less one for Shock is four, half of it two; three against Physical, half of it two.
  when: [{ who: 'Ann', does: { attack: 'kick' } }],
  then: {
    happened: [
      { rolled: { side: 'attack', faces: ['blank', 'blank'] } },
      { rolled: { side: 'defense', faces: ['blank', 'blank'] } },
    ],
    quiet: true,
  },
});

scenario(['CP-DODGE-1', 'CP-EFFECT-9'], 'half of its attack and defense dice: it dodges with all of them', {
  given: {
    active: 'captain-marvel',
    dice: Array(3).fill('failure'),
    terrain: { car: { at: [9, 20, 11, 21], size: 2 } },
    Ann: { characters: { 'captain-marvel': { at: [10, 18], power: 3 } } },
    Ben: { characters: { half: { at: [15, 18] } } },
  },
  when: [{ who: 'Ann', does: { power: 'danvers-special', throw: 'car', aim: [30, 18] } }],
  then: {
    happened: [{ rolled: { side: 'dodge', faces: Array(3).fill('failure') } }],
    Ben: { half: { damage: 3 } },
    quiet: true,
  },
});
