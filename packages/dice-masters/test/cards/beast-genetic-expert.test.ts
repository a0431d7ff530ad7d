import { scenario } from '../kit.ts';

const teams = { Ann: ['avx/thor-lord-of-asgard'], Ben: ['avx/beast-genetic-expert'] };

scenario(['DM-KNOCK-OUT-6', 'DM-BURSTS-2'], 'Beast knocked out while blocking gives his player 1 life', {
  given: {
    teams,
    phase: 'attack',
    Ann: { field: ['thor@L1'] },
    Ben: { life: 15, field: ['beast@L2', 'sidekick@character'] },
  },
  when: [
    { who: 'Ann', does: { attack: ['thor'] } },
    { who: 'Ben', does: { block: { beast: 'thor' } }, then: { happened: ['knocked-out', 'life-gained'] } },
  ],
  then: {
    Ben: { life: 16, field: ['sidekick@character'] },
    Ann: { life: 20, field: ['thor@L1'] },
    quiet: true,
  },
});

scenario(['DM-BURSTS-2', 'DM-BURSTS-8'], 'with one burst the opponent takes 2 damage on top', {
  given: { teams, phase: 'attack', Ann: { field: ['thor@L1'] }, Ben: { life: 15, field: ['beast@L1'] } },
  when: [
    { who: 'Ann', does: { attack: ['thor'] } },
    { who: 'Ben', does: { block: { beast: 'thor' } } },
  ],
  then: { Ben: { life: 16, field: [] }, Ann: { life: 18 }, quiet: true },
});

scenario([], 'Beast knocked out without blocking gives nothing', {
  given: {
    teams,
    shared: ['avx/force-beam'],
    Ann: { reserve: ['force-beam@action', 'sidekick@character'] },
    Ben: { life: 15, field: [{ die: 'beast@L1', damage: 1 }] },
  },
  when: [{ who: 'Ann', does: { use: 'force-beam' }, then: { 'not-happened': ['life-gained'] } }],
  then: { Ben: { life: 15, prep: { beast: 1 } }, Ann: { life: 20 }, quiet: true },
});

scenario([], 'Beast knocked out while attacking gives nothing', {
  given: {
    teams,
    active: 'Ben',
    phase: 'attack',
    Ann: { field: ['thor@L1'] },
    Ben: { life: 15, field: ['beast@L1'] },
  },
  when: [
    { who: 'Ben', does: { attack: ['beast'] } },
    { who: 'Ann', does: { block: { thor: 'beast' } }, then: { 'not-happened': ['life-gained'] } },
  ],
  then: { Ben: { life: 15, prep: { beast: 1 } }, Ann: { life: 20, field: ['thor@L1'] }, quiet: true },
});
