import { type Match, PASS, type Words } from '@assemble/kernel';
import { proves } from '@assemble/rules/testing';
import { expect, test } from 'vitest';
import { CARDS, type Table } from '../../src/index.ts';
import { dependsOnHidden } from '../../src/rules/unseen.ts';
import type { Position } from '../../src/scenario/position.ts';
import { prepare, scenario } from '../kit.ts';

/** Who is asked although they may have no answer, so that being asked tells nothing of a hand. */

/** A hand, and what lies in the deck below it: twins differ in which is which. */
type Cards = readonly [hand: readonly string[], deck: readonly string[]];

const asked = ({ pending }: Match<Table>, players: readonly string[]): string[] =>
  pending.map(({ n, seat, ask }) => `${n} ${players[seat]} ${ask.key}`);

/** Everything that is asked while everybody answers the least, up to the next turn; at most so much of it. */
function asks(given: Words, most = 12): string[] {
  const { match, game, players }: Position = prepare(CARDS, given);
  const found: string[] = [];
  while (match.outcome === null && found.length < most) {
    const [decision] = match.pending;
    if (decision === undefined) throw new Error('nobody is asked');
    found.push(...asked(match, players));
    if (decision.ask.key === 'ask.turn') break;
    const { seat, n } = decision;
    expect(game.apply(match, seat, n, game.fallback(match, decision)).yes).toBe(true);
  }
  return found;
}

/** The same position with either hand: paced they ask the same, and `holder` is asked `what`; otherwise they do not. */
function tellsNothing(given: (cards: Cards) => Words, [hand, other]: Cards, what: string): void {
  const twins = [given([hand, other]), given([other, hand])];
  const [one, two] = twins.map((words) => asks({ ...words, pacing: 'always' }));
  expect(one).toEqual(two);
  expect(one?.some((ask) => ask.endsWith(what))).toBe(true);
  const [before, after] = twins.map((words) => asks(words));
  expect(before).not.toEqual(after);
}

const dealtTo = (seat: string, card: string, more: Words = {}): Words => ({
  villainStep: 4,
  encounter: ['Advance', 'Shocker', 'Advance'],
  [seat]: { dealt: [card], ...(more[seat] as object) },
});

/** Ada plays Spider-Man, Ben She-Hulk; a treachery is revealed for Ben. */
const treachery =
  (form: 'hero' | 'alter-ego' = 'hero') =>
  ([hand, deck]: Cards): Words => ({
    ...dealtTo('ben', 'Crowd Control'),
    ada: { hero: 'Spider-Man', form, hand, deck },
    ben: { hero: 'She-Hulk', dealt: ['Stampede'] },
  });

proves(['MC-TALK-2', 'MC-INTERRUPT-2'], 'nobody learns who holds an interrupt to a treachery', () => {
  const cards: Cards = [
    ['Enhanced Spider-Sense', 'Energy'],
    ['Genius', 'Strength'],
  ];
  tellsNothing(treachery(), cards, 'ada ask.interrupt');
  const aspect: Cards = [
    ['Get Behind Me!', 'Energy'],
    ['Genius', 'Strength'],
  ];
  tellsNothing(treachery(), aspect, 'ada ask.interrupt');
});

test('what everybody can see spares the question', () => {
  const isAsked = (given: Words): boolean =>
    asks({ ...given, pacing: 'always' }).some((ask) => ask.endsWith('ada ask.interrupt'));
  expect(isAsked(treachery()([['Energy', 'Genius'], ['Enhanced Spider-Sense']]))).toBe(true);
  // In this form it cannot be played; with one card in hand nothing is left to pay with; there is no hand at all.
  expect(isAsked(treachery('alter-ego')([['Energy', 'Genius'], ['Enhanced Spider-Sense']]))).toBe(false);
  expect(isAsked(treachery()([['Energy'], ['Enhanced Spider-Sense']]))).toBe(false);
  expect(isAsked(treachery()([[], ['Enhanced Spider-Sense', 'Energy']]))).toBe(false);
  // It lies in the discard pile, or nobody ever had it.
  const seen = treachery()([['Energy', 'Genius'], []]);
  expect(isAsked({ ...seen, ada: { ...(seen['ada'] as object), discard: ['Enhanced Spider-Sense'] } })).toBe(
    false,
  );
  expect(isAsked(seen)).toBe(false);
});

test('who has nothing to answer with is offered nothing but to pass', () => {
  const { match } = prepare(CARDS, {
    ...treachery()([['Energy', 'Genius'], ['Enhanced Spider-Sense']]),
    pacing: 'always',
  });
  expect(match.pending[0]).toMatchObject({ options: [{ id: PASS }], fallback: PASS });
});

/** Rhino attacks Ada. */
const attacked = ([hand, deck]: Cards): Words => ({
  villainStep: 2,
  encounter: ['Advance', 'Advance', 'Shocker', 'Shocker'],
  ada: { hero: 'Spider-Man', hand, deck: [...deck, 'Haymaker'] },
  ben: { hero: 'She-Hulk', form: 'alter-ego' },
});

proves('MC-TALK-2', 'nobody learns who could prevent the damage of an attack', () => {
  tellsNothing(attacked, [['Backflip'], ['Energy']], 'ada ask.interrupt');
});

for (const [hand, deck] of [
  [['Emergency', 'Energy'], ['Emergency']],
  [['Emergency', 'Emergency'], ['Energy']],
]) {
  scenario(
    ['MC-TALK-2', 'MC-INTERRUPT-2'],
    `after an answer a second one might follow: ${hand?.join(' and ')} in hand`,
    {
      given: {
        pacing: 'always',
        ...dealtTo('ben', 'Advance'),
        ada: { hero: 'She-Hulk' },
        ben: { hero: 'Captain Marvel', hand, deck, dealt: ['Advance'] },
      } as Words,
      when: [
        { who: 'ben', does: { use: 'Emergency' }, then: { asks: ['ben: ask.interrupt'] } },
        { who: 'ben', does: { pass: true } },
      ],
      then: { scheme: { threat: 0 } },
    },
  );
}

scenario('MC-TALK-2', 'once all copies are seen, nobody is asked for another one', {
  given: {
    pacing: 'always',
    villainStep: 4,
    ada: { hero: 'She-Hulk' },
    ben: { hero: 'Captain Marvel', hand: ['Emergency', 'Energy'], deck: ['Genius'], dealt: ['Advance'] },
  },
  when: [{ who: 'ben', does: { use: 'Emergency' } }],
  then: { quiet: true },
});

proves(['MC-TALK-2', 'MC-COST-4'], 'nobody learns whether a card in play could be paid for', () => {
  const widow = ([hand, deck]: Cards): Words => ({
    ...dealtTo('ben', 'Shocker'),
    ada: { hero: 'Captain Marvel', play: ['Black Widow'], hand, deck },
    ben: { hero: 'She-Hulk', dealt: ['Shocker'] },
  });
  tellsNothing(widow, [['Genius'], ['Energy']], 'ada ask.interrupt');
  // Everybody sees an empty hand, and an ally who is exhausted.
  expect(asks({ ...widow([[], ['Genius', 'Energy']]), pacing: 'always' })).toEqual(
    asks(widow([[], ['Genius', 'Energy']])),
  );
});

proves('MC-TALK-2', 'nobody learns whether a player could have spent what a card asks for', () => {
  const boom = ([hand, deck]: Cards): Words => ({
    ...dealtTo('ada', 'Sonic Boom'),
    ada: { hero: 'Captain Marvel', hand, deck, dealt: ['Sonic Boom'] },
    ben: { hero: 'She-Hulk' },
  });
  tellsNothing(
    boom,
    [
      ['Energy', 'Genius', 'Strength'],
      ['Haymaker', 'Haymaker', 'Haymaker'],
    ],
    'ada ask.choose-one',
  );
});

for (const [hand, deck] of [
  [
    ['Shuri', 'Energy', 'Panther Claws'],
    ['Energy Daggers', 'Haymaker'],
  ],
  [
    ['Shuri', 'Energy', 'Haymaker'],
    ['Energy Daggers', 'Panther Claws'],
  ],
]) {
  scenario(
    ['MC-TALK-2', 'MC-SEARCH-2'],
    `nobody learns how much was found: ${deck?.join(' and ')} in the deck`,
    {
      given: {
        pacing: 'always',
        ada: { hero: 'Black Panther', hand, deck },
        ben: { hero: 'She-Hulk' },
      } as Words,
      when: [
        { who: 'ada', does: { play: 'Shuri' } },
        { who: 'ada', does: { use: 'Shuri' }, then: { asks: ['ada: ask.search'] } },
        { who: 'ada', does: { choose: 'Energy Daggers' } },
      ],
      then: { quiet: true },
    },
  );
}

for (const [hand, deck] of [
  [['First Aid', 'Energy'], ['Genius']],
  [['Energy', 'Genius'], ['First Aid']],
]) {
  scenario(
    ['MC-TALK-2', 'MC-TURN-10'],
    `nobody learns who could offer an action: ${hand?.join(' and ')} in hand`,
    {
      given: {
        pacing: 'always',
        ada: { hero: 'Black Panther' },
        ben: { hero: 'She-Hulk', identity: { damage: 3 }, hand, deck },
      } as Words,
      when: [
        { who: 'ada', does: { ask: 'ben' }, then: { asks: ['ben: ask.offer'] } },
        { who: 'ben', does: { decline: true } },
        { who: 'ada', does: { end: true }, then: { asks: ['ben: ask.offer'] } },
        { who: 'ben', does: { decline: true }, then: { asks: ['ben: ask.turn'] } },
      ],
    },
  );
}

for (const [hand, deck] of [
  [['Energy'], ['Genius']],
  [['Genius'], ['Energy']],
]) {
  scenario(
    ['MC-TALK-2', 'MC-TURN-10'],
    `nobody learns who could pay for an action in play: ${hand?.join()} in hand`,
    {
      given: {
        pacing: 'always',
        ada: { hero: 'Black Panther' },
        ben: { hero: 'Captain Marvel', identity: { damage: 3 }, hand, deck },
      } as Words,
      when: [
        { who: 'ada', does: { end: true }, then: { asks: ['ben: ask.offer'] } },
        { who: 'ben', does: { decline: true }, then: { asks: ['ben: ask.turn'] } },
      ],
    },
  );
}

scenario('MC-TURN-10', 'who can have no action, whatever the hand holds, is not asked for one', {
  given: {
    pacing: 'always',
    ada: { hero: 'Black Panther' },
    ben: { hero: 'She-Hulk', identity: { damage: 3 }, hand: ['Energy', 'Genius'], deck: ['Strength'] },
  },
  when: [{ who: 'ada', does: { end: true }, then: { asks: ['ben: ask.turn'] } }],
});

test('what is paid, found or discarded by its resource depends on hidden cards', () => {
  for (const part of [
    { node: 'spend' },
    { node: 'discard-hand', resource: 'energy' },
    { node: 'search', cards: { in: 'deck' } },
    { node: 'may', effect: { node: 'choose-cards', cards: { in: 'hand' } } },
  ])
    expect(dependsOnHidden(part), JSON.stringify(part)).toBe(true);
  for (const part of [
    { node: 'discard-hand' },
    { node: 'move-card', resource: 'mental' },
    { node: 'search', cards: { in: 'discard' } },
  ])
    expect(dependsOnHidden(part), JSON.stringify(part)).toBe(false);
});

test('no card makes a question depend on hidden cards where nobody thought of it', () => {
  const found: string[] = [];
  const look = (card: string, part: object): void => {
    const { node, cards } = part as { readonly node?: string; readonly cards?: object };
    if ((node === 'may' || node === 'choose-player') && dependsOnHidden(part)) found.push(`${card}: ${node}`);
    if (node === 'choose-cards' && dependsOnHidden(cards ?? {})) found.push(`${card}: ${node}`);
    for (const inner of Object.values(part))
      if (typeof inner === 'object' && inner !== null) look(card, inner);
  };
  for (const card of CARDS)
    look(
      card.id,
      card.faces.map(({ abilities }) => abilities),
    );
  expect(found).toEqual([]);
});
