import { dice, scenario } from '../kit.ts';

// Toward, away from or near somebody who is gone there is no way.

scenario(
  ['CP-KO-1', 'CP-EFFECT-8'],
  'Reversal, Aggressive: with the attacker gone there is nobody to advance toward',
  {
    given: {
      active: 'dummy',
      dice: dice('hit 2, blank 2, failure 4, critical, failure 3'),
      Ann: { characters: { dummy: { at: [10, 18], side: 'injured', damage: 4 }, frail: { at: [4, 4] } } },
      Ben: {
        tactics: ['reversal'],
        characters: { crossbones: { at: [12, 18] }, giant: { at: [10, 23.5], power: 2 } },
      },
    },
    when: [
      { who: 'Ann', does: { attack: 'jab' }, then: { offered: { Ben: ['reversal'] } } },
      // Crossbones has 2 Power for the damage, and takes all of it.
      { who: 'Ben', does: { react: 'reversal' } },
    ],
    then: {
      Ann: { dummy: { gone: true } },
      Ben: { crossbones: { damage: 2, at: [12, 18] } },
      asked: { Ben: 'ask.turn' },
      quiet: true,
    },
  },
);

scenario(['CP-KO-1'], 'Overpower: with the target gone there is no place near it', {
  given: {
    active: 'crossbones',
    dice: dice('hit 2, failure 3, failure 3'),
    Ann: { characters: { crossbones: { at: [10, 18], power: 2 } } },
    Ben: { characters: { dummy: { at: [14, 18], side: 'injured', damage: 4 }, giant: { at: [30, 30] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'overpower' } }],
  then: { Ann: { crossbones: { at: [10, 18] } }, Ben: { dummy: { gone: true } }, actions: 1, quiet: true },
});

scenario(['CP-KO-1'], 'Lead from the Front: Agents go nowhere when the target is gone', {
  given: {
    active: 'nick-fury',
    dice: dice('hit 2, failure 5, failure 3'),
    Ann: {
      characters: {
        'nick-fury': { at: [10, 18], power: 3 },
        'shield-agents': { at: [10, 21], activated: true },
      },
    },
    Ben: { characters: { dummy: { at: [14, 18], side: 'injured', damage: 4 }, giant: { at: [30, 30] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'lead-from-the-front' } }],
  then: { Ann: { 'shield-agents': { at: [10, 21] } }, Ben: { dummy: { gone: true } }, quiet: true },
});

scenario(['CP-TOWARD-1'], 'toward somebody who is Dazed there is a way: it still stands there', {
  given: {
    active: 'dummy',
    dice: dice('hit 2, blank 2, failure 4, critical, failure 3'),
    Ann: { characters: { dummy: { at: [10, 18], damage: 5 }, frail: { at: [4, 4] } } },
    Ben: {
      tactics: ['reversal'],
      characters: { crossbones: { at: [12.5, 18] }, giant: { at: [10, 23.5], power: 2 } },
    },
  },
  when: [
    { who: 'Ann', does: { attack: 'jab' } },
    { who: 'Ben', does: { react: 'reversal' }, then: { Ann: { dummy: { dazed: true } } } },
    { who: 'Ben', does: { react: 'aggressive', to: [11.5, 18] } },
  ],
  then: { Ben: { crossbones: { at: [11.5, 18] } }, asked: { Ben: 'ask.turn' }, quiet: true },
});
