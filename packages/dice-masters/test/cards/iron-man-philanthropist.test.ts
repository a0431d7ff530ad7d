import { scenario } from '../kit.ts';

const teams = {
  Ann: ['avx/iron-man-philanthropist', 'avx/thor-lord-of-asgard'],
  Ben: ['avx/beast-big-boy-blue'],
};
const shared = ['avx/power-bolt'];
const reserve = ['power-bolt@action', 'sidekick@character'];

scenario(
  ['DM-DAMAGE-14', 'DM-BURSTS-2'],
  'whenever Iron Man takes damage his player gains 1 life, however much it is',
  {
    given: { teams, shared, Ann: { life: 10, field: ['iron-man@L1'], reserve }, Ben: { life: 10 } },
    when: [{ who: 'Ann', does: { use: 'power-bolt', choose: ['iron-man'] } }],
    then: { Ann: { life: 11, field: [{ die: 'iron-man@L1', damage: 2 }] }, Ben: { life: 10 }, quiet: true },
  },
);

scenario(['DM-BURSTS-2', 'DM-BURSTS-7'], 'on a face with one burst it is 2 life', {
  given: { teams, shared, Ann: { life: 10, field: ['iron-man@L3'], reserve } },
  when: [{ who: 'Ann', does: { use: 'power-bolt', choose: ['iron-man'] } }],
  then: { Ann: { life: 12 }, quiet: true },
});

scenario('DM-DAMAGE-14', 'two blockers that strike together are two times: one for each die', {
  given: {
    teams,
    phase: 'attack',
    Ann: { life: 10, field: ['iron-man@L1'] },
    Ben: { field: ['beast@L3', 'sidekick@character'] },
  },
  when: [
    { who: 'Ann', does: { attack: ['iron-man'] } },
    { who: 'Ben', does: { block: { beast: 'iron-man', sidekick: 'iron-man' } } },
    { who: 'Ann', does: { divide: { beast: 3 } } },
  ],
  then: { Ann: { life: 12, field: ['iron-man@L1'] }, quiet: true },
});

scenario('DM-KNOCK-OUT-6', 'damage that knocks him out gives nothing', {
  given: { teams, shared, Ann: { life: 10, field: [{ die: 'iron-man@L1', damage: 3 }], reserve } },
  when: [{ who: 'Ann', does: { use: 'power-bolt', choose: ['iron-man'] } }],
  then: { Ann: { life: 10, prep: { 'iron-man': 1 } }, quiet: true },
});

scenario([], 'damage to others or to the player gives nothing', {
  given: {
    teams,
    shared,
    Ann: { life: 10, field: ['iron-man@L1', 'thor@L1'], reserve: ['power-bolt@action', ...reserve] },
  },
  when: [
    { who: 'Ann', does: { use: 'power-bolt', choose: ['thor'] } },
    { who: 'Ann', does: { use: 'power-bolt', choose: ['Ann'] } },
  ],
  then: { Ann: { life: 8 }, quiet: true },
});

scenario('DM-KNOCK-OUT-6', 'another Iron Man does not answer for the one who was knocked out', {
  given: {
    teams,
    shared,
    Ann: { life: 10, field: [{ die: 'iron-man@L1', damage: 4 }, 'iron-man@L2'], reserve },
  },
  when: [{ who: 'Ann', does: { use: 'power-bolt', choose: ['iron-man@L1'] } }],
  then: { Ann: { life: 10, field: ['iron-man@L2'], prep: { 'iron-man': 1 } }, quiet: true },
});
