import { stream } from '@assemble/kernel';
import { describe, expect, it } from 'vitest';
import type { SetId } from '../../src/index.ts';
import { content, create, game, setupOf } from '../game.ts';

const HEROES: readonly SetId[] = ['spider-man', 'captain-marvel', 'she-hulk', 'iron-man', 'black-panther'];

/** Plays at random, but rarely ends a turn and keeps the players alive, so that most cards come up. */
function soak(hero: SetId, villain: SetId, modular: readonly SetId[], seed: string, seen: Set<string>): void {
  const { match } = create(setupOf([hero], villain, { modular, mode: 'standard' }), seed);
  const random = stream(seed, 'bot');
  for (let n = 0; n < 600 && match.outcome === null; n++) {
    const decision = match.pending[0];
    if (decision === undefined) throw new Error('nobody is asked');
    let answer = game.sample(match, decision, random);
    if (answer === 'end' && n % 4 !== 0) answer = game.sample(match, decision, random);
    const events: { kind: string; args: { readonly [name: string]: unknown } }[] = [];
    const applied = game.apply(match, decision.seat, decision.n, answer, events as never);
    expect(applied.yes).toBe(true);
    for (const { kind, args } of events) {
      if (kind !== 'revealed' && kind !== 'played' && kind !== 'boosted') continue;
      seen.add((args['card'] as { face: string }).face);
    }
    for (const piece of match.table.play) {
      if (piece.id === match.table.scheme) piece.threat = 0;
      if (piece.id === match.table.players[0]?.identity) piece.damage = Math.min(piece.damage, 3);
    }
  }
}

describe('most cards come up in a few long games, and none breaks the rules', () => {
  const seen = new Set<string>();
  const modulars: readonly SetId[] = [
    'bomb-scare',
    'masters-of-evil',
    'under-attack',
    'legions-of-hydra',
    'the-doomsday-chair',
  ];
  for (const [i, hero] of HEROES.entries()) {
    for (const villain of ['rhino', 'klaw', 'ultron'] as const) {
      it(`${hero} against ${villain}`, () => {
        soak(hero, villain, [modulars[i] as SetId], `${hero} ${villain}`, seen);
      });
    }
  }

  it('has seen four of five cards', () => {
    const cards = content.cards.filter(
      ({ faces: [face] }) => face.type !== 'hero' && face.type !== 'villain',
    );
    const missed = cards.filter((card) => !seen.has(card.faces[0].id));
    expect(missed.length).toBeLessThan(cards.length / 5);
  });
});
