import {
  CARDS,
  type Card,
  Content,
  diceMasters,
  FORMATS,
  nearestCards,
  plainCardText,
  randomTeam,
  renderMessage,
  scenarioWords,
  type Table,
  TITLES,
} from '@assemble/dice-masters';
import {
  below,
  type Game,
  type GameWords,
  type Json,
  type Match,
  type Message,
  type Stream,
  shuffle,
} from '@assemble/kernel';
import { type Locale, plain } from '@assemble/language';
import { diceMastersMeetings } from './dice-masters-meetings.ts';
import { dieText, drawTable, faceWord } from './dice-masters-table.ts';
import { watchDiceMasters } from './dice-masters-watch.ts';
import type { Playable } from './game.ts';
import { seatName } from './seats.ts';
import { variedDiceMasters } from './varied/dice-masters.ts';

/** Dice Masters with all its cards, as the command line shows it. */
export function diceMastersAtTheTable(): Playable {
  const content = new Content(CARDS);
  const game = diceMasters(content);
  const tableOf = (match: Match): Match<Table> => match as Match<Table>;
  const nameOf = (id: string, locale: Locale): string => {
    const card = content.find(id);
    return card === undefined ? SIDEKICK[locale] : TITLES[card.title].text[locale];
  };
  return {
    id: game.id,
    game: game as unknown as Game,
    words: scenarioWords(CARDS) as unknown as GameWords,
    formats: ['first-game', 'basic', 'tournament', 'draft'],
    setup: (format, random) => setUp(content, format, random),
    readySetup: (random) => {
      const team = (): Json => randomTeam(content, FORMATS.tournament, random) as unknown as Json;
      return { format: 'tournament', first: 'random', teams: [team(), team()] };
    },
    watch: () => watchDiceMasters(content),
    meetings: diceMastersMeetings(content, (format, random) => setUp(content, format, random)),
    varied: variedDiceMasters(content),
    turn: (match) => tableOf(match).table.turn,
    cards: (locale) =>
      content.cards.map((card) => ({ number: card.number, id: card.id, name: fullName(card, locale) })),
    cardText: (id, locale) => {
      const card = content.find(id);
      return card === undefined ? null : describe(card, locale);
    },
    nearestCards: (id) => nearestCards(content, id),
    say: (message, locale, match) => sayIn(content, message, locale, match === null ? null : tableOf(match)),
    table: (match, seat, locale) => drawTable(content, nameOf, game, tableOf(match), seat, locale),
    entity: (match, id, locale) => {
      const { table } = tableOf(match);
      const die = table.dice[id];
      return die === undefined ? seatName(-1 - id, locale) : dieText(content, nameOf, table, die, locale);
    },
    price: (cost) =>
      (cost as readonly { amount: number; needs: readonly string[] }[])
        .map(({ amount, needs }) => `${amount}${needs.length === 0 ? '' : ` (${needs.join(', ')})`}`)
        .join(' + '),
    purse: (match, seat) => {
      const { table } = tableOf(match);
      return table.dice.flatMap((die) => {
        if (die.zone !== 'reserve' || die.controller !== seat) return [];
        const face = content.dieKind(table.cards[die.card]?.id ?? '').faces[die.face];
        return face?.kind === 'energy' ? [{ id: die.id, most: face.count }] : [];
      });
    },
  };
}

const SIDEKICK = { en: 'Sidekick', es: 'Comparsa', de: 'Sidekick' } as const;

const fullName = (card: Card, locale: Locale): string => {
  const title = TITLES[card.title].text[locale];
  return card.subtitle === null ? title : `${title}: ${card.subtitle[locale]}`;
};

/** A set-up of a format: teams are left to the table, a draft gets stacks and limits at random. */
function setUp(content: Content, format: string, random: Stream): Json {
  if (format !== 'draft') return { format, first: 'random' };
  const characters = content.cards.filter((card) => card.kind !== 'basic-action');
  const titles = shuffle(random, [...new Set(characters.map((card) => card.title))]).slice(0, 12);
  const cards = characters.filter((card) => titles.includes(card.title)).map((card) => card.id);
  const draft = {
    number: 8 + below(random, 13),
    basicActions: 3 + below(random, 2),
    cards,
    dicePerTitle: 2 + below(random, 3),
  };
  return { format, first: 'random', draft };
}

/** Text and facts of a card, its id and the faces of its dice. */
function describe(card: Card, locale: Locale): string {
  const [head = '', ...rest] = plainCardText(card, locale).split('\n');
  return [head, card.id, ...rest, card.die.faces.map((face) => faceWord(face, locale)).join(' | ')].join(
    '\n',
  );
}

/** A message as a sentence; what no catalogue knows (a log of other rules) is shown as it stands. */
function sayIn(content: Content, message: Message, locale: Locale, match: Match<Table> | null): string {
  const names = {
    seats: [0, 1].map((seat) => seatName(seat, locale)),
    card: (id: string) => content.find(id),
    die: (id: number) => {
      const die = match?.table.dice[id];
      const card = match?.table.cards[die?.card ?? -1]?.id;
      return die === undefined || card === undefined ? undefined : { die: id, card, face: die.face };
    },
  };
  try {
    return plain(renderMessage(message, locale, names));
  } catch {
    return plainMessage(message);
  }
}

const plainMessage = ({ key, args }: Message): string => {
  const list = Object.entries(args).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
  return list.length === 0 ? key : `${key} (${list.join(', ')})`;
};
