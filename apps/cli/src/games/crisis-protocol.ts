import {
  CARDS,
  Content,
  characterName,
  crisisProtocol,
  EDITIONS,
  type EditionId,
  FACE_NAMES,
  HAND_MADE_MAPS,
  type Names,
  namesIn,
  nearestCards,
  plainCardText,
  ROLL_NAMES,
  randomRoster,
  readSetup,
  renderMessage,
  scenarioWords,
  type Table,
  underEdition,
} from '@assemble/crisis-protocol';
import {
  below,
  type Game,
  type GameWords,
  type Json,
  type Match,
  type Message,
  type Stream,
} from '@assemble/kernel';
import { type Locale, plain } from '@assemble/language';
import { crisisProtocolMeetings } from './crisis-protocol-meetings.ts';
import { drawBattlefield } from './crisis-protocol-table.ts';
import { watchCrisisProtocol } from './crisis-protocol-watch.ts';
import type { Playable } from './game.ts';
import { seatName } from './seats.ts';
import { variedCrisisProtocol } from './varied/crisis-protocol.ts';

/** Crisis Protocol with all its cards, as the command line shows it. A format is an edition of the rulebook. */
export function crisisProtocolAtTheTable(): Playable {
  const content = new Content(CARDS);
  const game = crisisProtocol(content);
  const tableOf = (match: Match): Table => (match as Match<Table>).table;
  const namesOf = (match: Match | null, locale: Locale): Names => {
    const seats = [0, 1].map((seat) => seatName(seat, locale));
    return namesIn(content, match === null ? null : game.view(match as Match<Table>, null), seats);
  };
  return {
    id: game.id,
    game: game as unknown as Game,
    words: scenarioWords(CARDS) as unknown as GameWords,
    formats: Object.keys(EDITIONS).reverse(),
    setup: (edition, random) => setUp(content, edition as EditionId, random),
    underEdition: (setup, edition) => underEdition(content, readSetup(setup), edition) as unknown as Json,
    readySetup: (random) => setUp(content, 'es13', random),
    watch: () => watchCrisisProtocol(content),
    meetings: crisisProtocolMeetings(content, (edition, random) =>
      setUp(content, edition as EditionId, random),
    ),
    varied: variedCrisisProtocol(content),
    turn: (match) => tableOf(match).round,
    cards: (locale) =>
      content.cards.map((card, i) => ({ number: i + 1, id: card.id, name: card.name[locale] })),
    cardText: (id, locale) => {
      const card = content.find(id);
      return card === undefined ? null : `${card.id}\n${plainCardText(card, locale)}`;
    },
    nearestCards: (id) => nearestCards(content, id),
    say: (message, locale, match) => sayIn(message, locale, namesOf(match, locale)),
    table: (match, seat, locale) =>
      drawBattlefield(content, game.view(match as Match<Table>, seat), namesOf(match, locale), locale),
    entity: (match, id, locale) => {
      const roll = tableOf(match).rolls.at(-1);
      const die = match.pending.some((one) => one.test === 'dice') ? roll?.dice[id] : undefined;
      if (die !== undefined) return `${ROLL_NAMES[die.side][locale]}: ${FACE_NAMES[die.face][locale]}`;
      return characterName(namesOf(match, locale), id, locale);
    },
    price: (cost) => JSON.stringify(cost),
    purse: () => [],
  };
}

/** Rosters and a battlefield at random; everything else is chosen at the table. */
function setUp(content: Content, edition: EditionId, random: Stream): Json {
  const map = HAND_MADE_MAPS[below(random, HAND_MADE_MAPS.length)];
  const roster = () => randomRoster(content, EDITIONS[edition], random);
  return JSON.parse(
    JSON.stringify({ edition, terrain: map?.features ?? [], rosters: [roster(), roster()] }),
  ) as Json;
}

/** A message as a sentence; what no catalogue knows (a log of other rules) is shown as it stands. */
function sayIn(message: Message, locale: Locale, names: Names): string {
  try {
    return plain(renderMessage(message, locale, names));
  } catch {
    return `${message.key} ${JSON.stringify(message.args)}`;
  }
}
