import {
  ask,
  type Choice,
  canRun,
  DONE,
  type Explaining,
  goto,
  type Instruction,
  Judge,
  NEXT,
  type Option,
  propose,
  runAbility,
  type Tester,
  type Verdict,
  YES,
} from '@assemble/kernel';
import type { Active } from '../abilities/vocabulary.ts';
import type { Point } from '../geometry/shapes.ts';
import type { ConditionName } from '../names.ts';
import type { Character, Table } from '../table.ts';
import { actionVerdict, leastCost, moveVerdict, turnOf } from './actions.ts';
import { loseCondition, setActivated } from './atoms.ts';
import { makeAttack } from './attack-order.ts';
import { attacksOf, characterOf, isShown, isUp } from './characters.ts';
import { holds } from './conditions.ts';
import { fundsOf, isUsedUp, powerVerdict, superpowerCost } from './costs.ts';
import { causeOfNobody, damageTo, dealDamage } from './damage.ts';
import { tell } from './events.ts';
import type { Viewpoint } from './filter.ts';
import { type Heard, indexOf, isUsed } from './index-of-cards.ts';
import { interact, interactVerdict } from './interacting.ts';
import { moment, momentOf } from './listeners.ts';
import { isOffered, NO } from './menus.ts';
import { moveAction } from './moving.ts';
import { crisisOf } from './objectives.ts';
import { again, type C, editionOf, type Rule, steps } from './run.ts';
import { afterSpending } from './spending.ts';
import { playTactic, tacticChoices } from './tactics.ts';
import { attackVerdict, FREELY } from './targeting.ts';
import { beginActivation, endActivation, spendAction } from './turn-atoms.ts';

type Up = Character & { at: Point };

/** An activation: up to two actions, and whatever else may be done at any time. */
export const activation = steps('activation', [
  {
    name: 'the activation begins',
    rules: ['CP-ACTIVATE-1'],
    run: (c, d) => {
      beginActivation(c, d.who);
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
      const legal = activationChoices(c, character, 'bare').filter((choice) => choice.verdict.yes);
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
    name: 'effects of the players at the end of the activation',
    rules: ['CP-ACTIVATE-12', 'CP-KEYWORD-7', 'CP-TIMING-2', 'CP-RULING-13'],
    run: (c, d) => ending(c, d.who, 'players'),
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
    name: 'effects of the cards of nobody, last',
    rules: ['CP-TIMING-3', 'CP-TIMING-5'],
    run: (c, d) => ending(c, d.who, 'nobody'),
  },
  {
    name: 'the activation is over',
    rules: ['CP-ACTIVATE-11', 'CP-ACTIVATE-12', 'CP-ACTIVATE-13', 'CP-DAZED-10'],
    run: (c, d) => {
      const rule = editionOf(c).activatedAfterEffects ? 'CP-ACTIVATE-12' : 'CP-ACTIVATE-11';
      endActivation(c, characterOf(c, d.who), rule);
      return DONE;
    },
  },
]);

const ending = (c: C, who: number, whose: 'players' | 'nobody'): Instruction =>
  isUp(characterOf(c, who)) ? propose(c, [momentOf(whose, 'activation-ends', who)]) : NEXT;

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
    // CP-ACTIVATE-5
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
      // CP-ACTIVATE-6, CP-SUPER-7: only what says so takes an action.
      if (heard.ability.action === true) spendAction(c, 'superpower');
      return runAbility(rest, scopeFor(character, heard), 'again');
    }
    case 'interact':
      return again(interact(c, character, Number(rest)));
    case 'tactic':
      return playTactic(Number(rest), character.controller);
    default:
      throw new Error(`no such choice: ${answer}`);
  }
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

/**
 * Everything a player might do with the activated character, each with its verdict. Where nobody asks for reasons, nobody
 * asks for what is refused: it is not even put into words.
 */
function activationChoices(c: C, character: Up, explaining: Explaining): Choice[] {
  const who = character.id;
  const choices: Choice[] = [];
  const isWanted = ({ yes }: Verdict): boolean => yes || explaining === 'reasons';
  const add = (id: string, key: string, args: Choice['say']['args'], verdict: Verdict): void => {
    choices.push({ id, say: { key, args }, verdict });
  };
  const action = actionVerdict(c, character, explaining);
  // Where nobody asks for reasons, the first one is enough.
  const asAction = (verdict: () => Verdict<Rule>): Verdict<Rule> =>
    action.yes ? verdict() : explaining === 'bare' ? action : both(action, verdict());
  const move = asAction(() => moveVerdict(c, character));
  if (isWanted(move)) {
    add('move', 'option.move', { who }, move);
    add('climb', 'option.climb', { who }, move);
  }
  for (const attack of attacksOf(c, character)) {
    const verdict = asAction(() => attackVerdict(c, character, attack, FREELY, false, explaining));
    const { address } = attack;
    if (isWanted(verdict)) add(`attack:${address}`, 'option.attack', { who, attack: address }, verdict);
  }
  for (const heard of activesOf(c, character)) {
    const verdict = superpowerVerdict(c, character, heard, explaining);
    const { address } = heard;
    if (isWanted(verdict)) add(`power:${address}`, 'option.superpower', { who, ability: address }, verdict);
  }
  for (const condition of character.conditions) {
    const verdict = actionVerdict(c, character, explaining, condition);
    if (isWanted(verdict)) add(`shake:${condition}`, 'option.shake', { who, condition }, verdict);
  }
  for (const token of c.table.tokens) {
    if (token.at === null || crisisOf(c, token.crisis)?.interact == null) continue;
    const verdict = interactVerdict(c, character, token, explaining);
    if (isWanted(verdict)) add(`interact:${token.id}`, 'option.interact', { who, token: token.id }, verdict);
  }
  choices.push(...tacticChoices(c, character.controller, explaining));
  add('end', 'option.end-activation', { who }, YES);
  return choices;
}

const both = (a: Verdict<Rule>, b: Verdict<Rule>): Verdict<Rule> =>
  new Judge<Rule>().also(a).also(b).verdict();

function superpowerVerdict(
  c: C,
  character: Character,
  heard: Heard<Active>,
  explaining: Explaining,
): Verdict<Rule> {
  const { ability, address } = heard;
  // What a crisis offers is no superpower: nobody else pays for it, and nothing makes it dearer.
  const [cost, funds] = isUsed(heard.belongs)
    ? [superpowerCost(c, character, ability.cost, heard.belongs.of === 'gem').min, fundsOf(c, character)]
    : [leastCost(ability), character.power];
  const judge = new Judge<Rule>(explaining).also(powerVerdict(character, cost, 'CP-POWER-5', funds));
  if (ability.action === true) judge.also(actionVerdict(c, character, explaining));
  if (judge.settled) return judge.verdict();
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

export const activationTester: Tester<Table> = {
  verdict: (c, decision, answer) =>
    isOffered(decision, answer) ? YES : (verdictsNow(c).find((one) => one.id === answer)?.verdict ?? NO),
  choices: (c) => verdictsNow(c),
};

function verdictsNow(c: C): Choice[] {
  const character = characterOf(c, turnOf(c).character);
  return isUp(character) ? activationChoices(c, character, 'reasons') : [];
}
