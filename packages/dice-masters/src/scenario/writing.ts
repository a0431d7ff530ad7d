import type { Json, Match, Seat, Unsaid, Words, Written } from '@assemble/kernel';
import { type Card, Content, SIDEKICK_ID } from '../content.ts';
import { byNumber } from '../rules/dice-in-play.ts';
import type { Die, Lasting, Table, Zone } from '../table.ts';
import { slugOf } from './cast.ts';
import { faceWord } from './faces.ts';
import { prepare } from './position.ts';
import { differs } from './same.ts';

/**
 * A match in the words of `given`. What was written is laid out again and compared: whatever the words cannot say is
 * named and nothing is written, so that no position loses a part of itself.
 */
export function write(cards: readonly Card[], match: Match<Table>, players: readonly string[]): Written {
  const no = (unsaid: Unsaid): Written => ({ unsaid });
  if (match.outcome !== null) return no('over');
  if (match.table.phase === 'set-up') return no('set-up');
  const content = new Content(cards);
  try {
    const given = new Writer(match.table, content, players).given();
    const unsaid = differs(content, prepare(cards, given, []).match, match);
    return unsaid === null ? { given } : no(unsaid);
  } catch {
    // The words are there, but no position can be laid out with them.
    return no('things');
  }
}

const PILES = ['bag', 'prep', 'used'] as const satisfies readonly Zone[];
const isOut = ({ zone }: Die): boolean => zone === 'field' || zone === 'attack';

class Writer {
  readonly #table: Table;
  readonly #content: Content;
  readonly #players: readonly string[];
  /** The dice in the order in which a position is laid out. */
  readonly #dice: readonly Die[];
  /** How each card is called, by its place. */
  readonly #names: readonly string[];
  /** Names of single dice: of those that something else speaks of. */
  readonly #own = new Map<number, string>();

  constructor(table: Table, content: Content, players: readonly string[]) {
    this.#table = table;
    this.#content = content;
    this.#players = players;
    this.#dice = table.dice.slice().sort(byNumber);
    this.#names = table.cards.map(({ id, owner }) => {
      const title = content.find(id)?.title ?? SIDEKICK_ID;
      const alike = table.cards.filter(
        (one) =>
          (one.owner === owner || one.owner === null || owner === null) &&
          content.find(one.id)?.title === title,
      );
      return alike.length > 1 ? slugOf(id) : title;
    });
    for (const id of this.#spokenOf()) this.#name(id);
  }

  given(): Words {
    const { active, turn, phase, format, priority } = this.#table;
    const [first = '', second = ''] = this.#players;
    const rolled = phase === 'roll-and-reroll' ? this.#rolled() : [];
    return {
      players: [...this.#players],
      ...(format === 'tournament' ? {} : { format }),
      ...(priority === 'tournament' ? {} : { priority }),
      turn: this.#players[active] ?? '',
      'turn-number': turn,
      phase,
      teams: { [first]: this.#team(0), [second]: this.#team(1) },
      shared: this.#team(null),
      left: this.#supply(null),
      [first]: this.#side(0),
      [second]: this.#side(1),
      ...this.#attack(),
      ...filled(
        'lasting',
        this.#table.lasting.map((one) => this.#lasts(one)),
      ),
      ...filled('used', this.#used()),
      ...filled('roll', rolled),
    };
  }

  /** Dice that lie in the prep area with a face were just rolled: so they fall again. */
  #rolled(): string[] {
    return this.#dice
      .filter(({ zone, face }) => zone === 'prep' && face >= 0)
      .map((die) => `${slugOf(this.#table.cards[die.card]?.id ?? SIDEKICK_ID)}@${this.#face(die)}`);
  }

  #team(owner: Seat | null): Json {
    const slots = this.#table.cards.flatMap((slot, i) =>
      i > 0 && slot.owner === owner ? [[slot.id, i]] : [],
    );
    const named = slots.map(([id, i]) => [this.#names[i as number] ?? '', id as string] as const);
    const byTitle = named.every(([name, id]) => this.#content.find(id)?.title === name);
    return byTitle ? named.map(([, id]) => id) : Object.fromEntries(named);
  }

  #supply(owner: Seat | null): { [name: string]: number } {
    return Object.fromEntries(
      this.#table.cards.flatMap((slot, i) =>
        i > 0 && slot.owner === owner
          ? [[this.#names[i] ?? '', this.#dice.filter((die) => die.card === i && die.zone === 'card').length]]
          : [],
      ),
    );
  }

  #side(seat: Seat): Words {
    const player = this.#table.players[seat];
    const placed = (word: string, fits: (die: Die) => boolean): Words =>
      filled(
        word,
        this.#dice.filter(fits).map((die) => this.#placed(die, seat)),
      );
    return {
      life: player?.life ?? 0,
      ...(player?.markers ? { markers: player.markers } : {}),
      ...(player?.fielded ? { fielded: player.fielded } : {}),
      ...(player?.actionsUsed ? { 'actions-used': player.actionsUsed } : {}),
      cards: this.#supply(seat),
      ...Object.fromEntries(PILES.map((zone) => [zone, this.#pile(seat, zone)])),
      ...placed('reserve', (die) => die.zone === 'reserve' && die.controller === seat),
      ...placed('field', (die) => isOut(die) && die.controller === seat),
      ...placed('captured', (die) => die.zone === 'captured' && die.holder >= 0 && die.owner === seat),
      ...placed('beside', (die) => die.zone === 'beside' && die.controller === seat),
    };
  }

  #pile(seat: Seat, zone: Zone): { [name: string]: number } {
    const pile: { [name: string]: number } = {};
    for (const die of this.#dice) {
      if (die.zone !== zone || die.controller !== seat) continue;
      const name = this.#names[die.card] ?? '';
      pile[name] = (pile[name] ?? 0) + 1;
    }
    return pile;
  }

  /** A die as a position writes it. */
  #placed(die: Die, seat: Seat): Json {
    const name = this.#names[die.card] ?? '';
    const text = die.face < 0 ? name : `${name}@${this.#face(die)}`;
    const more = {
      ...(die.damage === 0 ? {} : { damage: die.damage }),
      ...(this.#own.has(die.id) ? { named: this.#own.get(die.id) ?? '' } : {}),
      ...(die.owner === seat ? {} : { owner: this.#players[die.owner] ?? '' }),
      ...(die.holder < 0 ? {} : { by: this.#die(die.holder) }),
      ...(die.as === die.card ? {} : { copies: this.#names[die.as] ?? '' }),
    };
    return Object.keys(more).length === 0 ? text : { die: text, ...more };
  }

  #face(die: Die): string {
    const face = this.#content.dieKind(this.#table.cards[die.card]?.id ?? SIDEKICK_ID).faces[die.face];
    if (face === undefined) return '';
    return die.card === 0 && face.kind === 'character' ? 'character' : faceWord(face);
  }

  /** All dice that are spoken of by something else: who holds, attacks, blocks, or is marked. */
  #spokenOf(): number[] {
    const { combat, lasting, usedThisTurn, dice } = this.#table;
    return [
      ...dice.map((die) => die.holder),
      ...(combat?.attackers ?? []),
      ...(combat?.blocks ?? []).flatMap(({ blocker, attacker }) => [blocker, attacker]),
      ...(combat?.blocked ?? []),
      ...lasting.flatMap(({ die, data }) => [
        die,
        Number(data['attacker'] ?? -1),
        Number(data['blocker'] ?? -1),
      ]),
      ...usedThisTurn.map((key) => Number(/@(\d+)$/.exec(key)?.[1] ?? -1)),
    ];
  }

  /** Where several fielded dice go by one name, a die that is spoken of gets a name of its own. */
  #name(id: number): void {
    const die = this.#dice.find((one) => one.id === id);
    if (die === undefined || this.#own.has(id)) return;
    const name = this.#names[die.card] ?? '';
    const alike = this.#dice.filter((one) => isOut(one) && this.#names[one.card] === name);
    if (alike.length > 1) this.#own.set(id, `${name}-${alike.indexOf(die) + 1}`);
  }

  #die(id: number): string {
    const die = this.#dice.find((one) => one.id === id);
    return this.#own.get(id) ?? this.#names[die?.card ?? 0] ?? '';
  }

  #attack(): Words {
    const { combat } = this.#table;
    if (combat === null || combat.step === 'attackers') return {};
    const blocks: { [blocker: string]: string[] } = {};
    for (const { blocker, attacker } of combat.blocks) {
      const name = this.#die(blocker);
      blocks[name] = [...(blocks[name] ?? []), this.#die(attacker)];
    }
    return {
      attack: {
        step: combat.step,
        attackers: combat.attackers.map((id) => this.#die(id)),
        blocks,
        blocked: combat.blocked.map((id) => this.#die(id)),
      },
    };
  }

  /** A bonus, or a mark; what is neither is found missing when the position is laid out. */
  #lasts({ kind, die, seat, card, until, data }: Lasting): Words {
    const isDuty = kind === 'must-block';
    const on = isDuty ? Number(data['blocker'] ?? -1) : die;
    const named = data['card'];
    const forbidden = this.#table.cards.findIndex((slot) => slot.id === named);
    return {
      ...(on < 0 ? {} : { die: this.#die(on) }),
      player: this.#players[seat] ?? '',
      ...(kind === 'bonus'
        ? { attack: data['attack'] ?? 0, defense: data['defense'] ?? 0 }
        : { mark: kind, ...(isDuty ? { attacker: this.#die(Number(data['attacker'] ?? -1)) } : {}) }),
      ...(data['type'] === undefined ? {} : { type: data['type'] as Json }),
      ...(forbidden < 0 ? {} : { card: this.#names[forbidden] ?? '' }),
      ...(card === 0 ? {} : { from: this.#names[card] ?? '' }),
      ...(until > this.#table.turn ? { until: 'next-turn' } : {}),
    };
  }

  /** Abilities that were used once this turn: `<card>#<ability>@<die>`, or `@seat <seat> of <slot>`. */
  #used(): Words[] {
    return this.#table.usedThisTurn.map((key) => {
      const [, by, on, die] = /@(?:seat (\d+) of (\d+)|(-?\d+))$/.exec(key) ?? [];
      const holder = this.#dice.find((one) => one.id === Number(die));
      const seat = by === undefined ? (holder?.controller ?? 0) : Number(by);
      return {
        card: this.#names[on === undefined ? (holder?.as ?? 0) : Number(on)] ?? '',
        by: this.#players[seat] ?? '',
        ...(holder === undefined ? {} : { die: this.#die(holder.id) }),
      };
    });
  }
}

/** A list under its word, and nothing where it is empty. */
const filled = (word: string, list: readonly Json[]): Words =>
  list.length === 0 ? {} : { [word]: [...list] };
