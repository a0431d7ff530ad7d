import { scenario } from '../kit.ts';

const S = 'sidekick@character';
const fight = { phase: 'attack' };

scenario(
  ['DM-DAMAGE-1', 'DM-DAMAGE-3', 'DM-DAMAGE-5', 'DM-DICE-4', 'DM-DICE-5', 'DM-KNOCK-OUT-1'],
  'attacker and blocker that can knock each other out both do',
  {
    given: { ...fight, Ann: { field: [S] }, Ben: { field: [S] } },
    when: [
      { who: 'Ann', does: { attack: [S] } },
      { who: 'Ben', does: { block: { sidekick: 'sidekick' } } },
    ],
    then: { Ann: { field: [], prep: { sidekick: 1 } }, Ben: { field: [], life: 20 } },
  },
);

scenario(['DM-DAMAGE-7', 'DM-DAMAGE-9'], 'damage beyond the defense of a blocker is lost', {
  given: {
    ...fight,
    teams: { Ann: ['avx/thor-odinson'] },
    Ann: { field: ['thor@L1'] },
    Ben: { field: [S, S] },
  },
  when: [
    { who: 'Ann', does: { attack: ['thor'] } },
    { who: 'Ben', does: { block: { sidekick: 'thor' } } },
  ],
  then: { Ben: { life: 20, field: [S] }, Ann: { field: ['thor@L1'] } },
});

scenario(['DM-DAMAGE-8', 'DM-REGROUP-2'], 'unblocked attackers hit the player and are used up', {
  given: { ...fight, Ann: { field: [S, S] }, Ben: {} },
  when: [{ who: 'Ann', does: { attack: [S, S] } }],
  then: { Ben: { life: 18 }, Ann: { used: { sidekick: 2 }, field: [] } },
});

scenario(['DM-DAMAGE-10', 'DM-KNOCK-OUT-1'], 'damage of the main phase and of the fight adds up', {
  given: {
    teams: { Ben: ['avx/beast-mutate-666'] },
    shared: ['avx/force-beam'],
    Ann: { field: ['sidekick@character'], reserve: ['force-beam@action', S, S] },
    Ben: { field: ['beast@L2'] },
  },
  when: [
    { who: 'Ann', does: { use: 'force-beam' }, then: { Ben: { field: [{ die: 'beast@L2', damage: 1 }] } } },
    { who: 'Ann', does: { field: S } },
    { who: 'Ann', does: { field: S } },
    { who: 'Ann', does: { attack: [S, S] } },
    // One of the two is blocked: Beast (D 3) has 1 + 1 and lives.
    { who: 'Ben', does: { block: { beast: 'sidekick' }, draw: ['sidekick'] } },
  ],
  then: { Ben: { field: ['beast@L2'], life: 19 } },
});

scenario(
  ['DM-DAMAGE-11', 'DM-ORDERING-1', 'DM-ORDERING-5', 'DM-DAMAGE-12', 'DM-DAMAGE-14', 'DM-ORDERING-3'],
  'one effect damages all at once; then the active player’s abilities, then the other’s, then new ones',
  {
    given: {
      ...fight,
      teams: { Ann: ['avx/hulk-jade-giant'], Ben: ['avx/iron-man-playboy', 'avx/spider-man-webhead'] },
      shared: ['avx/force-beam'],
      Ann: { field: ['hulk@L3', S], reserve: ['force-beam@action'] },
      Ben: { field: ['iron-man@L2', 'spider-man@L1', 'spider-man@L1'] },
    },
    when: [
      { who: 'Ann', does: { attack: ['hulk'] } },
      { who: 'Ben', does: { block: { 'iron-man': 'hulk' } } },
      {
        who: 'Ann',
        does: { use: 'force-beam' },
        then: {
          happened: ['damaged', 'damaged', 'damaged', 'damaged', 'damaged', 'knocked-out', 'ability-used'],
          asked: { Ann: 'ask.choose' },
        },
      },
      // Hulk knocks one Spider-Man out; Iron Man hits Hulk; Hulk answers with the other.
      {
        who: 'Ann',
        does: { choose: ['spider-man'] },
        then: { happened: ['knocked-out', 'ability-used', 'damaged', 'ability-used', 'knocked-out'] },
      },
    ],
    // In the fight both fall: Hulk deals 8, Iron Man brings Hulk's damage to 1 + 3 + 4.
    then: { Ben: { field: [] }, Ann: { field: [], prep: { hulk: 1, sidekick: 1 } } },
  },
);

scenario(['DM-DAMAGE-15'], 'a character made to deal no damage deals none, and nobody reacts to it', {
  given: {
    ...fight,
    teams: { Ann: ['avx/thor-odinson'], Ben: ['avx/iron-man-playboy'] },
    shared: ['avx/smash'],
    Ann: { field: ['thor@L1'] },
    Ben: { field: ['iron-man@L3'], reserve: ['sidekick@fist'] },
  },
  when: [
    { who: 'Ann', does: { attack: ['thor'] } },
    { who: 'Ben', does: { block: { 'iron-man': 'thor' } } },
    { who: 'Ben', does: { global: 'smash', pay: ['fist'] }, then: { 'not-happened': ['ability-used'] } },
  ],
  then: { Ben: { field: ['iron-man@L3'] }, Ann: { field: ['thor@L1'] } },
});

scenario(['DM-KNOCK-OUT-4'], 'a knock-out needs no damage and respects no defense', {
  given: {
    teams: { Ben: ['avx/doctor-doom-reed-richards-rival'] },
    shared: ['avx/smash'],
    Ann: { reserve: ['smash@action', S] },
    Ben: { field: ['doctor-doom@L1'] },
  },
  when: [{ who: 'Ann', does: { use: 'smash' }, then: { 'not-happened': ['damaged'] } }],
  then: { Ben: { prep: { 'doctor-doom': 1 }, field: [] } },
});

scenario(
  ['DM-KNOCK-OUT-6', 'DM-KNOCK-OUT-5'],
  'a character that the damage knocks out gets no ability for taking it',
  {
    given: {
      ...fight,
      teams: { Ann: ['avx/hulk-jade-giant'], Ben: ['avx/iron-man-playboy'] },
      Ann: { field: ['hulk@L3'] },
      Ben: { field: ['iron-man@L1'] },
    },
    when: [
      { who: 'Ann', does: { attack: ['hulk'] } },
      {
        who: 'Ben',
        does: { block: { 'iron-man': 'hulk' } },
        then: { happened: ['damaged', 'damaged', 'knocked-out', 'ability-used', 'no-target'] },
      },
    ],
    // Only Hulk's own ability was heard, and found nobody at level 1.
    then: { Ann: { field: ['hulk@L3'] }, Ben: { life: 20 } },
  },
);
