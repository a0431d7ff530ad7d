import { below, type Seat } from '@assemble/kernel';
import type { Id, Point } from '../geometry/shapes.ts';
import { onGrid } from '../geometry/tolerance.ts';
import { type ConditionName, DIE, type Face } from '../names.ts';
import type { Bonus, Character, CrisisType, Die, Lasting, Roll, Side, Token } from '../table.ts';
import { isGrunt, isThere, lastingAt, statsOf } from './characters.ts';
import { type Movement, tell } from './events.ts';
import { hasStatic, inForce } from './in-force.ts';
import { indexOf } from './index-of-cards.ts';
import { type C, editionOf, other, type Rules } from './run.ts';

/** The only writers: each changes one fact, keeps what hangs on it true and tells the log by which rule. */

/** CP-POWER-2, CP-COND-14, CP-GRUNT-16: gains Power, as far as it can. */
export function gainPower(c: C, character: Character, amount: number, rules: Rules): number {
  if (amount <= 0 || isGrunt(c, character)) return 0;
  // CP-COND-14: Stun cuts any single gain to 1.
  const wanted = character.conditions.includes('stun') ? Math.min(1, amount) : amount;
  const gained = Math.min(wanted, 10 - character.power);
  if (gained <= 0) return 0;
  character.power += gained;
  const cut = gained < amount && character.conditions.includes('stun');
  tell(c, 'power-gained', cut ? [...rules, 'CP-COND-14'] : rules, () => ({
    who: character.id,
    amount: gained,
    power: character.power,
  }));
  return gained;
}

/** CP-POWER-3: spends Power that it has. */
export function spendPower(c: C, character: Character, amount: number, rules: Rules): void {
  if (amount === 0) return;
  if (character.power < amount) throw new Error(`character ${character.id} cannot pay ${amount} Power`);
  character.power -= amount;
  noteSpent(c, character);
  tell(c, 'power-spent', rules, () => ({ who: character.id, amount, power: character.power }));
}

/** CP-POWER-6: loses Power, at most all it has. */
export function losePower(c: C, character: Character, amount: number, rules: Rules): number {
  const lost = Math.min(amount, character.power);
  if (lost <= 0) return 0;
  character.power -= lost;
  noteSpent(c, character);
  tell(c, 'power-lost', rules, () => ({ who: character.id, amount: lost, power: character.power }));
  return lost;
}

function noteSpent(c: C, character: Character): void {
  if (indexOf(c).triggers.has('power-spent') && !c.table.spent.includes(character.id))
    c.table.spent.push(character.id);
}

/** CP-EFFECT-6: a quiet moment has come. Who spent or lost Power until then. */
export function settleSpent(c: C): readonly number[] {
  const { spent } = c.table;
  c.table.spent = [];
  return spent;
}

/** CP-DAMAGE-1, CP-DAMAGE-2: suffers damage, no more than its Stamina still allows. */
export function suffer(c: C, character: Character, amount: number, source: string, rules: Rules): number {
  const real = Math.min(amount, statsOf(c, character).stamina - character.damage);
  if (real <= 0) return 0;
  character.damage += real;
  tell(c, 'damaged', rules, () => ({ who: character.id, amount: real, damage: character.damage, source }));
  return real;
}

export function heal(c: C, character: Character, amount: number, rules: Rules): number {
  const real = Math.min(amount, character.damage);
  if (real <= 0) return 0;
  character.damage -= real;
  tell(c, 'healed', rules, () => ({ who: character.id, amount: real, damage: character.damage }));
  return real;
}

/** CP-COND-1, CP-COND-2, CP-KEYWORD-1: gains a special condition it does not have and is not immune to. */
export function gainCondition(c: C, character: Character, condition: ConditionName, rules: Rules): boolean {
  if (character.conditions.includes(condition) || isImmune(c, character, condition)) return false;
  character.conditions.push(condition);
  tell(c, 'condition-gained', rules, () => ({ who: character.id, condition }));
  return true;
}

export function loseCondition(c: C, character: Character, condition: ConditionName, rules: Rules): boolean {
  if (!character.conditions.includes(condition)) return false;
  character.conditions = character.conditions.filter((one) => one !== condition);
  tell(c, 'condition-lost', rules, () => ({ who: character.id, condition }));
  return true;
}

export const isImmune = (c: C, character: Character, condition: ConditionName): boolean =>
  inForce(c, 'immunity', character).some(({ effect }) => effect.to.includes(condition));

/** Puts a character somewhere else; its position is the one that every machine agrees on. */
export function moveTo(c: C, character: Character, to: Point, how: Movement, rules: Rules): void {
  const from = character.at;
  const at = onGrid(to);
  character.at = at;
  if (from !== null) tell(c, 'moved', rules, () => ({ who: character.id, how, from, at }));
}

export function deploy(c: C, character: Character, to: Point, rules: Rules): void {
  const at = onGrid(to);
  character.at = at;
  tell(c, 'deployed', rules, () => ({ who: character.id, at }));
}

/** A character that is off the battlefield comes back as it was at the beginning. */
export function returnAt(c: C, character: Character, to: Point, rules: Rules): void {
  character.gone = false;
  character.damage = 0;
  character.activated = false;
  character.conditions = [];
  deploy(c, character, to, rules);
}

/** CP-FORM-6: a character is in another Form; where it stands follows. */
export function changeForm(c: C, character: Character, form: number): void {
  character.form = form;
  tell(c, 'transformed', ['CP-FORM-6'], () => ({ who: character.id, form }));
}

/** CP-DAZED-1 */
export function daze(c: C, character: Character): void {
  character.dazed = true;
  tell(c, 'dazed', ['CP-DAZED-1', 'CP-DAMAGE-5'], () => ({ who: character.id }));
}

/** CP-KO-2, CP-KO-3: effects on who is KO'd, or of it, end. */
export function endEffects(c: C, { id }: Character): void {
  const { koEnds } = editionOf(c);
  endLasting(c, (one) => one.character === id || (koEnds === 'of-it' && one.self === id));
}

/** CP-KO-1: off the battlefield; what lasts ends first. */
export function takeOff(c: C, character: Character, kind: 'knocked-out' | 'removed', rules: Rules): void {
  endEffects(c, character);
  character.gone = true;
  character.at = null;
  tell(c, kind, rules, () => ({ who: character.id }));
}

/** CP-CLEANUP-7, CP-CLEANUP-8: a Dazed character comes back on its Injured side; Power and other tokens stay. */
export function recover(c: C, character: Character): void {
  character.damage = 0;
  character.conditions = [];
  character.dazed = false;
  character.side = 'injured';
  tell(c, 'recovered', ['CP-CLEANUP-7', 'CP-CLEANUP-8'], () => ({ who: character.id }));
}

/** An effect takes the Dazed token away before the Cleanup Phase would. */
export function rouse(c: C, character: Character, rules: Rules): void {
  character.dazed = false;
  tell(c, 'roused', rules, () => ({ who: character.id }));
}

/** An effect takes the Activated token away before the Cleanup Phase would. */
export function unactivate(c: C, character: Character, rules: Rules): void {
  character.activated = false;
  tell(c, 'readied', rules, () => ({ who: character.id }));
}

/** Healthy again, without damage and special conditions. */
export function restore(c: C, character: Character, rules: Rules): void {
  character.side = 'healthy';
  character.damage = 0;
  character.conditions = [];
  tell(c, 'restored', rules, () => ({ who: character.id }));
}

export function setActivated(character: Character, activated: boolean): void {
  character.activated = activated;
}

// Dice

/** The next face: what the scenario laid down, or chance. */
export const drawFace = (c: C): Face =>
  c.table.stacked?.faces.shift() ?? DIE[below(c.match.random.dice, DIE.length)] ?? 'blank';

export function rollDice(
  c: C,
  roll: Roll,
  who: number,
  side: Side,
  from: Die['from'],
  count: number,
  rules: Rules,
): void {
  if (count <= 0) return;
  // CP-EFFECT-1: said of attacks, defense and dodging; of other rolls only where the character interacts.
  if (from === 'initial' && side !== 'plain') countFailure(c, roll, who, side);
  const faces: Face[] = [];
  for (let i = 0; i < count; i++) {
    const face = drawFace(c);
    roll.dice.push({ id: roll.dice.length, side, from, face, rerolledBy: [], changedBy: [] });
    faces.push(face);
  }
  const seat = c.table.characters[who]?.controller ?? null;
  tell(c, 'rolled', rules, () => ({ who, seat, side, faces, from }));
}

/** One failure of the roll counts as a critical, where the roller's cards say so. */
export function countFailure(c: C, roll: Roll, who: number, side: Side): void {
  const roller = c.table.characters[who];
  if (roller !== undefined && hasStatic(c, 'failure-as-critical', roller)) roll.failureCounts.push(side);
}

export function rerollDie(c: C, die: Die, by: string, rules: Rules): void {
  const before = die.face;
  die.face = drawFace(c);
  die.rerolledBy.push(by);
  tell(c, 'rerolled', rules, () => ({ side: die.side, die: die.id, before, face: die.face, by }));
}

export function changeDie(c: C, die: Die, face: Face, by: string, rules: Rules): void {
  const before = die.face;
  die.face = face;
  die.changedBy.push(by);
  tell(c, 'die-changed', rules, () => ({ side: die.side, die: die.id, before, face, by }));
}

export function addBonus(roll: Roll, bonus: Bonus): void {
  roll.bonuses.push(bonus);
}

/** Somebody else is the target of the attack from now on. */
export function setTarget(attack: Roll, target: number): void {
  attack.target = target;
}

// Tokens

/** CP-HOLD-1: the token leaves the battlefield, or whoever held it, and lies on the holder's card. */
export function pickUp(c: C, character: Character, token: Token, rules: Rules): void {
  const { holder } = token;
  token.at = null;
  token.holder = character.id;
  if (holder < 0) tell(c, 'picked-up', rules, () => ({ who: character.id, token: token.id }));
  else tell(c, 'handed-over', rules, () => ({ who: holder, to: character.id, token: token.id }));
}

/** A token that comes from a Source: it is in the game from now on, held by whoever took it. */
export function takeToken(c: C, character: Character, crisis: CrisisType, of: number, rules: Rules): void {
  const slot = c.table.mission[crisis];
  const kind = indexOf(c).crises[slot]?.tokens[of]?.kind ?? 'asset';
  const id = c.table.tokens.length;
  c.table.tokens.push({
    id,
    crisis,
    of,
    kind,
    at: null,
    holder: character.id,
    controller: null,
    exhausted: false,
    facing: null,
  });
  tell(c, 'picked-up', rules, () => ({ who: character.id, token: id }));
}

/** CP-HOLD-4: a dropped token goes onto the battlefield. */
export function dropAt(c: C, character: Character, token: Token, to: Point, rules: Rules): void {
  token.holder = -1;
  token.at = onGrid(to);
  const { at } = token;
  tell(c, 'dropped', rules, () => ({ who: character.id, token: token.id, at }));
}

export function placeToken(c: C, token: Token, to: Point, rules: Rules): void {
  const at = onGrid(to);
  token.at = at;
  tell(c, 'token-placed', rules, () => ({ token: token.id, at }));
}

/** CP-XOBJ-5: the arc of a Zone token looks at this point from now on. */
export function turnToken(c: C, token: Token, toward: Point, rules: Rules): void {
  token.facing = toward;
  tell(c, 'token-turned', rules, () => ({ token: token.id, toward }));
}

/** CP-CONTROL-2, CP-CONTROL-3: one player's marker replaces the other's. */
export function takeControl(c: C, token: Token, seat: Seat, rules: Rules): void {
  if (token.controller === seat) return;
  token.controller = seat;
  tell(c, 'control-taken', rules, () => ({ seat, token: token.id }));
}

export function flipToken(c: C, token: Token, exhausted: boolean, rules: Rules): void {
  token.exhausted = exhausted;
  tell(c, 'token-flipped', rules, () => ({ token: token.id, exhausted }));
}

export function removeToken(c: C, token: Token, rules: Rules): void {
  token.at = null;
  token.holder = -1;
  tell(c, 'token-removed', rules, () => ({ token: token.id }));
}

/** CP-TERRAIN-4, CP-TERRAIN-5: the feature is gone; who stood on it stands at the same place on the battlefield. */
export function destroyTerrain(c: C, id: Id, rules: Rules): void {
  c.table.terrain = c.table.terrain.filter((feature) => feature.id !== id);
  tell(c, 'terrain-destroyed', rules, () => ({ terrain: id }));
}

/** CP-ONESHOT-5: a terrain feature plays a part for a One-Shot card. */
export function stageTerrain(c: C, card: string, terrain: Id, rules: Rules): void {
  c.table.mission.staged = [...c.table.mission.staged, { card, terrain }];
  tell(c, 'terrain-staged', rules, () => ({ card, terrain }));
}

/** A tactic card joins those that a player may still play. */
export function addTactic(c: C, seat: Seat, card: string, rules: Rules): void {
  c.table.cards = [...c.table.cards, { id: card, owner: seat }];
  c.table.players[seat as 0 | 1].tactics.push(c.table.cards.length - 1);
  tell(c, 'tactic-added', rules, () => ({ seat, card }));
}

/** CP-TACTIC-11, CP-TACTIC-12: a card that was played is discarded. */
export function discardTactic(c: C, seat: Seat, slot: number, card: string, rules: Rules): void {
  const player = c.table.players[seat as 0 | 1];
  player.tactics = player.tactics.filter((one) => one !== slot);
  tell(c, 'tactic-played', rules, () => ({ seat, card }));
}

export function addLasting(c: C, lasting: Lasting): void {
  c.table.lasting.push(lasting);
  settleControl(c);
}

/** Ends what lasts, here and now. */
export function endLasting(c: C, ended: (lasting: Lasting) => boolean): void {
  if (!c.table.lasting.some(ended)) return;
  c.table.lasting = c.table.lasting.filter((one) => !ended(one));
  settleControl(c);
}

/** CP-CHAR-1: its owner controls a character, unless something that lasts says otherwise. */
function settleControl(c: C): void {
  for (const character of c.table.characters) {
    const taken = c.table.lasting.find((one) => one.character === character.id && isControl(c, one));
    const seat = taken?.seat ?? character.owner;
    if (seat === character.controller) continue;
    character.controller = seat;
    tell(c, 'character-controlled', ['CP-CHAR-1'], () => ({ seat, who: character.id }));
  }
}

const isControl = (c: C, lasting: Lasting): boolean => lastingAt(c, lasting).holds.holds === 'controlled';

/** Ends the match. */
export function win(c: C, winners: readonly Seat[], rule: Rules[number], reason: string): void {
  c.match.outcome = { winners, rule, reason };
  tell(c, 'won', [rule], () => ({ seat: winners[0] ?? null }));
}

/** CP-WIN-7, CP-RULING-19: nobody left on one side, or on both. Before the squads are deployed nobody can be missing. */
export function checkSurvivors(c: C): void {
  if (c.match.outcome !== null || c.table.phase === 'set-up') return;
  const left = [0, 1].map((seat) => c.table.characters.some((one) => isThere(one) && one.owner === seat));
  if (left[0] === true && left[1] === true) return;
  if (left[0] === left[1]) {
    const [a, b] = c.table.players;
    if (a.points === b.points) win(c, [], 'CP-RULING-19', 'draw');
    else win(c, [a.points > b.points ? 0 : 1], 'CP-RULING-19', 'points');
    return;
  }
  const loser = left[0] === true ? 1 : 0;
  win(c, [other(loser)], 'CP-WIN-7', 'survivors');
}
