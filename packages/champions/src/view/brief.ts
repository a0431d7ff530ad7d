import {
  type Asking,
  type Brief,
  type Decision,
  type Frame,
  type Listener,
  type Message,
  type NodeData,
  type Outlook,
  PASS,
  windowNow,
} from '@assemble/kernel';
import type { Memory } from '../abilities/scope.ts';
import type { Targeted } from '../abilities/targets.ts';
import type { Action, Amount, Effect, Triggered } from '../abilities/vocabulary.ts';
import { faceOf, identityOf, pieceAt } from '../rules/cards-in-play.ts';
import type { AnyChange } from '../rules/changes.ts';
import { ref } from '../rules/events.ts';
import { onlyPayment } from '../rules/paying.ts';
import { amountOf, lastingNode, remaining, retaliateOf, stat } from '../rules/reading.ts';
import { type C, contentOf, dataOf } from '../rules/run.ts';
import type { Piece } from '../table.ts';
import { attackOf, goingOn } from './brief-going.ts';
import { abilityLine, likeOf, namedTakes, takes, threatLeft, turnLine } from './brief-lines.ts';
import { outlook, says } from './brief-words.ts';
import { boostOdds } from './forecast.ts';
import { unseen } from './hidden.ts';
import { withNumbers } from './known-numbers.ts';

type Answers = { [answer: string]: Outlook };

const NOTHING: Brief = { going: [], ask: null, answers: {}, only: null };

/** What a question is about and what each of its answers comes to. */
export function brief(c: C, decision: Decision): Brief {
  const window = windowNow<C['table'], Memory>(c);
  if (window !== null) return windowBrief(c, window, decision);
  switch (decision.ask.key) {
    case 'ask.turn':
    case 'ask.offer':
      return turnBrief(c, decision);
    case 'ask.defender':
      return defenderBrief(c, decision);
    case 'ask.pay':
      return payBrief(c, decision);
    case 'ask.attack':
    case 'ask.thwart':
      return powerBrief(c, decision);
    case 'ask.minion':
      return { ...NOTHING, answers: each(c, decision, (piece) => [activation(c, piece)]) };
    default:
      return effectBrief(c, decision);
  }
}

/** A line for each card in play that may be chosen. */
function each(c: C, decision: Decision, does: (piece: Piece) => readonly Message[]): Answers {
  const answers: Answers = {};
  if (decision.shape !== 'entities') return answers;
  for (const id of decision.from) {
    const piece = pieceAt(c, id);
    if (piece !== undefined) answers[id] = outlook(does(piece));
  }
  return answers;
}

/** Answers that are all alike leave no choice. */
function onlyOf(answers: Answers): string | null {
  const [first, ...others] = Object.entries(answers);
  if (first === undefined || others.length === 0) return null;
  const [id, { like }] = first;
  return like !== undefined && others.every(([, one]) => one.like === like) ? id : null;
}

function turnBrief(c: C, decision: Decision): Brief {
  const answers: Answers = {};
  if (decision.shape === 'options')
    for (const { id } of decision.options) answers[id] = turnLine(c, decision.seat, id);
  return { ...NOTHING, answers };
}

function windowBrief(c: C, window: Asking<Memory>, decision: Decision): Brief {
  if (decision.shape !== 'options') return NOTHING;
  const answers: Answers = {};
  for (const { id } of decision.options) {
    const listener = window.answers.get(id);
    if (listener !== undefined) answers[id] = listenerLine(c, listener);
    else if (id === PASS) answers[id] = passLine(c, window);
  }
  const own = decision.options.filter(({ id }) => id !== PASS);
  const [only] = own;
  const line = only === undefined ? undefined : window.answers.get(only.id);
  return {
    going: goingOn(c, window, decision.seat),
    ask: own.length === 1 && line !== undefined ? oneAnswer(c, line) : null,
    answers,
    only: onlyOf(answers),
  };
}

/** The question where there is one thing to be done: what it is. */
function oneAnswer(c: C, listener: Listener<Memory>): Message | null {
  const [does] = listenerLine(c, listener).does;
  if (does?.key !== 'does.ability') return null;
  return { key: 'ask.one-answer', args: { card: listener.scope.self, ...does.args } };
}

function listenerLine(c: C, { ability, scope, seat }: Listener<Memory>): Outlook {
  const like = { like: likeOf(c, scope.self, ability) };
  switch (ability) {
    case 'tough':
    case 'stunned':
    case 'confused':
      return outlook([says('does.status', { status: ability })], [], like);
    case 'retaliate': {
      const piece = pieceAt(c, scope.self);
      const amount = piece === undefined ? 0 : retaliateOf(c, piece);
      const attacker = pieceAt(c, scope.by);
      return outlook(
        [
          attacker === undefined
            ? says('does.retaliate', { amount })
            : namedTakes(c, attacker, amount, scope.self),
        ],
        [],
        like,
      );
    }
    case 'quickstrike':
      return outlook([says('does.quickstrike', {})], [], like);
    case 'waiting': {
      const one = c.table.lasting.find((lasting) => lasting.id === scope.waiting);
      const node = one && lastingNode(c, one);
      return node?.node === 'later' ? outlook([effectSays(c, node.effect, scope)]) : outlook([]);
    }
  }
  const { node } = c.rulebook.abilities.node(ability) as Action | Triggered;
  if (node === 'interrupt' || node === 'response') return abilityLine(c, seat, scope.self, ability, scope);
  const { effect } = c.rulebook.abilities.node(ability) as unknown as { readonly effect: Effect };
  return outlook([effectSays(c, effect, scope)], [], like);
}

/** An effect without a cost, with the numbers of this moment. */
const effectSays = (c: C, effect: Effect, scope: Memory): Message =>
  says('does.ability', {
    at: c.rulebook.abilities.address(effect),
    price: 0,
    cost: [],
    effect: withNumbers(c, effect, scope),
  });

/** To let it happen: what then comes, as far as it is known. */
function passLine(c: C, { stage, batch }: Asking<Memory>): Outlook {
  const answering = stage === 'response';
  const does = answering
    ? []
    : (batch as readonly AnyChange[])
        .filter((change) => !change.prevented)
        .flatMap((change) => happens(c, change));
  return outlook(does.length > 0 ? does : [says('does.goes-on', {})], [], {
    name: says(answering ? 'answer.go-on' : 'answer.let-it-happen', {}),
  });
}

function happens(c: C, change: AnyChange): Message[] {
  const target = pieceAt(c, change.target);
  if (target === undefined) return [];
  if (change.kind === 'damage') return [namedTakes(c, target, change.amount, change.by)];
  if (change.kind === 'threat')
    return [says('does.threat-more', { more: change.amount, now: target.threat + change.amount })];
  return [];
}

/** An attack goes on or is defended: by what the boost cards that nobody has seen may add. */
function defenderBrief(c: C, decision: Decision): Brief {
  const frame = c.match.frames.at(-1);
  const d = frame === undefined ? null : dataOf(frame, 'enemy-attack');
  const attack = c.table.activities.at(-1);
  const enemy = attack === undefined ? undefined : pieceAt(c, attack.by);
  if (d === null || attack === undefined || enemy === undefined) return NOTHING;
  const icons = boostOdds(contentOf(c), unseen(c.match, decision.seat), attack.boosts.length).map(
    (one) => one.icons,
  );
  const strength = stat(c, enemy, 'atk') + attack.icons;
  const between = (hit: Piece, less: number): Message => {
    const damage = (boost: number): number => Math.max(0, strength + boost - less);
    return says('does.takes-between', {
      least: damage(Math.min(...icons)),
      most: damage(Math.max(...icons)),
      left: remaining(c, hit),
      tough: hit.tough,
    });
  };
  const answers = each(c, decision, (piece) => [
    between(piece, faceOf(c, piece).type === 'hero' ? stat(c, piece, 'def') : 0),
  ]);
  const attacked = identityOf(c, d.seat);
  if (attacked !== undefined && decision.shape === 'entities' && decision.min === 0)
    answers['none'] = outlook([between(attacked, 0)], [], { name: says('answer.dont-defend', {}) });
  return {
    ...NOTHING,
    going: [attackOf(c, ref(c, enemy.id), d.seat, decision.seat, null)],
    ask: says('ask.who-defends', {}),
    answers,
  };
}

function payBrief(c: C, decision: Decision): Brief {
  if (decision.shape !== 'pay') return NOTHING;
  return { ...NOTHING, going: paidFor(c), only: onlyPayment(c, decision) };
}

/** What is being paid for: the innermost thing that is under way. */
function paidFor(c: C): Message[] {
  const frame = c.match.frames.at(-1);
  if (frame === undefined) return [];
  const started = dataOf(frame, 'initiate');
  // What is paid already needs no price.
  if (started !== null) {
    const ability = c.rulebook.abilities.node(started.ability) as Action | Triggered;
    return [effectSays(c, ability.effect, { ...started.scope, label: ability.label ?? null })];
  }
  const played = dataOf(frame, 'play-card');
  const face = played === null ? undefined : c.table.prints[played.card]?.card;
  return face === undefined
    ? []
    : [says('does.play', { cost: -1, face: contentOf(c).card(face).faces[0].id })];
}

function powerBrief(c: C, decision: Decision): Brief {
  const { card } = decision.ask.args as { readonly card: number };
  const by = pieceAt(c, card);
  if (by === undefined) return NOTHING;
  const answers =
    decision.ask.key === 'ask.attack'
      ? each(c, decision, (piece) => [takes(c, piece, stat(c, by, 'atk'), by.id)])
      : each(c, decision, (piece) => [threatLeft(c, piece, stat(c, by, 'thw'))]);
  return { ...NOTHING, answers };
}

function activation(c: C, piece: Piece): Message {
  const frame = c.match.frames.find(({ procedure }) => procedure === 'villain-phase');
  const seat = frame === undefined ? -1 : (dataOf(frame, 'villain-phase')?.seat ?? -1);
  const identity = identityOf(c, seat);
  return identity !== undefined && faceOf(c, identity).type === 'hero'
    ? says('does.attacks-for', { amount: stat(c, piece, 'atk') })
    : says('does.schemes-for', { amount: stat(c, piece, 'sch') });
}

/** An effect asks for its targets, or whether it shall happen: said with its numbers, and what it does to each. */
function effectBrief(c: C, decision: Decision): Brief {
  const frame = c.match.frames.at(-1) as Frame<NodeData> | undefined;
  if (frame === undefined || typeof frame.data.at !== 'string') return NOTHING;
  const at = frame.data.at;
  const scope = (
    frame.data.root < 0 ? (frame.data as unknown as { scope: Memory }).scope : c.scope(frame.data as never)
  ) as Memory;
  const effect = c.rulebook.abilities.node(at) as unknown as Effect;
  if (effect.node === 'may') {
    const does = effectSays(c, effect.effect, scope);
    return {
      ...NOTHING,
      answers: { yes: outlook([does]), no: outlook([says('does.nothing', {})]) },
    };
  }
  if (!decision.ask.key.endsWith(effect.node) || !('to' in effect)) return NOTHING;
  return {
    ...NOTHING,
    ask: says('ask.effect', { card: scope.self, at, effect: withNumbers(c, effect, scope) }),
    answers: each(c, decision, (piece) => onTarget(c, effect as Effect & Targeted, piece, scope)),
  };
}

function onTarget(c: C, effect: Effect & Targeted, piece: Piece, scope: Memory): Message[] {
  const n = (amount: Amount): number => amountOf(c, amount, { ...scope, that: [piece.id] });
  switch (effect.node) {
    case 'damage':
      return [takes(c, piece, n(effect.amount), scope.self)];
    case 'heal': {
      const amount = Math.min(piece.damage, effect.amount === 'all' ? piece.damage : n(effect.amount));
      return [says('does.heals', { amount, left: remaining(c, piece) + amount })];
    }
    case 'remove-threat':
      return [threatLeft(c, piece, n(effect.amount))];
    case 'place-threat':
      return [says('does.threat-more', { more: n(effect.amount), now: piece.threat + n(effect.amount) })];
    case 'attacks':
      return [says('does.attacks-for', { amount: stat(c, piece, 'atk') })];
    case 'schemes':
      return [says('does.schemes-for', { amount: stat(c, piece, 'sch') })];
    default:
      return [];
  }
}
