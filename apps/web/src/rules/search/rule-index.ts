import { type Locale, locales } from '@assemble/language';
import type { RuleEntry, Term } from '@assemble/rules';
import type { Topics } from '../../games/game.ts';
import { sayingsOf, spokenIn } from './concepts.ts';
import { type Ask, asksOf, type SayingsOfGames } from './query.ts';
import { joined, stemOf, wordsIn } from './stems.ts';
import { SYNONYMS } from './synonyms.ts';

/** The ledger of a game, with what it is searched by. */
export interface Searched {
  readonly game: string;
  readonly rules: readonly RuleEntry[];
  readonly topics: Topics;
  readonly terms: readonly Term[];
}

/** A piece of a text: one that was looked for, or what is between two of them. */
export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

/** How much it says that a rule was found: by the name of its topic, at its beginning, anywhere. */
const BY_TOPIC = 4;
const BY_BEGINNING = 2;
const BY_TEXT = 1;
/** So many words are the beginning of a rule. */
const BEGINNING = 6;

/** Rules by number, and how well each fits. */
type Hits = Map<number, number>;

/** Finds rules in three languages: by what is meant, by words with any ending, and by parts of words. */
export class RuleIndex {
  readonly #ids: string[] = [];
  /** For each thing that can be found ("champions tough", "de:zah"): in which rules, and how well it fits. */
  readonly #found = new Map<string, Hits>();
  readonly #sayings: SayingsOfGames;

  constructor(ledgers: readonly Searched[]) {
    this.#sayings = new Map(
      ledgers.map(({ game, terms }) => {
        const said = (locale: Locale) => sayingsOf(terms, locale, SYNONYMS);
        return [game, { en: said('en'), es: said('es'), de: said('de') }];
      }),
    );
    for (const { game, rules, topics } of ledgers)
      for (const entry of rules) {
        const at = this.#ids.push(entry.id) - 1;
        const more = [entry.gap, entry.proposedRuling];
        for (const locale of locales) {
          this.#add(at, game, locale, topics[entry.topic]?.[locale] ?? '', () => BY_TOPIC);
          this.#add(at, game, locale, entry.says[locale], (word) =>
            word < BEGINNING ? BY_BEGINNING : BY_TEXT,
          );
          for (const text of more) if (text) this.#add(at, game, locale, text[locale], () => BY_TEXT);
        }
      }
  }

  /** The ids of the rules that have all that is looked for, the best first. */
  find(query: string, reader: Locale): readonly string[] {
    const named = query.trim().toUpperCase();
    if (/^[A-Z]{2}-/.test(named)) {
      const ids = this.#ids.filter((id) => id.includes(named));
      if (ids.length > 0) return ids.sort((a, b) => Number(b === named) - Number(a === named));
    }
    const [first, ...rest] = this.asks(query, reader).map((ask) => this.#hits(ask));
    if (first === undefined) return this.#ids;
    const all = [...first].flatMap(([at, score]) => {
      const others = rest.map((hits) => hits.get(at));
      if (others.some((other) => other === undefined)) return [];
      return [{ at, score: others.reduce<number>((sum, other) => sum + (other ?? 0), score) }];
    });
    return all.sort((a, b) => b.score - a.score || a.at - b.at).map(({ at }) => this.#ids[at] as string);
  }

  asks(query: string, reader: Locale): readonly Ask[] {
    return asksOf(query, reader, this.#sayings);
  }

  /** Cuts a text into pieces, those marked that are looked for. */
  marked(text: string, game: string, locale: Locale, asks: readonly Ask[]): readonly Piece[] {
    const words = wordsIn(text, locale);
    const sayings = this.#sayings.get(game)?.[locale];
    const meant = asks.flatMap(({ concepts }) => [...(concepts.get(game) ?? [])]);
    const hits = new Set<number>();
    for (const { concept, from, to } of sayings === undefined ? [] : spokenIn(words, sayings))
      if (meant.includes(concept)) for (let i = from; i < to; i++) hits.add(i);
    words.forEach(({ stem }, i) => {
      const isHit = asks.some(
        (ask) =>
          ask.words.some((word) => word[locale].includes(stem)) ||
          ask.parts.some((part) => part.length > 2 && stem.includes(part)),
      );
      if (isHit) hits.add(i);
    });
    let at = 0;
    const pieces: Piece[] = [];
    words.forEach(({ start, end }, i) => {
      if (!hits.has(i)) return;
      if (start > at) pieces.push({ text: text.slice(at, start), hit: false });
      pieces.push({ text: text.slice(start, end), hit: true });
      at = end;
    });
    return at < text.length ? [...pieces, { text: text.slice(at), hit: false }] : pieces;
  }

  #add(rule: number, game: string, locale: Locale, text: string, fits: (word: number) => number): void {
    const words = wordsIn(text, locale);
    for (const [i, { stem }] of words.entries()) this.#note(`${locale}:${stem}`, rule, fits(i));
    for (const word of joined(text)) this.#note(`${locale}:${stemOf(word, locale)}`, rule, BY_TEXT);
    const sayings = this.#sayings.get(game)?.[locale];
    for (const { concept, from } of sayings === undefined ? [] : spokenIn(words, sayings))
      this.#note(`${game} ${concept}`, rule, fits(from));
  }

  #note(thing: string, rule: number, fit: number): void {
    const hits = this.#found.get(thing) ?? new Map<number, number>();
    this.#found.set(thing, hits.set(rule, Math.max(fit, hits.get(rule) ?? 0)));
  }

  #hits({ concepts, words, parts }: Ask): Hits {
    const hits: Hits = new Map();
    const take = (from: Hits | undefined): void => {
      for (const [at, fit] of from ?? []) hits.set(at, Math.max(fit, hits.get(at) ?? 0));
    };
    for (const [game, meant] of concepts)
      for (const concept of meant) take(this.#found.get(`${game} ${concept}`));
    if (concepts.size > 0) return hits;
    for (const word of words)
      for (const locale of locales)
        for (const stem of word[locale]) take(this.#found.get(`${locale}:${stem}`));
    for (const part of parts.filter(({ length }) => length > 2))
      for (const [thing, from] of this.#found) if (thing[2] === ':' && thing.includes(part, 3)) take(from);
    return hits;
  }
}
