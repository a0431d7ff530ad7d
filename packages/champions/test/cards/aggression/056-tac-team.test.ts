import { scenario } from '../../kit.ts';

scenario(['MC-KEYWORD-15', 'MC-ATTACK-7'], 'Tac Team: 2 damage to an enemy for a counter, in either form', {
  given: {
    ada: { hero: 'She-Hulk', form: 'alter-ego', play: ['Tac Team'], minions: ['M.O.D.O.K.'] },
  },
  when: [
    { who: 'ada', does: { use: 'Tac Team', choose: 'M.O.D.O.K.' } },
    { who: 'ada', does: { use: 'Tac Team' }, refused: ['MC-EXHAUST-4'] },
  ],
  then: {
    villain: { damage: 0 },
    cards: { 'M.O.D.O.K.': { damage: 2 }, 'Tac Team': { counters: 2, exhausted: true } },
    ada: { damage: 0 },
    quiet: true,
  },
});

scenario('MC-KEYWORD-16', 'Tac Team: discarded after its last counter', {
  given: { ada: { hero: 'She-Hulk', play: [{ card: 'Tac Team', counters: 1 }, 'Tac Team'] } },
  when: [{ who: 'ada', does: { use: 'Tac Team' } }],
  then: { villain: { damage: 2 }, ada: { play: ['Tac Team'], discard: ['Tac Team'] }, quiet: true },
});
