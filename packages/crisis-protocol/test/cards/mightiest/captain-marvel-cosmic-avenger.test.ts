import { dice, scenario } from '../../kit.ts';

const CAROL = 'captain-marvel-cosmic-avenger';

scenario(
  ['CP-FORM-3', 'CP-ICON-1'],
  'Normal Form: Photon Blast may bring her nearer, Sonic Boom costs Power',
  {
    given: {
      active: CAROL,
      dice: dice('wild, failure 4, failure 2, wild, failure 5, failure 3'),
      Ann: { characters: { [CAROL]: { at: [10, 18] } } },
      Ben: { characters: { dummy: { at: [17, 18], power: 4 }, giant: { at: [30, 30], power: 4 } } },
    },
    when: [
      {
        who: 'Ann',
        does: { attack: 'photon-blast', may: true, to: [13, 18] },
        then: { Ann: { [CAROL]: { at: [13, 18], power: 1 } } },
      },
      { who: 'Ann', does: { attack: 'sonic-boom', react: 'sonic-boom.0' } },
    ],
    then: {
      Ann: { [CAROL]: { power: 2 } },
      Ben: { dummy: { damage: 2, power: 5 }, giant: { power: 4 } },
      quiet: true,
    },
  },
);

scenario(
  ['CP-FORM-6', 'CP-FORM-3'],
  'Higher, Further, Faster: with 6 Power she becomes Binary when she activates',
  {
    given: {
      Ann: { characters: { [CAROL]: { at: [10, 18], power: 6 } } },
      Ben: { characters: { dummy: { at: [12, 18] } } },
    },
    when: [{ who: 'Ann', does: { activate: CAROL, to: [10, 18] } }],
    then: {
      Ann: { [CAROL]: { form: 1 } },
      offered: { Ann: ['binary-blast', 'warbird'] },
      'not-offered': { Ann: ['photon-blast', 'sonic-boom'] },
    },
  },
);

scenario(['CP-FORM-9'], 'Higher, Further, Faster: not with 5', {
  given: {
    Ann: { characters: { [CAROL]: { at: [10, 18], power: 5 } } },
    Ben: { characters: { dummy: { at: [12, 18] } } },
  },
  when: [{ who: 'Ann', does: { activate: CAROL } }],
  then: { Ann: { [CAROL]: { form: 0 } }, 'not-offered': { Ann: ['binary-blast'] }, quiet: true },
});

scenario(
  ['CP-FORM-6', 'CP-POWER-3', 'CP-PUSH-1'],
  'Binary Blast pushes any way; down to 3 Power she may go back to her Normal Form',
  {
    given: {
      active: CAROL,
      dice: dice('wild, failure 5, failure 2'),
      Ann: { characters: { [CAROL]: { at: [10, 18], power: 4, form: 1 } } },
      Ben: { characters: { dummy: { at: [12, 18] } } },
    },
    when: [
      { who: 'Ann', does: { attack: 'binary-blast', react: 'binary-blast.1' } },
      { who: 'Ann', does: { aim: [12, 30] } },
      { who: 'Ann', does: { react: 'i-don-t-need-a-powerup-to-kick-your-butt', to: [10, 18] } },
    ],
    then: {
      Ann: { [CAROL]: { form: 0, power: 3 } },
      Ben: { dummy: { damage: 1, at: [12, 21.375], conditions: ['incinerate'] } },
      quiet: true,
    },
  },
);

scenario(
  ['CP-ICON-1', 'CP-THROW-1'],
  'Warbird: Explosive around the target, a throw, and she goes after it',
  {
    given: {
      active: CAROL,
      dice: dice('critical, wild, failure 6, failure 2, failure'),
      Ann: { characters: { [CAROL]: { at: [10, 18], power: 8, form: 1 } } },
      Ben: { characters: { dummy: { at: [14, 18] }, giant: { at: [17, 18] }, minion: { at: [30, 30] } } },
    },
    when: [
      {
        who: 'Ann',
        does: {
          attack: 'warbird',
          target: 'dummy',
          react: 'warbird.1',
          may: true,
          aim: [14, 30],
          to: [12, 20],
        },
      },
    ],
    then: {
      Ann: { [CAROL]: { power: 5, at: [12, 20] } },
      Ben: { dummy: { damage: 2, at: [14, 21.375] }, giant: { damage: 1 }, minion: { damage: 0 } },
      quiet: true,
    },
  },
);

scenario(
  ['CP-FORM-3', 'CP-SUPER-6'],
  'Ready or Not… and I’m Just Getting Warmed Up belong to the Binary Form',
  {
    given: {
      active: CAROL,
      dice: dice('failure 8'),
      Ann: { characters: { [CAROL]: { at: [10, 18], power: 9, form: 1 } } },
      Ben: { characters: { dummy: { at: [17, 18] }, giant: { at: [30, 30] } } },
    },
    when: [
      { who: 'Ann', does: { power: 'ready-or-not', to: [14.9, 18] } },
      { who: 'Ann', does: { attack: 'binary-blast', aim: [17, 30] } },
      { who: 'Ann', does: { power: 'i-m-just-getting-warmed-up', aim: [17, 34] } },
    ],
    then: {
      Ann: { [CAROL]: { power: 6, at: [14.9, 18] } },
      Ben: { dummy: { at: [17, 26.375] }, giant: { at: [30, 30] } },
      actions: 1,
      quiet: true,
    },
  },
);

scenario(
  ['CP-MODIFY-4', 'CP-DAMAGE-3'],
  'Enhanced Energy Absorption also drinks mystic attacks; a blow gives 1 Power more',
  {
    given: {
      active: 'dummy',
      dice: dice('hit, wild, failure 3, hit 2, failure 2, failure 4'),
      Ann: { characters: { dummy: { at: [10, 18] } } },
      Ben: { characters: { [CAROL]: { at: [12, 18] } } },
    },
    when: [
      { who: 'Ann', does: { attack: 'curse' } },
      {
        who: 'Ben',
        does: { react: 'enhanced-energy-absorption', change: [0] },
        then: { Ben: { [CAROL]: { damage: 0, power: 1 } } },
      },
      { who: 'Ann', does: { attack: 'jab' } },
    ],
    then: { Ben: { [CAROL]: { damage: 2, power: 4 } }, quiet: true },
  },
);
