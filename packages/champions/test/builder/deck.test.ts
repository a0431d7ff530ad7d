import type { Json } from '@assemble/kernel';
import { proves } from '@assemble/rules/testing';
import { expect } from 'vitest';
import { type Deck, deckVerdict, PRESETS, presetDeck } from '../../src/index.ts';
import { content, create, refusals, setupOf } from '../game.ts';

const spider = presetDeck(content, 'spider-man', 'justice');
const rulesOf = (deck: Deck): string[] => {
  const verdict = deckVerdict(content, deck as unknown as Json);
  return verdict.yes ? [] : [...new Set(verdict.reasons.map((reason) => reason.rule))];
};
const changed = (cards: { [card: string]: number }): Deck => {
  const all = Object.entries({ ...spider.cards, ...cards }).filter(([, copies]) => copies > 0);
  return { ...spider, cards: Object.fromEntries(all) };
};

proves(
  ['MC-DECK-1', 'MC-DECK-2', 'MC-DECK-3'],
  'the five ready-made decks are legal and have forty cards',
  () => {
    for (const { hero, aspect } of PRESETS) {
      const deck = presetDeck(content, hero, aspect);
      expect(rulesOf(deck)).toEqual([]);
      expect(Object.values(deck.cards).reduce((sum, copies) => sum + copies, 0)).toBe(40);
    }
  },
);

proves('MC-DECK-1', 'a deck needs an identity', () => {
  expect(rulesOf({ ...spider, identity: 'core/5' })).toContain('MC-DECK-1');
});

proves('MC-DECK-2', 'thirty-nine cards are too few, fifty-one too many', () => {
  expect(rulesOf(changed({ 'core/91': 0 }))).toEqual(['MC-DECK-2']);
  expect(rulesOf(changed({ 'core/85': 3, 'core/86': 3, 'core/87': 3, 'core/92': 2 }))).toEqual(['MC-DECK-2']);
  expect(rulesOf(changed({ 'core/85': 3, 'core/86': 3, 'core/87': 3, 'core/92': 1 }))).toEqual([]);
});

proves('MC-DECK-3', 'a card of the identity set too few', () => {
  expect(rulesOf(changed({ 'core/5': 2, 'core/85': 1 }))).toEqual(['MC-DECK-3']);
});

proves(['MC-DECK-4', 'MC-DECK-5'], 'two aspects, or the card of another hero', () => {
  expect(rulesOf(changed({ 'core/54': 1 }))).toEqual(['MC-DECK-4']);
  expect(rulesOf(changed({ 'core/32': 1 }))).toEqual(['MC-DECK-5']);
});

proves(['MC-DECK-6', 'MC-DECK-7', 'MC-LIMIT-5'], 'too many copies', () => {
  expect(rulesOf(changed({ 'core/60': 4 }))).toEqual(['MC-DECK-6']);
  expect(rulesOf(changed({ 'core/58': 2 }))).toEqual(['MC-DECK-7']);
  expect(rulesOf(changed({ 'core/62': 3 }))).toEqual(['MC-LIMIT-5']);
});

proves(
  ['MC-DECK-2', 'MC-DECK-3', 'MC-DECK-4', 'MC-DECK-5', 'MC-DECK-6', 'MC-DECK-7', 'MC-LIMIT-5'],
  'a deck in which much is wrong: every violation is told at once, each with its card',
  () => {
    const deck = changed({
      'core/5': 2,
      'core/54': 1,
      'core/32': 1,
      'core/60': 11,
      'core/58': 2,
      'core/62': 3,
      'core/nothing': 1,
    });
    const verdict = deckVerdict(content, deck as unknown as Json);
    const told = verdict.yes ? [] : verdict.reasons.map(({ rule, args }) => `${rule} ${args['card'] ?? ''}`);
    expect(told.sort()).toEqual([
      'MC-DECK-2 ',
      'MC-DECK-3 core/5',
      'MC-DECK-4 ',
      'MC-DECK-5 core/32',
      'MC-DECK-5 core/nothing',
      'MC-DECK-6 core/60',
      'MC-DECK-7 core/58',
      'MC-LIMIT-5 core/62',
    ]);
  },
);

proves('MC-DECK-5', 'an unknown card names the nearest ones', () => {
  const verdict = deckVerdict(content, changed({ 'Swinging Web Kik': 1 }) as unknown as Json);
  const reason = verdict.yes ? undefined : verdict.reasons.find((one) => one.key === 'no.card');
  expect(reason?.args['nearest']).toContain('core/5');
});

proves(['MC-ENCDECK-1', 'MC-ENCDECK-2', 'MC-ENCDECK-3'], 'standard and expert scenarios', () => {
  const size = (mode: 'standard' | 'expert'): number => {
    const { table } = create(setupOf(['spider-man'], 'rhino', { mode })).match;
    return table.prints.filter(({ card }) => content.card(card).set === 'expert').length;
  };
  expect([size('standard'), size('expert')]).toEqual([0, 3]);
  /** The stage in play, and those that wait. */
  const stages = (mode: 'standard' | 'expert'): (number | null | undefined)[] => {
    const { table } = create(setupOf(['spider-man'], 'rhino', { mode })).match;
    const waiting = table.villains.map((id) => content.card(table.prints[id]?.card ?? '').faces[0].stage);
    const face = table.play.find((piece) => piece.id === table.villain)?.face ?? '';
    return [content.face(face).stage, ...waiting];
  };
  expect(stages('standard')).toEqual([1, 2]);
  expect(stages('expert')).toEqual([2, 3]);
});

proves(
  ['MC-SETUP-2', 'MC-SETUP-4', 'MC-ENCDECK-4', 'MC-SETUP-9'],
  'a bad set-up is refused with every reason',
  () => {
    const setup = {
      ...(setupOf(['spider-man']) as object),
      villain: 'nobody',
      modular: ['rhino'],
      first: 3,
    } as unknown as Json;
    expect(refusals(setup).sort()).toEqual(['MC-ENCDECK-4', 'MC-SETUP-4', 'MC-SETUP-9']);
    expect(refusals({ ...(setup as object), players: [] } as unknown as Json)).toContain('MC-SETUP-2');
  },
);

proves(
  ['MC-SETUP-2', 'MC-UNIQUE-1', 'MC-ENCDECK-2', 'MC-ENCDECK-6'],
  'five players with a hero twice, an unknown difficulty, more sets than there are: all told at once',
  () => {
    const five = ['spider-man', 'iron-man', 'she-hulk', 'black-panther', 'spider-man'] as const;
    const setup = { ...(setupOf(five) as object), mode: 'heroic', modular: 6 } as unknown as Json;
    expect(refusals(setup).sort()).toEqual(['MC-ENCDECK-2', 'MC-ENCDECK-6', 'MC-SETUP-2', 'MC-UNIQUE-1']);
    // Each of them alone is enough.
    expect(refusals(setupOf(['spider-man', 'spider-man']))).toEqual(['MC-UNIQUE-1']);
    expect(refusals(setupOf(['spider-man'], 'rhino', { modular: 0 }))).toEqual(['MC-ENCDECK-6']);
    expect(refusals(setupOf(['spider-man'], 'rhino', { modular: 5 }))).toEqual([]);
  },
);
