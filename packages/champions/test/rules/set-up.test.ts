import { proves } from '@assemble/rules/testing';
import { expect } from 'vitest';
import { content, create, game, setupOf } from '../game.ts';

proves('MC-SETUP-1', 'fourteen steps in order', () => {
  const { match, events } = create(setupOf(['spider-man', 'she-hulk']));
  const steps = (list: typeof events): number[] =>
    list.filter((event) => event.kind === 'set-up-step').map((event) => event.args['step'] as number);
  expect(steps(events)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  for (const seat of [0, 1]) {
    const decision = match.pending[0];
    expect(decision?.seat).toBe(seat);
    game.apply(match, seat, decision?.n ?? -1, [], events);
  }
  expect(steps(events).at(-1)).toBe(14);
  expect(match.table.round).toBe(1);
});

proves(
  ['MC-SETUP-2', 'MC-SETUP-3', 'MC-SETUP-10', 'MC-MOD-11'],
  'identities in alter-ego form; the dial for three players',
  () => {
    const { match } = create(setupOf(['spider-man', 'she-hulk', 'iron-man']));
    const { table } = match;
    expect(
      table.players.map((player) => table.play.find((piece) => piece.id === player.identity)?.face),
    ).toEqual(['core/1b', 'core/19b', 'core/29b']);
    const villain = game.view(match, 0).play.find((piece) => piece.id === table.villain);
    expect(villain?.stats.hitPoints?.value).toBe(42);
  },
);

proves(
  ['MC-SETUP-5', 'MC-SETUP-6', 'MC-SETUP-13', 'MC-NEMESIS-1'],
  'nemesis sets are set aside, obligations are in the deck',
  () => {
    const { table } = create(setupOf(['spider-man', 'she-hulk'])).match;
    const zones = (set: string, type?: string): string[] =>
      table.prints.flatMap(({ card }, id) => {
        const [face] = content.card(card).faces;
        return face.set === set && (type === undefined || face.type === type) ? [table.zones[id] ?? ''] : [];
      });
    expect(new Set(zones('spider-man-nemesis'))).toEqual(new Set(['aside']));
    expect(zones('spider-man-nemesis')).toHaveLength(5);
    expect(zones('she-hulk', 'obligation')).toEqual(['deck']);
  },
);

proves(
  ['MC-SETUP-11', 'MC-SETUP-12', 'MC-MAIN-8'],
  'the scheme sets up: Klaw begins with the Defense Network and a minion',
  () => {
    const { match } = create(setupOf(['spider-man'], 'klaw', { mode: 'expert' }));
    const titles = match.table.play.map((piece) => content.face(piece.face).title.en);
    expect(titles).toContain('Defense Network');
    expect(titles).toContain('The "Immortal" Klaw');
    expect(match.table.play.filter((piece) => piece.engaged === 0)).toHaveLength(1);
  },
);

proves(
  ['MC-SETUP-14', 'MC-SETUP-15', 'MC-SETUP-16'],
  'discard any cards once; they stay in the discard pile',
  () => {
    const { match } = create(setupOf(['spider-man']));
    const [player] = match.table.players;
    const hand = player?.hand.slice() ?? [];
    expect(hand).toHaveLength(6);
    game.apply(match, 0, match.pending[0]?.n ?? -1, hand.slice(0, 3));
    expect(player?.hand).toHaveLength(6);
    expect(player?.discard).toEqual(hand.slice(0, 3));
    expect(match.pending[0]?.ask.key).toBe('ask.turn');
  },
);

proves(['MC-SETUP-7', 'MC-ENCDECK-6'], 'a seed gives the same decks, another seed others', () => {
  const deck = (seed: string): readonly number[] =>
    create(setupOf(['spider-man'], 'rhino', { modular: 1 }), seed).match.table.players[0]?.deck ?? [];
  expect(deck('one')).toEqual(deck('one'));
  expect(deck('one')).not.toEqual(deck('two'));
});

proves('MC-SETUP-17', 'T’Challa finds a Black Panther upgrade', () => {
  const { match } = create(setupOf(['black-panther']));
  game.apply(match, 0, match.pending[0]?.n ?? -1, []);
  const decision = match.pending[0];
  expect(decision?.ask.key).toBe('ask.search');
  const wanted = decision?.shape === 'entities' ? decision.from[0] : undefined;
  game.apply(match, 0, decision?.n ?? -1, [wanted ?? -1]);
  expect(match.table.players[0]?.hand).toContain(wanted);
  expect(match.table.players[0]?.hand).toHaveLength(7);
});

proves(
  ['MC-SETUP-4', 'MC-SETUP-7', 'MC-SETUP-14', 'MC-SETUP-15', 'MC-SETUP-16', 'MC-SETUP-17', 'MC-FIRST-4'],
  'each with their own deck and hand, from the first player round the table',
  () => {
    const { match } = create(setupOf(['black-panther', 'she-hulk', 'iron-man'], 'rhino', { first: 1 }));
    const { players, prints } = match.table;
    expect(match.table.first).toBe(1);
    const asked: string[] = [];
    const before = players.map(({ hand }) => hand.slice());
    for (let n = 0; n < 4; n++) {
      const decision = match.pending[0];
      if (decision?.shape !== 'entities') throw new Error('a hand or a search was expected');
      asked.push(`${decision.seat} ${decision.ask.key}`);
      // Each gives away as many cards as their seat has in its number.
      const answer =
        decision.ask.key === 'ask.search' ? decision.from.slice(0, 1) : decision.from.slice(0, decision.seat);
      expect(game.apply(match, decision.seat, decision.n, answer).yes).toBe(true);
    }
    // Only T'Challa has a Setup ability, and he comes after all have their hands.
    expect(asked).toEqual(['1 ask.mulligan', '2 ask.mulligan', '0 ask.mulligan', '0 ask.search']);
    expect(players.map(({ hand }) => hand.length)).toEqual([7, 6, 6]);
    expect(players.map(({ discard }) => discard)).toEqual(before.map((hand, seat) => hand.slice(0, seat)));
    players.forEach(({ hand, deck, discard }, seat) => {
      for (const id of [...hand, ...deck, ...discard]) expect(prints[id]?.owner).toBe(seat);
    });
    expect(match.pending.map(({ seat, ask }) => `${seat} ${ask.key}`)).toEqual(['1 ask.turn']);
  },
);

proves(
  ['MC-SETUP-9', 'MC-ZONE-3'],
  'one stage of each deck is in play, those to come are out of play',
  () => {
    const { villain, scheme, villains, schemes, zones } = create(setupOf(['spider-man', 'she-hulk'], 'klaw'))
      .match.table;
    expect([villain, scheme].map((id) => zones[id])).toEqual(['play', 'play']);
    expect([...villains, ...schemes].map((id) => zones[id])).toEqual(['stage', 'stage']);
  },
);

proves('MC-SETUP-13', 'the encounter deck is shuffled once the obligations are in it', () => {
  const places = new Set<number>();
  for (let seed = 0; seed < 12; seed++) {
    const { table } = create(setupOf(['spider-man', 'she-hulk']), `obligations ${seed}`).match;
    const types = table.deck.map((id) => content.card(table.prints[id]?.card ?? '').faces[0].type);
    places.add(types.indexOf('obligation'));
  }
  expect(places.size).toBeGreaterThan(3);
});
