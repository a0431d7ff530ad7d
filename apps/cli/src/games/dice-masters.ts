import {
  CARDS,
  type Card,
  Content,
  diceMasters,
  FORMATS,
  nearest,
  randomTeam,
  scenarioWords,
  type Table,
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
import { cardText, TITLES } from './dice-masters-content.ts';
import { dieText, drawTable, faceWord } from './dice-masters-table.ts';
import { watchDiceMasters } from './dice-masters-watch.ts';
import type { Playable } from './game.ts';

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
    turn: (match) => tableOf(match).table.turn,
    cards: (locale) =>
      content.cards.map((card) => ({ number: card.number, id: card.id, name: fullName(card, locale) })),
    cardText: (id, locale) => {
      const card = content.find(id);
      return card === undefined ? null : describe(card, locale);
    },
    nearestCards: (id) => nearest(content, id),
    say: (message) => plainMessage(message),
    table: (match, seat, locale) => drawTable(content, nameOf, game, tableOf(match), seat, locale),
    entity: (match, id, locale) => {
      const { table } = tableOf(match);
      const die = table.dice[id];
      return die === undefined
        ? `${PLAYER[locale]} ${-1 - id}`
        : dieText(content, nameOf, table, die, locale);
    },
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

const SIDEKICK = { en: 'Sidekick', es: 'Compañero', de: 'Sidekick' } as const;
const PLAYER = { en: 'player', es: 'jugador', de: 'Spieler' } as const;

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

/** Facts and text of a card. */
function describe(card: Card, locale: Locale): string {
  const facts = [card.id, `${card.cost}${card.energy === null ? '' : ` ${card.energy}`}`];
  if (card.affiliation !== null) facts.push(card.affiliation);
  facts.push(card.rarity, `max ${card.max}`);
  const paragraphs = cardText(card, locale).paragraphs.map(({ marker, text }) =>
    marker === '' ? plain(text) : `${marker === 'global' ? 'Global:' : marker} ${plain(text)}`,
  );
  return [
    fullName(card, locale),
    facts.join(' · '),
    `dice: ${card.die.faces.map(faceWord).join(' | ')}`,
    '',
    ...paragraphs,
  ]
    .join('\n')
    .trimEnd();
}

const plainMessage = ({ key, args }: Message): string => {
  const list = Object.entries(args).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
  return list.length === 0 ? key : `${key} (${list.join(', ')})`;
};
