import { ask, DONE, type Instruction, NEXT, propose } from '@assemble/kernel';
import type { Disc, Point } from '../geometry/shapes.ts';
import { rangeLength } from '../geometry/tools.ts';
import type { Character } from '../table.ts';
import { makeAttack } from './attack-order.ts';
import { bodyOf, isWithin } from './board.ts';
import { characterOf, isThere, isUp } from './characters.ts';
import { fundsOf } from './costs.ts';
import { damageTo, dealDamage } from './damage.ts';
import { tell } from './events.ts';
import { moment } from './listeners.ts';
import { paying } from './payment.ts';
import { placeAsk, pointIn, underBeam } from './positions.ts';
import { again, type C, contentOf, editionOf, type Rules, steps } from './run.ts';
import { FREELY, originOf, targetVerdict } from './targeting.ts';

export interface SeriesData {
  attacker: number;
  attack: string;
  /** Characters that must be under the tool or in the area; null for none (CP-BEAM-9, CP-AREA-8). */
  among: number[] | null;
  free: boolean;
  /** Who is still to be attacked, and which allies were in range as it was declared. */
  targets: number[];
  allies: number[];
  direction: Point | null;
}

/** Everybody in range of the beam or area, attacker aside. */
function inRange(c: C, d: SeriesData): number[] {
  const attacker = characterOf(c, d.attacker);
  const { shape, range } = contentOf(c).attack(d.attack);
  if (!isThere(attacker)) return [];
  const origin = originOf(c, attacker, d.attack);
  if (origin === null) return [];
  if (shape === 'beam') {
    if (d.direction === null) return [];
    // The tool lies against whoever it is laid from; only the attacker is no "other" (CP-BEAM-7).
    return [origin.id, ...underBeam(c, origin, range, d.direction)].filter((id) => id !== attacker.id);
  }
  const from = bodyOf(c, origin);
  return c.table.characters
    .filter((one) => one.id !== attacker.id && isUp(one) && isWithin(from, bodyOf(c, one), range))
    .map(({ id }) => id);
}

/** CP-BEAM-5, CP-AREA-4: the enemies among them that are in line of sight. */
function attacked(c: C, d: SeriesData): number[] {
  const attacker = characterOf(c, d.attacker);
  if (!isUp(attacker)) return [];
  return inRange(c, d).filter(
    (id) => targetVerdict(c, attacker, d.attack, characterOf(c, id), FREELY, 'bare').yes,
  );
}

/** Whom an area attack would reach if it were made now. */
export interface Area {
  readonly attack: string;
  /** The base around which the area lies, and how far the area reaches from there. */
  readonly from: Disc;
  readonly reach: number;
  readonly attacked: readonly number[];
  /** Allies that would suffer damage. */
  readonly hurt: readonly number[];
}

/** Null for attacks without an area, and where there is nothing to measure from. */
export function areaOf(c: C, attacker: Character & { at: Point }, attack: string): Area | null {
  const { shape, range } = contentOf(c).attack(attack);
  const origin = originOf(c, attacker, attack);
  if (shape !== 'area' || origin === null) return null;
  const d = {
    attacker: attacker.id,
    attack,
    among: null,
    free: false,
    targets: [],
    allies: [],
    direction: null,
  };
  return {
    attack,
    from: bodyOf(c, origin),
    reach: rangeLength(range),
    attacked: attacked(c, d),
    hurt: alliesHurt(c, d),
  };
}

/** CP-BEAM-7, CP-AREA-6: the allies in range, where the edition lets them suffer. */
function alliesHurt(c: C, d: SeriesData): number[] {
  const { controller } = characterOf(c, d.attacker);
  if (!editionOf(c).alliesHurt) return [];
  return inRange(c, d).filter((id) => characterOf(c, id).controller === controller);
}

const isBeam = (c: C, d: SeriesData): boolean => contentOf(c).attack(d.attack).shape === 'beam';

/** A beam or area attack: one payment, one attack for each enemy. */
export const series = steps('series', [
  {
    name: 'the range tool of a beam is placed',
    rules: ['CP-BEAM-1', 'CP-BEAM-2', 'CP-BEAM-9', 'CP-RULING-25'],
    run: (c, d) => {
      if (!isBeam(c, d)) return NEXT;
      const { attack, among } = d;
      const attacker = characterOf(c, d.attacker);
      const { range } = contentOf(c).attack(attack);
      const seat = attacker.controller;
      const who = isThere(attacker) ? (originOf(c, attacker, attack)?.id ?? d.attacker) : d.attacker;
      const rules: Rules = ['CP-BEAM-2', 'CP-RULING-25'];
      return ask(placeAsk(seat, 'ask.beam', rules, { kind: 'beam', who, range, attack, among }));
    },
    take: (_c, d, answer) => {
      d.direction = pointIn(answer);
      return NEXT;
    },
  },
  {
    name: 'the cost is paid once',
    rules: ['CP-BEAM-4', 'CP-AREA-3', 'CP-AREA-1', 'CP-AREA-2', 'CP-BEAM-3'],
    run: (c, d) => {
      const attacker = characterOf(c, d.attacker);
      const { cost } = contentOf(c).attack(d.attack);
      d.targets = attacked(c, d);
      d.allies = alliesHurt(c, d);
      if (d.targets.length === 0 || (!d.free && fundsOf(c, attacker) < cost)) return DONE;
      tell(c, 'series-declared', [isBeam(c, d) ? 'CP-BEAM-5' : 'CP-AREA-4'], () => ({
        who: d.attacker,
        attack: d.attack,
        targets: d.targets.slice(),
      }));
      return d.free ? NEXT : paying(c, attacker, cost, [isBeam(c, d) ? 'CP-BEAM-4' : 'CP-AREA-3']);
    },
  },
  {
    name: 'the next attack, in an order that the attacker chooses',
    rules: ['CP-BEAM-5', 'CP-BEAM-6', 'CP-AREA-4', 'CP-AREA-5'],
    run: (c, d) => {
      const attacker = characterOf(c, d.attacker);
      d.targets = isUp(attacker) ? d.targets.filter((id) => isUp(characterOf(c, id))) : [];
      const [only] = d.targets;
      if (only === undefined) return NEXT;
      if (d.targets.length === 1) return attackOne(d, only);
      return ask({
        seat: attacker.controller,
        ask: { key: 'ask.series-next', args: { attack: d.attack } },
        rules: [isBeam(c, d) ? 'CP-BEAM-6' : 'CP-AREA-5'],
        source: d.attack,
        shape: 'entities',
        from: d.targets,
        min: 1,
        max: 1,
      });
    },
    take: (_c, d, answer) => attackOne(d, (answer as number[])[0] ?? -1),
  },
  {
    name: 'allies in range suffer 1 damage, where the edition says so',
    rules: ['CP-BEAM-7', 'CP-BEAM-8', 'CP-AREA-6', 'CP-AREA-7', 'CP-AREA-9'],
    run: (c, d) => {
      const attacker = characterOf(c, d.attacker);
      if (d.allies.length === 0) return NEXT;
      const cause = {
        character: d.attacker,
        seat: attacker.controller,
        how: 'effect',
        source: d.attack,
      } as const;
      return dealDamage(d.allies.map((id) => damageTo(id, 1, cause)));
    },
  },
  {
    name: 'effects after all attacks of the series',
    rules: ['CP-EFFECT-6'],
    run: (c, d) => propose(c, [moment('after-series', -1, d.attacker)]),
  },
]);

function attackOne(d: SeriesData, target: number): Instruction {
  d.targets = d.targets.filter((id) => id !== target);
  const order = { among: [target], anyRange: true, free: true, series: true };
  return again(makeAttack(d.attacker, d.attack, order));
}
