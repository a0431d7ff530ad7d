import type { Content } from '../content.ts';

/** How likely it is to hold at least one of `wanted` cards among `hand` drawn from `deck`: hypergeometric, exact. */
export function chanceToHold(wanted: number, deck: number, hand: number): number {
  if (wanted <= 0 || deck <= 0 || hand <= 0) return 0;
  if (wanted + hand > deck) return 1;
  // None of them: at each draw one of the others, of those that are left.
  let none = 1;
  for (let drawn = 0; drawn < hand; drawn += 1) none *= (deck - wanted - drawn) / (deck - drawn);
  return 1 - none;
}

/** Which cards of a hand the others in it can pay for, each by itself: resources printed on them (MC-RESOURCE-2). */
export function payableIn(content: Content, hand: readonly string[]): readonly boolean[] {
  const faces = hand.map((id) => content.card(id).faces[0]);
  const all = faces.reduce((sum, { resources }) => sum + resources.length, 0);
  return faces.map(({ cost, resources }) => cost !== null && all - resources.length >= cost);
}
