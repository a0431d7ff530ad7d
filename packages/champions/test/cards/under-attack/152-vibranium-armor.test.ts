import { scenario } from '../../kit.ts';

scenario('MC-STATUS-1', 'Vibranium Armor: the villain becomes tough after he took damage', {
  given: {
    scenario: ['Vibranium Armor'],
    ada: { hero: 'She-Hulk', hand: ['Haymaker', 'Strength'], minions: ['Shocker'] },
  },
  when: [
    {
      who: 'ada',
      does: { attack: 'She-Hulk', choose: 'Rhino' },
      then: { villain: { damage: 3, tough: true }, cards: { Shocker: { tough: false } } },
    },
    // Toughness takes the second blow: no damage, no new card.
    { who: 'ada', does: { use: 'Haymaker', choose: 'Rhino' } },
  ],
  then: { villain: { damage: 3, tough: false }, quiet: true },
});

scenario('MC-CONDITION-1', 'Vibranium Armor: nothing for damage to a minion', {
  given: { scenario: ['Vibranium Armor'], ada: { hero: 'Black Panther', minions: ['Sandman'] } },
  when: [{ who: 'ada', does: { attack: 'Black Panther', choose: 'Sandman' } }],
  then: { villain: { tough: false }, cards: { Sandman: { damage: 2, tough: false } }, quiet: true },
});

scenario(
  ['MC-ATTACH-1', 'MC-RESOURCE-4'],
  'Vibranium Armor: comes onto the villain; an exhausted hero and two physical resources take it off',
  {
    given: {
      villainStep: 4,
      ada: { hero: 'She-Hulk', dealt: ['Vibranium Armor'], hand: ['Strength'], minions: ['Shocker'] },
    },
    when: [{ who: 'ada', does: { use: 'Vibranium Armor' } }],
    then: {
      villain: { attachments: [], tough: false },
      ada: { exhausted: true, hand: [] },
      encounterDiscard: ['Vibranium Armor'],
      quiet: true,
    },
  },
);

scenario('MC-RESOURCE-4', 'Vibranium Armor: not with other resources', {
  given: {
    scenario: ['Vibranium Armor'],
    ada: { hero: 'She-Hulk', hand: ['Genius', 'Energy'] },
  },
  when: [{ who: 'ada', does: { use: 'Vibranium Armor' }, refused: ['MC-RESOURCE-3'] }],
  then: { villain: { attachments: ['Vibranium Armor'] }, quiet: true },
});

scenario('MC-TRIGGER-1', 'Vibranium Armor: not by an alter-ego', {
  given: {
    scenario: ['Vibranium Armor'],
    ada: { hero: 'She-Hulk', form: 'alter-ego', hand: ['Strength'] },
  },
  when: [{ who: 'ada', does: { use: 'Vibranium Armor' }, refused: ['MC-TRIGGER-1'] }],
  then: { villain: { attachments: ['Vibranium Armor'] }, quiet: true },
});

scenario('MC-EXHAUST-2', 'Vibranium Armor: not by an exhausted hero', {
  given: {
    scenario: ['Vibranium Armor'],
    ada: { hero: 'She-Hulk', identity: { exhausted: true }, hand: ['Strength'] },
  },
  when: [{ who: 'ada', does: { use: 'Vibranium Armor' }, refused: ['MC-EXHAUST-2'] }],
  then: { villain: { attachments: ['Vibranium Armor'] }, quiet: true },
});
