import { dice, scenario } from '../../kit.ts';

scenario(['CP-ICON-1', 'CP-PUSH-1'], 'Impact Webbing: a wild may push a target of Size 2 or less away', {
  given: {
    active: 'spider-man',
    dice: dice('wild, blank 3, failure 3, wild, blank 3, failure 3'),
    Ann: { characters: { 'spider-man': { at: [10, 18] } } },
    Ben: { characters: { dummy: { at: [13, 18] }, giant: { at: [10, 24] } } },
  },
  when: [
    { who: 'Ann', does: { attack: 'impact-webbing', target: 'dummy', may: true, aim: [30, 18] } },
    { who: 'Ann', does: { attack: 'impact-webbing', target: 'giant' } },
  ],
  then: {
    Ann: { 'spider-man': { power: 2 } },
    Ben: { dummy: { at: [16.375, 18], damage: 1 }, giant: { at: [10, 24], damage: 1 } },
    quiet: true,
  },
});

scenario(['CP-ATTACK-14', 'CP-COND-1'], 'Taser Webs stun whom they hurt', {
  given: {
    active: 'spider-man',
    dice: dice('hit, blank 5, block, failure, hit, blank 5, failure 2'),
    Ann: { characters: { 'spider-man': { at: [10, 18], power: 4 } } },
    Ben: { characters: { dummy: { at: [13, 18] }, blocker: { at: [10, 21] } } },
  },
  when: [
    {
      who: 'Ann',
      does: { attack: 'taser-webs', target: 'dummy' },
      then: { Ben: { dummy: { damage: 0, conditions: [] } } },
    },
    { who: 'Ann', does: { attack: 'taser-webs', target: 'dummy' } },
  ],
  then: {
    Ann: { 'spider-man': { power: 0 } },
    Ben: { dummy: { damage: 1, conditions: ['stun'] }, blocker: { conditions: [] } },
    quiet: true,
  },
});

scenario(['CP-DAZED-4'], 'Taser Webs stun nobody whom they Daze', {
  given: {
    active: 'spider-man',
    dice: dice('hit, blank 5, failure 2'),
    Ann: { characters: { 'spider-man': { at: [10, 18], power: 2 } } },
    Ben: { characters: { dummy: { at: [13, 18], damage: 5 }, blocker: { at: [30, 30] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'taser-webs' } }],
  then: { Ben: { dummy: { dazed: true, conditions: [] } }, quiet: true },
});

scenario(
  ['CP-PUSH-1', 'CP-TOWARD-2', 'CP-SUPER-4'],
  'Web Line pulls each enemy within Range 4 once in a turn',
  {
    given: {
      active: 'spider-man',
      Ann: { characters: { 'spider-man': { at: [10, 18], power: 6 } } },
      Ben: { characters: { dummy: { at: [18, 18] }, giant: { at: [10, 26] }, minion: { at: [30, 30] } } },
    },
    when: [
      { who: 'Ann', does: { power: 'web-line', choose: 'dummy', aim: [10, 18] } },
      { who: 'Ann', does: { power: 'web-line', aim: [10, 18] } },
      { who: 'Ann', does: { power: 'web-line' }, refused: ['CP-SUPER-4'] },
    ],
    then: {
      Ann: { 'spider-man': { power: 2 } },
      Ben: { dummy: { at: [14.625, 18] }, giant: { at: [10, 22.625] }, minion: { at: [30, 30] } },
      quiet: true,
    },
  },
);

scenario(['CP-MODIFY-2', 'CP-DODGE-3'], 'Spider-Sense rerolls two dice, also when he dodges', {
  given: {
    active: 'captain-marvel',
    dice: dice('blank 3, block 2'),
    terrain: { car: { at: [9, 20, 11, 21], size: 2 } },
    Ann: { characters: { 'captain-marvel': { at: [10, 18], power: 3 } } },
    Ben: { characters: { 'spider-man': { at: [15, 18] } } },
  },
  when: [
    { who: 'Ann', does: { power: 'danvers-special', throw: 'car', aim: [20, 18] } },
    { who: 'Ben', does: { react: 'spider-sense', reroll: [0, 1] } },
  ],
  then: { Ben: { 'spider-man': { damage: 1 } }, terrain: [], quiet: true },
});

scenario('CP-SUPER-4', 'Spider-Sense does not warn him of mystic attacks', {
  given: {
    active: 'dummy',
    dice: dice('hit, blank 3'),
    Ann: { characters: { dummy: { at: [10, 18] } } },
    Ben: { characters: { 'spider-man': { at: [12, 18] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'curse' } }],
  then: { Ben: { 'spider-man': { damage: 1 } }, quiet: true },
});
