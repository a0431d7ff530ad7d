import { scenario } from '../kit.ts';

const far = { giant: { at: [30, 30] } } as const;
const blanks = (count: number) => Array(count).fill('blank');

scenario('CP-ATTACK-3', 'the cost is paid in step 3, after the effects of being targeted', {
  given: {
    active: 'dummy',
    dice: blanks(6),
    Ann: { characters: { dummy: { at: [10, 18], power: 3 } } },
    Ben: { characters: { blocker: { at: [14, 18], power: 2 } } },
  },
  when: [
    {
      who: 'Ann',
      does: { attack: 'zap' },
      then: { asked: { Ben: 'ask.react' }, Ann: { dummy: { power: 3 } } },
    },
    { who: 'Ben', does: { pass: true }, then: { Ann: { dummy: { power: 1 } } } },
    { who: 'Ben', does: { pass: true } },
  ],
  then: { actions: 1, quiet: true },
});

// Drain takes all Power of the attacker; Grateful would give the Drainer 1 Power after an attack.
const drained = {
  given: {
    active: 'dummy',
    Ann: { characters: { dummy: { at: [10, 18], power: 3 } } },
    Ben: { characters: { drainer: { at: [12, 18], power: 1 } } },
  },
  when: [
    { who: 'Ann', does: { attack: 'zap' } },
    { who: 'Ben', does: { react: 'drain' } },
  ],
  then: {
    actions: 1,
    Ann: { dummy: { power: 0 } },
    Ben: { drainer: { power: 0, damage: 0 } },
    happened: ['power-lost', 'attack-aborted'],
    'not-happened': ['rolled', 'attack-resolved'],
    quiet: true,
  },
} as const;

scenario('CP-RULING-22', 'an attack that cannot be paid any more ends: the action is lost, nothing follows', {
  ...drained,
  editions: ['en', 'es13'],
});
scenario('CP-ATTACK-23', 'an attack that cannot be paid in step 3 ends', {
  ...drained,
  editions: ['de', 'es13'],
});
scenario('CP-ATTACK-24', 'an aborted attack is not resolved and its action is lost', {
  ...drained,
  editions: ['de'],
});

// The blocker is out of range of a Jab; the two others are in range.
const aimed = {
  given: {
    active: 'dummy',
    dice: blanks(7),
    Ann: { characters: { dummy: { at: [10, 18] } } },
    Ben: {
      characters: { dummy: { at: [12, 18] }, trickster: { at: [10, 15] }, sniper: { at: [20, 18] } },
    },
  },
  when: [
    { who: 'Ann', does: { attack: 'jab', target: 'sniper' }, refused: ['CP-ATTACK-17'] },
    { who: 'Ann', does: { target: 'trickster' } },
  ],
  then: { actions: 1, happened: [{ 'attack-declared': { target: 'trickster' } }], quiet: true },
} as const;

scenario('CP-ATTACK-21', 'a target out of range: another one is chosen', { ...aimed, editions: ['en'] });
scenario('CP-ATTACK-22', 'a target out of range: another one is chosen', {
  ...aimed,
  editions: ['de', 'es13'],
});

// After the move of a Charge nobody is in range.
const missed = {
  given: {
    active: 'baron-zemo',
    Ann: { characters: { 'baron-zemo': { at: [10, 18], power: 2 } } },
    Ben: { characters: far },
  },
  when: [{ who: 'Ann', does: { power: 'charge', to: [14, 18] } }],
  then: { actions: 1, 'not-happened': ['attack-declared'], quiet: true },
} as const;

scenario('CP-ATTACK-21', 'with nobody in range the attack action ends', { ...missed, editions: ['en'] });
scenario('CP-ATTACK-22', 'with nobody in range the attack ends', { ...missed, editions: ['de', 'es13'] });

scenario('CP-ATTACK-31', 'what is done before damage changes what the damage brings', {
  given: {
    active: 'softener',
    dice: ['hit', 'hit', 'hit', 'blank', 'failure', 'failure', 'failure'],
    Ann: { characters: { softener: { at: [10, 18] } } },
    Ben: { characters: { dummy: { at: [12, 18] } } },
  },
  // Stunned before damage, it gains 1 Power for 3 damage.
  when: [{ who: 'Ann', does: { attack: 'tap' } }],
  then: { Ben: { dummy: { damage: 3, power: 1, conditions: ['stun'] } }, quiet: true },
});

scenario(
  ['CP-MODIFY-3', 'CP-MODIFY-2'],
  'after the defender has modified its dice the attacker modifies them',
  {
    given: {
      active: 'trickster',
      dice: ['hit', 'blank', 'blank', 'failure', 'failure', 'block'],
      Ann: { characters: { trickster: { at: [10, 18] } } },
      Ben: { characters: { blocker: { at: [12, 18] } } },
    },
    when: [
      { who: 'Ann', does: { attack: 'feint' }, then: { asked: { Ben: 'ask.react' } } },
      { who: 'Ben', does: { react: 'sure', reroll: [2] } },
      { who: 'Ben', does: { pass: true }, then: { asked: { Ann: 'ask.react' } } },
      {
        who: 'Ann',
        does: { react: 'feint.0', change: [2] },
      },
    ],
    then: {
      happened: [{ rerolled: { side: 'defense', face: 'block' } }, { 'die-changed': { face: 'blank' } }],
      Ben: { blocker: { damage: 1 } },
      quiet: true,
    },
  },
);

scenario('CP-ICON-2', 'a wild that a change made counts for an icon rule', {
  given: {
    active: 'trickster',
    dice: ['blank', 'blank', 'failure', 'failure', 'failure'],
    Ann: { characters: { trickster: { at: [10, 18] } } },
    Ben: { characters: { dummy: { at: [12, 18] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'gamble', react: 'gamble.0', change: [0] } }],
  then: { Ben: { dummy: { conditions: ['bleed'], damage: 1 } }, quiet: true },
});

scenario('CP-ICON-2', 'a wild that was rerolled away does not', {
  given: {
    active: 'doubter',
    dice: ['wild', 'blank', 'failure', 'failure', 'failure', 'hit'],
    Ann: { characters: { doubter: { at: [10, 18] } } },
    Ben: { characters: { dummy: { at: [12, 18] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'cut', react: 'doubt', reroll: [0] } }],
  then: { Ben: { dummy: { conditions: [], damage: 1 } }, quiet: true },
});

scenario(['CP-ICON-3', 'CP-ICON-4'], 'an icon rule applies without a question, once for three wilds', {
  given: {
    active: 'iron-man',
    dice: ['wild', 'wild', 'wild', 'blank', 'failure', 'failure'],
    Ann: { characters: { 'iron-man': { at: [10, 18] } } },
    Ben: { characters: { dummy: { at: [14, 18] } } },
  },
  when: [
    { who: 'Ann', does: { attack: 'repulsor-blast' }, then: { asked: { Ann: 'ask.push' } } },
    { who: 'Ann', does: { aim: [20, 18] } },
  ],
  // Pushed Short, 3.375 inches, once.
  then: { Ben: { dummy: { at: [17.375, 18], damage: 3 } }, quiet: true },
});

scenario('CP-STAT-22', 'a special rule belongs to its attack alone', {
  given: {
    active: 'softener',
    dice: ['hit', 'blank', 'blank', 'blank', 'failure', 'failure', 'failure'],
    Ann: { characters: { softener: { at: [10, 18] } } },
    Ben: { characters: { dummy: { at: [12, 18] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'jab' } }],
  then: { Ben: { dummy: { damage: 1, conditions: [] } }, quiet: true },
});

scenario('CP-SUPER-4', 'a superpower whose requirement is not met is refused', {
  given: {
    active: 'spider-man',
    Ann: { characters: { 'spider-man': { at: [10, 18], power: 4 } } },
    Ben: { characters: far },
  },
  // Web Line needs somebody in range.
  when: [{ who: 'Ann', does: { power: 'web-line' }, refused: ['CP-SUPER-4'] }],
  then: { Ann: { 'spider-man': { power: 4 } }, quiet: true },
});

const shaken = (at: readonly [number, number], dice: number) =>
  ({
    given: {
      active: 'sniper',
      dice: blanks(dice),
      Ann: { characters: { sniper: { at: [10, 18] } } },
      Ben: { characters: { quaker: { at }, dummy: { at: [30, 30] } } },
    },
  }) as const;

scenario(['CP-AREA-8', 'CP-STAT-18'], 'an area ordered against somebody is made with that one in its range', {
  ...shaken([12, 18], 12),
  when: [
    { who: 'Ann', does: { attack: 'snipe' }, then: { asked: { Ben: 'ask.react' } } },
    { who: 'Ben', does: { react: 'aftershock' } },
  ],
  then: { happened: [{ 'series-declared': { who: 'quaker', targets: ['sniper'] } }], quiet: true },
});

scenario('CP-AREA-8', 'out of its range it is not made, whoever else is in it', {
  given: {
    ...shaken([17, 18], 7).given,
    Ann: { characters: { sniper: { at: [10, 18] }, dummy: { at: [17, 16] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'snipe' } }],
  then: { 'not-happened': ['series-declared'], asked: { Ann: 'ask.activation' }, quiet: true },
});

scenario('CP-DAZED-5', 'a Dazed character makes no attack, though an effect would let it', {
  given: {
    ...shaken([12, 18], 0).given,
    dice: ['hit', 'hit', 'hit', 'hit', 'failure', 'failure', 'failure'],
    Ben: { characters: { quaker: { at: [12, 18], damage: 4 }, dummy: { at: [30, 30] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'snipe' } }],
  then: {
    Ben: { quaker: { dazed: true } },
    'not-happened': ['series-declared'],
    asked: { Ann: 'ask.activation' },
    quiet: true,
  },
});

const fog = {
  secure: 'fog',
  active: 'sniper',
  dice: ['hit', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank'],
  Ann: { characters: { sniper: { at: [10, 18] } } },
  Ben: { characters: { dummy: { at: [12, 18] } } },
} as const;

scenario('CP-COVER-6', 'cover that a card grants works like cover from terrain', {
  given: fog,
  when: [
    { who: 'Ann', does: { attack: 'jab' }, then: { asked: { Ben: 'ask.react' } } },
    { who: 'Ben', does: { react: 'cover', change: [4] } },
  ],
  then: { Ben: { dummy: { damage: 0 } }, happened: [{ 'die-changed': { face: 'block' } }], quiet: true },
});

scenario('CP-EFFECT-7', 'an attack that denies cover wins over a card that grants it', {
  editions: ['en', 'de'],
  given: fog,
  when: [{ who: 'Ann', does: { attack: 'snipe' } }],
  then: { Ben: { dummy: { damage: 1 } }, quiet: true },
});

scenario('CP-EFFECT-2', 'in the newest edition the crisis card wins over the attack', {
  editions: ['es13'],
  given: fog,
  when: [
    { who: 'Ann', does: { attack: 'snipe' }, then: { asked: { Ben: 'ask.react' } } },
    { who: 'Ben', does: { react: 'cover', change: [4] } },
  ],
  then: { Ben: { dummy: { damage: 0 } }, quiet: true },
});

scenario('CP-ATTACK-19', 'everybody’s place is open before a target is chosen, and the ranges with it', {
  given: {
    active: 'dummy',
    Ann: { characters: { dummy: { at: [10, 18] } } },
    Ben: { characters: { sniper: { at: [20, 18] } } },
  },
  // 8.6 inches apart: out of Range 2 for the Jab, refused before anything is spent.
  when: [{ who: 'Ann', does: { attack: 'jab' }, refused: ['CP-ATTACK-15'] }],
  then: { actions: 2, Ben: { sniper: { at: [20, 18] } }, quiet: true },
});
