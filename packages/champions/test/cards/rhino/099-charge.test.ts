import { scenario } from '../../kit.ts';

scenario('MC-ATTACH-1', 'Charge: comes onto the villain, not onto a minion', {
  given: { villainStep: 4, ada: { hero: 'She-Hulk', dealt: ['Charge'], minions: ['Sandman'] } },
  when: [],
  then: { villain: { attachments: ['Charge'] }, cards: { Sandman: { attachments: [] } }, quiet: true },
});

scenario(
  ['MC-KEYWORD-2', 'MC-ENCOUNTER-1', 'MC-BOOST-8'],
  'Charge: 3 more ATK and overkill for one attack, then it is gone',
  {
    given: {
      villainStep: 4,
      scenario: ['Charge'],
      encounter: ['Advance', 'Advance'],
      ada: { hero: 'She-Hulk', dealt: ['Assault'], play: [{ card: 'Mockingbird', damage: 2 }, 'Luke Cage'] },
    },
    // 2 ATK + 3; Mockingbird has 1 hit point left.
    when: [{ who: 'ada', does: { defend: 'Mockingbird' } }],
    then: {
      ada: { damage: 4, discard: ['Mockingbird'], play: ['Luke Cage'] },
      cards: { 'Luke Cage': { damage: 0 } },
      villain: { attachments: [] },
      encounterDiscard: ['Advance', 'Assault', 'Charge'],
      quiet: true,
    },
  },
);

scenario('MC-BOOST-8', 'Charge: stays when the villain schemes, without a bonus for it', {
  given: {
    villainStep: 4,
    scenario: ['Charge'],
    encounter: ['Assault', 'Advance'],
    ada: { hero: 'She-Hulk', dealt: ['Advance'] },
  },
  when: [],
  then: { scheme: { threat: 1 }, villain: { attachments: ['Charge'] }, quiet: true },
});

scenario('MC-ACTIVATION-8', 'Charge: stays when the villain is stunned, and when a minion attacks', {
  given: {
    villainStep: 4,
    villainIs: { stunned: true },
    scenario: ['Charge'],
    encounter: ['Advance', 'Advance'],
    ada: { hero: 'She-Hulk', dealt: ['core/189'], minions: ['Shocker'] },
  },
  when: [{ who: 'ada', does: { choose: 'Rhino', defend: 'nobody' } }],
  then: { ada: { damage: 2 }, villain: { stunned: false, attachments: ['Charge'] }, quiet: true },
});
