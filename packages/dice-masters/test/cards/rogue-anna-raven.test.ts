import { scenario } from '../kit.ts';

const given = {
  teams: { Ann: ['avx/rogue-anna-raven'], Ben: ['avx/hulk-jade-giant', 'avx/mjolnir-fist-of-the-righteous'] },
  Ann: { reserve: ['rogue@L1', 'sidekick@mask'] },
};

scenario(
  ['DM-CAPTURE-AND-CONTROL-1', 'DM-CAPTURE-AND-CONTROL-3', 'DM-COPYING-2'],
  'Rogue captures a used character die and has its level 1 values until the turn ends',
  {
    given: { ...given, Ben: { used: { hulk: 1, mjolnir: 1 } } },
    when: [
      {
        who: 'Ann',
        does: { field: 'rogue', may: true },
        then: { Ann: { stats: { rogue: '6/5' }, used: { sidekick: 1 } }, Ben: { used: { mjolnir: 1 } } },
      },
      { who: 'Ann', does: { attack: [] } },
    ],
    then: {
      Ann: { field: ['rogue@L1'], stats: { rogue: '2/3' } },
      Ben: { used: { hulk: 1, mjolnir: 1 } },
      quiet: true,
    },
  },
);

scenario([], 'she need not', {
  given: { ...given, Ben: { used: { hulk: 1 } } },
  when: [{ who: 'Ann', does: { field: 'rogue', may: false } }],
  then: { Ann: { stats: { rogue: '2/3' } }, Ben: { used: { hulk: 1 } }, quiet: true },
});

scenario('DM-DICE-IDENTITY-4', 'an action die has no level and stays where it is', {
  given: { ...given, Ben: { used: { mjolnir: 1 }, field: ['hulk@L1'] } },
  when: [{ who: 'Ann', does: { field: 'rogue' } }],
  then: {
    Ann: { stats: { rogue: '2/3' } },
    Ben: { used: { mjolnir: 1 }, field: ['hulk@L1'] },
    asked: { Ann: 'ask.attackers' },
    quiet: true,
  },
});
