import { scenario } from '../kit.ts';

const teams = {
  Ann: ['avx/thing-ever-lovin-blue-eyed'],
  Ben: ['avx/silver-surfer-silverado', 'avx/mjolnir-fist-of-the-righteous'],
};

scenario('DM-BLOCKING-7', 'outnumbered, Thing cannot be blocked', {
  given: {
    teams,
    phase: 'attack',
    Ann: { field: ['thing@L2'] },
    Ben: { field: ['sidekick@character', 'sidekick@character'] },
  },
  when: [{ who: 'Ann', does: { attack: ['thing'] } }],
  then: {
    Ben: { life: 15, field: ['sidekick@character', 'sidekick@character'] },
    Ann: { used: { thing: 1 } },
    quiet: true,
  },
});

scenario('DM-BLOCKING-1', 'with as many characters as the opponent he can', {
  given: { teams, phase: 'attack', Ann: { field: ['thing@L2'] }, Ben: { field: ['sidekick@character'] } },
  when: [
    {
      who: 'Ann',
      does: { attack: ['thing'] },
      then: { 'only-offered': { Ben: ['sidekick blocks thing'] }, 'not-happened': ['marked'] },
    },
    { who: 'Ben', does: { block: { sidekick: 'thing' } } },
  ],
  then: { Ben: { life: 20, field: [] }, Ann: { field: ['thing@L2'] }, quiet: true },
});

const attacked = {
  teams,
  active: 'Ben',
  phase: 'attack',
  Ann: { field: ['thing@L1'] },
  Ben: { field: ['silver-surfer@L1', 'sidekick@character'] },
};

scenario('DM-PREVENT-AND-REDIRECT-4', 'outnumbered, he takes no damage when he blocks', {
  given: attacked,
  when: [
    { who: 'Ben', does: { attack: ['silver-surfer'] } },
    { who: 'Ann', does: { block: { thing: 'silver-surfer' } } },
  ],
  then: {
    Ann: { field: ['thing@L1'], life: 20 },
    Ben: { field: ['silver-surfer@L1', 'sidekick@character'] },
    happened: ['prevented'],
    quiet: true,
  },
});

scenario('DM-PREVENT-AND-REDIRECT-4', 'he is not spared while he stands aside', {
  given: { ...attacked, Ben: { ...attacked.Ben, reserve: ['sidekick@bolt', 'sidekick@bolt'] } },
  when: [
    { who: 'Ben', does: { attack: ['sidekick'] } },
    { who: 'Ann', does: { block: {} } },
    {
      who: 'Ben',
      does: { global: 'mjolnir', choose: 'thing' },
      then: { happened: ['damaged'], 'not-happened': ['prevented'] },
    },
  ],
  then: { Ann: { field: ['thing@L1'], life: 19 }, quiet: true },
});
