import { scenario } from '../kit.ts';

const teams = { Ann: ['avx/thor-lord-of-asgard', 'avx/spider-man-webhead'], Ben: ['avx/iron-man-playboy'] };

scenario('DM-KNOCK-OUT-3', 'a damaged Iron Man hits an opposing character that fights for 3', {
  given: {
    teams,
    phase: 'attack',
    Ann: { field: ['thor@L1', 'spider-man@L1'] },
    Ben: { field: ['iron-man@L2', 'sidekick@character'] },
  },
  when: [
    { who: 'Ann', does: { attack: ['thor'] } },
    // Thor takes 4 and then 3 more: 7 against D 6. Spider-Man does not fight and cannot be chosen.
    { who: 'Ben', does: { block: { 'iron-man': 'thor' } } },
  ],
  then: {
    Ann: { prep: { thor: 1 }, field: ['spider-man@L1'] },
    Ben: { field: ['iron-man@L2', 'sidekick@character'] },
    quiet: true,
  },
});

scenario('DM-KNOCK-OUT-6', 'knocked out by that damage he does not strike back', {
  given: { teams, phase: 'attack', Ann: { field: ['thor@L1'] }, Ben: { field: ['iron-man@L1'] } },
  when: [
    { who: 'Ann', does: { attack: ['thor'] } },
    { who: 'Ben', does: { block: { 'iron-man': 'thor' } } },
  ],
  then: { Ann: { field: ['thor@L1'] }, Ben: { field: [] }, quiet: true },
});

scenario([], 'outside the attack phase he does nothing', {
  given: {
    teams,
    shared: ['avx/power-bolt'],
    Ann: { field: ['thor@L1'], reserve: ['power-bolt@action', 'sidekick@character'] },
    Ben: { field: ['iron-man@L2'] },
  },
  when: [{ who: 'Ann', does: { use: 'power-bolt', choose: ['iron-man'] } }],
  then: { Ann: { field: ['thor@L1'] }, Ben: { field: [{ die: 'iron-man@L2', damage: 2 }] }, quiet: true },
});
