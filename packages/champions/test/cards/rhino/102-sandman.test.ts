import { scenario } from '../../kit.ts';

scenario('MC-KEYWORD-4', 'Sandman: comes tough; the first blow takes that, the second counts', {
  given: {
    villainStep: 4,
    ada: { hero: 'She-Hulk', dealt: ['Sandman'], play: ['Luke Cage'], minions: ['Shocker'] },
  },
  when: [
    {
      who: 'ada',
      does: { attack: 'She-Hulk', choose: 'Sandman' },
      then: { cards: { Sandman: { tough: false, damage: 0, engaged: 'ada' } } },
    },
    { who: 'ada', does: { attack: 'Luke Cage', choose: 'Sandman' } },
  ],
  then: { cards: { Sandman: { remaining: 2 }, Shocker: { tough: false, damage: 0 } }, quiet: true },
});

scenario('MC-ACTIVATION-5', 'Sandman: attacks with 3, and lets the villain be attacked', {
  given: {
    villainStep: 2,
    villainIs: { stunned: true },
    encounter: ['Crowd Control', 'Advance'],
    ada: { hero: 'She-Hulk', minions: ['Sandman'] },
  },
  when: [
    { who: 'ada', does: { defend: 'nobody' }, then: { ada: { damage: 3 }, scheme: { threat: 0 } } },
    { who: 'ada', does: { attack: 'She-Hulk', choose: 'Rhino' } },
  ],
  then: { villain: { damage: 3 }, cards: { Sandman: { damage: 0 } }, quiet: true },
});

scenario('MC-ACTIVATION-5', 'Sandman: schemes with 2 against an alter-ego', {
  given: {
    villainStep: 2,
    villainIs: { confused: true },
    encounter: ['Crowd Control', 'Advance'],
    ada: { hero: 'Iron Man', form: 'alter-ego', minions: ['Sandman'] },
  },
  when: [],
  then: { scheme: { threat: 2 }, ada: { damage: 0 }, quiet: true },
});
