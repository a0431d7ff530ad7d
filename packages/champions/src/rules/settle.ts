import { ask, DONE, goto, type Instruction, NEXT, type Seat } from '@assemble/kernel';
import { DRONE } from '../content.ts';
import { type Piece, SCENARIO } from '../table.ts';
import { leavePlay } from './atoms.ts';
import { controlled, faceOf, isCharacter, playerOrder } from './cards-in-play.ts';
import { defeatOf } from './changes.ts';
import { defeatAll } from './damage.ts';
import { hasKeyword, remaining, standing } from './reading.ts';
import { type C, call, callAgain, cardsIn, dataOf, steps } from './run.ts';
import { isComplete } from './threat.ts';

/** MC-ALLY-2: three allies, and what cards add to that. */
export const allyLimit = (c: C, seat: Seat): number =>
  3 +
  standing(c, 'ally-limit').reduce((sum, { effect, vp }) => sum + (vp.seat === seat ? effect.more : 0), 0);

/** Whether there are so many allies or restricted cards in play that a player may have too many. */
function isCrowded(c: C): boolean {
  let allies = 0;
  let restricted = 0;
  for (const piece of c.table.play) {
    if (piece.controller === SCENARIO) continue;
    const { type, keywords } = faceOf(c, piece);
    if (type === 'ally') allies++;
    if (keywords.restricted === true) restricted++;
  }
  return allies > 3 || restricted > 2;
}

/** Players who control more allies, or more restricted cards, than they may. */
function excess(
  c: C,
): { seat: Seat; from: Piece[]; count: number; rule: 'MC-ALLY-2' | 'MC-KEYWORD-13' } | null {
  if (!isCrowded(c)) return null;
  for (const seat of playerOrder(c)) {
    const allies = controlled(c, seat, 'ally');
    // Only a fourth ally needs the limit to be looked up.
    const over = allies.length > 3 ? allies.length - allyLimit(c, seat) : 0;
    if (over > 0) return { seat, from: allies, count: over, rule: 'MC-ALLY-2' };
    const restricted = c.table.play.filter(
      (piece) =>
        piece.controller === seat &&
        faceOf(c, piece).keywords.restricted === true &&
        hasKeyword(c, piece, 'restricted'),
    );
    if (restricted.length > 2)
      return { seat, from: restricted, count: restricted.length - 2, rule: 'MC-KEYWORD-13' };
  }
  return null;
}

/** Whether a card is already being defeated: abilities are answering it right now. */
const isFalling = (c: C, id: number): boolean =>
  c.match.frames.some((frame) => dataOf(frame, 'defeat')?.falling.includes(id) === true);

/** Characters without hit points that nobody is defeating yet. */
const doomed = (c: C): Piece[] =>
  c.table.play.filter(
    (piece) =>
      (piece.damage > 0 || piece.face === DRONE) &&
      isCharacter(faceOf(c, piece)) &&
      remaining(c, piece) <= 0 &&
      !isFalling(c, piece.id),
  );

/** Checks the table: mostly all is as it must be. */
export const checkTable = (c: C): Instruction =>
  doomed(c).length === 0 && !isComplete(c) && excess(c) === null ? NEXT : call('settle', {});

/** What must be true of the table whenever nothing is under way: checked until there is nothing left to do. */
export const settle = steps('settle', [
  {
    name: 'characters without hit points are defeated',
    rules: ['MC-HP-3', 'MC-HP-4', 'MC-DAMAGE-10'],
    run: (c) => {
      const found = doomed(c);
      return found.length === 0 ? NEXT : defeatAll(found.map((piece) => defeatOf(c, piece.id, -1, false)));
    },
  },
  {
    name: 'a completed main scheme advances',
    rules: ['MC-MAIN-1'],
    run: (c) => (isComplete(c) ? callAgain('advance', {}) : NEXT),
  },
  {
    name: 'allies and restricted cards beyond their limit are discarded',
    rules: ['MC-ALLY-2', 'MC-ALLY-3', 'MC-KEYWORD-13'],
    run: (c) => {
      const over = excess(c);
      if (over === null) return DONE;
      return ask({
        seat: over.seat,
        ask: { key: 'ask.over-limit', args: { count: over.count } },
        rules: [over.rule],
        shape: 'entities',
        from: over.from.map((piece) => piece.id),
        min: over.count,
        max: over.count,
      });
    },
    take: (c, _d, answer) => {
      for (const id of cardsIn(answer)) leavePlay(c, id, 'discard', ['MC-ALLY-2']);
      return goto('characters without hit points are defeated');
    },
  },
]);
