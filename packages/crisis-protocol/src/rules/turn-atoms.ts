import type { Explained, Seat } from '@assemble/kernel';
import type { Limit } from '../abilities/vocabulary.ts';
import type { Character, Phase } from '../table.ts';
import { turnOf } from './actions.ts';
import { endLasting, setActivated } from './atoms.ts';
import { firstSuperpower, hasUsedSuperpower, isTargeted, limitKey } from './costs.ts';
import { tell } from './events.ts';
import { type C, other, type Rule, type Rules } from './run.ts';

/** The writers of rounds, turns and activations, of what was done and used in them, and of the points. */

/** CP-ROUND-2 */
export function beginRound(c: C): void {
  c.table.round++;
  tell(c, 'round-began', ['CP-ROUND-2'], () => ({ round: c.table.round }));
}

/** CP-ROUND-2 */
export function beginPhase(c: C, phase: Exclude<Phase, 'set-up'>): void {
  c.table.phase = phase;
  tell(c, 'phase-began', ['CP-ROUND-2'], () => ({ phase }));
}

/** CP-CLEANUP-11: what lasted this round ends, and what was used in it may be used again. */
export function endRound(c: C): void {
  endLasting(c, (one) => one.until === 'round');
  forgetUses(c, 'round');
  c.table.lastActivation = null;
}

/** CP-ACTPHASE-2; CP-PASS-1, CP-PASS-2: how many are ready as it begins decides who may pass. */
export function beginTurn(c: C, seat: Seat, ready: readonly [number, number]): void {
  // What was used between two turns was used in neither.
  forgetUses(c, 'turn');
  c.table.turn = { seat, ready, character: -1, actions: 0, made: [], interacted: [], attacked: [] };
  tell(c, 'turn-began', ['CP-ACTPHASE-2'], () => ({ seat }));
}

/** CP-ACTPHASE-5 */
export function endTurn(c: C): void {
  c.table.turn = null;
  endLasting(c, (one) => one.until === 'turn' || one.until === 'attack');
  forgetUses(c, 'turn');
}

/** CP-CLEANUP-9: whoever does so last in a round may have to give the Priority token away. */
export function noteActivation(c: C, seat: Seat): void {
  c.table.lastActivation = seat;
}

/** CP-ACTIVATE-1: a character has two actions. */
export function beginActivation(c: C, who: number): void {
  const turn = turnOf(c);
  turn.character = who;
  turn.actions = 2;
  turn.made = [];
  turn.interacted = [];
  endLasting(c, (one) => one.until === 'activation' && one.character === who);
  tell(c, 'activation-began', ['CP-ACTPHASE-3'], () => ({ who }));
}

/** CP-ACTIVATE-13: the character has its Activated token. */
export function endActivation(c: C, character: Character, rule: Rule): void {
  setActivated(character, true);
  const turn = turnOf(c);
  turn.character = -1;
  turn.actions = 0;
  tell(c, 'activation-ended', [rule], () => ({ who: character.id }));
}

/** CP-ACTIVATE-1 */
export function spendAction(c: C, what: string): void {
  const turn = turnOf(c);
  turn.actions--;
  turn.made.push(what);
}

/** CP-ACTIVATE-9: a move action that an effect grants is made, though none of its own is spent. */
export function makeGrantedMove(c: C): void {
  c.table.turn?.made.push('move');
}

/** CP-INTERACT-5: once per token and activation. */
export function interactWith(c: C, who: number, token: number): void {
  turnOf(c).interacted.push(token);
  tell(c, 'interacted', ['CP-INTERACT-2', 'CP-INTERACT-6'], () => ({ who, token }));
}

/** CP-PRIORITY-3 */
export function takePriority(c: C, seat: Seat): void {
  c.table.priority = seat;
}

/** CP-CLEANUP-9 */
export function passPriority(c: C): void {
  takePriority(c, other(c.table.priority));
  tell(c, 'priority-moved', ['CP-CLEANUP-9'], () => ({ seat: c.table.priority }));
}

/** CP-SCORE-1 */
export function score(c: C, seat: Seat, points: Explained, rules: Rules): void {
  const player = c.table.players[seat as 0 | 1];
  player.points += points.value;
  tell(c, 'scored', rules, () => ({ seat, points, total: player.points }));
}

/** CP-POWER-3, CP-SUPER-3: by which rules a superpower is paid for; the first one of the turn is noted. */
export function noteSuperpower(c: C, character: Character, amount: number): Rules {
  const rooted = amount > 0 && character.conditions.includes('root');
  if (!hasUsedSuperpower(c, character)) c.table.used.push(firstSuperpower(character));
  return rooted ? ['CP-SUPER-3', 'CP-COND-10'] : ['CP-SUPER-3'];
}

export function noteTargeted(c: C, attack: string, attacker: number, target: number): void {
  if (!isTargeted(c, attack, attacker, target)) noteUse(c, 'character-round', attack, attacker, target);
}

/** CP-SUPER-4: a limited use. */
export function noteUse(
  c: C,
  limit: Limit | undefined,
  address: string,
  user: number,
  affected: number,
): void {
  if (limit !== undefined) c.table.used.push(limitKey(limit, address, user, affected));
}

/** At the end of a turn only what was limited for longer stays noted; at the end of a round only what counts for the game. */
function forgetUses(c: C, what: 'turn' | 'round'): void {
  c.table.used = c.table.used.filter(
    (key) => key.startsWith('game ') || (what === 'turn' && key.startsWith('round ')),
  );
}
