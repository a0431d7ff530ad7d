import { scenario } from '../kit.ts';

const given = {
  teams: { Ann: ['avx/cyclops-scott-summers'] },
  phase: 'attack',
  Ann: { field: ['cyclops@L3', 'sidekick@character'] },
  Ben: { field: ['sidekick@character', 'sidekick@character'] },
};

scenario(
  ['DM-DAMAGE-9', 'DM-CORE-RULES-1'],
  'blocked, Cyclops may hit the opponent instead of his blockers; then he goes to the used pile',
  {
    given,
    when: [
      { who: 'Ann', does: { attack: ['cyclops'] } },
      {
        who: 'Ben',
        does: { block: { sidekick: 'cyclops', 'sidekick#2': 'cyclops' } },
        then: { asked: { Ann: 'ask.hit-opponent' } },
      },
      { who: 'Ann', does: { may: true } },
    ],
    then: {
      Ann: { used: { cyclops: 1 }, field: ['sidekick@character'] },
      Ben: { life: 14, field: ['sidekick@character', 'sidekick@character'] },
      quiet: true,
    },
  },
);

scenario('DM-DAMAGE-3', 'if not, he deals his damage to the blockers and returns to the field', {
  given,
  when: [
    { who: 'Ann', does: { attack: ['cyclops'] } },
    { who: 'Ben', does: { block: { sidekick: 'cyclops' } } },
    { who: 'Ann', does: { may: false } },
  ],
  then: { Ann: { field: ['cyclops@L3', 'sidekick@character'] }, Ben: { life: 20 }, quiet: true },
});

scenario('DM-DAMAGE-8', 'unblocked, there is nothing to choose', {
  given,
  when: [
    { who: 'Ann', does: { attack: ['cyclops'] } },
    { who: 'Ben', does: { block: {} } },
  ],
  then: { Ann: { used: { cyclops: 1 } }, Ben: { life: 14 }, quiet: true },
});

scenario('DM-DAMAGE-5', 'blocking, he has no such choice', {
  given: { ...given, active: 'Ben' },
  when: [
    { who: 'Ben', does: { attack: ['sidekick'] } },
    { who: 'Ann', does: { block: { cyclops: 'sidekick' } } },
  ],
  then: {
    Ann: { field: ['cyclops@L3', 'sidekick@character'] },
    Ben: { life: 20, prep: { sidekick: 1 } },
    quiet: true,
  },
});

scenario('DM-DAMAGE-15', 'made to deal no damage, he deals none to the opponent either', {
  given: {
    ...given,
    shared: ['avx/smash'],
    Ben: { field: ['sidekick@character'], reserve: ['sidekick@fist'] },
  },
  when: [
    { who: 'Ann', does: { attack: ['cyclops'] } },
    { who: 'Ben', does: { block: { sidekick: 'cyclops' } } },
    { who: 'Ben', does: { global: 'smash' } },
    { who: 'Ann', does: { may: true } },
  ],
  then: { Ben: { life: 20, field: ['sidekick@character'] }, quiet: true },
});

scenario(
  ['DM-CAPTURE-AND-CONTROL-6', 'DM-CAPTURE-AND-CONTROL-13'],
  'controlled by Loki he hits his owner, if Loki’s player says so, and goes to his owner’s prep area',
  {
    given: {
      teams: { Ann: ['avx/loki-illusionist'], Ben: ['avx/cyclops-scott-summers'] },
      Ann: { reserve: ['loki@L1', 'sidekick@mask'] },
      Ben: { field: ['cyclops@L3', 'sidekick@character'] },
    },
    when: [
      { who: 'Ann', does: { field: 'loki', choose: ['cyclops'] } },
      { who: 'Ann', does: { attack: ['cyclops'] } },
      {
        who: 'Ben',
        does: { block: { sidekick: 'cyclops' } },
        then: { asked: { Ann: 'ask.hit-opponent' } },
      },
      { who: 'Ann', does: { may: true }, then: { damage: { Ben: 6 } } },
    ],
    then: {
      active: 'Ben',
      Ann: { field: ['loki@L1'] },
      Ben: { life: 14, field: ['sidekick@character'], prep: { cyclops: 1, sidekick: 4 } },
    },
  },
);
