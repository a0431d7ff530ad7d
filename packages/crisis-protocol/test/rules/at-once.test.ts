import { dice, scenario } from '../kit.ts';

// Characters of both players fall at the same moment.

const THANOS = 'thanos-the-mad-titan';
const led = { affiliation: 'black-order', leader: THANOS } as const;
const weak = { side: 'injured', damage: 1 } as const;

// Bomber hurts everybody for 9; whose enemies are KO'd scores 1 point under Death's Agenda.
const blast = (points: number) => ({
  Ann: {
    ...led,
    points,
    characters: { bomber: { at: [18, 18] }, [THANOS]: { at: [4, 4] }, dummy: { at: [10, 18], ...weak } },
  },
  Ben: {
    ...led,
    points,
    characters: {
      'second-bomber': { card: 'bomber', at: [18, 24] },
      [THANOS]: { at: [32, 32] },
      frail: { at: [14, 18], ...weak },
    },
  },
});

scenario(
  ['CP-TIMING-2', 'CP-WIN-1'],
  'two KOs at once: the active player’s effects come first, and the 16th point ends the match',
  {
    given: { ...blast(15), active: 'bomber' },
    when: [{ who: 'Ann', does: { power: 'blast' } }],
    then: {
      won: 'Ann',
      'won-by': 'CP-WIN-1',
      Ann: { points: 16, dummy: { gone: true } },
      Ben: { points: 15, frail: { gone: true } },
    },
  },
);

scenario(['CP-TIMING-2', 'CP-WIN-1'], 'two KOs at once in the other player’s turn: that one scores first', {
  given: { ...blast(15), active: 'second-bomber', turn: 'Ben' },
  when: [{ who: 'Ben', does: { power: 'blast' } }],
  then: { won: 'Ben', 'won-by': 'CP-WIN-1', Ann: { points: 15 }, Ben: { points: 16 } },
});

scenario(['CP-TIMING-2', 'CP-WIN-1'], 'two KOs at once: both are scored where neither ends the match', {
  given: { ...blast(3), active: 'bomber' },
  when: [{ who: 'Ann', does: { power: 'blast' } }],
  then: {
    won: null,
    Ann: { points: 4, bomber: { side: 'injured' }, dummy: { gone: true } },
    Ben: { points: 4, 'second-bomber': { side: 'injured' }, frail: { gone: true } },
    happened: [
      { 'knocked-out': { who: 'dummy' } },
      { 'knocked-out': { who: 'frail' } },
      { scored: { seat: 0 } },
      { scored: { seat: 1 } },
    ],
    round: 2,
    quiet: true,
  },
});

// At the end of the Activation Phase Fog hurts everybody for 1.
const foggy = (annPoints: number, benPoints: number) => ({
  given: {
    active: 'dummy',
    secure: 'fog',
    Ann: {
      points: annPoints,
      characters: {
        dummy: { at: [10, 18], side: 'injured', damage: 4 },
        minion: { at: [4, 4], activated: true },
      },
    },
    Ben: {
      points: benPoints,
      characters: { blocker: { at: [30, 18], side: 'injured', damage: 5, activated: true } },
    },
  },
  when: [{ who: 'Ann', does: { end: true } }],
});

scenario(
  ['CP-RULING-19', 'CP-GRUNT-12'],
  'the last of both players fall at once: a Grunt that goes with its parent does not make the other one the winner',
  {
    ...foggy(2, 1),
    then: {
      won: 'Ann',
      'won-by': 'CP-RULING-19',
      Ann: { dummy: { gone: true }, minion: { gone: true } },
      Ben: { blocker: { gone: true } },
    },
  },
);

scenario(
  ['CP-RULING-19', 'CP-GRUNT-12'],
  'the last of both players fall at once, with as many points: a draw',
  {
    ...foggy(2, 2),
    then: { won: 'nobody', 'won-by': 'CP-RULING-19' },
  },
);

scenario(['CP-WIN-7', 'CP-GRUNT-12'], 'where just one of them falls, the other player has won', {
  ...foggy(5, 1),
  given: {
    ...foggy(5, 1).given,
    Ben: {
      points: 1,
      characters: { blocker: { at: [30, 18], side: 'injured', damage: 4, activated: true } },
    },
  },
  then: { won: 'Ben', 'won-by': 'CP-WIN-7', Ann: { minion: { gone: true } } },
});

scenario(
  ['CP-WIN-7', 'CP-TIMING-2'],
  'This Is Our Day: who is hurt before the other one falls leaves first',
  {
    given: {
      phase: 'power',
      dice: dice('hit, blank 3, failure 4'),
      Ann: { points: 3, characters: { dummy: { at: [10, 18], side: 'injured', damage: 4 } } },
      Ben: {
        points: 1,
        tactics: ['this-is-our-day'],
        characters: { 'doctor-octopus': { at: [12, 18], side: 'injured', damage: 5 } },
      },
    },
    when: [
      { who: 'Ben', does: { react: 'this-is-our-day' } },
      { who: 'Ann', does: { activate: 'dummy', attack: 'jab' } },
    ],
    then: { won: 'Ben', 'won-by': 'CP-WIN-7', Ann: { dummy: { gone: true } } },
  },
);
