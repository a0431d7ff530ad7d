import type { Event, Json, Match, Seat } from '@assemble/kernel';
import { each, gain, on, whenever } from '../src/abilities/build.ts';
import { named, oneShot } from '../src/abilities/print.ts';
import { Content } from '../src/content.ts';
import { CARDS, crisisProtocol, EDITIONS, type EditionId, HAND_MADE_MAPS, type Table } from '../src/index.ts';
import type { Roster, Squad } from '../src/setup.ts';
import { INVENTED } from './invented.ts';
import { RULE_CARDS } from './invented-rules.ts';

/** Whole set-ups with chosen rosters and squads. */

export const supplies = oneShot({
  id: 'test/supplies',
  name: named('Supplies'),
  threatModifier: 1,
  setup: { node: 'score', points: 1 },
});
const sunshine = oneShot({
  id: 'test/sunshine',
  name: named('Sunshine'),
  threatModifier: -2,
  rules: [whenever(on('power-phase'), gain(2, each({})))],
});
export const content = new Content([...CARDS, ...INVENTED, ...RULE_CARDS, supplies, sunshine]);
export const game = crisisProtocol(content);
export const editions: readonly EditionId[] = ['en', 'de', 'es13'];

/** Ten characters of which the first are named, with everything else that a roster needs. */
export function rosterOf(edition: EditionId, ...first: string[]): Roster {
  const others = [
    'core/captain-america',
    'core/iron-man',
    'core/spider-man',
    'core/black-widow',
    'core/ultron',
  ];
  const more = [
    'core/captain-marvel',
    'core/crossbones',
    'core/doctor-octopus',
    'core/red-skull',
    'core/baron-zemo',
  ];
  const characters = [...new Set([...first, ...others, ...more])].slice(0, 10).map((id) => ({ id }));
  const { crisesOfEachType } = EDITIONS[edition];
  const printed = CARDS.filter((card) => card.card === 'crisis');
  const crises = (['secure', 'extraction'] as const).flatMap((type) =>
    printed.filter((card) => card.type === type).slice(0, crisesOfEachType),
  );
  const tactics = CARDS.filter((card) => card.card === 'tactic').slice(0, 10);
  return { characters, tactics: tactics.map(({ id }) => id), crises: crises.map(({ id }) => id) };
}

export const squadOf = (characters: readonly string[], more: Partial<Squad> = {}): Squad => ({
  characters,
  affiliation: null,
  tactics: [],
  ...more,
});
const squadAsked = (match: Match<Table>): boolean => match.pending[0]?.ask.key === 'ask.squad';

/** A match up to the moment when both choose their squads; what happened until then. */
export function start(
  edition: EditionId,
  one: readonly string[],
  two: readonly string[],
  more: { readonly oneShots?: readonly string[]; readonly terrain?: readonly object[] } = {},
  gems: readonly string[] = [],
): { match: Match<Table>; events: Event[]; asked: string[] } {
  const events: Event[] = [];
  const first = rosterOf(edition, ...one);
  const characters = first.characters.map((who, i) => (i === 0 && gems.length > 0 ? { ...who, gems } : who));
  const setup = {
    edition,
    terrain: HAND_MADE_MAPS[0]?.features ?? [],
    rosters: [{ ...first, characters }, rosterOf(edition, ...two)],
    ...more,
  } as unknown as Json;
  const match = game.create(setup, 'squads', events);
  const asked: string[] = [];
  while (!squadAsked(match)) asked.push(next(match, events));
  return { match, events, asked };
}

/** Answers what is asked with the first option, or any place; says what it was. */
export function next(match: Match<Table>, events: Event[]): string {
  const [decision] = match.pending;
  if (decision === undefined) throw new Error('nobody is asked');
  const given =
    decision.shape === 'options'
      ? (decision.options[0]?.id ?? null)
      : decision.shape === 'entities'
        ? decision.from.slice(0, decision.min)
        : game.sample(match, decision, { a: 1, b: 2, c: 3, d: 4, taken: 0 });
  const applied = game.apply(match, decision.seat, decision.n, given, events);
  if (!applied.yes) throw new Error(JSON.stringify(applied.reasons));
  return decision.ask.key;
}

/** Both players name their squads. */
export function answer(match: Match<Table>, one: Squad, two: Squad, events: Event[] = []): void {
  for (const [seat, squad] of [one, two].entries()) {
    const decision = match.pending.find((asked) => asked.seat === seat);
    const given = game.apply(match, seat, decision?.n ?? -1, squad as unknown as Json, events);
    if (!given.yes) throw new Error(JSON.stringify(given.reasons));
  }
}

export const ids = (match: Match<Table>, seat: Seat): string[] =>
  match.table.characters
    .filter(({ owner }) => owner === seat)
    .map(({ card }) => match.table.cards[card]?.id ?? '');

export const kinds = (events: readonly Event[]): string[] => events.map(({ kind }) => kind);
