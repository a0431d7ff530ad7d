import { type Event, type Json, type Match, stream } from '@assemble/kernel';
import {
  CARDS,
  Content,
  crisisProtocol,
  EDITIONS,
  type EditionId,
  HAND_MADE_MAPS,
  randomRoster,
  type Table,
} from '../src/index.ts';

/** The game with all its cards, for tests that need more than a scenario. */
export const content = new Content(CARDS);
export const game = crisisProtocol(content);

/** A legal set-up drawn at random. */
export function randomSetup(edition: EditionId, seed: string): Json {
  const random = stream(seed, 'setup of a test');
  const roster = () => randomRoster(content, EDITIONS[edition], random);
  const map = HAND_MADE_MAPS[random.taken % HAND_MADE_MAPS.length];
  return JSON.parse(
    JSON.stringify({ edition, terrain: map?.features ?? [], rosters: [roster(), roster()] }),
  ) as Json;
}

/** A new match and the events of its set-up. */
export function create(setup: Json, seed = 'test'): { match: Match<Table>; events: Event[] } {
  const events: Event[] = [];
  return { match: game.create(setup, seed, events), events };
}

/** Why a set-up is refused: the rules, each once. */
export function refusals(setup: Json): string[] {
  const verdict = game.acceptSetup(setup);
  return verdict.yes ? [] : [...new Set(verdict.reasons.map((reason) => reason.rule))];
}

/** Answers everything at random until `until` holds or the match is over. */
export function playOn(
  match: Match<Table>,
  seed: string,
  until: (match: Match<Table>) => boolean,
  events: Event[] = [],
): void {
  const random = stream(seed, 'bot');
  while (match.outcome === null && !until(match)) {
    const decision = match.pending[0];
    if (decision === undefined) throw new Error('nobody is asked');
    const answer = game.sample(match, decision, random);
    const applied = game.apply(match, decision.seat, decision.n, answer, events);
    if (!applied.yes) throw new Error(`refused: ${JSON.stringify(applied.reasons)}`);
  }
}
