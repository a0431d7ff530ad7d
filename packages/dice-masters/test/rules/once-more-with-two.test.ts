import { scenario } from '../kit.ts';

/** Two of a kind, one of a kind, the least there can be: what only then makes a difference. */
const S = 'sidekick@character';

const rogues = {
  teams: { Ann: ['avx/rogue-anna-marie'], Ben: ['avx/thor-odinson'] },
  shared: ['avx/force-beam', 'avx/power-bolt'],
};

scenario(
  ['DM-CAPTURE-AND-CONTROL-1', 'DM-CORE-RULES-1'],
  'two Rogues have captured an action each: each uses the one under her',
  {
    given: {
      phase: 'attack',
      ...rogues,
      Ann: {
        field: [
          { die: 'rogue@L1', named: 'beaming' },
          { die: 'rogue@L2', named: 'bolting' },
        ],
      },
      Ben: {
        field: ['thor@L1'],
        captured: [
          { die: 'force-beam@action', by: 'beaming' },
          { die: 'power-bolt@action', by: 'bolting' },
        ],
      },
    },
    when: [
      {
        who: 'Ann',
        does: { attack: ['bolting'], may: true, choose: ['Ben'] },
        then: { damage: { Ben: 2 }, 'not-happened': ['damaged'] },
      },
    ],
    then: { Ben: { field: ['thor@L1'] } },
  },
);

scenario(
  ['DM-BURSTS-1', 'DM-CORE-RULES-1'],
  'a captured beam that showed a burst is used as if it showed none: 1 damage to everybody',
  {
    given: {
      phase: 'attack',
      ...rogues,
      Ann: { field: ['rogue@L1'] },
      Ben: { field: ['thor@L1'], captured: [{ die: 'force-beam@action*', by: 'rogue' }] },
    },
    when: [{ who: 'Ann', does: { attack: ['rogue'], may: true } }],
    then: {
      Ann: { attack: [{ die: 'rogue@L1', damage: 1 }] },
      Ben: { life: 20, field: [{ die: 'thor@L1', damage: 1 }] },
      asked: { Ben: 'ask.blockers' },
    },
  },
);

scenario(
  ['DM-PREVENT-AND-REDIRECT-5'],
  'of a single point Mr. Fantastic shifts all: nobody asks him how much',
  {
    given: {
      attack: { step: 'actions', attackers: ['sidekick'], blocks: { 'mr-fantastic': 'sidekick' } },
      teams: { Ben: ['avx/mr-fantastic-the-invincible-man'] },
      Ann: { field: [S] },
      Ben: { field: ['mr-fantastic@L1'] },
    },
    when: [
      {
        who: 'Ben',
        does: { react: 'mr-fantastic' },
        then: { 'not-happened': [{ damaged: { die: 'mr-fantastic' } }] },
      },
    ],
    then: { active: 'Ben', Ann: { prep: { sidekick: 1 } } },
  },
);

scenario(['DM-CORE-RULES-1'], 'the opponent has one character card: Loki names it, and nobody is asked', {
  given: {
    teams: { Ann: ['avx/loki-gem-keeper'], Ben: ['avx/thor-odinson', 'avx/mjolnir-forged-by-odin'] },
    shared: ['avx/smash'],
    Ann: { reserve: ['loki@L1', 'sidekick@fist', 'sidekick@fist'] },
  },
  when: [{ who: 'Ann', does: { field: 'loki' } }],
  then: { asked: { Ann: 'ask.main' }, happened: [{ named: { card: 'thor' } }] },
});

scenario(
  ['DM-CORE-RULES-1', 'DM-GLOSSARY-3'],
  'a single sidekick is engaged with Phoenix and not harmed: it hits its own player for 1 and falls',
  {
    given: {
      attack: { step: 'actions', attackers: ['sidekick'], blocks: { phoenix: 'sidekick' } },
      lasting: [{ die: 'sidekick', mark: 'takes-no-damage' }],
      teams: { Ben: ['avx/phoenix-jeannie'] },
      Ann: { field: [S] },
      Ben: { field: ['phoenix@L1'] },
    },
    when: [{ who: 'Ann', does: {} }],
    then: {
      active: 'Ben',
      Ann: { life: 19, prep: { sidekick: 1 } },
      Ben: { life: 20, field: ['phoenix@L1'] },
    },
  },
);

scenario(['DM-PAYING-7', 'DM-LIFE-AND-WINNING-1'], 'the last of a life that is paid is told as none', {
  given: {
    active: 'Ben',
    teams: { Ann: ['avx/professor-x-charles-francis-xavier'] },
    Ann: { field: ['professor-x@L1'] },
    Ben: { life: 2, reserve: [S] },
  },
  when: [{ who: 'Ben', does: { lift: 'professor-x' } }],
  then: { won: 'Ann', happened: [{ 'life-paid': { seat: 'Ben', amount: 2, life: 0 } }] },
});
