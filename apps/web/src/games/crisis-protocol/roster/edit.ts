import type { Roster } from '@assemble/crisis-protocol';
import { content } from '../data.ts';

export const NO_ROSTER: Roster = { characters: [], tactics: [], crises: [] };

/** A roster as text: the same for the same cards in the same order. */
const keyOf = ({ characters, tactics, crises }: Roster): string =>
  JSON.stringify([characters.map(({ id, gems = [] }) => [id, gems]), tactics, crises]);

export const sameRoster = (one: Roster, other: Roster): boolean =>
  one === other || keyOf(one) === keyOf(other);

export const has = ({ characters, tactics, crises }: Roster, id: string): boolean =>
  characters.some((one) => one.id === id) || tactics.includes(id) || crises.includes(id);

/** The roster with a card, or without it where it was in it. */
export function toggled(roster: Roster, id: string): Roster {
  const without = (ids: readonly string[]): readonly string[] => ids.filter((one) => one !== id);
  if (has(roster, id))
    return {
      characters: roster.characters.filter((one) => one.id !== id),
      tactics: without(roster.tactics),
      crises: without(roster.crises),
    };
  switch (content.find(id)?.card) {
    case 'character':
      return { ...roster, characters: [...roster.characters, { id }] };
    case 'tactic':
      return { ...roster, tactics: [...roster.tactics, id] };
    case 'crisis':
      return { ...roster, crises: [...roster.crises, id] };
    default:
      return roster;
  }
}

/** The roster whose character takes an Infinity Gem, or lays it down again. */
export const withGem = (roster: Roster, id: string, gem: string): Roster => ({
  ...roster,
  characters: roster.characters.map((one) => {
    if (one.id !== id) return one;
    const { gems = [] } = one;
    return { id, gems: gems.includes(gem) ? gems.filter((other) => other !== gem) : [...gems, gem] };
  }),
});
