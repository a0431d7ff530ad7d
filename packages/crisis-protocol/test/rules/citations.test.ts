import { type Answer, stream } from '@assemble/kernel';
import { describe, expect, test } from 'vitest';
import { citing, foreignRules } from '../../src/editions/citations.ts';
import { game, randomSetup, refusals } from '../game.ts';
import { scenario } from '../kit.ts';

// Whatever is told in a match of an edition cites only rules of that edition.

const watched = citing(game);

/** Answers of no sense, and places where nobody should end. */
const FORGED: readonly Answer[] = [
  'nothing',
  'pass',
  [0, 0],
  [-1],
  99,
  true,
  { x: 18, y: 18 },
  { x: -3, y: 40 },
];

describe.each(['en', 'de', 'es13'] as const)('a random game under %s', (edition) => {
  test('is told with its own rules: prompts, menus, events, refusals', () => {
    const seed = `citations of ${edition}`;
    const match = watched.create(randomSetup(edition, seed), seed);
    const random = stream(seed, 'bot');
    while (match.outcome === null) {
      const [decision] = match.pending;
      if (decision === undefined) throw new Error('nobody is asked');
      const probed = FORGED.map((one) => watched.probe(match, decision.seat, decision.n, one));
      expect(foreignRules(edition, probed)).toEqual([]);
      // Throws where something foreign is told.
      watched.apply(match, decision.seat, decision.n, watched.sample(match, decision, random));
    }
    expect(foreignRules(edition, match.outcome)).toEqual([]);
  });

  test('refuses set-ups with its own rules', () => {
    const setup = randomSetup(edition, edition) as { readonly [word: string]: never };
    const [first, second] = setup['rosters'] as unknown as readonly [
      { readonly characters: readonly { readonly id: string }[] },
      object,
    ];
    const [hero] = first.characters;
    const broken = [
      { ...setup, oneShots: ['one-shots/darkness-falls', 'nothing'] },
      { ...setup, terrain: [] },
      { ...setup, rosters: [{ ...first, characters: [hero, hero] }, second] },
      { ...setup, rosters: [{ ...first, crises: [], tactics: [] }, second] },
      {
        ...setup,
        rosters: [{ ...first, characters: [{ id: hero?.id, gems: ['gems/mind', 'gems/time'] }] }, second],
      },
    ];
    for (const one of broken) expect(foreignRules(edition, refusals(one as never))).toEqual([]);
  });
});

test('a rule of another edition is found wherever it is cited', () => {
  const told = {
    events: [
      { kind: 'moved', rules: ['CP-CLIMB-4', 'CP-CLIMB-2'], args: { parts: [{ rule: 'CP-XOBJ-4' }] } },
    ],
  };
  expect(foreignRules('en', told)).toEqual(['CP-CLIMB-2', 'CP-XOBJ-4']);
  expect(foreignRules('de', told)).toEqual(['CP-XOBJ-4']);
  expect(foreignRules('es13', told)).toEqual(['CP-CLIMB-2']);
});

scenario('CP-EFFECT-1', 'a card that asks for an action does so itself where the book knows no such cards', {
  given: {
    turn: 'Ann',
    Ann: { tactics: ['drill'], characters: { dummy: { at: [10, 18], power: 1 } } },
    Ben: { characters: { dummy: { at: [30, 18] } } },
  },
  when: [
    { who: 'Ann', does: { tactic: 'drill' }, refused: ['CP-EFFECT-1'] },
    { who: 'Ann', does: { activate: 'dummy' } },
    { who: 'Ann', does: { tactic: 'drill' } },
  ],
  then: { actions: 1, Ann: { dummy: { power: 3 } }, quiet: true },
  editions: ['en'],
});
