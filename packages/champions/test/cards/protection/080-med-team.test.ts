import { scenario } from '../../kit.ts';

scenario(['MC-KEYWORD-15', 'MC-CONTROL-8'], 'Med Team: 2 damage healed from a friendly character', {
  given: {
    villainIs: { damage: 4 },
    ada: { hero: 'Spider-Man', identity: { damage: 3 }, play: ['Med Team', { card: 'Vision', damage: 2 }] },
    ben: { hero: 'She-Hulk', identity: { damage: 5 } },
  },
  when: [
    { who: 'ada', does: { use: 'Med Team' } },
    { who: 'ada', does: { choose: 'Rhino' }, refused: ['MC-WORD-3'] },
    { who: 'ada', does: { choose: 'She-Hulk' } },
    { who: 'ada', does: { use: 'Med Team' }, refused: ['MC-EXHAUST-4'] },
  ],
  then: {
    ben: { damage: 3 },
    ada: { damage: 3 },
    villain: { damage: 4 },
    cards: { Vision: { damage: 2 }, 'Med Team': { counters: 2, exhausted: true } },
    quiet: true,
  },
});

scenario('MC-KEYWORD-16', 'Med Team: discarded after its last counter', {
  given: {
    ada: { hero: 'Spider-Man', identity: { damage: 1 }, play: [{ card: 'Med Team', counters: 1 }] },
  },
  when: [{ who: 'ada', does: { use: 'Med Team' } }],
  then: { ada: { damage: 0, play: [], discard: ['Med Team'] }, quiet: true },
});

scenario('MC-ABILITY-2', 'Med Team: not while nobody friendly is hurt', {
  given: { villainIs: { damage: 4 }, ada: { hero: 'Spider-Man', play: ['Med Team'] } },
  when: [{ who: 'ada', does: { use: 'Med Team' }, refused: ['MC-ABILITY-2'] }],
  then: { cards: { 'Med Team': { counters: 3 } }, quiet: true },
});
