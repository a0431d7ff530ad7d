import { scenario } from '../../kit.ts';

scenario('MC-WORD-3', 'Electric Whip Attack: 1 damage for each of your upgrades', {
  given: {
    first: 'ben',
    villainStep: 4,
    ada: {
      hero: 'Iron Man',
      play: ['Arc Reactor', 'Tenacity', 'Stark Tower'],
      dealt: ['Electric Whip Attack'],
    },
    ben: { hero: 'She-Hulk', play: ['Focused Rage'] },
  },
  when: [{ who: 'ada', does: { option: 0 } }],
  then: { ada: { damage: 2, play: 3 }, ben: { damage: 0, play: ['Focused Rage'] }, quiet: true },
});

scenario('MC-WORD-3', 'Electric Whip Attack: or one of your upgrades', {
  given: {
    first: 'ben',
    villainStep: 4,
    ada: {
      hero: 'Iron Man',
      play: ['Arc Reactor', 'Tenacity', 'Stark Tower'],
      dealt: ['Electric Whip Attack'],
    },
    ben: { hero: 'She-Hulk', play: ['Focused Rage'] },
  },
  when: [{ who: 'ada', does: { option: 1, choose: 'Tenacity' } }],
  then: {
    ada: { damage: 0, play: ['Arc Reactor', 'Stark Tower'], discard: ['Tenacity'] },
    ben: { play: ['Focused Rage'] },
    quiet: true,
  },
});

scenario('MC-BOOST-3', 'Electric Whip Attack: as a boost an upgrade for an undefended attack', {
  given: {
    villainStep: 2,
    encounter: ['Electric Whip Attack', 'Crowd Control', 'Sandman'],
    ada: { hero: 'Iron Man', play: ['Arc Reactor', 'Stark Tower'] },
  },
  when: [{ who: 'ada', does: { defend: 'nobody' } }],
  then: { ada: { damage: 2, play: ['Stark Tower'], discard: ['Arc Reactor'] }, quiet: true },
});

scenario('MC-BOOST-4', 'Electric Whip Attack: as a boost nothing for a defended attack', {
  given: {
    villainStep: 2,
    encounter: ['Electric Whip Attack', 'Crowd Control', 'Sandman'],
    ada: { hero: 'Iron Man', play: ['Arc Reactor'] },
  },
  when: [{ who: 'ada', does: { defend: 'Iron Man' } }],
  then: { ada: { damage: 1, play: ['Arc Reactor'] }, quiet: true },
});
