import { scenario } from '../kit.ts';

const given = {
  teams: {
    Ann: ['avx/doctor-strange-master-of-the-mystic-arts', 'avx/mjolnir-fist-of-the-righteous'],
    Ben: ['avx/silver-surfer-silverado'],
  },
  Ann: { field: ['doctor-strange@L1', 'doctor-strange@L1'], reserve: ['mjolnir@action'] },
  Ben: { field: ['silver-surfer@L1'] },
};

scenario(
  ['DM-ACTIVE-AND-FIELDED-2'],
  'each action its player uses makes Doctor Strange deal 2 damage, once',
  {
    given,
    when: [
      {
        who: 'Ann',
        does: { use: 'mjolnir' },
        then: { 'only-offered': { Ann: ['Ben', 'doctor-strange@L1', 'silver-surfer@L1'] } },
      },
      { who: 'Ann', does: { choose: 'Ben' } },
    ],
    then: { Ben: { life: 18, field: ['silver-surfer@L1'] }, Ann: { life: 20 }, quiet: true },
  },
);

scenario([], 'a character may take it instead', {
  given,
  when: [{ who: 'Ann', does: { use: 'mjolnir', choose: 'silver-surfer' } }],
  then: { Ben: { life: 20, field: [{ die: 'silver-surfer@L1', damage: 2 }] }, quiet: true },
});

scenario('DM-ACTIVE-AND-FIELDED-1', 'without a Doctor Strange in the field nothing comes of it', {
  given: { ...given, Ann: { field: ['sidekick@character'], reserve: ['mjolnir@action'] } },
  when: [{ who: 'Ann', does: { use: 'mjolnir' } }],
  then: { Ben: { life: 20, field: ['silver-surfer@L1'] }, quiet: true },
});
