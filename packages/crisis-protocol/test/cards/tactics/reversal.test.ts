import type { Words } from '@assemble/kernel';
import { dice, scenario } from '../../kit.ts';

scenario(
  ['CP-TACTIC-4', 'CP-ATTACK-14'],
  'another ally within Range 3 of the attacker strikes back with four dice',
  {
    given: {
      active: 'dummy',
      dice: dice('hit, failure 3, failure 3, critical, wild, hit, blank'),
      Ann: { characters: { dummy: { at: [10, 18] }, minion: { at: [10, 21] } } },
      Ben: {
        tactics: ['reversal'],
        characters: { giant: { at: [12.5, 18], power: 3 }, blocker: { at: [10, 13], power: 2 } },
      },
    },
    when: [
      { who: 'Ann', does: { attack: 'jab' } },
      { who: 'Ben', does: { react: 'reversal' } },
    ],
    then: {
      Ann: { dummy: { damage: 2 }, minion: { damage: 0 } },
      Ben: { giant: { power: 4, damage: 1 }, blocker: { power: 0 }, tactics: [] },
      quiet: true,
    },
  },
);

scenario(['CP-TACTIC-9'], 'the target itself cannot play it, nor somebody far away', {
  given: {
    active: 'dummy',
    dice: dice('hit, failure 3, failure 3'),
    Ann: { characters: { dummy: { at: [10, 18] } } },
    Ben: {
      tactics: ['reversal'],
      characters: { giant: { at: [12.5, 18], power: 3 }, blocker: { at: [30, 30], power: 2 } },
    },
  },
  when: [{ who: 'Ann', does: { attack: 'jab' } }],
  then: { Ann: { dummy: { damage: 0 } }, Ben: { tactics: ['reversal'] }, quiet: true },
});

const struck = (target: Words) => ({
  given: {
    active: 'dummy',
    dice: dice('hit 2, blank 2, failure 3, critical, wild, blank 2'),
    Ann: { characters: { dummy: { at: [10, 18] } } },
    Ben: {
      tactics: ['reversal'],
      characters: { blocker: { at: [12, 18], ...target }, giant: { at: [10, 23.5], power: 2 } },
    },
  },
  when: [
    { who: 'Ann', does: { attack: 'jab' } },
    { who: 'Ben', does: { react: 'reversal' } },
  ],
});

scenario('CP-TACTIC-4', 'who was attacked may be Dazed by now: the card is about the attacker', {
  ...struck({ damage: 5 }),
  then: {
    Ann: { dummy: { damage: 2, power: 2 } },
    Ben: { blocker: { dazed: true }, tactics: [] },
    quiet: true,
  },
});

scenario(['CP-TACTIC-4', 'CP-KO-1'], 'or KO’d', {
  ...struck({ damage: 5, side: 'injured' }),
  then: {
    Ann: { dummy: { damage: 2, power: 2 } },
    Ben: { blocker: { gone: true }, tactics: [] },
    quiet: true,
  },
});
