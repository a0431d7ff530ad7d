import type { Ask, Json, Seat, Tester } from '@assemble/kernel';
import { printed } from '../content.ts';
import { readSetup, type Squad } from '../setup.ts';
import type { Table } from '../table.ts';
import { type C, contentOf, editionOf } from './run.ts';
import { revealSquad } from './set-up-atoms.ts';
import { randomSquad, squadVerdict } from './squad-building.ts';

export const squadAsk = (seat: Seat): Ask => ({
  seat,
  ask: { key: 'ask.squad', args: {} },
  rules: ['CP-SQUAD-1', 'CP-SQUAD-2'],
  test: 'squad',
  shape: 'commit',
  what: 'squad',
});

const isSquad = (answer: Json): boolean => {
  const { characters, tactics, affiliation } = (answer ?? {}) as { readonly [key: string]: Json };
  const names = (list: Json | undefined): boolean =>
    Array.isArray(list) && list.every((one) => typeof one === 'string');
  return names(characters) && names(tactics) && (affiliation === null || typeof affiliation === 'string');
};

export const squadTester: Tester<Table> = {
  verdict: (c, decision, answer) => {
    if (!isSquad(answer))
      return { yes: false, reasons: [{ rule: 'CP-SQUAD-1', key: 'refused.squad.form', args: {} }] };
    const roster = readSetup(c.match.setup).rosters[decision.seat as 0 | 1];
    const { maximumThreat } = c.table.mission;
    return squadVerdict(contentOf(c), editionOf(c), roster, maximumThreat, answer as Squad, decision.seat);
  },
  sample: (c, decision, random) => {
    const roster = readSetup(c.match.setup).rosters[decision.seat as 0 | 1];
    return randomSquad(contentOf(c), editionOf(c), roster, c.table.mission.maximumThreat, random);
  },
  // The first characters of the roster that fit, so that a match goes on without its player.
  least: (c, decision) => {
    const roster = readSetup(c.match.setup).rosters[decision.seat as 0 | 1];
    const still = { a: 1, b: 2, c: 3, d: 5, taken: 0 };
    return randomSquad(contentOf(c), editionOf(c), roster, c.table.mission.maximumThreat, still);
  },
};

/** The squad is open from now on, and so is who follows it. */
export function reveal(c: C, seat: Seat, squad: Squad): void {
  const roster = readSetup(c.match.setup).rosters[seat as 0 | 1];
  const chosen = squad.characters.map((id) => roster.characters.find((one) => one.id === id) ?? { id });
  const followers = followersOf(c, squad).map((id) => ({ id }));
  revealSquad(c, seat, squad, [...chosen, ...followers]);
}

/**
 * Who is not chosen but may come: the Grunts of these characters (CP-GRUNT-1), and Reserves that a rule of the squad
 * names (CP-KEYWORD-11).
 */
function followersOf(c: C, { characters, tactics }: Squad): string[] {
  const content = contentOf(c);
  const cards = [...characters, ...tactics].flatMap((id) => content.find(id) ?? []);
  const names = cards.map(({ name }) => name.en);
  const called = editionOf(c).newKeywords ? cards.flatMap((card) => broughtBy(card)) : [];
  return content.cards.flatMap((card) => {
    if (card.card !== 'character') return [];
    const parents = printed(card, 'grunt').flatMap((grunt) => grunt.parents);
    const isReserve = printed(card, 'reserve').length > 0;
    return parents.some((name) => names.includes(name)) || (isReserve && called.includes(card.name.en))
      ? [card.id]
      : [];
  });
}

/** The characters that effects anywhere on a card bring onto the battlefield, by name. */
function broughtBy(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const { node, named } = part as { readonly node?: unknown; readonly named?: unknown };
  const inside = Object.values(part).flatMap(broughtBy);
  return node === 'bring' ? [named as string, ...inside] : inside;
}
