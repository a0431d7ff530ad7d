// A rule of Champions about players has a passing proof with at least two: alone, "you", the first player, each player
// and the owner of a card are the same person, and a rule that mixes them up is not noticed.
import { isTestable, type RuleEntry } from '@assemble/rules';

/** "The player phase" and "a player deck" are about nobody. */
const NOBODY = /\bplayer (phase|decks?)\b/g;
const SOMEBODY = /\b(you|your|players?|owns|owners?|controls|controlled|controllers?)\b/i;

/** Whether a rule speaks of somebody at the table, by its words in the ledger. */
const isAboutPlayers = ({ says }: Pick<RuleEntry, 'says'>): boolean =>
  SOMEBODY.test(says.en.replace(NOBODY, ''));

/** What a test did: whether it passed, which rules it cites, and for how many players it was played. */
interface Played {
  readonly state: string;
  readonly rules?: readonly string[] | undefined;
  readonly players?: number | undefined;
}

/** The rules about players that are proven, if at all, only where one player plays alone. */
export function provenAlone(
  entries: readonly Pick<RuleEntry, 'id' | 'kind' | 'says'>[],
  tests: Iterable<Played>,
): string[] {
  const together = new Set<string>();
  for (const { state, rules = [], players = 0 } of tests)
    if (state === 'passed' && players > 1) for (const id of rules) together.add(id);
  return entries
    .filter((entry) => isTestable(entry) && isAboutPlayers(entry) && !together.has(entry.id))
    .map(({ id }) => id);
}
