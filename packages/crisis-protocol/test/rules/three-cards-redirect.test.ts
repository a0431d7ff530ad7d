import { dice, scenario } from '../kit.ts';

// Where three cards meet and one of them passes an attack on. Captain America is the one of the core set.

const CAP = 'captain-america';
const AVENGER = 'captain-america-first-avenger';

scenario(
  ['CP-ATTACK-20', 'CP-ATTACK-14'],
  'Hail Hydra, Inured to Pain, Aggressive: who is pushed forward and feels nothing has no reason to advance',
  {
    given: {
      active: 'dummy',
      dice: dice('hit 2, blank 2, block, failure 3'),
      Ann: { characters: { dummy: { at: [10, 18] } } },
      Ben: {
        characters: { 'red-skull': { at: [12, 18], power: 2 }, crossbones: { at: [15, 18], power: 1 } },
      },
    },
    when: [
      { who: 'Ann', does: { attack: 'jab' } },
      { who: 'Ben', does: { react: 'hail-hydra' } },
      { who: 'Ben', does: { react: 'inured-to-pain' } },
    ],
    then: {
      Ben: { 'red-skull': { damage: 0, power: 0 }, crossbones: { damage: 0, power: 0, at: [15, 18] } },
      'not-happened': ['damaged'],
      quiet: true,
    },
  },
);

scenario(
  ['CP-ATTACK-20', 'CP-EFFECT-6'],
  'Hail Hydra, Untamed Force, Bodyguard: the attack that answers is redirected in turn',
  {
    given: {
      active: 'dummy',
      dice: dice('blank 4, failure 3, hit 3, blank 2, block, blank 3'),
      Ann: { characters: { dummy: { at: [10, 18] }, [CAP]: { at: [10, 20.5], power: 2 } } },
      Ben: {
        characters: { 'red-skull': { at: [12, 18], power: 2 }, sabretooth: { at: [12, 15.5], power: 2 } },
      },
    },
    when: [
      { who: 'Ann', does: { attack: 'jab', target: 'red-skull' } },
      { who: 'Ben', does: { react: 'hail-hydra' } },
      { who: 'Ben', does: { react: 'untamed-force' } },
      { who: 'Ann', does: { react: 'bodyguard' } },
    ],
    then: {
      Ann: { dummy: { damage: 0 }, [CAP]: { damage: 2, power: 2 } },
      Ben: { sabretooth: { damage: 0, power: 2 }, 'red-skull': { damage: 0, power: 0 } },
      actions: 1,
      quiet: true,
    },
  },
);

scenario(
  ['CP-ATTACK-14', 'CP-TACTIC-4'],
  'Bodyguard, Reversal: who was the target first is another ally in the end, and may strike back',
  {
    given: {
      active: 'dummy',
      dice: dice('blank 4, failure 4, critical, wild, blank 2'),
      Ann: { characters: { dummy: { at: [10, 18] } } },
      Ben: {
        tactics: ['reversal'],
        characters: { blocker: { at: [12, 18], power: 2 }, [CAP]: { at: [15.5, 18], power: 2 } },
      },
    },
    when: [
      { who: 'Ann', does: { attack: 'jab' } },
      { who: 'Ben', does: { react: 'bodyguard' } },
      { who: 'Ben', does: { react: 'reversal' } },
    ],
    then: {
      Ann: { dummy: { damage: 2, power: 2 } },
      Ben: { blocker: { power: 0, damage: 0 }, [CAP]: { power: 0, damage: 0 }, tactics: [] },
      quiet: true,
    },
  },
);

scenario(
  ['CP-COND-13', 'CP-ATTACK-20', 'CP-ACTIVATE-9'],
  'For Asgard!, Bodyguard: the Stagger is for whoever was hurt',
  {
    given: {
      active: 'thor-prince-of-asgard',
      dice: dice('hit 3, blank 3, blank 4'),
      Ann: { characters: { 'thor-prince-of-asgard': { at: [10, 18], power: 3 } } },
      Ben: { characters: { blocker: { at: [12, 18.5] }, [CAP]: { at: [15.5, 18.5], power: 2 } } },
    },
    when: [
      { who: 'Ann', does: { power: 'for-asgard', to: [10, 18.5] } },
      { who: 'Ben', does: { react: 'bodyguard' } },
    ],
    then: {
      Ann: { 'thor-prince-of-asgard': { power: 3 } },
      Ben: {
        [CAP]: { damage: 3, power: 3, conditions: ['stagger'] },
        blocker: { damage: 0, conditions: [] },
      },
      actions: 1,
      quiet: true,
    },
  },
);

scenario(
  ['CP-COND-14', 'CP-ATTACK-30', 'CP-ATTACK-20'],
  'Trip Up, Bodyguard: Stun comes after the attack, too late to cut the Power for its damage',
  {
    given: {
      active: 'dummy',
      dice: dice('hit 3, blank, blank 4'),
      Ann: {
        tactics: ['trip-up'],
        characters: { dummy: { at: [10, 18], power: 1 }, frail: { at: [12, 20.5], power: 1 } },
      },
      Ben: { characters: { blocker: { at: [12, 18] }, [CAP]: { at: [15.5, 18], power: 2 } } },
    },
    when: [
      { who: 'Ann', does: { attack: 'jab', react: 'trip-up' } },
      { who: 'Ben', does: { react: 'bodyguard' } },
    ],
    then: {
      Ben: {
        [CAP]: { damage: 3, power: 3, conditions: ['stun', 'stagger'] },
        blocker: { damage: 0, conditions: [] },
      },
      quiet: true,
    },
  },
);

scenario(
  ['CP-AREA-5', 'CP-DAZED-4', 'CP-DAZED-7'],
  'God of Thunder, Hail Hydra: nobody is pushed forward who was Dazed by the attack before',
  {
    given: {
      active: 'thor-prince-of-asgard',
      dice: dice('hit 2, blank 5, failure 2, blank 7, failure 3'),
      Ann: { characters: { 'thor-prince-of-asgard': { at: [10, 18], power: 4 } } },
      Ben: {
        characters: {
          'red-skull': { at: [12, 18], power: 2 },
          crossbones: { at: [10, 20.5], damage: 5 },
          blocker: { at: [30, 30] },
        },
      },
    },
    when: [{ who: 'Ann', does: { attack: 'god-of-thunder', target: 'crossbones' } }],
    then: {
      Ben: {
        crossbones: { dazed: true, conditions: [] },
        'red-skull': { damage: 0, power: 2, conditions: ['shock'] },
      },
      actions: 1,
      quiet: true,
    },
  },
);

scenario(
  ['CP-ATTACK-20', 'CP-ATTACK-5'],
  'Sacrifice, Bodyguard, Vibranium Shield: the third one is not bound by what the second had to accept',
  {
    given: {
      active: 'dummy',
      dice: dice('hit 4, block 4, blank 2'),
      Ann: { characters: { dummy: { at: [10, 18] } } },
      Ben: {
        tactics: ['sacrifice'],
        characters: {
          giant: { at: [12.5, 18], power: 1 },
          blocker: { at: [15.5, 20], power: 3 },
          [CAP]: { at: [18.5, 20], power: 4 },
        },
      },
    },
    when: [
      { who: 'Ann', does: { attack: 'jab' } },
      { who: 'Ben', does: { react: 'sacrifice' }, then: { 'not-offered': { Ben: ['perfect-block'] } } },
      { who: 'Ben', does: { react: 'bodyguard' } },
      { who: 'Ben', does: { react: 'vibranium-shield' } },
    ],
    then: {
      Ben: {
        giant: { damage: 0, power: 0 },
        blocker: { damage: 0, power: 2 },
        [CAP]: { damage: 0, power: 0 },
        tactics: [],
      },
      quiet: true,
    },
  },
);

scenario(
  ['CP-ATTACK-20', 'CP-SUPER-8'],
  'Director of S.H.I.E.L.D., Bodyguard: Agents that somebody stepped in for have suffered nothing',
  {
    given: {
      active: 'dummy',
      dice: dice('hit 2, blank 2, blank 4'),
      Ann: { characters: { dummy: { at: [10, 18] } } },
      Ben: {
        characters: {
          'nick-fury': { at: [14, 21] },
          'shield-agents': { at: [12, 18] },
          [CAP]: { at: [15.5, 18], power: 2 },
        },
      },
    },
    when: [
      { who: 'Ann', does: { attack: 'jab' } },
      { who: 'Ben', does: { react: 'bodyguard' } },
    ],
    then: {
      Ben: {
        'nick-fury': { power: 0 },
        'shield-agents': { damage: 0 },
        [CAP]: { damage: 2, power: 2 },
      },
      quiet: true,
    },
  },
);

scenario(
  ['CP-ATTACK-20', 'CP-ICON-1', 'CP-ATTACK-2'],
  'Bounce, Bodyguard: the next target is near the one who stepped in, and may be the one behind',
  {
    given: {
      active: AVENGER,
      dice: dice('wild, hit, blank 3, blank 4, hit, blank 4, failure 3'),
      Ann: { characters: { [AVENGER]: { at: [10, 18] } } },
      Ben: {
        characters: {
          blocker: { at: [12, 18] },
          [CAP]: { at: [15.5, 18], power: 2 },
          giant: { at: [4, 18] },
        },
      },
    },
    when: [
      { who: 'Ann', does: { attack: 'shield-bounce', target: 'blocker' } },
      { who: 'Ben', does: { react: 'bodyguard' } },
      // The next attack first, then the Power for this one. Near Captain America there is only the one behind him.
      { who: 'Ann', does: { react: 'shield-bounce.1', may: true } },
      // The Power for his damage would pay for stepping in once more.
      { who: 'Ben', does: { pass: true } },
    ],
    then: {
      Ann: { [AVENGER]: { power: 3 } },
      Ben: { blocker: { damage: 1 }, [CAP]: { damage: 2, power: 2 }, giant: { damage: 0 } },
      actions: 1,
      quiet: true,
    },
  },
);

scenario(
  ['CP-BEAM-5', 'CP-ATTACK-20', 'CP-BEAM-6'],
  'a beam, Bodyguard: who stands outside of it is attacked in another’s place, and hurts nobody else',
  {
    given: {
      active: 'dummy',
      dice: dice('hit 2, blank 4, hit 2, failure 3'),
      Ann: { characters: { dummy: { at: [10, 18], power: 1 } } },
      Ben: {
        characters: {
          minion: { at: [12, 18] },
          giant: { at: [15, 18] },
          [CAP]: { at: [12, 21], power: 2 },
        },
      },
    },
    when: [
      { who: 'Ann', does: { attack: 'ray', aim: [20, 18], target: 'minion' } },
      { who: 'Ben', does: { react: 'bodyguard' } },
      // The Power for his damage would pay for stepping in front of Giant, too.
      { who: 'Ben', does: { pass: true } },
    ],
    then: {
      // Ray gives Power for damage, and cost 1: 2 and 2.
      Ann: { dummy: { power: 4 } },
      Ben: { minion: { damage: 0 }, [CAP]: { damage: 2, power: 2 }, giant: { damage: 2 } },
      actions: 1,
      quiet: true,
    },
  },
);

scenario(
  ['CP-CHAR-1', 'CP-ATTACK-20', 'CP-ATTACK-16'],
  'Puppet, Bodyguard: whom the opponent controls no longer steps in for its former allies',
  {
    given: {
      active: 'puppeteer',
      dice: dice('hit, blank 3, failure 3'),
      Ann: { characters: { puppeteer: { at: [10, 18], power: 1 } } },
      Ben: { characters: { giant: { at: [12.5, 18] }, [CAP]: { at: [12.5, 21], power: 4 } } },
    },
    when: [
      { who: 'Ann', does: { power: 'puppet', choose: CAP } },
      { who: 'Ann', does: { attack: 'jab' } },
    ],
    then: { Ben: { giant: { damage: 1 }, [CAP]: { damage: 0, power: 4 } }, quiet: true },
  },
);
