import { isFormer } from '../storage/ids.ts';
import type { MatchRecord, NewMatch } from '../storage/store.ts';

/** The same once more: people, bots, set-up, clock; with dice of its own, and for whoever asked. */
export const rematchOf = (match: MatchRecord, owner: string, seed: string): NewMatch => ({
  game: match.game,
  title: match.title,
  setup: match.setup,
  seed,
  rules: match.rules,
  visibility: match.visibility,
  clock: match.clock,
  owner,
  rematchOf: match.id,
  // The seat of somebody who is gone is for whoever comes.
  seats: match.seats.map(({ seat, kind, bot, person, name }) =>
    person !== null && isFormer(person)
      ? { seat, kind: 'open', bot, person: null, name: '' }
      : { seat, kind, bot, person, name },
  ),
});
