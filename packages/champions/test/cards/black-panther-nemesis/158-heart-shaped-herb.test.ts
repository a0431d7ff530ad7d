import { scenario } from '../../kit.ts';

scenario(
  ['MC-STATUS-1', 'MC-KEYWORD-7'],
  'Heart-Shaped Herb: the villain and your minions are tough, and surge',
  {
    given: {
      villainStep: 4,
      encounter: ['Crowd Control', 'Shocker'],
      ada: { hero: 'Black Panther', dealt: ['Heart-Shaped Herb'], minions: ['Sandman'], play: ['Shuri'] },
      ben: { hero: 'She-Hulk', minions: ['Killmonger'] },
    },
    when: [],
    then: {
      villain: { tough: true },
      cards: { Sandman: { tough: true }, Killmonger: { tough: false }, Shuri: { tough: false } },
      ada: { tough: false },
      sideSchemes: ['Crowd Control'],
      quiet: true,
    },
  },
);

scenario(
  ['MC-BOOST-3', 'MC-BOOST-4'],
  'Heart-Shaped Herb: as a boost the villain is tough, and there is no surge',
  {
    given: {
      villainStep: 2,
      encounter: ['Heart-Shaped Herb', 'Crowd Control', 'Shocker'],
      ada: { hero: 'She-Hulk', minions: [{ card: 'Sandman', stunned: true }] },
    },
    when: [{ who: 'ada', does: { defend: 'nobody' } }],
    then: {
      villain: { tough: true },
      cards: { Sandman: { tough: false } },
      ada: { damage: 3 },
      encounter: 1,
      quiet: true,
    },
  },
);
