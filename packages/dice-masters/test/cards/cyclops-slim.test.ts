import { scenario } from '../kit.ts';

const teams = {
  Ann: ['avx/cyclops-slim', 'avx/thor-lord-of-asgard'],
  Ben: ['avx/beast-genetic-expert', 'avx/storm-african-priestess'],
};

scenario(['DM-CORE-RULES-1'], 'several blockers each take Cyclops’ whole attack', {
  given: {
    teams,
    phase: 'attack',
    Ann: { field: ['cyclops@L3'] },
    Ben: { life: 15, field: ['beast@L3', 'storm@L1', 'sidekick@character'] },
  },
  when: [
    { who: 'Ann', does: { attack: ['cyclops'] } },
    // 6 damage to Beast (D 4) and 6 to Storm (D 1); they deal 2 + 2 to Cyclops (D 4).
    {
      who: 'Ben',
      does: { block: { beast: 'cyclops', storm: 'cyclops' } },
      then: { happened: ['knocked-out', 'knocked-out', 'knocked-out'] },
    },
  ],
  then: { Ben: { life: 16, field: ['sidekick@character'] }, Ann: { prep: { cyclops: 1 } }, quiet: true },
});

scenario('DM-DAMAGE-7', 'one blocker takes it like any other; nothing goes on to the opponent', {
  given: {
    teams,
    phase: 'attack',
    Ann: { field: ['cyclops@L3'] },
    Ben: { field: ['sidekick@character', 'beast@L3'] },
  },
  when: [
    { who: 'Ann', does: { attack: ['cyclops'] } },
    { who: 'Ben', does: { block: { sidekick: 'cyclops' } } },
  ],
  then: { Ben: { life: 20, field: ['beast@L3'] }, Ann: { field: ['cyclops@L3'] }, quiet: true },
});

scenario('DM-DAMAGE-4', 'another attacker still divides', {
  given: {
    teams,
    phase: 'attack',
    Ann: { field: ['cyclops@L3', 'thor@L1'] },
    Ben: { field: ['beast@L3', 'sidekick@character'] },
  },
  when: [
    { who: 'Ann', does: { attack: ['thor'] } },
    {
      who: 'Ben',
      does: { block: { beast: 'thor', sidekick: 'thor' } },
      then: { asked: { Ann: 'ask.divide-damage' } },
    },
    { who: 'Ann', does: { divide: { beast: 5 } } },
  ],
  then: { Ben: { field: ['sidekick@character'] }, quiet: true },
});
