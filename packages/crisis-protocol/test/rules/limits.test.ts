import { scenario } from '../kit.ts';

/** Where a rule stops: what must not happen, or not any further. */

const far = { giant: { at: [30, 30] } } as const;

scenario('CP-ATTACK-26', 'a defense pool is never less than one die', {
  given: {
    active: 'sniper',
    dice: Array(5).fill('blank'),
    Ann: { characters: { sniper: { at: [10, 18] } } },
    Ben: { characters: { frail: { at: [12, 18], conditions: ['incinerate'] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'jab' } }],
  then: { happened: [{ rolled: { side: 'defense', faces: ['blank'] } }], quiet: true },
});

scenario(['CP-ICON-6', 'CP-ATTACK-28'], 'an attack that deals no damage still has its other effects', {
  given: {
    active: 'doubter',
    dice: ['wild', 'blank', 'block', 'block', 'failure'],
    Ann: { characters: { doubter: { at: [10, 18] } } },
    Ben: { characters: { dummy: { at: [12, 18] } } },
  },
  when: [
    { who: 'Ann', does: { attack: 'cut' } },
    { who: 'Ann', does: { pass: true } },
  ],
  then: { Ben: { dummy: { damage: 0, conditions: ['bleed'] } }, quiet: true },
});

scenario('CP-TACTIC-14', 'several tactic cards are played in one turn', {
  given: {
    active: 'dummy',
    Ann: {
      tactics: ['bandage', 'drill', 'tactical-analysis'],
      characters: { dummy: { at: [10, 18], power: 2, damage: 5 } },
    },
    Ben: { characters: far },
  },
  when: [
    {
      who: 'Ann',
      does: { tactic: 'bandage' },
      then: { Ann: { tactics: ['drill', 'tactical-analysis'] } },
    },
    { who: 'Ann', does: { tactic: 'drill' } },
  ],
  then: { Ann: { tactics: ['tactical-analysis'] }, asked: { Ann: 'ask.activation' }, quiet: true },
});

// Zemo's Strategic Genius lets allies within Range 2 reroll a die.
const beside = (dazed: boolean) => ({
  given: {
    active: 'dummy',
    dice: Array(7).fill('blank'),
    Ann: { characters: { dummy: { at: [10, 18] }, 'baron-zemo': { at: [10, 16], dazed } } },
    Ben: { characters: { dummy: { at: [12, 18] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'jab' } }],
});

scenario(['CP-DAZED-7', 'CP-SUPER-12'], 'a Dazed character has no superpowers, not even for its allies', {
  ...beside(true),
  then: { happened: ['attack-resolved'], quiet: true },
});

scenario('CP-SUPER-12', 'up, it has', { ...beside(false), then: { asked: { Ann: 'ask.react' } } });

scenario('CP-GRUNT-10', 'a Grunt with two parents activates with the first of them only', {
  given: {
    Ann: {
      characters: { giant: { at: [10, 18] }, dummy: { at: [10, 10] }, minion: { at: [14, 18] } },
    },
    Ben: { characters: { blocker: { at: [30, 30] }, sniper: { at: [30, 20] } } },
  },
  when: [
    { who: 'Ann', does: { activate: 'giant', end: true }, then: { Ann: { minion: { activated: true } } } },
    { who: 'Ann', does: { end: true } },
    { who: 'Ben', does: { activate: 'blocker', end: true } },
    // One end of an activation is enough: it is the dummy's own.
    { who: 'Ann', does: { activate: 'dummy', end: true }, then: { asked: { Ben: 'ask.turn' } } },
  ],
  then: { Ann: { dummy: { activated: true } }, quiet: true },
});

scenario('CP-GRUNT-16', 'a Grunt gains no Power for damage and cannot pay for interacting', {
  given: {
    priority: 'Ben',
    extraction: 'struggle-for-the-cube-continues',
    dice: ['hit', 'hit', 'blank', 'blank', 'failure', 'failure'],
    Ann: { characters: { giant: { at: [4, 4] }, minion: { at: [18, 16.5] } } },
    Ben: { characters: { sniper: { at: [20, 16.5] } } },
  },
  when: [
    {
      who: 'Ben',
      does: { activate: 'sniper', attack: 'jab' },
      then: { Ann: { minion: { damage: 2, power: 0 } } },
    },
    { who: 'Ben', does: { end: true } },
    { who: 'Ann', does: { activate: 'giant', interact: 2 }, refused: ['CP-INTERACT-3', 'CP-GRUNT-16'] },
  ],
  then: { Ann: { minion: { holds: [], power: 0 } }, quiet: true },
});

scenario('CP-ACTIVATE-10', 'after its actions a character still uses superpowers and interacts', {
  given: {
    active: 'iron-man',
    actions: 0,
    extraction: 'struggle-for-the-cube-continues',
    Ann: { characters: { 'iron-man': { at: [18, 16.5], power: 3 } } },
    Ben: { characters: far },
  },
  when: [
    { who: 'Ann', does: { move: [18, 15] }, refused: ['CP-ACTIVATE-1'] },
    { who: 'Ann', does: { power: 'friday-a-i' } },
    { who: 'Ann', does: { interact: 2 } },
  ],
  then: { Ann: { 'iron-man': { power: 0, holds: [2] } }, actions: 0, quiet: true },
});

// Consoles of the riots lie at (18, 10) and (18, 18), among others.
const race = (ann: readonly [number, number], more: object) => ({
  given: {
    phase: 'cleanup',
    secure: 'riots-spark-over-extremis',
    round: 3,
    tokens: { 0: { at: [18, 10] }, 1: { at: [10, 18] }, 2: { at: [26, 30] }, 3: { at: [2, 2] } },
    Ann: { points: 15, characters: { dummy: { at: ann }, ...more } },
    Ben: { points: 15, characters: { dummy: { at: [26, 28.5] } } },
  },
  when: [],
});

scenario(['CP-SCORE-1', 'CP-WIN-2'], 'both score at once: 17 wins against 16', {
  ...race([18, 11.5], { giant: { at: [10, 19.9] } }),
  then: { Ann: { points: 17 }, Ben: { points: 16 }, won: 'Ann', 'won-by': 'CP-WIN-2' },
});

scenario(['CP-SCORE-1', 'CP-WIN-3'], 'both score at once: 16 all goes on', {
  ...race([18, 11.5], {}),
  then: { Ann: { points: 16 }, Ben: { points: 16 }, won: null, round: 4, quiet: true },
});

// A Scorekeeper's player scores 1 point in step 2 of the Cleanup Phase.
const lastRound = (ann: number, ben: number) => ({
  given: {
    phase: 'cleanup',
    round: 6,
    Ann: { points: ann, characters: { dummy: { at: [10, 18] } } },
    Ben: { points: ben, characters: { scorekeeper: { at: [30, 18] } } },
  },
  when: [],
});

scenario('CP-WIN-4', 'round 6 is over with its Cleanup Phase: what is scored in it counts', {
  ...lastRound(9, 9),
  then: { Ann: { points: 9 }, Ben: { points: 10 }, won: 'Ben', 'won-by': 'CP-WIN-4' },
});

scenario('CP-WIN-4', 'a lead that is gone by then does not win', {
  ...lastRound(9, 8),
  then: { Ben: { points: 9 }, won: null, round: 7, quiet: true },
});

const medal = (points: number, round: number) => ({
  given: {
    active: 'dummy',
    round,
    Ann: { points, tactics: ['medal'], characters: { dummy: { at: [10, 18] } } },
    Ben: { points: Math.min(points, 10), characters: far },
  },
  when: [{ who: 'Ann', does: { tactic: 'medal' } }],
});

scenario('CP-WIN-1', 'with 16 points a player wins in the middle of a round', {
  ...medal(15, 2),
  then: { won: 'Ann', 'won-by': 'CP-WIN-1' },
});

scenario('CP-WIN-4', 'a lead in the middle of round 6 is no victory yet', {
  ...medal(10, 6),
  then: { Ann: { points: 11 }, won: null, quiet: true },
});

scenario('CP-WIN-5', 'after a tie at the end of round 6 the first score that leads wins', {
  ...medal(10, 7),
  editions: ['en', 'es13'],
  then: { won: 'Ann', 'won-by': 'CP-WIN-5' },
});

scenario('CP-WIN-6', 'after a tie at the end of round 6 the first lead wins', {
  ...medal(10, 7),
  editions: ['de'],
  then: { won: 'Ann', 'won-by': 'CP-WIN-6' },
});

scenario('CP-EFFECT-4', 'damage from an ally’s effect gives no Power, from an enemy’s effect it does', {
  given: {
    active: 'bomber',
    Ann: { characters: { bomber: { at: [10, 18] }, dummy: { at: [4, 4] } } },
    Ben: { characters: { dummy: { at: [30, 30] } } },
  },
  when: [{ who: 'Ann', does: { power: 'blast' } }],
  // Everybody is Dazed, so the round ends; in the next Power Phase everybody gains 1.
  then: { Ann: { dummy: { power: 1 }, bomber: { power: 1 } }, Ben: { dummy: { power: 7 } }, round: 2 },
});

const removed = {
  given: {
    active: 'puppeteer',
    extraction: 'struggle-for-the-cube-continues',
    Ann: { characters: { puppeteer: { at: [10, 18], power: 1 } } },
    Ben: { characters: { minion: { at: [14, 18], holds: [2] }, dummy: { at: [30, 30] } } },
  },
} as const;

scenario('CP-HOLD-3', 'who is removed from the game drops what it holds', {
  ...removed,
  editions: ['es13'],
  when: [
    { who: 'Ann', does: { power: 'puppet' }, then: { asked: { Ann: 'ask.drop' } } },
    { who: 'Ann', does: { to: [13, 18] } },
  ],
  then: { tokens: { 2: { at: [13, 18] } }, Ben: { minion: { gone: true } }, quiet: true },
});

scenario('CP-HOLD-2', 'in the older editions only who is Dazed or KO’d drops', {
  ...removed,
  editions: ['en', 'de'],
  when: [{ who: 'Ann', does: { power: 'puppet' } }],
  then: { tokens: { 2: { at: null } }, Ben: { minion: { gone: true } }, quiet: true },
});

// Fog gives everybody 1 Power when an activation ends.
scenario('CP-TIMING-5', 'at the end of an activation: Healing Factor, Bleed, and the crisis last', {
  given: {
    active: 'shifter',
    secure: 'fog',
    Ann: { characters: { shifter: { at: [10, 18], damage: 1, conditions: ['bleed'] } } },
    Ben: { characters: far },
  },
  when: [
    { who: 'Ann', does: { end: true } },
    { who: 'Ann', does: { react: 'healing-factor' } },
  ],
  then: { happened: ['healed', 'damaged', 'power-gained', 'activation-ended'], quiet: true },
});

scenario(['CP-TIMING-5', 'CP-POWERPHASE-3'], 'in the Power Phase Poison comes before the crisis', {
  given: {
    phase: 'power',
    secure: 'infinity-formula-goes-missing',
    // The first formula lies at (8, 13): whoever contests it gains 1 more.
    Ann: { characters: { dummy: { at: [8, 14.5], conditions: ['poison'] } } },
    Ben: { characters: far },
  },
  when: [],
  // 1 gained, 1 lost, 1 gained from the crisis.
  then: {
    Ann: { dummy: { power: 1 } },
    happened: ['power-gained', 'power-lost', 'power-gained'],
    quiet: true,
  },
});

scenario('CP-INTERACT-4', 'a character interacts with several tokens in one activation', {
  given: {
    active: 'dummy',
    extraction: 'struggle-for-the-cube-continues',
    tokens: { 2: { at: [10, 16.5] }, 3: { at: [10, 19.5] } },
    Ann: { characters: { dummy: { at: [10, 18], power: 2 } } },
    Ben: { characters: far },
  },
  when: [
    { who: 'Ann', does: { interact: 2 } },
    { who: 'Ann', does: { interact: 3 } },
  ],
  then: { Ann: { dummy: { holds: [2, 3], power: 0 } }, actions: 2, quiet: true },
});

scenario('CP-CONTROL-4', 'control lasts, whoever stands at the token', {
  given: {
    phase: 'cleanup',
    secure: 'deadly-meteors-mutate-civilians',
    tokens: { 1: { at: [18, 18], controller: 0 } },
    Ann: { characters: { dummy: { at: [4, 4] } } },
    Ben: { characters: { dummy: { at: [18, 16.5] } } },
  },
  when: [],
  then: { tokens: { 1: { controller: 'Ann' } }, Ann: { points: 1 }, Ben: { points: 0 }, quiet: true },
});

scenario(['CP-LEAD-4'], 'a leader who is off the battlefield leads no more', {
  given: {
    active: 'iron-man',
    Ann: {
      affiliation: 'avengers',
      leader: 'captain-america',
      characters: { 'captain-america': {}, 'iron-man': { at: [10, 18], power: 1 } },
    },
    Ben: { characters: far },
  },
  when: [{ who: 'Ann', does: { power: 'friday-a-i' }, refused: ['CP-POWER-5'] }],
  then: { Ann: { 'iron-man': { power: 1 } }, quiet: true },
});

scenario('CP-KEYWORD-2', 'whoever gains Immunity loses the condition, and gains it no more', {
  given: {
    active: 'doctor',
    Ann: {
      characters: { doctor: { at: [10, 18] }, dummy: { at: [10, 10], conditions: ['poison', 'slow'] } },
    },
    Ben: { characters: far },
  },
  when: [{ who: 'Ann', does: { power: 'vaccine' } }],
  then: { Ann: { dummy: { conditions: ['slow'] } }, quiet: true },
});
