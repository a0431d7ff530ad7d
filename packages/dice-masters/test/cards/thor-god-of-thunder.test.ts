import { scenario } from '../kit.ts';

const given = {
  teams: {
    Ann: ['avx/thor-god-of-thunder', 'avx/wolverine-canucklehead'],
    Ben: ['avx/colossus-piotr-rasputin', 'avx/spider-man-webhead', 'avx/angel-soaring'],
  },
  phase: 'attack',
};

scenario('DM-BONUSES-1', 'Thor gets +4A and +4D for each opposing fist character, and for no one else', {
  given: {
    ...given,
    Ann: { field: ['thor@L1', 'wolverine@L1'] },
    Ben: { field: ['colossus@L1', 'spider-man@L1', 'angel@L1', 'sidekick@character'] },
  },
  when: [
    {
      who: 'Ann',
      does: { attack: ['thor'] },
      then: { Ann: { stats: { thor: '13/14', wolverine: '5/2' } }, Ben: { stats: { colossus: '4/4' } } },
    },
    { who: 'Ben', does: { block: {} } },
  ],
  then: { Ben: { life: 7 }, quiet: true },
});

scenario('DM-GLOSSARY-5', 'without opposing fist characters he has what his die shows', {
  given: {
    ...given,
    Ann: { field: ['thor@L1', 'wolverine@L1'] },
    Ben: { field: ['angel@L1', 'sidekick@character'] },
  },
  when: [{ who: 'Ann', does: { attack: ['thor'] }, then: { Ann: { stats: { thor: '5/6' } } } }],
  then: { quiet: true },
});

scenario('DM-BONUSES-1', "he gets it in the opponent's attack phase too", {
  given: {
    ...given,
    active: 'Ben',
    Ann: { field: ['thor@L1'] },
    Ben: { field: ['colossus@L1', 'sidekick@character'] },
  },
  when: [{ who: 'Ben', does: { attack: ['sidekick'] }, then: { Ann: { stats: { thor: '9/10' } } } }],
  then: { quiet: true },
});
