import { proves } from '@assemble/rules/testing';
import { expect } from 'vitest';
import { winnerByPoints } from '../../src/rules/objectives.ts';
import { scenario } from '../kit.ts';

const console_ = { at: [18, 10] } as const;

// The first console of the riots lies at (18, 10).
scenario(
  ['CP-SECURE-1', 'CP-SECURE-2', 'CP-SECURE-4', 'CP-CLEANUP-3', 'CP-CRISIS-8'],
  'CP-CASE-4, CP-CASE-5: one Healthy character secures against two Injured ones',
  {
    given: {
      phase: 'cleanup',
      secure: 'riots-spark-over-extremis',
      Ann: { characters: { ultron: { at: [18, 11.5] } } },
      Ben: {
        characters: {
          'captain-marvel': { at: [16.6, 9.5], side: 'injured' },
          'black-widow': { at: [19.4, 9.5], side: 'injured' },
        },
      },
    },
    when: [],
    then: { Ann: { points: 1 }, Ben: { points: 0 }, quiet: true },
  },
);

scenario('CP-SECURE-3', 'without any Healthy one the Injured decide', {
  given: {
    phase: 'cleanup',
    secure: 'riots-spark-over-extremis',
    Ann: { characters: { dummy: { ...console_, side: 'injured' } } },
    Ben: {
      characters: {
        dummy: { at: [16.6, 9.5], side: 'injured' },
        blocker: { at: [19.4, 9.5], side: 'injured' },
      },
    },
  },
  when: [],
  then: { Ann: { points: 0 }, Ben: { points: 1 }, quiet: true },
});

scenario(['CP-RULING-12'], 'equal numbers secure nothing', {
  given: {
    phase: 'cleanup',
    secure: 'riots-spark-over-extremis',
    Ann: { characters: { dummy: console_, blocker: { at: [19.5, 10], side: 'injured' } } },
    Ben: { characters: { dummy: { at: [16.6, 9.5] } } },
  },
  when: [],
  then: { Ann: { points: 0 }, Ben: { points: 0 }, quiet: true },
});

scenario(['CP-SECURE-5', 'CP-SCORE-2', 'CP-DAZED-8', 'CP-DAZED-9'], 'a Dazed character contests nothing', {
  given: {
    phase: 'cleanup',
    secure: 'riots-spark-over-extremis',
    Ann: { characters: { dummy: { ...console_, dazed: true } } },
    Ben: { characters: { dummy: { at: [16.6, 9.5], side: 'injured' } } },
  },
  when: [],
  then: { Ann: { points: 0 }, Ben: { points: 1 }, quiet: true },
});

// The third fragment of the Cube lies at (18, 18).
scenario(
  ['CP-INTERACT-2', 'CP-INTERACT-3', 'CP-INTERACT-5', 'CP-INTERACT-6', 'CP-INTERACT-7', 'CP-HOLD-1'],
  'CP-CASE-6: Spider-Man picks up a fragment',
  {
    given: {
      active: 'spider-man',
      actions: 1,
      extraction: 'struggle-for-the-cube-continues',
      Ann: { characters: { 'spider-man': { at: [18, 16.5], power: 2 } } },
      Ben: { characters: { dummy: { at: [30, 30] } } },
    },
    when: [
      { who: 'Ann', does: { interact: 0 }, refused: ['CP-INTERACT-2'] },
      { who: 'Ann', does: { interact: 2 } },
    ],
    then: {
      Ann: { 'spider-man': { power: 1, holds: [2] } },
      tokens: { 2: { at: null }, 0: { at: [10, 13] } },
      actions: 1,
      quiet: true,
    },
  },
);

scenario(['CP-INTERACT-3', 'CP-POWER-4'], 'without Power nobody interacts', {
  given: {
    active: 'spider-man',
    extraction: 'struggle-for-the-cube-continues',
    Ann: { characters: { 'spider-man': { at: [18, 16.5] } } },
    Ben: { characters: { dummy: { at: [30, 30] } } },
  },
  when: [{ who: 'Ann', does: { interact: 2 }, refused: ['CP-INTERACT-3'] }],
  then: { Ann: { 'spider-man': { holds: [] } }, quiet: true },
});

scenario('CP-INTERACT-1', 'a token without an Interact ability cannot be interacted with', {
  given: {
    active: 'dummy',
    secure: 'infinity-formula-goes-missing',
    Ann: { characters: { dummy: { at: [8, 13], power: 2 } } },
    Ben: { characters: { dummy: { at: [30, 30] } } },
  },
  when: [],
  then: { 'not-offered': { Ann: ['interact:0'] }, quiet: true },
});

scenario(
  ['CP-HOLD-2', 'CP-HOLD-3', 'CP-HOLD-4', 'CP-HOLD-5', 'CP-HOLD-6', 'CP-RULING-23'],
  'CP-CASE-7: KO’d, Spider-Man drops the fragment; his opponent places it, then he is gone',
  {
    given: {
      active: 'doctor-octopus',
      extraction: 'struggle-for-the-cube-continues',
      dice: ['hit', 'hit', 'hit', 'hit', 'failure', 'failure', 'failure'],
      Ann: { characters: { 'doctor-octopus': { at: [10, 18] } } },
      Ben: {
        characters: {
          'spider-man': { at: [13, 18], damage: 4, side: 'injured', holds: [2] },
          dummy: { at: [30, 30] },
        },
      },
    },
    when: [
      {
        who: 'Ann',
        does: { attack: 'strike' },
        then: { asked: { Ann: 'ask.drop' }, Ben: { 'spider-man': { gone: false } } },
      },
      { who: 'Ann', does: { to: [18, 18] }, refused: ['CP-HOLD-4'] },
      { who: 'Ann', does: { to: [10, 15] } },
    ],
    then: {
      Ben: { 'spider-man': { gone: true, holds: [] } },
      tokens: { 2: { at: [10, 15] } },
      happened: ['damaged', 'dropped', 'knocked-out'],
      quiet: true,
    },
  },
);

scenario(['CP-HOLD-2', 'CP-HOLD-3'], 'Dazed, it drops what it holds too', {
  given: {
    active: 'doctor-octopus',
    extraction: 'struggle-for-the-cube-continues',
    dice: ['hit', 'hit', 'hit', 'hit', 'failure', 'failure', 'failure'],
    Ann: { characters: { 'doctor-octopus': { at: [10, 18] } } },
    Ben: { characters: { 'spider-man': { at: [13, 18], damage: 4, holds: [2, 3] } } },
  },
  when: [
    { who: 'Ann', does: { attack: 'strike', to: [10, 15] } },
    { who: 'Ann', does: { to: [14, 18] } },
  ],
  then: {
    Ben: { 'spider-man': { dazed: true, holds: [] } },
    tokens: { 2: { at: [10, 15] }, 3: { at: [14, 18] } },
    quiet: true,
  },
});

scenario(
  ['CP-CONTROL-1', 'CP-CONTROL-2', 'CP-CONTROL-3', 'CP-DICE-9'],
  'CP-CASE-9: Ultron takes control of a bomb with as many dice as his Energy Defense',
  {
    given: {
      active: 'ultron-metal-tyrant',
      secure: 'deadly-meteors-mutate-civilians',
      tokens: { 1: { controller: 1 } },
      dice: ['critical', 'blank', 'hit', 'failure'],
      Ann: { characters: { 'ultron-metal-tyrant': { at: [18, 16], power: 1 } } },
      Ben: { characters: { dummy: { at: [30, 30] } } },
    },
    when: [{ who: 'Ann', does: { interact: 1 } }],
    then: {
      tokens: { 1: { controller: 'Ann' } },
      // The failure costs 1 damage, by the card's own rule.
      Ann: { 'ultron-metal-tyrant': { power: 0, damage: 1 } },
      happened: [{ rolled: { faces: ['critical', 'blank', 'hit', 'failure'] } }, 'control-taken'],
      quiet: true,
    },
  },
);

scenario(['CP-EFFECT-5', 'CP-DAMAGE-6'], 'damage of a crisis gives no Power', {
  given: {
    active: 'ultron',
    secure: 'deadly-meteors-mutate-civilians',
    dice: ['failure', 'blank', 'blank'],
    Ann: { characters: { ultron: { at: [18, 16], power: 1 } } },
    Ben: { characters: { dummy: { at: [30, 30] } } },
  },
  when: [{ who: 'Ann', does: { interact: 1 } }],
  then: { tokens: { 1: { controller: null } }, Ann: { ultron: { power: 0, damage: 1 } }, quiet: true },
});

scenario(['CP-CRISIS-9'], 'what a crisis lets characters use is there for both sides, and costs them Power', {
  given: {
    active: 'dummy',
    secure: 'infirmary',
    Ann: { characters: { dummy: { at: [10, 18], power: 2, damage: 3 } } },
    Ben: { characters: { giant: { at: [30, 30], power: 1, damage: 2 } } },
  },
  when: [
    { who: 'Ann', does: { power: 'rules' }, then: { Ann: { dummy: { damage: 2, power: 1 } }, actions: 2 } },
    { who: 'Ann', does: { end: true } },
    { who: 'Ben', does: { activate: 'giant', power: 'rules' } },
  ],
  then: { Ann: { dummy: { damage: 2 } }, Ben: { giant: { damage: 1, power: 0 } }, quiet: true },
});

scenario(['CP-WIN-1'], '16 points win at once', {
  given: {
    phase: 'cleanup',
    round: 3,
    secure: 'riots-spark-over-extremis',
    Ann: { points: 15, characters: { dummy: console_ } },
    Ben: { points: 14, characters: { dummy: { at: [30, 30] } } },
  },
  when: [],
  then: { won: 'Ann', 'won-by': 'CP-WIN-1', round: 3 },
});

scenario(['CP-WIN-4', 'CP-ROUND-1'], 'after round 6 more points win', {
  given: {
    phase: 'cleanup',
    round: 6,
    Ann: { points: 3, characters: { dummy: { at: [10, 10] } } },
    Ben: { points: 4, characters: { dummy: { at: [30, 30] } } },
  },
  when: [],
  then: { won: 'Ben', 'won-by': 'CP-WIN-4' },
});

scenario(['CP-WIN-5', 'CP-WIN-6'], 'tied after round 6 the game goes on', {
  given: {
    phase: 'cleanup',
    round: 6,
    Ann: { points: 4, characters: { dummy: { at: [10, 10] } } },
    Ben: { points: 4, characters: { dummy: { at: [30, 30] } } },
  },
  when: [],
  then: { won: null, round: 7, quiet: true },
});

proves(
  ['CP-WIN-1', 'CP-WIN-2', 'CP-WIN-3', 'CP-WIN-4', 'CP-WIN-5', 'CP-WIN-6'],
  'the ways to win by points',
  () => {
    const winner = (a: number, b: number, ended: number, needs = true, scored: [number, number] = [1, 1]) =>
      winnerByPoints([a, b], scored, ended, needs);
    expect(winner(16, 9, 2)).toEqual({ seat: 0, rule: 'CP-WIN-1' });
    expect(winner(16, 17, 2)).toEqual({ seat: 1, rule: 'CP-WIN-2' });
    expect(winner(17, 17, 6)).toBeNull();
    expect(winner(15, 3, 5)).toBeNull();
    expect(winner(9, 8, 6)).toEqual({ seat: 0, rule: 'CP-WIN-4' });
    expect(winner(9, 8, 7, true, [0, 0])).toBeNull();
    expect(winner(9, 8, 7, true, [1, 0])).toEqual({ seat: 0, rule: 'CP-WIN-5' });
    expect(winner(9, 8, 7, false, [0, 0])).toEqual({ seat: 0, rule: 'CP-WIN-6' });
  },
);
