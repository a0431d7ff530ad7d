import { scenario } from '../kit.ts';

const given = { teams: { Ann: ['avx/silver-surfer-sky-rider'] } };

scenario('DM-BONUSES-5', 'with less life than the opponent his attack and defense double', {
  given: {
    ...given,
    phase: 'attack',
    Ann: { life: 12, field: ['silver-surfer@L2', 'sidekick@character'] },
    Ben: { life: 13, field: ['sidekick@character'] },
  },
  when: [
    {
      who: 'Ann',
      does: { attack: ['sidekick'] },
      then: { Ann: { stats: { 'silver-surfer': '14/10', sidekick: '1/1' } } },
    },
    { who: 'Ben', does: { block: {} } },
  ],
  then: { active: 'Ben', Ann: { stats: { 'silver-surfer': '7/5' } }, Ben: { life: 12 }, quiet: true },
});

scenario([], 'with as much life they do not', {
  given: {
    ...given,
    phase: 'attack',
    Ann: { life: 13, field: ['silver-surfer@L2'] },
    Ben: { life: 13, field: ['sidekick@character'] },
  },
  when: [
    { who: 'Ann', does: { attack: ['silver-surfer'] }, then: { Ann: { stats: { 'silver-surfer': '7/5' } } } },
  ],
  then: { quiet: true },
});

scenario(
  ['DM-GLOBAL-ABILITIES-4', 'DM-PAYING-7'],
  'once in your own turn a shield and 2 damage move a die from the bag to the prep area',
  {
    given: {
      ...given,
      Ann: {
        reserve: ['sidekick@shield', 'sidekick@shield', 'sidekick@character'],
        bag: { 'silver-surfer': 1, sidekick: 1 },
      },
    },
    when: [
      {
        who: 'Ann',
        does: { global: 'silver-surfer', draw: ['silver-surfer'] },
        then: { Ann: { life: 18, prep: { 'silver-surfer': 1 }, bag: { sidekick: 1 } } },
      },
      { who: 'Ann', does: { global: 'silver-surfer' }, refused: ['DM-GLOBAL-ABILITIES-4'] },
    ],
    then: { Ann: { life: 18 }, Ben: { life: 20 }, quiet: true },
  },
);

scenario('DM-GLOBAL-ABILITIES-2', 'the opponent may use it in their own turn, not in yours', {
  given: {
    ...given,
    active: 'Ben',
    Ann: { reserve: ['sidekick@shield'] },
    Ben: { reserve: ['sidekick@shield'], bag: { sidekick: 2 } },
  },
  when: [{ who: 'Ben', does: { global: 'silver-surfer' } }],
  // Ann was never asked; the turn has gone on to hers.
  then: { active: 'Ann', Ben: { life: 18, prep: { sidekick: 1 } }, Ann: { life: 20 }, quiet: true },
});
