import { scenario } from '../../kit.ts';

const extraction = 'fear-grips-world';

scenario(['CP-ATTACK-4', 'CP-CRISIS-9'], 'a die more in attacks for each Hammer held', {
  given: {
    active: 'dummy',
    extraction,
    dice: ['hit', 'hit', 'hit', 'hit', 'hit', 'hit', 'failure', 'failure', 'failure'],
    Ann: { characters: { dummy: { at: [18, 18], holds: [0, 1] } } },
    Ben: { characters: { giant: { at: [21, 18] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'jab' } }],
  then: { Ben: { giant: { damage: 6 } }, quiet: true },
});

scenario('CP-ATTACK-4', 'Hammers of the target count nothing', {
  given: {
    active: 'dummy',
    extraction,
    dice: ['hit', 'hit', 'hit', 'hit', 'failure', 'failure', 'failure'],
    Ann: { characters: { dummy: { at: [18, 18] } } },
    Ben: { characters: { giant: { at: [21, 18], holds: [0, 1] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'jab' } }],
  then: { Ben: { giant: { damage: 4 } }, quiet: true },
});

scenario(['CP-TACTIC-9', 'CP-CRISIS-9'], 'a holder pays 1 Power more for a tactic card', {
  given: {
    active: 'dummy',
    extraction,
    Ann: {
      tactics: ['tactical-analysis'],
      characters: { dummy: { at: [18, 18], power: 3, holds: [0] }, giant: { at: [22, 18] } },
    },
    Ben: { characters: { blocker: { at: [30, 30] } } },
  },
  when: [{ who: 'Ann', does: { tactic: 'tactical-analysis', may: true, to: [23, 18] } }],
  then: { Ann: { dummy: { power: 0 }, giant: { at: [23, 18] }, tactics: [] }, quiet: true },
});

scenario(['CP-TACTIC-9', 'CP-POWER-4'], 'who could pay the card alone cannot play it', {
  given: {
    active: 'dummy',
    extraction,
    Ann: {
      tactics: ['tactical-analysis'],
      characters: { dummy: { at: [18, 18], power: 2, holds: [0] }, giant: { at: [22, 18] } },
    },
    Ben: { characters: { blocker: { at: [30, 30] } } },
  },
  when: [{ who: 'Ann', does: { tactic: 'tactical-analysis' }, refused: ['CP-TACTIC-9'] }],
  then: { Ann: { dummy: { power: 2 }, tactics: ['tactical-analysis'] }, quiet: true },
});
