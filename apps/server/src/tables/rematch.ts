import type { Json } from '@assemble/kernel';
import type { Engines } from '../engine/engines.ts';
import type { MatchRecord, NewMatch } from '../storage/store.ts';

/**
 * The same once more: people, bots, set-up, clock; with dice of its own, with the rules of today, and for whoever asked.
 * Null where the rules of today do not take the set-up.
 */
export async function rematchOf(
  match: MatchRecord,
  owner: string,
  seed: string,
  { own, description }: Engines,
): Promise<NewMatch | null> {
  const rules = description.rules[match.game];
  if (rules === undefined) return null;
  const { verdict, seats } = await own.runner.job(owner, 'check', match.game, match.setup as Json);
  if (!verdict.yes || seats !== match.seats.length) return null;
  return {
    game: match.game,
    title: match.title,
    setup: match.setup,
    seed,
    rules,
    engine: own.digest,
    visibility: match.visibility,
    clock: match.clock,
    owner,
    rematchOf: match.id,
    seats: match.seats.map(({ seat, kind, bot, person, name }) => ({ seat, kind, bot, person, name })),
  };
}
