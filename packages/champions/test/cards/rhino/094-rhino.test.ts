import { scenario } from '../../kit.ts';

scenario(['MC-ACTIVATION-2', 'MC-ACTIVATION-3'], 'Rhino I: attacks with 2, schemes with 1', {
  given: {
    villainStep: 2,
    encounter: ['Advance', 'Advance', 'Crowd Control', 'Crowd Control', 'Advance'],
    ada: { hero: 'She-Hulk' },
    ben: { hero: 'Iron Man', form: 'alter-ego' },
  },
  when: [{ who: 'ada', does: { defend: 'nobody' } }],
  then: {
    ada: { damage: 2 },
    ben: { damage: 0 },
    scheme: { threat: 1 },
    villain: { stage: 1, remaining: 28 },
    quiet: true,
  },
});

scenario('MC-STATUS-6', 'Rhino I: no attack and no boost card while stunned', {
  given: {
    villainStep: 2,
    villainIs: { stunned: true },
    encounter: ['Crowd Control', 'Advance'],
    ada: { hero: 'She-Hulk' },
  },
  when: [],
  then: { ada: { damage: 0 }, scheme: { threat: 0 }, villain: { stunned: false }, encounter: 1, quiet: true },
});

scenario(['MC-VILLAIN-2', 'MC-VILLAIN-4'], 'Rhino I: falls at 14 hit points, and not before', {
  given: {
    villainIs: { damage: 11 },
    encounter: ['Advance'],
    ada: { hero: 'Spider-Man', play: ['Luke Cage'], minions: [{ card: 'Shocker', damage: 1 }] },
  },
  when: [
    {
      who: 'ada',
      does: { attack: 'Spider-Man', choose: 'Rhino' },
      then: { villain: { stage: 1, remaining: 1 } },
    },
    { who: 'ada', does: { attack: 'Luke Cage', choose: 'Rhino' } },
  ],
  then: { villain: { stage: 2, damage: 0 }, cards: { Shocker: { damage: 1 } }, outcome: null, quiet: true },
});
