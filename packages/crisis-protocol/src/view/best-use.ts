import { FACES, type Face } from '../names.ts';
import {
  type AttackTerms,
  dieFor,
  type Fighting,
  type Modifier,
  type Odds,
  shown,
  showsIcons,
  successes,
} from './attack-dice.ts';
import { asOn, countOf, type Dice, type Die, diceOf, rerolled, turned } from './dice-rolls.ts';

/** Both sides' dice as they lie. */
interface Lying {
  readonly attack: Dice;
  readonly defense: Dice;
}

/** What comes of dice that lie there, and its average. */
interface Prospect {
  readonly average: number;
  readonly odds: Odds;
}

/** What is still to come: which modifiers, and how far it matters what the dice show until then. */
interface Ahead {
  /** Modifiers of the window that is open, and those of later windows. */
  readonly open: readonly Modifier[];
  readonly later: readonly (readonly Modifier[])[];
  readonly dies: { readonly [side in Fighting]: Die };
  /** More dice of a face than this make no difference. */
  readonly most: { readonly [side in Fighting]: Readonly<Record<Face, number>> };
}

const ANY = Number.POSITIVE_INFINITY;

/**
 * What an attack comes to if both players use what modifies dice for nothing as well as can be: window by window
 * (CP-ATTACK-9), seeing all dice, the attacker for the most damage on average, the defender for the least. Every choice
 * is tried. Dice are told apart only as far as they still matter, which keeps that quick.
 */
export class BestUse {
  readonly #terms: AttackTerms;
  readonly #known = new Map<Ahead, Map<Dice, Map<Dice, Prospect>>>();
  readonly #ahead = new Map<string, Ahead>();
  readonly #ends: Prospect[] = [];
  readonly first: Ahead;

  constructor(terms: AttackTerms) {
    this.#terms = terms;
    const windows = [...new Set(terms.modifiers.map(({ window }) => window))].sort((a, b) => a - b);
    const [open = [], ...later] = windows.map((window) =>
      terms.modifiers.filter((one) => one.window === window),
    );
    this.first = this.#look(open, later);
  }

  /** What comes of dice when this is still to come. */
  prospect(dice: Lying, ahead: Ahead): Prospect {
    const attack = this.plain(dice.attack, 'attack', ahead);
    const defense = this.plain(dice.defense, 'defense', ahead);
    const known = this.#known.get(ahead) ?? new Map<Dice, Map<Dice, Prospect>>();
    this.#known.set(ahead, known);
    const row = known.get(attack) ?? new Map<Dice, Prospect>();
    known.set(attack, row);
    const found = row.get(defense) ?? this.#weigh({ attack, defense }, ahead);
    row.set(defense, found);
    return found;
  }

  /** The dice without what no longer matters. */
  plain(dice: Dice, side: Fighting, { dies, most }: Ahead): Dice {
    let left = asOn(dice, dies[side]);
    for (const face of FACES) {
      const spare = countOf(left, face) - most[side][face];
      if (spare > 0) left -= spare * diceOf([face], WHOLE);
    }
    return left;
  }

  #weigh(dice: Lying, ahead: Ahead): Prospect {
    const [next, ...later] = ahead.later;
    const isOver = ahead.open.length === 0 && next === undefined;
    if (isOver) return this.#counted(dice);
    let best =
      next === undefined
        ? this.prospect(dice, this.#look([], []))
        : this.prospect(dice, this.#look(next, later));
    for (const modifier of ahead.open) {
      const rest = this.#look(
        ahead.open.filter((one) => one !== modifier),
        ahead.later,
      );
      const better = modifier.by === 'attack' ? 1 : -1;
      for (const faces of this.#choices(dice, modifier)) {
        const then = this.#after(dice, modifier, faces, rest);
        if ((then.average - best.average) * better > EQUAL) best = then;
      }
    }
    return best;
  }

  /** What follows when a modifier takes these dice. */
  #after(dice: Lying, modifier: Modifier, faces: readonly Face[], ahead: Ahead): Prospect {
    const { side } = modifier;
    if (modifier.does === 'change') {
      const now = faces.reduce((all, face) => turned(all, face, modifier.to, 1), dice[side]);
      return this.prospect({ ...dice, [side]: now }, ahead);
    }
    const odds: number[] = [];
    let average = 0;
    for (const [now, chance] of rerolled(dice[side], faces, ahead.dies[side])) {
      const then = this.prospect({ ...dice, [side]: now }, ahead);
      average += chance * then.average;
      add(odds, then.odds, chance);
    }
    return { average, odds };
  }

  /** Every lot of dice that a modifier may take, those with fewer dice first. */
  #choices(dice: Lying, modifier: Modifier): readonly (readonly Face[])[] {
    const most = this.#mostOf(dice, modifier);
    const own = dice[modifier.side];
    let lots: (readonly Face[])[] = [[]];
    for (const face of FACES) {
      if (!takes(modifier, face)) continue;
      const there = countOf(own, face);
      lots = lots.flatMap((lot) =>
        Array.from({ length: Math.min(there, most - lot.length) + 1 }, (_, n) => [
          ...lot,
          ...new Array<Face>(n).fill(face),
        ]),
      );
    }
    return lots.slice(1).sort((a, b) => a.length - b.length);
  }

  /** How many dice a modifier may take as the dice lie. */
  #mostOf({ attack, defense }: Lying, { icons, count }: Modifier): number {
    const { attack: attacking, defense: defending } = this.#terms;
    if (!showsIcons(attacking, attack, icons)) return 0;
    if (typeof count !== 'object') return count === 'any' ? ANY : count;
    return count.side === 'attack'
      ? shown(attacking, attack, count.faces)
      : shown(defending, defense, count.faces);
  }

  /** CP-ATTACK-10 and what follows: the damage of dice that nobody modifies any more. */
  #counted({ attack, defense }: Lying): Prospect {
    const { attack: attacking, defense: defending, reductions } = this.#terms;
    const left = Math.max(0, successes(attacking, attack) - successes(defending, defense));
    const damage = reductions.reduce(
      (n, { amount, least }) => n - Math.min(amount, Math.max(0, n - least)),
      left,
    );
    const known = this.#ends[damage] ?? { average: damage, odds: [...new Array<number>(damage).fill(0), 1] };
    this.#ends[damage] = known;
    return known;
  }

  #look(open: readonly Modifier[], later: readonly (readonly Modifier[])[]): Ahead {
    const key = `${open.map((one) => this.#terms.modifiers.indexOf(one)).join()}/${later.length}`;
    const known = this.#ahead.get(key);
    if (known !== undefined) return known;
    const modifiers = [...open, ...later.flat()];
    const most = (side: Fighting): Record<Face, number> =>
      Object.fromEntries(FACES.map((face) => [face, this.#mattering(face, side, modifiers)])) as Record<
        Face,
        number
      >;
    const made: Ahead = {
      open,
      later,
      dies: {
        attack: dieFor({ ...this.#terms, modifiers }, 'attack'),
        defense: dieFor({ ...this.#terms, modifiers }, 'defense'),
      },
      most: { attack: most('attack'), defense: most('defense') },
    };
    this.#ahead.set(key, made);
    return made;
  }

  /** How many dice of a face make a difference: all that count or are asked about, else as many as may be taken. */
  #mattering(face: Face, side: Fighting, modifiers: readonly Modifier[]): number {
    const { worth, withIcons, failureCounts } = this.#terms[side];
    const counts = [worth, ...withIcons.map((one) => one.worth)].some((each) => (each[face] ?? 0) > 0);
    const isIcon = withIcons.some(({ icons }) => icons.includes(face));
    const isAsked = modifiers.some(
      ({ icons, count }) =>
        (side === 'attack' && icons.includes(face)) ||
        (typeof count === 'object' && count.side === side && count.faces.includes(face)),
    );
    const standsIn = failureCounts && (face === 'failure' || face === 'critical');
    if (counts || isIcon || isAsked || standsIn) return ANY;
    return modifiers
      .filter((one) => one.side === side && takes(one, face))
      .reduce((sum, { count }) => sum + (typeof count === 'number' ? count : ANY), 0);
  }
}

/** Averages this close are the same, but for rounding. */
const EQUAL = 1e-12;

/** A die whose faces are all told apart. */
const WHOLE: Die = {
  standsFor: Object.fromEntries(FACES.map((face) => [face, face])) as Record<Face, Face>,
  chances: [],
};

/** CP-DICE-7: failures are not rerolled, unless an effect says so. */
const takes = (modifier: Modifier, face: Face): boolean =>
  modifier.does === 'change' ? modifier.from.includes(face) : face !== 'failure' || modifier.failures;

/** Adds odds to others, by a chance. */
export function add(to: number[], odds: Odds, chance: number): void {
  while (to.length < odds.length) to.push(0);
  for (const [n, p] of odds.entries()) to[n] = (to[n] ?? 0) + p * chance;
}
