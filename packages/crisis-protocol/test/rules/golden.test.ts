import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scenario } from '../kit.ts';

/** Golden cases that no chapter's own test plays (rules/crisis-protocol-cases.yaml). */

// The first console of the riots lies at (18, 10).
scenario(
  ['CP-SECURE-1', 'CP-SECURE-2', 'CP-SECURE-4'],
  'CP-CASE-4: Captain America, Healthy, secures against Zemo and Ultron, Injured',
  {
    editions: ['en'],
    given: {
      phase: 'cleanup',
      secure: 'riots-spark-over-extremis',
      Ann: { characters: { 'captain-america': { at: [18, 11.5] } } },
      Ben: {
        characters: {
          'baron-zemo': { at: [16.5, 9.5], side: 'injured' },
          ultron: { at: [19.7, 9.5], side: 'injured' },
        },
      },
    },
    when: [],
    then: { Ann: { points: 1 }, Ben: { points: 0 }, quiet: true },
  },
);

const bomb = (dice: readonly string[]) => ({
  active: 'ultron',
  secure: 'deadly-meteors-mutate-civilians',
  tokens: { 1: { controller: 1 } },
  dice,
  Ann: { characters: { ultron: { at: [18, 16], power: 1 } } },
  Ben: { characters: { dummy: { at: [30, 30] } } },
});

// The English book rolls two dice; the card as last printed rolls the Energy Defense, three for Ultron.
scenario(
  ['CP-INTERACT-3', 'CP-CONTROL-1', 'CP-CONTROL-2'],
  'CP-CASE-8: Ultron rolls a critical and controls the Origin Bomb',
  {
    editions: ['en'],
    given: bomb(['critical', 'blank', 'blank']),
    when: [{ who: 'Ann', does: { interact: 1 } }],
    then: { Ann: { ultron: { power: 0 } }, tokens: { 1: { controller: 'Ann' } }, quiet: true },
  },
);

// Iron Man at (10, 19.2) and a building from (13, 15) to (16, 19.5); Red Skull behind it, and at its corner.
const building = (target: string, size: number, y: number, dice: number) => ({
  active: 'iron-man',
  terrain: { building: { at: [13, 15, 16, 19.5], size } },
  // Failures: nothing that cover could change.
  dice: Array(dice).fill('failure'),
  Ann: { characters: { 'iron-man': { at: [10, 19.2] } } },
  Ben: { characters: { [target]: { at: [17.5, y] } } },
});
const blast = { who: 'Ann', does: { attack: 'repulsor-blast' } } as const;
const sighted = { happened: ['attack-resolved'], quiet: true } as const;

for (const [target, editions] of [
  ['doctor-octopus', ['en']],
  ['red-skull', ['de', 'es13']],
] as const) {
  scenario(['CP-LOS-1', 'CP-LOS-3'], `CP-CASE-10: hidden behind the building (${target})`, {
    editions,
    given: building(target, 3, 17.5, 0),
    when: [{ ...blast, refused: ['CP-ATTACK-15'] }],
    then: { actions: 2, quiet: true },
  });
  scenario(['CP-LOS-1', 'CP-LOS-3'], `CP-CASE-10: peeking past its corner (${target})`, {
    editions,
    given: building(target, 3, 19.2, 7),
    when: [blast],
    then: sighted,
  });
  scenario(['CP-LOS-1', 'CP-LOS-3'], `CP-CASE-10: over a building of its own Size (${target})`, {
    editions,
    given: building(target, 2, 17.5, 7),
    when: [blast],
    then: sighted,
  });
}

scenario(['CP-ACTIVATE-9', 'CP-SUPER-7'], 'CP-CASE-24: Quick Step moves without an action', {
  editions: ['de', 'es13'],
  given: {
    active: 'baron-helmut-zemo',
    Ann: { characters: { 'baron-helmut-zemo': { at: [10, 18], power: 3 } } },
    Ben: { characters: { dummy: { at: [30, 30] } } },
  },
  when: [{ who: 'Ann', does: { power: 'quick-step', to: [15, 18] } }],
  then: { Ann: { 'baron-helmut-zemo': { at: [15, 18], power: 1 } }, actions: 2, quiet: true },
});

scenario(['CP-SUPER-5', 'CP-SUPER-7'], 'CP-CASE-29: Captain Marvel throws a truck without an action, once', {
  editions: ['de', 'es13'],
  given: {
    active: 'captain-marvel-cosmic-avenger',
    terrain: { truck: { at: [9, 20, 13, 22], size: 4 }, car: { at: [5, 15, 8, 17], size: 2 } },
    Ann: { characters: { 'captain-marvel-cosmic-avenger': { at: [10, 18], power: 10, form: 1 } } },
    Ben: { characters: { dummy: { at: [30, 30] } } },
  },
  when: [
    {
      who: 'Ann',
      does: { power: 'i-m-just-getting-warmed-up', throw: 'truck', aim: [10, 0] },
      then: { actions: 2, terrain: ['car'] },
    },
    { who: 'Ann', does: { power: 'i-m-just-getting-warmed-up' }, refused: ['CP-SUPER-4'] },
  ],
  then: { actions: 2, Ann: { 'captain-marvel-cosmic-avenger': { power: 8 } }, quiet: true },
});

const hardened = (hits: number) => ({
  editions: ['de', 'es13'] as const,
  given: {
    active: 'sniper',
    dice: [...Array(hits).fill('hit'), ...Array(4 - hits).fill('blank'), ...Array(4).fill('failure')],
    Ann: { characters: { sniper: { at: [10, 18] } } },
    Ben: { characters: { 'crossbones-merciless-merc': { at: [12, 18] } } },
  },
  when: [
    { who: 'Ann', does: { attack: 'jab' } },
    { who: 'Ben', does: { pass: true } },
  ],
});

scenario(['CP-SUPER-10', 'CP-SUPER-11'], 'CP-CASE-31: of 3 damage Crossbones suffers 2', {
  ...hardened(3),
  then: { Ben: { 'crossbones-merciless-merc': { damage: 2, power: 2 } }, quiet: true },
});
scenario(['CP-SUPER-10', 'CP-SUPER-11'], 'CP-CASE-31: of 1 damage he suffers 1', {
  ...hardened(1),
  then: { Ben: { 'crossbones-merciless-merc': { damage: 1, power: 1 } }, quiet: true },
});
scenario(['CP-SUPER-11', 'CP-COND-3'], 'CP-CASE-31: Bleed is no enemy effect and gives no Power', {
  editions: ['de', 'es13'],
  given: {
    active: 'crossbones-merciless-merc',
    Ann: { characters: { 'crossbones-merciless-merc': { at: [12, 18], conditions: ['bleed'] } } },
    Ben: { characters: { dummy: { at: [30, 30] } } },
  },
  when: [{ who: 'Ann', does: { end: true } }],
  then: { Ann: { 'crossbones-merciless-merc': { damage: 1, power: 0 } }, quiet: true },
});

test('every golden case is played by a test that names it', () => {
  const cases = readFileSync(
    new URL('../../../../rules/crisis-protocol-cases.yaml', import.meta.url),
    'utf8',
  );
  const ids = [...cases.matchAll(/^- id: (CP-CASE-\d+)$/gm)].map(([, id]) => id);
  expect(ids).toHaveLength(38);
  const tests = [
    'activation',
    'attack',
    'battlefield',
    'cards',
    'conditions',
    'damage',
    'dice',
    'golden',
    'moving',
  ];
  const more = ['objectives', 'set-up', 'special', 'timing', 'worked-attack'];
  const texts = [...tests, ...more].map((name) =>
    readFileSync(new URL(`${name}.test.ts`, import.meta.url), 'utf8'),
  );
  const unplayed = ids.filter((id) => !texts.some((text) => new RegExp(`${id}\\b`).test(text)));
  expect(unplayed).toEqual([]);
});
