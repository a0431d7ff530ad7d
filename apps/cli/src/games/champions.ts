import {
  type Aspect,
  CARDS,
  Content,
  champions,
  type Deck,
  type Face,
  isMessageKey,
  nearestCards,
  PRESETS,
  plainFaceText,
  presetDeck,
  RECOMMENDED,
  renderMessage,
  type Setup,
  scenarioWords,
  setsOf,
  type Table,
  tableFaults,
} from '@assemble/champions';
import {
  below,
  type Game,
  type GameWords,
  type Json,
  type Match,
  type Message,
  type Reason,
  type Stream,
  shuffle,
} from '@assemble/kernel';
import { type Locale, plain } from '@assemble/language';
import { championsMeetings } from './champions-meetings.ts';
import { drawChampions } from './champions-table.ts';
import type { Playable } from './game.ts';
import { seatName } from './seats.ts';
import { variedChampions } from './varied/champions.ts';

/**
 * Champions with all its cards, as the command line shows it. A format is a number of players; with `-always` they are
 * asked wherever they might have an answer.
 */
export function championsAtTheTable(): Playable {
  const content = new Content(CARDS);
  const game = champions(content);
  const decks = PRESETS.map(({ hero }) => ASPECTS.map((aspect) => presetDeck(content, hero, aspect)));
  const setupOf = (format: string, random: Stream): Setup => {
    const [players, pacing] = format.split('-');
    const setup = setUp(decks, Number(players), random);
    return pacing === 'always' ? { ...setup, pacing } : setup;
  };
  const tableOf = (match: Match): Table => (match as Match<Table>).table;
  const nameOf = (table: Table, id: number, locale: Locale): string => {
    const face = faceOf(content, table, id);
    return face === undefined ? `#${id}` : `${content.face(face).title[locale]} #${id}`;
  };
  return {
    id: game.id,
    game: game as unknown as Game,
    words: scenarioWords(CARDS) as unknown as GameWords,
    formats: ['1', '2', '3', '4', '2-always', '3-always', '4-always'],
    setup: (format, random) => setupOf(format, random) as unknown as Json,
    readySetup: (random) => setUp(decks, 4, random) as unknown as Json,
    watch: () => (match) => tableFaults(tableOf(match)),
    meetings: championsMeetings(content, setupOf),
    varied: variedChampions(content),
    turn: (match) => tableOf(match).round,
    cards: (locale) =>
      content.cards.map((card, i) => ({ number: i + 1, id: card.id, name: card.faces[0].title[locale] })),
    cardText: (id, locale) => {
      const card = content.find(id);
      return card === undefined
        ? null
        : card.faces.map((face) => describe(content, face, locale)).join('\n\n');
    },
    nearestCards: (id) => nearestCards(content, id),
    say: (message, locale, match) => sayIn(content, message, locale, match === null ? null : tableOf(match)),
    table: (match, seat, locale) => {
      const view = game.view(match as Match<Table>, seat);
      const began: Message = { key: 'phase-began', args: { phase: view.phase } };
      return drawChampions(content, view, sayIn(content, began, locale, null).replace('.', ''), locale);
    },
    entity: (match, id, locale) => nameOf(tableOf(match), id, locale),
    price: (cost) => {
      const { amount, types } = cost as { amount: number; types: readonly string[] };
      return `${amount}${types.length === 0 ? '' : ` (${types.join(', ')})`}`;
    },
    purse: () => [],
  };
}

/** The text of a side, and its id. */
function describe(content: Content, face: Face, locale: Locale): string {
  const [head = '', ...rest] = plainFaceText(face, locale, content).split('\n');
  return [head, face.id, ...rest].join('\n');
}

const ASPECTS = setsOf('aspect') as Aspect[];

/** Heroes, an aspect for each, a villain, a difficulty and modular sets at random. */
function setUp(decks: readonly (readonly Deck[])[], players: number, random: Stream): Setup {
  const villains = setsOf('villain');
  const villain = villains[below(random, villains.length)] ?? 'rhino';
  const heroes = shuffle(random, [...decks]).slice(0, players);
  const recommended = RECOMMENDED[villain];
  const modular =
    below(random, 2) === 0 && recommended !== undefined
      ? [recommended]
      : 1 + below(random, setsOf('modular').length);
  return {
    players: heroes.flatMap((own) => own[below(random, own.length)] ?? []),
    villain,
    mode: below(random, 2) === 0 ? 'standard' : 'expert',
    modular,
    first: below(random, players),
  };
}

/** A message as a sentence; what no catalogue knows (a log of other rules) is shown as it stands. */
function sayIn(content: Content, message: Message | Reason, locale: Locale, table: Table | null): string {
  const names = {
    seats: [0, 1, 2, 3].map((seat) => seatName(seat, locale)),
    content,
    face: (id: number) => (table === null ? undefined : faceOf(content, table, id)),
  };
  return isMessageKey(message.key)
    ? plain(renderMessage(message, locale, names))
    : `${message.key} ${JSON.stringify(message.args)}`;
}

/** The side that a card of the match shows. */
const faceOf = (content: Content, table: Table, id: number): string | undefined =>
  table.play.find((one) => one.id === id)?.face ?? content.find(table.prints[id]?.card ?? '')?.faces[0].id;
