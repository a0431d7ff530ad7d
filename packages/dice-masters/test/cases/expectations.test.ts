import type { Step, Words } from '@assemble/kernel';
import { runScenario } from '@assemble/scenario';
import { describe, expect, test } from 'vitest';
import { CARDS, scenarioWords } from '../../src/index.ts';
import { THEN_WORDS } from '../../src/scenario/expectations.ts';

/** Beast blocks a sidekick; Ann's other sidekick comes through. */
const given: Words = {
  phase: 'attack',
  teams: { Ben: ['avx/beast-big-boy-blue'] },
  shared: ['avx/force-beam', 'avx/smash'],
  Ann: {
    bag: { sidekick: 4 },
    field: ['sidekick@character', 'sidekick@character'],
    reserve: ['force-beam@action'],
  },
  Ben: { bag: { sidekick: 4 }, field: ['beast@L2'], life: 15 },
};
const attack: Step = { who: 'Ann', does: { attack: ['sidekick', 'sidekick'] } };
const block: Step = { who: 'Ben', does: { block: { beast: 'sidekick' } } };
const pass: Step = { who: 'Ann', does: { pass: true } };

/** What goes wrong when this is expected after the last of these steps. */
function wrong(steps: readonly Step[], then: Words): string[] {
  const last = steps.at(-1);
  const when = [...steps.slice(0, -1), ...(last === undefined ? [] : [{ ...last, then }])];
  return runScenario(scenarioWords(CARDS), { game: 'dice-masters', name: '', rules: [], given, when }).map(
    ({ where, expected, got }) => `${where}: ${expected} but ${got}`,
  );
}

/** An expectation that holds, one that does not, and what is said of it. */
type Row = [word: string, steps: readonly Step[], right: Words, wrong: Words, said: RegExp];
const rows: readonly Row[] = [
  ['life', [attack], { Ben: { life: 15 } }, { Ben: { life: 14 } }, /Ben life: 14 but 15/],
  ['bag', [attack], { Ann: { bag: { sidekick: 4 } } }, { Ann: { bag: { sidekick: 3 } } }, /Ann bag/],
  ['prep', [attack], { Ann: { prep: {} } }, { Ann: { prep: { sidekick: 1 } } }, /Ann prep/],
  ['used', [attack], { Ann: { used: {} } }, { Ann: { used: { 'force-beam': 1 } } }, /Ann used/],
  [
    'reserve',
    [attack],
    { Ann: { reserve: ['force-beam@action'] } },
    { Ann: { reserve: ['force-beam@2'] } },
    /Ann reserve/,
  ],
  [
    'field',
    [attack],
    { Ben: { field: ['beast@L2'] } },
    { Ben: { field: [{ die: 'beast@L2', damage: 1 }] } },
    /Ben field/,
  ],
  [
    'attack',
    [attack],
    { Ann: { attack: ['sidekick@character', 'sidekick@character'] } },
    { Ann: { attack: ['sidekick@character'] } },
    /Ann attack/,
  ],
  ['cards', [attack], { Ben: { cards: {} } }, { Ben: { cards: { beast: 1 } } }, /Ben cards/],
  ['markers', [attack], { Ben: { markers: 0 } }, { Ben: { markers: 1 } }, /Ben markers/],
  [
    'stats',
    [attack, block],
    { Ben: { stats: { beast: '3/4' } } },
    { Ben: { stats: { beast: '2/3' } } },
    /Ben stats beast: 2\/3 but \["3\/4"\]/,
  ],
  [
    'bonuses',
    [attack, block],
    { Ben: { bonuses: { beast: '+1A +1D' } } },
    { Ben: { bonuses: {} } },
    /bonuses: \{\} but \{"beast":"\+1A \+1D"\}/,
  ],
  ['shared', [attack], { shared: { smash: 3 } }, { shared: { smash: 2 } }, /shared smash: 2 but 3/],
  [
    'dice',
    [attack, block],
    { dice: { beast: { attack: 3, damage: 0, controller: 'Ben', owner: 'Ben', shows: 'L2' } } },
    { dice: { beast: { controller: 'Ann' } } },
    /dice beast controller: Ann but Ben/,
  ],
  [
    'offered',
    [attack, block],
    { offered: { Ann: ['pass'] } },
    { offered: { Ann: ['buy smash'] } },
    /offered Ann 0: 'buy smash' to be offered but use Ann's force-beam@action, pass/,
  ],
  [
    'not-offered',
    [attack, block],
    { 'not-offered': { Ann: ['buy smash'] } },
    { 'not-offered': { Ann: ['use force-beam'] } },
    /not-offered Ann 0: 'use force-beam' not to be offered/,
  ],
  [
    'not-offered to somebody who is not asked',
    [attack, block],
    { 'not-offered': { Ann: ['buy smash'] } },
    { 'not-offered': { Ben: ['buy smash'] } },
    /Ben is not asked/,
  ],
  [
    'won-by',
    [attack],
    { 'won-by': null },
    { 'won-by': 'DM-LIFE-AND-WINNING-1' },
    /won-by: DM-LIFE-AND-WINNING-1 but null/,
  ],
  [
    'happened in any order',
    [attack, block, pass],
    { happened: [['knocked-out', 'damaged']] },
    { happened: [['knocked-out', 'damaged', 'bought']] },
    /happened 0/,
  ],
  ['quiet', [attack], { quiet: true }, { quiet: false }, /quiet: false but true/],
  ['asked', [attack], { asked: { Ben: 'ask.blockers' } }, { asked: { Ann: 'ask.blockers' } }, /asked/],
  ['won', [attack], { won: null }, { won: 'Ann' }, /won: Ann but null/],
  ['phase', [attack], { phase: 'attack' }, { phase: 'main' }, /phase: main but attack/],
  ['turn', [attack], { turn: 'Ann' }, { turn: 'Ben' }, /turn: Ben but Ann/],
  ['active, as it was called', [attack], { active: 'Ann' }, { active: 'Ben' }, /turn: Ben but Ann/],
  [
    'offered',
    [attack],
    { 'only-offered': { Ben: ['beast blocks sidekick'] } },
    { 'only-offered': { Ben: [] } },
    /offered Ben/,
  ],
  [
    'offered too much',
    [attack, block],
    { 'only-offered': { Ann: ['use force-beam', 'pass'] } },
    { 'only-offered': { Ann: ['use force-beam', 'pass', 'buy smash'] } },
    /only-offered Ann 2: 'buy smash' to be offered but use Ann's force-beam@action, pass/,
  ],
  [
    'blocks',
    [attack, block],
    { blocks: { beast: 'sidekick' } },
    { blocks: {} },
    /blocks: \[\] but \["beast blocks sidekick"\]/,
  ],
  [
    'blocked',
    [attack, block],
    { blocked: ['sidekick'] },
    { blocked: [] },
    /blocked: \[\] but \["sidekick"\]/,
  ],
  ['fires', [attack, block], { fires: ['beast'] }, { fires: [] }, /fires: \[\] but \["beast"\]/],
  ['damage', [attack, block, pass], { damage: { Ben: 1 } }, { damage: {} }, /damage Ben: 0 but 1/],
  [
    'happened',
    [attack, block, pass],
    { happened: ['damaged', 'knocked-out'] },
    { happened: ['knocked-out', 'damaged'] },
    /happened 1: damaged but /,
  ],
  [
    'happened with facts',
    [attack, block, pass],
    { happened: [{ damaged: { die: 'sidekick', amount: 3, source: 'beast' } }] },
    { happened: [{ damaged: { die: 'sidekick', amount: 2, source: 'beast' } }] },
    /happened 0: .*damaged \(die Ann's sidekick@character, amount 3/,
  ],
  [
    'not-happened',
    [attack, block, pass],
    { 'not-happened': ['bought'] },
    { 'not-happened': ['knocked-out'] },
    /not-happened 0: knocked-out but knocked-out \(die Ann's sidekick/,
  ],
  ['unchanged', [attack], { unchanged: ['Ben'] }, { unchanged: ['Ann'] }, /unchanged 0: \{"Ann field":/],
  [
    'meanwhile',
    [attack, block, pass],
    { meanwhile: [{ at: 'knocked-out', Ben: { life: 14, attack: [{ die: 'beast@L2', damage: 1 }] } }] },
    { meanwhile: [{ at: 'knocked-out', Ben: { life: 15 } }] },
    /meanwhile 0 Ben life: 15 but 14/,
  ],
  [
    'meanwhile, never',
    [attack],
    { meanwhile: [{ at: 'attacked' }] },
    { meanwhile: [{ at: 'bought' }] },
    /meanwhile 0 at: bought but it did not happen/,
  ],
];

describe('every expectation can hold and can fail', () => {
  test.each(rows)('%s', (_word, steps, right, other, said) => {
    expect(wrong(steps, right)).toEqual([]);
    const failures = wrong(steps, other);
    expect(failures).not.toEqual([]);
    expect(failures[0]).toMatch(said);
  });

  test('no word of then is left out here', () => {
    const tried = new Set(rows.flatMap(([, , right]) => Object.keys(right)));
    const shared = Object.keys(scenarioWords(CARDS).schema.shared.then);
    expect([...THEN_WORDS, ...shared].filter((word) => !tried.has(word))).toEqual([]);
  });
});

describe('refusals', () => {
  const run = (when: readonly Step[]) =>
    runScenario(scenarioWords(CARDS), { game: 'dice-masters', name: '', rules: [], given, when })[0];

  test('a legal decision is not refused', () => {
    expect(run([{ ...attack, refused: ['DM-ATTACK-2'] }])?.got).toBe('accepted');
  });

  test('the reason must be the right one', () => {
    const step: Step = { who: 'Ann', does: { buy: 'smash' }, refused: ['DM-PAYING-5'] };
    expect(run([attack, block, step])?.got).toMatch(/^refused because of .*DM-TURN-STRUCTURE-3/);
    expect(run([attack, block, { ...step, refused: ['DM-TURN-STRUCTURE-3'] }])).toBeUndefined();
  });

  test('an illegal decision that was to be legal', () => {
    expect(run([attack, block, { who: 'Ann', does: { buy: 'smash' } }])?.got).toMatch(/^refused: DM-/);
  });

  test('a refusal that nothing was decided for', () => {
    expect(run([{ who: 'Ben', does: {}, refused: ['DM-ATTACK-2'] }])?.got).toBe('nothing was decided');
  });

  test('somebody who is not asked, and a word that does not fit', () => {
    expect(run([{ who: 'Ben', does: { attack: ['beast'] } }])?.got).toMatch(/^Ann is asked 'attackers'/);
    expect(run([{ who: 'Ann', does: { reroll: 'all' } }])?.got).toBe(
      "Ann is asked 'attackers', which takes attack or option; open: Ann's sidekick@character",
    );
  });
});

test('a card goes by its alias, its title or its slug', () => {
  const aliased = {
    ...given,
    teams: { Ben: { blue: 'avx/beast-big-boy-blue' } },
    Ben: { field: ['blue@L2'], bag: { sidekick: 4 } },
  };
  for (const name of ['blue', 'beast', 'beast-big-boy-blue']) {
    const when = [
      attack,
      {
        who: 'Ben',
        does: { block: { [name]: 'sidekick' } },
        then: { fires: [name], Ben: { attack: [`${name}@L2`] } },
      },
    ];
    expect(
      runScenario(scenarioWords(CARDS), { game: 'dice-masters', name: '', rules: [], given: aliased, when }),
    ).toEqual([]);
  }
});
