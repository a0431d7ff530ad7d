import { scenario } from '../../kit.ts';

scenario(
  ['MC-ATTACH-1', 'MC-ATTACH-3', 'MC-ABILITY-5'],
  'Spider-Tracer: 3 threat from a scheme when its minion falls',
  {
    given: {
      threat: 5,
      scenario: [{ card: "Breakin' & Takin'", threat: 4 }],
      ada: {
        hero: 'Spider-Man',
        minions: [{ card: 'Sandman', damage: 3 }, 'Shocker'],
        hand: ['Spider-Tracer', 'Backflip'],
      },
    },
    when: [
      {
        who: 'ada',
        does: { play: 'Spider-Tracer', choose: 'Sandman' },
        then: { cards: { Sandman: { attachments: ['Spider-Tracer'] } }, scheme: { threat: 5 } },
      },
      { who: 'ada', does: { attack: 'Spider-Man', choose: 'Sandman' } },
      { who: 'ada', does: { choose: 'The Break-In!' } },
    ],
    then: {
      scheme: { threat: 2 },
      cards: { "Breakin' & Takin'": { threat: 4 } },
      ada: { minions: ['Shocker'], discard: ['Backflip', 'Spider-Tracer'] },
      quiet: true,
    },
  },
);

scenario('MC-ATTACH-6', 'Spider-Tracer: not on the villain, and nothing while another minion falls', {
  given: {
    threat: 5,
    ada: { hero: 'Spider-Man', hand: ['Spider-Tracer', 'Backflip'] },
  },
  when: [{ who: 'ada', does: { play: 'Spider-Tracer' }, refused: ['MC-ATTACH-6'] }],
  then: { scheme: { threat: 5 }, villain: { attachments: [] }, ada: { hand: 2 }, quiet: true },
});

scenario('MC-CONDITION-1', 'Spider-Tracer: another minion that falls leaves the threat alone', {
  given: {
    threat: 5,
    ada: {
      hero: 'Spider-Man',
      minions: ['Sandman', { card: 'Shocker', damage: 2 }],
      play: [],
    },
    ben: { hero: 'She-Hulk', hand: ['Spider-Tracer', 'Energy'] },
    turn: 'ben',
  },
  when: [
    { who: 'ben', does: { play: 'Spider-Tracer', choose: 'Sandman' } },
    { who: 'ben', does: { attack: 'She-Hulk', choose: 'Shocker' } },
  ],
  then: { scheme: { threat: 5 }, ada: { minions: ['Sandman'] }, quiet: true },
});
