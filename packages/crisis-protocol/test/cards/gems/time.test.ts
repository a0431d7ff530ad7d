import { scenario } from '../../kit.ts';

const dice = ['blank', 'blank', 'blank', 'failure', 'block', 'block', 'failure'];

scenario(['CP-EFFECT-1'], 'before successes are compared all dice of both sides are rerolled', {
  given: {
    active: 'dummy',
    dice: [...dice, 'hit', 'hit', 'hit', 'critical', 'failure', 'blank', 'wild'],
    Ann: { characters: { dummy: { at: [10, 18], power: 2, gems: ['time'] } } },
    Ben: { characters: { giant: { at: [13, 18] } } },
  },
  when: [
    { who: 'Ann', does: { attack: 'jab' }, then: { asked: { Ann: 'ask.react' } } },
    { who: 'Ann', does: { react: 'time-gem' } },
  ],
  then: { Ann: { dummy: { power: 0 } }, Ben: { giant: { damage: 3 } }, quiet: true },
});

scenario(['CP-SUPER-8'], 'only while the bearer attacks', {
  given: {
    active: 'giant',
    dice: ['hit', 'blank', 'blank', 'blank', 'blank', 'blank', 'failure', 'failure', 'failure'],
    Ann: { characters: { giant: { at: [13, 18] } } },
    Ben: { characters: { dummy: { at: [10, 18], power: 2, gems: ['time'] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'stomp' } }],
  then: { Ben: { dummy: { damage: 1, power: 3 } }, quiet: true },
});
