import { scenario } from '../../kit.ts';

scenario(['MC-MOD-1', 'MC-CONSTANT-1'], 'Jessica Jones: +1 THW for each side scheme', {
  given: {
    threat: 6,
    scenario: ['Highway Robbery', 'Usurp The Throne'],
    ada: { hero: 'Spider-Man', play: ['Jessica Jones', 'Daredevil'] },
  },
  when: [
    {
      who: 'ada',
      does: { thwart: 'Jessica Jones', choose: 'The Break-In!' },
      then: { scheme: { threat: 3 } },
    },
    { who: 'ada', does: { thwart: 'Spider-Man', choose: 'The Break-In!' } },
  ],
  then: { scheme: { threat: 2 }, quiet: true },
});

scenario('MC-MOD-1', 'Jessica Jones: THW 1 and ATK 2 without one', {
  given: { threat: 6, ada: { hero: 'Spider-Man', play: ['Jessica Jones'] } },
  when: [{ who: 'ada', does: { thwart: 'Jessica Jones' } }],
  then: { scheme: { threat: 5 }, quiet: true },
});
