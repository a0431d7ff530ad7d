import {
  ask,
  type Choice,
  canRun,
  DONE,
  goto,
  type Instruction,
  Judge,
  NEXT,
  type Option,
  propose,
  runAbility,
  type Tester,
  type Verdict,
} from '@assemble/kernel';
import type { Active } from '../abilities/vocabulary.ts';
import type { Point } from '../geometry/shapes.ts';
import type { ConditionName } from '../names.ts';
import type { Character, Table, Token, Turn } from '../table.ts';
import { endLasting, loseCondition, setActivated, spendPower } from './atoms.ts';
import { makeAttack } from './attack.ts';
import { bodyOf, isWithin, tokenBody } from './board.ts';
import { attacksOf, characterOf, heldBy, isGrunt, isShown, isUp } from './characters.ts';
import { holds } from './conditions.ts';
import { fundsOf, isUsedUp, powerVerdict, superpowerCost } from './costs.ts';
import { causeOfNobody, damageTo, dealDamage } from './damage.ts';
import { tell } from './events.ts';
import { hasNoObjectives, type Viewpoint } from './filter.ts';
import { hasStatic } from './in-force.ts';
import { type Heard, indexOf, isUsed, slotId } from './index-of-cards.ts';
import { moment } from './listeners.ts';
import { moveAction } from './moving.ts';
import { crisisOf } from './objectives.ts';
import { type C, editionOf, type Rule, type Rules, steps } from './run.ts';
import { playTactic, tacticChoices } from './tactics.ts';
import { attackVerdict } from './targeting.ts';

type Up = Character & { at: Point };

function turnOf(c: C): Turn {
  if (c.table.turn === null) throw new Error('nobody takes a turn');
  return c.table.turn;
}

/** An activation: up to two actions, and whatever else may be done at any time. */
export const activation = steps<{ who: number }>('activation', [
  {
    name: 'the activation begins',
    rules: ['CP-ACTIVATE-1'],
    run: (c, d) => {
      const turn = turnOf(c);
      turn.character = d.who;
      turn.actions = 2;
      turn.made = [];
      turn.interacted = [];
      endLasting(c, (one) => one.until === 'activation' && one.character === d.who);
      tell(c, 'activation-began', ['CP-ACTPHASE-3'], () => ({ who: d.who }));
      return propose(c, [moment('activation-starts', d.who)]);
    },
  },
  {
    name: 'actions, superpowers, interactions and cards, until the player ends it',
    rules: [
      'CP-ACTIVATE-1',
      'CP-ACTIVATE-2',
      'CP-ACTIVATE-9',
      'CP-ACTIVATE-10',
      'CP-ACTIVATE-14',
      'CP-SUPER-5',
      'CP-INTERACT-2',
      'CP-DAZED-10',
    ],
    run: (c, d) => {
      const character = characterOf(c, d.who);
      if (!isUp(character)) return goto('the activation is over');
      const heard = afterSpending(c);
      if (heard !== null) return heard;
      const legal = activationChoices(c, character).filter((choice) => choice.verdict.yes);
      return ask({
        seat: character.controller,
        ask: { key: 'ask.activation', args: { who: d.who, actions: turnOf(c).actions } },
        rules: ['CP-ACTIVATE-1', 'CP-SUPER-5'],
        test: 'activation',
        shape: 'options',
        options: legal.map(({ id, say }): Option => ({ id, say })),
      });
    },
    take: (c, d, answer) => obey(c, characterOf(c, d.who) as Up, answer as string),
  },
  {
    name: 'the Activated token, where it comes before the last effects',
    rules: ['CP-ACTIVATE-11'],
    run: (c, d) => {
      if (!editionOf(c).activatedAfterEffects) setActivated(characterOf(c, d.who), true);
      return NEXT;
    },
  },
  {
    name: 'effects of the end of the activation',
    rules: ['CP-ACTIVATE-12', 'CP-KEYWORD-7', 'CP-RULING-13'],
    run: (c, d) => (isUp(characterOf(c, d.who)) ? propose(c, [moment('activation-ends', d.who)]) : NEXT),
  },
  {
    name: 'Bleed',
    rules: ['CP-COND-5', 'CP-COND-3', 'CP-COND-4', 'CP-RULING-13'],
    run: (c, d) => {
      const character = characterOf(c, d.who);
      if (!isUp(character) || !character.conditions.includes('bleed')) return NEXT;
      return dealDamage([damageTo(d.who, 1, causeOfNobody('condition', 'bleed'))]);
    },
  },
  {
    name: 'the activation is over',
    rules: ['CP-ACTIVATE-11', 'CP-ACTIVATE-12', 'CP-ACTIVATE-13', 'CP-DAZED-10'],
    run: (c, d) => {
      const character = characterOf(c, d.who);
      setActivated(character, true);
      tell(c, 'activation-ended', ['CP-ACTIVATE-11'], () => ({ who: d.who }));
      return DONE;
    },
  },
]);

/** CP-EFFECT-6: effects of having spent or lost Power wait until what was going on has ended. */
function afterSpending(c: C): Instruction | null {
  if (c.table.spent.length === 0) return null;
  const batch = c.table.spent.map((id) => moment('power-spent', id));
  c.table.spent = [];
  const proposed = propose(c, batch);
  return proposed.do === 'call' ? { ...proposed, then: 'again' } : null;
}

/** Carries out what was chosen. */
function obey(c: C, character: Up, answer: string): Instruction {
  const at = answer.indexOf(':');
  const what = at < 0 ? answer : answer.slice(0, at);
  const rest = at < 0 ? '' : answer.slice(at + 1);
  switch (what) {
    case 'end':
      return NEXT;
    case 'move':
    case 'climb':
      spendAction(c, 'move');
      return again(moveAction(c, character, what));
    case 'attack':
      spendAction(c, 'attack');
      return again(makeAttack(character.id, rest));
    case 'shake':
      spendAction(c, 'shake');
      tell(c, 'shook', ['CP-ACTIVATE-7'], () => ({ who: character.id }));
      loseCondition(c, character, rest as ConditionName, ['CP-ACTIVATE-7']);
      return { do: 'again' };
    case 'power': {
      const heard = activesOf(c, character).find((one) => one.address === rest);
      if (heard === undefined) throw new Error(`${character.id} has no superpower ${rest}`);
      if (heard.ability.action === true) spendAction(c, 'superpower');
      return runAbility(rest, scopeFor(character, heard), 'again');
    }
    case 'interact':
      return again(interact(c, character, Number(rest)));
    case 'tactic':
      return playTactic(c, Number(rest), character.controller);
    default:
      throw new Error(`no such choice: ${answer}`);
  }
}

const again = (instruction: Instruction): Instruction =>
  instruction.do === 'call' ? { ...instruction, then: 'again' } : instruction;

function spendAction(c: C, what: string): void {
  const turn = turnOf(c);
  turn.actions--;
  turn.made.push(what);
}

const scopeFor = (character: Character, heard: Heard<Active>) => ({
  card: heard.slot,
  seat: character.controller,
  self: character.id,
  that: [],
  token: -1,
  at: heard.address,
  paid: leastCost(heard.ability),
  crisis: heard.belongs.of === 'crisis',
  superpower: isUsed(heard.belongs),
  gem: heard.belongs.of === 'gem',
  limit: heard.ability.limit ?? null,
});

/** The Active superpowers on the side and Form that are showing, those of its Infinity Gems, and what the crises offer. */
function activesOf(c: C, character: Character): Heard<Active>[] {
  const { actives } = indexOf(c);
  const own = (actives[character.card] ?? []).filter(
    ({ belongs }) => belongs.of === 'superpower' && isShown(belongs.printed, character),
  );
  const { secure, extraction } = c.table.mission;
  return [...own, ...[...character.gems, secure, extraction].flatMap((slot) => actives[slot] ?? [])];
}

/** Everything a player might do with the activated character, each with its verdict. */
function activationChoices(c: C, character: Up): Choice[] {
  const { id } = character;
  const choices: Choice[] = [];
  const add = (choice: string, key: string, args: Choice['say']['args'], verdict: Verdict): void => {
    choices.push({ id: choice, say: { key, args: { who: id, ...args } }, verdict });
  };
  for (const how of ['move', 'climb'] as const)
    add(how, `option.${how}`, {}, both(actionVerdict(c, character), moveVerdict(c, character)));
  for (const attack of attacksOf(c, character))
    add(
      `attack:${attack.address}`,
      'option.attack',
      { attack: attack.address },
      both(actionVerdict(c, character), attackVerdict(c, character, attack)),
    );
  for (const heard of activesOf(c, character))
    add(
      `power:${heard.address}`,
      'option.superpower',
      { ability: heard.address },
      superpowerVerdict(c, character, heard),
    );
  for (const condition of character.conditions)
    add(`shake:${condition}`, 'option.shake', { condition }, actionVerdict(c, character, condition));
  for (const token of c.table.tokens)
    if (token.at !== null && crisisOf(c, token.crisis)?.interact != null)
      add(
        `interact:${token.id}`,
        'option.interact',
        { token: token.id },
        interactVerdict(c, character, token),
      );
  choices.push(...tacticChoices(c, character.controller));
  add('end', 'option.end-activation', {}, { yes: true });
  return choices;
}

const both = (a: Verdict<Rule>, b: Verdict<Rule>): Verdict<Rule> =>
  new Judge<Rule>().also(a).also(b).verdict();

/** CP-ACTIVATE-1, CP-COND-13: an action is left, and Stagger does not ask for another one first. */
function actionVerdict(c: C, character: Character, shake?: ConditionName): Verdict<Rule> {
  const { actions, made } = turnOf(c);
  const judge = new Judge<Rule>().must(actions > 0, 'CP-ACTIVATE-1', 'refused.no-action', {
    who: character.id,
  });
  if (character.conditions.includes('stagger') && made.length === 0)
    judge.must(shake === 'stagger', 'CP-COND-13', 'refused.stagger', { who: character.id });
  return judge.verdict();
}

/** CP-EFFECT-7: a rule may allow just one move action in a turn. */
export function moveVerdict(c: C, character: Character): Verdict<Rule> {
  const moved = turnOf(c).made.includes('move');
  return new Judge<Rule>()
    .must(!(moved && hasStatic(c, 'one-move-action', character)), 'CP-EFFECT-7', 'refused.one-move', {
      who: character.id,
    })
    .verdict();
}

function superpowerVerdict(c: C, character: Character, heard: Heard<Active>): Verdict<Rule> {
  const { ability, address } = heard;
  const cost = isUsed(heard.belongs)
    ? superpowerCost(c, character, ability.cost, heard.belongs.of === 'gem').min
    : leastCost(ability);
  const judge = new Judge<Rule>().also(powerVerdict(character, cost, 'CP-POWER-5', fundsOf(c, character)));
  if (ability.action === true) judge.also(actionVerdict(c, character));
  judge.must(!isUsedUp(c, ability.limit, address, character.id), 'CP-SUPER-4', 'refused.used', {
    ability: address,
  });
  const scope = scopeFor(character, heard);
  const view: Viewpoint = { seat: character.controller, self: character.id, that: [], token: -1 };
  if (ability.if !== undefined)
    judge.must(holds(c, ability.if, view), 'CP-SUPER-4', 'refused.condition', { ability: address });
  if (!judge.refused)
    judge.must(canRun(c, ability.effect, scope), 'CP-SUPER-4', 'refused.nothing', { ability: address });
  return judge.verdict();
}

/** CP-OBJ-3, CP-OBJ-4: interacting with these means to hold something. */
const HOLDABLE: ReadonlySet<Token['kind']> = new Set(['civilian', 'asset', 'source']);

/** CP-INTERACT-1 to CP-INTERACT-5: whether the character may interact with a token now. */
export function interactVerdict(c: C, character: Up, token: Token): Verdict<Rule> {
  const args = { who: character.id, token: token.id };
  const judge = new Judge<Rule>();
  if (token.at !== null)
    judge.must(
      isWithin(bodyOf(c, character), tokenBody(token.at), 1),
      'CP-INTERACT-2',
      'refused.interact.range',
      args,
    );
  const never =
    hasNoObjectives(c, character) || (HOLDABLE.has(token.kind) && hasStatic(c, 'cannot-hold', character));
  judge.must(!never, 'CP-EFFECT-7', 'refused.interact.never', args);
  const rules: { exhausted: Rule; limited: Rule } = editionOf(c).sourcesAndZones
    ? { exhausted: 'CP-XOBJ-2', limited: 'CP-XOBJ-6' }
    : { exhausted: 'CP-EFFECT-1', limited: 'CP-EFFECT-1' };
  judge.must(!token.exhausted, rules.exhausted, 'refused.interact.exhausted', args);
  judge.must(!turnOf(c).interacted.includes(token.id), 'CP-INTERACT-5', 'refused.interact.again', args);
  const interact = crisisOf(c, token.crisis)?.interact;
  if (interact == null) return judge.refuse('CP-INTERACT-1', 'refused.interact.none', args).verdict();
  const cost = interactCost(c, character, token, interact);
  judge.also(powerVerdict(character, cost, 'CP-INTERACT-3'));
  const view: Viewpoint = { seat: character.controller, self: character.id, that: [], token: token.id };
  const full = isFull(c, character, token);
  judge.must(
    !full && (interact.if === undefined || holds(c, interact.if, view)),
    full ? rules.limited : 'CP-INTERACT-6',
    'refused.interact.condition',
    args,
  );
  if (interact.action === true) judge.also(actionVerdict(c, character));
  judge.must(!isGrunt(c, character) || cost === 0, 'CP-GRUNT-16', 'refused.grunt', args);
  return judge.verdict();
}

/** CP-XOBJ-6: of a Limited kind of token it holds one already. */
const isFull = (c: C, character: Character, { crisis, of }: Token): boolean =>
  crisisOf(c, crisis)?.tokens[of]?.limited === true &&
  heldBy(c, character).some((held) => held.crisis === crisis && held.of === of);

/** What at least is to be paid; CP-INTERACT-3: 1 Power for interacting, unless its card says otherwise. */
const leastCost = ({ cost }: Active): number => (typeof cost === 'number' ? cost : cost.min);

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
  if (crisis.interact.action === true) spendAction(c, 'interact');
  turnOf(c).interacted.push(id);
  tell(c, 'interacted', ['CP-INTERACT-2', 'CP-INTERACT-6'], () => ({ who: character.id, token: id }));
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

export const activationTester: Tester<Table> = {
  verdict: (c, _decision, answer) =>
    verdictsNow(c).find((one) => one.id === answer)?.verdict ?? { yes: false, reasons: [] },
  choices: (c) => verdictsNow(c),
};

function verdictsNow(c: C): Choice[] {
  const character = characterOf(c, turnOf(c).character);
  return isUp(character) ? activationChoices(c, character) : [];
}
