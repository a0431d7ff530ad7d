import { type Answer, type Decision, type Match, type Rulebook, Run } from '@assemble/kernel';
import type { Point } from '../geometry/shapes.ts';
import { onGrid } from '../geometry/tolerance.ts';
import { movementLength } from '../geometry/tools.ts';
import { bodyOf, distance, radiusOf, tokenBody } from '../rules/board.ts';
import { attacksOf, characterOf, heldBy, isUp, staminaLeft } from '../rules/characters.ts';
import { currentRoll } from '../rules/filter.ts';
import { type Places, placesOf, type What } from '../rules/positions.ts';
import type { C } from '../rules/run.ts';
import type { Character, Die, Table } from '../table.ts';
import { goalOf, nearestFoe, STRIKING_DISTANCE } from './goals.ts';

type Up = Character & { at: Point };

/** Power that is dear: what an attack costs, by the dice it is worth. */
const POWER = 0.6;
/** Who is nearer to an objective than this stands on it. */
const ARRIVED = 1;

/**
 * What a player with some sense answers at once; null where whatever looks best right after it will do. Bots play turns
 * on with it, so it has to be quick.
 */
export function habit(rulebook: Rulebook<Table>, match: Match<Table>, decision: Decision): Answer | null {
  const c = new Run(rulebook, match, null);
  switch (decision.ask.key) {
    case 'ask.turn':
      return whoActs(c, decision);
    case 'ask.activation':
      return inActivation(c, decision);
    case 'ask.deploy':
    case 'ask.advance':
      return whereTo(c, decision);
    case 'ask.which-target':
      return bestTarget(c, decision);
    case 'ask.reroll':
      return toRollAgain(c, decision);
    case 'ask.cards':
      return 'end';
    case 'ask.may':
      return true;
    default:
      return null;
  }
}

/** Whoever has somebody to hit and most Power to do it with, then whoever has a way to go. */
function whoActs(c: C, decision: Decision): Answer {
  if (decision.shape !== 'options') return decision.fallback;
  let best = decision.options[0]?.id ?? decision.fallback;
  let most = Number.NEGATIVE_INFINITY;
  for (const { id } of decision.options) {
    if (!id.startsWith('activate:')) continue;
    const character = characterOf(c, Number(id.slice('activate:'.length)));
    if (!isUp(character)) continue;
    const foe = nearestFoe(c, character);
    const isNear = foe !== null && foe.away <= STRIKING_DISTANCE;
    // Who is about to fall acts while it can.
    const points = (isNear ? 10 : 0) + character.power - staminaLeft(c, character) / 10;
    if (points <= most) continue;
    most = points;
    best = id;
  }
  return best;
}

/** Takes what lies there, hits whom it can, and uses what is left to get nearer to what it goes for. */
function inActivation(c: C, decision: Decision): Answer {
  if (decision.shape !== 'options') return decision.fallback;
  const { who, actions } = decision.ask.args as { who: number; actions: number };
  const character = characterOf(c, who);
  if (!isUp(character)) return decision.fallback;
  let best = 'end';
  let most = 0;
  for (const { id } of decision.options) {
    const points = eagerness(c, character, id, actions);
    if (points <= most) continue;
    most = points;
    best = id;
  }
  return best;
}

function eagerness(c: C, character: Up, id: string, actions: number): number {
  const at = id.indexOf(':');
  const rest = id.slice(at + 1);
  switch (at < 0 ? id : id.slice(0, at)) {
    case 'interact': {
      const token = c.table.tokens[Number(rest)];
      return token === undefined || token.controller === character.controller ? 0 : 20;
    }
    case 'attack': {
      const found = attacksOf(c, character).find(({ address }) => address === rest);
      return found === undefined ? 0 : 4 + found.attack.strength - POWER * found.attack.cost;
    }
    case 'move':
      return hasAWayToGo(c, character, actions) ? 3 : 0;
    case 'shake':
      return 1;
    default:
      return 0;
  }
}

/** Not on an objective yet; or with nobody in reach and nothing to guard. The first action goes before any attack. */
function hasAWayToGo(c: C, character: Up, actions: number): boolean {
  const goal = goalOf(c, character);
  if (goal?.at != null) return distance(bodyOf(c, character), tokenBody(goal.at)) > ARRIVED;
  const foe = nearestFoe(c, character);
  return (
    foe !== null && foe.away > STRIKING_DISTANCE / 2 && (actions > 1 || heldBy(c, character).length === 0)
  );
}

/** About as near as it gets to what it goes for, else to the nearest opponent. */
function whereTo(c: C, decision: Decision): Answer | null {
  if (decision.shape !== 'place') return null;
  const what = decision.what as What;
  if (what.kind !== 'deploy' && what.kind !== 'advance') return null;
  const character = characterOf(c, what.who);
  if (what.kind === 'deploy') {
    const token = tokenFor(c, character);
    return token === null ? null : placesOf(c, decision).nearest(token);
  }
  const target = wayOf(c, character);
  const tool = what.tools.at(-1);
  if (target === null || tool === undefined || !isUp(character)) return null;
  return towards(placesOf(c, decision), character.at, target, movementLength(tool) + radiusOf(c, character));
}

/** How much of the way is tried, and in which directions beside the straight one: cosine and sine. */
const SHARES = [1, 0.75, 0.5, 0.25];
const TURNS = [
  [1, 0],
  [0.9, 0.436],
  [0.9, -0.436],
] as const;

/** Straight on, or a little to the side, as far as the rules let it end; to search for the nearest place takes too long. */
function towards(places: Places, from: Point, to: Point, reach: number): Point | null {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const far = Math.sqrt(dx * dx + dy * dy);
  if (far === 0) return null;
  const most = Math.min(far, reach) / far;
  for (const share of SHARES)
    for (const [cosine, sine] of TURNS) {
      const part = most * share;
      const p = {
        x: from.x + part * (dx * cosine - dy * sine),
        y: from.y + part * (dy * cosine + dx * sine),
      };
      if (places.verdict(onGrid(p)).yes) return onGrid(p);
    }
  return null;
}

function wayOf(c: C, character: Character): Point | null {
  if (!isUp(character)) return null;
  return goalOf(c, character)?.at ?? nearestFoe(c, character)?.foe.at ?? null;
}

/** One after the other is deployed towards another objective. */
function tokenFor(c: C, character: Character): Point | null {
  const lying = c.table.tokens.filter(({ at }) => at !== null);
  return lying[character.id % Math.max(1, lying.length)]?.at ?? null;
}

/** Whoever is nearest to falling; holders of objectives first. */
function bestTarget(c: C, decision: Decision): Answer | null {
  if (decision.shape !== 'entities' || decision.min !== 1) return null;
  let best: number | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const id of decision.from) {
    const target = characterOf(c, id);
    const points =
      3 * heldBy(c, target).length - staminaLeft(c, target) - (target.side === 'healthy' ? 1 : 0);
    if (points <= most) continue;
    most = points;
    best = id;
  }
  return best === null ? null : [best];
}

/** Own dice that count for nothing, dice of the other side that count. */
function toRollAgain(c: C, decision: Decision): Answer | null {
  const roll = currentRoll(c);
  if (decision.shape !== 'entities' || roll === null) return null;
  const attacker = c.table.characters[roll.attacker];
  const counts = ({ side, face }: Die): boolean =>
    face === 'critical' || face === 'wild' || face === (side === 'attack' ? 'hit' : 'block');
  return decision.from
    .filter((id) => {
      const die = roll.dice[id];
      if (die === undefined) return false;
      const isOwn = (die.side === 'attack') === (attacker?.controller === decision.seat);
      return counts(die) !== isOwn;
    })
    .slice(0, decision.max);
}
