import { scenario } from '../../kit.ts';

scenario('MC-KEYWORD-11', 'M.O.D.O.K.: deals 2 damage to who attacks him, to nobody else', {
  given: {
    ada: { hero: 'She-Hulk', play: ['Mockingbird'] },
    ben: { hero: 'Iron Man', minions: ['M.O.D.O.K.'] },
  },
  when: [{ who: 'ada', does: { attack: 'She-Hulk', choose: 'M.O.D.O.K.' } }],
  then: {
    cards: { 'M.O.D.O.K.': { damage: 3, remaining: 5 }, Mockingbird: { damage: 0 } },
    ada: { damage: 2 },
    ben: { damage: 0 },
    quiet: true,
  },
});

scenario('MC-KEYWORD-12', 'M.O.D.O.K.: not when the attack defeats him', {
  given: { ada: { hero: 'She-Hulk', minions: [{ card: 'M.O.D.O.K.', damage: 5 }] } },
  when: [{ who: 'ada', does: { attack: 'She-Hulk', choose: 'M.O.D.O.K.' } }],
  then: { ada: { damage: 0, minions: [] }, encounterDiscard: ['M.O.D.O.K.'], quiet: true },
});

scenario('MC-KEYWORD-11', 'M.O.D.O.K.: not when the villain beside him is attacked', {
  given: { ada: { hero: 'She-Hulk', minions: ['M.O.D.O.K.'] } },
  when: [{ who: 'ada', does: { attack: 'She-Hulk', choose: 'Rhino' } }],
  then: { ada: { damage: 0 }, villain: { damage: 3 }, quiet: true },
});
