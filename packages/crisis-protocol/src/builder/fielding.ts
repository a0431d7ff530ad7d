import type { Content } from '../content.ts';
import type { Edition } from '../editions/index.ts';
import type { Affiliation } from '../names.ts';
import { squadVerdict, threatOf } from '../rules/squad-building.ts';
import type { Roster } from '../setup.ts';

/** What a roster can field at a maximum threat. */
export interface Fielding {
  readonly maximum: number;
  /** How many squads fill it exactly. */
  readonly exact: number;
  /** One squad: exact where there is one, else the one that comes closest; nobody where none is legal. */
  readonly example: readonly string[];
  readonly threat: number;
}

/** Where all of a roster's characters are tried, a squad has at most as many as these. */
const MOST_TRIED = 12;

/**
 * For each maximum threat the squads of a roster: those of the affiliation, with a leader of it where the roster has
 * one. Without an affiliation anybody goes with anybody.
 */
export function fieldings(
  content: Content,
  edition: Edition,
  roster: Roster,
  affiliation: Affiliation | null,
  maxima: readonly number[],
): readonly Fielding[] {
  const known = roster.characters
    .filter(({ id }) => content.find(id)?.card === 'character')
    .slice(0, MOST_TRIED);
  const leads = known.map(({ id }) =>
    content.of('character', id).leadership.some((one) => one.affiliation === affiliation),
  );
  const hasLeader = leads.includes(true);
  const threats = known.map((one) => threatOf(content, one));
  const highest = Math.max(...maxima);
  const squads: { readonly ids: readonly string[]; readonly threat: number }[] = [];
  for (let set = 1; set < 1 << known.length; set += 1) {
    const chosen = known.map((_, i) => i).filter((i) => (set >> i) & 1);
    const threat = chosen.reduce((sum, i) => sum + (threats[i] ?? 0), 0);
    if (threat > highest || (hasLeader && !chosen.some((i) => leads[i]))) continue;
    const ids = chosen.map((i) => known[i]?.id ?? '');
    const squad = { characters: ids, affiliation, tactics: [] };
    if (squadVerdict(content, edition, roster, threat, squad, 0).yes) squads.push({ ids, threat });
  }
  return maxima.map((maximum) => {
    const within = squads.filter(({ threat }) => threat <= maximum);
    // The closest to the maximum, and of those one of about five.
    const [best] = [...within].sort(
      (a, b) => b.threat - a.threat || Math.abs(a.ids.length - 5) - Math.abs(b.ids.length - 5),
    );
    return {
      maximum,
      exact: within.filter(({ threat }) => threat === maximum).length,
      example: best?.ids ?? [],
      threat: best?.threat ?? 0,
    };
  });
}
