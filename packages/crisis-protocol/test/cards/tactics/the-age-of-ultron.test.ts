import { dice, scenario } from '../../kit.ts';

scenario(
  ['CP-TACTIC-4', 'CP-KO-1', 'CP-EFFECT-1'],
  'for 8 Power a KO’d Ultron stays: Healthy, without damage and conditions, and may be placed',
  {
    given: {
      active: 'dummy',
      dice: dice('hit 4, failure 4'),
      Ann: { characters: { dummy: { at: [10, 18] } } },
      Ben: {
        tactics: ['the-age-of-ultron'],
        characters: {
          ultron: { at: [12.5, 18], power: 7, side: 'injured', damage: 4, conditions: ['slow'] },
          giant: { at: [30, 30], power: 8 },
        },
      },
    },
    when: [
      { who: 'Ann', does: { attack: 'jab' } },
      { who: 'Ben', does: { react: 'the-age-of-ultron', may: true, to: [16, 18] } },
    ],
    then: {
      Ben: {
        ultron: { at: [16, 18], side: 'healthy', damage: 0, conditions: [], power: 0, gone: false },
        giant: { power: 8 },
        tactics: [],
      },
      'not-happened': ['knocked-out'],
      quiet: true,
    },
  },
);

scenario(['CP-KO-1'], 'without 8 Power he is KO’d', {
  given: {
    active: 'dummy',
    dice: dice('hit 4, failure 4'),
    Ann: { characters: { dummy: { at: [10, 18] } } },
    Ben: {
      tactics: ['the-age-of-ultron'],
      characters: {
        ultron: { at: [12.5, 18], power: 6, side: 'injured', damage: 4 },
        giant: { at: [30, 30], power: 8 },
      },
    },
  },
  when: [{ who: 'Ann', does: { attack: 'jab' } }],
  then: { Ben: { ultron: { gone: true }, tactics: ['the-age-of-ultron'] }, quiet: true },
});

scenario('CP-KO-1', 'who stays was KO’d all the same: Nick Fury’s squad scores for him', {
  given: {
    active: 'dummy',
    dice: dice('hit 4, failure 4'),
    Ann: { points: 3, characters: { dummy: { at: [10, 18] } } },
    Ben: {
      affiliation: 'shield',
      leader: 'nick-fury',
      tactics: ['the-age-of-ultron'],
      characters: {
        'nick-fury': { at: [30, 30] },
        ultron: { at: [12.5, 18], power: 7, side: 'injured', damage: 4 },
      },
    },
  },
  when: [
    { who: 'Ann', does: { attack: 'jab' } },
    { who: 'Ben', does: { react: 'the-age-of-ultron', may: false } },
  ],
  then: { Ben: { points: 1, ultron: { gone: false, damage: 0 }, tactics: [] }, quiet: true },
});
