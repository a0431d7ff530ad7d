import { scenario } from '../kit.ts';

const given = {
  teams: { Ann: ['avx/magneto-former-comrade'], Ben: ['avx/beast-big-boy-blue'] },
  shared: ['avx/smash'],
  phase: 'attack',
  Ann: { field: ['magneto@L1', 'sidekick@character'], reserve: ['sidekick@fist'] },
  Ben: { field: ['beast@L2', 'sidekick@character'] },
};

scenario(['DM-GLOSSARY-3', 'DM-BONUSES-6'], 'Magneto has +2A and +2D while an X-Man blocks him', {
  given,
  when: [
    { who: 'Ann', does: { attack: ['magneto'] } },
    {
      who: 'Ben',
      does: { block: { beast: 'magneto' } },
      then: { Ann: { stats: { magneto: '6/6', sidekick: '1/1' } }, Ben: { stats: { beast: '3/4' } } },
    },
    { who: 'Ann', does: { pass: true } },
  ],
  then: { Ann: { field: ['magneto@L1', 'sidekick@character'], stats: { magneto: '4/4' } }, quiet: true },
});

scenario('DM-GLOSSARY-3', 'another blocker or none leaves him as he is', {
  given,
  when: [
    { who: 'Ann', does: { attack: ['magneto'] }, then: { Ann: { stats: { magneto: '4/4' } } } },
    { who: 'Ben', does: { block: { sidekick: 'magneto' } }, then: { Ann: { stats: { magneto: '4/4' } } } },
    { who: 'Ann', does: { pass: true } },
  ],
  then: { Ben: { life: 20, field: ['beast@L2'] }, quiet: true },
});
