import { scenario } from '../../kit.ts';

scenario('MC-ATTACH-1', 'Solid-Sound Body: comes onto the villain, not onto a minion', {
  given: {
    villain: 'Klaw',
    villainStep: 4,
    ada: { hero: 'She-Hulk', dealt: ['Solid-Sound Body'], minions: ['Shocker'] },
  },
  when: [],
  then: {
    villain: { attachments: ['Solid-Sound Body'] },
    cards: { Shocker: { attachments: [] } },
    quiet: true,
  },
});

scenario('MC-KEYWORD-11', 'Solid-Sound Body: who attacks Klaw takes 1 damage, nobody else', {
  given: {
    villain: 'Klaw',
    scenario: ['Solid-Sound Body'],
    ada: { hero: 'She-Hulk', play: ['Luke Cage'], minions: ['Shocker'] },
  },
  when: [
    {
      who: 'ada',
      does: { attack: 'She-Hulk', choose: 'Klaw' },
      then: { ada: { damage: 1 }, villain: { damage: 3 }, cards: { 'Luke Cage': { damage: 0 } } },
    },
    // A minion does not strike back: only the consequential damage of the attack.
    { who: 'ada', does: { attack: 'Luke Cage', choose: 'Shocker' } },
  ],
  then: { ada: { damage: 1 }, cards: { 'Luke Cage': { damage: 1 }, Shocker: { damage: 2 } }, quiet: true },
});

scenario('MC-RESOURCE-4', 'Solid-Sound Body: one resource of each type takes it and the retaliation off', {
  given: {
    villain: 'Klaw',
    scenario: ['Solid-Sound Body', 'Sonic Converter'],
    ada: { hero: 'Spider-Man', hand: ['Strength', 'Energy', 'Genius'] },
  },
  when: [
    { who: 'ada', does: { use: 'Solid-Sound Body' } },
    { who: 'ada', does: { attack: 'Spider-Man' } },
  ],
  then: {
    villain: { attachments: ['Sonic Converter'], damage: 2 },
    ada: { hand: [], damage: 0 },
    quiet: true,
  },
});

scenario('MC-TRIGGER-1', 'Solid-Sound Body: not by an alter-ego', {
  given: {
    villain: 'Klaw',
    scenario: ['Solid-Sound Body'],
    ada: { hero: 'Spider-Man', form: 'alter-ego', hand: ['Strength', 'Energy', 'Genius'] },
  },
  when: [{ who: 'ada', does: { use: 'Solid-Sound Body' }, refused: ['MC-TRIGGER-1'] }],
  then: { villain: { attachments: ['Solid-Sound Body'] }, ada: { hand: 3 }, quiet: true },
});
