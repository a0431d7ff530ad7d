import { dice, scenario } from '../kit.ts';

// Stagger: the first action of an activation is a Shake that removes it.

const jab = dice('blank 4, failure 3');
const tripped = {
  active: 'dummy',
  dice: jab,
  Ann: { characters: { dummy: { at: [10, 18] }, giant: { at: [4, 4], activated: true } } },
  Ben: { characters: { tripper: { at: [12, 18] } } },
} as const;

scenario('CP-COND-13', 'Stagger that comes after the first action leaves the second one free', {
  given: tripped,
  when: [
    {
      who: 'Ann',
      does: { attack: 'jab' },
      then: { Ann: { dummy: { conditions: ['stagger'] } }, actions: 1 },
    },
    { who: 'Ann', does: { move: [10, 20] } },
  ],
  then: { Ann: { dummy: { at: [10, 20], conditions: ['stagger'] } }, actions: 0, quiet: true },
});

scenario('CP-COND-13', 'and lasts: the first action of the next activation is the Shake', {
  given: {
    ...tripped,
    dice: [...jab, ...jab],
    Ben: { characters: { tripper: { at: [12, 18], activated: true } } },
  },
  when: [
    { who: 'Ann', does: { attack: 'jab' } },
    // The round ends with the activation.
    { who: 'Ann', does: { end: true }, then: { round: 2 } },
    { who: 'Ben', does: { activate: 'tripper', end: true } },
    { who: 'Ann', does: { activate: 'dummy', attack: 'jab' }, refused: ['CP-COND-13'] },
    { who: 'Ann', does: { shake: 'stagger' } },
    { who: 'Ann', does: { attack: 'jab' } },
  ],
  then: { actions: 0, Ann: { dummy: { conditions: ['stagger'] } }, quiet: true },
});

scenario(['CP-COND-13', 'CP-SUPER-7'], 'Stagger that comes before any action was made counts at once', {
  given: {
    active: 'marcher',
    Ann: { characters: { marcher: { at: [10, 18] } } },
    Ben: { characters: { tripper: { at: [14, 18] } } },
  },
  when: [
    // A superpower that takes no action; Tripper answers it.
    { who: 'Ann', does: { power: 'stroll', to: [10, 20] } },
    { who: 'Ann', does: { move: [10, 22] }, refused: ['CP-COND-13'] },
    { who: 'Ann', does: { attack: 'jab' }, refused: ['CP-COND-13'] },
    // What takes no action may still be done first.
    { who: 'Ann', does: { power: 'stroll', to: [10, 21] } },
    { who: 'Ann', does: { shake: 'stagger' } },
    { who: 'Ann', does: { move: [10, 22] } },
  ],
  then: { actions: 0, Ann: { marcher: { at: [10, 22], conditions: [] } }, quiet: true },
});

scenario(['CP-COND-13', 'CP-ACTIVATE-10'], 'Stagger does not keep anybody from ending the activation', {
  given: {
    active: 'dummy',
    Ann: { characters: { dummy: { at: [10, 18], conditions: ['stagger'] } } },
    Ben: { characters: { tripper: { at: [30, 18] } } },
  },
  when: [{ who: 'Ann', does: { end: true } }],
  then: {
    Ann: { dummy: { conditions: ['stagger'], activated: true } },
    asked: { Ben: 'ask.turn' },
    quiet: true,
  },
});

scenario(['CP-COND-13', 'CP-ACTIVATE-9'], 'Stagger: the second of two granted actions is none of its own', {
  given: {
    active: 'crossbones-merciless-merc',
    dice: dice('failure 8, failure 3'),
    Ann: { characters: { 'crossbones-merciless-merc': { at: [10, 18], power: 6 } } },
    // Too large to be thrown: the attack is all there is.
    Ben: { characters: { tripper: { at: [30, 30] }, giant: { at: [12.5, 18] } } },
  },
  when: [
    { who: 'Ann', does: { power: 'hit-and-run' } },
    { who: 'Ann', does: { attack: 'up-close-and-personal', move: [10, 20] } },
    // Tripper answers the superpower: one action was made, so that the second one is free.
    { who: 'Ann', does: { move: [10, 22] } },
  ],
  then: {
    Ann: { 'crossbones-merciless-merc': { at: [10, 22], conditions: ['stagger'] } },
    actions: 0,
    quiet: true,
  },
});
