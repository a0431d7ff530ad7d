import { scenario } from '../../kit.ts';

scenario('MC-ABILITY-5', 'Hulk: physical, 2 damage to an enemy', {
  given: {
    ada: { hero: 'She-Hulk', play: ['Hulk', 'Tigra'], deck: ['Uppercut', 'Energy'], minions: ['Sandman'] },
  },
  when: [
    { who: 'ada', does: { attack: 'Hulk', choose: 'Rhino' } },
    { who: 'ada', does: { choose: 'Sandman' } },
  ],
  then: {
    villain: { damage: 3 },
    cards: { Sandman: { damage: 2 }, Hulk: { damage: 1 }, Tigra: { damage: 0 } },
    ada: { discard: ['Uppercut'], damage: 0 },
    quiet: true,
  },
});

scenario('MC-WORD-7', 'Hulk: energy, 1 damage to each character', {
  given: {
    ada: { hero: 'She-Hulk', play: ['Hulk', 'Tigra'], deck: ['Haymaker', 'Energy'], minions: ['Sandman'] },
    ben: { hero: 'Spider-Man', form: 'alter-ego' },
  },
  when: [{ who: 'ada', does: { attack: 'Hulk', choose: 'Rhino' } }],
  then: {
    villain: { damage: 4 },
    cards: { Sandman: { damage: 1 }, Tigra: { damage: 1 }, Hulk: { damage: 2 } },
    ada: { damage: 1 },
    ben: { damage: 1 },
    quiet: true,
  },
});

scenario([], 'Hulk: mental, he is discarded', {
  given: { ada: { hero: 'She-Hulk', play: ['Hulk', 'Tigra'], deck: ['Tigra', 'Energy'] } },
  when: [{ who: 'ada', does: { attack: 'Hulk' } }],
  then: { villain: { damage: 3 }, ada: { play: ['Tigra'], discard: ['Hulk', 'Tigra'] }, quiet: true },
});

scenario('MC-RESOURCE-6', 'Hulk: wild, all of it', {
  given: { ada: { hero: 'She-Hulk', play: ['Hulk', 'Tigra'], deck: ['Vibranium', 'Energy'] } },
  when: [{ who: 'ada', does: { attack: 'Hulk' } }],
  then: {
    villain: { damage: 6 },
    ada: { damage: 1, play: ['Tigra'], discard: ['Hulk', 'Vibranium'] },
    cards: { Tigra: { damage: 1 } },
    quiet: true,
  },
});

scenario('MC-EXHAUST-7', 'Hulk: does not thwart', {
  given: { threat: 3, ada: { hero: 'She-Hulk', play: ['Hulk'] } },
  when: [{ who: 'ada', does: { thwart: 'Hulk' }, refused: ['MC-EXHAUST-7'] }],
  then: { scheme: { threat: 3 }, cards: { Hulk: { exhausted: false } }, quiet: true },
});

scenario('MC-DAMAGE-4', 'Hulk: with one hit point left he rages first, and then falls', {
  given: {
    ada: {
      hero: 'She-Hulk',
      play: [{ card: 'Hulk', damage: 4 }, 'Tigra'],
      deck: ['Uppercut', 'Energy'],
      minions: ['Sandman'],
    },
  },
  when: [
    { who: 'ada', does: { attack: 'Hulk', choose: 'Rhino' }, then: { ada: { play: ['Hulk', 'Tigra'] } } },
    { who: 'ada', does: { choose: 'Sandman' } },
  ],
  then: {
    villain: { damage: 3 },
    cards: { Sandman: { damage: 2 } },
    ada: { play: ['Tigra'], discard: ['Hulk', 'Uppercut'] },
    quiet: true,
  },
});
