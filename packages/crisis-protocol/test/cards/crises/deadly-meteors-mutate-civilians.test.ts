import { scenario } from '../../kit.ts';

const secure = 'deadly-meteors-mutate-civilians';

scenario(
  ['CP-CONTROL-1', 'CP-INTERACT-3', 'CP-INTERACT-6'],
  'more successes than Healthy enemies at the bomb take control; a failure hurts',
  {
    given: {
      active: 'dummy',
      secure,
      // The Energy Defense of the dummy is 2.
      dice: ['hit', 'failure'],
      Ann: { characters: { dummy: { at: [18, 16], power: 2 }, giant: { at: [4, 4] } } },
      Ben: { characters: { blocker: { at: [18, 20], side: 'injured' } } },
    },
    when: [{ who: 'Ann', does: { interact: 1 } }],
    then: {
      tokens: { 1: { controller: 'Ann' }, 0: { controller: null } },
      Ann: { dummy: { damage: 1, power: 1 }, giant: { damage: 0 } },
      quiet: true,
    },
  },
);

scenario([], 'as many successes as Healthy enemies do not', {
  given: {
    active: 'dummy',
    secure,
    dice: ['hit', 'block'],
    Ann: { characters: { dummy: { at: [18, 16], power: 2 } } },
    Ben: { characters: { blocker: { at: [18, 20] } } },
  },
  when: [{ who: 'Ann', does: { interact: 1 } }],
  then: { tokens: { 1: { controller: null } }, Ann: { dummy: { damage: 0, power: 1 } }, quiet: true },
});

scenario(['CP-CONTROL-4', 'CP-CRISIS-8'], 'a bomb under control scores with nobody near', {
  given: {
    phase: 'cleanup',
    secure,
    tokens: { 0: { controller: 1 }, 1: { controller: 1 } },
    Ann: { characters: { dummy: { at: [18, 18] } } },
    Ben: { characters: { blocker: { at: [30, 30] } } },
  },
  when: [],
  then: { Ann: { points: 0 }, Ben: { points: 2 }, quiet: true },
});
