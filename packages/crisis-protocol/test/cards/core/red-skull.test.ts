import { dice, scenario } from '../../kit.ts';

scenario(
  ['CP-ICON-1', 'CP-POWER-6'],
  'Cosmic Blast: for each wild the target loses 1 Power and he gains as much',
  {
    given: {
      active: 'red-skull',
      dice: dice('wild 2, blank 3, failure 2'),
      Ann: { characters: { 'red-skull': { at: [10, 18], power: 1 } } },
      Ben: { characters: { dummy: { at: [17, 18], power: 1 } } },
    },
    when: [{ who: 'Ann', does: { attack: 'cosmic-blast' } }],
    then: {
      Ann: { 'red-skull': { power: 1 } },
      Ben: { dummy: { damage: 2, power: 2 } },
      quiet: true,
    },
  },
);

scenario(
  ['CP-ICON-1', 'CP-ATTACK-14'],
  'Unleash the Cube: a throw for damage, and Stun around the target for a wild',
  {
    given: {
      active: 'red-skull',
      dice: dice('wild, blank 6, failure 2'),
      Ann: { characters: { 'red-skull': { at: [10, 18], power: 4 }, minion: { at: [13, 19.5] } } },
      Ben: { characters: { dummy: { at: [13, 18] }, giant: { at: [15.3, 18] }, blocker: { at: [20, 26] } } },
    },
    when: [
      {
        who: 'Ann',
        does: { attack: 'unleash-the-cube', target: 'dummy', react: 'unleash-the-cube.1', may: false },
      },
    ],
    then: {
      Ann: { 'red-skull': { power: 0, conditions: [] }, minion: { conditions: ['stun'] } },
      Ben: {
        dummy: { at: [13, 18], damage: 1, conditions: ['stun'] },
        giant: { conditions: ['stun'] },
        blocker: { conditions: [] },
      },
      quiet: true,
    },
  },
);

scenario(['CP-SUPER-6'], 'Cosmic Cube: an action for 3 Power; each failure of five dice hurts', {
  given: {
    active: 'red-skull',
    dice: dice('failure 2, critical, hit, blank'),
    Ann: { characters: { 'red-skull': { at: [10, 18] } } },
    Ben: { characters: { dummy: { at: [30, 30] } } },
  },
  when: [
    { who: 'Ann', does: { power: 'cosmic-cube' } },
    { who: 'Ann', does: { power: 'cosmic-cube' }, refused: ['CP-SUPER-4'] },
  ],
  then: { Ann: { 'red-skull': { power: 3, damage: 2 } }, actions: 1, quiet: true },
});

scenario(['CP-PLACE-1', 'CP-SUPER-4'], 'Master of the Cube: each ally within Range 4 once in a turn', {
  given: {
    active: 'red-skull',
    Ann: {
      characters: {
        'red-skull': { at: [10, 18], power: 6 },
        blocker: { at: [14, 18] },
        giant: { at: [30, 30] },
      },
    },
    Ben: { characters: { dummy: { at: [30, 4] } } },
  },
  when: [
    { who: 'Ann', does: { power: 'master-of-the-cube', choose: 'giant' }, refused: ['CP-SUPER-4'] },
    { who: 'Ann', does: { choose: 'blocker', to: [18, 18] } },
    { who: 'Ann', does: { power: 'master-of-the-cube', to: [10, 22] } },
  ],
  then: { Ann: { 'red-skull': { at: [10, 22], power: 0 }, blocker: { at: [18, 18] } }, quiet: true },
});

scenario(['CP-ATTACK-20', 'CP-SUPER-3'], 'Hail Hydra: another ally within Range 2 is attacked in his stead', {
  given: {
    active: 'dummy',
    dice: dice('hit, blank 3, failure 3'),
    Ann: { characters: { dummy: { at: [10, 18] } } },
    Ben: {
      characters: {
        'red-skull': { at: [12, 18], power: 2 },
        giant: { at: [15, 20] },
        minion: { at: [12, 24] },
      },
    },
  },
  when: [
    { who: 'Ann', does: { attack: 'jab' } },
    { who: 'Ben', does: { react: 'hail-hydra' } },
  ],
  then: {
    Ben: { 'red-skull': { damage: 0, power: 0 }, giant: { damage: 1 }, minion: { damage: 0 } },
    quiet: true,
  },
});

scenario(['CP-ATTACK-14', 'CP-LEAD-3'], 'Master of Evil: an ally that damages an enemy gains 1 Power', {
  given: {
    active: 'dummy',
    dice: dice('hit, blank 3, failure 3, blank 4, failure 3'),
    Ann: {
      affiliation: 'cabal',
      leader: 'red-skull',
      characters: { 'red-skull': { at: [4, 4] }, dummy: { at: [10, 18] } },
    },
    Ben: { characters: { giant: { at: [12.5, 18] } } },
  },
  when: [
    {
      who: 'Ann',
      does: { attack: 'jab' },
      then: { Ann: { dummy: { power: 1 }, 'red-skull': { power: 0 } } },
    },
    { who: 'Ann', does: { attack: 'jab' } },
  ],
  then: { Ann: { dummy: { power: 1 } }, quiet: true },
});

scenario(['CP-POWER-6'], 'Cosmic Blast: who has no Power loses none, and he gains none', {
  given: {
    active: 'red-skull',
    dice: dice('wild 2, blank 3, failure 2'),
    Ann: { characters: { 'red-skull': { at: [10, 18], power: 1 } } },
    Ben: { characters: { dummy: { at: [17, 18] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'cosmic-blast' } }],
  then: {
    'not-happened': ['power-lost'],
    Ann: { 'red-skull': { power: 0 } },
    Ben: { dummy: { damage: 2, power: 2 } },
    quiet: true,
  },
});
