import { scenario } from '../kit.ts';

/** Both players have brought the same card: two cards with one text, each with its own uses, dice and player. */
const surfers = { Ann: ['avx/silver-surfer-sentinel'], Ben: ['avx/silver-surfer-sentinel'] };

scenario(
  ['DM-GLOBAL-ABILITIES-4', 'DM-GLOBAL-ABILITIES-2'],
  'a global that may be used once is on two cards: it is one choice, and there are two uses',
  {
    given: {
      teams: surfers,
      Ann: { reserve: ['sidekick@shield', 'sidekick@shield', 'sidekick@shield'], bag: { sidekick: 4 } },
      Ben: { reserve: ['sidekick@shield'] },
    },
    when: [
      { who: 'Ann', does: {}, then: { 'only-offered': { Ann: ['global silver-surfer', 'pass'] } } },
      { who: 'Ann', does: { global: 'silver-surfer' }, then: { damage: { Ann: 2 } } },
      // The other card's.
      { who: 'Ann', does: { global: 'silver-surfer' }, then: { damage: { Ann: 2 } } },
    ],
    // Ann has a shield left and nothing to use it for; in her turn Ben cannot use either.
    then: { active: 'Ben', Ann: { life: 16, prep: { sidekick: 2 }, reserve: ['sidekick@shield'] } },
  },
);

scenario('DM-GLOBAL-ABILITIES-4', 'where one player alone has it there is one use', {
  given: {
    teams: { Ann: ['avx/silver-surfer-sentinel'] },
    Ann: { reserve: ['sidekick@shield', 'sidekick@shield'], bag: { sidekick: 4 } },
  },
  when: [{ who: 'Ann', does: { global: 'silver-surfer' } }],
  then: { active: 'Ben', Ann: { life: 18, prep: { sidekick: 1 } } },
});

scenario(['DM-GLOBAL-ABILITIES-4'], 'a use that is given as made already is that of her own card', {
  given: {
    teams: surfers,
    used: ['silver-surfer'],
    Ann: { reserve: ['sidekick@shield', 'sidekick@shield'], bag: { sidekick: 4 } },
  },
  when: [{ who: 'Ann', does: { global: 'silver-surfer' } }],
  then: { active: 'Ben', Ann: { life: 18 } },
});

scenario(
  ['DM-GLOBAL-ABILITIES-7', 'DM-GLOBAL-ABILITIES-4'],
  'War Machine on both sides: one hit of a shield character may be answered on each card, and no more',
  {
    given: {
      attack: { step: 'actions', attackers: ['war-machine'] },
      teams: { Ann: ['avx/war-machine-combat-comrade'], Ben: ['avx/war-machine-combat-comrade'] },
      Ann: {
        life: 10,
        field: ['war-machine@L1'],
        reserve: ['sidekick@shield', 'sidekick@shield', 'sidekick@shield'],
      },
      Ben: { reserve: ['sidekick@shield'] },
    },
    when: [
      // 3 damage to Ben. Ann is asked twice; Ben's own characters dealt nothing.
      { who: 'Ann', does: { may: true } },
      { who: 'Ann', does: { may: true } },
    ],
    then: { active: 'Ben', Ann: { life: 12, reserve: ['sidekick@shield'] }, Ben: { life: 17 } },
  },
);

scenario(
  ['DM-CORE-RULES-1', 'DM-GLOBAL-ABILITIES-7'],
  'Human Torch on both sides: the damage of one bolt grows once on each card',
  {
    given: {
      teams: { Ann: ['avx/human-torch-flame-on'], Ben: ['avx/human-torch-flame-on'] },
      shared: ['avx/power-bolt'],
      Ann: {
        reserve: ['power-bolt@action', 'sidekick@bolt', 'sidekick@bolt', 'sidekick@bolt'],
      },
      Ben: { reserve: ['sidekick@bolt'] },
    },
    when: [
      { who: 'Ann', does: { use: 'power-bolt', choose: ['Ben'] } },
      { who: 'Ann', does: { react: 'human-torch' } },
      { who: 'Ann', does: { react: 'human-torch' }, then: { damage: { Ben: 4 } } },
    ],
    then: { Ben: { life: 16 }, Ann: { reserve: ['sidekick@bolt'] } },
  },
);

scenario(
  ['DM-ACTIVE-AND-FIELDED-2', 'DM-BONUSES-2', 'DM-BONUSES-4'],
  'Doctor Doom on both sides weakens everybody else twice; two dice of one of them count once',
  {
    given: {
      teams: {
        Ann: ['avx/doctor-doom-reed-richards-rival', 'avx/thor-odinson'],
        Ben: ['avx/doctor-doom-reed-richards-rival', 'avx/beast-big-boy-blue'],
      },
      Ann: {
        field: ['doctor-doom@L1', 'thor@L1'],
        reserve: ['doctor-doom@L2', 'sidekick@fist', 'sidekick@fist'],
      },
      Ben: { field: ['doctor-doom@L3', 'beast@L3'] },
    },
    when: [
      {
        who: 'Ann',
        does: { field: 'doctor-doom' },
        then: { Ann: { stats: { thor: '3/4' } }, Ben: { stats: { beast: '0/2', 'doctor-doom': '5/8' } } },
      },
    ],
  },
);

scenario(
  ['DM-CORE-RULES-5', 'DM-ORDERING-1', 'DM-DAMAGE-14'],
  'Hulk on both sides: each hears his own player and his own dice; the active player’s comes first',
  {
    given: {
      teams: {
        Ann: ['avx/hulk-jade-giant', 'avx/angel-soaring'],
        Ben: ['avx/hulk-jade-giant', 'avx/nightcrawler-fuzzy-elf'],
      },
      shared: ['avx/force-beam'],
      Ann: { field: ['hulk@L3', 'angel@L2'], reserve: ['force-beam@action**'] },
      Ben: { field: ['hulk@L1', 'nightcrawler@L1'] },
    },
    // Everybody takes 2, both players 1. Ann's Hulk knocks out Ben's, who then has nobody to strike back with.
    when: [{ who: 'Ann', does: { use: 'force-beam', choose: ["Ben's hulk"] } }],
    then: {
      fires: ['force-beam', 'hulk'],
      Ann: {
        life: 19,
        field: [
          { die: 'hulk@L3', damage: 2 },
          { die: 'angel@L2', damage: 2 },
        ],
      },
      Ben: { life: 19, prep: { hulk: 1 }, field: [{ die: 'nightcrawler@L1', damage: 2 }] },
      quiet: true,
    },
  },
);

scenario(
  ['DM-CORE-RULES-3', 'DM-CORE-RULES-4'],
  'Loki names a card that both players have: only the opponent cannot field it',
  {
    given: {
      teams: {
        Ann: ['avx/loki-gem-keeper', 'avx/storm-african-priestess'],
        Ben: ['avx/storm-african-priestess', 'avx/thor-odinson'],
      },
      Ann: { reserve: ['loki@L1', 'storm@L1', 'sidekick@mask'] },
      Ben: { bag: { storm: 1, sidekick: 3 } },
      roll: ['storm@L1', 'sidekick@character', 'fist', 'fist'],
    },
    when: [
      { who: 'Ann', does: { field: 'loki', name: "Ben's storm" } },
      { who: 'Ann', does: { field: 'storm' }, then: { Ann: { field: ['loki@L1', 'storm@L1'] } } },
      { who: 'Ann', does: { attack: [] } },
      { who: 'Ben', does: { reroll: 'none' } },
      { who: 'Ben', does: { field: 'storm' }, refused: ['DM-CORE-RULES-3'] },
    ],
  },
);
