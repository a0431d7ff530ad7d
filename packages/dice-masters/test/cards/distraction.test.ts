import { scenario } from '../kit.ts';

const teams = { Ben: ['avx/beast-big-boy-blue', 'avx/thor-lord-of-asgard'] };
const shared = ['avx/distraction'];

scenario(['DM-CORE-RULES-1'], 'the opponent picks two of their characters, and those cannot block', {
  given: {
    teams,
    shared,
    Ann: { field: ['sidekick@character'], reserve: ['distraction@action', 'sidekick@character'] },
    Ben: { field: ['beast@L2', 'thor@L1', 'sidekick@character'] },
  },
  when: [
    {
      who: 'Ann',
      does: { use: 'distraction' },
      then: { 'only-offered': { Ben: ['beast@L2', 'thor@L1', 'sidekick@character'] } },
    },
    { who: 'Ben', does: { choose: ["Ben's sidekick", 'beast'] } },
    {
      who: 'Ann',
      does: { pass: true, attack: ['sidekick'] },
      then: { 'only-offered': { Ben: ['thor blocks sidekick'] } },
    },
  ],
  then: { Ben: { field: ['beast@L2', 'thor@L1', 'sidekick@character'] }, quiet: true },
});

scenario([], 'with two characters or fewer there is nothing to pick', {
  given: {
    teams,
    shared,
    Ann: { field: ['sidekick@character'], reserve: ['distraction@action'] },
    Ben: { field: ['beast@L2', 'thor@L1'] },
  },
  when: [
    { who: 'Ann', does: { use: 'distraction' }, then: { happened: ['marked', 'marked'] } },
    { who: 'Ann', does: { attack: ['sidekick'] } },
  ],
  then: { Ben: { life: 19 }, Ann: { used: { distraction: 1, sidekick: 1 } }, active: 'Ben', quiet: true },
});

scenario('DM-ACTION-DICE-4', 'used after blockers it changes nothing', {
  given: {
    teams,
    shared,
    phase: 'attack',
    Ann: { field: ['sidekick@character'], reserve: ['distraction@action'] },
    Ben: { field: ['beast@L2', 'thor@L1'] },
  },
  when: [
    { who: 'Ann', does: { attack: ['sidekick'] } },
    { who: 'Ben', does: { block: { beast: 'sidekick' } } },
    { who: 'Ann', does: { use: 'distraction' } },
  ],
  then: { Ben: { life: 20, field: ['beast@L2', 'thor@L1'] }, Ann: { prep: { sidekick: 1 } }, quiet: true },
});

scenario(
  ['DM-GLOBAL-ABILITIES-2', 'DM-REGROUP-8'],
  'the opponent takes an attacker out of the attack for a mask',
  {
    given: {
      teams: { Ann: ['avx/spider-man-webhead'] },
      shared,
      phase: 'attack',
      Ann: { field: ['sidekick@character', 'spider-man@L1'] },
      Ben: { reserve: ['sidekick@mask'] },
    },
    when: [
      { who: 'Ann', does: { attack: ['sidekick', 'spider-man'] }, then: { asked: { Ben: 'ask.respond' } } },
      { who: 'Ben', does: { global: 'distraction', choose: ['spider-man'] } },
    ],
    then: {
      Ben: { life: 19, used: { sidekick: 1 } },
      Ann: { field: ['spider-man@L1'], used: { sidekick: 1 } },
      quiet: true,
    },
  },
);

scenario('DM-GLOBAL-ABILITIES-3', 'without a mask the global cannot be used', {
  given: {
    shared,
    phase: 'attack',
    Ann: { field: ['sidekick@character'] },
    Ben: { reserve: ['sidekick@fist'] },
  },
  when: [{ who: 'Ann', does: { attack: ['sidekick'] } }],
  then: { Ben: { life: 19 }, active: 'Ben', quiet: true },
});
