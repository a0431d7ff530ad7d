import { scenario } from '../../kit.ts';

scenario(
  ['CP-EFFECT-1', 'CP-DICE-2', 'CP-ATTACK-8'],
  'one failure of an attack roll counts as a critical, with its die',
  {
    given: {
      active: 'dummy',
      // Two failures: one counts, and adds the die that comes after the defense.
      dice: ['failure', 'failure', 'blank', 'blank', 'failure', 'failure', 'failure', 'hit'],
      Ann: { characters: { dummy: { at: [10, 18], gems: ['reality'] } } },
      Ben: { characters: { giant: { at: [13, 18] } } },
    },
    when: [{ who: 'Ann', does: { attack: 'jab' } }],
    then: { Ben: { giant: { damage: 2 } }, quiet: true },
  },
);

scenario(['CP-EFFECT-1', 'CP-ICON-1'], 'and triggers rules that ask for a critical', {
  given: {
    active: 'dummy',
    // Curse rolls one die and one more for the critical: critical and wild poison, the wild alone bleeds.
    dice: ['failure', 'failure', 'failure', 'failure', 'wild'],
    Ann: { characters: { dummy: { at: [10, 18], gems: ['reality'] } } },
    Ben: { characters: { giant: { at: [13, 18] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'curse', react: 'curse.0' } }],
  then: { Ben: { giant: { damage: 2, conditions: ['bleed', 'poison'] } }, quiet: true },
});

scenario(['CP-EFFECT-1'], 'a defense roll too, and interacting; nobody else’s dice', {
  given: {
    active: 'giant',
    secure: 'deadly-meteors-mutate-civilians',
    dice: [
      'hit',
      'failure',
      'blank',
      'blank',
      'blank',
      'blank',
      'failure',
      'blank',
      'blank',
      'blank',
      'failure',
      'blank',
    ],
    Ann: { characters: { giant: { at: [14, 18] } } },
    Ben: { characters: { dummy: { at: [17, 18], power: 2, gems: ['reality'] } } },
  },
  when: [
    { who: 'Ann', does: { attack: 'stomp' } },
    { who: 'Ann', does: { end: true } },
    { who: 'Ben', does: { activate: 'dummy' } },
    { who: 'Ben', does: { interact: 1 } },
  ],
  then: {
    // One hit against the failure that counts; two dice at the bomb, the failure counts and no longer hurts.
    Ben: { dummy: { damage: 0, power: 1 } },
    tokens: { 1: { controller: 'Ben' } },
    quiet: true,
  },
});

scenario(
  ['CP-EFFECT-1', 'CP-ICON-1'],
  'the failure that counts as a critical is none for rules that ask for one',
  {
    given: {
      active: 'crossbones-merciless-merc',
      // Pierce asks for a wild and a failure; the last die is the one for the critical.
      dice: ['wild', 'failure', 'blank', 'blank', 'blank', 'block', 'failure', 'blank'],
      Ann: { characters: { 'crossbones-merciless-merc': { at: [10, 18], gems: ['reality'] } } },
      Ben: { characters: { dummy: { at: [13, 18] } } },
    },
    when: [{ who: 'Ann', does: { attack: 'plasma-beam', aim: [30, 18] } }],
    then: { Ben: { dummy: { damage: 1 } }, quiet: true },
  },
);
