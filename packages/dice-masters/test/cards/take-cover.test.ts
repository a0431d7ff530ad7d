import { scenario } from '../kit.ts';

const teams = { Ann: ['avx/storm-ro', 'avx/spider-man-webhead'], Ben: ['avx/thor-lord-of-asgard'] };
const shared = ['avx/take-cover'];
const Ben = { field: ['thor@L1'] };
const Ann = (action: string) => ({
  field: ['storm@L1', 'spider-man@L1'],
  reserve: [`take-cover@${action}`, 'sidekick@character'],
});

scenario('DM-BONUSES-1', 'all your characters get +2D', {
  given: { teams, shared, Ann: Ann('action'), Ben },
  when: [{ who: 'Ann', does: { use: 'take-cover' } }],
  then: {
    Ann: { stats: { storm: '2/3', 'spider-man': '3/5' } },
    Ben: { stats: { thor: '5/6' } },
    quiet: true,
  },
});

for (const action of ['action*', 'action**']) {
  scenario(['DM-BURSTS-4', 'DM-BURSTS-8', 'DM-BONUSES-2'], `with ${action} one character gets +3D on top`, {
    given: { teams, shared, Ann: Ann(action), Ben },
    when: [{ who: 'Ann', does: { use: 'take-cover', choose: ['storm'] } }],
    then: {
      Ann: { stats: { storm: '2/6', 'spider-man': '3/5' } },
      Ben: { stats: { thor: '5/6' } },
      quiet: true,
    },
  });
}

scenario(
  ['DM-GLOBAL-ABILITIES-2', 'DM-BONUSES-1'],
  'the opponent gives a character +1D for a shield and saves it',
  {
    given: {
      teams,
      shared,
      phase: 'attack',
      Ann: { field: ['sidekick@character'] },
      Ben: { field: [{ die: 'thor@L1', damage: 5 }], reserve: ['sidekick@shield'] },
    },
    when: [
      { who: 'Ann', does: { attack: ['sidekick'] } },
      { who: 'Ben', does: { block: { thor: 'sidekick' } } },
      { who: 'Ben', does: { global: 'take-cover', choose: ['thor'] } },
    ],
    then: { Ben: { field: ['thor@L1'] }, Ann: { prep: { sidekick: 1 } }, quiet: true },
  },
);
