import { dice, scenario } from '../../kit.ts';

scenario(
  ['CP-ICON-1', 'CP-PUSH-1', 'CP-TOWARD-1'],
  'Repulsor Blast: a wild pushes the target away, before damage',
  {
    given: {
      active: 'iron-man',
      dice: dice('wild, blank 3, failure 2'),
      Ann: { characters: { 'iron-man': { at: [10, 18] } } },
      Ben: { characters: { dummy: { at: [16, 18] } } },
    },
    when: [
      { who: 'Ann', does: { attack: 'repulsor-blast', aim: [10, 18] }, refused: ['CP-TOWARD-7'] },
      { who: 'Ann', does: { aim: [30, 18] }, then: { happened: ['moved', 'damaged'] } },
    ],
    then: {
      Ann: { 'iron-man': { power: 1 } },
      Ben: { dummy: { at: [19.375, 18], damage: 1 } },
      quiet: true,
    },
  },
);

scenario(
  ['CP-ICON-1', 'CP-ATTACK-11'],
  'Homing Rockets: a wild hurts other enemies within Range 2 of the target',
  {
    given: {
      active: 'iron-man',
      dice: dice('wild, blank 4, failure 3'),
      Ann: { characters: { 'iron-man': { at: [10, 18], power: 2 }, blocker: { at: [20, 20] } } },
      Ben: { characters: { dummy: { at: [20, 18] }, giant: { at: [23, 18] }, minion: { at: [27, 18] } } },
    },
    when: [{ who: 'Ann', does: { attack: 'homing-rockets' } }],
    then: {
      Ann: { 'iron-man': { power: 0 }, blocker: { damage: 0 } },
      Ben: { dummy: { damage: 1 }, giant: { damage: 1 }, minion: { damage: 0 } },
      quiet: true,
    },
  },
);

scenario(['CP-STAT-2', 'CP-BEAM-5'], 'Unibeam is printed on the Injured side; it hits all under it', {
  given: {
    active: 'iron-man',
    dice: dice('hit, blank 5, failure 2, hit, blank 5, failure 3'),
    Ann: { characters: { 'iron-man': { at: [10, 18], power: 4, side: 'injured' } } },
    Ben: { characters: { dummy: { at: [14, 18] }, giant: { at: [18, 18] }, minion: { at: [10, 24] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'unibeam', aim: [30, 18], target: 'dummy' } }],
  then: {
    Ann: { 'iron-man': { power: 0 } },
    Ben: { dummy: { damage: 1 }, giant: { damage: 1 }, minion: { damage: 0 } },
    actions: 1,
    quiet: true,
  },
});

scenario(['CP-STAT-2'], 'a Healthy Iron Man has no Unibeam', {
  given: {
    active: 'iron-man',
    Ann: { characters: { 'iron-man': { at: [10, 18], power: 4 } } },
    Ben: { characters: { dummy: { at: [14, 18] } } },
  },
  when: [],
  then: { 'not-offered': { Ann: ['unibeam'] }, offered: { Ann: ['repulsor-blast'] }, quiet: true },
});

scenario(['CP-DAMAGE-1', 'CP-EFFECT-1'], 'Invincible Iron Man: 1 damage less, but never none', {
  given: {
    active: 'dummy',
    dice: dice('hit 3, blank, failure 4, hit, blank 3, failure 4'),
    Ann: { characters: { dummy: { at: [10, 18] } } },
    Ben: { characters: { 'iron-man': { at: [12, 18] } } },
  },
  when: [
    { who: 'Ann', does: { attack: 'jab' }, then: { Ben: { 'iron-man': { damage: 2, power: 2 } } } },
    { who: 'Ann', does: { attack: 'jab' } },
  ],
  then: { Ben: { 'iron-man': { damage: 3, power: 3 } }, quiet: true },
});

scenario(
  ['CP-SUPER-5', 'CP-ATTACK-4'],
  'Friday A.I.: two dice more in his next attack, not in the one after it',
  {
    given: {
      active: 'iron-man',
      dice: dice('hit 6, failure 3, hit 4, failure 2'),
      Ann: { characters: { 'iron-man': { at: [10, 18], power: 2 } } },
      Ben: { characters: { giant: { at: [13, 18] }, dummy: { at: [10, 21] } } },
    },
    when: [
      { who: 'Ann', does: { power: 'friday-a-i' } },
      { who: 'Ann', does: { attack: 'repulsor-blast', target: 'giant' } },
      { who: 'Ann', does: { attack: 'repulsor-blast', target: 'dummy' } },
    ],
    then: { Ben: { giant: { damage: 6 }, dummy: { damage: 4 } }, quiet: true },
  },
);
