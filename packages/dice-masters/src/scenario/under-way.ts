import type { Frame, Json, Seat, Words } from '@assemble/kernel';
import type { Content } from '../content.ts';
import { attack } from '../rules/attack.ts';
import { limitKey } from '../rules/listeners.ts';
import type { Procedures } from '../rules/procedures.ts';
import { match, turn } from '../rules/turn.ts';
import type { AttackStep, Die, Lasting, Phase, Table } from '../table.ts';

/** How a position finds what it speaks of. */
export interface Finding {
  readonly players: readonly string[];
  readonly die: (seat: Seat, name: string) => Die;
  readonly slot: (seat: Seat, name: string) => number;
}

const ROWS: Readonly<Record<string, string>> = {
  'clear-and-draw': 'clear and draw',
  'roll-and-reroll': 'roll and reroll',
  main: 'main',
  attack: 'attack',
  regroup: 'regroup',
};

const row = (procedure: { readonly rowAt: ReadonlyMap<string, number> }, name: string): number => {
  const step = procedure.rowAt.get(name);
  if (step === undefined) throw new Error(`no step "${name}"`);
  return step;
};

/** Step tables that remember nothing: the others have to be called. */
type Bare = {
  [N in keyof Procedures]: object extends Procedures[N] ? N : never;
}[keyof Procedures];

const frame = (procedure: Bare, step: number): Frame => ({ procedure, step, data: {} });

/** Where the match stands: at the beginning of a phase. */
export const atPhase = (phase: Phase): Frame[] => [
  frame('match', row(match, 'next player')),
  frame('turn', row(turn, ROWS[phase] ?? 'main')),
];

/** The steps of an attack that a position may begin with: before them attackers are declared, and blockers. */
const STEPS: Readonly<Record<string, string>> = {
  blockers: 'assign blockers',
  actions: 'use actions and globals',
  damage: 'assign damage',
};
export const ATTACK_STEPS = Object.keys(STEPS);

/** An attack that is under way: who attacks, who blocks whom, and the step that comes next. */
export function inAttack(table: Table, words: Words, find: Finding): Frame[] {
  const { active } = table;
  const attackers = ((words['attackers'] ?? []) as string[]).map((name) => find.die(active, name));
  const blocks = Object.entries((words['blocks'] ?? {}) as { [blocker: string]: string | string[] });
  const pairs = blocks.flatMap(([blocker, whom]) =>
    [whom].flat().map((attacker) => ({
      blocker: find.die(1 - active, blocker).id,
      attacker: find.die(active, attacker).id,
    })),
  );
  const blocked = ((words['blocked'] ?? []) as string[]).map((name) => find.die(active, name).id);
  const all = attackers.map((die) => die.id);
  const stranger = [...pairs.map((pair) => pair.attacker), ...blocked].find((id) => !all.includes(id));
  if (stranger !== undefined) throw new Error('whoever is blocked has to attack');
  for (const id of [...all, ...pairs.map((pair) => pair.blocker)]) {
    const die = table.dice.find((one) => one.id === id);
    if (die !== undefined) die.zone = 'attack';
  }
  const step = (words['step'] ?? 'blockers') as AttackStep;
  table.phase = 'attack';
  table.combat = {
    step,
    attackers: all,
    blocks: pairs,
    blocked: [...new Set([...pairs.map((pair) => pair.attacker), ...blocked])],
  };
  return [
    frame('match', row(match, 'next player')),
    frame('turn', row(turn, 'regroup')),
    frame('attack', row(attack, STEPS[step] ?? '')),
  ];
}

/** A lasting effect: a bonus, or something a die or a player must, may or cannot do this turn. */
export function lastingFrom(table: Table, words: Words, find: Finding): Lasting {
  const { die: name, player, mark, attack: more, defense, from, until, type, card, attacker } = words;
  const seat = typeof player === 'string' ? find.players.indexOf(player) : table.active;
  const die = typeof name === 'string' ? find.die(seat, name) : null;
  const source = typeof from === 'string' ? find.slot(seat, from) : 0;
  const common = {
    seat: die?.controller ?? seat,
    card: source,
    until: table.turn + (until === 'next-turn' ? 1 : 0),
  };
  if (mark === undefined) {
    if (die === null) throw new Error('a bonus needs a die');
    const data = { attack: (more ?? 0) as number, defense: (defense ?? 0) as number };
    return { kind: 'bonus', die: die.id, ...common, data };
  }
  if (mark === 'must-block') {
    if (die === null || typeof attacker !== 'string')
      throw new Error('must-block needs a die and an attacker');
    const data = { attacker: find.die(1 - die.controller, attacker).id, blocker: die.id };
    return { kind: 'must-block', die: -1, ...common, data };
  }
  const data = {
    ...(type === undefined ? {} : { type: type as Json }),
    ...(typeof card === 'string' ? { card: table.cards[find.slot(1 - seat, card)]?.id ?? '' } : {}),
  };
  return { kind: mark as string, die: die?.id ?? -1, ...common, data };
}

/** The notes that say that a card's once-per-turn ability was used: all of its limited abilities, or those of one die. */
export function usedFrom(table: Table, content: Content, words: Words, find: Finding): string[] {
  const { card, by, die } = words as { card: string; by?: string; die?: string };
  const seat = by === undefined ? table.active : find.players.indexOf(by);
  const slot = find.slot(seat, card);
  const id = table.cards[slot]?.id ?? '';
  const limited = (content.find(id)?.abilities ?? []).flatMap((ability, i) =>
    'limit' in ability && ability.limit === 'once-per-turn' ? [{ ability, address: `${id}#${i}`, slot }] : [],
  );
  if (limited.length === 0) throw new Error(`"${card}" has no ability that can be used once per turn`);
  const dice =
    die === undefined
      ? table.dice.filter((one) => one.as === slot && one.controller === seat)
      : [find.die(seat, die)];
  const selves = dice.length === 0 ? [-1] : dice.map((one) => one.id);
  return [...new Set(limited.flatMap((heard) => selves.map((self) => limitKey(heard, seat, self))))];
}
