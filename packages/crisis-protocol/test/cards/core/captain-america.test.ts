import { dice, scenario } from '../../kit.ts';

scenario(['CP-ICON-1', 'CP-PUSH-1'], 'Strike: a wild pushes the target away before damage', {
  given: {
    active: 'captain-america',
    dice: dice('wild, hit, blank 3, failure 3'),
    Ann: { characters: { 'captain-america': { at: [10, 18] } } },
    Ben: { characters: { dummy: { at: [12, 18] }, blocker: { at: [10, 24] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'strike', may: true, aim: [20, 18] } }],
  then: {
    Ann: { 'captain-america': { power: 2 } },
    Ben: { dummy: { at: [15.375, 18], damage: 2 }, blocker: { at: [10, 24] } },
    quiet: true,
  },
});

scenario(['CP-ICON-1', 'CP-STAT-13'], 'Strike: nobody of Size 4 is pushed', {
  given: {
    active: 'captain-america',
    dice: dice('wild, hit, blank 3, failure 3'),
    Ann: { characters: { 'captain-america': { at: [10, 18] } } },
    Ben: { characters: { giant: { at: [12.5, 18] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'strike' } }],
  then: { Ben: { giant: { at: [12.5, 18], damage: 2 } }, quiet: true },
});

scenario(['CP-EFFECT-1'], 'Shield Throw needs no line of sight and denies cover', {
  given: {
    active: 'captain-america',
    dice: dice('hit, blank 4, failure 2, blank'),
    terrain: { wall: { at: [13, 14, 14, 22], size: 5 } },
    Ann: { characters: { 'captain-america': { at: [10, 18] } } },
    // Less than an inch behind the wall and 4.1 inches from him: against another attack it has cover.
    Ben: { characters: { dummy: { at: [15.5, 18] } } },
  },
  when: [
    { who: 'Ann', does: { attack: 'strike' }, refused: ['CP-ATTACK-15'] },
    { who: 'Ann', does: { attack: 'shield-throw' } },
  ],
  then: { Ann: { 'captain-america': { power: 1 } }, Ben: { dummy: { damage: 1 } }, quiet: true },
});

scenario(['CP-THROW-1', 'CP-ATTACK-14'], 'Shield Slam may throw a target of Size 3 or less', {
  given: {
    active: 'captain-america',
    dice: dice('blank 6, failure 3'),
    Ann: { characters: { 'captain-america': { at: [10, 18], power: 2 } } },
    Ben: { characters: { dummy: { at: [12, 18] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'shield-slam', may: true, aim: [12, 28] } }],
  then: {
    Ann: { 'captain-america': { power: 0 } },
    Ben: { dummy: { at: [12, 21.375], damage: 0 } },
    quiet: true,
  },
});

scenario(
  ['CP-ATTACK-5', 'CP-SUPER-3'],
  'Vibranium Shield: two dice more against physical and energy attacks',
  {
    given: {
      active: 'dummy',
      dice: dice('hit 3, blank, block 3, failure 3'),
      Ann: { characters: { dummy: { at: [10, 18] } } },
      Ben: { characters: { 'captain-america': { at: [12, 18], power: 2 } } },
    },
    when: [
      { who: 'Ann', does: { attack: 'jab' } },
      { who: 'Ben', does: { react: 'vibranium-shield' } },
    ],
    then: { Ben: { 'captain-america': { damage: 0, power: 0 } }, quiet: true },
  },
);

scenario(['CP-SUPER-8'], 'Vibranium Shield is no help against mystic attacks', {
  given: {
    active: 'dummy',
    dice: dice('hit, failure 3'),
    Ann: { characters: { dummy: { at: [10, 18] } } },
    Ben: { characters: { 'captain-america': { at: [12, 18], power: 2 } } },
  },
  when: [{ who: 'Ann', does: { attack: 'curse' } }],
  then: { Ben: { 'captain-america': { damage: 1, power: 3 } }, quiet: true },
});

scenario(['CP-ATTACK-20'], 'Bodyguard is for allies within Range 2', {
  given: {
    active: 'dummy',
    dice: dice('hit, blank 3, failure 3'),
    Ann: { characters: { dummy: { at: [10, 18] } } },
    Ben: { characters: { giant: { at: [12.5, 18] }, 'captain-america': { at: [20, 18], power: 2 } } },
  },
  when: [{ who: 'Ann', does: { attack: 'jab' } }],
  then: { Ben: { giant: { damage: 1 }, 'captain-america': { damage: 0, power: 2 } }, quiet: true },
});

scenario(
  ['CP-SUPER-3', 'CP-LEAD-2'],
  'A Day Unlike Any Other: only the first superpower of an ally in a turn',
  {
    given: {
      active: 'captain-marvel',
      Ann: {
        affiliation: 'avengers',
        leader: 'captain-america',
        characters: { 'captain-america': { at: [4, 4] }, 'captain-marvel': { at: [10, 18], power: 5 } },
      },
      Ben: { characters: { dummy: { at: [12, 18] } } },
    },
    when: [
      {
        who: 'Ann',
        does: { power: 'binary-form' },
        then: { Ann: { 'captain-marvel': { power: 2 } } },
      },
      { who: 'Ann', does: { power: 'danvers-special' }, refused: ['CP-POWER-5'] },
    ],
    then: { Ann: { 'captain-marvel': { power: 2 } }, quiet: true },
  },
);
