import { scenario } from '../kit.ts';

/** What lies beside a character, what is named for a turn, what lasts into the next one: with both players' cards about. */
const S = 'sidekick@character';

scenario(
  ['DM-PREVENT-AND-REDIRECT-4', 'DM-PREVENT-AND-REDIRECT-5', 'DM-PREVENT-AND-REDIRECT-2'],
  'damage redirected to the bearer of a shield: the shield is used up then, and nothing reacts to the damage',
  {
    given: {
      attack: { step: 'actions', attackers: ['thor'] },
      active: 'Ben',
      teams: {
        Ann: ['avx/vibranium-shield-caps-protection', 'avx/iron-man-inventor', 'avx/hulk-jade-giant'],
        Ben: ['avx/thor-odinson'],
      },
      Ann: {
        field: ['hulk@L3'],
        beside: [{ die: 'vibranium-shield', by: 'hulk' }],
        reserve: ['sidekick@shield'],
      },
      Ben: { field: ['thor@L1', S] },
    },
    when: [
      // One of the 5 goes to Hulk; before it reaches him the die beside him is used.
      { who: 'Ann', does: { pass: true, react: 'iron-man', choose: ['hulk'] } },
      { who: 'Ann', does: { react: 'vibranium-shield' } },
      { who: 'Ann', does: { choose: ['sidekick'] } },
    ],
    then: {
      active: 'Ann',
      Ann: { life: 16, field: ['hulk@L3'], beside: [] },
      // Hulk heard that his player took 4, and knocked the sidekick out: once.
      Ben: { prep: { sidekick: 1 }, used: { thor: 1 }, field: [] },
      happened: [{ prevented: { target: 'hulk', amount: 1 } }],
    },
  },
);

scenario(
  ['DM-CORE-RULES-1', 'DM-CAPTURE-AND-CONTROL-11', 'DM-CAPTURE-AND-CONTROL-6'],
  'Ann puts her shield beside Ben’s Thor while Loki has him; Loki knocks him out, and the shield is used up',
  {
    given: {
      teams: {
        Ann: ['avx/loki-illusionist', 'avx/vibranium-shield-caps-protection'],
        Ben: ['avx/thor-odinson'],
      },
      Ann: { reserve: ['loki@L1', 'sidekick@fist', 'vibranium-shield@action'] },
      Ben: { field: ['thor@L1'] },
    },
    when: [
      { who: 'Ann', does: { field: 'loki' } },
      {
        who: 'Ann',
        does: { use: 'vibranium-shield', choose: ['thor'] },
        then: { dice: { 'vibranium-shield': { zone: 'beside', controller: 'Ann', by: 'thor' } } },
      },
      { who: 'Ann', does: { pass: true, attack: [] }, then: { damage: { Ben: 5 } } },
    ],
    then: {
      active: 'Ben',
      Ann: { used: { 'vibranium-shield': 1, sidekick: 1 } },
      Ben: { prep: { thor: 1, sidekick: 4 } },
    },
  },
);

scenario(
  ['DM-CORE-RULES-3', 'DM-COPYING-5', 'DM-REGROUP-6'],
  'mask characters are barred for a turn: Mystique is one by her own card, and none as a copy of Thor',
  {
    given: {
      teams: {
        Ann: ['avx/vibranium-shield-irreplaceable', 'avx/thor-odinson'],
        Ben: ['avx/mystique-shapeshifter', 'avx/beast-big-boy-blue'],
      },
      Ann: { field: [S, 'thor@L1'], reserve: ['vibranium-shield@action'] },
      Ben: {
        field: ['mystique@L1', 'beast@L1', S],
        bag: { mystique: 1, sidekick: 3 },
      },
      roll: ['mystique@L2', 'fist', 'fist', 'fist', 'fist'],
    },
    when: [
      { who: 'Ann', does: { use: 'vibranium-shield', choose: ['beast'] } },
      { who: 'Ann', does: { attack: ['thor'] } },
      // In Ann's own attack neither Beast nor Mystique may block.
      { who: 'Ben', does: {}, then: { 'only-offered': { Ben: ['sidekick blocks thor'] } } },
      { who: 'Ben', does: { block: { sidekick: 'thor' }, reroll: 'none' } },
      // Another Mystique: both are Thors now, of the bolt type.
      { who: 'Ben', does: { field: 'mystique', copy: 'thor' } },
      { who: 'Ben', does: { attack: ['beast'] }, refused: ['DM-CORE-RULES-3'] },
      {
        who: 'Ben',
        does: { attack: ['mystique', 'mystique'] },
        then: { Ben: { attack: ['mystique@L1', 'mystique@L2'] } },
      },
      { who: 'Ann', does: { block: {}, reroll: 'none' }, then: { Ann: { used: { 'vibranium-shield': 1 } } } },
    ],
  },
);

scenario(
  ['DM-PREVENT-AND-REDIRECT-4', 'DM-DAMAGE-1', 'DM-COPYING-5'],
  'bolt is named: Thor of either side takes nothing, nor does Mystique who copies him; what she was hit for is over',
  {
    given: {
      attack: { attackers: ['mystique', 'spider-man'] },
      lasting: [{ mark: 'immune', type: 'bolt' }],
      teams: {
        Ann: ['avx/mystique-unknown', 'avx/spider-man-webhead'],
        Ben: ['avx/thor-odinson', 'avx/beast-big-boy-blue'],
      },
      Ann: { field: ['mystique@L1', 'spider-man@L1'] },
      Ben: { field: ['thor@L1', 'beast@L2'] },
    },
    when: [{ who: 'Ben', does: { block: { thor: 'mystique', beast: 'spider-man' } } }],
    // Spider-Man 3/3 against Beast with 3/4.
    then: {
      active: 'Ben',
      Ann: { field: ['mystique@L1'], prep: { 'spider-man': 1 } },
      Ben: { field: ['thor@L1', 'beast@L2'] },
    },
  },
);

scenario(
  ['DM-COPYING-2', 'DM-COPYING-3', 'DM-CORE-RULES-7'],
  'Could Be Anyone is Thor for two turns; the second Mystique, fielded later and on a burst, is more than that',
  {
    given: {
      active: 'Ben',
      phase: 'attack',
      teams: {
        Ann: ['avx/mystique-could-be-anyone'],
        Ben: ['avx/venom-angelo-fortunato', 'avx/thor-odinson'],
      },
      Ann: { field: ['mystique@L1'], bag: { mystique: 1, sidekick: 3 } },
      Ben: { field: ['thor@L1', S] },
      roll: ['mystique@L3', 'fist', 'fist', 'fist'],
    },
    when: [
      { who: 'Ben', does: { attack: [] } },
      {
        who: 'Ann',
        does: { choose: ['thor'], reroll: 'none' },
        then: { Ann: { stats: { mystique: '5/6' } } },
      },
      // With one burst +1/+1.
      { who: 'Ann', does: { field: 'mystique@L3', pass: true, attack: [] } },
      {
        who: 'Ben',
        does: {},
        then: { active: 'Ben', Ann: { stats: { 'mystique@L1': '5/6', 'mystique@L3': '6/7' } } },
      },
    ],
  },
);

scenario(
  ['DM-LIFE-AND-WINNING-5', 'DM-PREVENT-AND-REDIRECT-5', 'DM-ORDERING-1'],
  'both players have 1 life left and a beam hits both: Ben sends his away, so Ann has lost by her own beam',
  {
    given: {
      teams: { Ann: ['avx/thor-odinson'], Ben: ['avx/iron-man-inventor'] },
      shared: ['avx/force-beam'],
      Ann: { life: 1, field: ['thor@L1'], reserve: ['force-beam@action**'] },
      Ben: { life: 1, field: ['iron-man@L1'], reserve: ['sidekick@shield'] },
    },
    when: [
      { who: 'Ann', does: { use: 'force-beam' } },
      { who: 'Ben', does: { react: 'iron-man' }, then: { won: 'Ben' } },
    ],
  },
);

scenario(
  ['DM-LIFE-AND-WINNING-1', 'DM-ORDERING-1', 'DM-ORDERING-3'],
  'the game ends in the middle of a chain: Hulk of the loser is never heard',
  {
    given: {
      teams: { Ann: ['avx/doctor-strange-master-of-the-mystic-arts'], Ben: ['avx/hulk-jade-giant'] },
      shared: ['avx/power-bolt'],
      Ann: { life: 1, field: ['doctor-strange@L1', S], reserve: ['power-bolt@action'] },
      Ben: { life: 4, field: ['hulk@L1'] },
    },
    when: [
      // The damage woke Hulk, the use of the action Doctor Strange: the active player's effect comes first.
      { who: 'Ann', does: { use: 'power-bolt', choose: ['Ben'] }, then: { asked: { Ann: 'ask.choose' } } },
      { who: 'Ann', does: { choose: ['Ben'] }, then: { won: 'Ann', fires: [] } },
    ],
  },
);
