import { scenario } from '../kit.ts';

const teams = { Ann: ['avx/iron-man-inventor', 'avx/thor-lord-of-asgard'], Ben: ['avx/spider-man-webhead'] };
const shared = ['avx/power-bolt'];

scenario('DM-BURSTS-2', 'damage to Iron Man is lowered by 1, nobody else’s is', {
  given: {
    teams,
    shared,
    Ann: {
      field: ['iron-man@L1', 'thor@L1'],
      reserve: ['power-bolt@action', 'power-bolt@action', 'sidekick@character'],
    },
  },
  when: [
    { who: 'Ann', does: { use: 'power-bolt', choose: ['iron-man'] } },
    { who: 'Ann', does: { use: 'power-bolt', choose: ['thor'] } },
  ],
  then: {
    Ann: {
      field: [
        { die: 'iron-man@L1', damage: 1 },
        { die: 'thor@L1', damage: 2 },
      ],
    },
    quiet: true,
  },
});

scenario(['DM-BURSTS-2', 'DM-BURSTS-7'], 'on a face with one burst it is lowered by 2', {
  given: {
    teams,
    shared,
    Ann: { field: ['iron-man@L3'], reserve: ['power-bolt@action', 'sidekick@character'] },
  },
  when: [
    {
      who: 'Ann',
      does: { use: 'power-bolt', choose: ['iron-man'] },
      then: { 'not-happened': ['damaged'] },
    },
  ],
  then: { Ann: { field: ['iron-man@L3'] }, quiet: true },
});

scenario(
  ['DM-PREVENT-AND-REDIRECT-5', 'DM-PREVENT-AND-REDIRECT-8', 'DM-GLOBAL-ABILITIES-2'],
  'the opponent too moves 1 damage of theirs onto one of their characters',
  {
    given: {
      teams,
      phase: 'attack',
      Ann: { field: ['thor@L1'] },
      Ben: { field: ['spider-man@L2', 'sidekick@character'], reserve: ['sidekick@shield'] },
    },
    when: [
      { who: 'Ann', does: { attack: ['thor'] } },
      { who: 'Ben', does: { block: {} }, then: { asked: { Ben: 'ask.react' } } },
      {
        who: 'Ben',
        does: { react: 'iron-man', choose: ['spider-man'] },
        then: { happened: ['redirected', 'player-damaged', 'damaged'] },
      },
    ],
    then: {
      Ben: { life: 16, field: ['spider-man@L2', 'sidekick@character'] },
      Ann: { life: 20, used: { thor: 1 } },
      quiet: true,
    },
  },
);

scenario('DM-REGROUP-3', 'an attacker whose damage was moved away entirely still goes to the used pile', {
  given: {
    teams,
    phase: 'attack',
    Ann: { field: ['sidekick@character'] },
    Ben: { field: ['spider-man@L2'], reserve: ['sidekick@shield'] },
  },
  when: [
    { who: 'Ann', does: { attack: ['sidekick'] } },
    { who: 'Ben', does: { block: {}, react: 'iron-man' }, then: { 'not-happened': ['player-damaged'] } },
  ],
  then: { Ben: { life: 20 }, Ann: { field: [], used: { sidekick: 1 } }, quiet: true },
});

scenario(
  'DM-GLOBAL-ABILITIES-9',
  'it may be paid for every point, and Iron Man lessens what is moved onto him',
  {
    given: {
      teams,
      active: 'Ben',
      phase: 'attack',
      Ann: { field: ['iron-man@L1'], reserve: ['sidekick@shield', 'sidekick@shield'] },
      Ben: { field: ['spider-man@L1'] },
    },
    when: [
      { who: 'Ben', does: { attack: ['spider-man'] } },
      {
        who: 'Ann',
        does: { block: {}, react: 'iron-man', also: { again: true } },
        then: { happened: ['redirected', 'prevented'] },
      },
    ],
    then: { Ann: { life: 19, used: { sidekick: 2 } }, quiet: true },
  },
);

scenario([], 'without a character of one’s own, or for damage to characters, nothing is asked', {
  given: {
    teams,
    shared,
    Ann: {
      field: ['thor@L1'],
      reserve: ['power-bolt@action', 'power-bolt@action', 'sidekick@shield', 'sidekick@character'],
    },
    Ben: { reserve: ['sidekick@shield'] },
  },
  when: [
    { who: 'Ann', does: { use: 'power-bolt', choose: ['thor'] }, then: { asked: { Ann: 'ask.main' } } },
    { who: 'Ann', does: { use: 'power-bolt', choose: ['Ben'] } },
  ],
  then: { Ben: { life: 18 }, Ann: { field: [{ die: 'thor@L1', damage: 2 }] }, quiet: true },
});
