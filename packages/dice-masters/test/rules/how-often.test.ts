import { scenario } from '../kit.ts';

const S = 'sidekick@character';

scenario(
  ['DM-DAMAGE-14', 'DM-DAMAGE-1'],
  'of the damage of one moment that of each die counts on its own: Hulk answers four dice four times',
  {
    given: {
      phase: 'attack',
      teams: {
        Ann: [
          'avx/black-widow-killer-instinct',
          'avx/doctor-octopus-mad-scientist',
          'avx/doctor-strange-sorcerer-supreme',
        ],
        Ben: ['avx/hulk-green-goliath'],
      },
      Ann: {
        field: [
          'black-widow@L1',
          'black-widow@L1',
          'black-widow@L1',
          'doctor-octopus@L1',
          'doctor-strange@L3',
        ],
      },
      Ben: { field: ['hulk@L3', 'hulk@L3'] },
    },
    when: [
      { who: 'Ann', does: { attack: ['black-widow', 'black-widow', 'black-widow', 'doctor-octopus'] } },
      {
        who: 'Ben',
        does: { block: { 'hulk#1': 'doctor-octopus', 'hulk#2': 'black-widow' } },
        then: { fires: ['hulk', 'hulk', 'hulk', 'hulk'], damage: { Ben: 4 } },
      },
    ],
    // Doctor Strange, who stayed at home, has taken 2 four times (D 9).
    then: { happened: [{ damaged: { die: 'doctor-strange', total: 8 } }], Ben: { life: 16 }, quiet: true },
  },
);

for (const [face, damage] of [
  ['action', 1],
  ['action**', 2],
] as const) {
  scenario(
    ['DM-DAMAGE-12', 'DM-DAMAGE-14'],
    `one die, one event, however many it reaches: Force Beam (${face})`,
    {
      given: {
        teams: { Ann: ['avx/doctor-strange-sorcerer-supreme'], Ben: ['avx/hulk-green-goliath'] },
        shared: ['avx/force-beam'],
        Ann: { reserve: [`force-beam@${face}`, S], field: ['doctor-strange@L3'] },
        Ben: { field: ['hulk@L3', 'hulk@L3'] },
      },
      when: [{ who: 'Ann', does: { use: 'force-beam' }, then: { fires: ['force-beam', 'hulk'] } }],
      then: { Ann: { field: [{ die: 'doctor-strange@L3', damage: damage + 2 }] }, quiet: true },
    },
  );
}

scenario(['DM-DAMAGE-14', 'DM-DAMAGE-9'], 'an attacker that hits its blocker and the player hits once', {
  given: {
    phase: 'attack',
    teams: {
      Ann: ['avx/doctor-octopus-fully-armed', 'avx/doctor-strange-sorcerer-supreme'],
      Ben: ['avx/hulk-green-goliath'],
    },
    Ann: { field: ['doctor-octopus@L3', 'doctor-strange@L3'] },
    Ben: { field: ['hulk@L2', 'hulk@L3'] },
  },
  when: [
    { who: 'Ann', does: { attack: ['doctor-octopus'] } },
    {
      who: 'Ben',
      // 8 damage against D 7: one goes on to Ben; the Hulk at level 3, without a burst, is left to answer.
      does: { block: { 'hulk@L2': 'doctor-octopus' } },
      then: {
        damage: { Ben: 1 },
        fires: ['hulk'],
        happened: [{ damaged: { die: 'doctor-strange', total: 2 } }],
      },
    },
  ],
  then: { Ben: { life: 19, field: ['hulk@L3'] }, quiet: true },
});

const blocked = (card: string, foes: readonly string[]) => ({
  phase: 'attack',
  teams: { Ann: [card], Ben: ['avx/thor-lord-of-asgard', 'avx/beast-mutate-666'] },
  Ann: { life: 15, field: ['iron-man@L2'] },
  Ben: { life: 15, field: [...foes], bag: { sidekick: 6 } },
});

scenario('DM-DAMAGE-14', 'two blockers damage Iron Man – Philanthropist: 1 life for each of them', {
  given: blocked('avx/iron-man-philanthropist', [S, S, 'thor@L1']),
  when: [
    { who: 'Ann', does: { attack: ['iron-man'] } },
    { who: 'Ben', does: { block: { 'sidekick#1': 'iron-man', 'sidekick#2': 'iron-man' } } },
    { who: 'Ann', does: { divide: { 'sidekick#1': 4 } }, then: { fires: ['iron-man', 'iron-man'] } },
  ],
  then: { Ann: { life: 17, field: ['iron-man@L2'] }, Ben: { life: 15, field: [S, 'thor@L1'] }, quiet: true },
});

scenario('DM-DAMAGE-14', 'Iron Man – Playboy, hit by two blockers, strikes back twice', {
  given: blocked('avx/iron-man-playboy', [S, 'beast@L2', 'thor@L1']),
  when: [
    { who: 'Ann', does: { attack: ['iron-man'] } },
    { who: 'Ben', does: { block: { sidekick: 'iron-man', beast: 'iron-man' } } },
    {
      who: 'Ann',
      does: { divide: { sidekick: 4 } },
      // 1 and 2 damage leave him standing; only Beast is left to hit, for 3 with D 3, and then nobody.
      then: { fires: ['iron-man', 'iron-man'], happened: ['no-target'] },
    },
  ],
  then: { Ann: { life: 15, field: ['iron-man@L2'] }, Ben: { life: 15, field: ['thor@L1'] }, quiet: true },
});

scenario(['DM-KNOCK-OUT-6'], 'knocked out by the two of them together, he does not strike at all', {
  given: blocked('avx/iron-man-playboy', [S, 'thor@L1']),
  when: [
    { who: 'Ann', does: { attack: ['iron-man'] } },
    { who: 'Ben', does: { block: { sidekick: 'iron-man', thor: 'iron-man' } } },
    { who: 'Ann', does: { divide: { thor: 4 } }, then: { fires: [] } },
  ],
  then: { Ann: { field: [] }, Ben: { life: 15, field: [S, 'thor@L1'] }, quiet: true },
});

scenario(
  ['DM-DAMAGE-14', 'DM-CORE-RULES-1'],
  'what a card makes a die deal twice at one moment is still the damage of one die',
  {
    given: {
      phase: 'attack',
      teams: {
        Ann: [
          'avx/nick-fury-patch',
          'avx/captain-america-natural-leader',
          'avx/doctor-strange-sorcerer-supreme',
        ],
        Ben: ['avx/hulk-green-goliath'],
      },
      Ann: { field: ['nick-fury@L1', 'captain-america@L1', 'doctor-strange@L3'] },
      Ben: { field: ['hulk@L3'] },
    },
    when: [
      { who: 'Ann', does: { attack: ['captain-america'] } },
      { who: 'Ben', does: { block: {} }, then: { damage: { Ben: 6 }, fires: ['hulk'] } },
    ],
    then: { happened: [{ damaged: { die: 'doctor-strange', total: 2 } }], quiet: true },
  },
);

scenario('DM-DAMAGE-14', 'an ability that lets several dice deal damage wakes once for each of them', {
  given: {
    phase: 'attack',
    teams: {
      Ann: ['avx/colossus-piotr-rasputin', 'avx/doctor-strange-sorcerer-supreme', 'avx/thor-odinson'],
      Ben: ['avx/hulk-green-goliath'],
    },
    Ann: { field: ['colossus@L1', 'doctor-strange@L3', 'thor@L2'] },
    Ben: { field: ['hulk@L3'] },
  },
  when: [
    {
      who: 'Ann',
      does: { attack: [] },
      then: { damage: { Ben: 4 }, fires: ['colossus', 'hulk', 'hulk'] },
    },
  ],
  then: { Ben: { life: 16 }, quiet: true },
});

scenario(
  ['DM-GLOBAL-ABILITIES-9', 'DM-DAMAGE-14'],
  'a global paid for twice at once is one event, paid for twice in turn it is two',
  {
    given: {
      teams: {
        Ann: ['avx/mjolnir-forged-by-odin', 'avx/doctor-strange-sorcerer-supreme'],
        Ben: ['avx/hulk-green-goliath'],
      },
      Ann: {
        field: ['doctor-strange@L3'],
        reserve: [...Array(3).fill('mjolnir@bolt+bolt'), 'sidekick@bolt', 'sidekick@bolt', S],
      },
      Ben: { field: ['hulk@L3'] },
    },
    when: [
      {
        who: 'Ann',
        does: { global: 'mjolnir', also: { again: true }, pay: 'auto', choose: ['hulk'] },
        then: { fires: ['mjolnir', 'hulk'] },
      },
      { who: 'Ann', does: { global: 'mjolnir', choose: ['hulk'] }, then: { fires: ['mjolnir', 'hulk'] } },
    ],
    then: { Ann: { field: [{ die: 'doctor-strange@L3', damage: 4 }] }, quiet: true },
  },
);
