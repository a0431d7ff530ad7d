import type { Frame, Json, Match, Unsaid } from '@assemble/kernel';
import type { Table } from '../table.ts';

type Part = readonly [unsaid: Unsaid, of: (match: Match<Table>, seen: Seen) => unknown];

/** In what two matches differ; null where they are the same position. Numbers of cards and characters mean nothing. */
export function differs(one: Match<Table>, other: Match<Table>): Unsaid | null {
  const seen = [new Seen(one.table), new Seen(other.table)] as const;
  const different = PARTS.find(
    ([, of]) => JSON.stringify(of(one, seen[0])) !== JSON.stringify(of(other, seen[1])),
  );
  return different?.[0] ?? null;
}

/** Where the rules stand, what lasts, and what lies there. */
const PARTS: readonly Part[] = [
  ['format', ({ table }) => table.edition],
  ['question', ({ pending }) => pending.map(({ seat, ask, shape }) => [seat, ask.key, shape])],
  ['question', ({ frames }, seen) => frames.map((frame) => seen.frame(frame))],
  ['question', ({ table }) => [table.phase, table.round, table.priority, table.lastActivation]],
  ['question', ({ table }) => [table.rolls.length, table.spent.length]],
  ['question', (_match, seen) => seen.turn()],
  ['effects', (_match, seen) => seen.lasting()],
  ['effects', (_match, seen) => seen.used()],
  ['things', (_match, seen) => seen.characters()],
  ['things', (_match, seen) => seen.sides()],
  ['things', (_match, seen) => seen.mission()],
  ['things', ({ table }) => table.terrain],
];

/** A table without the numbers of its cards and characters. */
class Seen {
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  frame({ procedure, step, data }: Frame): Json {
    const said = Object.entries(data).flatMap(([word, value]): Json[] => {
      if (word === 'result') return [];
      return [[word, word === 'who' || word === 'with' ? this.#who(Number(value)) : (value as Json)]];
    });
    return [procedure, step, said.sort()];
  }

  /** How many were ready as the turn began counts only until somebody is activated (CP-PASS-1). */
  turn(): Json {
    const { turn } = this.#table;
    if (turn === null) return null;
    const { seat, ready, character, actions, made, interacted, attacked } = turn;
    return [
      seat,
      character < 0 ? [...ready] : [],
      this.#who(character),
      actions,
      [...made],
      [...interacted],
      attacked.map((id) => this.#who(id)).sort(),
    ];
  }

  lasting(): string[] {
    return this.#table.lasting
      .map(({ at, character, seat, self, that, paid, until }) =>
        JSON.stringify([
          ...[at, this.#who(character), seat, this.#who(self)],
          ...[that.map((id) => this.#who(id)), paid, until],
        ]),
      )
      .sort();
  }

  used(): string[] {
    const said = this.#table.used.map((key) =>
      key.replace(/([@>])(-?\d+)/g, (_all, sign: string, id: string) => `${sign}${this.#who(Number(id))}`),
    );
    return [...new Set(said)].sort();
  }

  characters(): string[] {
    return this.#table.characters
      .map(({ id, card: _number, gems, conditions, ...facts }) =>
        JSON.stringify([
          this.#who(id),
          gems.map((slot) => this.#card(slot)),
          [...conditions].sort(),
          Object.entries(facts).sort(),
        ]),
      )
      .sort();
  }

  sides(): Json {
    return this.#table.players.map(({ points, edge, affiliation, tactics, leadership }) => [
      ...[points, edge, affiliation],
      tactics.map((slot) => this.#card(slot)).sort(),
      leadership === null ? null : [this.#who(leadership.character), leadership.of],
    ]);
  }

  /** The Maximum Threat was for choosing squads: it means nothing any more. */
  mission(): Json {
    const { secure, extraction, oneShots, staged } = this.#table.mission;
    return [
      ...[secure, extraction].map((slot) => this.#card(slot)),
      oneShots.map((slot) => this.#card(slot)),
      staged.map(({ card, terrain }) => [card, terrain]),
      this.#table.tokens.map(({ holder, at, facing, ...token }) => [
        this.#who(holder),
        at === null ? null : [at.x, at.y],
        facing === null ? null : [facing.x, facing.y],
        Object.entries(token).sort(),
      ]),
    ];
  }

  #card(slot: number): string {
    const card = this.#table.cards[slot];
    return card === undefined ? 'none' : `${card.id} of ${card.owner}`;
  }

  #who(id: number): string {
    const one = this.#table.characters[id];
    if (one === undefined) return 'nobody';
    const twins = this.#table.characters.filter(
      (other) => other.id < id && this.#card(other.card) === this.#card(one.card),
    );
    return `${this.#card(one.card)} ${twins.length}`;
  }
}
