import { scenario } from '../../kit.ts';

scenario('MC-RESOURCE-1', 'Energy Absorption: three energy resources', {
  given: {
    ada: {
      hero: 'Captain Marvel',
      hand: ['Photonic Blast', 'Energy Absorption', 'Strength'],
      deck: ['Genius', 'Genius'],
    },
  },
  when: [{ who: 'ada', does: { use: 'Photonic Blast', pay: ['Energy Absorption'] } }],
  then: {
    villain: { damage: 5 },
    ada: { hand: ['Strength', 'Genius'], discard: ['Photonic Blast', 'Energy Absorption'] },
  },
});

scenario(['MC-RESOURCE-4'], 'Energy Absorption: energy is not mental', {
  given: {
    threat: 3,
    ada: {
      hero: 'She-Hulk',
      form: 'alter-ego',
      hand: ['Energy Absorption'],
      play: ['Superhuman Law Division'],
    },
  },
  when: [{ who: 'ada', does: { use: 'Superhuman Law Division' }, refused: ['MC-RESOURCE-3'] }],
  then: { scheme: { threat: 3 }, ada: { hand: ['Energy Absorption'] }, quiet: true },
});
