import { describe, expect, it } from 'vitest';
import { CARDS } from '../../src/cards/index.ts';
import { attacksOn, type Card, type Name } from '../../src/content.ts';
import { TERRAIN_KINDS, type TerrainKindId } from '../../src/geometry/maps/kinds.ts';
import { AFFILIATIONS } from '../../src/names.ts';
import { terrainNouns } from '../../src/text/lexicon-terrain.ts';
import { NAMES_AS_PRINTED, TERRAIN_AS_PRINTED } from './names-as-printed.ts';

/** All names on a card: its own, and of what is printed on it. */
function namesOn(card: Card): readonly Name[] {
  const attacks = attacksOn(card);
  const rules = attacks.flatMap((attack) => attack.rules.flatMap(({ name }) => (name ? [name] : [])));
  const parts =
    card.card === 'character'
      ? [...card.superpowers, ...card.leadership]
      : card.card === 'crisis'
        ? card.tokens
        : card.card === 'gem'
          ? card.superpowers
          : [];
  return [card, ...attacks, ...parts].map(({ name }) => name).concat(rules);
}

const names = [...CARDS.flatMap(namesOn), ...Object.values(AFFILIATIONS)];

describe('names that the rulebooks print', () => {
  it.each(NAMES_AS_PRINTED)('%s', (en, es, de) => {
    const found = names.filter((name) => name.en === en);
    expect(found).not.toEqual([]);
    for (const name of found) expect(name).toEqual({ en, es: es ?? name.es, de: de ?? name.de });
  });

  it.each(TERRAIN_AS_PRINTED)('terrain: %s', (id, es, de) => {
    const noun = terrainNouns[id as TerrainKindId];
    expect([noun.es.many, noun.de.many]).toEqual([es, de]);
    expect(TERRAIN_KINDS[id as TerrainKindId].names).toEqual({
      en: noun.en.one,
      es: noun.es.one,
      de: noun.de.one,
    });
  });
});
