import { dice, scenario } from '../kit.ts';

// Who becomes the target of an attack is targeted by it, with everything that comes of being targeted.

scenario(
  ['CP-ATTACK-20', 'CP-ATTACK-5', 'CP-SUPER-8'],
  'Bodyguard: the bodyguard is targeted now and may raise the shield, too',
  {
    given: {
      active: 'dummy',
      dice: dice('hit 4, block 3, blank 3'),
      Ann: { characters: { dummy: { at: [10, 18] } } },
      Ben: { characters: { blocker: { at: [12, 18] }, 'captain-america': { at: [15.5, 18], power: 4 } } },
    },
    when: [
      { who: 'Ann', does: { attack: 'jab' } },
      {
        who: 'Ben',
        does: { react: 'bodyguard' },
        then: { asked: { Ben: 'ask.react' }, offered: { Ben: ['vibranium-shield'] } },
      },
      { who: 'Ben', does: { react: 'vibranium-shield' } },
    ],
    // Four hits, three blocks of six dice.
    then: {
      Ben: { 'captain-america': { damage: 1, power: 1 }, blocker: { damage: 0, power: 0 } },
      quiet: true,
    },
  },
);

scenario(
  ['CP-ATTACK-5', 'CP-ATTACK-20'],
  'dice that the first target was given are not those of the second one',
  {
    given: {
      active: 'dummy',
      dice: dice('hit 4, blank 4'),
      Ann: { characters: { dummy: { at: [10, 18] } } },
      Ben: {
        characters: { blocker: { at: [12, 18], power: 2 }, 'captain-america': { at: [15.5, 18], power: 2 } },
      },
    },
    when: [
      { who: 'Ann', does: { attack: 'jab' } },
      { who: 'Ben', does: { react: 'perfect-block' } },
      { who: 'Ben', does: { react: 'bodyguard' } },
    ],
    then: {
      Ben: { 'captain-america': { damage: 4, power: 4 }, blocker: { damage: 0, power: 0 } },
      happened: [{ rolled: { who: 'captain-america', side: 'defense', faces: dice('blank 4') } }],
      quiet: true,
    },
  },
);

scenario('CP-SUPER-8', 'who is no longer the target has no roll to add dice to, and nothing to be spared', {
  given: {
    active: 'dummy',
    dice: dice('hit, blank 3, failure 4'),
    Ann: { characters: { dummy: { at: [10, 18] } } },
    Ben: {
      tactics: ['sacrifice'],
      characters: {
        blocker: { at: [12, 18], power: 3 },
        'captain-america': { at: [15.5, 18], power: 2 },
        giant: { at: [15, 21], power: 1 },
      },
    },
  },
  when: [
    { who: 'Ann', does: { attack: 'jab' }, then: { offered: { Ben: ['perfect-block', 'sacrifice'] } } },
    // Blocker could still pay for both. Captain America, with no Power left, can pay for nothing.
    { who: 'Ben', does: { react: 'bodyguard' } },
  ],
  then: {
    Ben: {
      'captain-america': { damage: 1, power: 1 },
      blocker: { power: 3, damage: 0 },
      giant: { power: 1, damage: 0 },
      tactics: ['sacrifice'],
    },
    quiet: true,
  },
});

scenario(['CP-ATTACK-20', 'CP-FORM-6'], 'Hail Hydra: whoever is pushed forward may react to being targeted', {
  given: {
    active: 'dummy',
    dice: dice('hit 4, block, blank 2'),
    Ann: { characters: { dummy: { at: [10, 18] } } },
    Ben: {
      characters: {
        'red-skull': { at: [12, 18], power: 2 },
        wasp: { at: [15, 18], power: 1 },
        blocker: { at: [12, 28], power: 2 },
      },
    },
  },
  when: [
    { who: 'Ann', does: { attack: 'jab' } },
    { who: 'Ben', does: { react: 'hail-hydra' } },
    { who: 'Ben', does: { react: 'pym-particle-control', to: [15, 18] } },
    { who: 'Ben', does: { pass: true } },
  ],
  then: {
    Ben: {
      'red-skull': { damage: 0, power: 0 },
      wasp: { damage: 3, power: 3, form: 1 },
      blocker: { power: 2, damage: 0 },
    },
    quiet: true,
  },
});

scenario(['CP-ATTACK-20'], 'the second target has a bodyguard of its own: the attack goes on to a third', {
  given: {
    active: 'dummy',
    dice: dice('hit 4, blank 4'),
    Ann: { characters: { dummy: { at: [10, 18] } } },
    Ben: {
      characters: {
        'red-skull': { at: [12, 18], power: 4 },
        blocker: { at: [14, 20], power: 0 },
        'captain-america': { at: [16, 22], power: 2 },
      },
    },
  },
  when: [
    {
      who: 'Ann',
      does: { attack: 'jab' },
      then: { offered: { Ben: ['hail-hydra'] }, 'not-offered': { Ben: ['bodyguard'] } },
    },
    { who: 'Ben', does: { react: 'hail-hydra' }, then: { offered: { Ben: ['bodyguard'] } } },
    { who: 'Ben', does: { react: 'bodyguard' } },
  ],
  then: {
    Ben: {
      'red-skull': { damage: 0, power: 2 },
      blocker: { damage: 0 },
      'captain-america': { damage: 4, power: 4 },
    },
    happened: [
      { 'attack-declared': { target: 'red-skull' } },
      { retargeted: { target: 'blocker' } },
      { retargeted: { target: 'captain-america' } },
      { 'attack-resolved': { target: 'captain-america' } },
    ],
    quiet: true,
  },
});

scenario(
  ['CP-ATTACK-20', 'CP-RULING-15'],
  'the attacker reacts first to the new target: an ally near that one may join in',
  {
    given: {
      active: 'dummy',
      dice: dice('hit 6, blank 4'),
      Ann: {
        tactics: ['one-two-punch'],
        characters: { dummy: { at: [10, 18], power: 1 }, frail: { at: [17.5, 20], power: 1 } },
      },
      Ben: {
        characters: { blocker: { at: [12, 18] }, 'captain-america': { at: [15.5, 18], power: 4 } },
      },
    },
    when: [
      { who: 'Ann', does: { attack: 'jab' }, then: { asked: { Ben: 'ask.react' } } },
      { who: 'Ben', does: { react: 'bodyguard' }, then: { asked: { Ann: 'ask.react' } } },
      { who: 'Ann', does: { react: 'one-two-punch' }, then: { asked: { Ben: 'ask.react' } } },
      { who: 'Ben', does: { pass: true } },
    ],
    // Stamina 5: six hits are more than there is to take.
    then: {
      Ann: { dummy: { power: 0 }, frail: { power: 0 }, tactics: [] },
      Ben: { 'captain-america': { damage: 5, dazed: true }, blocker: { damage: 0 } },
      quiet: true,
    },
  },
);

scenario(
  ['CP-TACTIC-4', 'CP-ATTACK-20', 'CP-EFFECT-7'],
  'Sacrifice: the second target may shrink, but neither add nor modify dice',
  {
    given: {
      active: 'dummy',
      dice: dice('hit 2, blank 2, blank 3'),
      Ann: { characters: { dummy: { at: [10, 18] } } },
      Ben: {
        tactics: ['sacrifice'],
        characters: { giant: { at: [12.5, 18], power: 1 }, wasp: { at: [15.5, 20], power: 2 } },
      },
    },
    when: [
      { who: 'Ann', does: { attack: 'jab' } },
      { who: 'Ben', does: { react: 'sacrifice' } },
      { who: 'Ben', does: { react: 'pym-particle-control', to: [15.5, 20] } },
    ],
    then: {
      Ben: { giant: { damage: 0, power: 0 }, wasp: { damage: 2, power: 2, form: 1 }, tactics: [] },
      quiet: true,
    },
  },
);

scenario(['CP-ATTACK-5'], 'Sacrifice: who cannot add dice is not asked to', {
  given: {
    active: 'dummy',
    dice: dice('hit, blank 3, blank 3'),
    Ann: { characters: { dummy: { at: [10, 18] } } },
    Ben: {
      tactics: ['sacrifice'],
      characters: { giant: { at: [12.5, 18], power: 1 }, blocker: { at: [15.5, 20], power: 3 } },
    },
  },
  when: [
    { who: 'Ann', does: { attack: 'jab' } },
    { who: 'Ben', does: { react: 'sacrifice' } },
  ],
  then: { Ben: { giant: { damage: 0 }, blocker: { damage: 1, power: 3 } }, quiet: true },
});

scenario(
  ['CP-AREA-4', 'CP-AREA-5', 'CP-ATTACK-20'],
  'an area: who steps in front of another in range is attacked in that one’s place, and once more as itself',
  {
    given: {
      active: 'quaker',
      dice: dice('hit 2, blank 4, hit 2, blank 4'),
      Ann: { characters: { quaker: { at: [10, 18] } } },
      Ben: { characters: { blocker: { at: [12, 18] }, 'captain-america': { at: [10, 20.5], power: 2 } } },
    },
    when: [
      { who: 'Ann', does: { attack: 'quake', target: 'blocker' } },
      { who: 'Ben', does: { react: 'bodyguard' } },
      // The Power that the first attack brought would pay for the shield.
      { who: 'Ben', does: { pass: true } },
    ],
    then: {
      Ben: { blocker: { damage: 0 }, 'captain-america': { damage: 4, power: 4 } },
      quiet: true,
    },
  },
);

scenario(
  ['CP-ATTACK-23', 'CP-RULING-22', 'CP-ATTACK-20'],
  'what the second target does to the attacker can end the attack',
  {
    given: {
      active: 'dummy',
      Ann: { characters: { dummy: { at: [10, 18], power: 2 } } },
      Ben: { characters: { 'red-skull': { at: [12, 18], power: 2 }, drainer: { at: [15, 18], power: 1 } } },
    },
    when: [
      { who: 'Ann', does: { attack: 'zap', target: 'red-skull' } },
      { who: 'Ben', does: { react: 'hail-hydra' } },
      { who: 'Ben', does: { react: 'drain' } },
    ],
    then: {
      actions: 1,
      Ann: { dummy: { power: 0 } },
      Ben: { 'red-skull': { damage: 0, power: 0 }, drainer: { damage: 0, power: 0 } },
      happened: ['attack-aborted'],
      'not-happened': ['rolled', 'attack-resolved'],
      quiet: true,
    },
    editions: ['de', 'es13'],
  },
);

scenario(
  ['CP-ATTACK-4', 'CP-ATTACK-20'],
  'what is paid for the attack pool is paid once, when it is formed: the last target is known then',
  {
    given: {
      active: 'thanos-the-mad-titan',
      dice: dice('hit 8, blank 3'),
      Ann: { characters: { 'thanos-the-mad-titan': { at: [10, 18], power: 6 } } },
      Ben: { characters: { 'red-skull': { at: [13, 18], power: 2 }, giant: { at: [16, 20] } } },
    },
    when: [
      {
        who: 'Ann',
        does: { attack: 'cosmic-blast', target: 'red-skull' },
        then: { asked: { Ben: 'ask.react' } },
      },
      { who: 'Ben', does: { react: 'hail-hydra' }, then: { asked: { Ann: 'ask.react' } } },
      { who: 'Ann', does: { react: 'cosmic-blast.0', amount: 3 } },
    ],
    then: {
      Ann: { 'thanos-the-mad-titan': { power: 3 } },
      Ben: { 'red-skull': { damage: 0, power: 0 }, giant: { damage: 8 } },
      quiet: true,
    },
  },
);

scenario(
  ['CP-ATTACK-4', 'CP-ATTACK-20'],
  'dice for the damage of the target count the damage of the one who stepped in',
  {
    given: {
      active: 'sabretooth',
      dice: dice('hit 6, failure 4'),
      Ann: { characters: { sabretooth: { at: [10, 18], power: 3 } } },
      Ben: {
        characters: {
          blocker: { at: [12, 18], damage: 4 },
          'captain-america': { at: [15.5, 18], power: 2, damage: 1 },
        },
      },
    },
    when: [
      { who: 'Ann', does: { power: 'no-mercy' } },
      { who: 'Ann', does: { attack: 'claw-slash' } },
      { who: 'Ben', does: { react: 'bodyguard' } },
    ],
    // Five dice and one for one damage; Stamina 5 leaves room for four.
    then: {
      Ann: { sabretooth: { power: 4 } },
      Ben: { 'captain-america': { dazed: true }, blocker: { damage: 4 } },
      happened: [{ 'attack-resolved': { target: 'captain-america', dealt: 4 } }],
      quiet: true,
    },
  },
);
