import { scenario } from '../kit.ts';

const given = {
  teams: {
    Ann: ['avx/nova-bucket-head'],
    Ben: ['avx/silver-surfer-silverado', 'avx/mjolnir-fist-of-the-righteous'],
  },
  phase: 'attack',
  Ann: { field: ['nova@L1'] },
  Ben: { field: ['silver-surfer@L1', 'sidekick@character'] },
};

scenario(['DM-PREVENT-AND-REDIRECT-5'], 'the first damage to Nova may be moved to another character', {
  given,
  when: [
    { who: 'Ann', does: { attack: ['nova'] } },
    { who: 'Ben', does: { block: { 'silver-surfer': 'nova' } } },
    { who: 'Ann', does: { react: 'nova', choose: "Ben's sidekick" } },
  ],
  then: {
    Ann: { field: ['nova@L1'] },
    Ben: { field: ['silver-surfer@L1'], life: 20 },
    happened: ['redirected'],
    quiet: true,
  },
});

scenario([], 'it is a choice', {
  given,
  when: [
    { who: 'Ann', does: { attack: ['nova'] } },
    { who: 'Ben', does: { block: { 'silver-surfer': 'nova' } } },
    { who: 'Ann', does: { pass: true } },
  ],
  then: {
    Ann: { field: [], prep: { nova: 1 } },
    Ben: { field: ['silver-surfer@L1', 'sidekick@character'] },
    quiet: true,
  },
});

scenario([], 'only the first damage of a turn', {
  given: { ...given, phase: 'main', Ben: { ...given.Ben, reserve: ['sidekick@bolt', 'sidekick@bolt'] } },
  when: [
    { who: 'Ben', does: { global: 'mjolnir', choose: 'nova' } },
    { who: 'Ann', does: { pass: true }, then: { Ann: { field: [{ die: 'nova@L1', damage: 1 }] } } },
    { who: 'Ann', does: { attack: ['nova'] } },
    { who: 'Ben', does: { block: { sidekick: 'nova' } } },
  ],
  then: {
    'not-happened': ['redirected'],
    Ann: { field: ['nova@L1'] },
    Ben: { field: ['silver-surfer@L1'] },
    quiet: true,
  },
});
