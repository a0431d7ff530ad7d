import { scenario } from '../kit.ts';

/** Captured and controlled dice among the cards of both players: whose they are, what they do there, where they go. */
const S = 'sidekick@character';

scenario(
  ['DM-CAPTURE-AND-CONTROL-6', 'DM-PAYING-7', 'DM-DAMAGE-14'],
  'Loki has Ben’s Hulk: damage that Ann takes as a cost wakes him against Ben; damage to Ben does not',
  {
    given: {
      teams: {
        Ann: ['avx/loki-illusionist', 'avx/silver-surfer-silverado'],
        Ben: ['avx/hulk-green-goliath', 'avx/angel-soaring'],
      },
      shared: ['avx/power-bolt'],
      Ann: {
        reserve: ['loki@L1', 'sidekick@fist', 'sidekick@shield', 'power-bolt@action'],
        field: [S],
        bag: { sidekick: 1 },
      },
      Ben: { field: ['hulk@L3', 'angel@L3'] },
    },
    when: [
      { who: 'Ann', does: { field: 'loki', choose: ['hulk'], pay: ['fist'] } },
      { who: 'Ann', does: { use: 'power-bolt', choose: ['Ben'] }, then: { fires: ['power-bolt'] } },
      {
        who: 'Ann',
        does: { global: 'silver-surfer' },
        then: { damage: { Ann: 2 }, Ben: { field: [{ die: 'angel@L3', damage: 2 }] } },
      },
    ],
  },
);

scenario(
  ['DM-CAPTURE-AND-CONTROL-6', 'DM-CORE-RULES-3', 'DM-CAPTURE-AND-CONTROL-11'],
  'Loki has Ben’s Professor X: now it is Ben who may use no globals, until he is home again',
  {
    given: {
      teams: {
        Ann: ['avx/loki-illusionist'],
        Ben: ['avx/professor-x-powerful-telepath', 'avx/thor-odinson'],
      },
      shared: ['avx/smash'],
      Ann: { reserve: ['loki@L1', 'sidekick@fist'], field: [S] },
      Ben: { field: ['professor-x@L1', 'thor@L1'], reserve: ['sidekick@fist'] },
    },
    when: [
      { who: 'Ann', does: { field: 'loki', choose: ['professor-x'] } },
      // Ben has a fist for Smash!, and may buy himself free with 2 life.
      { who: 'Ben', does: {}, then: { 'only-offered': { Ben: ['lift professor-x', 'pass'] } } },
      {
        who: 'Ben',
        does: { lift: 'professor-x' },
        then: { 'only-offered': { Ben: ['global smash', 'pass'] } },
      },
    ],
    then: { Ben: { life: 18 } },
  },
);

scenario(
  ['DM-CAPTURE-AND-CONTROL-10', 'DM-CAPTURE-AND-CONTROL-11', 'DM-BLOCKING-9', 'DM-DICE-IDENTITY-7'],
  'Loki is rerolled to energy in the attack: the attacker he controls goes home in the middle of its fight',
  {
    given: {
      teams: { Ann: ['avx/loki-illusionist'], Ben: ['avx/thor-odinson', 'avx/magneto-sonderkommando'] },
      Ann: { reserve: ['loki@L1', 'sidekick@fist'] },
      Ben: { field: ['thor@L1', S], reserve: ['sidekick@mask'] },
      roll: ['loki@mask'],
    },
    when: [
      { who: 'Ann', does: { field: 'loki', choose: ['thor'] } },
      { who: 'Ben', does: { pass: true } },
      { who: 'Ann', does: { attack: ['thor'] } },
      { who: 'Ben', does: { block: { sidekick: 'thor' } } },
      {
        who: 'Ben',
        does: { global: 'magneto', choose: ['loki'] },
        then: { blocks: {}, dice: { thor: { zone: 'field', controller: 'Ben' } } },
      },
      // Loki's mask is energy that Ann may use at once.
      { who: 'Ann', does: {}, then: { offered: { Ann: ['global magneto'] } } },
      { who: 'Ann', does: { pass: true } },
    ],
    then: {
      active: 'Ben',
      Ann: { life: 20, reserve: ['loki@mask'] },
      Ben: { life: 20, field: ['thor@L1', S] },
    },
  },
);

scenario(
  ['DM-CAPTURE-AND-CONTROL-3', 'DM-CAPTURE-AND-CONTROL-5', 'DM-COPYING-7'],
  'Rogue holds a Hulk out of the used pile and falls: Hulk is in the used pile again and is drawn from there',
  {
    given: {
      teams: { Ann: ['avx/rogue-anna-raven'], Ben: ['avx/hulk-annihilator', 'avx/beast-mutate-666'] },
      Ann: { reserve: ['rogue@L1', 'sidekick@mask'] },
      Ben: { field: ['beast@L2', 'hulk@L2'], used: { hulk: 1 }, bag: {} },
    },
    when: [
      {
        who: 'Ann',
        does: { field: 'rogue', may: true },
        then: { Ann: { stats: { rogue: '6/5' } }, Ben: { used: {} } },
      },
      { who: 'Ann', does: { attack: ['rogue'] } },
      // When Beast blocks there is nothing to draw: the bag is empty, and the Hulk is nowhere.
      { who: 'Ben', does: { block: { beast: 'rogue', hulk: 'rogue' } } },
      { who: 'Ann', does: { divide: { beast: 6 } } },
    ],
    // Rogue took 2 and 7. Beast fell to 6. In Clear and Draw Ben draws the Hulk, and lacks three dice.
    then: {
      active: 'Ben',
      Ann: { prep: { rogue: 1 } },
      Ben: { life: 17, markers: 3, prep: { hulk: 1, beast: 1 }, used: {}, field: ['hulk@L2'] },
    },
  },
);

scenario(
  ['DM-CAPTURE-AND-CONTROL-9', 'DM-PAYING-8', 'DM-CAPTURE-AND-CONTROL-6'],
  'a sidekick that Loki controls is Ann’s to knock out as a cost, and goes to Ben’s prep area',
  {
    given: {
      teams: { Ann: ['avx/loki-illusionist', 'avx/green-goblin-norman-osborn'], Ben: ['avx/thor-odinson'] },
      Ann: { reserve: ['loki@L1', 'sidekick@fist', 'sidekick@bolt'] },
      Ben: { field: ['thor@L1', S] },
    },
    when: [
      { who: 'Ann', does: { field: 'loki', choose: ['sidekick'], pay: ['fist'] } },
      { who: 'Ann', does: { global: 'green-goblin', cost: 'sidekick', choose: ['thor'] } },
    ],
    then: {
      Ann: { field: ['loki@L1'], prep: {} },
      Ben: { field: [{ die: 'thor@L1', damage: 2 }], prep: { sidekick: 1 } },
    },
  },
);

scenario(
  ['DM-CAPTURE-AND-CONTROL-7', 'DM-CORE-RULES-3'],
  'Loki is told to attack and cannot while he controls somebody; whom he controls can be told to, and must',
  {
    given: {
      teams: {
        Ann: ['avx/loki-illusionist'],
        Ben: ['avx/thor-odinson', 'avx/mr-fantastic-brilliant-scientist'],
      },
      Ann: { reserve: ['loki@L1', 'sidekick@fist'] },
      Ben: { field: ['thor@L1', S], reserve: ['sidekick@mask', 'sidekick@mask'] },
    },
    when: [
      { who: 'Ann', does: { field: 'loki', choose: ['thor'] } },
      { who: 'Ben', does: { global: 'mr-fantastic', choose: ['loki'] } },
      { who: 'Ben', does: { global: 'mr-fantastic', choose: ['thor'] } },
      { who: 'Ann', does: { attack: [] }, refused: ['DM-CORE-RULES-1'] },
      { who: 'Ann', does: { attack: ['thor'] }, then: { Ann: { attack: ['thor@L1'], field: ['loki@L1'] } } },
    ],
  },
);

scenario(
  ['DM-CAPTURE-AND-CONTROL-13', 'DM-CAPTURE-AND-CONTROL-9', 'DM-REGROUP-2'],
  'Colossus under Loki hits his owner: he goes to his owner’s prep area, and Loki has nobody left',
  {
    given: {
      teams: { Ann: ['avx/loki-illusionist'], Ben: ['avx/colossus-russian-bear'] },
      Ann: { reserve: ['loki@L1', 'sidekick@fist'] },
      Ben: { field: ['colossus@L2'] },
    },
    when: [
      { who: 'Ann', does: { field: 'loki' } },
      { who: 'Ann', does: { attack: ['colossus'] }, then: { damage: { Ben: 6 } } },
    ],
    then: { active: 'Ben', Ben: { life: 14, prep: { colossus: 1, sidekick: 4 }, used: {} } },
  },
);

scenario(
  ['DM-CAPTURE-AND-CONTROL-8', 'DM-CORE-RULES-4', 'DM-ACTIVE-AND-FIELDED-2'],
  'Loki has the other player’s Hulk beside Ann’s own: two cards, two names for one character, each heard once',
  {
    given: {
      teams: {
        Ann: ['avx/loki-illusionist', 'avx/hulk-anger-issues'],
        Ben: { goliath: 'avx/hulk-green-goliath', angel: 'avx/angel-soaring' },
      },
      shared: ['avx/power-bolt'],
      Ann: { field: ['hulk@L3'], reserve: ['loki@L1', 'sidekick@fist', 'power-bolt@action'] },
      Ben: { field: ['goliath@L3', 'angel@L3'] },
    },
    when: [
      { who: 'Ann', does: { field: 'loki', choose: ['goliath'] } },
      // The bolt hits the controlled Hulk: he is a Hulk of Ann's, for both cards.
      {
        who: 'Ann',
        does: { use: 'power-bolt', choose: ['goliath'], first: 'hulk' },
        then: {
          dice: {
            hulk: { attack: 10, defense: 10 },
            goliath: { attack: 10, defense: 10, damage: 2 },
            angel: { damage: 2 },
          },
        },
      },
    ],
  },
);

scenario(
  ['DM-CAPTURE-AND-CONTROL-4', 'DM-REGROUP-2', 'DM-CAPTURE-AND-CONTROL-5'],
  'Thor attacks unblocked with a captive: he goes to the used pile, the captive home',
  {
    given: {
      teams: { Ann: ['avx/thor-odinson'], Ben: ['avx/hulk-jade-giant', 'avx/nightcrawler-fuzzy-elf'] },
      Ann: { reserve: ['thor@L1', 'sidekick@fist'] },
      Ben: { field: ['hulk@L1', { die: 'nightcrawler@L2', damage: 1 }] },
    },
    when: [
      { who: 'Ann', does: { field: 'thor' }, then: { Ben: { field: [] } } },
      // Hulk is not there to hear that his player is hit.
      { who: 'Ann', does: { attack: ['thor'] }, then: { damage: { Ben: 5 }, fires: [] } },
    ],
    then: {
      active: 'Ben',
      Ann: { used: { thor: 1, sidekick: 1 }, prep: {} },
      Ben: { field: ['hulk@L1', 'nightcrawler@L2'] },
    },
  },
);
