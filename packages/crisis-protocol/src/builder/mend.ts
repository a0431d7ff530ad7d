import { type Mend, mended } from '@assemble/kernel';
import { type CharacterCard, type Content, printed } from '../content.ts';
import type { Edition } from '../editions/index.ts';
import type { Affiliation } from '../names.ts';
import { areTwins } from '../rules/squad-building.ts';
import type { Roster } from '../setup.ts';
import type { CrisisType } from '../table.ts';
import { READY_MADE } from './ready-made.ts';
import { excludes, rosterVerdict } from './roster.ts';

/** CP-ROSTER-1, CP-ROSTER-2 */
const CHARACTERS = 10;
const TACTICS = 10;

const charactersOf = (content: Content, { characters }: Roster): readonly CharacterCard[] =>
  characters.flatMap(({ id }) => {
    const card = content.find(id);
    return card?.card === 'character' ? [card] : [];
  });

/** The affiliation that most of a roster belong to; null where nobody belongs to any. */
export function mainAffiliation(content: Content, roster: Roster): Affiliation | null {
  const counts = new Map<Affiliation, number>();
  for (const { affiliations } of charactersOf(content, roster))
    for (const one of affiliations) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}

/** Ids to fill with: what a ready-made roster of the affiliation holds, then all others in their order. */
function offered(content: Content, roster: Roster, kind: 'characters' | 'tactics'): readonly string[] {
  const main = mainAffiliation(content, roster);
  const ready = READY_MADE.find(({ affiliation }) => affiliation === main) ?? READY_MADE[0];
  const first = kind === 'tactics' ? (ready?.tactics ?? []) : (ready?.characters.map(({ id }) => id) ?? []);
  const wanted = kind === 'tactics' ? 'tactic' : 'character';
  return [...first, ...content.cards.filter(({ card }) => card === wanted).map(({ id }) => id)];
}

function withCharacters(content: Content, edition: Edition, roster: Roster): Roster {
  let now: Roster = { ...roster, characters: roster.characters.slice(0, CHARACTERS) };
  for (const id of offered(content, roster, 'characters')) {
    if (now.characters.length >= CHARACTERS) break;
    const card = content.find(id);
    if (card?.card !== 'character' || card.grunt || printed(card, 'reserve').length > 0) continue;
    const others = charactersOf(content, now);
    if (others.some((one) => one.id === id || areTwins(edition.rosterTwins, one, card))) continue;
    now = { ...now, characters: [...now.characters, { id }] };
  }
  return now;
}

function withTactics(content: Content, roster: Roster): Roster {
  const main = mainAffiliation(content, roster);
  let tactics = roster.tactics.slice(0, TACTICS);
  for (const id of offered(content, roster, 'tactics')) {
    if (tactics.length >= TACTICS) break;
    const card = content.find(id);
    if (card?.card !== 'tactic' || tactics.includes(id)) continue;
    if (card.affiliation !== null && card.affiliation !== main) continue;
    if (tactics.some((one) => excludes(content, one, id) || excludes(content, id, one))) continue;
    tactics = [...tactics, id];
  }
  return { ...roster, tactics };
}

function withCrises(content: Content, edition: Edition, roster: Roster, type: CrisisType): Roster {
  const isOf = (id: string): boolean => {
    const card = content.find(id);
    return card?.card === 'crisis' && card.type === type;
  };
  const all = content.cards.filter(({ id }) => isOf(id)).map(({ id }) => id);
  const kept = new Set([...roster.crises.filter(isOf), ...all]);
  const mine = [...kept].slice(0, edition.crisesOfEachType);
  return { ...roster, crises: [...roster.crises.filter((id) => !isOf(id)), ...mine] };
}

const without = (roster: Roster, id: string): Roster => ({
  characters: roster.characters.filter((one) => one.id !== id),
  tactics: roster.tactics.filter((one) => one !== id),
  crises: roster.crises.filter((one) => one !== id),
});

const withoutGems = (
  roster: Roster,
  stays: (gem: string, at: number, bearer: string) => boolean,
): Roster => ({
  ...roster,
  characters: roster.characters.map(({ id, gems = [] }) => {
    const kept = gems.filter((gem, at) => stays(gem, at, id));
    return kept.length === 0 ? { id } : { id, gems: kept };
  }),
});

/** Each gem with whoever has it first. */
function withGemsOnce(roster: Roster): Roster {
  const seen = new Set<string>();
  return withoutGems(roster, (gem) => !seen.has(gem) && seen.add(gem) !== undefined);
}

/** Everything that is wrong with a roster, each with the least that mends it. */
export function rosterMends(content: Content, edition: Edition, roster: Roster): readonly Mend<Roster>[] {
  const verdict = rosterVerdict(content, edition, roster, { seat: 0 });
  if (verdict.yes) return [];
  const mends = verdict.reasons.map((reason) => {
    const { card, two, other, gem, most, type } = reason.args as { [name: string]: string } & {
      most: number & string;
      type: CrisisType;
    };
    switch (reason.key) {
      case 'refused.unknown-card':
        return {
          reason,
          to: withoutGems(without(roster, card ?? ''), (one) => one !== card),
        };
      case 'refused.roster.grunt':
      case 'refused.roster.reserve':
        return { reason, to: without(roster, card ?? '') };
      case 'refused.roster.twins':
        return { reason, to: withoutTwin(roster, two ?? '') };
      case 'refused.roster.exclusion':
        return { reason, to: without(roster, other ?? '') };
      case 'refused.roster.twice':
        return {
          reason,
          to: { ...roster, tactics: [...new Set(roster.tactics)], crises: [...new Set(roster.crises)] },
        };
      case 'refused.roster.characters':
        return { reason, to: withCharacters(content, edition, roster) };
      case 'refused.roster.tactics':
        return { reason, to: withTactics(content, roster) };
      case 'refused.roster.crises':
        return { reason, to: withCrises(content, edition, roster, type) };
      case 'refused.gem.twice':
        return { reason, to: withGemsOnce(roster) };
      case 'refused.gem.bearer':
        return { reason, to: withoutGems(roster, (one, _at, id) => one !== gem || id !== card) };
      case 'refused.gem.many':
        return { reason, to: withoutGems(roster, (_gem, at, id) => id !== card || at < most) };
      default:
        return { reason, to: null };
    }
  });
  // What goes out for other reasons changes how many there are: numbers are mended last.
  const isNumber = (key: string): boolean =>
    ['refused.roster.characters', 'refused.roster.tactics', 'refused.roster.crises'].includes(key);
  return [...mends].sort((a, b) => Number(isNumber(a.reason.key)) - Number(isNumber(b.reason.key)));
}

/** The later one of two of a name leaves, also where both are the same card. */
function withoutTwin(roster: Roster, id: string): Roster {
  const at = roster.characters.map((one) => one.id).lastIndexOf(id);
  return { ...roster, characters: roster.characters.filter((_, i) => i !== at) };
}

/** The roster with everything mended; null where something stays wrong. */
export const mendedRoster = (content: Content, edition: Edition, roster: Roster): Roster | null =>
  mended(roster, (one) => rosterMends(content, edition, one));
