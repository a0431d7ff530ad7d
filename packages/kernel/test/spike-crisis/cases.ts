import {
  addDice,
  advance,
  all,
  gainDealt,
  pay,
  push,
  rerollDice,
  strikeBack,
  superpower,
} from './abilities.ts';
import { crisis, type Position } from './game.ts';
import type { Attack, Character, Face } from './table.ts';

/** The powers and special rules of the two examples, each a small tree. */
const powers = {
  'friday-ai': superpower('Friday A.I.', 2, 'active', addDice('attack', 2, 'Friday A.I.')),
  'strategic-genius': superpower('Strategic Genius', 0, 'modify-own', rerollDice('Strategic Genius', 1), {
    helps: 'any',
    range: 2,
  }),
  'counter-strike': superpower('Counter-Strike', 0, 'after-attack', strikeBack, {
    side: 'defense',
    enemyWithin: 3,
  }),
  'perfect-block': superpower('Perfect Block', 2, 'targeted', addDice('defense', 2, 'Perfect Block'), {
    side: 'defense',
  }),
  jarvis: superpower('J.A.R.V.I.S.', 0, 'modify-own', all(pay(1, 3), rerollDice('J.A.R.V.I.S.', null)), {
    side: 'attack',
    helps: 'another',
    range: 4,
  }),
  // Two invented ones, for the third and the fourth window of step 9.
  jinx: superpower('Jinx', 0, 'modify-theirs', rerollDice('Jinx', 1)),
  steady: superpower('Steady', 0, 'modify-own', rerollDice('Steady', 1)),
  'push-short': push('pushed Short, away'),
  pursuit: advance('advances Short, toward'),
  'power-for-damage': gainDealt,
};

type Power = keyof typeof powers;
export const game = crisis(powers);

const attack = (name: string, strength: number, special: Power): Attack => ({
  name,
  range: 4,
  strength,
  cost: 0,
  special: [{ icons: ['wild'], ability: special }],
  after: ['power-for-damage' satisfies Power],
});

export function character(
  name: string,
  owner: number,
  rest: Partial<Character> & { readonly powers?: readonly Power[] } = {},
): Character {
  return { name, owner, energyDefense: 3, stamina: 6, attacks: [], powers: [], damage: 0, power: 0, ...rest };
}

export const stacked = (...faces: Face[]): Face[] => faces;

/** CP-CASE-1: Iron Man and Zemo at Range 3; a push takes Zemo out of it. An ally of Iron Man stands by. */
export const case1: Position = {
  characters: [
    character('Iron Man', 0, {
      power: 2,
      powers: ['friday-ai'],
      attacks: [attack('Repulsor Blast', 4, 'push-short')],
    }),
    character('Baron Zemo', 1, { powers: ['strategic-genius', 'counter-strike'] }),
    character('War Machine', 0, { power: 3, powers: ['strategic-genius'] }),
  ],
  ranges: [
    [1, 3, 3],
    [3, 1, 5],
    [3, 5, 1],
  ],
  stacked: [
    ...stacked('hit', 'hit', 'critical', 'wild', 'block', 'failure'),
    ...stacked('block', 'blank', 'failure'),
    ...stacked('critical'),
    ...stacked('critical'),
  ],
};

/** CP-CASE-2: Captain Marvel, with Iron Man near her, and Captain America. */
export const case2: Position = {
  characters: [
    character('Captain Marvel', 0, { attacks: [attack('Photon Blast', 5, 'pursuit')] }),
    character('Captain America', 1, { energyDefense: 4, power: 2, powers: ['perfect-block'] }),
    character('Iron Man', 0, { power: 3, powers: ['jarvis'] }),
  ],
  ranges: [
    [1, 4, 4],
    [4, 1, 5],
    [4, 5, 1],
  ],
  stacked: [
    ...stacked('critical', 'wild', 'blank', 'block', 'failure'),
    ...stacked('block', 'block', 'wild', 'blank', 'blank', 'failure'),
    ...stacked('critical'),
    ...stacked('hit', 'critical'),
  ],
};
