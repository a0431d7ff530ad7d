import { expect, test } from 'vitest';
import { boostOdds, forecast, type View } from '../../src/index.ts';
import { content, create, game, setupOf } from '../game.ts';

/** Every way to lay down so many of these cards, one after another. */
function* orders(cards: readonly string[], count: number): Generator<readonly string[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (const [at, card] of cards.entries()) {
    const others = cards.filter((_, i) => i !== at);
    for (const rest of orders(others, count - 1)) yield [card, ...rest];
  }
}

test.each([1, 2, 3])('the chances of %i boost cards are those of trying all of them', (count) => {
  const unseen = content
    .ofSet('rhino')
    .concat(content.ofSet('standard'))
    .filter(({ faces: [{ type }] }) => type !== 'villain' && type !== 'main-scheme')
    .map(({ id }) => id);
  const found = new Map<number, { ways: number; stars: number }>();
  let all = 0;
  for (const order of orders(unseen, count)) {
    const faces = order.map((id) => content.card(id).faces[0]);
    const icons = faces.reduce((sum, face) => sum + face.boost, 0);
    const one = found.get(icons) ?? { ways: 0, stars: 0 };
    found.set(icons, {
      ways: one.ways + 1,
      stars: one.stars + (faces.some(({ boostStar }) => boostStar) ? 1 : 0),
    });
    all++;
  }
  const odds = boostOdds(content, unseen, count);
  expect(odds.map(({ icons }) => icons)).toEqual([...found.keys()].sort((a, b) => a - b));
  for (const { icons, chance, star } of odds) {
    expect(chance).toBeCloseTo((found.get(icons)?.ways ?? 0) / all, 10);
    expect(star).toBeCloseTo((found.get(icons)?.stars ?? 0) / all, 10);
  }
});

test('no boost card means no icon, for certain', () => {
  expect(boostOdds(content, ['core/101'], 0)).toEqual([{ icons: 0, chance: 1, star: 0 }]);
});

test('before the first turn: one threat for step one, one for Rhino, and what a boost card adds', () => {
  const { match } = create(setupOf(['spider-man']));
  const view: View = game.view(match, 0);
  const most = Math.max(...view.unseen.map((id) => content.card(id).faces[0].boost));
  expect(forecast(content, view)).toEqual({
    // The Break-In! has no threat at first, 1 per player each round and 7 per player as its limit; Rhino I has SCH 1.
    threat: { now: 0, stepOne: 1, target: 7, least: 2, most: 2 + most },
    dangers: [],
  });
});

test('Klaw attacks with two boost cards and schemes with one', () => {
  const { match } = create(setupOf(['spider-man'], 'klaw'));
  const alterEgo: View = {
    ...game.view(match, 0),
    // Sonic Converter has 3 boost icons, Sound Manipulation has 2, Armored Guard has 1.
    unseen: ['core/118', 'core/124', 'core/120'],
  };
  const { identity } = alterEgo.players[0] ?? { identity: -1 };
  const threat = forecast(content, alterEgo).threat;
  expect((threat?.most ?? 0) - (threat?.least ?? 0)).toBe(3 - 1);
  const hero: View = {
    ...alterEgo,
    // The minion that his scheme begins with is not asked for.
    play: alterEgo.play
      .filter(({ engaged }) => engaged < 0)
      .map((piece) => (piece.id === identity ? { ...piece, face: 'core/1a' } : piece)),
  };
  // Klaw I has ATK 0.
  expect(forecast(content, hero).dangers).toEqual([{ seat: 0, left: 10, least: 1 + 2, most: 2 + 3 }]);
});

test('what a seat may still draw is its own deck without the hand: the other deck is nowhere in it', () => {
  const setup = setupOf(['spider-man', 'iron-man']);
  const { match } = create(setup);
  const { players: decks } = setup as unknown as {
    readonly players: readonly { readonly cards: Readonly<Record<string, number>> }[];
  };
  for (const seat of [0, 1]) {
    const { undrawn, players } = game.view(match, seat);
    const list = Object.entries(decks[seat]?.cards ?? {}).flatMap(([card, copies]) =>
      new Array<string>(copies).fill(card),
    );
    const hand = players[seat]?.hand.map(({ card }) => card) ?? [];
    expect([...undrawn, ...hand].sort()).toEqual(list.sort());
  }
  expect(game.view(match, null).undrawn).toEqual([]);
});
