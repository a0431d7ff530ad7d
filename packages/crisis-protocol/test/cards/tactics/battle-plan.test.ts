import { scenario } from '../../kit.ts';

scenario(
  ['CP-TACTIC-9', 'CP-PLACE-1'],
  'everybody within Range 3 of Steve Rogers may lose a condition, heal 1 damage or be placed within Range 1',
  {
    given: {
      active: 'captain-america',
      Ann: {
        tactics: ['battle-plan'],
        characters: {
          'captain-america': { at: [10, 18], power: 3, damage: 2 },
          blocker: { at: [13, 18], conditions: ['bleed'] },
          giant: { at: [10, 23], damage: 2 },
          dummy: { at: [30, 30], damage: 2 },
        },
      },
      Ben: { characters: { minion: { at: [12, 16], damage: 1 } } },
    },
    when: [
      { who: 'Ann', does: { tactic: 'battle-plan', choose: ['captain-america'], may: true, option: '1' } },
      { who: 'Ann', does: { choose: ['blocker'], may: true, option: '0' } },
      { who: 'Ann', does: { may: true, option: '2', to: [12.5, 23] } },
    ],
    then: {
      Ann: {
        'captain-america': { power: 0, damage: 1 },
        blocker: { conditions: [] },
        giant: { at: [12.5, 23], damage: 2 },
        dummy: { damage: 2 },
        tactics: [],
      },
      Ben: { minion: { damage: 1 } },
      quiet: true,
    },
  },
);

scenario(['CP-TACTIC-9'], 'it is for the activation of Steve Rogers', {
  given: {
    active: 'blocker',
    Ann: {
      tactics: ['battle-plan'],
      characters: { 'captain-america': { at: [10, 18], power: 3 }, blocker: { at: [13, 18], damage: 1 } },
    },
    Ben: { characters: { dummy: { at: [30, 30] } } },
  },
  when: [{ who: 'Ann', does: { tactic: 'battle-plan' }, refused: ['CP-TACTIC-9'] }],
  then: { Ann: { blocker: { damage: 1 }, tactics: ['battle-plan'] }, quiet: true },
});
