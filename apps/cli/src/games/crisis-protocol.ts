import {
  CARDS,
  type Card,
  Content,
  crisisProtocol,
  EDITIONS,
  type EditionId,
  HAND_MADE_MAPS,
  randomRoster,
  scenarioWords,
  type Table,
} from '@assemble/crisis-protocol';
import {
  below,
  editDistance,
  type Game,
  type GameWords,
  type Json,
  type Match,
  type Message,
  type Stream,
} from '@assemble/kernel';
import type { Locale } from '@assemble/language';
import { drawBattlefield } from './crisis-protocol-table.ts';
import { watchCrisisProtocol } from './crisis-protocol-watch.ts';
import type { Playable } from './game.ts';

/** Crisis Protocol with all its cards, as the command line shows it. A format is an edition of the rulebook. */
export function crisisProtocolAtTheTable(): Playable {
  const content = new Content(CARDS);
  const game = crisisProtocol(content);
  const tableOf = (match: Match): Table => (match as Match<Table>).table;
  const nameOf = (id: string, locale: Locale): string => content.find(id)?.name[locale] ?? id;
  const who = (table: Table, id: number, locale: Locale): string => {
    const character = table.characters[id];
    const card = character === undefined ? undefined : table.cards[character.card];
    return card === undefined ? `#${id}` : `${nameOf(card.id, locale)} ${SEATS[card.owner ?? 0]}`;
  };
  return {
    id: game.id,
    game: game as unknown as Game,
    words: scenarioWords(CARDS) as unknown as GameWords,
    formats: Object.keys(EDITIONS).reverse(),
    setup: (edition, random) => setUp(content, edition as EditionId, random),
    readySetup: (random) => setUp(content, 'es13', random),
    watch: () => watchCrisisProtocol(content),
    turn: (match) => tableOf(match).round,
    cards: (locale) =>
      content.cards.map((card, i) => ({ number: i + 1, id: card.id, name: card.name[locale] })),
    cardText: (id, locale) => {
      const card = content.find(id);
      return card === undefined ? null : describe(card, locale);
    },
    nearestCards: (id) =>
      content.cards
        .map((card) => card.id)
        .sort((a, b) => editDistance(a, id) - editDistance(b, id))
        .slice(0, 3),
    say: (message, locale, match) =>
      sayPlainly(message, (id) => (match === null ? `#${id}` : who(tableOf(match), id, locale))),
    table: (match, _seat, locale) =>
      drawBattlefield(content, tableOf(match), (id) => who(tableOf(match), id, locale)),
    entity: (match, id, locale) => {
      const roll = tableOf(match).rolls.at(-1);
      const die = match.pending.some((one) => one.test === 'dice') ? roll?.dice[id] : undefined;
      return die === undefined ? who(tableOf(match), id, locale) : `${die.side} ${die.id}: ${die.face}`;
    },
    price: (cost) => JSON.stringify(cost),
    purse: () => [],
  };
}

/** Whose a character is: both players may field the same one (CP-SQUAD-6). */
const SEATS = ['①', '②'] as const;

/** Rosters and a battlefield at random; everything else is chosen at the table. */
function setUp(content: Content, edition: EditionId, random: Stream): Json {
  const map = HAND_MADE_MAPS[below(random, HAND_MADE_MAPS.length)];
  const roster = () => randomRoster(content, EDITIONS[edition], random);
  return JSON.parse(
    JSON.stringify({ edition, terrain: map?.features ?? [], rosters: [roster(), roster()] }),
  ) as Json;
}

/** A message as its key and what it is about, until this game has sentences of its own. */
function sayPlainly({ key, args }: Message, who: (id: number) => string): string {
  const parts = Object.entries(args).map(([name, value]) =>
    PEOPLE.has(name) && typeof value === 'number' && value >= 0
      ? who(value)
      : `${name} ${JSON.stringify(value)}`,
  );
  return [key.replace(/^(option|ask|refused)\./, ''), ...parts].join(' · ');
}
const PEOPLE: ReadonlySet<string> = new Set(['who', 'target', 'with', 'hit']);

/** The facts of a card. */
function describe(card: Card, locale: Locale): string {
  const head = `${card.name[locale]} (${card.id})`;
  if (card.card !== 'character') return `${head}\n${card.card}`;
  const [form] = card.forms;
  const sides = (['healthy', 'injured'] as const).map((side) => {
    const stats = form?.stats[side];
    return stats === undefined
      ? side
      : `${side}: ${stats.stamina} · ${stats.speed} · ${stats.size} · ${Object.values(stats.defense).join('/')}`;
  });
  const attacks = card.attacks.map(
    ({ name, type, shape, range, strength, cost }) =>
      `${name[locale]}: ${type} ${shape === 'target' ? '' : `${shape} `}${range} · ${strength} · ${cost}`,
  );
  return [head, ...sides, ...attacks, ...card.superpowers.map(({ name }) => name[locale])].join('\n');
}
