import { scenario } from '../kit.ts';

// Ann's Puppeteer takes Ben's Iron Man until the end of the round.
const taken = {
  given: {
    active: 'puppeteer',
    Ann: {
      affiliation: 'avengers',
      leader: 'captain-america',
      tactics: ['avengers-assemble'],
      characters: {
        puppeteer: { at: [10, 18], power: 2 },
        'captain-america': { at: [4, 4], power: 1 },
      },
    },
    Ben: {
      affiliation: 'avengers',
      leader: 'captain-america',
      characters: { 'iron-man': { at: [14, 18], power: 1 }, 'captain-america': { at: [32, 32] } },
    },
  },
  when: [
    { who: 'Ann', does: { power: 'puppet' } },
    { who: 'Ann', does: { attack: 'jab' }, refused: ['CP-ATTACK-15'] },
  ],
} as const;

scenario(
  'CP-CHAR-1',
  'who is controlled is allied to the controlling player, and comes back at the end of the round',
  {
    given: { ...taken.given, Ann: { ...taken.given.Ann, tactics: [] } },
    when: [
      ...taken.when,
      { who: 'Ann', does: { end: true } },
      // Ben has nobody else to choose but Captain America.
      { who: 'Ben', does: { activate: 'iron-man' }, refused: ['CP-ACTPHASE-3'] },
      { who: 'Ben', does: { activate: 'captain-america', end: true } },
      { who: 'Ann', does: { activate: 'iron-man', attack: 'repulsor-blast' }, refused: ['CP-ATTACK-15'] },
      { who: 'Ann', does: { end: true } },
      { who: 'Ann', does: { activate: 'captain-america', end: true } },
    ],
    then: {
      round: 2,
      happened: [
        { 'character-controlled': { who: 'iron-man', seat: 0 } },
        { 'character-controlled': { who: 'iron-man', seat: 1 } },
      ],
      quiet: true,
    },
  },
);

scenario('CP-CHAR-1', 'who is controlled fights for the controlling player, who rolls its dice', {
  given: {
    active: 'puppeteer',
    dice: ['hit', 'blank', 'blank', 'blank', 'failure', 'failure'],
    Ann: { characters: { puppeteer: { at: [10, 18], power: 1 } } },
    Ben: { characters: { 'iron-man': { at: [14, 18] }, dummy: { at: [20, 18] } } },
  },
  when: [
    { who: 'Ann', does: { power: 'puppet', choose: 'iron-man' } },
    { who: 'Ann', does: { end: true } },
    { who: 'Ben', does: { activate: 'dummy', end: true } },
    { who: 'Ann', does: { activate: 'iron-man', attack: 'repulsor-blast' } },
  ],
  then: {
    Ben: { dummy: { damage: 1 } },
    happened: [
      { rolled: { who: 'iron-man', player: 'Ann', side: 'attack' } },
      { rolled: { who: 'dummy', player: 'Ben', side: 'defense' } },
    ],
    quiet: true,
  },
});

const noSquad = {
  ...taken,
  when: [
    ...taken.when,
    // Only Captain America could pay for it: there is nobody to choose, and he alone advances.
    { who: 'Ann', does: { tactic: 'avengers-assemble', to: [6, 4] } },
    { who: 'Ann', does: { end: true } },
    { who: 'Ben', does: { activate: 'captain-america', end: true } },
    // Without any leadership Friday A.I. costs 2, and Iron Man has 1 Power.
    { who: 'Ann', does: { activate: 'iron-man', power: 'friday-a-i' }, refused: ['CP-POWER-5'] },
  ],
  then: {
    Ann: { 'captain-america': { at: [6, 4], power: 0 } },
    Ben: { 'iron-man': { power: 1, at: [14, 18] } },
    quiet: true,
  },
} as const;

scenario('CP-CHAR-2', 'it is part of no squad: no leadership helps it and no tactic card takes it', {
  ...noSquad,
  editions: ['en', 'es13'],
});

scenario('CP-CHAR-3', 'it is no ally for tactic cards and leadership', { ...noSquad, editions: ['de'] });

scenario('CP-GRUNT-13', 'a Grunt that would change controllers is removed from the game', {
  given: {
    active: 'puppeteer',
    Ann: { characters: { puppeteer: { at: [10, 18], power: 1 } } },
    Ben: { characters: { minion: { at: [14, 18] }, dummy: { at: [30, 30] } } },
  },
  when: [{ who: 'Ann', does: { power: 'puppet' } }],
  then: {
    Ben: { minion: { gone: true }, dummy: { gone: false } },
    'not-happened': ['character-controlled'],
    quiet: true,
  },
});

scenario('CP-GRUNT-12', 'a Grunt whose parent changes controllers is removed from the game', {
  given: {
    active: 'puppeteer',
    Ann: { characters: { puppeteer: { at: [10, 18], power: 1 } } },
    Ben: { characters: { minion: { at: [30, 20] }, dummy: { at: [14, 18] }, blocker: { at: [30, 30] } } },
  },
  when: [{ who: 'Ann', does: { power: 'puppet' } }],
  then: { Ben: { minion: { gone: true }, blocker: { gone: false } }, quiet: true },
});

const leaving = {
  given: {
    active: 'blocker',
    dice: ['hit', 'hit', 'hit', 'hit', 'failure', 'failure', 'failure'],
    Ann: { characters: { blocker: { at: [10, 18], activated: false } } },
    Ben: {
      characters: { minion: { at: [20, 18] }, dummy: { at: [12, 18], damage: 4 }, giant: { at: [30, 30] } },
    },
  },
  when: [
    { who: 'Ann', does: { attack: 'jab' } },
    { who: 'Ann', does: { pass: true } },
  ],
} as const;

scenario('CP-GRUNT-11', 'while another parent is up, a Grunt stays ready', {
  ...leaving,
  then: { Ben: { dummy: { dazed: true }, minion: { activated: false } }, quiet: true },
});

scenario('CP-GRUNT-11', 'with all its parents Dazed, a Grunt gets an Activated token', {
  ...leaving,
  given: {
    ...leaving.given,
    Ben: {
      characters: {
        minion: { at: [20, 18] },
        dummy: { at: [12, 18], damage: 4 },
        giant: { at: [30, 30], dazed: true },
      },
    },
  },
  then: { Ben: { dummy: { dazed: true }, minion: { activated: true, gone: false } }, quiet: true },
});

scenario('CP-GRUNT-15', 'a player who begins a turn with everybody else Activated marks the Grunts too', {
  given: {
    priority: 'Ben',
    Ann: { characters: { giant: { at: [10, 18], activated: true }, minion: { at: [14, 18] } } },
    Ben: { characters: { dummy: { at: [30, 30] }, blocker: { at: [30, 20] } } },
  },
  when: [{ who: 'Ben', does: { activate: 'dummy', end: true } }],
  then: { Ann: { minion: { activated: true } }, asked: { Ben: 'ask.turn' }, quiet: true },
});

const summoning = {
  active: 'summoner',
  Ann: { characters: { summoner: { at: [10, 18], power: 3 }, servant: {}, minion: {}, sleeper: {} } },
  Ben: { characters: { dummy: { at: [30, 30] } } },
} as const;

scenario(
  ['CP-GRUNT-1', 'CP-GRUNT-3'],
  'a Grunt enters play through a rule of its parents, and of nobody else',
  {
    given: summoning,
    when: [
      { who: 'Ann', does: { power: 'call-anybody' }, refused: ['CP-SUPER-4'] },
      { who: 'Ann', does: { power: 'summon-servant', to: [18, 18] }, refused: ['CP-PLACE-2'] },
      { who: 'Ann', does: { to: [12, 18] } },
    ],
    then: { Ann: { servant: { at: [12, 18], activated: false }, minion: { at: null } }, quiet: true },
  },
);

const crowded = {
  given: {
    ...summoning,
    Ann: {
      characters: {
        summoner: { at: [10, 18], power: 3 },
        servant: {},
        minion: { at: [20, 18] },
        giant: { at: [26, 18] },
      },
    },
  },
  when: [{ who: 'Ann', does: { power: 'summon-servant' }, refused: ['CP-SUPER-4'] }],
  then: { Ann: { servant: { at: null } }, quiet: true },
} as const;

scenario(['CP-GRUNT-4', 'CP-GRUNT-5'], 'beside an allied Grunt in play no other is put into play', {
  ...crowded,
  editions: ['en', 'de'],
});

scenario(['CP-GRUNT-4', 'CP-GRUNT-6'], 'a squad has at most one Grunt at a time', {
  ...crowded,
  editions: ['es13'],
});

scenario('CP-KEYWORD-11', 'a Reserve enters play through an effect that names it', {
  editions: ['es13'],
  given: summoning,
  when: [{ who: 'Ann', does: { power: 'summon-sleeper', to: [12, 18] } }],
  then: { Ann: { sleeper: { at: [12, 18] }, summoner: { power: 2 } }, quiet: true },
});

// Ben's dummy was inspired; whoever inspired it is KO'd by the first attack, then the dummy attacks.
const inspired = (dice: number) => ({
  given: {
    active: 'inspirer',
    dice: ['hit', 'hit', 'hit', 'hit', 'failure', 'failure', 'failure', ...Array(dice).fill('blank')],
    Ann: { characters: { inspirer: { at: [10, 18], damage: 5, side: 'injured' }, dummy: { at: [4, 4] } } },
    Ben: { characters: { blocker: { at: [12, 18] }, giant: { at: [6.5, 4] } } },
  },
  when: [
    { who: 'Ann', does: { power: 'inspire', end: true } },
    { who: 'Ben', does: { activate: 'blocker', attack: 'jab' } },
    { who: 'Ben', does: { pass: true } },
    { who: 'Ben', does: { end: true } },
    { who: 'Ann', does: { activate: 'dummy', attack: 'jab' } },
  ],
});

scenario(['CP-KO-2', 'CP-KO-1'], 'effects of a KO’d character on others go on in the oldest edition', {
  // Five attack dice, three against them.
  ...inspired(8),
  editions: ['en'],
  then: {
    Ann: { inspirer: { gone: true } },
    happened: ['knocked-out', { rolled: { side: 'attack', faces: Array(5).fill('blank') } }],
    quiet: true,
  },
});

scenario('CP-KO-3', 'in the newer editions they end with it', {
  ...inspired(7),
  editions: ['de', 'es13'],
  then: {
    Ann: { inspirer: { gone: true } },
    happened: ['knocked-out', { rolled: { side: 'attack', faces: Array(4).fill('blank') } }],
    quiet: true,
  },
});

scenario('CP-KO-2', 'effects on a KO’d character have expired when it comes back', {
  given: {
    active: 'inspirer',
    dice: ['hit', 'hit', 'hit', 'hit', ...Array(3).fill('failure'), ...Array(7).fill('blank')],
    Ann: {
      characters: {
        inspirer: { at: [4, 4] },
        summoner: { at: [10, 18], power: 1 },
        servant: { at: [12.5, 20], damage: 2 },
      },
    },
    Ben: { characters: { blocker: { at: [12, 18] } } },
  },
  when: [
    { who: 'Ann', does: { power: 'inspire', choose: ['servant'], end: true } },
    { who: 'Ben', does: { activate: 'blocker', attack: 'jab', target: 'servant' } },
    { who: 'Ben', does: { pass: true }, then: { Ann: { servant: { gone: true } } } },
    { who: 'Ben', does: { end: true } },
    { who: 'Ann', does: { activate: 'summoner', power: 'summon-servant', to: [12.5, 20], end: true } },
    { who: 'Ben', does: { activate: 'blocker', end: true } },
    // A Jab has four dice; inspired it had five.
    { who: 'Ann', does: { activate: 'summoner', attack: 'jab' }, then: { asked: { Ben: 'ask.react' } } },
  ],
  then: { round: 2, roll: { attack: Array(4).fill('blank') } },
});

const both = (a: number, b: number) =>
  ({
    given: {
      active: 'bomber',
      Ann: { points: a, characters: { bomber: { at: [10, 18], side: 'injured' } } },
      Ben: { points: b, characters: { dummy: { at: [12, 18], side: 'injured' } } },
    },
    when: [{ who: 'Ann', does: { power: 'blast' } }],
  }) as const;

scenario('CP-RULING-19', 'both sides fall at once: more points win', {
  ...both(9, 7),
  then: { won: 'Ann', 'won-by': 'CP-RULING-19' },
});

scenario('CP-RULING-19', 'both sides fall at once: more points win, whoever’s turn it is', {
  ...both(7, 9),
  then: { won: 'Ben', 'won-by': 'CP-RULING-19' },
});

scenario('CP-RULING-19', 'with equal points it is a draw', {
  ...both(7, 7),
  then: { won: 'nobody', 'won-by': 'CP-RULING-19' },
});
