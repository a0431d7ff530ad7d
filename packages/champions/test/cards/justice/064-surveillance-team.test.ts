import { scenario } from '../../kit.ts';

scenario('MC-KEYWORD-15', 'Surveillance Team: 1 threat from a scheme for a counter, no thwart', {
  given: {
    threat: 4,
    scenario: [{ card: 'Highway Robbery', threat: 3 }],
    ada: { hero: 'Spider-Man', form: 'alter-ego', identity: { confused: true }, play: ['Surveillance Team'] },
  },
  when: [
    { who: 'ada', does: { use: 'Surveillance Team', choose: 'The Break-In!' } },
    { who: 'ada', does: { use: 'Surveillance Team' }, refused: ['MC-EXHAUST-4'] },
  ],
  then: {
    scheme: { threat: 3 },
    cards: { 'Highway Robbery': { threat: 3 }, 'Surveillance Team': { counters: 2, exhausted: true } },
    ada: { confused: true },
    quiet: true,
  },
});

scenario('MC-KEYWORD-16', 'Surveillance Team: discarded after its last counter', {
  given: { threat: 4, ada: { hero: 'Spider-Man', play: [{ card: 'Surveillance Team', counters: 1 }] } },
  when: [{ who: 'ada', does: { use: 'Surveillance Team' } }],
  then: { scheme: { threat: 3 }, ada: { play: [], discard: ['Surveillance Team'] }, quiet: true },
});

scenario('MC-ABILITY-2', 'Surveillance Team: not without threat', {
  given: { ada: { hero: 'Spider-Man', play: ['Surveillance Team'] } },
  when: [{ who: 'ada', does: { use: 'Surveillance Team' }, refused: ['MC-ABILITY-2'] }],
  then: { cards: { 'Surveillance Team': { counters: 3 } }, quiet: true },
});
