import type { Json } from '@assemble/kernel';
import { type Act, type Sitter, Table } from '@assemble/table';
import { type Playable, rulesOf } from '../games.ts';
import { clockOf } from '../matches/summary.ts';
import type { EntryRecord, MatchRecord } from '../storage/store.ts';

/** A match that was begun with other rules or cards: it cannot go on with these. */
export class OtherRules extends Error {
  constructor({ game, rules }: MatchRecord) {
    super(`this match of ${game} was begun with ${rules}`);
    this.name = 'OtherRules';
  }
}

const sitters = ({ seats }: MatchRecord): Sitter[] =>
  seats.map(({ name, bot, person }) =>
    bot === null ? { name, kind: 'person', who: person ?? '' } : { name, kind: 'bot', bot },
  );

/** The table of a match that runs or is over, as its entries left it. */
export function rebuild(match: MatchRecord, entries: readonly EntryRecord[], playable: Playable): Table {
  const game = playable.games[match.game];
  if (game === undefined || rulesOf(game) !== match.rules) throw new OtherRules(match);
  const table = new Table({
    game,
    setup: match.setup as Json,
    seed: match.seed,
    sitters: sitters(match),
    bots: playable.bots,
    manners: 'online',
    clock: clockOf(match),
    at: match.createdAt,
  });
  apply(table, entries);
  return table;
}

/** Carries out what was carried out before. */
export function apply(table: Table, entries: readonly EntryRecord[]): void {
  for (const { n, body, at } of entries) {
    const handled = table.recall(body as Act, at);
    if (!handled.yes) throw new Error(`entry ${n} is refused: ${handled.reasons[0]?.key ?? ''}`);
  }
}
