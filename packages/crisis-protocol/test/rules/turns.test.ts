import { scenario } from '../kit.ts';

// Both players have a Watcher, who gains 1 Power at the ends of activations, of the Activation Phase and of the round.
const watchers = {
  Ann: { characters: { 'first-watcher': { card: 'watcher', at: [10, 18] } } },
  Ben: { characters: { 'second-watcher': { card: 'watcher', at: [30, 18] } } },
} as const;
const gained = (who: string) => ({ 'power-gained': { who } });

scenario(
  'CP-TIMING-2',
  'where nobody attacks, the active player’s effects come first, whoever has priority',
  {
    given: { ...watchers, active: 'first-watcher', priority: 'Ben' },
    when: [{ who: 'Ann', does: { end: true } }],
    then: { happened: [gained('first-watcher'), gained('second-watcher')], quiet: true },
  },
);

scenario(
  'CP-ACTPHASE-7',
  'at the end of the Activation Phase: the player with priority, the other one, then the crisis',
  {
    given: {
      ...watchers,
      secure: 'fog',
      active: 'first-watcher',
      priority: 'Ben',
      Ben: { characters: { 'second-watcher': { card: 'watcher', at: [30, 18], activated: true } } },
    },
    when: [{ who: 'Ann', does: { end: true } }],
    then: {
      round: 2,
      happened: [
        'activation-ended',
        gained('second-watcher'),
        gained('first-watcher'),
        { damaged: { who: 'first-watcher' } },
        { 'phase-began': { phase: 'cleanup' } },
      ],
      quiet: true,
    },
  },
);

const cleaning = {
  given: { ...watchers, phase: 'cleanup', secure: 'fog', priority: 'Ben' },
  when: [],
  then: {
    happened: [
      'scored',
      gained('second-watcher'),
      gained('first-watcher'),
      // The crisis comes last: it gives to everybody, in the order of their numbers.
      gained('first-watcher'),
      gained('second-watcher'),
      { 'round-began': { round: 2 } },
    ],
    quiet: true,
  },
} as const;

scenario(
  ['CP-CLEANUP-4', 'CP-RULING-14'],
  'Cleanup step 2: effects of the players after scoring, priority first',
  { ...cleaning, editions: ['en', 'es13'] },
);

scenario(['CP-CLEANUP-5', 'CP-RULING-14'], 'Cleanup step 2: priority first, as the book says', {
  ...cleaning,
  editions: ['de'],
});

// Fog gives 1 Power to everybody, Frost takes all of it: the order decides what is left.
const weather = {
  secure: 'fog',
  extraction: 'frost',
  Ann: { characters: { dummy: { at: [10, 18], power: 3 } } },
  Ben: { characters: { dummy: { at: [30, 18], power: 3 } } },
} as const;

scenario('CP-CLEANUP-6', 'Cleanup step 3: the player with priority orders what the crises do', {
  given: { ...weather, phase: 'cleanup', priority: 'Ben' },
  when: [{ who: 'Ben', does: { react: 'test/frost#rules/1@card 1/-1' } }],
  // Frost, then Fog, then the Power Phase of the next round.
  then: { Ann: { dummy: { power: 2 } }, Ben: { dummy: { power: 2 } }, round: 2, quiet: true },
});

scenario('CP-POWERPHASE-3', 'the first rule of one crisis and the first rule of the other are two rules', {
  given: {
    phase: 'power',
    secure: 'infinity-formula-goes-missing',
    extraction: 'spider-infected-invade-manhattan',
    roll: ['hit'],
    Ann: { characters: { dummy: { at: [8, 11] }, giant: { at: [20, 30], holds: ['extraction-1'] } } },
    Ben: { characters: { blocker: { at: [30, 4] } } },
  },
  when: [
    { who: 'Ann', does: { react: 'crises/infinity-formula-goes-missing#rules/0@card 0/-1' } },
    { who: 'Ben', does: { to: [20, 32] } },
  ],
  // 1 Power, and 1 more at the Canister; the die lets Ben move whoever holds an infected one.
  then: { Ann: { dummy: { power: 2 }, giant: { power: 1, at: [20, 32] } }, quiet: true },
});

scenario('CP-TIMING-3', 'in a turn the active player orders what the crises do', {
  given: { ...weather, active: 'dummy', turn: 'Ann', priority: 'Ben' },
  when: [
    { who: 'Ann', does: { end: true }, then: { asked: { Ann: 'ask.react' } } },
    { who: 'Ann', does: { react: 'test/fog#rules/1@card 0/0' } },
  ],
  then: {
    Ann: { dummy: { power: 0 } },
    Ben: { dummy: { power: 0 } },
    asked: { Ben: 'ask.turn' },
    quiet: true,
  },
});

scenario(
  ['CP-ACTIVATE-14', 'CP-SUPER-5'],
  '"at any time" is before and after an action, never in the middle of one',
  {
    given: {
      active: 'iron-man',
      dice: ['hit', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank'],
      Ann: { characters: { 'iron-man': { at: [10, 18], power: 4 } } },
      Ben: { characters: { blocker: { at: [14, 18] } } },
    },
    when: [
      {
        who: 'Ann',
        does: { attack: 'repulsor-blast' },
        // Ben may reroll: nobody but him is asked, and Ann's superpower is not his.
        then: { asked: { Ben: 'ask.react' }, 'not-offered': { Ben: ['friday-a-i'] } },
      },
      { who: 'Ben', does: { pass: true }, then: { offered: { Ann: ['friday-a-i'] } } },
    ],
    then: { Ben: { blocker: { damage: 1 } }, quiet: true },
  },
);

scenario('CP-ACTIVATE-5', 'an attack action makes one of the attacks on the card, and costs an action', {
  given: {
    active: 'dummy',
    dice: Array(7).fill('blank'),
    Ann: { characters: { dummy: { at: [10, 18] } } },
    Ben: { characters: { dummy: { at: [12, 18] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'jab' } }],
  then: {
    actions: 1,
    happened: [{ 'attack-declared': { attack: 'test/dummy#jab' } }, 'attack-resolved'],
    offered: { Ann: ['jab', 'curse'] },
    'not-offered': { Ann: ['stomp'] },
    quiet: true,
  },
});

scenario('CP-PASS-4', 'a player with nobody to activate may still play a tactic card before the turn ends', {
  given: {
    turn: 'Ann',
    Ann: {
      tactics: ['bandage'],
      characters: { dummy: { at: [10, 18], activated: true, damage: 3, power: 1 } },
    },
    Ben: { characters: { dummy: { at: [30, 18] } } },
  },
  when: [{ who: 'Ann', does: { tactic: 'bandage' } }],
  then: {
    Ann: { dummy: { damage: 1, power: 0 }, tactics: [] },
    happened: ['tactic-played', 'passed'],
    asked: { Ben: 'ask.turn' },
    quiet: true,
  },
});

const team = {
  Ann: {
    tactics: ['bandage', 'drill'],
    characters: { dummy: { at: [10, 18], power: 1 }, giant: { at: [4, 30], power: 1, damage: 4 } },
  },
  Ben: { characters: { dummy: { at: [30, 18] } } },
} as const;

scenario('CP-TACTIC-6', 'somebody else than the activated character may play an Active card', {
  given: { ...team, active: 'dummy' },
  when: [{ who: 'Ann', does: { tactic: 'bandage' } }],
  then: { Ann: { giant: { damage: 2, power: 0 }, dummy: { power: 1 } }, actions: 2, quiet: true },
});

const drilled = {
  given: { ...team, active: 'dummy', actions: 1 },
  when: [
    { who: 'Ann', does: { tactic: 'drill' }, then: { actions: 0, Ann: { dummy: { power: 3 } } } },
    { who: 'Ann', does: { move: [12, 18] }, refused: ['CP-ACTIVATE-1'] },
  ],
  then: { Ann: { giant: { power: 1 }, tactics: ['bandage'] }, quiet: true },
} as const;

scenario(
  ['CP-ACTIVATE-8', 'CP-TACTIC-7'],
  'an "Active: action" card takes an action of the activated character, who plays it',
  { ...drilled, editions: ['de'] },
);

scenario(
  ['CP-ACTIVATE-8', 'CP-TACTIC-8'],
  'an "Active: action" card takes an action of a character that plays it',
  { ...drilled, editions: ['es13'] },
);

const tired = { given: { ...team, active: 'dummy', actions: 0 } } as const;

scenario('CP-TACTIC-7', 'without an action left it is refused', {
  ...tired,
  editions: ['de'],
  when: [{ who: 'Ann', does: { tactic: 'drill' }, refused: ['CP-TACTIC-7'] }],
  then: { Ann: { tactics: ['bandage', 'drill'] }, quiet: true },
});

scenario('CP-TACTIC-8', 'without an action left it is refused', {
  ...tired,
  editions: ['es13'],
  when: [{ who: 'Ann', does: { tactic: 'drill' }, refused: ['CP-TACTIC-8'] }],
  then: { Ann: { tactics: ['bandage', 'drill'] }, quiet: true },
});

scenario('CP-AFFIL-5', '"an Avengers character" is one on the list, whatever affiliation its squad uses', {
  given: {
    Ann: {
      affiliation: 'avengers',
      tactics: ['avengers-assemble'],
      characters: {
        'captain-america': { at: [4, 4], power: 1 },
        'iron-man': { at: [10, 18], power: 1 },
        crossbones: { at: [20, 20], power: 1 },
      },
    },
    Ben: { characters: { dummy: { at: [30, 30] } } },
  },
  when: [
    {
      who: 'Ann',
      does: { tactic: 'avengers-assemble', players: ['captain-america', 'crossbones'] },
      refused: ['CP-TACTIC-9'],
    },
    { who: 'Ann', does: { players: ['iron-man'], to: [12, 18] } },
  ],
  then: { Ann: { crossbones: { power: 1 }, 'iron-man': { power: 0 } }, quiet: true },
});

scenario(['CP-EFFECT-3', 'CP-EFFECT-5'], 'what happens names the card that caused it', {
  given: {
    active: 'dummy',
    secure: 'fog',
    dice: ['hit', 'blank', 'blank', 'blank', 'failure', 'failure', 'failure'],
    Ann: { characters: { dummy: { at: [10, 18], activated: false } } },
    Ben: { characters: { dummy: { at: [12, 18], activated: true } } },
  },
  when: [
    { who: 'Ann', does: { attack: 'jab' } },
    { who: 'Ann', does: { end: true } },
  ],
  then: {
    happened: [
      { damaged: { source: 'test/dummy#jab', amount: 1 } },
      { damaged: { source: 'test/fog#rules/2', amount: 1 } },
    ],
    // 1 for the attack's damage, 1 from Fog when the activation ended, none for Fog's damage, 1 in cleanup, 1 in round 2.
    Ben: { dummy: { damage: 2, power: 4 } },
    quiet: true,
  },
});

scenario('CP-GEM-7', 'in the Power Phase 1 more Power for each Infinity Gem', {
  given: {
    phase: 'power',
    Ann: { characters: { collector: { at: [10, 18], gems: ['pebble'] }, dummy: { at: [10, 10] } } },
    Ben: { characters: { collector: { at: [30, 18] } } },
  },
  when: [],
  then: {
    Ann: { collector: { power: 2 }, dummy: { power: 1 } },
    Ben: { collector: { power: 1 } },
    quiet: true,
  },
});
