import type { Json, Match, Seat } from '@assemble/kernel';
import { Run } from '@assemble/kernel';
import { faceValues, statOf } from '../rules/bonuses.ts';
import type { C } from '../rules/run.ts';
import type { Die, Table } from '../table.ts';
import { type Cast, dieWords } from './cast.ts';
import type { Position } from './position.ts';

/** A match and the names in it. */
export interface Scene {
  readonly c: C;
  readonly cast: Cast;
}

export const sceneOf = (position: Position, match: Match<Table>): Scene => ({
  c: new Run(position.game.rulebook, match, null),
  cast: position.cast(match),
});

type Pile = { [card: string]: number };

const isOut = (die: Die): boolean => die.zone === 'field' || die.zone === 'attack';
const nameOf = ({ cast }: Scene, die: Die): string => cast.names[die.card] ?? '';

/** One player's whole side in the words of scenarios. */
export function sideOf(scene: Scene, seat: Seat): { readonly [word: string]: Json } {
  const { c, cast } = scene;
  const inZone = (zone: Die['zone']): Die[] =>
    c.table.dice.filter((die) => die.zone === zone && die.controller === seat);
  const pile = (zone: Die['zone']): Pile => counted(inZone(zone).map((die) => nameOf(scene, die)));
  const fielded = (zone: 'field' | 'attack'): Json[] =>
    inZone(zone).map((die) => ({ die: dieWords(c, cast, die), damage: die.damage }));
  const player = c.table.players[seat];
  return {
    life: player?.life ?? 0,
    markers: player?.markers ?? 0,
    bag: pile('bag'),
    prep: pile('prep'),
    used: pile('used'),
    reserve: inZone('reserve').map((die) => dieWords(c, cast, die)),
    field: fielded('field'),
    attack: fielded('attack'),
    cards: supply(scene, seat),
    bonuses: bonuses(scene, seat),
  };
}

function counted(names: readonly string[]): Pile {
  const counts: Pile = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

/** Dice left on the cards of a player, or on the shared ones. */
export function supply({ c, cast }: Scene, owner: Seat | null): Pile {
  const counts: Pile = {};
  c.table.cards.forEach((slot, i) => {
    if (slot.owner !== owner || i === 0) return;
    counts[cast.names[i] ?? ''] = c.table.dice.filter((die) => die.card === i && die.zone === 'card').length;
  });
  return counts;
}

/** What bonuses make of the numbers on fielded dice: {beast: '+1A +1D'}; several dice of a name give a list. */
function bonuses(scene: Scene, seat: Seat): { [die: string]: Json } {
  const { c } = scene;
  const found = new Map<string, string[]>();
  for (const die of c.table.dice) {
    if (die.controller !== seat || !isOut(die)) continue;
    const face = faceValues(c, die);
    const more = (['attack', 'defense'] as const)
      .map((stat) => [statOf(c, die, stat) - (face?.[stat] ?? 0), stat === 'attack' ? 'A' : 'D'] as const)
      .filter(([amount]) => amount !== 0)
      .map(([amount, letter]) => `${amount > 0 ? '+' : ''}${amount}${letter}`);
    if (more.length > 0)
      found.set(nameOf(scene, die), [...(found.get(nameOf(scene, die)) ?? []), more.join(' ')]);
  }
  return Object.fromEntries(
    [...found].map(([name, list]) => [name, list.length === 1 ? (list[0] ?? '') : list]),
  );
}

/** Attack and defense now, as "5/4", of each fielded die of that name. */
export function statsOf(scene: Scene, seat: Seat, name: string): string[] {
  const { c } = scene;
  return c.table.dice
    .filter((die) => die.controller === seat && isOut(die) && nameOf(scene, die) === name)
    .map((die) => `${statOf(c, die, 'attack')}/${statOf(c, die, 'defense')}`);
}

/** Who blocks whom: ['iron-man blocks thor']. */
export function blocksOf(scene: Scene): string[] {
  const { table } = scene.c;
  const name = (id: number): string => nameOf(scene, table.dice[id] as Die);
  return (table.combat?.blocks ?? []).map(
    ({ blocker, attacker }) => `${name(blocker)} blocks ${name(attacker)}`,
  );
}

/** Attackers that count as blocked, also those whose blockers are gone. */
export function blockedOf(scene: Scene): string[] {
  const { table } = scene.c;
  return (table.combat?.blocked ?? []).map((id) => nameOf(scene, table.dice[id] as Die));
}
