import { scenario } from '../../kit.ts';

scenario(['MC-CANCEL-4', 'MC-STATUS-1'], 'Webbed Up: one attack of its enemy does not happen; others do', {
  given: {
    villainStep: 2,
    ada: {
      hero: 'Spider-Man',
      minions: ['Sandman'],
      play: [{ card: 'Webbed Up', on: 'Rhino' }],
    },
  },
  when: [{ who: 'ada', does: { defend: 'nobody' } }],
  then: {
    villain: { stunned: true, attachments: [] },
    cards: { Sandman: { stunned: false } },
    ada: { damage: 3, discard: ['Webbed Up'] },
    quiet: true,
  },
});

scenario('MC-ATTACH-6', 'Webbed Up: one on each enemy', {
  given: {
    ada: {
      hero: 'Spider-Man',
      hand: ['Webbed Up', 'Strength', 'Energy'],
      play: [{ card: 'Webbed Up', on: 'Rhino' }],
    },
  },
  when: [{ who: 'ada', does: { play: 'Webbed Up' }, refused: ['MC-ATTACH-6'] }],
  then: { villain: { attachments: ['Webbed Up'] }, ada: { hand: 3 }, quiet: true },
});

scenario('MC-INIT-2', 'Webbed Up: played in hero form only', {
  given: {
    ada: { hero: 'Spider-Man', form: 'alter-ego', hand: ['Webbed Up', 'Strength', 'Energy'] },
  },
  when: [{ who: 'ada', does: { play: 'Webbed Up' }, refused: ['MC-INIT-2'] }],
  then: { villain: { attachments: [] }, ada: { hand: 3 }, quiet: true },
});

scenario('MC-ACTIVATION-3', 'Webbed Up: a scheme is no attack', {
  given: {
    villainStep: 2,
    ada: { hero: 'Spider-Man', form: 'alter-ego', play: [{ card: 'Webbed Up', on: 'Rhino' }] },
  },
  when: [],
  then: { scheme: { threat: 1 }, villain: { attachments: ['Webbed Up'], stunned: false }, quiet: true },
});
