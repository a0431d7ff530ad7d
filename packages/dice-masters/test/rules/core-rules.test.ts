import { scenario } from '../kit.ts';

const S = 'sidekick@character';

scenario('DM-CORE-RULES-1', 'a card that says otherwise beats the rule: fielding without paying', {
  given: {
    teams: {
      Ann: [
        'avx/nick-fury-mr-anger',
        'avx/captain-america-natural-leader',
        'avx/thor-lord-of-asgard',
        'avx/beast-mutate-666',
      ],
    },
    Ann: { field: ['nick-fury@L1'], reserve: ['captain-america@L2', 'beast@L3', S] },
  },
  when: [
    // Beast is no Avenger: level 3 costs 1 as ever.
    { who: 'Ann', does: { field: 'beast' }, refused: ['DM-PAYING-7'] },
    { who: 'Ann', does: { field: 'captain-america' } },
  ],
  then: {
    Ann: { field: ['nick-fury@L1', 'captain-america@L2'], reserve: ['beast@L3', S], used: {} },
    quiet: true,
  },
});

scenario(
  ['DM-CORE-RULES-2', 'DM-ZONES-8'],
  'effects reach fielded and attacking characters, not those in the reserve pool',
  {
    given: {
      teams: { Ann: ['avx/thor-lord-of-asgard'], Ben: ['avx/beast-mutate-666'] },
      shared: ['avx/force-beam', 'avx/smash'],
      phase: 'attack',
      Ann: { field: ['thor@L1', S], reserve: ['force-beam@action', 'sidekick@fist', S] },
      Ben: { field: ['beast@L3'], reserve: ['beast@L1'] },
    },
    when: [
      { who: 'Ann', does: { attack: ['thor'] } },
      { who: 'Ben', does: { block: {} } },
      { who: 'Ann', does: { use: 'force-beam' } },
    ],
    then: {
      Ann: {
        attack: [{ die: 'thor@L1', damage: 1 }],
        field: [],
        prep: { sidekick: 1 },
        reserve: ['sidekick@fist', S],
      },
      Ben: { field: [{ die: 'beast@L3', damage: 1 }], reserve: ['beast@L1'] },
      quiet: true,
    },
  },
);

scenario('DM-CORE-RULES-2', 'a character in the reserve pool takes nothing and can be fielded afterwards', {
  given: {
    teams: { Ann: ['avx/beast-mutate-666'] },
    shared: ['avx/force-beam', 'avx/smash'],
    Ann: { reserve: ['force-beam@action', 'smash@action', 'beast@L1', S, S] },
    Ben: { field: [S] },
  },
  when: [
    { who: 'Ann', does: { use: 'force-beam' }, then: { Ben: { field: [] } } },
    { who: 'Ann', does: { field: S }, then: { Ann: { field: [S], prep: {} } } },
    // Of the characters at level 1 only the fielded one can be knocked out: nothing is to be chosen.
    { who: 'Ann', does: { use: 'smash' } },
  ],
  then: { Ann: { field: [], prep: { sidekick: 1 }, reserve: ['beast@L1', S] }, quiet: true },
});

scenario('DM-CORE-RULES-3', '"cannot be blocked" beats "may block more"', {
  given: {
    teams: { Ann: ['avx/angel-soaring'], Ben: ['avx/mr-fantastic-elastic'] },
    shared: ['avx/take-cover'],
    Ann: { field: ['angel@L1', S, S], reserve: ['take-cover@action', S] },
    Ben: { field: ['mr-fantastic@L3'] },
  },
  when: [
    // Having used an action, Angel cannot be blocked.
    { who: 'Ann', does: { use: 'take-cover' } },
    {
      who: 'Ann',
      does: { pass: true, attack: ['angel', S, S] },
      then: { 'only-offered': { Ben: ['mr-fantastic blocks sidekick'] } },
    },
    { who: 'Ben', does: { block: { 'mr-fantastic': ['angel', 'sidekick'] } }, refused: ['DM-BLOCKING-7'] },
    { who: 'Ben', does: { block: { 'mr-fantastic': 'sidekick' } } },
  ],
  // Angel's 2 and one sidekick's 1.
  then: { Ben: { life: 17 }, quiet: true },
});

scenario('DM-CORE-RULES-3', '"cannot be fielded" beats "may be fielded for nothing"', {
  given: {
    teams: {
      Ann: ['avx/nick-fury-mr-anger', 'avx/captain-america-natural-leader'],
      Ben: ['avx/professor-x-charles-francis-xavier'],
    },
    Ann: { field: ['nick-fury@L1'], reserve: ['captain-america@L2'] },
    Ben: { field: ['professor-x@L1'] },
  },
  when: [
    { who: 'Ann', does: { field: 'captain-america' }, refused: ['DM-CORE-RULES-3'] },
    // The card that forbids it says how to switch it off: for 2 life.
    { who: 'Ann', does: { lift: 'professor-x' } },
    { who: 'Ann', does: { field: 'captain-america' } },
  ],
  then: { Ann: { life: 18, field: ['nick-fury@L1', 'captain-america@L2'] }, quiet: true },
});

const hulks = {
  shared: ['avx/power-bolt'],
  Ann: { field: ['hulk@L3', S], reserve: ['power-bolt@action', S] },
  Ben: { field: ['hulk@L3', S] },
};

scenario('DM-CORE-RULES-4', 'the Hulk a card names is its own player’s', {
  given: { ...hulks, teams: { Ann: ['avx/hulk-anger-issues'], Ben: ['avx/hulk-anger-issues'] } },
  when: [{ who: 'Ann', does: { use: 'power-bolt', choose: ["Ann's hulk"] } }],
  then: {
    Ann: { stats: { hulk: '10/10', sidekick: '1/1' } },
    Ben: { stats: { hulk: '8/8', sidekick: '1/1' } },
    quiet: true,
  },
});

scenario('DM-CORE-RULES-5', 'a card does not hear of the opponent’s dice of its character', {
  given: { ...hulks, teams: { Ann: ['avx/hulk-green-goliath'], Ben: ['avx/hulk-jade-giant'] } },
  when: [{ who: 'Ann', does: { use: 'power-bolt', choose: ["Ben's hulk"] } }],
  // Ben's Hulk knocks out a level 1 character. Ann's Hulk would have hit Ben's sidekick.
  then: {
    Ann: { field: ['hulk@L3'], prep: { sidekick: 1 } },
    Ben: { field: [{ die: 'hulk@L3', damage: 2 }, S] },
    quiet: true,
  },
});

scenario('DM-CORE-RULES-6', 'dice gain nothing from an opposing card of the same name', {
  given: {
    teams: { Ann: ['avx/captain-america-american-hero'], Ben: ['avx/captain-america-natural-leader'] },
    Ann: { field: ['captain-america@L1', S], reserve: [S] },
    Ben: { field: ['captain-america@L1', S] },
  },
  when: [{ who: 'Ann', does: { field: S } }],
  then: { Ann: { stats: { sidekick: '1/1' } }, Ben: { stats: { sidekick: '2/2' } }, quiet: true },
});
