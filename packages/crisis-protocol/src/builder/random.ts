import { below, type Stream, shuffle } from '@assemble/kernel';
import { type CharacterCard, type Content, printed } from '../content.ts';
import type { Edition } from '../editions/index.ts';
import { areTwins } from '../rules/squad-building.ts';
import type { Roster, RosterCharacter } from '../setup.ts';
import { excludes } from './roster.ts';

/** A legal roster drawn at random: for bots and simulations. */
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
