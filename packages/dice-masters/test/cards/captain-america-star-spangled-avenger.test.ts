import { scenario } from '../kit.ts';

const teams = { Ann: ['avx/captain-america-star-spangled-avenger'], Ben: ['avx/thor-lord-of-asgard'] };
const reserve = ['captain-america@L1', 'sidekick@shield', 'sidekick@character'];

scenario(['DM-FIELDING-5', 'DM-KNOCK-OUT-4'], 'all opposing sidekicks are knocked out, 1 life for each', {
  given: {
    teams,
    Ann: { life: 15, reserve, field: ['sidekick@character'] },
    Ben: { field: ['sidekick@character', 'sidekick@character', 'thor@L1'] },
  },
  when: [{ who: 'Ann', does: { field: 'captain-america' } }],
  then: {
    Ann: { life: 17, field: ['sidekick@character', 'captain-america@L1'] },
    Ben: { life: 20, field: ['thor@L1'], prep: { sidekick: 2 } },
    quiet: true,
  },
});

scenario('DM-DICE-IDENTITY-2', 'sidekicks that are not fielded stay; without any there is no life', {
  given: { teams, Ann: { life: 15, reserve }, Ben: { field: ['thor@L1'], reserve: ['sidekick@mask'] } },
  when: [{ who: 'Ann', does: { field: 'captain-america' }, then: { 'not-happened': ['knocked-out'] } }],
  then: { Ann: { life: 15 }, unchanged: ['Ben'], quiet: true },
});

scenario('DM-LIFE-AND-WINNING-3', 'life does not rise above its start', {
  given: { teams, Ann: { life: 20, reserve }, Ben: { field: ['sidekick@character'] } },
  when: [{ who: 'Ann', does: { field: 'captain-america' } }],
  then: { Ann: { life: 20 }, Ben: { field: [] }, quiet: true },
});
