import { scenario } from '../kit.ts';

const teams = { Ann: ['avx/hulk-annihilator'], Ben: ['avx/hulk-jade-giant'] };
const shared = ['avx/force-beam', 'avx/power-bolt'];

scenario(['DM-CORE-RULES-4'], 'damage to Hulk brings his dice from the used pile to the prep area', {
  given: {
    teams,
    shared,
    Ann: {
      field: ['hulk@L3'],
      used: { hulk: 2, sidekick: 1 },
      reserve: ['force-beam@action', 'sidekick@character'],
    },
    Ben: { used: { hulk: 1 } },
  },
  when: [{ who: 'Ann', does: { use: 'force-beam' } }],
  then: {
    Ann: {
      prep: { hulk: 2 },
      used: { sidekick: 1, 'force-beam': 1 },
      field: [{ die: 'hulk@L3', damage: 1 }],
    },
    Ben: { used: { hulk: 1 }, prep: {} },
    quiet: true,
  },
});

scenario(
  ['DM-CORE-RULES-5', 'DM-CORE-RULES-6'],
  'damage to the opponent or to the opponent’s Hulk does nothing',
  {
    given: {
      teams,
      shared,
      Ann: {
        field: ['hulk@L3'],
        used: { hulk: 1 },
        reserve: ['power-bolt@action', 'power-bolt@action', 'sidekick@character'],
      },
      Ben: { field: ['hulk@L3'] },
    },
    when: [
      {
        who: 'Ann',
        does: { use: 'power-bolt', choose: ['Ben'] },
        then: { Ann: { prep: {}, used: { hulk: 1, 'power-bolt': 1 } } },
      },
      { who: 'Ann', does: { use: 'power-bolt', choose: ["Ben's hulk"] } },
    ],
    // Ben's own Hulk answers his damage: Ann has no level 1 character.
    then: { Ann: { prep: {}, used: { hulk: 1, 'power-bolt': 2 } }, quiet: true },
  },
);

scenario('DM-ACTIVE-AND-FIELDED-1', 'damage to his player counts while a Hulk is out', {
  given: {
    teams,
    shared,
    Ann: { field: ['hulk@L3'], used: { hulk: 1 }, reserve: ['power-bolt@action', 'sidekick@character'] },
  },
  when: [{ who: 'Ann', does: { use: 'power-bolt', choose: ['Ann'] } }],
  then: { Ann: { life: 18, prep: { hulk: 1 } }, quiet: true },
});

scenario('DM-ACTIVE-AND-FIELDED-1', 'without a fielded Hulk nothing happens', {
  given: { teams, shared, Ann: { used: { hulk: 1 }, reserve: ['power-bolt@action', 'sidekick@character'] } },
  when: [{ who: 'Ann', does: { use: 'power-bolt', choose: ['Ann'] } }],
  then: { Ann: { life: 18, prep: {} }, quiet: true },
});
