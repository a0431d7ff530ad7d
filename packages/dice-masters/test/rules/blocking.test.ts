import { scenario } from '../kit.ts';

const S = 'sidekick@character';
const fight = { phase: 'attack', shared: ['avx/smash'] };
const FIST = { reserve: ['sidekick@fist'] };

scenario(
  ['DM-BLOCKING-1', 'DM-BLOCKING-2'],
  'each blocker goes to the attack zone against one attacker; the others stay',
  {
    given: { ...fight, Ann: { field: [S, S], ...FIST }, Ben: { field: [S, S] } },
    when: [
      { who: 'Ann', does: { attack: [S, S] } },
      {
        who: 'Ben',
        does: { block: { sidekick: 'sidekick' } },
        then: { Ben: { attack: [S], field: [S] }, happened: ['blocked'] },
      },
      { who: 'Ann', does: { pass: true } },
    ],
    then: { Ben: { life: 19 } },
  },
);

scenario('DM-BLOCKING-2', 'the opponent may block with nobody', {
  given: { ...fight, Ann: { field: [S] }, Ben: { field: [S] } },
  when: [
    { who: 'Ann', does: { attack: [S] } },
    { who: 'Ben', does: { block: {} } },
  ],
  then: { Ben: { life: 19, field: [S] } },
});

scenario('DM-BLOCKING-3', 'a blocker blocks one attacker only', {
  given: {
    ...fight,
    teams: { Ann: ['avx/thor-odinson'] },
    Ann: { field: [S, 'thor@L1'] },
    Ben: { field: [S] },
  },
  when: [
    { who: 'Ann', does: { attack: [S, 'thor'] } },
    { who: 'Ben', does: { block: { sidekick: ['sidekick', 'thor'] } }, refused: ['DM-BLOCKING-3'] },
    { who: 'Ben', does: { block: { sidekick: 'thor' } } },
  ],
  then: { Ben: { life: 19 } },
});

scenario(
  ['DM-BLOCKING-4', 'DM-DAMAGE-4', 'DM-DAMAGE-5'],
  'several blockers on one attacker: the attacker divides, their damage adds up',
  {
    given: {
      ...fight,
      teams: { Ann: ['avx/storm-african-priestess'] },
      Ann: { field: ['storm@L3'] },
      Ben: { field: [S, S, S] },
    },
    when: [
      { who: 'Ann', does: { attack: ['storm'] } },
      {
        who: 'Ben',
        does: { block: { 'sidekick#1': 'storm', 'sidekick#2': 'storm', 'sidekick#3': 'storm' } },
        then: { asked: { Ann: 'ask.divide-damage' } },
      },
      { who: 'Ann', does: { divide: { 'sidekick#1': 3, 'sidekick#2': 3 } }, refused: ['DM-DAMAGE-4'] },
      { who: 'Ann', does: { divide: { 'sidekick#1': 1, 'sidekick#2': 2 } } },
    ],
    // Storm (3/2) took three; two sidekicks were hit, the third was not.
    then: { Ann: { prep: { storm: 1 }, field: [] }, Ben: { field: [S], life: 20 } },
  },
);

scenario(
  ['DM-BLOCKING-6', 'DM-BLOCKING-5'],
  'effects of blocking come once all blockers are assigned, the attacker’s first',
  {
    given: {
      ...fight,
      teams: { Ann: ['avx/storm-ro'], Ben: ['avx/beast-big-boy-blue'] },
      Ann: { field: ['storm@L3', S], ...FIST },
      Ben: { field: ['beast@L2', S] },
    },
    when: [
      { who: 'Ann', does: { attack: ['storm', 'sidekick'] } },
      {
        who: 'Ben',
        does: { block: { beast: 'storm', sidekick: 'sidekick' }, roll: ['L3'] },
        // Both blockers are assigned before anything comes of it.
        then: {
          happened: ['blocked', 'rolled', 'bonus'],
          blocked: ['storm', 'sidekick'],
          Ben: { stats: { beast: '3/5' } },
        },
      },
      { who: 'Ann', does: { pass: true } },
    ],
    then: { quiet: true },
  },
);

scenario('DM-BLOCKING-7', 'a forbidden pairing cannot be declared', {
  given: {
    ...fight,
    teams: { Ann: ['avx/thor-lord-of-asgard'], Ben: ['avx/spider-man-tiger', 'avx/iron-man-playboy'] },
    Ann: { field: ['thor@L1'], ...FIST },
    Ben: { field: ['spider-man@L1', 'iron-man@L1'] },
  },
  when: [
    { who: 'Ann', does: { attack: ['thor'] }, then: { 'only-offered': { Ben: ['iron-man blocks thor'] } } },
    { who: 'Ben', does: { block: { 'spider-man': 'thor' } }, refused: ['DM-BLOCKING-1'] },
    {
      who: 'Ben',
      does: { block: { 'iron-man': 'thor' } },
      then: { Ben: { attack: ['iron-man@L1'], field: ['spider-man@L1'] } },
    },
  ],
});

scenario('DM-BLOCKING-8', 'an ability on engaged characters does nothing for an unblocked attacker', {
  given: {
    ...fight,
    teams: { Ann: ['avx/storm-ro'], Ben: ['avx/beast-big-boy-blue'] },
    Ann: { field: ['storm@L1', S], ...FIST },
    Ben: { field: ['beast@L2'] },
  },
  when: [
    { who: 'Ann', does: { attack: ['storm', S] } },
    { who: 'Ben', does: { block: { beast: 'sidekick' } }, then: { 'not-happened': ['rolled'] } },
    { who: 'Ann', does: { pass: true } },
  ],
  then: { Ben: { life: 18 } },
});

scenario(
  ['DM-BLOCKING-9', 'DM-REGROUP-1'],
  'an attacker whose blocker is gone stays blocked: no damage to the player, back to the field',
  {
    given: {
      ...fight,
      Ann: { field: [S], reserve: ['smash@action'] },
      Ben: { field: [S] },
    },
    when: [
      { who: 'Ann', does: { attack: [S] } },
      { who: 'Ben', does: { block: { sidekick: 'sidekick' } } },
      { who: 'Ann', does: { use: 'smash', choose: ["Ben's sidekick"] } },
    ],
    then: { Ben: { life: 20 }, Ann: { field: [S] } },
  },
);
