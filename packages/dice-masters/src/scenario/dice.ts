import type { Json, Match, Seat } from '@assemble/kernel';
import { SIDEKICK_ID } from '../content.ts';
import type { DiceMastersRulebook } from '../rules/run.ts';
import { type Die, playerTarget, type Table } from '../table.ts';
import { parse } from './cast.ts';
import { faceWord } from './faces.ts';
import type { Position } from './position.ts';

/** A match that dice are looked for in, and who looks. */
export interface Looking {
  readonly position: Position;
  readonly match: Match<Table>;
  readonly seat: Seat;
}

/** The place of a card, the seat's own first. */
export function slotNamed({ position, match }: Looking, seat: Seat, alias: string): number {
  const { slots } = position.cast(match);
  const { whose, name } = parse(alias);
  const of = whose === null ? seat : position.players.indexOf(whose);
  const found = slots[of]?.get(name) ?? (whose === null ? slots[1 - seat]?.get(name) : undefined);
  if (found === undefined) throw new Error(`no card is called "${alias}"`);
  return found;
}

/** Dice by name, each name another die, one that is offered if any. Players may be named where they can be chosen. */
export function manyDice(looking: Looking, list: Json, offered: readonly number[]): number[] {
  const others = looking.match.table.dice.map((die) => die.id).filter((id) => !offered.includes(id));
  const taken = new Set<number>();
  return (list as string[]).map((name) => {
    const player = looking.position.players.indexOf(name);
    if (player >= 0) return playerTarget(player);
    // 'thor#2' is the second of those that may be chosen, whichever was named before it.
    const before = parse(name).nth === null ? taken : new Set<number>();
    const id =
      findDie(looking, name, null, new Set([...before, ...others])) ?? oneDie(looking, name, null, before);
    taken.add(id);
    return id;
  });
}

/**
 * A die by name: 'thor', 'sidekick@fist', "Mike's thor" for the other player's, 'thor#2' for the second that fits. Where
 * several fit, the first that is not taken; asked for no zone in particular, dice that were rolled come first.
 */
export function oneDie(
  looking: Looking,
  name: string,
  zone: Die['zone'] | null,
  taken: ReadonlySet<number> = new Set(),
): number {
  const found = findDie(looking, name, zone, taken);
  if (found === null) throw new Error(`no die fits "${name}"${zone === null ? '' : ` in the ${zone} zone`}`);
  return found;
}

function findDie(
  { position, match, seat }: Looking,
  text: string,
  zone: Die['zone'] | null,
  taken: ReadonlySet<number>,
): number | null {
  const { whose, name, face, nth } = parse(text);
  const { slots, own } = position.cast(match);
  const named = own.get(name);
  const shows = (die: Die): boolean => {
    if (face === null) return true;
    const { cards } = position.game.rulebook as DiceMastersRulebook;
    const shown = cards.dieKind(match.table.cards[die.card]?.id ?? SIDEKICK_ID).faces[die.face];
    return shown !== undefined && faceWord(shown) === (face === 'character' ? 'L1' : face);
  };
  const fits = (die: Die, of: number): boolean => {
    if (taken.has(die.id) || (zone !== null && die.zone !== zone) || !shows(die)) return false;
    if (named !== undefined) return die.id === named.die;
    // A die that a player controls goes by the name it has with its owner.
    return die.card === slots[die.owner < 0 ? of : die.owner]?.get(name);
  };
  const first = whose === null ? seat : position.players.indexOf(whose);
  for (const of of whose === null ? [first, 1 - first] : [first]) {
    const found = match.table.dice
      .filter((die) => die.controller === of && fits(die, of))
      .sort((a, b) => rank(a) - rank(b) || a.id - b.id);
    const die = found[(nth ?? 1) - 1];
    if (die !== undefined) return die.id;
  }
  return null;
}

const RANK: readonly Die['zone'][] = [
  'attack',
  'field',
  'reserve',
  'prep',
  'used',
  'bag',
  'beside',
  'captured',
  'card',
];
const rank = (die: Die): number => RANK.indexOf(die.zone);
