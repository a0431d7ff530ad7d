import {
  type Answer,
  ask,
  call,
  DONE,
  type Instruction,
  NEXT,
  type NodeKind,
  type NodeKinds,
  runAbility,
  runPart,
  runSequence,
  type Scope,
  type Sequence,
} from '@assemble/kernel';
import { abilityOf } from './abilities.ts';
import { attackBy } from './attack.ts';
import { damageTo, discard, faceOf, heroOf, isEnemy, moveTo, tell, top, villain } from './changes.ts';
import {
  type AttackChange,
  type C,
  type Card,
  cardOf,
  type DamageChange,
  hand,
  inPlay,
  playerOrder,
  type RevealChange,
  type Seat,
} from './table.ts';
import type { Called, ChooseEnemy, DealDamage, Draw, Plain, Triggered } from './vocabulary.ts';

const seatOf = (scope: Scope): Seat => scope['seat'] as Seat;
const selfOf = (c: C, scope: Scope): Card => cardOf(c, scope['self'] as number);
const always = (): boolean => true;

/** An effect that is over in one step and needs no detail. */
const once = (
  run: (c: C, scope: Scope) => Instruction | void,
  can = always as (c: C, scope: Scope) => boolean,
) =>
  ({
    run: (c, _node, scope, frame) => (frame.step === 0 ? (run(c, scope) ?? DONE) : DONE),
    can: (c, _node, scope) => can(c, scope),
  }) satisfies NodeKind<C, Plain>;

/** A triggered ability goes through all steps of starting an ability. */
const triggered: NodeKind<C, Triggered> = {
  run: (_c, _node, scope, frame) => {
    if (frame.step > 0) return DONE;
    const { at } = frame.data;
    const data = { ability: at ?? '', card: scope['self'] ?? -1, seat: seatOf(scope), scope: { ...scope } };
    return call('initiate', { ...data, fromHand: false });
  },
  can: always,
};

const called: NodeKind<C, Called> = {
  run: (c, node, _scope, frame) => (frame.step > 0 ? DONE : runPart(c, node.effect, frame)),
  can: always,
};

const draw: NodeKind<C, Draw> = {
  run: (c, node, scope) => {
    for (let n = 0; n < node.count; n++) {
      const card = top(c, 'deck', seatOf(scope));
      if (card !== undefined) moveTo(c, card, 'hand', ['MC-ABILITY-1']);
    }
    return DONE;
  },
  can: (c, _node, scope) => top(c, 'deck', seatOf(scope)) !== undefined,
};

function targetOf(c: C, node: DealDamage, scope: Scope): Card {
  switch (node.to) {
    case 'chosen':
      return cardOf(c, scope['chosen'] as number);
    case 'villain':
      return villain(c);
    case 'attacker':
      return cardOf(c, scope['by'] as number);
    case 'your-hero':
      return heroOf(c, seatOf(scope));
    case 'self':
      return selfOf(c, scope);
  }
}

const damage: NodeKind<C, DealDamage> = {
  run: (c, node, scope, frame) => {
    if (frame.step > 0) return DONE;
    const hero = heroOf(c, seatOf(scope));
    const { amount } = node;
    const dealt =
      amount === 'your-atk' ? (faceOf(hero).atk ?? 0) : scope['final'] === true ? amount.final : amount.step;
    const by = node.attack ? hero.id : (scope['self'] as number);
    return call('damage', { batch: [damageTo(c, targetOf(c, node, scope).id, dealt, by, node.attack)] });
  },
  can: always,
};

const chooseEnemy: NodeKind<C, ChooseEnemy> = {
  run: (c, _node, scope) => {
    const from = inPlay(c).filter(isEnemy);
    return ask({
      seat: seatOf(scope),
      ask: { key: 'ask.enemy', args: { card: selfOf(c, scope).name } },
      rules: ['MC-WORD-3', 'MC-ATTACK-5'],
      source: selfOf(c, scope).name,
      shape: 'entities',
      from: from.map((card) => card.id),
      min: 1,
      max: 1,
    });
  },
  take: (_c, _node, scope, _frame, answer) => {
    scope['chosen'] = (answer as number[])[0] ?? -1;
    return DONE;
  },
  can: (c) => inPlay(c).some(isEnemy),
};

const specials = (c: C, scope: Scope): Card[] =>
  inPlay(c).filter((card) => card.owner === seatOf(scope) && faceOf(card).special === true);

/** Each special ability in the order the player chooses; the last one knows that it is the last. */
const eachSpecial: NodeKind<C, Plain> = {
  run: (c, _node, scope, frame) => {
    const cards = specials(c, scope);
    if (frame.step === 0) {
      scope['order'] = cards.map((card) => card.id);
      if (cards.length < 2) return NEXT;
      return ask({
        seat: seatOf(scope),
        ask: { key: 'ask.order', args: {} },
        rules: ['MC-TRIGGER-5', 'MC-WORD-3'],
        source: selfOf(c, scope).name,
        shape: 'order',
        options: cards.map((card) => ({
          id: String(card.id),
          say: { key: 'option.card', args: { card: card.name } },
        })),
      });
    }
    const order = scope['order'] as number[];
    const id = order[frame.step - 1];
    if (id === undefined) return DONE;
    const found = abilityOf(cardOf(c, id), 'special');
    if (found === null) return NEXT;
    const final = frame.step === order.length;
    return runAbility(found.address, { self: id, seat: seatOf(scope), chosen: -1, final });
  },
  take: (_c, _node, scope, _frame, answer) => {
    scope['order'] = (answer as string[]).map(Number);
    return NEXT;
  },
  can: (c, _node, scope) => specials(c, scope).length > 0,
};

/** Both players choose at the same time: one question each, asked together. */
const eachPlayerDiscards: NodeKind<C, Plain> = {
  run: (c, _node, _scope, frame) => {
    if (frame.step > 0) return DONE;
    const seats = playerOrder(c).filter((seat) => hand(c, seat).length > 0);
    if (seats.length === 0) return DONE;
    return ask(
      ...seats.map((seat) => ({
        seat,
        ask: { key: 'ask.discard', args: {} },
        rules: ['MC-WORD-3'],
        shape: 'entities' as const,
        from: hand(c, seat).map((card) => card.id),
        min: 1,
        max: 1,
      })),
    );
  },
  take: (c, _node, _scope, _frame, answer: Answer) => {
    // One question gives its answer, several give a list of answers: flattening serves both.
    for (const id of (answer as (number | number[])[]).flat()) discard(c, cardOf(c, id), 'MC-WORD-3');
    return NEXT;
  },
  can: always,
};

const seenDamage = (c: C, scope: Scope): DamageChange => c.change(scope) as DamageChange;

export const nodes: NodeKinds<C> = {
  interrupt: triggered,
  response: triggered,
  action: triggered,
  'when-revealed': called,
  boost: called,
  special: called,
  draw,
  damage,
  'choose-enemy': chooseEnemy,
  sequence: runSequence() as NodeKind<C, Sequence>,
  'each-special': eachSpecial,
  'each-player-discards': eachPlayerDiscards,
  prevent: once((c, scope) => {
    c.change(scope).prevented = true;
  }),
  'cancel-reveal': once((c, scope) => {
    (c.change(scope) as RevealChange).cancelled = true;
  }),
  'ready-hero': once(
    (c, scope) => {
      heroOf(c, seatOf(scope)).exhausted = false;
    },
    (c, scope) => heroOf(c, seatOf(scope)).exhausted,
  ),
  'gains-overkill': once((c, scope) => {
    (c.change(scope) as AttackChange).overkill = true;
  }),
  // MC-CANCEL-4: the damage goes here in place of where it was going.
  'place-it-here': once((c, scope) => {
    const change = seenDamage(c, scope);
    const self = selfOf(c, scope);
    change.prevented = true;
    self.damage += change.amount;
    tell(c, 'damaged', ['MC-CANCEL-4'], self, change.amount);
    if (self.damage >= 5) discard(c, self, 'MC-WORD-6');
  }),
  'heal-all-instead': once((c, scope) => {
    const change = c.change(scope) as AttackChange;
    change.prevented = true;
    cardOf(c, change.target).damage = 0;
  }),
  'hits-its-source': once((c, scope) => {
    const change = seenDamage(c, scope);
    change.target = change.by;
  }),
  'discard-self': once((c, scope) => discard(c, selfOf(c, scope), 'MC-ABILITY-8')),
  'villain-attacks-you': once((_c, scope) => attackBy(seatOf(scope), 'next')),
  tough: once((c, scope) => {
    c.change(scope).prevented = true;
    selfOf(c, scope).tough = false;
    tell(c, 'status', ['MC-STATUS-10'], selfOf(c, scope));
  }),
  stunned: once((c, scope) => {
    c.change(scope).prevented = true;
    selfOf(c, scope).stunned = false;
    tell(c, 'status', ['MC-STATUS-6'], selfOf(c, scope));
  }),
  retaliate: once((c, scope) => {
    const amount = faceOf(selfOf(c, scope)).retaliate ?? 0;
    return call('damage', {
      batch: [damageTo(c, scope['by'] as number, amount, scope['self'] as number, false)],
    });
  }),
};
