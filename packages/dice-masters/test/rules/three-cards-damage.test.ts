import { scenario } from '../kit.ts';

/** Redirected, prevented, reduced, dealt twice, dealt beyond: whose damage it is and whom it reaches. */
const S = 'sidekick@character';

scenario(
  ['DM-PREVENT-AND-REDIRECT-5', 'DM-PREVENT-AND-REDIRECT-8'],
  'one point goes to Iron Man, who takes 1 less; one is stopped; the rest hits the player',
  {
    given: {
      phase: 'attack',
      active: 'Ben',
      teams: {
        Ann: ['avx/iron-man-inventor'],
        Ben: ['avx/thor-odinson', 'avx/vibranium-shield-one-of-a-kind'],
      },
      Ann: { field: ['iron-man@L1', S], reserve: ['sidekick@shield', 'sidekick@shield'] },
      Ben: { field: ['thor@L1'] },
    },
    when: [
      { who: 'Ben', does: { attack: ['thor'] } },
      { who: 'Ann', does: { block: {} }, then: { asked: { Ann: 'ask.react' } } },
      { who: 'Ann', does: { react: 'iron-man', choose: ['iron-man'] } },
      { who: 'Ann', does: { react: 'vibranium-shield' }, then: { damage: { Ann: 3 } } },
    ],
    then: { Ann: { life: 17, field: ['iron-man@L1', S] }, quiet: true },
  },
);

scenario(
  ['DM-PREVENT-AND-REDIRECT-5'],
  'Nova sends a bolt on to Spider-Man, who is not engaged with it and need not take it either',
  {
    given: {
      teams: { Ann: ['avx/spider-man-tiger'], Ben: ['avx/nova-bucket-head'] },
      shared: ['avx/power-bolt'],
      Ann: { field: ['spider-man@L1', S], reserve: ['power-bolt@action', 'sidekick@fist'] },
      Ben: { field: ['nova@L1'] },
    },
    when: [
      { who: 'Ann', does: { use: 'power-bolt', choose: ['nova'] } },
      { who: 'Ben', does: { react: 'nova', choose: ['spider-man'] }, then: { asked: { Ann: 'ask.react' } } },
      { who: 'Ann', does: { react: 'spider-man' } },
    ],
    then: {
      Ann: { field: ['spider-man@L1', S] },
      Ben: { field: ['nova@L1'] },
      'not-happened': ['damaged'],
      quiet: true,
    },
  },
);

scenario(
  ['DM-PREVENT-AND-REDIRECT-7', 'DM-PREVENT-AND-REDIRECT-8'],
  'redirected to Spider-Man, the damage of a character engaged with him is still that: he cannot avoid it',
  {
    given: {
      phase: 'attack',
      active: 'Ben',
      teams: { Ann: ['avx/nova-bucket-head', 'avx/spider-man-tiger'], Ben: ['avx/thor-odinson'] },
      Ann: { field: ['nova@L1', 'spider-man@L3'], reserve: ['sidekick@fist', 'sidekick@fist'] },
      Ben: { field: ['thor@L1', S] },
    },
    when: [
      { who: 'Ben', does: { attack: ['thor'] } },
      { who: 'Ann', does: { block: { nova: 'thor', 'spider-man': 'thor' } } },
      { who: 'Ben', does: { divide: { nova: 5 } }, then: { asked: { Ann: 'ask.react' } } },
      {
        who: 'Ann',
        does: { react: 'nova', choose: ['spider-man'] },
        then: { 'not-happened': ['prevented'] },
      },
    ],
    // 5 damage knock Spider-Man (D 5) out; the two of them, 4 and 5, knock Thor (D 6) out.
    then: { Ann: { field: ['nova@L1'] }, Ben: { field: [S], prep: { thor: 1 } }, quiet: true },
  },
);

scenario(
  'DM-PREVENT-AND-REDIRECT-7',
  'what Mr. Fantastic sends back to Iron Man is Iron Man’s own damage: a shield character’s',
  {
    given: {
      phase: 'attack',
      teams: {
        Ann: ['avx/iron-man-billionaire'],
        Ben: ['avx/mr-fantastic-the-invincible-man', 'avx/hulk-green-goliath'],
      },
      Ann: { field: ['iron-man@L1'] },
      Ben: { field: ['mr-fantastic@L1', 'hulk@L3'] },
    },
    when: [
      { who: 'Ann', does: { attack: ['iron-man'] } },
      { who: 'Ben', does: { block: { 'mr-fantastic': 'iron-man' } }, then: { asked: { Ben: 'ask.react' } } },
      {
        who: 'Ben',
        does: { react: 'mr-fantastic', amount: 2 },
        then: { happened: [{ damaged: { die: 'iron-man', amount: 2, source: 'iron-man' } }] },
      },
    ],
    // Mr. Fantastic's own damage, a mask character's, does nothing to Iron Man.
    then: { Ann: { field: ['iron-man@L1'] }, Ben: { field: ['mr-fantastic@L1', 'hulk@L3'] }, quiet: true },
  },
);

scenario(
  ['DM-PREVENT-AND-REDIRECT-7'],
  'Nova sends Hawkeye’s damage on to Thor: it is Thor whom Hawkeye has damaged and turns to level 1',
  {
    given: {
      phase: 'attack',
      teams: { Ann: ['avx/hawkeye-brer-hawkeye', 'avx/thor-odinson'], Ben: ['avx/nova-bucket-head'] },
      Ann: { field: ['hawkeye@L3', 'thor@L3'] },
      Ben: { field: ['nova@L2'] },
    },
    when: [
      { who: 'Ann', does: { attack: ['hawkeye'] } },
      { who: 'Ben', does: { block: { nova: 'hawkeye' } } },
      { who: 'Ben', does: { react: 'nova', choose: ['thor'] }, then: { fires: ['nova', 'hawkeye'] } },
    ],
    then: { Ann: { field: ['thor@L1'], prep: { hawkeye: 1 } }, Ben: { field: ['nova@L2'] }, quiet: true },
  },
);

scenario(
  ['DM-GLOBAL-ABILITIES-7', 'DM-DAMAGE-14'],
  'War Machine’s global answers each shield character once, also one that Nick Fury lets hit twice',
  {
    given: {
      phase: 'attack',
      teams: {
        Ann: ['avx/nick-fury-patch', 'avx/captain-america-natural-leader', 'avx/war-machine-combat-comrade'],
        Ben: ['avx/thor-odinson'],
      },
      Ann: {
        life: 10,
        field: ['nick-fury@L1', 'captain-america@L1', 'war-machine@L1'],
        reserve: ['sidekick@shield', 'sidekick@shield', 'sidekick@shield', 'sidekick@shield'],
      },
    },
    when: [
      {
        who: 'Ann',
        does: { attack: ['captain-america', 'war-machine'], may: true },
        then: { damage: { Ben: 9 }, asked: { Ann: 'ask.may' } },
      },
      { who: 'Ann', does: { may: true } },
    ],
    then: { Ann: { life: 12 }, Ben: { life: 11 }, quiet: true },
  },
);

scenario(
  ['DM-COPYING-5', 'DM-DAMAGE-1', 'DM-CORE-RULES-1'],
  'Mystique copies Hawkeye: she strikes as early as he does, and both fall',
  {
    given: {
      phase: 'attack',
      teams: {
        Ann: ['avx/hawkeye-robin-hood', 'avx/nick-fury-wwii-veteran'],
        Ben: ['avx/mystique-unknown'],
      },
      Ann: { field: ['hawkeye@L1', 'nick-fury@L1'] },
      Ben: { field: ['mystique@L1', S] },
    },
    when: [
      { who: 'Ann', does: { attack: ['hawkeye'] } },
      // Hawkeye has 4/2 through Nick Fury; Mystique copies the face alone, 3/1.
      {
        who: 'Ben',
        does: { block: { mystique: 'hawkeye' } },
        then: { happened: [{ damaged: { die: 'hawkeye', amount: 3 } }, 'knocked-out', 'knocked-out'] },
      },
    ],
    then: { Ann: { field: ['nick-fury@L1'], prep: { hawkeye: 1 } }, Ben: { field: [S] }, quiet: true },
  },
);

scenario(
  ['DM-DAMAGE-9', 'DM-CORE-RULES-1'],
  'whole damage to each blocker, and beyond them what is over the defense of all of them together',
  {
    given: {
      teams: { Ann: ['avx/doctor-octopus-mad-scientist'], Ben: ['avx/beast-big-boy-blue'] },
      shared: ['avx/thrown-car'],
      Ann: { field: ['doctor-octopus@L1'], reserve: ['thrown-car@action', S] },
      Ben: { field: [S, S, 'beast@L2'] },
    },
    when: [
      { who: 'Ann', does: { use: 'thrown-car' } },
      { who: 'Ann', does: { pass: true, attack: ['doctor-octopus'] } },
      {
        who: 'Ben',
        does: { block: { 'sidekick#1': 'doctor-octopus', 'sidekick#2': 'doctor-octopus' } },
        // 5 to each of them; 5 less 1 and 1 goes on.
        then: { damage: { Ben: 3 }, happened: [{ damaged: { amount: 5 } }, { damaged: { amount: 5 } }] },
      },
    ],
    then: { Ann: { field: ['doctor-octopus@L1'] }, Ben: { life: 17, field: ['beast@L2'] }, quiet: true },
  },
);

scenario(
  ['DM-BLOCKING-9', 'DM-DICE-IDENTITY-6', 'DM-DAMAGE-9'],
  'Storm rerolls her only blocker away; with Thrown Car all her damage then goes beyond it',
  {
    given: {
      teams: { Ann: ['avx/storm-ro'], Ben: ['avx/thor-odinson'] },
      shared: ['avx/thrown-car'],
      Ann: { field: ['storm@L1'], reserve: ['thrown-car@action', S] },
      Ben: { field: [S, 'thor@L1'] },
    },
    when: [
      { who: 'Ann', does: { use: 'thrown-car' } },
      { who: 'Ann', does: { pass: true, attack: ['storm'], roll: ['fist'] } },
      { who: 'Ben', does: { block: { sidekick: 'storm' } }, then: { damage: { Ben: 3 } } },
    ],
    then: { Ann: { field: ['storm@L1'] }, Ben: { life: 17, field: ['thor@L1'] }, quiet: true },
  },
);

scenario(
  ['DM-PAYING-8', 'DM-PAYING-7'],
  'Spider-Man spun down as a cost is not affected by an ability: nothing to prevent, and the cost is paid',
  {
    given: {
      phase: 'attack',
      teams: { Ann: ['avx/black-widow-tsarina'], Ben: ['avx/spider-man-tiger', 'avx/thor-odinson'] },
      Ann: { field: ['black-widow@L1'] },
      Ben: { field: ['spider-man@L2', 'thor@L1'], reserve: ['sidekick@fist'] },
    },
    when: [
      { who: 'Ann', does: { attack: ['black-widow'] } },
      {
        who: 'Ben',
        does: { may: true, cost: ['spider-man'] },
        then: { asked: { Ben: 'ask.blockers' }, 'not-happened': ['prevented', 'player-damaged'] },
      },
    ],
    then: { Ben: { life: 20, field: ['spider-man@L1', 'thor@L1'], reserve: ['sidekick@fist'] }, quiet: true },
  },
);
