import { dice, scenario } from '../../kit.ts';

scenario(['CP-GRUNT-16', 'CP-ATTACK-12'], 'Energy Blast: damage and nothing else; Grunts have no Power', {
  given: {
    active: 'ultron-drones',
    dice: dice('hit 2, blank 2, failure 2'),
    Ann: { characters: { 'ultron-drones': { at: [10, 18] }, 'ultron-metal-tyrant': { at: [4, 4] } } },
    Ben: { characters: { dummy: { at: [15, 18] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'energy-blast' } }],
  then: { Ann: { 'ultron-drones': { power: 0 } }, Ben: { dummy: { damage: 2 } }, quiet: true },
});

scenario(
  ['CP-GRUNT-14', 'CP-EFFECT-6'],
  'Rough Around the Edges: before they leave, enemies within Range 2 are hurt, and Ultron gains Power for it',
  {
    given: {
      active: 'dummy',
      dice: dice('hit 3, blank, failure 2'),
      Ann: { characters: { dummy: { at: [10, 18] }, giant: { at: [14, 21] }, blocker: { at: [20, 18] } } },
      Ben: {
        characters: { 'ultron-drones': { at: [12.5, 18] }, 'ultron-metal-tyrant': { at: [30, 30] } },
      },
    },
    when: [
      { who: 'Ann', does: { attack: 'jab' } },
      { who: 'Ben', does: { react: 'rough-around-the-edges' } },
    ],
    then: {
      Ann: { dummy: { damage: 1 }, giant: { damage: 1 }, blocker: { damage: 0 } },
      Ben: { 'ultron-drones': { gone: true }, 'ultron-metal-tyrant': { power: 2 } },
      quiet: true,
    },
  },
);

scenario(
  ['CP-DAZED-4', 'CP-EFFECT-6'],
  'Rough Around the Edges: the attacker whom it Dazes gains nothing for its attack',
  {
    given: {
      active: 'spider-man',
      dice: dice('hit 3, blank 2, failure 2'),
      Ann: { characters: { 'spider-man': { at: [10, 18], damage: 5 }, giant: { at: [4, 4] } } },
      Ben: {
        characters: { 'ultron-drones': { at: [12.5, 18] }, 'ultron-metal-tyrant': { at: [30, 30] } },
      },
    },
    when: [
      { who: 'Ann', does: { attack: 'strike' } },
      { who: 'Ben', does: { react: 'rough-around-the-edges' } },
    ],
    // 1 Power for the damage he suffered, none for the 3 that he dealt.
    then: {
      Ann: { 'spider-man': { dazed: true, power: 1 } },
      Ben: { 'ultron-drones': { gone: true }, 'ultron-metal-tyrant': { power: 1 } },
      quiet: true,
    },
  },
);

scenario(['CP-EFFECT-7', 'CP-SECURE-1'], 'Programmed for Destruction: they cannot use objective tokens', {
  given: {
    active: 'ultron-drones',
    extraction: 'struggle-for-the-cube-continues',
    tokens: { 0: { at: [12, 18] } },
    Ann: { characters: { 'ultron-drones': { at: [10, 18] }, 'ultron-metal-tyrant': { at: [4, 4] } } },
    Ben: { characters: { dummy: { at: [30, 30] } } },
  },
  when: [{ who: 'Ann', does: { interact: 0 }, refused: ['CP-EFFECT-7', 'CP-INTERACT-3', 'CP-GRUNT-16'] }],
  then: { Ann: { 'ultron-drones': { holds: [] } }, quiet: true },
});

scenario(['CP-KEYWORD-1'], 'the Drones are immune to Poison and Bleed, but not to Shock', {
  given: {
    active: 'doc-ock-sinister-scientist',
    dice: dice('hit, blank 6, failure 2'),
    Ann: { characters: { 'doc-ock-sinister-scientist': { at: [10, 18], power: 4 } } },
    Ben: {
      characters: { 'ultron-drones': { at: [14, 18] }, 'ultron-metal-tyrant': { at: [30, 30] } },
    },
  },
  when: [{ who: 'Ann', does: { attack: 'scientific-breakthrough' } }],
  then: { Ben: { 'ultron-drones': { damage: 1, conditions: ['shock'] } }, quiet: true },
});
