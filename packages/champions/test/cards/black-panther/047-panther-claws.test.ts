import { scenario } from '../../kit.ts';

scenario('MC-ATTACK-3', 'Panther Claws: 4 damage to an enemy as the last step', {
  given: {
    scenario: ['Concussion Blasters'],
    ada: {
      hero: 'Black Panther',
      hand: ['core/43a', 'Genius'],
      play: ['Panther Claws'],
      minions: ['Sandman'],
    },
  },
  when: [{ who: 'ada', does: { use: 'core/43a', choose: 'Rhino' } }],
  then: {
    villain: { damage: 4 },
    cards: { Sandman: { damage: 0 } },
    ada: { exhausted: false, damage: 1 },
    quiet: true,
  },
});

scenario(
  ['MC-KEYWORD-11', 'MC-TRIGGER-5'],
  'Panther Claws: 2 damage before the last step, and an attack all the same',
  {
    given: {
      threat: 4,
      ada: {
        hero: 'Black Panther',
        hand: ['core/43a', 'Genius'],
        play: ['Panther Claws', 'Tactical Genius'],
        minions: ['M.O.D.O.K.'],
      },
    },
    when: [
      {
        who: 'ada',
        does: { use: 'core/43a', order: ['Panther Claws', 'Tactical Genius'], choose: 'M.O.D.O.K.' },
      },
    ],
    then: { cards: { 'M.O.D.O.K.': { damage: 2 } }, ada: { damage: 2 }, villain: { damage: 0 }, quiet: true },
  },
);

scenario('MC-STATUS-4', 'Panther Claws: a stunned hero only gets over it', {
  given: {
    ada: {
      hero: 'Black Panther',
      identity: { stunned: true },
      hand: ['core/43a', 'Genius'],
      play: ['Panther Claws'],
    },
  },
  when: [{ who: 'ada', does: { use: 'core/43a' } }],
  then: { villain: { damage: 0 }, ada: { stunned: false }, quiet: true },
});
