import { scenario } from '../../kit.ts';

scenario('MC-ACTIVATION-1', 'Gang-Up: the villain and every minion engaged with you attack you', {
  given: {
    villainStep: 4,
    encounter: ['Advance', 'Advance'],
    ada: { hero: 'She-Hulk', dealt: ['core/189'], minions: ['Sandman', 'Shocker'] },
    ben: { hero: 'Iron Man', form: 'alter-ego', minions: ['Whirlwind'] },
  },
  when: [
    { who: 'ada', does: { choose: 'Rhino', defend: 'nobody' } },
    { who: 'ada', does: { choose: 'Sandman', defend: 'nobody' } },
    { who: 'ada', does: { defend: 'nobody' } },
  ],
  then: { ada: { damage: 7 }, ben: { damage: 0 }, quiet: true },
});

scenario('MC-KEYWORD-7', 'Gang-Up: surges for an alter-ego', {
  given: {
    villainStep: 4,
    encounter: ['Crowd Control', 'Advance'],
    ada: { hero: 'Iron Man', form: 'alter-ego', dealt: ['core/189'], minions: ['Shocker'] },
  },
  when: [],
  then: { ada: { damage: 0 }, sideSchemes: ['Crowd Control'], quiet: true },
});

scenario(
  ['MC-FIRST-3', 'MC-ATTACK-6'],
  'Gang-Up: the first player says who attacks next, and whoever has left play by then does not attack',
  {
    given: {
      first: 'ben',
      villainStep: 4,
      encounter: ['Advance', 'Advance'],
      ada: {
        hero: 'Black Panther',
        dealt: ['core/189'],
        minions: [{ card: 'Shocker', damage: 2 }, 'Sandman'],
      },
      ben: { hero: 'Iron Man', form: 'alter-ego', minions: ['Whirlwind'] },
    },
    when: [
      { who: 'ben', does: { choose: 'Whirlwind' }, refused: ['MC-FIRST-3'] },
      { who: 'ben', does: { choose: 'Sandman' } },
      { who: 'ada', does: { defend: 'Black Panther' }, then: { ada: { damage: 1 } } },
      { who: 'ben', does: { choose: 'Shocker' } },
      // He has 1 hit point left, and she strikes back. Rhino is the last.
      { who: 'ada', does: {}, then: { ada: { damage: 5, minions: ['Sandman'] } } },
    ],
    then: { villain: { damage: 1 }, cards: { Sandman: { damage: 1 } }, ben: { damage: 0 }, quiet: true },
  },
);
