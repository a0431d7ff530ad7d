import { dice, scenario } from '../../kit.ts';

const SOLDIER = 'winter-soldier-operative';

scenario(
  ['CP-ICON-1', 'CP-ATTACK-11', 'CP-POWER-3'],
  'Spec Ops Rifle: each wild costs the target 1 Power before damage',
  {
    given: {
      active: SOLDIER,
      dice: dice('wild 2, failure 3, failure 3'),
      Ann: { characters: { [SOLDIER]: { at: [10, 18] } } },
      Ben: { characters: { dummy: { at: [20, 18], power: 3 }, giant: { at: [10, 27], power: 3 } } },
    },
    when: [{ who: 'Ann', does: { attack: 'spec-ops-rifle', target: 'dummy' } }],
    then: {
      Ann: { [SOLDIER]: { power: 2 } },
      Ben: { dummy: { damage: 2, power: 3 }, giant: { power: 3 } },
      quiet: true,
    },
  },
);

scenario(
  ['CP-ICON-1', 'CP-ATTACK-14'],
  'Concussion Grenade: Stun for damage; a wild shocks all enemies around the target',
  {
    given: {
      active: SOLDIER,
      dice: dice('wild, failure 4, failure 2'),
      Ann: { characters: { [SOLDIER]: { at: [10, 18], power: 1 }, minion: { at: [14, 20] } } },
      Ben: { characters: { dummy: { at: [14, 18] }, giant: { at: [17, 18] }, blocker: { at: [24, 24] } } },
    },
    when: [
      { who: 'Ann', does: { attack: 'concussion-grenade', target: 'dummy', react: 'concussion-grenade.0' } },
    ],
    then: {
      Ann: { [SOLDIER]: { power: 0, conditions: [] }, minion: { conditions: [] } },
      Ben: {
        dummy: { conditions: ['stun', 'shock'] },
        giant: { damage: 0, conditions: ['shock'] },
        blocker: { conditions: [] },
      },
      quiet: true,
    },
  },
);

scenario(
  ['CP-ICON-1', 'CP-ATTACK-14'],
  'The Red Agent: Clean Sweep hurts every other enemy within Range 3 of him',
  {
    given: {
      active: SOLDIER,
      dice: dice('wild, hit, failure 5, failure 3, hit 2, failure 5, failure 3'),
      Ann: { characters: { [SOLDIER]: { at: [10, 18], power: 6 } } },
      Ben: { characters: { dummy: { at: [14, 18] }, giant: { at: [10, 23] }, blocker: { at: [24, 24] } } },
    },
    when: [
      { who: 'Ann', does: { attack: 'the-red-agent', target: 'dummy' } },
      { who: 'Ann', does: { attack: 'the-red-agent', target: 'dummy' } },
    ],
    then: {
      Ann: { [SOLDIER]: { power: 0 } },
      Ben: { dummy: { damage: 4 }, giant: { damage: 1 }, blocker: { damage: 0 } },
      quiet: true,
    },
  },
);

scenario(
  ['CP-SUPER-8', 'CP-HURL-6', 'CP-DODGE-1'],
  'Kill Box: terrain near an enemy that ends an advance within Range 4 falls on it',
  {
    given: {
      active: 'dummy',
      dice: dice('block, failure 2'),
      terrain: { car: { at: [17, 20, 19, 21], size: 2 }, house: { at: [17, 13, 19, 15], size: 4 } },
      Ann: { characters: { dummy: { at: [22, 18] } } },
      Ben: { characters: { [SOLDIER]: { at: [10, 18], power: 3 }, giant: { at: [30, 30] } } },
    },
    when: [
      { who: 'Ann', does: { move: [18, 18] } },
      { who: 'Ben', does: { react: 'kill-box' } },
    ],
    then: {
      Ann: { dummy: { damage: 2 } },
      Ben: { [SOLDIER]: { power: 0 }, giant: { damage: 0 } },
      terrain: ['house'],
      quiet: true,
    },
  },
);

scenario(['CP-SUPER-8'], 'Kill Box: not beyond Range 4', {
  given: {
    active: 'dummy',
    terrain: { car: { at: [25, 20, 27, 21], size: 2 } },
    Ann: { characters: { dummy: { at: [22, 18] } } },
    Ben: { characters: { [SOLDIER]: { at: [10, 18], power: 3 } } },
  },
  when: [{ who: 'Ann', does: { move: [26, 18] } }],
  then: { Ben: { [SOLDIER]: { power: 3 } }, terrain: ['car'], quiet: true },
});

scenario(['CP-SUPER-8'], 'Kill Box: not for who is thrown there', {
  given: {
    active: 'captain-marvel',
    terrain: { car: { at: [17, 20, 19, 21], size: 2 } },
    Ann: { characters: { dummy: { at: [12, 18] } } },
    Ben: {
      characters: { 'captain-marvel': { at: [10, 18], power: 3 }, [SOLDIER]: { at: [10, 14], power: 3 } },
    },
  },
  when: [{ who: 'Ben', does: { power: 'danvers-special', choose: 'dummy', aim: [30, 18] } }],
  then: {
    Ann: { dummy: { at: [17, 18], damage: 0 } },
    Ben: { [SOLDIER]: { power: 3 } },
    terrain: ['car'],
    quiet: true,
  },
});

scenario(['CP-MODIFY-1', 'CP-MODIFY-2'], 'Spetsnaz Training: one die, against whoever is within Range 1', {
  given: {
    active: 'dummy',
    dice: dice('hit 2, failure 2, blank, failure 3, block'),
    Ann: { characters: { dummy: { at: [10, 18] } } },
    Ben: { characters: { [SOLDIER]: { at: [11.5, 18] } } },
  },
  when: [
    { who: 'Ann', does: { attack: 'jab' } },
    { who: 'Ben', does: { react: 'spetsnaz-training', reroll: [4] } },
  ],
  then: { Ben: { [SOLDIER]: { damage: 1 } }, quiet: true },
});

scenario('CP-SUPER-4', 'Spetsnaz Training: not against somebody further away', {
  given: {
    active: 'dummy',
    dice: dice('hit 2, failure 2, blank 4'),
    Ann: { characters: { dummy: { at: [10, 18] } } },
    Ben: { characters: { [SOLDIER]: { at: [13, 18] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'jab' } }],
  then: { Ben: { [SOLDIER]: { damage: 2 } }, quiet: true },
});
