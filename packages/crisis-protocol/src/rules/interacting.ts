import { type Explaining, type Instruction, Judge, runAbility, type Verdict } from '@assemble/kernel';
import type { Active, Condition } from '../abilities/vocabulary.ts';
import type { Point } from '../geometry/shapes.ts';
import type { Range } from '../geometry/tools.ts';
import type { Character, Token } from '../table.ts';
import { actionVerdict, leastCost, turnOf } from './actions.ts';
import { spendPower } from './atoms.ts';
import { bodyOf, isWithin, tokenBody } from './board.ts';
import { heldBy, isGrunt } from './characters.ts';
import { holds } from './conditions.ts';
import { powerVerdict } from './costs.ts';
import { hasNoObjectives, type Viewpoint } from './filter.ts';
import { hasStatic, inForce } from './in-force.ts';
import { slotId } from './index-of-cards.ts';
import { crisisOf } from './objectives.ts';
import { type C, type Rule, type Rules, tokenRule } from './run.ts';
import { interactWith, spendAction } from './turn-atoms.ts';

/** CP-INTERACT-2, CP-EFFECT-1 */
const interactRange = (c: C, character: Character): Range =>
  inForce(c, 'interacts-within', character)[0]?.effect.range ?? 1;

/** CP-OBJ-3, CP-OBJ-4: interacting with these means to hold something. */
const HOLDABLE: ReadonlySet<Token['kind']> = new Set(['civilian', 'asset', 'source']);

/** CP-INTERACT-1 to CP-INTERACT-5: whether the character may interact with a token now. */
export function interactVerdict(
  c: C,
  character: Character & { at: Point },
  token: Token,
  explaining: Explaining = 'reasons',
): Verdict<Rule> {
  const args = { who: character.id, token: token.id };
  const judge = new Judge<Rule>(explaining);
  if (token.at !== null)
    judge.must(
      isWithin(bodyOf(c, character), tokenBody(token.at), interactRange(c, character)),
      'CP-INTERACT-2',
      'refused.interact.range',
      args,
    );
  if (judge.settled) return judge.verdict();
  const never =
    hasNoObjectives(c, character) || (HOLDABLE.has(token.kind) && hasStatic(c, 'cannot-hold', character));
  judge.must(!never, 'CP-EFFECT-7', 'refused.interact.never', args);
  judge.must(!token.exhausted, tokenRule(c, 'CP-XOBJ-2'), 'refused.interact.exhausted', args);
  // CP-INTERACT-4: other tokens do not count.
  judge.must(!turnOf(c).interacted.includes(token.id), 'CP-INTERACT-5', 'refused.interact.again', args);
  const interact = crisisOf(c, token.crisis)?.interact;
  if (interact == null) return judge.refuse('CP-INTERACT-1', 'refused.interact.none', args).verdict();
  const cost = interactCost(c, character, token, interact);
  judge.also(powerVerdict(character, cost, 'CP-INTERACT-3'));
  const view: Viewpoint = { seat: character.controller, self: character.id, that: [], token: token.id };
  const full = isFull(c, character, token);
  judge.must(
    !full && (interact.if === undefined || holds(c, interact.if, view)),
    full ? tokenRule(c, 'CP-XOBJ-6') : 'CP-INTERACT-6',
    'refused.interact.condition',
    args,
  );
  if (interact.action === true) judge.also(actionVerdict(c, character, explaining));
  judge.must(!isGrunt(c, character) || cost === 0, 'CP-GRUNT-16', 'refused.grunt', args);
  return judge.verdict();
}

/** CP-XOBJ-6: of a Limited kind of token it holds one already. */
const isFull = (c: C, character: Character, { crisis, of }: Token): boolean =>
  crisisOf(c, crisis)?.tokens[of]?.limited === true &&
  heldBy(c, character).some((held) => held.crisis === crisis && held.of === of);

/** Whether it could hold the token, had it somebody give it: what its crisis says of the holder counts. */
export function couldHold(c: C, character: Character, token: Token): boolean {
  if (hasNoObjectives(c, character) || hasStatic(c, 'cannot-hold', character)) return false;
  const condition = crisisOf(c, token.crisis)?.interact?.if;
  const view: Viewpoint = { seat: character.controller, self: character.id, that: [], token: token.id };
  // Where the token comes from a Source, the Source is what one interacts with: that this is none says nothing.
  const allows = (one: Condition): boolean =>
    one.if === 'all' ? one.of.every(allows) : one.if === 'token-of' || holds(c, one, view);
  return !isFull(c, character, token) && (condition === undefined || allows(condition));
}

/** CP-INTERACT-3, CP-EFFECT-1: what interacting costs this character. */
const interactCost = (c: C, character: Character, { kind }: Token, interact: Active): number =>
  (kind === 'civilian' || kind === 'asset') && hasStatic(c, 'free-interact', character)
    ? 0
    : leastCost(interact);

export function interact(c: C, character: Character, id: number): Instruction {
  const token = c.table.tokens[id];
  const crisis = token === undefined ? null : crisisOf(c, token.crisis);
  if (token === undefined || crisis === null || crisis.interact === null)
    throw new Error(`nothing to do at token ${id}`);
  const rules: Rules = ['CP-INTERACT-3'];
  const cost = interactCost(c, character, token, crisis.interact);
  spendPower(c, character, cost, rules);
  // CP-INTERACT-7
  if (crisis.interact.action === true) spendAction(c, 'interact');
  interactWith(c, character.id, id);
  const slot = c.table.mission[token.crisis];
  // Paid already: only what it does is left to run.
  return runAbility(`${slotId(c, slot)}#interact/0`, {
    card: slot,
    seat: character.controller,
    self: character.id,
    that: [],
    token: id,
    at: `${crisis.id}#interact/0`,
    crisis: true,
    paid: cost,
    settled: true,
  });
}
