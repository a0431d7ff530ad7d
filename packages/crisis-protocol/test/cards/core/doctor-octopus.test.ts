import { dice, scenario } from '../../kit.ts';

scenario(['CP-ICON-1', 'CP-EFFECT-1'], 'Strike: each wild counts as two successes', {
  given: {
    active: 'doctor-octopus',
    dice: dice('wild 2, blank 2, failure 3'),
    Ann: { characters: { 'doctor-octopus': { at: [10, 18] } } },
    Ben: { characters: { dummy: { at: [16, 18] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'strike' } }],
  then: { Ann: { 'doctor-octopus': { power: 4 } }, Ben: { dummy: { damage: 4 } }, quiet: true },
});

const pierced = {
  given: {
    active: 'doctor-octopus',
    dice: dice('wild, blank 5, wild, block'),
    Ann: { characters: { 'doctor-octopus': { at: [10, 18], power: 3 } } },
    Ben: { characters: { dummy: { at: [17, 18] } } },
  },
  then: { Ann: { 'doctor-octopus': { power: 0 } }, Ben: { dummy: { damage: 0 } }, quiet: true },
};
const piercing = (notOptional: string) => [
  { who: 'Ann', does: { attack: 'arm-lasers', change: [6, 7] }, refused: ['CP-MODIFY-7'] },
  { who: 'Ann', does: { change: [] }, refused: [notOptional] },
  { who: 'Ann', does: { change: [6] } },
];

scenario(
  ['CP-ATTACK-9', 'CP-MODIFY-3', 'CP-ICON-1', 'CP-ICON-3'],
  'Arm Lasers: a wild turns one defense die to a blank, and that is not optional',
  { ...pierced, when: piercing('CP-ICON-3'), editions: ['de'] },
);

scenario(
  ['CP-ATTACK-9', 'CP-MODIFY-3', 'CP-ICON-1'],
  'Arm Lasers: a wild turns one defense die to a blank: the effect is applied',
  { ...pierced, when: piercing('CP-ICON-1'), editions: ['en', 'es13'] },
);

scenario(['CP-HURL-1', 'CP-STAT-13'], 'Ock’s Clutches: terrain and enemies of Size 2 or less', {
  given: {
    active: 'doctor-octopus',
    dice: dice('failure 3'),
    terrain: { car: { at: [9, 22, 11, 23], size: 2 }, house: { at: [14, 22, 16, 24], size: 4 } },
    Ann: { characters: { 'doctor-octopus': { at: [10, 18], power: 3 } } },
    Ben: { characters: { giant: { at: [14, 18] } } },
  },
  when: [
    {
      who: 'Ann',
      does: { power: 'ock-s-clutches' },
      then: { asked: { Ann: 'ask.throw-what' }, 'not-offered': { Ann: ['terrain:house'] } },
    },
    { who: 'Ann', does: { throw: 'car', aim: [20, 18] } },
  ],
  then: {
    Ann: { 'doctor-octopus': { power: 0 } },
    Ben: { giant: { damage: 3 } },
    terrain: ['house'],
    quiet: true,
  },
});

scenario(
  ['CP-SUPER-10', 'CP-SUPER-11'],
  'Scientific Hubris: 1 Power after each roll of his with a critical',
  {
    given: {
      active: 'doctor-octopus',
      dice: dice('critical 2, blank 2, blank 2, critical, failure 2, failure'),
      Ann: { characters: { 'doctor-octopus': { at: [10, 18] } } },
      Ben: { characters: { dummy: { at: [16, 18] } } },
    },
    when: [{ who: 'Ann', does: { attack: 'strike' } }],
    then: { Ann: { 'doctor-octopus': { power: 2 } }, Ben: { dummy: { damage: 1 } }, quiet: true },
  },
);

scenario(['CP-SUPER-4'], 'Scientific Hubris does not care for the dice of others', {
  given: {
    active: 'dummy',
    dice: dice('critical, blank 3, blank, failure 4'),
    Ann: { characters: { dummy: { at: [10, 18] } } },
    Ben: { characters: { 'doctor-octopus': { at: [12.5, 18] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'jab' } }],
  then: { Ben: { 'doctor-octopus': { damage: 1, power: 1 } }, quiet: true },
});

scenario(
  ['CP-ATTACK-8', 'CP-MODIFY-1'],
  'Scientific Hubris comes with the roll: its Power can pay for what modifies the dice',
  {
    given: {
      active: 'doctor-octopus',
      // Strike, the defense, the die for the critical; then the critical is rerolled.
      dice: dice('critical, blank 3, failure 3, blank, hit'),
      Ann: {
        affiliation: 'shield',
        leader: 'invincible-iron-man',
        characters: { 'doctor-octopus': { at: [10, 18] }, 'invincible-iron-man': { at: [4, 4] } },
      },
      Ben: { characters: { giant: { at: [13, 18] } } },
    },
    when: [
      {
        who: 'Ann',
        does: { attack: 'strike' },
        then: { Ann: { 'doctor-octopus': { power: 1 } }, offered: { Ann: ['let-s-get-you-an-upgrade'] } },
      },
      // No critical is left, and the Power is spent.
      { who: 'Ann', does: { react: 'let-s-get-you-an-upgrade/0', may: true, reroll: [0] } },
    ],
    then: {
      Ann: { 'doctor-octopus': { power: 1 } },
      Ben: { giant: { damage: 1 } },
      happened: [
        { 'power-gained': { who: 'doctor-octopus', amount: 1 } },
        { 'power-spent': { who: 'doctor-octopus' } },
        'rerolled',
        { damaged: { who: 'giant' } },
        // For the damage of Strike.
        { 'power-gained': { who: 'doctor-octopus', amount: 1 } },
      ],
      quiet: true,
    },
  },
);

scenario(['CP-MODIFY-5'], 'Scientific Hubris: a critical that only a reroll brings is none', {
  given: {
    active: 'doctor-octopus',
    dice: dice('blank 4, failure 3, critical'),
    Ann: {
      affiliation: 'shield',
      leader: 'invincible-iron-man',
      characters: { 'doctor-octopus': { at: [10, 18], power: 1 }, 'invincible-iron-man': { at: [4, 4] } },
    },
    Ben: { characters: { giant: { at: [13, 18] } } },
  },
  when: [
    { who: 'Ann', does: { attack: 'strike', react: 'let-s-get-you-an-upgrade/0', may: true, reroll: [0] } },
  ],
  then: { Ann: { 'doctor-octopus': { power: 1 } }, Ben: { giant: { damage: 1 } }, quiet: true },
});

scenario([], 'Scientific Hubris: who is Dazed by the attack has had its Power', {
  given: {
    active: 'giant',
    dice: dice('hit 6, critical, failure 3, failure'),
    Ann: { characters: { giant: { at: [10, 18] } } },
    Ben: { characters: { 'doctor-octopus': { at: [13, 18], damage: 4 } } },
  },
  when: [{ who: 'Ann', does: { attack: 'stomp' } }],
  // 1 for the critical, 1 for the damage that was left to suffer.
  then: { Ben: { 'doctor-octopus': { dazed: true, power: 2 } }, quiet: true },
});

scenario(
  ['CP-DODGE-2', 'CP-DICE-9'],
  'Scientific Hubris: also when he dodges, and when he rolls at a token',
  {
    given: {
      active: 'hulk',
      secure: 'deadly-meteors-mutate-civilians',
      tokens: { 0: { at: [17, 20] }, 1: { at: [4, 4] }, 2: { at: [32, 32] } },
      dice: dice('critical, failure 3, failure, critical, failure, blank'),
      Ann: { characters: { hulk: { at: [10, 18], power: 2 } } },
      Ben: {
        characters: {
          dummy: { at: [13, 18], activated: true },
          'doctor-octopus': { at: [16, 18], power: 1 },
        },
      },
    },
    when: [
      // Thrown into him, Dummy threatens 3 damage in every edition; one critical takes 1 off.
      {
        who: 'Ann',
        does: { power: 'strongest-one-there-is', aim: [30, 18] },
        then: { Ben: { 'doctor-octopus': { damage: 2, power: 4 } } },
      },
      { who: 'Ann', does: { end: true } },
      { who: 'Ben', does: { activate: 'doctor-octopus' } },
      { who: 'Ben', does: { interact: 0 } },
    ],
    // Paid 1, gained 1 for the critical; the failure hurts.
    then: {
      Ben: { 'doctor-octopus': { damage: 3, power: 4 } },
      tokens: { 0: { controller: 'Ben' } },
      quiet: true,
    },
  },
);
