import type { Scope } from './ability.ts';
import type { Change, Listener } from './change.ts';
import type { Ask } from './decision.ts';
import type { Json } from './json.ts';
import { CHANGE, listenerId, listenersOf, mightAnswer, runAbility, WINDOW, walk } from './machine.ts';
import { ask, DONE, done, goto, NEXT, type Procedure, procedure } from './procedure.ts';
import type { Run } from './run.ts';

type ChangeData = { batch: Change[]; stage: number; report: boolean };
type WindowData = { stage: string; change: number; used: string[]; turn: number; passes: number };

/** What a player answers to let a window go by. */
export const PASS = 'pass';

/** A change that somebody has to be heard about walks its stages here. */
export function changeProcedure<T>(): Procedure<Run<T>> {
  return procedure<Run<T>, string, ChangeData>(CHANGE, [
    {
      name: 'open the window of this stage',
      rules: [],
      run: (c, d) => {
        const stage = c.rulebook.stages[d.stage];
        if (stage === undefined) return DONE;
        const change = c.match.frames.length - 1;
        return {
          do: 'call',
          procedure: WINDOW,
          data: { stage: stage.name, change, used: [], turn: 0, passes: 0 },
          then: 'next',
        };
      },
    },
    {
      name: 'go on to the next stage that somebody hears',
      rules: [],
      run: (c, d) => {
        d.stage = walk(c, d.batch, d.stage + 1);
        if (d.stage >= 0) return { do: 'goto', row: 'open the window of this stage' };
        return d.report ? done(d.batch as unknown as Json) : DONE;
      },
    },
  ]);
}

/**
 * Forced listeners first, in the order the rules give; then the players in order, until all of them pass: those who can
 * answer, and those who might for all that everybody knows. A stage that goes by turns instead finishes one turn after
 * the other.
 */
export function windowProcedure<T>(): Procedure<Run<T>> {
  return procedure<Run<T>, string, WindowData>(WINDOW, [
    {
      name: 'forced abilities',
      rules: [],
      run: (c, d) => {
        if (goesByTurns(c, d)) return goto('abilities by turns, all of one turn before the next');
        const forced = open(c, d).filter((listener) => listener.forced);
        for (const seat of c.rulebook.order(c)) {
          const own = forced.filter((listener) => listener.seat === seat);
          const only = own[0];
          if (only === undefined) continue;
          if (own.length === 1) return use(d, only);
          return ask(menu(c, d, seat, own, true));
        }
        if (forced.length > 0)
          throw new Error(`forced abilities of a seat that is not in order: ${forced.map(listenerId)}`);
        return NEXT;
      },
      take: (c, d, answer) => use(d, chosen(c, d, answer as string)),
    },
    {
      name: 'optional abilities, player by player, until all pass',
      rules: [],
      run: (c, d) => {
        const all = open(c, d);
        // An ability that was used here may have woken a forced one.
        if (all.some((listener) => listener.forced)) return goto('forced abilities');
        const seats = c.rulebook.order(c);
        const might = mightAnswer(c, d.stage, batchOf(c, d), d.used);
        while (d.passes < seats.length) {
          const seat = seats[d.turn % seats.length];
          const own = all.filter((listener) => listener.seat === seat);
          if (seat !== undefined && (own.length > 0 || might.includes(seat)))
            return ask(menu(c, d, seat, own, false));
          d.turn++;
          d.passes++;
        }
        return DONE;
      },
      take: (c, d, answer) => {
        d.turn++;
        if (answer === PASS) {
          d.passes++;
          return { do: 'again' };
        }
        d.passes = 0;
        return use(d, chosen(c, d, answer as string));
      },
    },
    {
      name: 'abilities by turns, all of one turn before the next',
      rules: [],
      run: (c, d) => {
        const left = open(c, d).filter((listener) => turnOf(listener) >= d.turn);
        if (left.length === 0) return DONE;
        d.turn = Math.min(...left.map(turnOf));
        const own = left.filter((listener) => turnOf(listener) === d.turn);
        const forced = own.some((listener) => listener.forced);
        const first = own[0];
        if (first === undefined) return DONE;
        if (own.length === 1 && forced) return use(d, first);
        return ask(menu(c, d, first.seat, own, forced));
      },
      take: (c, d, answer) => {
        if (answer !== PASS) return use(d, chosen(c, d, answer as string));
        d.turn++;
        return { do: 'again' };
      },
    },
  ]);
}

const turnOf = (listener: Listener<object>): number => listener.turn ?? 0;

const goesByTurns = <T>(c: Run<T>, d: WindowData): boolean =>
  c.rulebook.stages.some((stage) => stage.name === d.stage && stage.policy === 'turns');

const batchOf = <T>(c: Run<T>, d: WindowData): readonly Change[] =>
  (c.match.frames[d.change]?.data['batch'] as Change[] | undefined) ?? [];

const open = <T>(c: Run<T>, d: WindowData): readonly Listener<object>[] =>
  listenersOf(c, d.stage, batchOf(c, d), d.used);

function chosen<T>(c: Run<T>, d: WindowData, id: string): Listener<object> {
  const listener = open(c, d).find((candidate) => listenerId(candidate) === id);
  if (listener === undefined) throw new Error(`nobody listens as ${id}`);
  return listener;
}

function use(d: WindowData, listener: Listener<object>) {
  d.used.push(listenerId(listener));
  const change = (listener.scope as Scope)['change'] as { i: number } | undefined;
  const scope: Scope = { ...listener.scope };
  scope['change'] = { frame: d.change, i: change?.i ?? 0 };
  return runAbility(listener.ability, scope, 'again');
}

function menu<T>(
  c: Run<T>,
  d: WindowData,
  seat: number,
  own: readonly Listener<object>[],
  forced: boolean,
): Ask {
  const options = own.map((listener) => ({ id: listenerId(listener), say: listener.say }));
  const question = c.rulebook.windowAsk(c, d.stage, forced, batchOf(c, d));
  if (!forced) options.push({ id: PASS, say: { key: 'window.pass', args: {} } });
  return { seat, ...question, shape: 'options', options };
}
