import { scenario } from '../kit.ts';

const given = {
  teams: { Ann: ['avx/nightcrawler-circus-freak'], Ben: ['avx/doctor-octopus-mad-scientist'] },
  phase: 'attack',
  Ann: { field: ['nightcrawler@L1', 'sidekick@character'] },
  Ben: { field: ['doctor-octopus@L3', 'sidekick@character', 'sidekick@character'] },
};

scenario(
  ['DM-BLOCKING-5', 'DM-KNOCK-OUT-4', 'DM-BLOCKING-9'],
  'one of the characters blocking Nightcrawler is knocked out before damage',
  {
    given,
    when: [
      { who: 'Ann', does: { attack: ['nightcrawler', 'sidekick'] } },
      {
        who: 'Ben',
        does: {
          block: { 'doctor-octopus': 'nightcrawler', sidekick: 'nightcrawler', 'sidekick#2': 'sidekick' },
        },
        then: { 'only-offered': { Ann: ['doctor-octopus@L3', 'sidekick@character'] } },
      },
      { who: 'Ann', does: { choose: ["Ben's doctor-octopus"] } },
    ],
    // His 2 damage then knock out the sidekick that still blocks him; the two other sidekicks take each other out.
    then: { Ann: { field: ['nightcrawler@L1'] }, Ben: { life: 20, field: [] }, quiet: true },
  },
);

scenario('DM-BLOCKING-9', 'an only blocker is gone, and Nightcrawler stays blocked', {
  given,
  when: [
    { who: 'Ann', does: { attack: ['nightcrawler'] } },
    {
      who: 'Ben',
      does: { block: { 'doctor-octopus': 'nightcrawler' } },
      then: { 'not-happened': ['damaged'] },
    },
  ],
  then: {
    Ann: { field: ['nightcrawler@L1', 'sidekick@character'] },
    Ben: { life: 20, field: ['sidekick@character', 'sidekick@character'] },
    quiet: true,
  },
});

scenario('DM-BLOCKING-8', 'unblocked, or with others blocked, nobody is knocked out', {
  given,
  when: [
    { who: 'Ann', does: { attack: ['nightcrawler', 'sidekick'] } },
    { who: 'Ben', does: { block: { 'doctor-octopus': 'sidekick' } } },
  ],
  then: {
    Ben: { life: 18, field: ['doctor-octopus@L3', 'sidekick@character', 'sidekick@character'] },
    quiet: true,
  },
});
