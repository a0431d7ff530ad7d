import type { CrisisProtocolRuleId } from '@assemble/rules';
import { below, type Data, type Explained, type Run, type Seat } from '../../src/index.ts';

export type C = Run<Table>;
export type Rule = CrisisProtocolRuleId;
export type Face = 'critical' | 'wild' | 'hit' | 'block' | 'blank' | 'failure';
export type Side = 'attack' | 'defense';

/** CP-DICE-1: eight faces. */
const FACES: readonly Face[] = ['critical', 'wild', 'hit', 'hit', 'block', 'blank', 'blank', 'failure'];

/** A die is an individual: where it came from, what it shows, which named rules have rerolled it. */
export interface Die {
  readonly id: number;
  readonly side: Side;
  readonly from: 'initial' | 'critical';
  face: Face;
  rerolledBy: string[];
}

/** An attack of a stat card; its special rules and what it does afterwards are addresses of abilities. */
export interface Attack {
  readonly name: string;
  readonly range: number;
  readonly strength: number;
  readonly cost: number;
  readonly special: readonly { readonly icons: readonly Face[]; readonly ability: string }[];
  readonly after: readonly string[];
}

export interface Character {
  readonly name: string;
  readonly owner: Seat;
  readonly energyDefense: number;
  readonly stamina: number;
  readonly attacks: readonly Attack[];
  readonly powers: readonly string[];
  damage: number;
  power: number;
}

/** The attack being made: dice, and bonus dice with their sources. */
export interface Fight {
  attacker: number;
  target: number;
  attack: number;
  bonus: { side: Side; amount: number; source: string }[];
  pools: { attack: Explained | null; defense: Explained | null };
  dice: Die[];
  successes: { attack: number; defense: number; left: number };
  dealt: number;
}

export interface Table {
  characters: Character[];
  /** There is no board here: the Range between each two characters, by their numbers. */
  ranges: number[][];
  fight: Fight;
  /** What the next dice show; when it is empty, chance decides. */
  stacked: Face[];
  pushed: string[];
}

export const noFight = (): Fight => ({
  attacker: 0,
  target: -1,
  attack: -1,
  bonus: [],
  pools: { attack: null, defense: null },
  dice: [],
  successes: { attack: 0, defense: 0, left: 0 },
  dealt: 0,
});

export function characterAt(c: C, i: number): Character {
  const found = c.table.characters[i];
  if (found === undefined) throw new Error(`no character ${i}`);
  return found;
}

export const rangeOf = (c: C, a: number, b: number): number => (a === b ? 1 : (c.table.ranges[a]?.[b] ?? 99));
export const attackerOf = (c: C): Character => characterAt(c, c.table.fight.attacker);
export const targetOf = (c: C): Character => characterAt(c, c.table.fight.target);
export const fighterOf = (c: C, side: Side): number =>
  side === 'attack' ? c.table.fight.attacker : c.table.fight.target;

export function attackOf(c: C): Attack {
  const found = attackerOf(c).attacks[c.table.fight.attack];
  if (found === undefined) throw new Error('no attack was chosen');
  return found;
}

export const diceOf = (c: C, side: Side): Die[] => c.table.fight.dice.filter((die) => die.side === side);

// Atoms: the only writers.

export function spend(c: C, who: number, amount: number, rule: Rule): void {
  characterAt(c, who).power -= amount;
  c.emit('spent', [rule], { who, amount });
}

export function gainPower(c: C, who: number, amount: number, rule: Rule): void {
  characterAt(c, who).power += amount;
  c.emit('gained', [rule], { who, amount });
}

const drawn = (c: C): Face => c.table.stacked.shift() ?? FACES[below(c.match.random.dice, 8)] ?? 'blank';

export function rollNew(c: C, side: Side, from: Die['from'], count: number, rule: Rule): void {
  const rolled: Face[] = [];
  for (let i = 0; i < count; i++) {
    const face = drawn(c);
    c.table.fight.dice.push({ id: c.table.fight.dice.length, side, from, face, rerolledBy: [] });
    rolled.push(face);
  }
  if (count > 0) c.emit('rolled', [rule], { side, from, faces: rolled });
}

export function reroll(c: C, id: number, name: string, rule: Rule): void {
  const die = c.table.fight.dice[id];
  if (die === undefined) throw new Error(`no die ${id}`);
  const before = die.face;
  die.face = drawn(c);
  die.rerolledBy.push(name);
  c.emit('rerolled', [rule], { id, name, before, face: die.face });
}

export function suffer(c: C, who: number, amount: number): number {
  const character = characterAt(c, who);
  const real = Math.min(amount, character.stamina - character.damage);
  character.damage += real;
  c.emit('damaged', ['CP-ATTACK-12'] satisfies [Rule], { who, amount: real });
  return real;
}

/** Moves without a board: the Range between the two becomes one more, or one less. */
export function shift(c: C, mover: number, from: number, by: number, word: string, rule: Rule): void {
  const range = rangeOf(c, mover, from) + by;
  for (const [a, b] of [
    [mover, from],
    [from, mover],
  ] as const) {
    const row = c.table.ranges[a];
    if (row !== undefined) row[b] = range;
  }
  c.table.pushed.push(`${characterAt(c, mover).name}: ${word}`);
  c.emit('moved', [rule], { mover, from, by });
}

export function cloneTable(table: Table): Table {
  const { fight } = table;
  return {
    characters: table.characters.map((one) => ({ ...one })),
    ranges: table.ranges.map((row) => row.slice()),
    fight: {
      ...fight,
      bonus: fight.bonus.slice(),
      pools: { ...fight.pools },
      dice: fight.dice.map((die) => ({ ...die, rerolledBy: die.rerolledBy.slice() })),
      successes: { ...fight.successes },
    },
    stacked: table.stacked.slice(),
    pushed: table.pushed.slice(),
  };
}

/** Who owns an ability while it runs. */
export const ownerOf = (scope: Data): number => scope['self'] as number;
