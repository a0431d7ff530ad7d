import { dice, scenario } from '../../kit.ts';

scenario(
  ['CP-TACTIC-4', 'CP-EFFECT-7', 'CP-MODIFY-2'],
  'this round nobody moves Brock Rumlow, and he rerolls any defense dice',
  {
    given: {
      phase: 'power',
      priority: 'Ben',
      dice: dice('wild, hit, blank 2, blank, failure, block'),
      Ann: {
        affiliation: 'cabal',
        tactics: ['dig-in'],
        characters: { crossbones: { at: [14, 18] }, giant: { at: [30, 30] } },
      },
      Ben: { characters: { 'iron-man': { at: [10, 18] }, 'spider-man': { at: [4, 4] } } },
    },
    when: [
      { who: 'Ann', does: { react: 'dig-in' } },
      { who: 'Ben', does: { activate: 'iron-man', attack: 'repulsor-blast' } },
      { who: 'Ann', does: { react: 'dig-in', reroll: [4] } },
      { who: 'Ann', does: { pass: true } },
      { who: 'Ann', does: { pass: true } },
    ],
    then: { Ann: { crossbones: { at: [14, 18], damage: 1 }, tactics: [] }, quiet: true },
  },
);

scenario(['CP-TACTIC-9'], 'without Brock Rumlow nobody can play it', {
  given: {
    phase: 'power',
    Ann: { affiliation: 'cabal', tactics: ['dig-in'], characters: { ultron: { at: [14, 18] } } },
    Ben: { characters: { dummy: { at: [4, 4] } } },
  },
  when: [],
  then: { asked: { Ann: 'ask.turn' }, Ann: { tactics: ['dig-in'] }, quiet: true },
});

scenario(['CP-EFFECT-4'], 'his own effects are neither an enemy’s nor an ally’s: Aggressive moves him', {
  given: {
    phase: 'power',
    priority: 'Ben',
    dice: dice('hit 2, blank 2, blank, failure'),
    Ann: {
      affiliation: 'cabal',
      tactics: ['dig-in'],
      characters: { crossbones: { at: [14, 18] }, giant: { at: [30, 30] } },
    },
    Ben: { characters: { 'iron-man': { at: [10, 18] }, 'spider-man': { at: [4, 4] } } },
  },
  when: [
    { who: 'Ann', does: { react: 'dig-in' } },
    { who: 'Ben', does: { activate: 'iron-man', attack: 'repulsor-blast' } },
    // Neither the rerolls of Dig In nor Inured to Pain.
    { who: 'Ann', does: { pass: true } },
    { who: 'Ann', does: { pass: true } },
    { who: 'Ann', does: { react: 'aggressive', to: [13, 18] } },
  ],
  then: { Ann: { crossbones: { at: [13, 18], damage: 2 } }, quiet: true },
});
