import { scenario } from '../kit.ts';

const given = {
  teams: { Ann: ['avx/black-widow-killer-instinct'], Ben: ['avx/doctor-octopus-mad-scientist'] },
};

scenario(['DM-FIELDING-5'], 'an opposing character is turned to level 1', {
  given: {
    ...given,
    Ann: { reserve: ['black-widow@L2'], field: ['black-widow@L3'] },
    Ben: { field: ['doctor-octopus@L3', 'sidekick@character'] },
  },
  when: [{ who: 'Ann', does: { field: 'black-widow' } }],
  then: {
    Ann: { field: ['black-widow@L2', 'black-widow@L3'] },
    Ben: { field: ['doctor-octopus@L1', 'sidekick@character'], stats: { 'doctor-octopus': '4/4' } },
    quiet: true,
  },
});

scenario('DM-SPINNING-6', 'damage stays, and a lower defense may be too little', {
  given: {
    ...given,
    Ann: { reserve: ['black-widow@L2'] },
    Ben: { field: [{ die: 'doctor-octopus@L2', damage: 7 }, 'sidekick@character'] },
  },
  when: [{ who: 'Ann', does: { field: 'black-widow' }, then: { happened: ['spun', 'knocked-out'] } }],
  then: { Ben: { prep: { 'doctor-octopus': 1 }, field: ['sidekick@character'] }, quiet: true },
});

scenario('DM-SPINNING-4', 'with only level 1 characters nothing happens', {
  given: {
    ...given,
    Ann: { reserve: ['black-widow@L2'] },
    Ben: { field: ['doctor-octopus@L1', 'sidekick@character'] },
  },
  when: [
    { who: 'Ann', does: { field: 'black-widow' }, then: { 'not-happened': ['spun'], unchanged: ['Ben'] } },
  ],
  then: { quiet: true },
});

scenario([], 'of several her player chooses one', {
  given: {
    ...given,
    Ann: { reserve: ['black-widow@L2'], field: ['black-widow@L3'] },
    Ben: { field: ['doctor-octopus@L2', 'doctor-octopus@L3'] },
  },
  when: [{ who: 'Ann', does: { field: 'black-widow', choose: ["Ben's doctor-octopus@L3"] } }],
  then: { Ben: { field: ['doctor-octopus@L2', 'doctor-octopus@L1'] }, quiet: true },
});
