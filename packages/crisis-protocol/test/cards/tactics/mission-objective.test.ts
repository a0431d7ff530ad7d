import { dice, scenario } from '../../kit.ts';

const CUBE = 'struggle-for-the-cube-continues';

scenario(
  'CP-TACTIC-9',
  'Active: the activated character pays 2; another ally within Range 2 holds its token',
  {
    given: {
      active: 'dummy',
      extraction: CUBE,
      Ann: {
        tactics: ['mission-objective'],
        characters: {
          dummy: { at: [10, 18], power: 2, holds: [0] },
          giant: { at: [13, 18] },
          blocker: { at: [10, 21] },
          'spider-man': { at: [30, 30] },
        },
      },
      Ben: { characters: { minion: { at: [20, 4] } } },
    },
    when: [{ who: 'Ann', does: { tactic: 'mission-objective', choose: ['giant'] } }],
    then: {
      Ann: { dummy: { power: 0, holds: [] }, giant: { holds: [0] }, blocker: { holds: [] }, tactics: [] },
      happened: [{ 'handed-over': { who: 'dummy', to: 'giant', token: 0 } }],
      'not-happened': ['picked-up'],
      actions: 2,
      quiet: true,
    },
  },
);

const FELLED = {
  active: 'dummy',
  dice: dice('hit 4, failure 3'),
  Ann: { characters: { dummy: { at: [10, 18] } } },
};

scenario(
  ['CP-TACTIC-4', 'CP-DAZED-1'],
  'Reactive: who is Dazed pays 2 and hands it over instead of dropping it',
  {
    given: {
      ...FELLED,
      extraction: CUBE,
      Ben: {
        tactics: ['mission-objective'],
        characters: {
          giant: { at: [12.5, 18], damage: 9, power: 1, holds: [0] },
          blocker: { at: [12.5, 22], power: 5 },
        },
      },
    },
    when: [
      { who: 'Ann', does: { attack: 'jab' } },
      { who: 'Ben', does: { react: 'mission-objective' } },
    ],
    then: {
      Ben: {
        giant: { dazed: true, power: 0, holds: [] },
        blocker: { power: 5, holds: [0] },
        tactics: [],
      },
      quiet: true,
    },
  },
);

scenario(['CP-TACTIC-4', 'CP-KO-1'], 'who is KO’d can hand it over too', {
  given: {
    ...FELLED,
    extraction: CUBE,
    Ben: {
      tactics: ['mission-objective'],
      characters: {
        giant: { at: [12.5, 18], damage: 9, side: 'injured', power: 2, holds: [0] },
        blocker: { at: [12.5, 22] },
      },
    },
  },
  when: [
    { who: 'Ann', does: { attack: 'jab' } },
    { who: 'Ben', does: { react: 'mission-objective' } },
  ],
  then: { Ben: { giant: { gone: true }, blocker: { holds: [0] }, tactics: [] }, quiet: true },
});

scenario(['CP-HOLD-5', 'CP-TACTIC-9'], 'nobody near may hold another one: it is dropped as ever', {
  given: {
    ...FELLED,
    extraction: 'alien-ship-crashes-in-downtown',
    Ben: {
      tactics: ['mission-objective'],
      characters: {
        giant: { at: [12.5, 18], damage: 9, power: 5, holds: [0] },
        blocker: { at: [12.5, 22], holds: [1] },
        'spider-man': { at: [30, 30] },
      },
    },
  },
  when: [{ who: 'Ann', does: { attack: 'jab' }, then: { asked: { Ann: 'ask.drop' } } }],
  then: { Ben: { blocker: { holds: [1] }, tactics: ['mission-objective'] } },
});

scenario(['CP-TACTIC-9'], 'Active: who holds nothing cannot play it', {
  given: {
    active: 'dummy',
    extraction: CUBE,
    Ann: {
      tactics: ['mission-objective'],
      characters: { dummy: { at: [10, 18], power: 2 }, giant: { at: [13, 18], power: 5, holds: [0] } },
    },
    Ben: { characters: { minion: { at: [20, 4] } } },
  },
  when: [{ who: 'Ann', does: { tactic: 'mission-objective' }, refused: ['CP-TACTIC-9'] }],
  then: { Ann: { giant: { holds: [0] }, tactics: ['mission-objective'] }, quiet: true },
});
