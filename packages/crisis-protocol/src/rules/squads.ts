import type { Ask, Json, Seat, Tester } from '@assemble/kernel';
import { randomSquad } from '../builder/random.ts';
import { printed, type Squad, squadVerdict } from '../builder/roster.ts';
import { readSetup } from '../builder/setup.ts';
import type { Character, Slot, Table } from '../table.ts';
import { tell } from './events.ts';
import { type C, contentOf, editionOf } from './run.ts';

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

/** CP-DEPLOY-1, CP-DEPLOY-2: the squad and its cards are open from now on. */
export function reveal(c: C, seat: Seat, squad: Squad): void {
  const roster = readSetup(c.match.setup).rosters[seat as 0 | 1];
  const cards: Slot[] = [...c.table.cards];
  const put = (id: string): number => cards.push({ id, owner: seat }) - 1;
  for (const id of squad.characters) {
    const gems = roster.characters.find((one) => one.id === id)?.gems ?? [];
    c.table.characters.push(newCharacter(c.table.characters.length, put(id), seat, gems.map(put)));
  }
  for (const id of followersOf(c, squad))
    c.table.characters.push(newCharacter(c.table.characters.length, put(id), seat, []));
  const player = c.table.players[seat as 0 | 1];
  player.affiliation = squad.affiliation;
  player.tactics = squad.tactics.map(put);
  c.table.cards = cards;
  tell(c, 'squad-revealed', [editionOf(c).leadershipTogether ? 'CP-DEPLOY-2' : 'CP-DEPLOY-1'], () => ({
    seat,
    characters: squad.characters,
    affiliation: squad.affiliation,
    tactics: squad.tactics,
  }));
}

export const newCharacter = (id: number, card: number, owner: Seat, gems: number[]): Character => ({
  id,
  card,
  owner,
  controller: owner,
  at: null,
  form: 0,
  side: 'healthy',
  damage: 0,
  power: 0,
  dazed: false,
  activated: false,
  conditions: [],
  gone: false,
  gems,
});

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
