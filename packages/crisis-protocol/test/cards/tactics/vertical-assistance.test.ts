import { scenario } from '../../kit.ts';

scenario(
  ['CP-TACTIC-9', 'CP-KEYWORD-5', 'CP-KEYWORD-6'],
  'Natasha Romanoff pays 2; an ally within Range 3 crawls on walls and advances Short',
  {
    given: {
      active: 'black-widow',
      terrain: { house: { at: [14, 16, 17, 20], size: 5 } },
      Ann: {
        tactics: ['vertical-assistance'],
        characters: {
          'black-widow': { at: [10, 18], power: 2 },
          dummy: { at: [13, 18] },
          giant: { at: [4, 4] },
        },
      },
      Ben: { characters: { minion: { at: [30, 30] } } },
    },
    when: [
      { who: 'Ann', does: { tactic: 'vertical-assistance', choose: 'giant' }, refused: ['CP-SUPER-4'] },
      { who: 'Ann', does: { choose: 'dummy', to: [15.5, 18] } },
    ],
    then: {
      Ann: { 'black-widow': { power: 0, at: [10, 18] }, dummy: { at: [15.5, 18] }, tactics: [] },
      quiet: true,
    },
  },
);

scenario(['CP-TACTIC-9'], 'it is for the activation of Natasha Romanoff', {
  given: {
    active: 'dummy',
    Ann: {
      tactics: ['vertical-assistance'],
      characters: { 'black-widow': { at: [10, 18], power: 2 }, dummy: { at: [13, 18], power: 2 } },
    },
    Ben: { characters: { giant: { at: [30, 30] } } },
  },
  when: [{ who: 'Ann', does: { tactic: 'vertical-assistance' }, refused: ['CP-TACTIC-9'] }],
  then: { Ann: { tactics: ['vertical-assistance'] }, quiet: true },
});
