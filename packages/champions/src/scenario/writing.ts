import type { Json, Match, Seat, Unsaid, Words, Written } from '@assemble/kernel';
import { type Card, type Content, DRONE } from '../content.ts';
import type { Piece, Table } from '../table.ts';
import { type Among, ownName, wordFor } from './names.ts';
import { gameOf, prepare } from './position.ts';
import { problems } from './problems.ts';
import { differs } from './same.ts';
import { attackWords, lastingWords, usedWords } from './writing-under-way.ts';

/**
 * A match in the words of `given`. What was written is laid out again and compared: whatever the words cannot say is
 * named and nothing is written, so that no position loses a part of itself.
 */
export function write(cards: readonly Card[], match: Match<Table>, players: readonly string[]): Written {
  const no = (unsaid: Unsaid): Written => ({ unsaid });
  if (match.outcome !== null) return no('over');
  if (match.table.phase === 'set-up') return no('set-up');
  const { content } = gameOf(cards);
  const given = new Writer(match, content, players).given();
  if (given === null) return no('question');
  try {
    if (problems(cards, given, [], {}).length > 0) return no('things');
    const unsaid = differs(content, prepare(cards, given).match, match);
    return unsaid === null ? { given } : no(unsaid);
  } catch {
    // The words are there, but no position can be laid out with them.
    return no('things');
  }
}

/** How the cards of a match are called where something speaks of them. */
export interface Naming {
  readonly match: Match<Table>;
  readonly content: Content;
  readonly players: readonly string[];
  /** The name of a card; where others go by it too, it gets one of its own. */
  readonly name: (id: number) => string;
}

class Writer {
  readonly #match: Match<Table>;
  readonly #table: Table;
  readonly #content: Content;
  readonly #players: readonly string[];
  /** Names of single cards: of those that something else speaks of. */
  readonly #own = new Map<number, string>();

  constructor(match: Match<Table>, content: Content, players: readonly string[]) {
    this.#match = match;
    this.#table = match.table;
    this.#content = content;
    this.#players = players.slice(0, match.table.players.length);
    match.table.prints.forEach((_, id) => {
      const own = ownName(match.table, id);
      if (own !== undefined) this.#own.set(id, own);
    });
  }

  /** Null where the words cannot say what is being asked. */
  given(): Words | null {
    const table = this.#table;
    const naming: Naming = {
      match: this.#match,
      content: this.#content,
      players: this.#players,
      name: (id) => this.#name(id),
    };
    // What speaks of cards comes first: the cards then have their names.
    const where = this.#where(naming);
    if (where === null) return null;
    const lasting = table.lasting.map((one) => lastingWords(naming, one));
    const used = table.used.map((one) => usedWords(naming, one));
    for (const { host } of table.play) if (host >= 0) this.#name(host);
    const { pacing } = this.#match.setup as { pacing?: Json };
    const isIdentity = (id: number): boolean => table.players.some(({ identity }) => identity === id);
    return {
      players: [...this.#players],
      round: table.round,
      first: this.#players[table.first] ?? '',
      ...where,
      ...(pacing === undefined ? {} : { pacing }),
      villain: this.#villain(),
      scheme: this.#scheme(),
      ...(table.acceleration === 0 ? {} : { acceleration: table.acceleration }),
      ...filled('scenario', this.#scenario()),
      // Boost cards that lie there are said to come from the deck.
      ...filled(
        'encounter',
        this.#lying([...this.#zone('boost'), ...table.deck.slice().reverse()], 'encounter'),
      ),
      ...filled('encounter-discard', this.#lying(table.discard, 'encounter')),
      ...filled('aside', this.#lying(this.#zone('aside'), 'encounter')),
      ...filled(
        'removed',
        this.#lying(
          this.#zone('removed').filter((id) => !isIdentity(id)),
          'encounter',
        ),
      ),
      ...Object.fromEntries(this.#players.map((name, seat) => [name, this.#side(seat)])),
      ...filled('lasting', lasting),
      ...filled('used', used),
    };
  }

  /** In whose turn, in which attack, or at the end of the turns. */
  #where(naming: Naming): Words | null {
    const last = this.#match.frames.at(-1);
    if (last?.procedure === 'turn') return { turn: this.#players[this.#table.active] ?? '' };
    if (last?.procedure === 'enemy-attack') return attackWords(naming, last);
    return last?.procedure === 'player-phase' ? { 'turns-are-over': true } : null;
  }

  #zone(zone: Table['zones'][number]): number[] {
    return this.#table.zones.flatMap((one, id) => (one === zone ? [id] : []));
  }

  #card(id: number): Card {
    return this.#content.card(this.#table.prints[id]?.card ?? '');
  }

  /** A card by its title, where that is enough to find it among its like; else by its id. */
  #written(id: number, among: Among): string {
    return wordFor(this.#content, this.#card(id), among);
  }

  #lying(ids: readonly number[], among: Among): Json[] {
    return ids.map((id) => {
      const card = this.#written(id, among);
      const named = this.#own.get(id);
      return named === undefined ? card : { card, named };
    });
  }

  #piece(id: number): Piece | undefined {
    return this.#table.play.find((one) => one.id === id);
  }

  #name(id: number): string {
    const own = this.#own.get(id);
    if (own !== undefined) return own;
    const piece = this.#piece(id);
    const titleOf = (one: number): string => {
      const there = this.#piece(one);
      return there === undefined
        ? this.#card(one).faces[0].title.en
        : this.#content.face(there.face).title.en;
    };
    const title = titleOf(id);
    const goesBy = (one: number): boolean =>
      titleOf(one) === title || this.#card(one).faces.some((face) => face.title.en === title);
    const alike = this.#table.zones.flatMap((zone, one) =>
      zone !== 'gone' && zone !== 'removed' && goesBy(one) ? [one] : [],
    );
    const canHaveOne =
      piece === undefined ||
      (id !== this.#table.villain &&
        id !== this.#table.scheme &&
        this.#table.players.every(({ identity }) => identity !== id));
    if (alike.length === 1 || !canHaveOne) return title;
    const name = `${title}-${alike.indexOf(id) + 1}`;
    this.#own.set(id, name);
    return name;
  }

  /** What is true of a card in play and would not be true by itself. */
  #facts(piece: Piece): Words {
    const { exhausted, damage, threat, counters, stunned, confused, tough } = piece;
    const face = this.#content.face(piece.face);
    const isDrone = piece.face === DRONE;
    const printed = isDrone ? this.#card(piece.id).faces[0] : face;
    const uses = printed.keywords.uses?.count ?? printed.counters?.count ?? 0;
    const start = printed.threat;
    const startThreat = typeof start === 'number' ? start : start.perPlayer * this.#table.players.length;
    return {
      ...(exhausted ? { exhausted } : {}),
      ...(damage === 0 ? {} : { damage }),
      ...(threat === startThreat && face.type !== 'side-scheme' ? {} : { threat }),
      ...(counters === uses ? {} : { counters }),
      ...(stunned ? { stunned } : {}),
      ...(confused ? { confused } : {}),
      ...(tough ? { tough } : {}),
    };
  }

  /** A card in play as a position writes it; `usual` owns it and `host` bears it where nothing is said. */
  #placed(piece: Piece, among: Among, usual: Seat, host = -1): Json {
    const owner = this.#table.prints[piece.id]?.owner ?? -1;
    const isDrone = piece.face === DRONE;
    const card = isDrone ? 'Drone' : this.#written(piece.id, among);
    const named = this.#own.get(piece.id);
    const more: Words = {
      ...(named === undefined ? {} : { named }),
      ...(owner === usual ? {} : { owner: this.#players[owner] ?? 'scenario' }),
      ...(isDrone ? { is: this.#written(piece.id, 'player') } : {}),
      ...(piece.host === host ? {} : { on: this.#name(piece.host) }),
      ...filled('under', this.#lying(piece.under, 'player')),
      ...this.#facts(piece),
    };
    return Object.keys(more).length === 0 ? card : { card, ...more };
  }

  #villain(): Words {
    const piece = this.#piece(this.#table.villain);
    if (piece === undefined) return {};
    const { title, stage } = this.#content.face(piece.face);
    const later = this.#content.cards.some(
      ({ faces: [face] }) =>
        face.type === 'villain' && face.title.en === title.en && face.stage === (stage ?? 1) + 1,
    );
    const last = later && this.#table.villains.length === 0;
    return {
      card: title.en,
      ...(stage === 1 ? {} : { stage: stage ?? 1 }),
      ...(last ? { last } : {}),
      ...this.#facts(piece),
    };
  }

  #scheme(): Words {
    const piece = this.#piece(this.#table.scheme);
    const stage = piece === undefined ? 1 : (this.#card(piece.id).faces[0].stage ?? 1);
    return { ...(stage === 1 ? {} : { stage }), threat: piece?.threat ?? 0 };
  }

  #scenario(): Json[] {
    const { play, villain, scheme } = this.#table;
    return play
      .filter(
        ({ id, controller, engaged }) => controller < 0 && engaged < 0 && id !== villain && id !== scheme,
      )
      .map((piece) => {
        const isAttachment = this.#content.face(piece.face).type === 'attachment';
        return this.#placed(piece, 'encounter', -1, isAttachment ? villain : -1);
      });
  }

  #side(seat: Seat): Words {
    const player = this.#table.players[seat];
    if (player === undefined) return {};
    const { play } = this.#table;
    const [hero] = this.#card(player.identity).faces;
    const identity = this.#piece(player.identity);
    const discard = player.discard.filter((id) => id !== player.identity);
    const own = play.filter(({ id, controller }) => controller === seat && id !== player.identity);
    const minions = play.filter(({ engaged, controller }) => engaged === seat && controller < 0);
    return {
      hero: hero.title.en,
      ...(identity === undefined || identity.face === hero.id ? {} : { form: 'alter-ego' }),
      ...(identity === undefined ? {} : this.#facts(identity)),
      ...(player.flipped ? { flipped: true } : {}),
      ...(player.out ? { out: true } : {}),
      ...filled('hand', this.#lying(player.hand, 'player')),
      ...filled('deck', this.#lying(player.deck.slice().reverse(), 'player')),
      ...filled('discard', this.#lying(discard, 'player')),
      ...filled(
        'play',
        own.map((piece) => this.#placed(piece, 'player', seat)),
      ),
      ...filled(
        'minions',
        minions.map((piece) => this.#placed(piece, 'minion', piece.face === DRONE ? seat : -1)),
      ),
      ...filled('dealt', this.#lying(player.dealt, 'encounter')),
    };
  }
}

/** A list under its word, and nothing where it is empty. */
const filled = (word: string, list: readonly Json[]): Words =>
  list.length === 0 ? {} : { [word]: [...list] };
