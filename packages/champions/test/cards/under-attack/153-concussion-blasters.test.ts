import { scenario } from '../../kit.ts';

scenario('MC-KEYWORD-11', 'Concussion Blasters: who attacks the villain takes 1 damage', {
  given: {
    scenario: ['Concussion Blasters'],
    ada: { hero: 'She-Hulk', play: ['Mockingbird'], minions: ['Shocker'] },
    ben: { hero: 'Iron Man' },
  },
  when: [{ who: 'ada', does: { attack: 'She-Hulk', choose: 'Rhino' } }],
  then: {
    villain: { damage: 3 },
    ada: { damage: 1 },
    ben: { damage: 0 },
    cards: { Mockingbird: { damage: 0 } },
    quiet: true,
  },
});

scenario('MC-KEYWORD-11', 'Concussion Blasters: nothing for an attack on a minion', {
  given: { scenario: ['Concussion Blasters'], ada: { hero: 'Black Panther', minions: ['Sandman'] } },
  when: [{ who: 'ada', does: { attack: 'Black Panther', choose: 'Sandman' } }],
  then: { ada: { damage: 0 }, cards: { Sandman: { damage: 2 } }, quiet: true },
});

scenario(
  ['MC-ATTACH-1', 'MC-RESOURCE-4'],
  'Concussion Blasters: comes onto the villain; an exhausted hero and two energy resources take it off',
  {
    given: {
      villainStep: 4,
      ada: { hero: 'She-Hulk', dealt: ['Concussion Blasters'], hand: ['Energy'], play: ['Mockingbird'] },
    },
    when: [
      { who: 'ada', does: { use: 'Concussion Blasters' } },
      { who: 'ada', does: { attack: 'Mockingbird' } },
    ],
    // Mockingbird's 1 damage is the consequence of her attack, not retaliation.
    then: {
      villain: { attachments: [], damage: 1 },
      ada: { exhausted: true, hand: [] },
      cards: { Mockingbird: { damage: 1 } },
      encounterDiscard: ['Concussion Blasters'],
      quiet: true,
    },
  },
);

scenario('MC-RESOURCE-4', 'Concussion Blasters: not with other resources', {
  given: {
    scenario: ['Concussion Blasters'],
    ada: { hero: 'She-Hulk', hand: ['Genius', 'Strength'] },
  },
  when: [{ who: 'ada', does: { use: 'Concussion Blasters' }, refused: ['MC-RESOURCE-3'] }],
  then: { villain: { attachments: ['Concussion Blasters'] }, quiet: true },
});

scenario('MC-TRIGGER-1', 'Concussion Blasters: not by an alter-ego', {
  given: {
    scenario: ['Concussion Blasters'],
    ada: { hero: 'She-Hulk', form: 'alter-ego', hand: ['Energy'] },
  },
  when: [{ who: 'ada', does: { use: 'Concussion Blasters' }, refused: ['MC-TRIGGER-1'] }],
  then: { villain: { attachments: ['Concussion Blasters'] }, quiet: true },
});

scenario('MC-EXHAUST-2', 'Concussion Blasters: not by an exhausted hero', {
  given: {
    scenario: ['Concussion Blasters'],
    ada: { hero: 'She-Hulk', identity: { exhausted: true }, hand: ['Energy'] },
  },
  when: [{ who: 'ada', does: { use: 'Concussion Blasters' }, refused: ['MC-EXHAUST-2'] }],
  then: { villain: { attachments: ['Concussion Blasters'] }, quiet: true },
});
