import type { Face } from '../../src/names.ts';
import { scenario } from '../kit.ts';

const six: Face[] = ['hit', 'hit', 'critical', 'wild', 'block', 'failure'];

// CP-CASE-1: Iron Man and Zemo more than Range 3 apart after the push; an ally of Iron Man stands by.
scenario(
  [
    'CP-ATTACK-1',
    'CP-ATTACK-2',
    'CP-ATTACK-4',
    'CP-ATTACK-5',
    'CP-ATTACK-6',
    'CP-ATTACK-7',
    'CP-ATTACK-8',
    'CP-ATTACK-27',
    'CP-MODIFY-2',
    'CP-DICE-7',
    'CP-ATTACK-10',
    'CP-ICON-1',
    'CP-ATTACK-11',
    'CP-ATTACK-12',
    'CP-ATTACK-30',
    'CP-ATTACK-14',
    'CP-SUPER-3',
    'CP-SUPER-7',
  ],
  'CP-CASE-1: Repulsor Blast against Baron Zemo, die by die',
  {
    given: {
      active: 'iron-man',
      dice: [...six, 'block', 'blank', 'failure', 'critical', 'critical'],
      Ann: {
        characters: { 'iron-man': { at: [10, 18], power: 2 }, 'captain-america': { at: [4, 4], power: 3 } },
      },
      Ben: { characters: { 'baron-zemo': { at: [18.5, 18] } } },
    },
    when: [
      { who: 'Ann', does: { power: 'friday-a-i' }, then: { Ann: { 'iron-man': { power: 0 } }, actions: 2 } },
      { who: 'Ann', does: { attack: 'repulsor-blast' }, then: { asked: { Ben: 'ask.react' }, actions: 1 } },
      { who: 'Ben', does: { react: 'strategic-genius', reroll: [8] }, refused: ['CP-DICE-7'] },
      { who: 'Ben', does: { reroll: [0] }, refused: ['CP-ATTACK-9'] },
      { who: 'Ben', does: { reroll: [7, 7] }, refused: ['CP-MODIFY-7'] },
      {
        who: 'Ben',
        does: { reroll: [7] },
        then: {
          roll: { attack: [...six, 'critical'], defense: ['block', 'critical', 'failure'] },
          asked: { Ann: 'ask.push' },
        },
      },
      { who: 'Ann', does: { aim: [20, 18] } },
    ],
    then: {
      Ann: { 'iron-man': { power: 3, damage: 0 }, 'captain-america': { at: [4, 4], power: 3, damage: 0 } },
      Ben: { 'baron-zemo': { damage: 3, power: 3, at: [21.875, 18] } },
      happened: [
        'power-spent',
        'attack-declared',
        'pool-formed',
        'rolled',
        'rerolled',
        'compared',
        'moved',
        'damaged',
        'power-gained',
        'attack-resolved',
        'power-gained',
      ],
      quiet: true,
    },
  },
);
