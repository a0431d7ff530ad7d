import { ask, DONE, type Instruction, NEXT, propose, type Seat } from '@assemble/kernel';
import type { Disc, Id, Point } from '../geometry/shapes.ts';
import { type MovementTool, type Range, toolsUpTo } from '../geometry/tools.ts';
import type { CauseData, Character } from '../table.ts';
import { destroyTerrain, moveTo } from './atoms.ts';
import { characterOf, isUp, statsOf } from './characters.ts';
import { damageTo, dealDamage } from './damage.ts';
import { type Collision, collisionDamage, collisionOf, isSpared, makeDodge } from './dodge.ts';
import { tell } from './events.ts';
import { currentAttack } from './filter.ts';
import { hasStatic, inForce } from './in-force.ts';
import { moment } from './listeners.ts';
import { hasPlace, hurled, noFit, placeAsk, pointIn, straightOf, type What } from './positions.ts';
import { type C, call, contentOf, editionOf, type Rules, steps } from './run.ts';

/** Toward or away from a point (CP-TOWARD-1). */
export type Way = { readonly way: 'toward' | 'away'; readonly from: Point };

export interface MoveData {
  /** Who moves, and which player decides where to. */
  who: number;
  seat: Seat;
  how: 'advance' | 'climb' | 'place';
  tools: MovementTool[];
  /** The Range of a place, and what it is measured from: null for the character itself (CP-PLACE-1). */
  range: Range | null;
  around: Disc | null;
  way: Way | null;
}

function rulesOf(c: C, how: MoveData['how']): Rules {
  if (how === 'place') return ['CP-PLACE-1', 'CP-PLACE-2', 'CP-RULING-10'];
  if (how === 'advance') return ['CP-ADVANCE-3', 'CP-ADVANCE-9', 'CP-MOVE-5', 'CP-MOVE-6', 'CP-MOVE-10'];
  // One book says in one rule what the others say in two.
  return editionOf(c).id === 'de' ? ['CP-CLIMB-2', 'CP-CLIMB-4'] : ['CP-CLIMB-1', 'CP-CLIMB-3', 'CP-CLIMB-4'];
}

/** Advancing, climbing and placing: a player puts the base where the rules let it end. */
export const move = steps('move', [
  {
    name: 'where it ends',
    rules: [
      'CP-MOVE-1',
      'CP-MOVE-2',
      'CP-MOVE-3',
      'CP-MOVE-5',
      'CP-MOVE-6',
      'CP-MOVE-10',
      'CP-MOVE-12',
      'CP-ADVANCE-3',
      'CP-ADVANCE-5',
      'CP-ADVANCE-9',
      'CP-COND-12',
      'CP-DAZED-2',
      'CP-PLACE-3',
      'CP-PLACE-4',
    ],
    run: (c, d) => {
      if (!isUp(characterOf(c, d.who))) return DONE;
      const { how, who, tools, range, around, way } = d;
      const what = { kind: how, who, tools, range, around, way } as What;
      if (!hasPlace(c, what)) {
        // Staying is an advance too, wherever a tool can be laid: only terrain all around leaves no place.
        tell(c, 'could-not-move', [how === 'place' ? noFit(c) : 'CP-ADVANCE-5'], () => ({ who, how }));
        return DONE;
      }
      return ask(placeAsk(d.seat, `ask.${how}`, rulesOf(c, how), what));
    },
    take: (c, d, answer) => {
      const character = characterOf(c, d.who);
      const to = pointIn(answer);
      if (to.x !== character.at?.x || to.y !== character.at.y)
        moveTo(c, character, to, d.how, rulesOf(c, d.how));
      return NEXT;
    },
  },
  {
    name: 'effects of the movement, also of one that ends where it began (CP-ADVANCE-9)',
    rules: ['CP-TIMING-2'],
    run: (c, d) => propose(c, [moment('moved', d.who, -1, { how: d.how })]),
  },
]);

const startMove = (d: MoveData): Instruction => call('move', { ...d });

/** CP-ACTIVATE-3, CP-ACTIVATE-4: a move action is an advance with the Speed, or a climb. */
export const moveAction = (c: C, character: Character, how: 'move' | 'climb'): Instruction =>
  how === 'climb'
    ? climbing(character.id, character.controller)
    : advancing(c, character.id, character.controller, speedOf(c, character), null);

/** The tool it moves with: printed, unless an effect says otherwise. */
export const speedOf = (c: C, character: Character): MovementTool =>
  inForce(c, 'speed', character)[0]?.effect.tool ?? statsOf(c, character).speed;

const climbing = (who: number, seat: Seat): Instruction =>
  startMove({ who, seat, how: 'climb', tools: ['S'], range: null, around: null, way: null });

/** CP-MOVE-2, CP-COND-12: with the tool or a shorter one; under Slow only with the Short one. */
export function advancing(c: C, who: number, seat: Seat, tool: MovementTool, way: Way | null): Instruction {
  const slow = characterOf(c, who).conditions.includes('slow');
  const tools = [...toolsUpTo(slow ? 'S' : tool)];
  return startMove({ who, seat, how: 'advance', tools, range: null, around: null, way });
}

export const placing = (
  who: number,
  seat: Seat,
  range: Range,
  around: MoveData['around'] = null,
): Instruction => startMove({ who, seat, how: 'place', tools: [], range, around, way: null });

/** CP-EFFECT-7: whether an effect may move a character at all. */
export const canBeMoved = (
  c: C,
  who: number,
  cause: CauseData,
  how: 'advance' | 'push' | 'throw' | 'place',
): boolean => {
  const character = characterOf(c, who);
  if (!isUp(character)) return false;
  // CP-EFFECT-5: what a crisis does is neither an enemy's nor an ally's effect.
  const ofAnother = cause.seat !== null && cause.character !== who;
  if (ofAnother && hasStatic(c, 'immovable', character)) return false;
  if (how === 'throw' || how === 'place') return true;
  if (cause.seat === null || cause.seat === character.controller) return true;
  return !isOfMind(c, cause.source) || !hasStatic(c, 'unmoved-by-minds', character);
};

/** A mystic attack, or a superpower. */
function isOfMind(c: C, source: string): boolean {
  const attack = currentAttack(c);
  if (attack !== null && source.startsWith(`${attack.attack}.`)) return attack.type === 'mystic';
  const card = contentOf(c).find(source.slice(0, source.indexOf('#')));
  return card?.card === 'character' || card?.card === 'gem';
}

export interface StraightData {
  who: number;
  /** The player who lays the tool, and the character who moves it, -1 for none. */
  seat: Seat;
  by: number;
  how: 'push' | 'throw';
  tool: MovementTool;
  way: Way | null;
  cause: CauseData;
  /** What it ran into; of several at the same moment the player picks one. */
  hits: Met[];
  /** Whom an effect spares the damage of the collision. */
  spared: number[];
  /** What became of the collision. */
  readonly result?: readonly Collision[];
}

/** A character or a terrain feature that something ran into. */
interface Met {
  readonly what: 'base' | 'terrain';
  readonly id: Id;
}

type Order = Omit<StraightData, 'how' | 'hits' | 'spared' | 'result'>;
export const pushing = (order: Order): Instruction =>
  call('straight', { ...order, how: 'push', hits: [], spared: [] });
export const throwing = (order: Order): Instruction =>
  call('straight', { ...order, how: 'throw', hits: [], spared: [] });

const characterIn = ([hit]: readonly Met[]): number => (hit?.what === 'base' ? (hit.id as number) : -1);
const featureIn = ([hit]: readonly Met[]): Id | null => (hit?.what === 'terrain' ? hit.id : null);

/** CP-RULING-8: of several things reached at the same moment the player picks one. */
function pickHit(seat: Seat, hits: readonly Met[]): Instruction {
  if (hits.length < 2) return NEXT;
  return ask({
    seat,
    ask: { key: 'ask.which-hit', args: {} },
    rules: ['CP-RULING-8'],
    shape: 'options',
    options: hits.map(({ what, id }, i) => ({
      id: String(i),
      say: {
        key: what === 'base' ? 'option.hit-character' : 'option.hit-terrain',
        args: what === 'base' ? { who: id } : { terrain: id },
      },
    })),
  });
}

/** Pushing and throwing a character along a straight tool. */
export const straight = steps('straight', [
  {
    name: 'the tool is laid; the character moves along it until something stops it',
    rules: [
      'CP-THROW-1',
      'CP-THROW-2',
      'CP-THROW-3',
      'CP-THROW-4',
      'CP-THROW-5',
      'CP-THROW-6',
      'CP-THROW-7',
      'CP-THROW-8',
      'CP-PUSH-1',
      'CP-PUSH-2',
      'CP-MOVE-7',
      'CP-MOVE-11',
      'CP-RULING-8',
      'CP-RULING-9',
    ],
    run: (c, d) => {
      if (!canBeMoved(c, d.who, d.cause, d.how)) {
        tell(c, 'could-not-move', ['CP-DAZED-2'], () => ({ who: d.who, how: d.how }));
        return DONE;
      }
      const { how, who, by, tool, way } = d;
      const rules: Rules = how === 'push' ? ['CP-PUSH-1', 'CP-THROW-2'] : ['CP-THROW-1', 'CP-THROW-2'];
      return ask(placeAsk(d.seat, `ask.${how}`, rules, { kind: how, who, by, tool, way }));
    },
    take: (c, d, answer) => {
      const character = characterOf(c, d.who);
      const gone = straightOf(c, d, pointIn(answer));
      if (gone === null) return DONE;
      const { stop, hits } = gone;
      const rules: Rules = d.how === 'push' ? ['CP-PUSH-1'] : ['CP-THROW-3', 'CP-THROW-4'];
      moveTo(c, character, stop, d.how, rules);
      if (d.how === 'throw') d.hits = hits.map(({ what, id }) => ({ what, id }));
      return NEXT;
    },
  },
  {
    name: 'what it collides with',
    rules: ['CP-THROW-5', 'CP-RULING-8'],
    run: (_c, d) => pickHit(d.seat, d.hits),
    take: (_c, d, answer) => {
      d.hits = d.hits.slice(Number(answer), Number(answer) + 1);
      return NEXT;
    },
  },
  {
    name: 'effects of a collision that is about to happen',
    rules: ['CP-EFFECT-1', 'CP-TIMING-2'],
    run: (c, d) => (d.hits.length === 0 ? NEXT : collisionOf(c, [d.who, characterIn(d.hits)], d.by)),
  },
  {
    name: 'a collision costs the thrown character 1 damage',
    rules: ['CP-THROW-9', 'CP-THROW-11', 'CP-THROW-13'],
    run: (c, d) => {
      if (d.hits.length === 0) return NEXT;
      tell(c, 'collided', ['CP-THROW-5'], () => ({
        who: d.who,
        with: characterIn(d.hits) < 0 ? null : characterIn(d.hits),
        terrain: featureIn(d.hits),
      }));
      d.spared = [d.who, characterIn(d.hits)].filter((id) => isSpared(d.result, id));
      if (d.spared.includes(d.who)) return NEXT;
      return isUp(characterOf(c, d.who)) ? dealDamage([damageTo(d.who, 1, fromCollision(d.cause))]) : NEXT;
    },
  },
  {
    name: 'smaller terrain is destroyed',
    rules: ['CP-THROW-10', 'CP-TERRAIN-2', 'CP-TERRAIN-3', 'CP-TERRAIN-4'],
    run: (c, d) =>
      breakTerrain(c, featureIn(d.hits), statsOf(c, characterOf(c, d.who)).size, 'CP-THROW-10', d.by),
  },
  {
    name: 'the character that was hit dodges',
    rules: ['CP-THROW-12', 'CP-DODGE-1'],
    run: (c, d) => {
      const hit = characterIn(d.hits);
      // Without any damage to lessen there is nothing to dodge.
      if (hit < 0 || !isUp(characterOf(c, hit)) || d.spared.includes(hit)) return NEXT;
      const { size } = statsOf(c, characterOf(c, d.who));
      return makeDodge(hit, collisionDamage(c, size), fromCollision(d.cause));
    },
  },
  {
    name: 'effects of the movement',
    rules: ['CP-TIMING-2'],
    run: (c, d) => propose(c, [moment('moved', d.who, d.by, { how: d.how })]),
  },
]);

const fromCollision = (cause: CauseData): CauseData => ({ ...cause, how: 'collision' });

/** CP-THROW-10, CP-HURL-5: interactive terrain that is smaller than what hit it is destroyed. */
function breakTerrain(c: C, id: Id | null, size: number, rule: Rules[number], by: number): Instruction {
  const feature = c.table.terrain.find((one) => one.id === id);
  if (feature === undefined || !feature.interactive || feature.size >= size) return NEXT;
  destroyTerrain(c, feature.id, [rule, 'CP-TERRAIN-4']);
  return propose(c, [moment('terrain-destroyed', -1, by)]);
}

export interface HurlData {
  /** The throwing character, and the player who lays the tool. */
  by: number;
  seat: Seat;
  tool: MovementTool;
  terrain: Id;
  cause: CauseData;
  size: number;
  hits: Met[];
  /** What became of the collision. */
  readonly result?: readonly Collision[];
}

export const hurling = (order: Omit<HurlData, 'size' | 'hits' | 'result'>): Instruction =>
  call('hurl', { ...order, size: 0, hits: [] });

/** Throwing a terrain feature. */
export const hurl = steps('hurl', [
  {
    name: 'it is destroyed first',
    rules: ['CP-HURL-1', 'CP-TERRAIN-2'],
    run: (c, d) => {
      d.size = c.table.terrain.find((one) => one.id === d.terrain)?.size ?? 0;
      destroyTerrain(c, d.terrain, ['CP-HURL-1']);
      return propose(c, [moment('terrain-destroyed', -1, d.by)]);
    },
  },
  {
    name: 'the tool is laid from the thrower; the first thing it meets is hit',
    rules: ['CP-HURL-2', 'CP-HURL-3', 'CP-HURL-4', 'CP-THROW-2'],
    run: (c, d) => {
      if (!isUp(characterOf(c, d.by))) return DONE;
      const { by, tool, terrain } = d;
      return ask(
        placeAsk(d.seat, 'ask.hurl', ['CP-HURL-2', 'CP-HURL-3'], { kind: 'hurl', who: by, tool, terrain }),
      );
    },
    take: (c, d, answer) => {
      const hits = hurled(c, characterOf(c, d.by), d.tool, pointIn(answer));
      d.hits = hits.map(({ what, id }) => ({ what, id }));
      return NEXT;
    },
  },
  {
    name: 'what it collides with',
    rules: ['CP-HURL-3', 'CP-RULING-8'],
    run: (_c, d) => pickHit(d.seat, d.hits),
    take: (_c, d, answer) => {
      d.hits = d.hits.slice(Number(answer), Number(answer) + 1);
      return NEXT;
    },
  },
  {
    name: 'smaller terrain is destroyed too',
    rules: ['CP-HURL-5'],
    run: (c, d) => {
      tell(c, 'terrain-thrown', ['CP-HURL-3'], () => ({
        who: d.by,
        terrain: d.terrain,
        hit: characterIn(d.hits) < 0 ? null : characterIn(d.hits),
        terrainHit: featureIn(d.hits),
      }));
      return breakTerrain(c, featureIn(d.hits), d.size, 'CP-HURL-5', d.by);
    },
  },
  {
    name: 'effects of a collision that is about to happen',
    rules: ['CP-EFFECT-1', 'CP-TIMING-2'],
    run: (c, d) => collisionOf(c, [characterIn(d.hits)], d.by),
  },
  {
    name: 'the character that was hit dodges',
    rules: ['CP-HURL-6', 'CP-DODGE-1'],
    run: (c, d) => {
      const hit = characterIn(d.hits);
      if (hit < 0 || !isUp(characterOf(c, hit)) || isSpared(d.result, hit)) return NEXT;
      return makeDodge(hit, collisionDamage(c, d.size), fromCollision(d.cause));
    },
  },
]);
