import { scenario } from '../../kit.ts';
import { rolled } from '../dice.ts';

const thor = 'thor-prince-of-asgard';

scenario(['CP-ICON-1', 'CP-THROW-3'], 'Strike: Power for damage; a wild may throw the target away', {
  given: {
    active: thor,
    dice: ['wild', ...rolled(1, 5, 3)],
    Ann: { characters: { [thor]: { at: [10, 18] } } },
    Ben: { characters: { dummy: { at: [12, 18] } } },
  },
  when: [
    { who: 'Ann', does: { attack: 'strike', may: true } },
    { who: 'Ann', does: { aim: [2, 18] }, refused: ['CP-TOWARD-7'] },
    { who: 'Ann', does: { aim: [20, 18] } },
  ],
  then: { Ann: { [thor]: { power: 2 } }, Ben: { dummy: { damage: 2, at: [15.375, 18] } }, quiet: true },
});

scenario(['CP-KEYWORD-1', 'CP-COND-1'], 'Hammer Throw shocks, damage or not; the immune stay as they are', {
  given: {
    active: thor,
    dice: [...rolled(0, 5, 3), ...rolled(0, 5, 4)],
    Ann: { characters: { [thor]: { at: [10, 18], power: 2 } } },
    Ben: {
      characters: { dummy: { at: [18, 18] }, enemy: { card: thor, at: [10, 26] }, giant: { at: [30, 30] } },
    },
  },
  when: [
    { who: 'Ann', does: { attack: 'hammer-throw', target: 'dummy' } },
    { who: 'Ann', does: { attack: 'hammer-throw', target: 'enemy' } },
  ],
  then: {
    Ann: { [thor]: { power: 0 } },
    Ben: { dummy: { conditions: ['shock'] }, enemy: { conditions: [] }, giant: { conditions: [] } },
    quiet: true,
  },
});

scenario(['CP-AREA-2', 'CP-AREA-4'], 'God of Thunder: every enemy within Range 2 is attacked and shocked', {
  given: {
    active: thor,
    dice: [...rolled(1, 7, 2), ...rolled(2, 7, 3)],
    Ann: { characters: { [thor]: { at: [10, 18], power: 4 } } },
    Ben: { characters: { dummy: { at: [12, 18] }, giant: { at: [10, 21] }, blocker: { at: [18, 18] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'god-of-thunder', target: 'dummy' } }],
  then: {
    Ann: { [thor]: { power: 0 } },
    Ben: {
      dummy: { damage: 1, conditions: ['shock'] },
      giant: { damage: 2, conditions: ['shock'] },
      blocker: { damage: 0, conditions: [] },
    },
    quiet: true,
  },
});

scenario(
  ['CP-ACTIVATE-9', 'CP-SUPER-6', 'CP-STAT-18'],
  'For Asgard!: a move, then a Strike that staggers if it hurts',
  {
    given: {
      active: thor,
      dice: rolled(1, 6, 3),
      Ann: { characters: { [thor]: { at: [10, 18], power: 3 } } },
      Ben: { characters: { dummy: { at: [16, 18] } } },
    },
    when: [{ who: 'Ann', does: { power: 'for-asgard', to: [14, 18] } }],
    then: {
      Ann: { [thor]: { at: [14, 18], power: 1 } },
      Ben: { dummy: { damage: 1, conditions: ['stagger'] } },
      actions: 1,
      quiet: true,
    },
  },
);

scenario([], 'without damage nobody staggers', {
  given: {
    active: thor,
    dice: rolled(0, 6, 3),
    Ann: { characters: { [thor]: { at: [10, 18], power: 3 } } },
    Ben: { characters: { dummy: { at: [16, 18] } } },
  },
  when: [{ who: 'Ann', does: { power: 'for-asgard', to: [14, 18] } }],
  then: { Ben: { dummy: { damage: 0, conditions: [] } }, actions: 1, quiet: true },
});

scenario(['CP-THROW-1'], 'Strongest Avenger: throws an enemy of Size 4 Medium', {
  given: {
    active: thor,
    Ann: { characters: { [thor]: { at: [10, 18], power: 3 } } },
    Ben: { characters: { giant: { at: [13, 18] } } },
  },
  when: [{ who: 'Ann', does: { power: 'strongest-avenger', aim: [30, 18] } }],
  then: { Ann: { [thor]: { power: 0 } }, Ben: { giant: { at: [18, 18] } }, quiet: true },
});

scenario(['CP-POWERPHASE-2'], 'Asgardian: 1 Power more', {
  given: {
    phase: 'power',
    Ann: { characters: { [thor]: { at: [10, 18] }, dummy: { at: [4, 4] } } },
    Ben: { characters: { dummy: { at: [30, 30] } } },
  },
  when: [],
  then: { Ann: { [thor]: { power: 2 }, dummy: { power: 1 } }, quiet: true },
});

scenario(
  ['CP-LEAD-3', 'CP-POWER-3'],
  'Prince of Asgard: at the start of a turn an ally pays 1 Power to heal, each once a round',
  {
    given: {
      turn: 'Ann',
      Ann: {
        affiliation: 'asgard',
        leader: thor,
        characters: {
          [thor]: { at: [10, 18], power: 2, damage: 3 },
          dummy: { at: [4, 4], power: 1, conditions: ['bleed'] },
          giant: { at: [4, 10], damage: 2 },
        },
      },
      Ben: { characters: { dummy: { at: [30, 30], damage: 1, power: 3 }, blocker: { at: [30, 20] } } },
    },
    when: [
      { who: 'Ann', does: { react: 'prince-of-asgard', choose: 'giant' }, refused: ['CP-SUPER-4'] },
      { who: 'Ann', does: { choose: thor } },
      { who: 'Ann', does: { activate: thor } },
      { who: 'Ann', does: { end: true }, then: { asked: { Ben: 'ask.turn' } } },
      { who: 'Ben', does: { activate: 'blocker' } },
      { who: 'Ben', does: { end: true }, then: { asked: { Ann: 'ask.react' } } },
      // Thor had his share this round: only the dummy is left.
      { who: 'Ann', does: { react: 'prince-of-asgard' } },
    ],
    then: {
      Ann: {
        [thor]: { damage: 2, power: 1 },
        dummy: { power: 0, conditions: [] },
        giant: { damage: 2 },
      },
      Ben: { dummy: { damage: 1, power: 3 } },
      quiet: true,
    },
  },
);
