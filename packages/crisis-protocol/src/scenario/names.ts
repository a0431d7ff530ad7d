import type { Step, WordProblem, Words } from '@assemble/kernel';
import type { Card } from '../content.ts';
import { cardNamed, playersOf } from './position.ts';

/** Names of cards in a scenario that stand for nothing. */
export function problems(
  cards: readonly Card[],
  given: Words,
  _steps: readonly Step[],
  _then: Words,
): WordProblem[] {
  const found: WordProblem[] = [];
  const names = (kind: Card['card']): string[] =>
    cards.filter((card) => card.card === kind).map((card) => card.id.slice(card.id.indexOf('/') + 1));
  const must = (kind: Card['card'], name: unknown, path: readonly (string | number)[]): void => {
    if (typeof name === 'string' && cardNamed(cards, name, kind) === undefined)
      found.push({ path, expected: `the name of a ${kind} card`, got: name, among: names(kind) });
  };
  for (const type of ['secure', 'extraction']) must('crisis', given[type], ['given', type]);
  for (const player of playersOf(given)) {
    const side = (given[player] ?? {}) as {
      readonly characters?: { readonly [name: string]: { readonly card?: string } };
      readonly tactics?: readonly string[];
    };
    for (const [name, { card }] of Object.entries(side.characters ?? {}))
      must('character', card ?? name, ['given', player, 'characters', name]);
    (side.tactics ?? []).forEach((name, i) => {
      must('tactic', name, ['given', player, 'tactics', i]);
    });
  }
  return found;
}
