import { below, type Stream, shuffle } from '@assemble/kernel';
import type { CharacterCard, Content } from '../content.ts';
import type { Edition } from '../editions/index.ts';
import type { Affiliation } from '../names.ts';
import {
  areTwins,
  excludes,
  printed,
  type Roster,
  type RosterCharacter,
  type Squad,
  threatOf,
} from './roster.ts';

/** Legal rosters and squads drawn at random: for bots, simulations and guesses at what is hidden. */

export function randomRoster(content: Content, edition: Edition, random: Stream): Roster {
  const characters: CharacterCard[] = [];
  const able = content.cards.filter(
    (card): card is CharacterCard =>
      card.card === 'character' && !card.grunt && printed(card, 'reserve').length === 0,
  );
  for (const card of shuffle(random, [...able])) {
    if (characters.length === 10) break;
    if (!characters.some((one) => areTwins(edition.rosterTwins, one, card))) characters.push(card);
  }
  const ids = (kind: 'tactic' | 'crisis', keep: (id: string) => boolean): string[] =>
    shuffle(
      random,
      content.cards.filter((card) => card.card === kind && keep(card.id)).map((card) => card.id),
    );
  const crises = (type: 'secure' | 'extraction'): string[] =>
    ids('crisis', (id) => content.of('crisis', id).type === type).slice(0, edition.crisesOfEachType);
  const tactics: string[] = [];
  for (const id of ids('tactic', () => true)) {
    if (tactics.length === 10) break;
    if (!tactics.some((one) => excludes(content, one, id) || excludes(content, id, one))) tactics.push(id);
  }
  return {
    characters: characters.map((card) => withGem(card, random)),
    tactics,
    crises: [...crises('secure'), ...crises('extraction')],
  };
}

/** CP-GEM-4: who can bear Infinity Gems takes one of them, or none. */
function withGem(card: CharacterCard, random: Stream): RosterCharacter {
  const gems = printed(card, 'gem-bearer').flatMap((bearer) => bearer.gems);
  const gem = gems.length === 0 ? undefined : gems[below(random, gems.length + 1)];
  return gem === undefined ? { id: card.id } : { id: card.id, gems: [gem] };
}

/** Characters until no other fits, an affiliation that more than half of them share, and up to five cards. */
export function randomSquad(
  content: Content,
  edition: Edition,
  roster: Roster,
  maximumThreat: number,
  random: Stream,
): Squad {
  const chosen: RosterCharacter[] = [];
  const cards: CharacterCard[] = [];
  let threat = 0;
  for (const one of shuffle(random, [...roster.characters])) {
    const card = content.of('character', one.id);
    const more = threatOf(content, one);
    const rival =
      edition.newKeywords && [...cards, card].filter((c) => printed(c, 'unrivalled').length > 0).length > 1;
    if (threat + more > maximumThreat || rival) continue;
    if (cards.some((other) => areTwins(edition.squadTwins, other, card))) continue;
    chosen.push(one);
    cards.push(card);
    threat += more;
  }
  const shared = [...new Set(cards.flatMap((card) => card.affiliations))].filter(
    (name) => cards.filter((card) => card.affiliations.includes(name)).length * 2 > cards.length,
  );
  const affiliation: Affiliation | null =
    shared.length === 0 ? null : (shared[below(random, shared.length)] ?? null);
  const tactics = roster.tactics.filter((id) => {
    const card = content.of('tactic', id);
    return card.affiliation === null || card.affiliation === affiliation;
  });
  return {
    characters: chosen.map(({ id }) => id),
    affiliation,
    tactics: shuffle(random, tactics).slice(0, 5),
  };
}
