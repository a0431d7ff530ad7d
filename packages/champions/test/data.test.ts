import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cardIndex } from '../scripts/generate.ts';
import { content } from './game.ts';

const faces = content.cards.flatMap((card) => card.faces);

describe('the core set', () => {
  it('is listed as its folders give it, each card in the folder of its set', () => {
    const folder = new URL('../src/cards/', import.meta.url);
    const listed = readFileSync(new URL('generated/index.ts', folder), 'utf8');
    expect(listed).toBe(cardIndex(folder));
    for (const card of content.cards) expect(listed).toContain(`/${card.set}/`);
  });

  it('has every number once, without a gap, and a second side where a card has two', () => {
    const numbers = content.cards.map(({ id }) => Number(/^core\/(\d+)/.exec(id)?.[1]));
    const all = [...new Set(numbers)].sort((a, b) => a - b);
    expect(all).toEqual(all.map((_, i) => i + 1));
    expect(new Set(faces.map((face) => face.id)).size).toBe(faces.length);
    const double = content.cards.filter((card) => card.faces.length === 2);
    expect(new Set(double.map((card) => card.faces[0].type))).toEqual(new Set(['hero', 'main-scheme']));
  });

  it('gives each hero fifteen cards, and each villain three stages', () => {
    for (const hero of ['spider-man', 'captain-marvel', 'she-hulk', 'iron-man', 'black-panther'] as const) {
      const own = content
        .ofSet(hero)
        .filter(({ faces: [face] }) => face.type !== 'hero' && face.type !== 'obligation');
      expect(own.reduce((sum, card) => sum + card.copies, 0)).toBe(15);
    }
    for (const villain of ['rhino', 'klaw', 'ultron'] as const) {
      const stages = content.ofSet(villain).filter(({ faces: [face] }) => face.type === 'villain');
      expect(stages.map((card) => card.faces[0].stage)).toEqual([1, 2, 3]);
    }
  });

  it('shows a star exactly where there is a boost ability', () => {
    for (const face of faces) {
      expect([face.id, face.boostStar]).toEqual([
        face.id,
        face.abilities.some((one) => one.node === 'boost'),
      ]);
    }
  });

  it('has an ability on every card that is not plain', () => {
    const plain = faces.filter(
      (face) => face.abilities.length === 0 && Object.keys(face.keywords).length === 0,
    );
    // Villains and main schemes without text, resources, schemes with nothing but icons.
    expect(plain.map((face) => face.id).sort()).toEqual(
      [
        'core/14',
        'core/44',
        'core/88',
        'core/89',
        'core/90',
        'core/94',
        'core/97a',
        'core/97b',
        'core/108',
        'core/117b',
        'core/156',
      ].sort(),
    );
  });
});
