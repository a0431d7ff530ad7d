import type { Frame, Json, Match, Unsaid } from '@assemble/kernel';
import type { Content } from '../content.ts';
import type { Activity, Piece, Table } from '../table.ts';

type Part = readonly [unsaid: Unsaid, of: (match: Match<Table>, seen: Seen) => unknown];

/** In what two matches differ; null where they are the same position. Numbers of cards mean nothing. */
export function differs(content: Content, one: Match<Table>, other: Match<Table>): Unsaid | null {
  const seen = [new Seen(content, one.table), new Seen(content, other.table)] as const;
  const different = PARTS.find(
    ([, of]) => JSON.stringify(of(one, seen[0])) !== JSON.stringify(of(other, seen[1])),
  );
  return different?.[0] ?? null;
}

const pacingOf = ({ setup }: Match<Table>): Json => (setup as { pacing?: Json }).pacing ?? null;

/** Where the rules stand, what lasts, and what lies there. */
const PARTS: readonly Part[] = [
  ['format', (match) => [match.seats, pacingOf(match)]],
  ['question', ({ pending }) => pending.map(({ seat, ask, shape }) => [seat, ask.key, shape])],
  ['question', ({ frames }, seen) => frames.map((frame) => seen.frame(frame))],
  ['question', ({ table }, seen) => table.activities.map((one) => seen.activity(one))],
  ['question', ({ table }) => [table.phase, table.round, table.first, table.active, table.peril]],
  ['question', ({ table }) => table.reveals.length],
  ['effects', (_match, seen) => seen.lasting()],
  ['effects', (_match, seen) => seen.used()],
  ['things', (_match, seen) => seen.play()],
  ['things', (_match, seen) => seen.piles()],
  ['things', (_match, seen) => seen.beside()],
];

/** What in the data of a procedure is a card. */
const CARDS: ReadonlySet<string> = new Set(['enemy', 'boost']);

/** A table without the numbers of its cards. */
class Seen {
  readonly #content: Content;
  readonly #table: Table;

  constructor(content: Content, table: Table) {
    this.#content = content;
    this.#table = table;
  }

  frame({ procedure, step, data }: Frame): Json {
    const said = Object.entries(data).flatMap(([word, value]): Json[] => {
      if (CARDS.has(word)) return [[word, this.#card(Number(value))]];
      if (word === 'minions') return [[word, (value as number[]).map((id) => this.#card(id))]];
      // Who had a turn is a set; who was asked for help before, and what came of what is over, means nothing any more.
      if (word === 'done') return [[word, (value as number[]).filter((seat) => this.#isIn(seat)).sort()]];
      if (word === 'result' || (procedure === 'turn' && word === 'asked')) return [];
      return [[word, value as Json]];
    });
    return [procedure, step, said.sort()];
  }

  activity({ by, targets, defender, alsoDefended, boosts, ...rest }: Activity): Json {
    return [
      this.#card(by),
      ...[targets, alsoDefended, boosts].map((ids) => ids.map((id) => this.#card(id))),
      this.#card(defender),
      rest as unknown as Json,
    ];
  }

  lasting(): string[] {
    return this.#table.lasting
      .map(({ at, kind, until, depth, scope }) => {
        const { self, that, cards, by, hit, damaged, change: _forgotten, ...rest } = scope;
        const ids = [[self], that, cards, [by], [hit], damaged].map((list) =>
          list.map((id) => this.#card(id)),
        );
        return JSON.stringify([at, kind, until, depth, ids, Object.entries(rest).sort()]);
      })
      .sort();
  }

  used(): string[] {
    const said = this.#table.used.map(
      ({ what, period }) =>
        `${what.replace(/@(\d+)$/, (_all, id: string) => `@${this.#card(Number(id))}`)} ${period}`,
    );
    return [...new Set(said)].sort();
  }

  play(): string[] {
    return this.#table.play.map((piece) => this.#piece(piece)).sort();
  }

  piles(): Json {
    const { players, deck, discard, villains, schemes, villain, scheme, acceleration } = this.#table;
    const names = (ids: readonly number[]): string[] => ids.map((id) => this.#print(id));
    return [
      ...[deck, discard, villains, schemes].map(names),
      ...[villain, scheme].map((id) => this.#card(id)),
      acceleration,
      players.map((player) => [
        this.#print(player.identity),
        names(player.deck),
        names(player.hand).sort(),
        names(player.discard.filter((id) => id !== player.identity)),
        names(player.dealt),
        player.out,
        player.flipped,
      ]),
    ];
  }

  /** What is set aside or removed, without order; where the identity of an eliminated player lies means nothing. */
  beside(): Json {
    const isIdentity = (id: number): boolean => this.#table.players.some(({ identity }) => identity === id);
    const of = (zone: string): string[] =>
      this.#table.zones
        .flatMap((one, id) => (one === zone && !isIdentity(id) ? [this.#table.prints[id]?.card ?? ''] : []))
        .sort();
    return [of('aside'), of('removed'), of('shown'), of('boost')];
  }

  #isIn(seat: number): boolean {
    return this.#table.players[seat]?.out === false;
  }

  #print(id: number): string {
    const print = this.#table.prints[id];
    return print === undefined ? 'none' : `${print.card} of ${print.owner}`;
  }

  #card(id: number): string {
    const piece = this.#table.play.find((one) => one.id === id);
    return piece === undefined ? this.#print(id) : this.#piece(piece);
  }

  #piece({ id, face, host, under, ...rest }: Piece): string {
    const on = this.#table.play.find((one) => one.id === host);
    const lies = under.map((one) => this.#print(one));
    const facts = Object.entries(rest).sort();
    const bears = on === undefined ? 'none' : `${this.#print(on.id)} ${on.engaged} ${on.damage}`;
    return JSON.stringify([this.#print(id), this.#content.face(face).id, bears, lies, facts]);
  }
}
