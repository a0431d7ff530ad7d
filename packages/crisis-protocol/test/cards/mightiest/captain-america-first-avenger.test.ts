import { dice, scenario } from '../../kit.ts';

const CAP = 'captain-america-first-avenger';

scenario(
  ['CP-ICON-1', 'CP-ATTACK-14'],
  'Shield Bounce: once more against another near the first, and no further',
  {
    given: {
      active: CAP,
      dice: dice('wild, hit, failure 3, failure 3, wild, hit, failure 3, failure 3'),
      Ann: { characters: { [CAP]: { at: [10, 18] } } },
      Ben: { characters: { dummy: { at: [16, 18] }, giant: { at: [22, 18] }, blocker: { at: [30, 30] } } },
    },
    when: [{ who: 'Ann', does: { attack: 'shield-bounce', react: 'shield-bounce.0', may: true } }],
    then: {
      Ann: { [CAP]: { power: 4 } },
      Ben: { dummy: { damage: 2 }, giant: { damage: 2 }, blocker: { damage: 0 } },
      actions: 1,
      quiet: true,
    },
  },
);

scenario(
  ['CP-ATTACK-4', 'CP-ICON-1', 'CP-PUSH-1'],
  'Brooklyn Brawler: dice for the Size of the target, a push for a critical',
  {
    given: {
      active: CAP,
      dice: dice('critical, hit 2, failure 4, failure 4'),
      Ann: { characters: { [CAP]: { at: [10, 18], power: 4 } } },
      Ben: { characters: { dummy: { at: [14, 18] } } },
    },
    when: [{ who: 'Ann', does: { attack: 'brooklyn-brawler', may: true, aim: [30, 18] } }],
    then: {
      Ann: { [CAP]: { power: 0 } },
      Ben: { dummy: { damage: 3, at: [17.375, 18] } },
      quiet: true,
    },
  },
);

scenario(
  ['CP-ATTACK-4', 'CP-ICON-1'],
  'Brooklyn Brawler: Frontliner makes it once more, free, against another; Size 4 is not pushed',
  {
    given: {
      active: CAP,
      dice: dice('wild, hit, block, failure 6, failure 3, wild, hit, block, failure 4, failure 3'),
      Ann: { characters: { [CAP]: { at: [10, 18], power: 4 } } },
      Ben: { characters: { giant: { at: [14, 18] }, dummy: { at: [10, 22] } } },
    },
    when: [{ who: 'Ann', does: { attack: 'brooklyn-brawler', target: 'giant', may: true } }],
    then: {
      Ann: { [CAP]: { power: 0 } },
      Ben: { giant: { damage: 2, at: [14, 18] }, dummy: { damage: 2 } },
      actions: 1,
      quiet: true,
    },
  },
);

scenario(
  ['CP-POWER-3', 'CP-ATTACK-9', 'CP-LEAD-3'],
  'Earth’s Mightiest Heroes: an ally with a hit may pay 1 Power and change one of its dice, once in a turn',
  {
    given: {
      active: 'dummy',
      dice: dice('hit, blank, failure 2, failure 3, hit, failure 3, failure 3'),
      Ann: {
        affiliation: 'avengers',
        leader: CAP,
        characters: { [CAP]: { at: [4, 4], power: 3 }, dummy: { at: [10, 18], power: 2 } },
      },
      Ben: { characters: { giant: { at: [12.5, 18] } } },
    },
    when: [
      {
        who: 'Ann',
        does: { attack: 'jab', react: 'earth-s-mightiest-heroes', may: true, change: [1], face: 'wild' },
        then: { Ben: { giant: { damage: 2 } }, Ann: { dummy: { power: 1 }, [CAP]: { power: 3 } } },
      },
      { who: 'Ann', does: { attack: 'jab' } },
    ],
    then: { Ben: { giant: { damage: 3 } }, Ann: { dummy: { power: 1 } }, quiet: true },
  },
);

scenario(['CP-ATTACK-5', 'CP-SUPER-3'], 'Perfect Block: two dice more against any attack', {
  given: {
    active: 'dummy',
    dice: dice('hit, block, failure 4'),
    Ann: { characters: { dummy: { at: [10, 18] } } },
    Ben: { characters: { [CAP]: { at: [12, 18], power: 2 } } },
  },
  when: [
    { who: 'Ann', does: { attack: 'curse' } },
    { who: 'Ben', does: { react: 'perfect-block' } },
  ],
  then: { Ben: { [CAP]: { damage: 0, power: 0 } }, quiet: true },
});

scenario(['CP-STAT-2', 'CP-DICE-6'], 'I Can Do This All Day: on the Injured side only', {
  given: {
    active: 'dummy',
    dice: dice('hit 2, failure 2, blank 4, hit 2, failure 2, blank 4'),
    Ann: { characters: { dummy: { at: [10, 18] } } },
    Ben: {
      characters: { [CAP]: { at: [12, 18], side: 'injured' }, healthy: { card: CAP, at: [10, 20] } },
    },
  },
  when: [
    { who: 'Ann', does: { attack: 'jab', target: CAP } },
    { who: 'Ann', does: { attack: 'jab', target: 'healthy' } },
  ],
  then: { Ben: { [CAP]: { damage: 0 }, healthy: { damage: 2 } }, quiet: true },
});
