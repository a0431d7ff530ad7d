import type { Json } from '@assemble/kernel';
import type { Engines } from '../engine/engines.ts';
import { isFormer } from '../storage/ids.ts';
import type { MatchRecord, NewMatch, SeatRecord } from '../storage/store.ts';

/** The seats of people who have not said that they want to play again. Bots always do. */
export const rematchNeeds = ({ seats }: MatchRecord): readonly SeatRecord[] =>
  seats.filter(({ person, again }) => person !== null && !isFormer(person) && again !== 'yes');

/**
 * The same once more: people, bots, set-up, clock; with dice of its own, with the rules of today, for the last who agreed.
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
    // The seat of somebody who is gone is for whoever comes.
    seats: match.seats.map(({ seat, kind, bot, person, name, locale }) =>
      person !== null && isFormer(person)
        ? { seat, kind: 'open', bot, person: null, name: '' }
        : { seat, kind, bot, person, name, locale },
    ),
  };
}
