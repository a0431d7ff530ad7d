import { scenario } from '../kit.ts';

const given = {
  teams: { Ann: ['avx/spider-man-webhead'], Ben: ['avx/venom-mac-gargan'] },
  phase: 'attack',
};

scenario('DM-KNOCK-OUT-1', 'blocking, Venom knocks out a character that is not fist: 2 damage and 1 life', {
  given: {
    ...given,
    Ann: { field: ['sidekick@character', 'sidekick@character'] },
    Ben: { life: 15, field: ['venom@L1', 'sidekick@character'] },
  },
  when: [
    { who: 'Ann', does: { attack: ['sidekick'] } },
    {
      who: 'Ben',
      does: { block: { venom: 'sidekick' } },
      then: { happened: ['knocked-out', 'player-damaged', 'life-gained'] },
    },
  ],
  then: {
    Ann: { life: 18, prep: { sidekick: 1 }, field: ['sidekick@character'] },
    Ben: { life: 16, field: ['venom@L1', 'sidekick@character'] },
    quiet: true,
  },
});

scenario([], 'a fist character that he knocks out does not count', {
  given: { ...given, Ann: { field: ['spider-man@L1'] }, Ben: { life: 15, field: ['venom@L1'] } },
  when: [
    { who: 'Ann', does: { attack: ['spider-man'] } },
    {
      who: 'Ben',
      does: { block: { venom: 'spider-man' } },
      then: { happened: ['knocked-out'], 'not-happened': ['life-gained', 'player-damaged'] },
    },
  ],
  then: { Ann: { life: 20, prep: { 'spider-man': 1 } }, Ben: { life: 15, field: ['venom@L1'] }, quiet: true },
});

scenario([], 'someone knocked out by another blocker does not count', {
  given: {
    ...given,
    Ann: { field: ['sidekick@character'] },
    Ben: { life: 15, field: ['venom@L1', 'sidekick@character'] },
  },
  when: [
    { who: 'Ann', does: { attack: ['sidekick'] } },
    { who: 'Ben', does: { block: { sidekick: 'sidekick' } }, then: { 'not-happened': ['life-gained'] } },
  ],
  then: { Ann: { life: 20 }, Ben: { life: 15 }, quiet: true },
});

scenario([], 'attacking, he gets nothing for knocking out a blocker', {
  given: {
    ...given,
    active: 'Ben',
    Ann: { field: ['sidekick@character'] },
    Ben: { life: 15, field: ['venom@L1'] },
  },
  when: [
    { who: 'Ben', does: { attack: ['venom'] } },
    {
      who: 'Ann',
      does: { block: { sidekick: 'venom' } },
      then: { happened: ['knocked-out'], 'not-happened': ['life-gained', 'player-damaged'] },
    },
  ],
  then: { Ann: { life: 20 }, Ben: { life: 15, field: ['venom@L1'] }, quiet: true },
});

scenario(
  ['DM-GLOBAL-ABILITIES-1', 'DM-GLOBAL-ABILITIES-2', 'DM-SPINNING-3'],
  'anyone may pay a fist to spin down a fist character of their opponent',
  {
    given: {
      teams: given.teams,
      Ann: { field: ['spider-man@L3'], reserve: ['sidekick@fist'] },
      Ben: { field: ['venom@L2', 'sidekick@character'] },
    },
    when: [{ who: 'Ann', does: { global: 'venom', pay: ['fist'] } }],
    then: {
      Ann: { field: ['spider-man@L3'], used: { sidekick: 1 } },
      Ben: { field: ['venom@L1', 'sidekick@character'] },
      quiet: true,
    },
  },
);

scenario('DM-GLOBAL-ABILITIES-2', 'its owner may do so too, in the other player’s turn', {
  given: {
    teams: given.teams,
    Ann: { field: ['spider-man@L3', 'sidekick@character'] },
    Ben: { field: ['venom@L2'], reserve: ['sidekick@fist'] },
  },
  when: [{ who: 'Ben', does: { global: 'venom', pay: ['fist'] } }],
  then: {
    Ann: { field: ['spider-man@L2', 'sidekick@character'] },
    Ben: { field: ['venom@L2'], used: { sidekick: 1 } },
    quiet: true,
  },
});

scenario([], 'while he blocks, a knock-out by another blocker does not count', {
  given: {
    ...given,
    Ann: { field: ['sidekick@character', 'spider-man@L1'] },
    Ben: { life: 15, field: ['venom@L1', 'sidekick@character'] },
  },
  when: [
    { who: 'Ann', does: { attack: ['sidekick', 'spider-man'] } },
    {
      who: 'Ben',
      does: { block: { venom: 'spider-man', sidekick: 'sidekick' } },
      then: { 'not-happened': ['life-gained', 'player-damaged'] },
    },
  ],
  then: { Ann: { life: 20 }, Ben: { life: 15, field: ['venom@L1'] }, quiet: true },
});

scenario([], 'its user chooses one of the opposing fist characters', {
  given: {
    teams: { Ann: ['avx/spider-man-webhead'], Ben: ['avx/venom-mac-gargan', 'avx/angel-soaring'] },
    Ann: { field: ['spider-man@L3'], reserve: ['sidekick@fist'] },
    Ben: { field: ['venom@L2', 'venom@L3', 'angel@L2'] },
  },
  when: [
    { who: 'Ann', does: { global: 'venom' }, then: { 'only-offered': { Ann: ['venom@L2', 'venom@L3'] } } },
    { who: 'Ann', does: { choose: ["Ben's venom@L3"] } },
  ],
  then: { Ben: { field: ['venom@L2', 'venom@L2', 'angel@L2'] }, quiet: true },
});
