import type { Data, Frame, Seat, Words } from '@assemble/kernel';
import type { Content } from '../content.ts';
import type { AttackType, Face } from '../names.ts';
import { addLasting } from '../rules/atoms.ts';
import { newRoll } from '../rules/attack-order.ts';
import { firstSuperpower, limitKey } from '../rules/costs.ts';
import { attackPool, defensePool, successes } from '../rules/pools.ts';
import type { Procedures } from '../rules/procedures.ts';
import type { C } from '../rules/run.ts';
import { noteTargeted } from '../rules/turn-atoms.ts';
import type { Die, Lasting, Roll, Side, Table } from '../table.ts';
import { abilityName, cardNamed, namesOf } from './names.ts';

/** How a position finds what it speaks of. */
export interface Finding {
  readonly content: Content;
  readonly players: readonly string[];
  readonly character: (name: string, seat: Seat) => number;
  readonly token: (name: string | number) => number;
}

/** A procedure that stands before the first of its rows that fits. */
function before<N extends keyof Procedures>(
  c: C,
  procedure: N,
  fits: string | ((row: string) => boolean),
  data: Procedures[N],
): Frame {
  const isIt = (row: string): boolean => (typeof fits === 'string' ? row === fits : fits(row));
  for (const [row, step] of c.rulebook.procedures[procedure]?.rowAt ?? [])
    if (isIt(row)) return { procedure, step, data: data as Data };
  throw new Error(`${procedure} has no such step`);
}

const AFTER_ACTIVATION = 'tactic cards after the activation, until the turn is declared over';
const ACTING = 'actions, superpowers, interactions and cards, until the player ends it';

/** Where the match stands: in a phase, in a turn, in the activation of a character, or in an attack. */
export function framesFor(c: C, given: Words, find: Finding): Frame[] {
  const { table } = c;
  const { turn, activating, attack } = given;
  const phase = (given['phase'] ?? 'activation') as string;
  const seat = typeof turn === 'string' ? find.players.indexOf(turn) : table.priority;
  const match = (name: string): Frame => before(c, 'match', name, {});
  if (phase === 'leadership')
    return [match('a round: Power Phase'), before(c, 'leadership', () => true, { seat: 0 })];
  if (phase === 'power') {
    table.round--;
    return [match('a round: Power Phase')];
  }
  if (phase === 'cleanup') return [match('Cleanup Phase')];
  table.phase = 'activation';
  const inPhase = (next: Seat): Frame[] => [
    match('Cleanup Phase'),
    before(c, 'activation-phase', 'a turn of the next player', { seat: next }),
  ];
  const by = (attack as Words | undefined)?.['by'];
  const name = typeof activating === 'string' ? activating : by;
  if (typeof name !== 'string') return inPhase(seat);
  const who = find.character(name, seat);
  const owner = table.characters[who]?.controller ?? seat;
  const frames: Frame[] = [
    ...inPhase(1 - owner),
    before(c, 'turn', AFTER_ACTIVATION, { seat: owner, with: who }),
    before(c, 'activation', ACTING, { who }),
  ];
  beginTurn(table, given, find, owner, who);
  return attack === undefined ? frames : [...frames, inAttack(c, attack as Words, find, owner)];
}

/** The turn as far as it has gone: actions that are left, tokens and characters that it has dealt with. */
function beginTurn(table: Table, given: Words, find: Finding, seat: Seat, who: number): void {
  const actions = (given['actions'] ?? (given['attack'] === undefined ? 2 : 1)) as number;
  table.lastActivation = seat;
  table.turn = {
    seat,
    ready: [0, 0],
    character: who,
    actions,
    made: [
      ...((given['made'] as string[] | undefined) ??
        Array.from({ length: Math.max(0, 2 - actions) }, () => 'other')),
    ],
    interacted: ((given['interacted'] ?? []) as (string | number)[]).map(find.token),
    attacked: ((given['attacked'] ?? []) as string[]).map((name) => find.character(name, 1 - seat)),
  };
}

/** An attack that is under way: what was declared and rolled before the step that comes next. */
function inAttack(c: C, words: Words, find: Finding, seat: Seat): Frame {
  const {
    by,
    with: name,
    target,
    step = 2,
    type,
    free = false,
  } = words as {
    by: string;
    with: string;
    target?: string;
    step?: number;
    type?: AttackType;
    free?: boolean;
  };
  const attacker = find.character(by, seat);
  const card = c.table.cards[c.table.characters[attacker]?.card ?? -1]?.id ?? '';
  const address = `${card}#${name}`;
  const printed = find.content.attack(address);
  const defender = c.table.characters[attacker]?.controller ?? seat;
  if (step > 2) {
    if (target === undefined) throw new Error('an attack past step 2 has a target');
    const roll = newRoll(attacker, find.character(target, 1 - defender), address, type ?? printed.type, '');
    c.table.rolls.push(roll);
    noteTargeted(c, address, attacker, roll.target);
    rolledSoFar(c, roll, words, step);
  }
  return before(c, 'attack', (row) => row.startsWith(`${step} `), {
    attacker,
    attack: address,
    among: target === undefined ? null : [find.character(target, 1 - defender)],
    anyRange: false,
    free,
    series: false,
    costMax: null,
    without: '',
    targeted: -1,
    result: [],
  });
}

/** Pools, dice and successes, as far as the steps before have made them. */
function rolledSoFar(c: C, roll: Roll, words: Words, step: number): void {
  const dice = (word: string, side: Side): Die[] =>
    ((words[word] ?? []) as Face[]).map((face) => ({
      id: 0,
      side,
      from: 'initial',
      face,
      rerolledBy: [],
      changedBy: [],
    }));
  if (step > 4) roll.pools.attack = attackPool(c, roll);
  if (step > 5) roll.pools.defense = defensePool(c, roll);
  const laid = [...dice('attack-dice', 'attack'), ...dice('defense-dice', 'defense')];
  if (step <= 6 && laid.length > 0) throw new Error(`before step ${step} nothing is rolled`);
  roll.dice = laid.map((die, id) => ({ ...die, id }));
  if (step <= 10) return;
  const [attack, defense] = [successes(c, roll, 'attack').value, successes(c, roll, 'defense').value];
  roll.successes = { attack, defense, left: Math.max(0, attack - defense) };
}

interface LastingNode {
  readonly node: 'lasting';
  readonly until: Lasting['until'];
  readonly squad?: true;
}

/** Effects that last, as their cards say them: whose, which ability, on whom. */
export function addLastingFrom(c: C, words: Words, find: Finding): void {
  const {
    from,
    ability,
    by,
    on = [],
    that = [],
    paid = 0,
    user,
  } = words as {
    from: string;
    ability?: string;
    by?: string;
    user?: string;
    on?: string | readonly string[];
    that?: readonly string[];
    paid?: number;
  };
  const given = by === undefined ? null : find.players.indexOf(by);
  const bearer = characterOrNone(find, from, given ?? 0);
  const self = user === undefined ? bearer : find.character(user, given ?? 0);
  const card = cardOf(c, find, from, bearer);
  const found = nodesIn<LastingNode>(card, 'lasting').filter(
    (node) =>
      ability === undefined || namesOf(find.content, find.content.abilities.address(node)).includes(ability),
  );
  const names = [
    ...new Set(found.map((node) => abilityName(find.content, find.content.abilities.address(node)))),
  ];
  if (found.length === 0) throw new Error(`no effect of "${ability ?? from}" lasts`);
  if (names.length > 1)
    throw new Error(`several effects of "${from}" last: say which ability (${names.join(', ')})`);
  const seat = given ?? c.table.characters[self]?.controller ?? 0;
  const bearers = [on].flat().map((name) => find.character(name, seat));
  for (const node of found)
    for (const character of node.squad === true ? [-1] : bearers)
      addLasting(c, {
        at: find.content.abilities.address(node),
        character,
        seat,
        self: node.squad === true ? -1 : self,
        that: that.map((name) => find.character(name, seat)),
        paid,
        until: node.until,
      });
}

const characterOrNone = (find: Finding, name: string, seat: Seat): number => {
  try {
    return find.character(name, seat);
  } catch {
    return -1;
  }
};

function cardOf(c: C, find: Finding, name: string, self: number): unknown {
  const own = c.table.cards[c.table.characters[self]?.card ?? -1]?.id;
  const { cards } = find.content;
  const card =
    own === undefined
      ? (['tactic', 'crisis', 'one-shot', 'gem'] as const)
          .map((kind) => cardNamed(cards, name, kind))
          .find((one) => one !== undefined)
      : find.content.find(own);
  if (card === undefined) throw new Error(`no card is called "${name}"`);
  return card;
}

function nodesIn<N extends { readonly node: string }>(value: unknown, kind: N['node']): N[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap((one) => nodesIn<N>(one, kind));
  return (value as { node?: unknown }).node === kind ? [value as N, ...inside] : inside;
}

const isAttack = (content: Content, address: string): boolean => {
  try {
    return content.attack(address) !== undefined;
  } catch {
    return false;
  }
};

type Limited = { readonly node: string; readonly limit: Parameters<typeof limitKey>[0] };

/** The notes that say that limited abilities of a character were used, and on whom. */
export function usedFrom(c: C, words: Words, find: Finding): string[] {
  const {
    from,
    ability,
    by,
    on = [],
  } = words as {
    from: string;
    ability?: string;
    by?: string;
    on?: string | readonly string[];
  };
  const seat = by === undefined ? 0 : find.players.indexOf(by);
  const self = characterOrNone(find, from, seat);
  const user = c.table.characters[self];
  if (ability === 'superpower' && user !== undefined) return [firstSuperpower(user)];
  const foes = [on].flat().map((name) => find.character(name, 1 - (user?.controller ?? seat)));
  // Whom a character attacked with what is noted for the round.
  const attack = `${c.table.cards[user?.card ?? -1]?.id ?? ''}#${ability ?? ''}`;
  if (foes.length > 0 && isAttack(find.content, attack))
    return foes.map((foe) => limitKey('character-round', attack, self, foe));
  const found = limitedIn(cardOf(c, find, from, self)).filter(
    (node) =>
      ability === undefined || namesOf(find.content, find.content.abilities.address(node)).includes(ability),
  );
  if (found.length === 0) throw new Error(`"${ability ?? from}" has no limit`);
  return found.flatMap((node) =>
    (foes.length === 0 ? [-1] : foes).map((one) =>
      limitKey(node.limit, find.content.abilities.address(node), self, one),
    ),
  );
}

function limitedIn(value: unknown): Limited[] {
  if (typeof value !== 'object' || value === null) return [];
  const { node, limit } = value as { node?: unknown; limit?: unknown };
  const inside = Object.values(value).flatMap(limitedIn);
  return typeof node === 'string' && typeof limit === 'string' ? [value as Limited, ...inside] : inside;
}
