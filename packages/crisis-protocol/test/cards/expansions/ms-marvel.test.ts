import { scenario } from '../../kit.ts';
import { rolled } from '../dice.ts';

const kamala = 'ms-marvel';
const far = { characters: { dummy: { at: [30, 30] as const } } };

scenario(['CP-ICON-1', 'CP-TOWARD-1'], 'Morpho-Punch: 1 Power; a wild may pull a target of Size 2', {
  given: {
    active: kamala,
    dice: ['wild', 'blank', 'blank', 'blank', 'failure', 'failure', 'failure'],
    Ann: { characters: { [kamala]: { at: [10, 18] } } },
    Ben: { characters: { dummy: { at: [17, 18] } } },
  },
  when: [
    { who: 'Ann', does: { attack: 'morpho-punch', react: 'inhuman', reroll: 'none', may: true } },
    { who: 'Ann', does: { aim: [10, 18] } },
  ],
  then: { Ann: { [kamala]: { power: 1 } }, Ben: { dummy: { damage: 1, at: [13.625, 18] } }, quiet: true },
});

scenario(['CP-ICON-1'], 'larger ones stay where they are', {
  given: {
    active: kamala,
    dice: ['wild', 'failure', 'failure', 'failure', 'failure', 'failure', 'failure'],
    Ann: { characters: { [kamala]: { at: [10, 18] } } },
    Ben: { characters: { giant: { at: [17, 18] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'morpho-punch', react: 'inhuman', reroll: 'none' } }],
  then: { Ben: { giant: { damage: 1, at: [17, 18] } }, quiet: true },
});

scenario(
  ['CP-FORM-2', 'CP-FORM-3', 'CP-FORM-4', 'CP-FORM-6'],
  'Embiggen: Size and attacks change, Stamina, Speed and Defense stay; at the end she shrinks',
  {
    given: {
      active: kamala,
      dice: [
        'blank',
        'blank',
        'failure',
        'failure',
        'failure',
        'failure',
        'failure',
        'failure',
        'hit',
        'hit',
      ],
      Ann: { characters: { [kamala]: { at: [10, 18], power: 3 } } },
      Ben: { characters: { dummy: { at: [15, 18] } } },
    },
    when: [
      { who: 'Ann', does: { power: 'embiggen', to: [10, 18] } },
      {
        who: 'Ann',
        does: { attack: 'high-five' },
        then: { 'not-offered': { Ann: ['morpho-punch'] }, asked: { Ann: 'ask.react' } },
      },
      // Against somebody smaller two dice are rerolled.
      { who: 'Ann', does: { react: 'morphogenetics', reroll: [0, 1] } },
      { who: 'Ann', does: { react: 'inhuman', reroll: 'none' } },
      { who: 'Ann', does: { end: true }, then: { asked: { Ann: 'ask.transform' } } },
      { who: 'Ann', does: { to: [10, 18] } },
    ],
    then: {
      Ann: { [kamala]: { form: 0, power: 2, at: [10, 18] } },
      Ben: { dummy: { damage: 2 } },
      quiet: true,
    },
  },
);

scenario('CP-SUPER-4', 'Morphogenetics does nothing against one of her Size', {
  given: {
    active: kamala,
    dice: rolled(1, 5, 3).map((face) => (face === 'blank' ? 'failure' : face)),
    Ann: { characters: { [kamala]: { at: [10, 18], form: 1 } } },
    Ben: { characters: { giant: { at: [15, 18] } } },
  },
  when: [
    {
      who: 'Ann',
      does: { attack: 'high-five' },
      then: { 'not-offered': { Ann: ['morphogenetics'] }, offered: { Ann: ['inhuman'] } },
    },
    { who: 'Ann', does: { pass: true } },
  ],
  then: { Ben: { giant: { damage: 1 } }, quiet: true },
});

scenario(['CP-HURL-1', 'CP-THROW-1'], 'Take Out the Trash: throws Size 2 Short from Range 3', {
  given: {
    active: kamala,
    Ann: { characters: { [kamala]: { at: [10, 18], power: 3 } } },
    Ben: { characters: { dummy: { at: [16, 18] }, giant: { at: [10, 22] } } },
  },
  when: [{ who: 'Ann', does: { power: 'take-out-the-trash', aim: [30, 18] } }],
  then: { Ben: { dummy: { at: [19.375, 18] }, giant: { at: [10, 22] } }, quiet: true },
});

scenario(['CP-MODIFY-2'], 'Inhuman: she rerolls a die when she defends', {
  given: {
    active: 'dummy',
    dice: ['hit', 'blank', 'blank', 'blank', 'blank', 'failure', 'failure', 'block'],
    Ann: { characters: { dummy: { at: [12, 18] } } },
    Ben: { characters: { [kamala]: { at: [10, 18] } } },
  },
  when: [
    { who: 'Ann', does: { attack: 'jab' } },
    { who: 'Ben', does: { react: 'inhuman', reroll: [4] } },
  ],
  then: { Ben: { [kamala]: { damage: 0 } }, quiet: true },
});

const cube = (form: number, refused: boolean): void =>
  scenario(
    ['CP-INTERACT-2', 'CP-EFFECT-1'],
    `Polymorph: ${refused ? 'in her Normal Form a token must be within Range 1' : 'Embiggened she reaches tokens within Range 2'}`,
    {
      given: {
        active: kamala,
        extraction: 'struggle-for-the-cube-continues',
        Ann: { characters: { [kamala]: { at: [18, 14], power: 1, form } } },
        Ben: far,
      },
      when: [{ who: 'Ann', does: { interact: 2 }, ...(refused ? { refused: ['CP-INTERACT-2'] } : {}) }],
      then: { Ann: { [kamala]: { holds: refused ? [] : [2] } }, quiet: true },
    },
  );
cube(1, false);
cube(0, true);

scenario(['CP-KEYWORD-1'], 'Immunity to Poison', {
  given: {
    active: 'dummy',
    // The critical brings the wild: both Bleed and Poison.
    dice: ['critical', 'failure', 'failure', 'failure', 'wild'],
    Ann: { characters: { dummy: { at: [12, 18] } } },
    Ben: { characters: { [kamala]: { at: [10, 18] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'curse' } }],
  then: { Ben: { [kamala]: { damage: 2, conditions: ['bleed'] } }, quiet: true },
});
