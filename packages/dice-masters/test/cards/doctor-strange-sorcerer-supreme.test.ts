import { scenario } from '../kit.ts';

const teams = {
  Ann: ['avx/doctor-strange-sorcerer-supreme', 'avx/mjolnir-fist-of-the-righteous', 'avx/beast-big-boy-blue'],
  Ben: ['avx/doctor-strange-sorcerer-supreme', 'avx/mjolnir-fist-of-the-righteous'],
};
const shared = ['avx/force-beam', 'avx/smash'];
const cards = { mjolnir: 1, beast: 1 };

scenario(
  ['DM-PURCHASING-2', 'DM-PURCHASING-3', 'DM-PURCHASING-8'],
  'Doctor Strange’s player buys one action die without paying',
  {
    given: {
      teams,
      shared,
      Ann: { field: ['doctor-strange@L1', 'doctor-strange@L1'], reserve: ['sidekick@character'], cards },
      Ben: { cards: { mjolnir: 1 } },
    },
    when: [
      {
        who: 'Ann',
        does: { activate: 'doctor-strange' },
        then: { 'only-offered': { Ann: ['mjolnir', 'force-beam', 'smash'] } },
      },
      {
        who: 'Ann',
        does: { choose: ['mjolnir'] },
        then: { Ann: { used: { mjolnir: 1 }, cards: { mjolnir: 0, beast: 1, 'doctor-strange': 0 } } },
      },
      // Once per turn, however many Doctors are out.
      { who: 'Ann', does: { activate: 'doctor-strange' }, refused: ['DM-CORE-RULES-1'] },
    ],
    then: { Ann: { used: { mjolnir: 1 }, reserve: ['sidekick@character'] }, unchanged: ['Ben'], quiet: true },
  },
);

scenario('DM-ACTIVE-AND-FIELDED-1', 'without a fielded Doctor Strange there is nothing to use', {
  given: {
    teams,
    shared,
    Ann: { reserve: ['doctor-strange@L1', 'sidekick@character'], cards },
    Ben: { field: ['doctor-strange@L1'] },
  },
  when: [],
  then: { 'only-offered': { Ann: ['field sidekick', 'pass'] }, quiet: true },
});

scenario('DM-PURCHASING-9', 'a card that is sold out is not on offer', {
  given: {
    teams: { Ann: ['avx/doctor-strange-sorcerer-supreme'] },
    shared,
    left: { smash: 0 },
    Ann: { field: ['doctor-strange@L1'], reserve: ['sidekick@character'] },
  },
  when: [{ who: 'Ann', does: { activate: 'doctor-strange' } }],
  then: { Ann: { used: { 'force-beam': 1 } }, shared: { 'force-beam': 2, smash: 0 }, quiet: true },
});
