import {
  Abilities,
  ask,
  below,
  call,
  type Data,
  DONE,
  defineGame,
  everyone,
  type Game,
  goto,
  History,
  type Instruction,
  type Json,
  Judge,
  type Listener,
  type Match,
  message,
  NEXT,
  type Node,
  type NodeKind,
  procedure,
  propose,
  type Rulebook,
  type Run,
  runAbility,
  runSequence,
  type Seat,
  type Sequence,
  type Stage,
  shuffle,
} from '../src/index.ts';

/** An invented duel: two seats, a hidden card each, a die, and charms that hear damage. */
export interface Toy {
  life: number[];
  cards: number[];
  deck: number[];
  /** Cards that lie face up, and cards that the other seat has peeked at. */
  shown: boolean[];
  peeked: boolean[];
  active: Seat;
  charms: Charm[];
  /** Charms that wait for the end of the running effect, and everything charms have noted down. */
  queue: string[];
  notes: string[];
}

export interface Charm {
  readonly name: string;
  readonly seat: Seat;
  readonly stage: string;
  readonly ability: string;
  readonly forced: boolean;
  readonly repeatable: boolean;
}

interface ToyView {
  readonly life: readonly number[];
  readonly cards: readonly (number | null)[];
  readonly asked: Json;
}

export type C = Run<Toy>;
export type Damage = { kind: 'damage'; prevented: boolean; seat: Seat; amount: number };

export const damage = (seat: Seat, amount: number): Damage => ({
  kind: 'damage',
  prevented: false,
  seat,
  amount,
});

const other = (seat: Seat): Seat => 1 - seat;

/** A charm that hears damage: by default a forced one of seat 0 that runs after it. */
export function charm(name: string, ability: string, rest: Partial<Charm> = {}): Charm {
  return { name, ability, seat: 0, stage: 'after', forced: true, repeatable: false, ...rest };
}

export const toySetup = (charms: readonly Charm[] = [], life = 6): Json => ({
  life,
  charms: charms.map((one) => ({ ...one })),
});

// Nodes.

interface Note extends Node {
  readonly text: string;
}
interface Hit extends Node {
  readonly amount: number;
}

const always = () => true;
const note: NodeKind<C, Note> = {
  run: (c, node, _scope, frame) => {
    if (frame.step > 0) return DONE;
    c.table.notes.push(node.text);
    return NEXT;
  },
  can: always,
};
const hit: NodeKind<C, Hit> = {
  run: (c, node, scope, frame) =>
    frame.step > 0 ? DONE : propose(c, [damage(scope['target'] as number, node.amount)]),
  can: (c, node, scope) => node.amount > 0 && (c.table.life[scope['target'] as number] ?? 0) > 0,
};
const ward: NodeKind<C, Node> = {
  run: (c, _node, scope) => {
    c.change(scope).prevented = true;
    return DONE;
  },
  can: always,
};
const soften: NodeKind<C, Node> = {
  run: (c, _node, scope) => {
    const change = c.change(scope) as Damage;
    change.amount -= 1;
    return DONE;
  },
  can: always,
};
/** Asks its owner how much of the damage to take off. */
const bargain: NodeKind<C, Node> = {
  run: (_c, _node, scope) =>
    ask({
      seat: scope['seat'] as number,
      ask: message('toy.bargain'),
      rules: ['TOY-BARGAIN'],
      shape: 'number',
      min: 0,
      max: 2,
    }),
  take: (c, _node, scope, _frame, answer) => {
    const change = c.change(scope) as Damage;
    change.amount -= answer as number;
    return DONE;
  },
  can: always,
};

const say = (text: string): Note => ({ node: 'note', text });
const all = (...parts: Node[]): Sequence => ({ node: 'sequence', parts });

export const toyAbilities: { readonly [address: string]: Node } = {
  alpha: say('alpha'),
  beta: say('beta'),
  gamma: say('gamma'),
  ward: all(say('ward'), { node: 'ward' }),
  soften: { node: 'soften' },
  bargain: { node: 'bargain' },
  hex: all(say('before the hex'), { node: 'hit', amount: 2 } as Hit, say('after the hex')),
};

// Rules.

const stages: readonly Stage[] = [
  { name: 'would', policy: 'window' },
  { name: 'apply', policy: 'apply' },
  { name: 'after', policy: 'window' },
  { name: 'later', policy: 'queue' },
];

function listeners(c: C, stage: string, batch: readonly { kind: string; prevented: boolean }[]): Listener[] {
  return batch.flatMap((change, i) =>
    change.prevented
      ? []
      : c.table.charms
          .filter((one) => one.stage === stage)
          .map((one) => ({
            ability: one.ability,
            source: batch.length === 1 ? one.name : `${one.name}#${i}`,
            seat: one.seat,
            forced: one.forced,
            repeatable: one.repeatable,
            scope: { seat: one.seat, target: other(one.seat), change: { i } },
            say: message('toy.charm', { name: one.name }),
          })),
  );
}

function hurt(c: C, change: Damage): void {
  c.table.life[change.seat] = (c.table.life[change.seat] ?? 0) - change.amount;
  c.emit('hurt', ['TOY-HURT'], { seat: change.seat, amount: change.amount });
  if ((c.table.life[change.seat] ?? 0) > 0) return;
  c.match.outcome = { winners: [other(change.seat)], rule: 'TOY-WIN', reason: 'life' };
}

const MOVES = ['wait', 'roll', 'show', 'peek', 'bid', 'hex'];

const toyTurns = procedure<C, string, object>('turns', [
  {
    name: 'deal',
    rules: ['TOY-DEAL'],
    run: (c) => {
      c.table.deck = shuffle(c.match.random.shuffle, [1, 2, 3, 4, 5, 6]);
      for (const seat of [0, 1]) {
        const card = c.table.deck.pop() ?? 0;
        c.table.cards[seat] = card;
        c.emit('dealt', ['TOY-DEAL'], { seat, card });
      }
      return NEXT;
    },
  },
  {
    name: 'a turn',
    rules: ['TOY-TURN'],
    run: (c) =>
      ask({
        seat: c.table.active,
        ask: message('toy.move'),
        rules: ['TOY-TURN'],
        shape: 'options',
        options: MOVES.map((id) => ({ id, say: message(`toy.${id}`) })),
      }),
    take: (c, _d, answer) => move(c, c.table.active, answer as string),
  },
  {
    name: 'the other seat',
    rules: ['TOY-TURN'],
    run: (c) => {
      c.table.active = other(c.table.active);
      return goto('a turn');
    },
  },
]);

function move(c: C, seat: Seat, what: string): Instruction {
  const table = c.table;
  c.emit('moved', ['TOY-TURN'], { seat, move: what });
  switch (what) {
    case 'roll':
      return propose(c, [damage(other(seat), below(c.match.random.dice, 2) + 1)]);
    case 'show':
      table.shown[seat] = true;
      return NEXT;
    case 'peek':
      table.peeked[other(seat)] = true;
      return NEXT;
    case 'bid':
      return call('bid');
    case 'hex':
      return runAbility('hex', { target: other(seat) });
    default:
      return NEXT;
  }
}

/** Both seats bid at once; the higher bid takes the difference from the other. */
const bid = procedure<C, string, object>('bid', [
  {
    name: 'both bid',
    rules: ['TOY-BID'],
    run: () =>
      ask(
        ...[0, 1].map((seat) => ({
          seat,
          ask: message('toy.how-much'),
          rules: ['TOY-BID'],
          test: 'bid',
          shape: 'number' as const,
          min: 0,
          max: 9,
        })),
      ),
    take: (c, _d, answer) => {
      const [a, b] = answer as [number, number];
      c.emit('bids', ['TOY-BID'], { bids: [a, b] });
      return a === b ? NEXT : propose(c, [damage(a < b ? 0 : 1, Math.abs(a - b))]);
    },
  },
]);

export function toyBook(rest: Partial<Rulebook<Toy, ToyView>> = {}): Rulebook<Toy, ToyView> {
  const abilities = new Abilities();
  for (const [address, tree] of Object.entries(toyAbilities)) abilities.add(address, tree);
  return {
    game: 'toy',
    version: '1',
    content: 'c0ffee',
    acceptSetup: (setup) => {
      const { life, charms } = setup as { life?: Json; charms?: Json };
      return new Judge()
        .must(typeof life === 'number' && life > 0, 'TOY-LIFE', 'toy.no-life')
        .must(Array.isArray(charms), 'TOY-CHARMS', 'toy.no-charms')
        .verdict();
    },
    seats: () => 2,
    table: (setup) => {
      const { life, charms } = setup as unknown as { life: number; charms: Charm[] };
      return {
        life: [life, life],
        cards: [0, 0],
        deck: [],
        shown: [false, false],
        peeked: [false, false],
        active: 0,
        charms: charms.map((one) => ({ ...one })),
        queue: [],
        notes: [],
      };
    },
    start: 'turns',
    procedures: { turns: toyTurns, bid },
    nodes: { note, hit, ward, soften, bargain, sequence: runSequence<Toy>() },
    abilities,
    changes: { damage: hurt },
    stages,
    listeners,
    enqueue: (c, waiting) => {
      c.table.queue.push(...waiting.map((one) => `${one.ability}@${one.source}`));
    },
    order: (c) => [c.table.active, other(c.table.active)],
    windowAsk: (_c, stage, forced) => ({ ask: message(`toy.${stage}`, { forced }), rules: ['TOY-WINDOW'] }),
    testers: {
      bid: {
        verdict: (c, decision, answer) => {
          const life = c.table.life[decision.seat] ?? 0;
          return new Judge()
            .must((answer as number) <= life, 'TOY-BID-LIFE', 'toy.bid-too-high', { life })
            .must((answer as number) !== 4, 'TOY-BID-FOUR', 'toy.no-fours')
            .verdict();
        },
        sample: (c, decision, random) => below(random, Math.min(3, c.table.life[decision.seat] ?? 0) + 1),
        region: (c, decision) => ({ upTo: c.table.life[decision.seat] ?? 0, but: 4 }),
        preview: (c, decision, answer) => ({ left: (c.table.life[decision.seat] ?? 0) - (answer as number) }),
      },
    },
    cloneTable: (table) => ({
      life: table.life.slice(),
      cards: table.cards.slice(),
      deck: table.deck.slice(),
      shown: table.shown.slice(),
      peeked: table.peeked.slice(),
      active: table.active,
      charms: table.charms.slice(),
      queue: table.queue.slice(),
      notes: table.notes.slice(),
    }),
    view: (match, seat) => ({
      life: match.table.life,
      cards: match.table.cards.map((card, owner) => (sees(match, seat, owner) ? card : null)),
      asked: match.pending.filter((one) => one.seat === seat) as unknown as Json,
    }),
    projections: {
      moved: everyone,
      hurt: everyone,
      bids: everyone,
      dealt: (event, seat) => (event.args['seat'] === seat ? event : null),
    },
    knowledge: (match, seat) => [0, 1].filter((owner) => sees(match, seat, owner)).map((o) => `card of ${o}`),
    appraise: () => 0,
    guessHidden: (match, seat, random) => {
      const { cards, deck } = match.table;
      const hidden = [0, 1].filter((owner) => !sees(match, seat, owner));
      const pool = shuffle(random, [...deck, ...hidden.map((owner) => cards[owner] ?? 0)]);
      for (const owner of hidden) cards[owner] = pool.pop() ?? 0;
      match.table.deck = pool;
    },
    ...rest,
  };
}

function sees(match: Match<Toy>, seat: Seat | null, owner: Seat): boolean {
  const { shown, peeked } = match.table;
  return seat === owner || shown[owner] === true || (seat === other(owner) && peeked[owner] === true);
}

export const toyGame: Game<Toy, ToyView> = defineGame(toyBook());

/** A toy match whose start procedure is the given table of rows. */
export function gameOf(
  rows: Parameters<typeof procedure<C, string, Data>>[1],
  rest: Partial<Rulebook<Toy, ToyView>> = {},
): Game<Toy, ToyView> {
  const turns = procedure<C, string, Data>('turns', rows);
  return defineGame(toyBook({ ...rest, procedures: { ...rest.procedures, turns } }));
}

/** Ends a match of the toy, so that a test can see that nothing was left to do. */
export function end(c: C): Instruction {
  c.match.outcome = { winners: [], rule: 'TOY-END', reason: 'end' };
  return NEXT;
}

/** Answers the first thing that is asked; throws when it is refused. */
export function answer<T>(history: History<T>, value: Json): void {
  const decision = history.match.pending[0];
  if (decision === undefined) throw new Error('nothing is asked');
  const applied = history.decide(decision.seat, decision.n, value);
  if (!applied.yes) throw new Error(`refused: ${applied.reasons.map((one) => one.key).join(', ')}`);
}

export function startToy(charms: readonly Charm[] = [], life = 6, seed = 'seed'): History<Toy> {
  return History.start(toyGame as Game<Toy>, toySetup(charms, life), seed);
}
