import { dice, scenario } from '../kit.ts';

// Who is placed, and who ends a movement, for whoever listens: Kill Box of the Winter Soldier, and the floors.

const crate = { crate: { at: [12, 17, 13.5, 19], size: 2 } };

scenario(['CP-FORM-6', 'CP-PLACE-1'], 'Kill Box, Change Size: the new Form is placed', {
  given: {
    active: 'wasp',
    terrain: crate,
    dice: dice('block, blank 2'),
    Ann: { characters: { wasp: { at: [10, 18], power: 1 } } },
    Ben: { characters: { 'winter-soldier-operative': { at: [10, 24], power: 3 } } },
  },
  when: [
    { who: 'Ann', does: { power: 'change-size', to: [10, 19] } },
    { who: 'Ben', does: { react: 'kill-box' } },
    { who: 'Ann', does: { pass: true } },
  ],
  then: { Ann: { wasp: { form: 1, damage: 2, power: 2 } }, terrain: [], quiet: true },
});

scenario(
  ['CP-GRUNT-3', 'CP-PLACE-1'],
  'Kill Box, Call in the Cavalry: who comes into play is placed, and may be gone at once, without another try',
  {
    given: {
      active: 'nick-fury',
      terrain: { crate: { at: [12, 22, 13.5, 24], size: 2 } },
      dice: dice('blank'),
      Ann: { characters: { 'nick-fury': { at: [10, 18], power: 2 }, 'shield-agents': {} } },
      Ben: { characters: { 'winter-soldier-operative': { at: [10, 28], power: 3 } } },
    },
    when: [
      { who: 'Ann', does: { power: 'call-in-the-cavalry', to: [10, 22] } },
      { who: 'Ben', does: { react: 'kill-box' }, then: { asked: { Ann: 'ask.activation' } } },
    ],
    then: {
      Ann: { 'shield-agents': { gone: true } },
      Ben: { 'winter-soldier-operative': { power: 0 } },
      terrain: [],
      quiet: true,
    },
  },
);

scenario('CP-ADVANCE-9', 'Kill Box: an advance that ends where it began is one', {
  given: {
    active: 'dummy',
    terrain: crate,
    dice: dice('block, blank 2'),
    Ann: { characters: { dummy: { at: [10, 18] } } },
    Ben: { characters: { 'winter-soldier-operative': { at: [10, 24], power: 3 } } },
  },
  when: [
    { who: 'Ann', does: { move: [10, 18] } },
    { who: 'Ben', does: { react: 'kill-box' } },
  ],
  then: { Ann: { dummy: { damage: 2, at: [10, 18] } }, terrain: [], actions: 1, quiet: true },
});

scenario('CP-FORM-6', 'They’re in the Floors!, Embiggen: who grows beside the building is bitten', {
  editions: ['es13'],
  given: {
    active: 'ms-marvel',
    'one-shots': { 'theyre-in-the-floors': 'house' },
    terrain: { house: { at: [12, 16, 16, 20], size: 4 } },
    Ann: { characters: { 'ms-marvel': { at: [9.5, 18], power: 3 } } },
    Ben: { characters: { giant: { at: [30, 30] } } },
  },
  when: [{ who: 'Ann', does: { power: 'embiggen', to: [10.5, 18] } }],
  then: { Ann: { 'ms-marvel': { form: 1, conditions: ['bleed'] } }, quiet: true },
});
