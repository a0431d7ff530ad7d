import type { Explained, Seat } from '@assemble/kernel';
import type { Point } from '../geometry/shapes.ts';
import { shiftedClear } from '../geometry/shifting.ts';
import { EDGES } from '../geometry/table.ts';
import { tokenAt } from '../geometry/tools.ts';
import type { RosterCharacter, Squad } from '../setup.ts';
import type { Character, CrisisType, Edge, Slot, Token } from '../table.ts';
import { tell } from './events.ts';
import { type C, editionOf, other } from './run.ts';

/** The writers of the set-up: mission, objectives, squads and leaderships. */

/** CP-ONESHOT-2: the One-Shot cards are laid out; where they lie. */
export function layOneShots(c: C, ids: readonly string[]): readonly number[] {
  const first = c.table.cards.length;
  c.table.cards = [...c.table.cards, ...ids.map((id) => ({ id, owner: null }))];
  c.table.mission.oneShots = ids.map((_, i) => first + i);
  return c.table.mission.oneShots;
}

/** CP-CRISIS-1 */
export function chooseCrisis(c: C, seat: Seat, card: string, type: CrisisType): void {
  c.table.mission[type] = c.table.cards.length;
  c.table.cards = [...c.table.cards, { id: card, owner: null }];
  tell(c, 'crisis-chosen', ['CP-CRISIS-1'], () => ({ seat, card, type }));
}

/** CP-MISSION-10 */
export function chooseThreat(c: C, seat: Seat, threat: Explained): void {
  c.table.mission.maximumThreat = threat.value;
  tell(c, 'threat-chosen', ['CP-MISSION-10'], () => ({ seat, threat }));
}

/** CP-MISSION-13: the other player has the opposite edge. */
export function chooseEdge(c: C, seat: Seat, edge: Edge): void {
  c.table.players[seat as 0 | 1].edge = edge;
  c.table.players[other(seat) as 0 | 1].edge = EDGES[(EDGES.indexOf(edge) + 2) % 4] ?? 'top';
  tell(c, 'edge-chosen', ['CP-MISSION-13'], () => ({ seat, edge }));
}

/** CP-MISSION-14: an objective token of a crisis. */
export function layObjective(
  c: C,
  crisis: CrisisType,
  of: number,
  kind: Token['kind'],
  at: Point,
  facing: Point | null,
): void {
  c.table.tokens.push(newToken(c.table.tokens.length, crisis, of, kind, at, facing));
}

export const newToken = (
  id: number,
  crisis: CrisisType,
  of: number,
  kind: Token['kind'],
  at: Point | null,
  facing: Point | null = null,
): Token => ({
  id,
  crisis,
  of,
  kind,
  at,
  holder: -1,
  controller: null,
  exhausted: false,
  facing,
});

/** CP-TERRAIN-9: features of Size 6 make room for the tokens. */
export function makeRoom(c: C): void {
  const tokens = c.table.tokens.flatMap(({ at }) => (at === null ? [] : [tokenAt(at)]));
  c.table.terrain = c.table.terrain.map((feature) =>
    feature.size < 6 ? feature : shiftedClear(feature, tokens),
  );
}

/** CP-DEPLOY-1, CP-DEPLOY-2: a squad, with whoever follows it, and its cards are open from now on. */
export function revealSquad(c: C, seat: Seat, squad: Squad, joining: readonly RosterCharacter[]): void {
  const { characters, affiliation, tactics } = squad;
  const cards: Slot[] = [...c.table.cards];
  const put = (id: string): number => cards.push({ id, owner: seat }) - 1;
  for (const { id, gems = [] } of joining)
    c.table.characters.push(newCharacter(c.table.characters.length, put(id), seat, gems.map(put)));
  const player = c.table.players[seat as 0 | 1];
  player.affiliation = affiliation;
  player.tactics = tactics.map(put);
  c.table.cards = cards;
  tell(c, 'squad-revealed', [editionOf(c).leadershipTogether ? 'CP-DEPLOY-2' : 'CP-DEPLOY-1'], () => ({
    seat,
    characters,
    affiliation,
    tactics,
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

/** CP-LEAD-2: the leadership ability that a squad uses, if it has any. */
export function takeLeadership(c: C, seat: Seat, chosen: { character: number; of: number } | null): void {
  c.table.players[seat as 0 | 1].leadership = chosen;
  const leadership = chosen === null ? null : `${chosen.character}/${chosen.of}`;
  tell(c, 'leadership-chosen', ['CP-LEAD-2'], () => ({ seat, leadership }));
}
