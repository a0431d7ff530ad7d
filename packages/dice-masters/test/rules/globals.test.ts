import { scenario } from '../kit.ts';

const IDLE = 'sidekick@character';

scenario(
  ['DM-GLOBAL-ABILITIES-1', 'DM-GLOBAL-ABILITIES-2', 'DM-GLOBAL-ABILITIES-3'],
  'any player uses any global, bought or not, and pays for it',
  {
    given: {
      teams: { Ann: ['avx/iron-man-inventor', 'avx/mr-fantastic-brilliant-scientist'] },
      active: 'Ben',
      Ann: { field: ['sidekick@character'] },
      Ben: { reserve: ['sidekick@mask', IDLE] },
    },
    // Mr. Fantastic is Ann's card and none of his dice was bought.
    when: [
      {
        who: 'Ben',
        does: { global: 'mr-fantastic', pay: ['mask'] },
        then: { happened: ['spent', 'global-used', 'marked'] },
      },
    ],
    then: { Ben: { used: { sidekick: 1 } }, Ann: { cards: { 'iron-man': 1, 'mr-fantastic': 1 } } },
  },
);

scenario(['DM-GLOBAL-ABILITIES-1'], 'a global works also when the last die of its card is sold', {
  given: {
    shared: ['avx/take-cover'],
    left: { 'take-cover': 0 },
    Ann: { reserve: ['sidekick@shield', IDLE], field: ['sidekick@character'] },
  },
  when: [{ who: 'Ann', does: { global: 'take-cover', pay: ['shield'] } }],
  then: { Ann: { stats: { sidekick: '1/2' } }, shared: { 'take-cover': 0 } },
});

scenario(['DM-GLOBAL-ABILITIES-3', 'DM-PAYING-3'], 'a double face pays a global in part', {
  given: {
    teams: { Ann: ['avx/iron-man-inventor'] },
    shared: ['avx/take-cover'],
    Ann: { reserve: ['iron-man@shield+shield', IDLE], field: ['sidekick@character'] },
  },
  when: [{ who: 'Ann', does: { global: 'take-cover', pay: ['iron-man@shield+shield:1'] } }],
  then: { Ann: { reserve: ['iron-man@shield', IDLE], stats: { sidekick: '1/2' } } },
});

scenario('DM-GLOBAL-ABILITIES-4', 'a global may be used again and again, paid each time', {
  given: {
    shared: ['avx/take-cover'],
    Ann: { reserve: ['sidekick@shield', 'sidekick@shield', IDLE], field: ['sidekick@character'] },
  },
  when: [
    { who: 'Ann', does: { global: 'take-cover', pay: ['shield'] } },
    { who: 'Ann', does: { global: 'take-cover', pay: ['shield'] } },
    { who: 'Ann', does: { global: 'take-cover' }, refused: ['DM-PAYING-7'] },
  ],
  then: { Ann: { stats: { sidekick: '1/3' } } },
});

scenario('DM-GLOBAL-ABILITIES-4', 'unless its text sets a limit', {
  given: {
    teams: { Ann: ['avx/silver-surfer-silverado'] },
    Ann: { reserve: ['sidekick@shield', 'sidekick@shield', IDLE], bag: { sidekick: 3 } },
  },
  when: [
    { who: 'Ann', does: { global: 'silver-surfer', pay: ['shield'] } },
    { who: 'Ann', does: { global: 'silver-surfer' }, refused: ['DM-GLOBAL-ABILITIES-4'] },
  ],
  then: { Ann: { life: 18, prep: { sidekick: 1 } } },
});

scenario(
  ['DM-GLOBAL-ABILITIES-5', 'DM-ORDERING-11', 'DM-ORDERING-10'],
  'casually the other player gets a chance after every action',
  {
    given: {
      priority: 'casual',
      shared: ['avx/take-cover'],
      Ann: { reserve: [IDLE, IDLE], field: ['sidekick@character'] },
      Ben: { reserve: ['sidekick@shield'] },
    },
    when: [
      { who: 'Ann', does: { field: 'sidekick@character' }, then: { asked: { Ben: 'ask.respond' } } },
      { who: 'Ben', does: { pass: true }, then: { asked: { Ann: 'ask.main' } } },
      { who: 'Ann', does: { field: 'sidekick@character' }, then: { asked: { Ben: 'ask.respond' } } },
    ],
  },
);

scenario(['DM-ORDERING-11', 'DM-ORDERING-6'], 'in a tournament the active player takes action after action', {
  given: {
    priority: 'tournament',
    shared: ['avx/take-cover'],
    Ann: { reserve: [IDLE, IDLE, IDLE], field: ['sidekick@character'] },
    Ben: { reserve: ['sidekick@shield'] },
  },
  when: [
    { who: 'Ann', does: { field: 'sidekick@character' }, then: { asked: { Ann: 'ask.main' } } },
    { who: 'Ann', does: { field: 'sidekick@character' }, then: { asked: { Ann: 'ask.main' } } },
    { who: 'Ann', does: { field: 'sidekick@character' }, then: { asked: { Ben: 'ask.respond' } } },
  ],
});

scenario(
  ['DM-ORDERING-7', 'DM-ORDERING-8'],
  'the other player takes one action or declines; a decline and a pass end the phase',
  {
    given: {
      shared: ['avx/take-cover'],
      Ann: { reserve: [IDLE], field: ['sidekick@character'] },
      Ben: { reserve: ['sidekick@shield', 'sidekick@shield', 'sidekick@shield'] },
    },
    when: [
      { who: 'Ann', does: { pass: true }, then: { asked: { Ben: 'ask.respond' } } },
      { who: 'Ben', does: { global: 'take-cover', pay: ['shield'] }, then: { asked: { Ann: 'ask.main' } } },
      { who: 'Ann', does: { pass: true }, then: { asked: { Ben: 'ask.respond' } } },
      { who: 'Ben', does: { pass: true }, then: { asked: { Ann: 'ask.main' }, phase: 'main' } },
      { who: 'Ann', does: { pass: true }, then: { phase: 'attack' } },
    ],
  },
);

scenario(
  ['DM-GLOBAL-ABILITIES-6', 'DM-GLOBAL-ABILITIES-8'],
  'in the attack phase a global that is no reaction waits until blockers are declared',
  {
    given: {
      shared: ['avx/take-cover'],
      phase: 'attack',
      Ann: { reserve: ['sidekick@shield'], field: ['sidekick@character'] },
      Ben: { reserve: ['sidekick@shield'], field: ['sidekick@character'] },
    },
    when: [
      { who: 'Ann', does: { attack: ['sidekick'] }, then: { asked: { Ben: 'ask.blockers' } } },
      {
        who: 'Ben',
        does: { block: { sidekick: 'sidekick' } },
        then: { asked: { Ann: 'ask.attack-actions' } },
      },
      {
        who: 'Ann',
        does: { global: 'take-cover', pay: ['shield'], choose: ['sidekick'] },
        then: { asked: { Ben: 'ask.respond' } },
      },
      { who: 'Ben', does: { global: 'take-cover', pay: ['shield'], choose: ['sidekick'] } },
    ],
    // Both sidekicks had defense 2 against attack 1.
    then: { Ann: { field: ['sidekick@character'] }, Ben: { field: ['sidekick@character'] } },
  },
);

scenario(
  'DM-GLOBAL-ABILITIES-8',
  'nobody is offered a global in Clear and Draw, Roll and Reroll or Regroup',
  {
    given: {
      shared: ['avx/take-cover'],
      phase: 'clear-and-draw',
      Ann: { field: ['sidekick@character'] },
      Ben: { reserve: ['sidekick@shield'] },
      roll: ['shield', 'shield', 'shield', 'shield'],
    },
    when: [{ who: 'Ann', does: { reroll: 'none' }, then: { asked: { Ann: 'ask.main' } } }],
  },
);

scenario(
  ['DM-GLOBAL-ABILITIES-7', 'DM-ORDERING-9', 'DM-PREVENT-AND-REDIRECT-5'],
  'a reaction is offered when its event happens, even after both have passed, and not otherwise',
  {
    given: {
      teams: { Ann: ['avx/iron-man-inventor'] },
      phase: 'attack',
      Ann: { field: ['sidekick@character'] },
      Ben: { reserve: ['sidekick@shield'], field: ['sidekick@character'] },
    },
    when: [
      { who: 'Ann', does: { attack: ['sidekick'] } },
      // No actions or ordinary globals are there: the attack goes straight to damage.
      { who: 'Ben', does: { block: {} }, then: { asked: { Ben: 'ask.react' } } },
      { who: 'Ben', does: { react: 'iron-man', pay: ['shield'] } },
    ],
    // The damage went to Ben's sidekick instead.
    then: { Ben: { life: 20, prep: { sidekick: 5 }, used: { sidekick: 1 } } },
  },
);

scenario('DM-GLOBAL-ABILITIES-9', 'uses paid together are one effect', {
  given: {
    teams: { Ann: ['avx/mjolnir-forged-by-odin'], Ben: ['avx/nova-quasar'] },
    Ann: { reserve: ['mjolnir@bolt+bolt', 'mjolnir@bolt+bolt', IDLE] },
    Ben: { field: ['nova@L1'] },
  },
  when: [
    {
      who: 'Ann',
      does: { global: 'mjolnir', also: { again: true }, pay: ['mjolnir@bolt+bolt', 'mjolnir@bolt+bolt'] },
      // Nova answers the one effect once.
      then: {
        Ben: { field: [{ die: 'nova@L1', damage: 2 }] },
        happened: ['damaged'],
        asked: { Ben: 'ask.may' },
      },
    },
    { who: 'Ben', does: { may: false } },
  ],
  then: { quiet: true },
});

scenario(
  ['DM-GLOBAL-ABILITIES-9', 'DM-SPINNING-3'],
  'a spin that is paid for twice at once goes two levels down',
  {
    given: {
      teams: { Ann: ['avx/venom-eddie-brock'], Ben: ['avx/hulk-jade-giant'] },
      Ann: { reserve: ['sidekick@fist', 'sidekick@fist', IDLE] },
      Ben: { field: ['hulk@L3'] },
    },
    when: [
      {
        who: 'Ann',
        does: { global: 'venom', also: { again: true }, pay: ['fist', 'fist'] },
        then: { happened: ['spun'], 'not-happened': ['life-paid'] },
      },
    ],
    then: { Ben: { field: ['hulk@L1'] }, Ann: { used: { sidekick: 2 } }, quiet: true },
  },
);

scenario(
  ['DM-GLOBAL-ABILITIES-2', 'DM-ORDERING-1'],
  'both players may react to the same damage, the one whose turn it is first',
  {
    given: {
      teams: { Ann: ['avx/vibranium-shield-one-of-a-kind'] },
      phase: 'attack',
      Ann: { field: ['sidekick@character'], reserve: ['sidekick@shield'] },
      Ben: { reserve: ['sidekick@shield'] },
    },
    when: [
      { who: 'Ann', does: { attack: ['sidekick'] }, then: { asked: { Ann: 'ask.react' } } },
      { who: 'Ann', does: { pass: true }, then: { asked: { Ben: 'ask.react' } } },
      { who: 'Ben', does: { react: 'vibranium-shield' } },
    ],
    then: { Ann: { reserve: ['sidekick@shield'] }, Ben: { life: 20 }, quiet: true },
  },
);
