import type { Json, Match, Seat } from '@assemble/kernel';
import { Run } from '@assemble/kernel';
import { faceValues, statOf } from '../rules/bonuses.ts';
import { byNumber } from '../rules/dice-in-play.ts';
import type { C } from '../rules/run.ts';
import { type Die, dieIn, type Table } from '../table.ts';
import { type Cast, dieName, dieOfPlayer, dieWords, isDieNamed } from './cast.ts';
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
    c.table.dice.filter((die) => die.zone === zone && die.controller === seat).sort(byNumber);
  const pile = (zone: Die['zone']): Pile => counted(inZone(zone).map((die) => nameOf(scene, die)));
  // Sidekicks that a position leaves out lie nowhere: nobody has captured them.
  const rolled = (zone: Die['zone']): Json[] =>
    inZone(zone)
      .filter((die) => zone !== 'captured' || die.holder >= 0)
      .map((die) => ({ die: dieWords(c, cast, die), ...heldWords(scene, die), damage: die.damage }));
  const player = c.table.players[seat];
  return {
    life: player?.life ?? 0,
    markers: player?.markers ?? 0,
    bag: pile('bag'),
    prep: pile('prep'),
    used: pile('used'),
    reserve: inZone('reserve').map((die) => dieWords(c, cast, die)),
    field: rolled('field'),
    attack: rolled('attack'),
    captured: rolled('captured'),
    beside: rolled('beside'),
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
  for (const die of c.table.dice.slice().sort(byNumber)) {
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
  const { c, cast } = scene;
  return c.table.dice
    .filter((die) => die.controller === seat && isOut(die) && isDieNamed(cast, dieWords(c, cast, die), name))
    .map((die) => `${statOf(c, die, 'attack')}/${statOf(c, die, 'defense')}`);
}

/** Who owns it and who holds it, where that is anybody else than the player on whose side it lies. */
function heldWords({ c, cast }: Scene, die: Die): { readonly [word: string]: Json } {
  const holder = c.table.dice.find((one) => one.id === die.holder);
  return {
    ...(die.owner === die.controller ? {} : { owner: cast.players[die.owner] ?? null }),
    ...(holder === undefined ? {} : { by: dieName(cast, holder) }),
    ...(die.as === die.card ? {} : { copies: cast.names[die.as] ?? null }),
  };
}

/** Everything that is true of one die. */
export function factsOf(scene: Scene, die: Die): { readonly [fact: string]: Json } {
  const { c, cast } = scene;
  const holder = c.table.dice.find((one) => one.id === die.holder);
  return {
    zone: die.zone,
    shows: dieWords(c, cast, die).includes('@') ? dieWords(c, cast, die).replace(/^.*@/, '') : null,
    owner: cast.players[die.owner] ?? null,
    controller: cast.players[die.controller] ?? null,
    by: holder === undefined ? null : dieOfPlayer(c, cast, holder),
    copies: die.as === die.card ? null : (cast.names[die.as] ?? null),
    damage: die.damage,
    attack: isOut(die) ? statOf(c, die, 'attack') : null,
    defense: isOut(die) ? statOf(c, die, 'defense') : null,
  };
}

/** Who blocks whom: ['iron-man blocks thor']. */
export function blocksOf(scene: Scene): string[] {
  const { table } = scene.c;
  const name = (id: number): string => dieName(scene.cast, dieIn(table, id) as Die);
  return (table.combat?.blocks ?? []).map(
    ({ blocker, attacker }) => `${name(blocker)} blocks ${name(attacker)}`,
  );
}

/** Attackers that count as blocked, also those whose blockers are gone. */
export function blockedOf(scene: Scene): string[] {
  const { table } = scene.c;
  return (table.combat?.blocked ?? []).map((id) => dieName(scene.cast, dieIn(table, id) as Die));
}
