import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { nativeShare, vocabularyPage } from '../../scripts/vocabulary.ts';
import { nodes } from '../../src/abilities/nodes/index.ts';
import { standingKinds } from '../../src/abilities/statics/index.ts';
import { CARDS } from '../../src/index.ts';

describe('the vocabulary of abilities', () => {
  it('has words and a hint for every kind: others do not compile', () => {
    const { draw: _draw, ...others } = nodes;
    const { ban: _ban, ...standing } = standingKinds;
    // @ts-expect-error: one kind of effect is missing
    const lessEffects: typeof nodes = others;
    // @ts-expect-error: one standing effect is missing
    const lessStandings: typeof standingKinds = standing;
    const { hint: _hint, ...mute } = nodes.damage;
    // @ts-expect-error: nothing for bots
    const noHint: (typeof nodes)['damage'] = mute;
    expect([lessEffects, lessStandings, noHint]).toHaveLength(3);
    for (const kind of [...Object.values(nodes), ...Object.values(standingKinds)]) {
      expect(Object.keys(kind.say).sort()).toEqual(['de', 'en', 'es']);
      expect(kind.hint).toBeTypeOf('function');
    }
  });

  it('is written down as it is: npm run generate', () => {
    const page = new URL('../../../../docs/vocabulary.md', import.meta.url);
    expect(readFileSync(page, 'utf8')).toBe(vocabularyPage());
  });

  it('is shared: under 8 % of the cards use a kind that no other card uses', () => {
    const { cards, of } = nativeShare();
    expect(of).toBe(CARDS.length);
    expect(cards / of).toBeLessThan(0.08);
  });
});
