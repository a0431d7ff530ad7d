import { digest, type Game, History, type Json, notPlain, type Seat } from '../../src/index.ts';
import { type Position, setupOf } from './game.ts';
import type { Face, Side, Table } from './table.ts';

/** One decision of a script: who, to which question, what; and what is tried in vain before it. */
export interface Line {
  readonly seat: Seat;
  readonly asked: string;
  readonly answer: Json;
  readonly refused?: readonly { readonly answer: Json; readonly rules: readonly string[] }[];
}

export type Way = 'straight' | 'saved' | 'undone';
export const ways: readonly Way[] = ['straight', 'saved', 'undone'];

/** Plays a script to its end; throws when a question, a refusal or the end is not the expected one. */
export function play(
  game: Game<Table>,
  position: Position,
  script: readonly Line[],
  way: Way,
): History<Table> {
  let history = History.start(game, setupOf(position), 'seed');
  for (const line of script) {
    const [decision, ...more] = history.match.pending;
    if (decision === undefined || more.length > 0) throw new Error(`"${line.asked}" should be asked alone`);
    const { n, seat, ask } = decision;
    if (seat !== line.seat || ask.key !== line.asked)
      throw new Error(`expected ${line.seat} "${line.asked}", asked was ${seat} "${ask.key}"`);
    const place = notPlain(history.match);
    if (place !== null) throw new Error(`not plain data: ${place}`);
    for (const { answer, rules } of line.refused ?? []) {
      const before = digest(history.match);
      const applied = history.decide(seat, n, answer);
      const because = applied.yes ? ['nothing'] : applied.reasons.map((reason) => reason.rule);
      if (because.join() !== rules.join())
        throw new Error(`${JSON.stringify(answer)} refused by ${because.join()}`);
      if (digest(history.match) !== before) throw new Error('a refused answer changed the match');
    }
    if (way === 'saved') {
      const before = digest(history.match);
      const saved = game.restore(JSON.parse(JSON.stringify(history.match)) as Json);
      if (digest(saved) !== before) throw new Error('the saved match differs');
      history = new History(game, saved, 'seed');
    }
    const before = digest(history.match);
    if (!history.decide(seat, n, line.answer).yes) throw new Error(`refused: ${JSON.stringify(line.answer)}`);
    if (way === 'undone') {
      const after = digest(history.match);
      history.undo(1);
      if (digest(history.match) !== before) throw new Error('undone, the match differs');
      history.redo();
      if (digest(history.match) !== after) throw new Error('redone, the match differs');
    }
  }
  if (history.match.pending.length > 0) throw new Error('something is still asked');
  return history;
}

export const faces = (table: Table, side: Side): Face[] =>
  table.fight.dice.filter((die) => die.side === side).map((die) => die.face);

const RANK: readonly Face[] = ['critical', 'hit', 'wild', 'block', 'blank', 'failure'];
export const sorted = (list: readonly Face[]): Face[] =>
  [...list].sort((a, b) => RANK.indexOf(a) - RANK.indexOf(b));
