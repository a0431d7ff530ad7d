import { scenario } from '../../kit.ts';

scenario(
  ['CP-TACTIC-9', 'CP-DAZED-4'],
  'the activated character pays 2; itself or an ally within Range 3 heals 3',
  {
    given: {
      active: 'dummy',
      Ann: {
        tactics: ['medpack'],
        characters: {
          dummy: { at: [10, 18], power: 2 },
          giant: { at: [14, 18], damage: 5 },
          blocker: { at: [30, 30], damage: 3 },
          'iron-man': { at: [10, 16], damage: 5, dazed: true },
        },
      },
      Ben: { characters: { minion: { at: [12, 20], damage: 1 } } },
    },
    when: [{ who: 'Ann', does: { tactic: 'medpack' } }],
    then: {
      Ann: {
        dummy: { power: 0 },
        giant: { damage: 2 },
        blocker: { damage: 3 },
        'iron-man': { damage: 5 },
        tactics: [],
      },
      Ben: { minion: { damage: 1 } },
      quiet: true,
    },
  },
);

scenario(['CP-TACTIC-9'], 'with nobody hurt near it cannot be played', {
  given: {
    active: 'dummy',
    Ann: {
      tactics: ['medpack'],
      characters: { dummy: { at: [10, 18], power: 2 }, blocker: { at: [30, 30], damage: 3 } },
    },
    Ben: { characters: { giant: { at: [12, 20], damage: 1 } } },
  },
  when: [{ who: 'Ann', does: { tactic: 'medpack' }, refused: ['CP-TACTIC-9'] }],
  then: { Ann: { dummy: { power: 2 }, tactics: ['medpack'] }, quiet: true },
});
