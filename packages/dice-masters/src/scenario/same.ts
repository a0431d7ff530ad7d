import type { Match, Unsaid } from '@assemble/kernel';
import { type Content, SIDEKICK_ID } from '../content.ts';
import type { Die, Table } from '../table.ts';
import { faceWord } from './faces.ts';

type Part = readonly [unsaid: Unsaid, of: (match: Match<Table>, seen: Seen) => unknown];

/** In what two matches differ; null where they are the same position. Numbers of dice mean nothing. */
export function differs(content: Content, one: Match<Table>, other: Match<Table>): Unsaid | null {
  const seen = [new Seen(content, one.table), new Seen(content, other.table)] as const;
  const different = PARTS.find(
    ([, of]) => JSON.stringify(of(one, seen[0])) !== JSON.stringify(of(other, seen[1])),
  );
  return different?.[0] ?? null;
}

/** Where the rules stand, what lasts, and what lies there. */
const PARTS: readonly Part[] = [
  ['format', ({ table }) => [table.format, table.priority, table.players.map(({ startLife }) => startLife)]],
  ['question', ({ pending }) => pending.map(({ seat, ask, shape }) => [seat, ask.key, shape])],
  [
    'question',
    ({ frames }) =>
      frames.map(({ procedure, step, data }) => [procedure, step, 'rolled' in data ? null : data]),
  ],
  ['question', ({ table }) => [table.waiting, table.turn, table.active, table.phase]],
  ['effects', ({ table }, seen) => table.lasting.map((lasting) => seen.lasting(lasting)).sort()],
  ['effects', ({ table }, seen) => [...new Set(table.usedThisTurn.map((key) => seen.used(key)))].sort()],
  ['things', ({ table }) => table.players],
  ['things', ({ table }) => table.cards.map(({ id, owner }) => `${id} ${owner}`).sort()],
  ['things', (_match, seen) => seen.dice()],
  ['things', (_match, seen) => seen.combat()],
];

/** A table without the numbers of its dice. */
class Seen {
  readonly #content: Content;
  readonly #table: Table;

  constructor(content: Content, table: Table) {
    this.#content = content;
    this.#table = table;
  }

  /** Dice that a position leaves out are nowhere: nobody has captured them. */
  dice(): string[] {
    return this.#table.dice
      .filter(({ zone, holder }) => zone !== 'captured' || holder >= 0)
      .map((die) => `${this.#die(die)} held by ${this.#byNumber(die.holder)} from ${die.takenFrom}`)
      .sort();
  }

  combat(): unknown {
    const { combat } = this.#table;
    if (combat === null) return null;
    const { step, attackers, blocks, blocked } = combat;
    return {
      step,
      attackers: attackers.map((id) => this.#byNumber(id)),
      blocks: blocks
        .map(({ blocker, attacker }) => [this.#byNumber(blocker), this.#byNumber(attacker)])
        .sort(),
      blocked: blocked.map((id) => this.#byNumber(id)).sort(),
    };
  }

  lasting({ kind, die, seat, card, until, data }: Table['lasting'][number]): string {
    const said = Object.entries(data).map(([key, value]) =>
      key === 'attacker' || key === 'blocker' || key === 'by' ? this.#byNumber(Number(value)) : [key, value],
    );
    return JSON.stringify([kind, this.#byNumber(die), seat, this.#card(card), until, said]);
  }

  used(key: string): string {
    return key
      .replace(/@(\d+)$/, (_all, id: string) => `@${this.#byNumber(Number(id))}`)
      .replace(/ of (\d+)$/, (_all, slot: string) => ` of ${this.#card(Number(slot))}`);
  }

  #byNumber(id: number): string {
    const die = this.#table.dice.find((one) => one.id === id);
    return die === undefined ? 'none' : this.#die(die);
  }

  #die(die: Die): string {
    const { zone, owner, controller, face, damage, as, valuesOf, valuesFace } = die;
    // A captured die is for no game purpose there: whose side it lies on is its captor's business.
    const whose = zone === 'captured' ? owner : controller;
    const shows = face < 0 ? null : this.#content.dieKind(this.#id(die.card)).faces[face];
    return JSON.stringify([
      ...[this.#card(die.card), zone, owner, whose, shows ? faceWord(shows) : null, damage],
      ...[this.#card(as), valuesOf < 0 ? null : this.#card(valuesOf), valuesFace],
    ]);
  }

  #id(slot: number): string {
    return this.#table.cards[slot]?.id ?? SIDEKICK_ID;
  }

  #card(slot: number): string {
    return `${this.#id(slot)} ${this.#table.cards[slot]?.owner}`;
  }
}
