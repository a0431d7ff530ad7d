import { scenario } from '../kit.ts';

const given = {
  teams: {
    Ann: ['avx/nightcrawler-abandoned'],
    Ben: ['avx/mr-fantastic-brilliant-scientist', 'avx/loki-trickster'],
  },
  phase: 'attack',
  Ann: { field: ['nightcrawler@L1'] },
  Ben: { field: ['mr-fantastic@L1', 'loki@L1', 'sidekick@character'] },
};

scenario(
  'DM-KNOCK-OUT-4',
  'as the attack ends one of the characters that blocked Nightcrawler is knocked out',
  {
    given: { ...given, stubs: { 'avx/mr-fantastic-brilliant-scientist': { L1: { attack: 0 } } } },
    when: [
      { who: 'Ann', does: { attack: ['nightcrawler'] } },
      { who: 'Ben', does: { block: { 'mr-fantastic': 'nightcrawler', loki: 'nightcrawler' } } },
      {
        who: 'Ann',
        does: { divide: { loki: 2 } },
        then: { 'only-offered': { Ann: ['loki@L1', 'mr-fantastic@L1'] } },
      },
      { who: 'Ann', does: { choose: 'mr-fantastic' } },
    ],
    then: {
      Ben: { field: ['loki@L1', 'sidekick@character'], life: 20 },
      Ann: { field: ['nightcrawler@L1'] },
      quiet: true,
    },
  },
);

scenario('DM-BLOCKING-8', 'unblocked he knocks out nobody', {
  given,
  when: [
    { who: 'Ann', does: { attack: ['nightcrawler'] } },
    { who: 'Ben', does: { block: {} } },
  ],
  then: {
    Ben: { life: 18, field: ['mr-fantastic@L1', 'loki@L1', 'sidekick@character'] },
    'not-happened': ['knocked-out'],
    quiet: true,
  },
});
