import { scenario } from '../../kit.ts';

scenario(['CP-GEM-7'], 'it gives 2 Power in the Power Phase where other gems give 1', {
  given: {
    phase: 'power',
    Ann: {
      characters: { dummy: { at: [10, 18], gems: ['power'] }, blocker: { at: [4, 4], gems: ['mind'] } },
    },
    Ben: { characters: { giant: { at: [15, 18] } } },
  },
  when: [],
  then: { Ann: { dummy: { power: 3 }, blocker: { power: 2 } }, Ben: { giant: { power: 1 } }, quiet: true },
});

scenario(['CP-COND-14'], 'it is one gain: Stun leaves 1 of it', {
  given: {
    phase: 'power',
    Ann: { characters: { dummy: { at: [10, 18], gems: ['power'], conditions: ['stun'] } } },
    Ben: { characters: { giant: { at: [15, 18] } } },
  },
  when: [],
  then: { Ann: { dummy: { power: 2 } }, quiet: true },
});
