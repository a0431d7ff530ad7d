import { type Explaining, Judge, type Tester, type Verdict } from '@assemble/kernel';
import type { Attack } from '../content.ts';
import { canBeamTouch } from '../geometry/beam.ts';
import type { Point } from '../geometry/shapes.ts';
import type { Character, Table } from '../table.ts';
import { bodyOf, isWithin, sightOf } from './board.ts';
import { attacksOf, characterOf, isThere, isUp, type ListedAttack } from './characters.ts';
import { fundsOf, powerVerdict } from './costs.ts';
import { select } from './filter.ts';
import { attackHas, hasStatic } from './in-force.ts';
import { type C, contentOf, editionOf, type Rule } from './run.ts';

/** What an order to attack allows beyond the rules: other targets, or no regard to range and sight. */
export interface Allowed {
  /** Only these may be attacked; null for anybody. */
  readonly among: readonly number[] | null;
  /** From where range is measured instead of the attacker: "any distance from self". */
  readonly anyRange: boolean;
}

export const FREELY: Allowed = { among: null, anyRange: false };

/** CP-ATTACK-2, CP-ATTACK-15 to CP-ATTACK-17: whether a character can be the target of an attack, with all reasons. */
export function targetVerdict(
  c: C,
  attacker: Character & { at: Point },
  address: string,
  target: Character,
  allowed: Allowed = FREELY,
  explaining: Explaining = 'reasons',
): Verdict<Rule> {
  const judge = new Judge<Rule>(explaining);
  const args = { who: target.id };
  judge.must(target.controller !== attacker.controller, 'CP-ATTACK-16', 'refused.target.allied', args);
  judge.must(!target.dazed, 'CP-DAZED-3', 'refused.target.dazed', args);
  judge.must(
    allowed.among === null || allowed.among.includes(target.id),
    'CP-ATTACK-2',
    'refused.target.other',
    args,
  );
  if (!isThere(target)) return judge.refuse('CP-ATTACK-15', 'refused.target.gone', args).verdict();
  if (judge.settled) return judge.verdict();
  const attack = contentOf(c).attack(address);
  const origin = originOf(c, attacker, address);
  if (origin === null)
    return judge.refuse('CP-EFFECT-1', 'refused.target.range', { ...args, range: attack.range }).verdict();
  const from = bodyOf(c, origin);
  const body = bodyOf(c, target);
  if (!allowed.anyRange)
    // CP-BEAM-3: in range of a beam is whom its tool can touch, and its corners reach farther than straight Range.
    judge.must(
      attack.shape === 'beam' ? canBeamTouch(from, body, attack.range) : isWithin(from, body, attack.range),
      'CP-ATTACK-17',
      'refused.target.range',
      { ...args, range: attack.range },
    );
  // CP-KEYWORD-12: who hides must be within Range 3. Where it is no keyword, the card says the same (CP-EFFECT-1).
  if (hasStatic(c, 'stealth', target) && !hasStatic(c, 'no-stealth', target))
    judge.must(
      isWithin(from, body, 3),
      editionOf(c).newKeywords ? 'CP-KEYWORD-12' : 'CP-EFFECT-1',
      'refused.target.stealth',
      args,
    );
  if (judge.settled) return judge.verdict();
  if (attackHas(c, address, 'needs-no-sight') === null) {
    const sight = sightOf(c, origin, target);
    judge.must(sight.yes, 'CP-ATTACK-17', 'refused.target.sight', args);
  }
  return judge.verdict();
}

/** From whom an attack is measured: the attacker, or an ally that the attack names; null where that one is missing. */
export function originOf(
  c: C,
  attacker: Character & { at: Point },
  address: string,
): (Character & { at: Point }) | null {
  const from = attackHas(c, address, 'measured-from');
  if (from?.holds !== 'measured-from') return attacker;
  const view = { seat: attacker.controller, self: attacker.id, that: [], token: -1 };
  const [id] = select(c, from.who, view);
  const origin = id === undefined ? undefined : characterOf(c, id);
  return origin !== undefined && isThere(origin) ? origin : null;
}

/** Whether an attack could target this character now. */
const isTarget = (
  c: C,
  attacker: Character & { at: Point },
  address: string,
  one: Character,
  allowed: Allowed,
): boolean =>
  isUp(one) &&
  one.controller !== attacker.controller &&
  targetVerdict(c, attacker, address, one, allowed, 'bare').yes;

/** The characters an attack could target now. */
export function targetsOf(
  c: C,
  attacker: Character & { at: Point },
  address: string,
  allowed: Allowed = FREELY,
): number[] {
  return c.table.characters
    .filter((one) => isTarget(c, attacker, address, one, allowed))
    .map((one) => one.id);
}

/** CP-ATTACK-1, CP-ATTACK-18, CP-RULING-25: whether an attack could be made now: it can be paid for and has a target. */
export function attackVerdict(
  c: C,
  attacker: Character & { at: Point },
  { address, attack }: ListedAttack,
  allowed: Allowed = FREELY,
  free = false,
  explaining: Explaining = 'reasons',
): Verdict<Rule> {
  const judge = new Judge<Rule>(explaining);
  if (!free) judge.also(powerVerdict(attacker, attack.cost, 'CP-ATTACK-18', fundsOf(c, attacker)));
  if (judge.settled) return judge.verdict();
  const rule: Rule = attack.shape === 'target' ? 'CP-ATTACK-15' : 'CP-RULING-25';
  judge.must(hasTarget(c, attacker, address, attack, allowed), rule, 'refused.no-target', {
    attack: address,
  });
  return judge.verdict();
}

/** One is enough. However far an order lets an attack go, the tool of a beam is no longer (CP-BEAM-9). */
function hasTarget(
  c: C,
  attacker: Character & { at: Point },
  address: string,
  attack: Attack,
  allowed: Allowed,
): boolean {
  const limits = attack.shape === 'beam' ? { ...allowed, anyRange: false } : allowed;
  return c.table.characters.some((one) => isTarget(c, attacker, address, one, limits));
}

/** The attacks that could be made now. */
export const possibleAttacks = (
  c: C,
  attacker: Character & { at: Point },
  allowed: Allowed,
  free: boolean,
): ListedAttack[] =>
  attacksOf(c, attacker).filter((one) => attackVerdict(c, attacker, one, allowed, free, 'bare').yes);

/** Says why a character that was not offered cannot be the target. */
export const targetTester: Tester<Table> = {
  verdict: (c, decision, answer) => {
    const attacker = characterOf(c, (decision.ask.args['who'] as number | undefined) ?? -1);
    const judge = new Judge<Rule>();
    if (!isThere(attacker) || decision.source === null) return judge.verdict();
    for (const id of answer as readonly number[]) {
      const target = c.table.characters[id];
      if (target === undefined) judge.refuse('CP-ATTACK-15', 'refused.target.gone', { who: id });
      else if (decision.shape === 'entities' && !decision.from.includes(id))
        judge.also(targetVerdict(c, attacker, decision.source, target));
    }
    return judge.verdict();
  },
};
