import {
  CARDS,
  Content,
  champions,
  type Face,
  nearestCards,
  PRESETS,
  presetDeck,
  RECOMMENDED,
  type SetId,
  scenarioWords,
  setsOf,
  type Table,
  TRAITS,
  tableFaults,
} from '@assemble/champions';
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
import type { Locale } from '@assemble/language';
import { drawChampions } from './champions-table.ts';
import type { Playable } from './game.ts';

/** Champions with all its cards, as the command line shows it. A format is a number of players. */
export function championsAtTheTable(): Playable {
  const content = new Content(CARDS);
  const game = champions(content);
  const tableOf = (match: Match): Table => (match as Match<Table>).table;
  const nameOf = (table: Table, id: number, locale: Locale): string => {
    const piece = table.play.find((one) => one.id === id);
    const face = piece?.face ?? content.find(table.prints[id]?.card ?? '')?.faces[0].id;
    return face === undefined ? `#${id}` : `${content.face(face).title[locale]} #${id}`;
  };
  return {
    id: game.id,
    game: game as unknown as Game,
    words: scenarioWords(CARDS) as unknown as GameWords,
    formats: ['1', '2', '3', '4'],
    setup: (players, random) => setUp(content, Number(players), random),
    readySetup: (random) => setUp(content, 4, random),
    watch: () => (match) => tableFaults(tableOf(match)),
    turn: (match) => tableOf(match).round,
    cards: (locale) =>
      content.cards.map((card, i) => ({ number: i + 1, id: card.id, name: card.faces[0].title[locale] })),
    cardText: (id, locale) => {
      const card = content.find(id);
      return card === undefined ? null : card.faces.map((face) => facts(face, locale)).join('\n\n');
    },
    nearestCards: (id) => nearestCards(content, id),
    say: (message, locale, match) =>
      sayPlainly(message, (id) => (match === null ? `#${id}` : nameOf(tableOf(match), id, locale))),
    table: (match, seat, locale) => drawChampions(content, game.view(match as Match<Table>, seat), locale),
    entity: (match, id, locale) => nameOf(tableOf(match), id, locale),
    price: (cost) => {
      const { amount, types } = cost as { amount: number; types: readonly string[] };
      return `${amount}${types.length === 0 ? '' : ` (${types.join(', ')})`}`;
    },
    purse: () => [],
  };
}

/** Ready-made decks, a villain, a difficulty and a modular set at random. */
function setUp(content: Content, players: number, random: Stream): Json {
  const villains = setsOf('villain');
  const villain = villains[below(random, villains.length)] ?? 'rhino';
  const heroes = shuffle(random, [...PRESETS]).slice(0, players);
  const modular: readonly (SetId | undefined)[] | number =
    below(random, 2) === 0 ? [RECOMMENDED[villain]] : 1;
  return {
    players: heroes.map(({ hero, aspect }) => presetDeck(content, hero, aspect)),
    villain,
    mode: below(random, 2) === 0 ? 'standard' : 'expert',
    modular,
    first: below(random, players),
  } as unknown as Json;
}

/** A message as its key and what it is about, until this game has sentences of its own. */
function sayPlainly({ key, args }: Message, nameOf: (id: number) => string): string {
  const parts = Object.entries(args).map(([name, value]) => {
    if (CARDS_IN_ARGS.has(name) && typeof value === 'number' && value >= 0) return nameOf(value);
    return `${name} ${JSON.stringify(value)}`;
  });
  return [key.replace(/^(option|ask|no)\./, ''), ...parts].join(' · ');
}
const CARDS_IN_ARGS: ReadonlySet<string> = new Set(['card', 'enemy']);

/** The printed facts of a side. */
function facts(face: Face, locale: Locale): string {
  const stats = (['thw', 'atk', 'def', 'rec', 'sch'] as const).flatMap((name) =>
    face[name] === null ? [] : [`${name.toUpperCase()} ${face[name]}`],
  );
  const lines = [
    `${face.title[locale]} (${face.id})`,
    `${face.type}${face.cost === null ? '' : ` · ${face.cost}`}`,
    face.traits.map((trait) => TRAITS[trait][locale]).join(', '),
    stats.join(' · '),
    face.resources.join(', '),
  ];
  return lines.filter((line) => line !== '').join('\n');
}
