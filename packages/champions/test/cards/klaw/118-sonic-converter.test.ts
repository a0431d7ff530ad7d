import { scenario } from '../../kit.ts';

scenario(
  ['MC-BOOST-8', 'MC-ENCOUNTER-1'],
  'Sonic Converter: 1 more ATK, and the hero whom Klaw damages is stunned',
  {
    given: {
      villain: 'Klaw',
      villainStep: 4,
      scenario: ['Sonic Converter'],
      encounter: ['Advance', 'Advance', 'Advance'],
      ada: { hero: 'She-Hulk', dealt: ['Assault'], play: ['Luke Cage'] },
      ben: { hero: 'Iron Man', form: 'alter-ego' },
    },
    when: [{ who: 'ada', does: { defend: 'nobody' } }],
    then: {
      ada: { damage: 1, stunned: true },
      ben: { stunned: false },
      cards: { 'Luke Cage': { stunned: false } },
      villain: { attachments: ['Sonic Converter'] },
      quiet: true,
    },
  },
);

scenario('MC-BOOST-8', 'Sonic Converter: an ally who takes the damage is stunned, not the hero', {
  given: {
    villain: 'Klaw',
    villainStep: 4,
    scenario: ['Sonic Converter'],
    encounter: ['Advance', 'Advance', 'Advance'],
    ada: { hero: 'She-Hulk', dealt: ['Assault'], play: ['Luke Cage'] },
  },
  when: [{ who: 'ada', does: { defend: 'Luke Cage' } }],
  then: { ada: { stunned: false }, cards: { 'Luke Cage': { damage: 1, stunned: true } }, quiet: true },
});

scenario('MC-BOOST-8', 'Sonic Converter: nobody without damage, nobody by a minion', {
  given: {
    villain: 'Klaw',
    villainStep: 4,
    scenario: ['Sonic Converter'],
    encounter: ['Advance', 'Advance', 'Advance'],
    ada: { hero: 'She-Hulk', dealt: ['core/189'], minions: ['Shocker'] },
  },
  // She defends against Klaw's 1 ATK; exhausted, she takes Shocker's 2.
  when: [{ who: 'ada', does: { choose: 'Klaw', defend: 'She-Hulk' } }],
  then: { ada: { damage: 2, stunned: false }, quiet: true },
});

scenario('MC-RESOURCE-4', 'Sonic Converter: one resource of each type takes it off', {
  given: {
    villain: 'Klaw',
    scenario: ['Sonic Converter', 'Solid-Sound Body'],
    ada: { hero: 'Spider-Man', hand: ['Strength', 'Energy', 'Genius'] },
  },
  when: [{ who: 'ada', does: { use: 'Sonic Converter' } }],
  then: { villain: { attachments: ['Solid-Sound Body'] }, ada: { hand: [] }, quiet: true },
});

scenario('MC-RESOURCE-4', 'Sonic Converter: not with two types, however many', {
  given: {
    villain: 'Klaw',
    scenario: ['Sonic Converter'],
    ada: { hero: 'Spider-Man', hand: ['Strength', 'Strength', 'Genius'] },
  },
  when: [{ who: 'ada', does: { use: 'Sonic Converter' }, refused: ['MC-RESOURCE-3'] }],
  then: { villain: { attachments: ['Sonic Converter'] }, ada: { hand: 3 }, quiet: true },
});

scenario('MC-TRIGGER-1', 'Sonic Converter: not by an alter-ego', {
  given: {
    villain: 'Klaw',
    scenario: ['Sonic Converter'],
    ada: { hero: 'Spider-Man', form: 'alter-ego', hand: ['Strength', 'Energy', 'Genius'] },
  },
  when: [{ who: 'ada', does: { use: 'Sonic Converter' }, refused: ['MC-TRIGGER-1'] }],
  then: { villain: { attachments: ['Sonic Converter'] }, ada: { hand: 3 }, quiet: true },
});
