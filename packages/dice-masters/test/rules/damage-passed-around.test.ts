import { scenario } from '../kit.ts';

/** Damage that several cards of both players want to alter: who deals it in the end, to whom, and who hears of it. */
const S = 'sidekick@character';

scenario(
  ['DM-PREVENT-AND-REDIRECT-5', 'DM-CORE-RULES-5'],
  'Nova sends a bolt to the other Nova, who sends it back: each may do so once, so the first one takes it',
  {
    given: {
      teams: { Ann: ['avx/nova-bucket-head'], Ben: ['avx/nova-bucket-head'] },
      shared: ['avx/power-bolt'],
      Ann: { field: ['nova@L1', S], reserve: ['power-bolt@action'] },
      Ben: { field: ['nova@L1'] },
    },
    when: [
      { who: 'Ann', does: { use: 'power-bolt', choose: ["Ben's nova"] } },
      { who: 'Ben', does: { react: 'nova', choose: ["Ann's nova"] } },
      { who: 'Ann', does: { react: 'nova', choose: ["Ben's nova"] } },
    ],
    then: {
      happened: [{ damaged: { die: "Ben's nova", amount: 2, source: 'power-bolt' } }],
      'not-happened': [{ damaged: { die: "Ann's nova" } }],
    },
  },
);

scenario(
  ['DM-PREVENT-AND-REDIRECT-7', 'DM-PREVENT-AND-REDIRECT-9', 'DM-GLOBAL-ABILITIES-2'],
  'two points redirected to Billionaire: they are Thor’s, who is no shield character, so nothing is left of them',
  {
    given: {
      attack: { step: 'actions', attackers: ['thor'] },
      active: 'Ben',
      teams: { Ann: ['avx/iron-man-billionaire'], Ben: ['avx/thor-odinson', 'avx/iron-man-inventor'] },
      Ann: { field: ['iron-man@L1'], reserve: ['sidekick@shield', 'sidekick@wild'] },
      Ben: { field: ['thor@L1'] },
    },
    when: [{ who: 'Ann', does: { react: 'iron-man', also: { again: true } }, then: { damage: { Ann: 3 } } }],
    then: {
      active: 'Ann',
      Ann: { life: 17 },
      'not-happened': ['damaged'],
      happened: [{ redirected: { amount: 2 } }, { prevented: { amount: 2 } }],
    },
  },
);

scenario(
  ['DM-PREVENT-AND-REDIRECT-7'],
  'the same points of War Machine, a shield character, reach Billionaire',
  {
    given: {
      attack: { step: 'actions', attackers: ['war-machine'] },
      active: 'Ben',
      teams: {
        Ann: ['avx/iron-man-billionaire'],
        Ben: ['avx/war-machine-parnell-jacobs', 'avx/iron-man-inventor'],
      },
      Ann: { field: ['iron-man@L1'], reserve: ['sidekick@shield', 'sidekick@wild'] },
      Ben: { field: ['war-machine@L2'] },
    },
    when: [{ who: 'Ann', does: { react: 'iron-man', also: { again: true } }, then: { damage: { Ann: 2 } } }],
    then: {
      active: 'Ann',
      happened: [{ damaged: { die: "Ann's iron-man", amount: 2, source: 'war-machine' } }],
    },
  },
);

scenario(
  ['DM-DAMAGE-14', 'DM-PREVENT-AND-REDIRECT-7'],
  'Mr. Fantastic gives Hulk 2 of his own damage back: Hulk is hit by himself and by Mr. Fantastic, two dice',
  {
    given: {
      attack: { step: 'actions', attackers: ['hulk'], blocks: { 'mr-fantastic': 'hulk' } },
      teams: { Ann: ['avx/hulk-anger-issues'], Ben: ['avx/mr-fantastic-the-invincible-man'] },
      Ann: { field: ['hulk@L3'] },
      Ben: { field: ['mr-fantastic@L1', S] },
    },
    when: [
      {
        who: 'Ben',
        does: { react: 'mr-fantastic', amount: 2 },
        // 8 to Mr. Fantastic become 6, still enough. Hulk takes 2 and 1 and grows twice.
        then: {
          fires: ['mr-fantastic', 'hulk', 'hulk'],
          happened: [
            { damaged: { die: 'hulk', amount: 2, source: 'hulk' } },
            { 'knocked-out': { die: 'mr-fantastic' } },
            { bonus: { die: 'hulk', attack: 2, defense: 2 } },
            { bonus: { die: 'hulk', attack: 2, defense: 2 } },
          ],
        },
      },
    ],
    then: {
      active: 'Ben',
      Ann: { field: ['hulk@L3'] },
      Ben: { field: [S], prep: { 'mr-fantastic': 1, sidekick: 4 } },
    },
  },
);

scenario(
  ['DM-PREVENT-AND-REDIRECT-2', 'DM-PREVENT-AND-REDIRECT-8', 'DM-DAMAGE-14'],
  'all of Thor’s damage is redirected: he has not hit the player; Hulk hears of his own part alone',
  {
    given: {
      attack: { step: 'actions', attackers: ['thor'] },
      active: 'Ben',
      teams: {
        Ann: ['avx/iron-man-inventor', 'avx/hulk-green-goliath', 'avx/deadpool-assassin'],
        Ben: ['avx/thor-legendary-warrior'],
      },
      // 5 damage and 2 less by a bonus; three shields, used one after the other.
      lasting: [{ die: 'thor', attack: -2, player: 'Ben' }],
      Ann: {
        field: ['deadpool@L3', 'hulk@L3'],
        reserve: ['iron-man@shield+shield', 'sidekick@shield'],
      },
      Ben: { field: ['thor@L1', S] },
    },
    when: [
      { who: 'Ann', does: { react: 'iron-man', choose: ['deadpool'] } },
      { who: 'Ann', does: { react: 'iron-man', choose: ['hulk'] } },
      // Of what went to Hulk he has heard; of what did not reach Ann nobody.
      {
        who: 'Ann',
        does: { react: 'iron-man', choose: ['deadpool'] },
        then: {
          damage: {},
          happened: [{ 'ability-used': { source: 'hulk' } }],
          'not-happened': [{ 'ability-used': { source: 'thor' } }],
        },
      },
    ],
    then: {
      active: 'Ann',
      Ann: { life: 20, field: ['deadpool@L3', 'hulk@L3'] },
      // Thor was not blocked, whatever became of his damage.
      Ben: { used: { thor: 1 }, prep: { sidekick: 1 } },
    },
  },
);

scenario(
  ['DM-PREVENT-AND-REDIRECT-1', 'DM-PREVENT-AND-REDIRECT-3'],
  'Spider-Man avoids the duty that Deadpool gives him: then he is not knocked out at the end of the turn either',
  {
    given: {
      phase: 'attack',
      teams: { Ann: ['avx/deadpool-jack'], Ben: ['avx/spider-man-tiger', 'avx/angel-soaring'] },
      Ann: { field: ['deadpool@L1'] },
      Ben: { field: ['spider-man@L1', 'angel@L1'], reserve: ['sidekick@fist'] },
    },
    when: [
      { who: 'Ann', does: { attack: ['deadpool'], may: true, choose: ['spider-man'] } },
      { who: 'Ben', does: { react: 'spider-man' } },
      { who: 'Ben', does: { block: {} } },
    ],
    then: { active: 'Ben', Ben: { life: 18, field: ['spider-man@L1', 'angel@L1'] } },
  },
);

scenario(
  ['DM-KNOCK-OUT-6', 'DM-CORE-RULES-1'],
  'Iron Man, knocked out as an attacker, comes back to the field: he was knocked out all the same and gains nothing',
  {
    given: {
      attack: { step: 'actions', attackers: ['iron-man'], blocks: { thor: 'iron-man' } },
      lasting: [{ mark: 'attackers-return', player: 'Ann' }],
      teams: { Ann: ['avx/iron-man-philanthropist'], Ben: ['avx/thor-odinson'] },
      shared: ['avx/invulnerability'],
      Ann: { life: 10, field: [{ die: 'iron-man@L1', damage: 1 }], reserve: ['sidekick@bolt'] },
      Ben: { field: ['thor@L1'] },
    },
    // 1 and 5 damage on a defense of 5.
    when: [
      {
        who: 'Ann',
        does: { pass: true },
        then: { fires: [], happened: [{ 'knocked-out': { die: 'iron-man' } }] },
      },
    ],
    then: { active: 'Ben', Ann: { life: 10, field: ['iron-man@L1'] } },
  },
);

scenario('DM-KNOCK-OUT-6', 'hurt and not knocked out he does', {
  given: {
    attack: { step: 'actions', attackers: ['iron-man'], blocks: { thor: 'iron-man' } },
    lasting: [{ mark: 'attackers-return', player: 'Ann' }],
    teams: { Ann: ['avx/iron-man-philanthropist'], Ben: ['avx/thor-odinson'] },
    shared: ['avx/invulnerability'],
    Ann: { life: 10, field: ['iron-man@L2'], reserve: ['sidekick@bolt'] },
    Ben: { field: ['thor@L1'] },
  },
  when: [{ who: 'Ann', does: { pass: true }, then: { fires: ['iron-man'] } }],
  then: { active: 'Ben', Ann: { life: 11, field: ['iron-man@L2'] } },
});

scenario(
  ['DM-ACTIVE-AND-FIELDED-1', 'DM-KNOCK-OUT-6'],
  'Hulk, who comes back, is still active: what his card does belongs to no die',
  {
    given: {
      attack: { step: 'actions', attackers: ['hulk'], blocks: { thor: 'hulk' } },
      lasting: [{ mark: 'attackers-return', player: 'Ann' }],
      teams: { Ann: ['avx/hulk-green-goliath'], Ben: ['avx/thor-odinson'] },
      shared: ['avx/invulnerability'],
      Ann: { field: ['hulk@L1'], reserve: ['sidekick@bolt'] },
      Ben: { field: ['thor@L1', S] },
    },
    // Thor and Hulk deal 5 and 6: both fall, Hulk to the field. He shows a burst: 3 damage for the sidekick.
    when: [{ who: 'Ann', does: { pass: true }, then: { fires: ['hulk'] } }],
    then: { active: 'Ben', Ann: { field: ['hulk@L1'] }, Ben: { field: [], prep: { thor: 1, sidekick: 5 } } },
  },
);

scenario(
  ['DM-DAMAGE-10', 'DM-CORE-RULES-1'],
  'an attacker that Venom knocked out and that came back falls again to Hulk: that is not Venom’s doing',
  {
    given: {
      attack: { step: 'actions', attackers: ['angel', 'thor'], blocks: { venom: 'angel' } },
      lasting: [{ mark: 'attackers-return', player: 'Ann' }],
      teams: {
        Ann: ['avx/angel-soaring', 'avx/thor-odinson'],
        Ben: ['avx/venom-mac-gargan', 'avx/hulk-green-goliath'],
      },
      shared: ['avx/invulnerability'],
      Ann: { field: ['angel@L1', 'thor@L1'], reserve: ['sidekick@bolt'] },
      Ben: { life: 15, field: ['venom@L3', 'hulk@L3'] },
    },
    when: [
      { who: 'Ann', does: { pass: true }, then: { damage: { Ben: 5 } } },
      // Hulk deals 2 to Thor and to Angel, who no longer attacks. Venom answers one knock-out.
      { who: 'Ben', does: { first: 'hulk' }, then: { fires: ['hulk', 'venom'], damage: { Ann: 2 } } },
    ],
    then: { active: 'Ben', Ann: { life: 18, prep: { angel: 1 } }, Ben: { life: 11 } },
  },
);
