import { scenario } from '../kit.ts';

const given = {
  teams: { Ann: ['avx/hawkeye-longbow'], Ben: ['avx/thor-lord-of-asgard', 'avx/beast-big-boy-blue'] },
  Ann: { field: ['sidekick@character'], reserve: ['hawkeye@L1', 'sidekick@character'] },
};

scenario('DM-FIELDING-5', 'a fielded Hawkeye deals his attack to an opposing character', {
  given: { ...given, Ben: { field: ['thor@L1', 'beast@L2'] } },
  when: [
    { who: 'Ann', does: { field: 'hawkeye' }, then: { 'only-offered': { Ann: ['thor@L1', 'beast@L2'] } } },
    { who: 'Ann', does: { choose: ['beast'] } },
  ],
  then: {
    Ben: { life: 20, field: ['thor@L1'], prep: { beast: 1 } },
    Ann: { field: ['sidekick@character', 'hawkeye@L1'] },
    quiet: true,
  },
});

scenario('DM-GLOSSARY-5', 'a higher level shoots harder', {
  given: { ...given, Ann: { reserve: ['hawkeye@L2', 'sidekick@character'] }, Ben: { field: ['thor@L1'] } },
  when: [{ who: 'Ann', does: { field: 'hawkeye' } }],
  then: { Ben: { field: [{ die: 'thor@L1', damage: 4 }] }, quiet: true },
});

scenario([], 'without an opposing character nobody is damaged', {
  given: { ...given, Ben: { reserve: ['thor@L1'] } },
  when: [{ who: 'Ann', does: { field: 'hawkeye' }, then: { 'not-happened': ['damaged', 'player-damaged'] } }],
  then: { unchanged: ['Ben'], quiet: true },
});
