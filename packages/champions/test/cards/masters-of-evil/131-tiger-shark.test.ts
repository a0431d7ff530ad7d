import { scenario } from '../../kit.ts';

scenario('MC-BOOST-7', 'Tiger Shark: is tough after he has attacked', {
  given: {
    villainStep: 2,
    villainIs: { stunned: true },
    encounter: ['Crowd Control', 'Advance'],
    ada: { hero: 'She-Hulk', minions: ['Tiger Shark'] },
  },
  when: [{ who: 'ada', does: { defend: 'nobody' } }],
  then: {
    ada: { damage: 3 },
    cards: { 'Tiger Shark': { tough: true } },
    villain: { tough: false },
    quiet: true,
  },
});

scenario('MC-ACTIVATION-5', 'Tiger Shark: schemes with 1 and gains nothing by it', {
  given: {
    villainStep: 2,
    villainIs: { confused: true },
    encounter: ['Crowd Control', 'Advance'],
    ada: { hero: 'Iron Man', form: 'alter-ego', minions: ['Tiger Shark'] },
  },
  when: [],
  then: { scheme: { threat: 1 }, cards: { 'Tiger Shark': { tough: false } }, quiet: true },
});

scenario('MC-BOOST-3', 'Tiger Shark: as a boost card, the villain becomes tough', {
  given: {
    villainStep: 4,
    encounter: ['Tiger Shark', 'Advance'],
    ada: { hero: 'She-Hulk', dealt: ['Assault'], minions: ['Shocker'] },
  },
  when: [{ who: 'ada', does: { defend: 'nobody' } }],
  then: {
    ada: { damage: 2, minions: ['Shocker'] },
    villain: { tough: true },
    cards: { Shocker: { tough: false } },
    quiet: true,
  },
});
