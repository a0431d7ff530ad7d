import type { Face } from '../../src/names.ts';
import { scenario } from '../kit.ts';

const faces = (...list: Face[]): Face[] => list;

// Dice are numbered as they are rolled: attack 0–4, defense 5–10, the dice for the critical 11.
scenario(
  [
    'CP-ATTACK-4',
    'CP-ATTACK-5',
    'CP-ATTACK-8',
    'CP-ATTACK-27',
    'CP-MODIFY-1',
    'CP-MODIFY-5',
    'CP-DICE-7',
    'CP-ATTACK-10',
    'CP-ICON-1',
    'CP-ATTACK-11',
    'CP-ATTACK-12',
    'CP-ATTACK-30',
    'CP-ATTACK-14',
    'CP-SUPER-9',
  ],
  'CP-CASE-2, CP-CASE-3: Photon Blast against Captain America, with J.A.R.V.I.S. and Perfect Block',
  {
    given: {
      active: 'captain-marvel-cosmic-avenger',
      dice: [
        ...faces('critical', 'wild', 'blank', 'block', 'failure'),
        ...faces('block', 'block', 'wild', 'blank', 'blank', 'failure'),
        ...faces('critical'),
        ...faces('hit', 'critical'),
      ],
      Ann: {
        characters: {
          'captain-marvel-cosmic-avenger': { at: [10, 18] },
          'invincible-iron-man': { at: [10, 14], power: 3 },
        },
      },
      Ben: {
        characters: { 'captain-america-first-avenger': { at: [18, 18], power: 2 }, dummy: { at: [30, 30] } },
      },
    },
    when: [
      { who: 'Ann', does: { attack: 'photon-blast' }, then: { asked: { Ben: 'ask.react' } } },
      { who: 'Ben', does: { react: 'perfect-block' }, then: { asked: { Ann: 'ask.react' } } },
      { who: 'Ann', does: { react: 'j-a-r-v-i-s', amount: 2, reroll: [2, 4] }, refused: ['CP-DICE-7'] },
      {
        who: 'Ann',
        does: { reroll: [2, 3] },
        then: {
          roll: {
            attack: faces('critical', 'wild', 'hit', 'critical', 'failure', 'critical'),
            defense: faces('block', 'block', 'wild', 'blank', 'blank', 'failure'),
          },
          asked: { Ann: 'ask.may' },
        },
      },
      { who: 'Ann', does: { may: true, to: [12, 18] } },
    ],
    then: {
      Ann: {
        'captain-marvel-cosmic-avenger': { at: [12, 18], power: 2 },
        'invincible-iron-man': { power: 1 },
      },
      Ben: { 'captain-america-first-avenger': { damage: 2, power: 2 }, dummy: { damage: 0 } },
      happened: [
        'attack-declared',
        'power-spent',
        'rerolled',
        'compared',
        'moved',
        'damaged',
        'power-gained',
        'attack-resolved',
        'power-gained',
      ],
      actions: 1,
      quiet: true,
    },
  },
);
