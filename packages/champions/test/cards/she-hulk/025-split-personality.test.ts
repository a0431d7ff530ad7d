import { scenario } from '../../kit.ts';

scenario(
  ['MC-IDENTITY-5', 'MC-HAND-1', 'MC-WORD-6'],
  'Split Personality: another form, and cards up to its hand size',
  {
    given: {
      ada: {
        hero: 'She-Hulk',
        hand: ['Split Personality', 'Strength', 'Energy', 'Hellcat'],
        deck: ['Genius', 'Genius', 'Genius', 'Genius', 'Genius', 'Genius', 'Genius'],
      },
      ben: { hero: 'Spider-Man', deck: ['Genius'] },
    },
    when: [
      { who: 'ada', does: { use: 'Split Personality', pay: ['Strength', 'Energy'] } },
      // Jennifer Walters holds six: Hellcat and five new cards. The change of the turn is still there.
      { who: 'ada', does: { flip: true }, then: { ada: { hand: 6, deck: 2 } } },
      { who: 'ada', does: { pass: true } },
    ],
    then: { ada: { form: 'hero' }, ben: { form: 'hero', hand: [] }, quiet: true },
  },
);

scenario('MC-HAND-3', 'Split Personality: a full hand draws nothing and loses nothing', {
  given: {
    ada: {
      hero: 'She-Hulk',
      form: 'alter-ego',
      hand: [
        'Split Personality',
        'Strength',
        'Energy',
        'Hellcat',
        'Gamma Slam',
        'Ground Stomp',
        'Focused Rage',
        'Energy',
      ],
      deck: ['Genius'],
    },
  },
  when: [
    { who: 'ada', does: { use: 'Split Personality', pay: ['Strength', 'Energy'] } },
    { who: 'ada', does: { pass: true } },
  ],
  then: { ada: { form: 'hero', hand: 5, deck: 1 }, quiet: true },
});
