import type { Events, Face } from '@assemble/crisis-protocol';
import type { Event } from '@assemble/kernel';

type Args<K extends keyof Events> = Events[K];
type Side = Args<'rolled'>['side'];

/** A die of a roll, with its way. */
export interface TrayDie {
  readonly id: number;
  readonly side: Side;
  readonly face: Face;
  /** What it showed before, the last one last. */
  readonly was: readonly Face[];
  /** The numbers of what brought or changed it. */
  readonly by: readonly number[];
  /** The event that brought the face it shows. */
  readonly since: number;
}

/** Why there is a die more, or why one shows another face. */
export interface Cause {
  readonly n: number;
  readonly side: Side;
  readonly how: 'critical' | 'rerolled' | 'changed';
  /** How many dice; the address of what did it; the last change. */
  readonly dice: number;
  readonly by: string;
  readonly before: Face | null;
  readonly face: Face | null;
}

/** What the dice come to: what comes in, what is taken off it, what is left. */
export interface Sum {
  readonly attack: number;
  readonly defense: number;
  readonly left: number;
  /** The faces that count, and what one of them counts for. */
  readonly worth: Readonly<Record<'attack' | 'defense', ReadonlyMap<Face, number>>>;
  /** On these sides one failure counts like a critical. */
  readonly failures: readonly Side[];
}

/** A roll as it is told so far. */
export interface TrayRoll {
  /** The event that it began with. */
  readonly key: number;
  readonly kind: 'attack' | 'dodge' | 'plain' | 'priority';
  /** Who attacks, -1 where nobody does; who is attacked, dodges or rolls; with what. */
  readonly attacker: number;
  readonly target: number;
  readonly attack: string;
  readonly pools: Readonly<Record<'attack' | 'defense', number | null>>;
  readonly dice: readonly TrayDie[];
  readonly causes: readonly Cause[];
  readonly sum: Sum | null;
  readonly fell: 'dazed' | 'knocked-out' | null;
  readonly over: boolean;
}

const begun = (key: number, kind: TrayRoll['kind'], target: number): TrayRoll => ({
  key,
  kind,
  attacker: -1,
  target,
  attack: '',
  pools: { attack: null, defense: null },
  dice: [],
  causes: [],
  sum: null,
  fell: null,
  over: false,
});

/** With these everything that was rolled before is put away. */
const CLEARS: ReadonlySet<string> = new Set<keyof Events>([
  'round-began',
  'phase-began',
  'turn-began',
  'activation-began',
]);

const DICE: ReadonlySet<string> = new Set<keyof Events>(['rolled', 'rerolled', 'die-changed']);

const kindOf = (side: Side): TrayRoll['kind'] =>
  side === 'dodge' ? 'dodge' : side === 'plain' ? 'plain' : 'attack';

function added(roll: TrayRoll, { side, faces, from }: Args<'rolled'>, at: number): TrayRoll {
  const n = roll.causes.length + 1;
  const isExtra = from === 'critical';
  return {
    ...roll,
    dice: [
      ...roll.dice,
      ...faces.map((face, nth) => ({
        id: roll.dice.length + nth,
        side,
        face,
        was: [],
        by: isExtra ? [n] : [],
        since: at,
      })),
    ],
    causes: isExtra
      ? [...roll.causes, { n, side, how: 'critical', dice: faces.length, by: '', before: null, face: null }]
      : roll.causes,
  };
}

/** Several dice that one thing changes are one cause. */
function modified(
  roll: TrayRoll,
  how: 'rerolled' | 'changed',
  { side, die, before, face, by }: Args<'rerolled'>,
  at: number,
): TrayRoll {
  const last = roll.causes.at(-1);
  const isSame = last?.how === how && last.by === by && last.side === side;
  const n = isSame ? last.n : roll.causes.length + 1;
  const cause: Cause = { n, side, how, by, before, face, dice: isSame ? last.dice + 1 : 1 };
  return {
    ...roll,
    dice: roll.dice.map((one) =>
      one.id === die
        ? {
            ...one,
            face,
            was: [...one.was, before],
            by: [...one.by.filter((old) => old !== n), n],
            since: at,
          }
        : one,
    ),
    causes: isSame ? [...roll.causes.slice(0, -1), cause] : [...roll.causes, cause],
  };
}

type Parts = Args<'compared'>['attack']['parts'];

/** The faces that count are among the parts of the sum. */
const worthIn = (parts: Parts): ReadonlyMap<Face, number> =>
  new Map(
    parts.flatMap(({ source: { key, args } }) =>
      key === 'part.faces' ? [[args['face'] as Face, Number(args['each'])] as const] : [],
    ),
  );

/** More criticals counted than there are: a failure is among them. */
const hasFailure = (roll: TrayRoll, side: Side, parts: Parts): boolean =>
  parts.some(
    ({ source: { key, args } }) =>
      key === 'part.faces' &&
      args['face'] === 'critical' &&
      Number(args['dice']) > roll.dice.filter((die) => die.side === side && die.face === 'critical').length,
  );

const compared = (roll: TrayRoll, { attack, defense, left }: Args<'compared'>): TrayRoll => ({
  ...roll,
  sum: {
    attack: attack.value,
    defense: defense.value,
    left,
    worth: { attack: worthIn(attack.parts), defense: worthIn(defense.parts) },
    failures: [
      ...(hasFailure(roll, 'attack', attack.parts) ? (['attack'] as const) : []),
      ...(hasFailure(roll, 'defense', defense.parts) ? (['defense'] as const) : []),
    ],
  },
});

/** CP-DODGE-6: what comes in is the first part, what is dodged the others. */
function dodged(roll: TrayRoll, { damage }: Args<'dodge-counted'>): TrayRoll {
  const [incoming, ...taken] = damage.parts;
  const sum: Sum = {
    attack: incoming?.amount ?? 0,
    defense: taken.reduce((all, { amount }) => all - amount, 0),
    left: damage.value,
    worth: { attack: new Map(), defense: worthIn(taken) },
    failures: hasFailure(roll, 'dodge', taken) ? ['dodge'] : [],
  };
  return { ...roll, sum, over: true };
}

function rolledForPriority(key: number, { rolls }: Args<'priority-rolled'>): TrayRoll {
  const sides = ['attack', 'defense'] as const;
  const good: readonly Face[] = ['critical', 'wild', 'hit'];
  const dice = rolls.flatMap((faces, seat) =>
    faces.map((face, nth) => ({
      ...{ id: seat * faces.length + nth, side: sides[seat] ?? ('plain' as const), face },
      ...{ was: [], by: [], since: key },
    })),
  );
  const count = (seat: number): number => rolls[seat]?.filter((face) => good.includes(face)).length ?? 0;
  const worth = new Map(good.map((face) => [face, 1] as const));
  const sum: Sum = {
    ...{ attack: count(0), defense: count(1), left: 0, failures: [] },
    worth: { attack: worth, defense: worth },
  };
  return { ...begun(key, 'priority', -1), dice, sum, over: true };
}

/** The roll that is being made, or was made last, from what is told of it. */
export function lastRoll(events: readonly Event[]): TrayRoll | null {
  const start = events.map(({ kind }) => CLEARS.has(kind)).lastIndexOf(true) + 1;
  /** Those that are being made; the last one interrupts those before it. */
  let open: readonly TrayRoll[] = [];
  /** Applies a change to the innermost roll of a kind; what came after it is over. */
  const change = (kind: TrayRoll['kind'], how: (roll: TrayRoll) => TrayRoll): void => {
    const at = open.map((roll) => roll.kind === kind && !roll.over).lastIndexOf(true);
    const roll = open[at];
    if (roll !== undefined) open = [...open.slice(0, at), how(roll)];
  };
  const begin = (roll: TrayRoll): void => {
    open = [...open.filter(({ over }) => !over), roll];
  };

  for (let at = start; at < events.length; at++) {
    const event = events[at] as Event;
    const { kind } = event;
    const args = <K extends keyof Events>(_kind: K): Args<K> => event.args as unknown as Args<K>;
    if (!DICE.has(kind)) change('plain', (roll) => ({ ...roll, over: true }));
    switch (kind) {
      case 'priority-rolled':
        begin(rolledForPriority(at, args(kind)));
        break;
      case 'attack-declared': {
        const { who, target, attack } = args(kind);
        begin({ ...begun(at, 'attack', target), attacker: who, attack });
        break;
      }
      case 'attack-aborted':
        open = open.slice(0, -1);
        break;
      case 'retargeted': {
        const { target } = args(kind);
        change('attack', (roll) => ({ ...roll, target }));
        break;
      }
      case 'pool-formed': {
        const { who, side, pool } = args(kind);
        if (side === 'dodge') begin(begun(at, 'dodge', who));
        const of = side === 'attack' ? 'attack' : 'defense';
        change(kindOf(side), (roll) => ({ ...roll, pools: { ...roll.pools, [of]: pool.value } }));
        break;
      }
      case 'rolled': {
        const rolled = args(kind);
        if (rolled.side === 'plain' && rolled.from === 'initial') begin(begun(at, 'plain', rolled.who));
        change(kindOf(rolled.side), (roll) => added(roll, rolled, at));
        break;
      }
      case 'rerolled':
      case 'die-changed': {
        const one = args(kind);
        const how = kind === 'rerolled' ? 'rerolled' : 'changed';
        change(kindOf(one.side), (roll) => modified(roll, how, one, at));
        break;
      }
      case 'compared':
        change('attack', (roll) => compared(roll, args(kind)));
        break;
      case 'dodge-counted':
        change('dodge', (roll) => dodged(roll, args(kind)));
        break;
      case 'dazed':
      case 'knocked-out': {
        const { who } = args(kind);
        open = open.map((roll) => (roll.target === who ? { ...roll, fell: kind } : roll));
        break;
      }
      case 'attack-resolved':
        change('attack', (roll) => ({ ...roll, over: true }));
        break;
    }
  }
  return open.at(-1) ?? null;
}

/** Whether a die counts; null as long as they are not counted. One failure may count where the cards say so. */
export function counts(roll: TrayRoll, die: TrayDie): boolean | null {
  const { sum } = roll;
  if (sum === null) return null;
  const worth = sum.worth[die.side === 'attack' ? 'attack' : 'defense'];
  if ((worth.get(die.face) ?? 0) > 0) return true;
  if (die.face !== 'failure' || !sum.failures.includes(die.side)) return false;
  return roll.dice.find((one) => one.side === die.side && one.face === 'failure')?.id === die.id;
}
