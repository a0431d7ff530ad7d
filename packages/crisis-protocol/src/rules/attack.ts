import { ask, DONE, done, type Instruction, NEXT, propose } from '@assemble/kernel';
import type { AttackType } from '../names.ts';
import type { Lasting, Roll } from '../table.ts';
import { endLasting, gainCondition, rollDice } from './atoms.ts';
import { beginRoll, chooseType, compareSuccesses, endRoll, formPool, resolveAttack } from './attack-atoms.ts';
import { type AttackData, newRoll } from './attack-order.ts';
import { characterOf, grantedBy, isUp, lastingAt } from './characters.ts';
import { attackOf } from './conditions.ts';
import { fundsOf } from './costs.ts';
import { damageTo, dealDamage, sufferedIn } from './damage.ts';
import { tell } from './events.ts';
import { currentAttack } from './filter.ts';
import { attackHas, hasStatic, inForce } from './in-force.ts';
import { type Moment, moment } from './listeners.ts';
import { paying } from './payment.ts';
import { attackPool, defensePool, extraForCriticals, isOneOf, successes } from './pools.ts';
import { again, type C, call, contentOf, editionOf, steps } from './run.ts';
import { possibleAttacks, targetsOf } from './targeting.ts';
import { noteTargeted } from './turn-atoms.ts';

/** The attack that is being made. */
function now(c: C): Roll {
  const roll = currentAttack(c);
  if (roll === null) throw new Error('no attack is being made');
  return roll;
}

/** Making an attack: the fourteen steps of the rulebook. */
export const attack = steps('attack', [
  {
    name: '1 choose an attack',
    rules: ['CP-ATTACK-1', 'CP-ATTACK-18', 'CP-ATTACK-19', 'CP-DAZED-5'],
    run: (c, d) => {
      const attacker = characterOf(c, d.attacker);
      if (!isUp(attacker)) return DONE;
      if (d.attack !== '') return NEXT;
      const able = possibleAttacks(c, attacker, d, d.free).filter(
        ({ attack: { cost } }) => d.costMax === null || cost <= d.costMax,
      );
      if (able.length === 0) return DONE;
      return ask({
        seat: attacker.controller,
        ask: { key: 'ask.which-attack', args: { who: attacker.id } },
        rules: ['CP-ATTACK-1', 'CP-ATTACK-18'],
        shape: 'options',
        options: able.map(({ address }) => ({
          id: address,
          say: { key: 'option.attack', args: { attack: address } },
        })),
      });
    },
    take: (_c, d, answer) => {
      d.attack = answer as string;
      return NEXT;
    },
  },
  {
    name: '1 a beam or an area is a series of attacks',
    rules: ['CP-BEAM-2', 'CP-AREA-2'],
    run: (c, d) => {
      // What a card lets it make once is made now.
      if (!d.series)
        endLasting(c, (one) => one.character === d.attacker && grantedBy(c, one)?.address === d.attack);
      if (d.series || contentOf(c).attack(d.attack).shape === 'target') return NEXT;
      const { attacker, attack: address, among, free } = d;
      return call('series', {
        attacker,
        attack: address,
        among,
        free,
        targets: [],
        allies: [],
        direction: null,
      });
    },
  },
  {
    name: '2 declare a target',
    rules: ['CP-ATTACK-2', 'CP-ATTACK-15', 'CP-ATTACK-16', 'CP-ATTACK-17', 'CP-DAZED-3', 'CP-KEYWORD-12'],
    run: (c, d) => {
      if (!d.series && contentOf(c).attack(d.attack).shape !== 'target') return DONE;
      const attacker = characterOf(c, d.attacker);
      if (!isUp(attacker)) return DONE;
      const able = d.series
        ? (d.among ?? []).filter((id) => isUp(characterOf(c, id)))
        : targetsOf(c, attacker, d.attack, d);
      const [only] = able;
      // CP-ATTACK-21, CP-ATTACK-22: only whom it reaches is offered; with nobody in range it ends here.
      if (only === undefined) return DONE;
      if (able.length === 1) return declare(c, d, only);
      return ask({
        seat: attacker.controller,
        ask: { key: 'ask.which-target', args: { attack: d.attack, who: attacker.id } },
        rules: ['CP-ATTACK-2', 'CP-ATTACK-17'],
        source: d.attack,
        test: 'target',
        shape: 'entities',
        from: able,
        min: 1,
        max: 1,
      });
    },
    take: (c, d, answer) => declare(c, d, (answer as number[])[0] ?? -1),
  },
  {
    name: '2 the attacker picks the type, where the attack leaves it open',
    rules: ['CP-STAT-17', 'CP-EFFECT-1'],
    run: (c, d) => {
      const choice = attackHas(c, d.attack, 'type-choice');
      if (choice?.holds !== 'type-choice') return NEXT;
      return ask({
        seat: characterOf(c, d.attacker).controller,
        ask: { key: 'ask.which-type', args: { attack: d.attack } },
        rules: ['CP-STAT-17'],
        source: d.attack,
        shape: 'options',
        options: choice.types.map((type) => ({ id: type, say: { key: 'option.type', args: { type } } })),
      });
    },
    take: (c, _d, answer) => {
      chooseType(c, now(c), answer as AttackType);
      return NEXT;
    },
  },
  {
    name: '2 effects of being targeted, attacker’s first',
    rules: ['CP-ATTACK-20', 'CP-SUPER-8', 'CP-SUPER-9', 'CP-RULING-15'],
    run: (c, d) => {
      const { attacker, target } = now(c);
      if (d.targeted === target) return NEXT;
      // Once all that comes of it is done, whoever became the target instead is targeted in turn.
      d.targeted = target;
      return again(propose(c, [moment('targeted', target, attacker)]));
    },
  },
  {
    name: '3 spend the Power cost',
    rules: ['CP-ATTACK-3', 'CP-ATTACK-23', 'CP-ATTACK-24', 'CP-RULING-22'],
    run: (c, d) => {
      const attacker = characterOf(c, d.attacker);
      const { cost } = attackOf(c, now(c));
      const down = !isUp(attacker) || !isUp(characterOf(c, now(c).target));
      if (down || (!d.free && fundsOf(c, attacker) < cost)) return abort(c, d);
      return d.free ? NEXT : paying(c, attacker, cost, ['CP-ATTACK-3']);
    },
  },
  {
    name: '4 effects of forming the attack pool',
    rules: ['CP-ATTACK-4'],
    run: (c) => propose(c, [moment('attack-pool', now(c).target, now(c).attacker)]),
  },
  {
    name: '4 the attack pool',
    rules: ['CP-ATTACK-4', 'CP-ATTACK-25', 'CP-COND-11', 'CP-EFFECT-9'],
    run: (c) => {
      formPool(c, now(c), 'attack', attackPool(c, now(c)), ['CP-ATTACK-4']);
      return NEXT;
    },
  },
  {
    name: '5 the defense pool',
    rules: ['CP-ATTACK-5', 'CP-ATTACK-26', 'CP-COND-7', 'CP-STAT-16'],
    run: (c) => {
      formPool(c, now(c), 'defense', defensePool(c, now(c)), ['CP-ATTACK-5']);
      return NEXT;
    },
  },
  {
    name: '6 the initial attack roll',
    rules: ['CP-ATTACK-6', 'CP-DICE-1'],
    run: (c) => {
      const roll = now(c);
      rollDice(c, roll, roll.attacker, 'attack', 'initial', roll.pools.attack?.value ?? 0, ['CP-ATTACK-6']);
      return NEXT;
    },
  },
  {
    name: '6 effects while the attacker rolls',
    rules: ['CP-ATTACK-6', 'CP-EFFECT-1'],
    run: rolling,
  },
  {
    name: '7 the initial defense roll',
    rules: ['CP-ATTACK-7'],
    run: (c) => {
      const roll = now(c);
      rollDice(c, roll, roll.target, 'defense', 'initial', roll.pools.defense?.value ?? 0, ['CP-ATTACK-7']);
      return NEXT;
    },
  },
  {
    name: '8 one more die for each critical, attacker first',
    rules: ['CP-ATTACK-8', 'CP-ATTACK-27', 'CP-DICE-8', 'CP-DICE-9', 'CP-COND-6'],
    run: (c) => {
      const roll = now(c);
      const more = {
        attack: extraForCriticals(c, roll, 'attack'),
        defense: extraForCriticals(c, roll, 'defense'),
      };
      rollDice(c, roll, roll.attacker, 'attack', 'critical', more.attack, ['CP-ATTACK-8']);
      rollDice(c, roll, roll.target, 'defense', 'critical', more.defense, ['CP-ATTACK-8']);
      return NEXT;
    },
  },
  {
    name: '8 effects while the attacker rolls those',
    rules: ['CP-ATTACK-8', 'CP-EFFECT-1'],
    run: rolling,
  },
  {
    name: '8 effects of having rolled, attacker’s first',
    rules: ['CP-ATTACK-8', 'CP-EFFECT-6', 'CP-TIMING-4'],
    run: (c) => {
      const { attacker, target } = now(c);
      return propose(c, [
        moment('rolled', attacker, -1, { role: 'attacking' }),
        moment('rolled', target, -1, { role: 'defending' }),
      ]);
    },
  },
  {
    name: '9 the attacker modifies attack dice',
    rules: ['CP-ATTACK-9', 'CP-MODIFY-1', 'CP-MODIFY-5'],
    run: (c) => modify(c, 0),
  },
  {
    name: '9 the defender modifies defense dice',
    rules: ['CP-ATTACK-9', 'CP-MODIFY-2', 'CP-MODIFY-5', 'CP-COVER-5'],
    run: (c) => modify(c, 1),
  },
  {
    name: '9 the attacker modifies defense dice',
    rules: ['CP-ATTACK-9', 'CP-MODIFY-3', 'CP-MODIFY-5'],
    run: (c) => modify(c, 2),
  },
  {
    name: '9 the defender modifies attack dice',
    rules: ['CP-ATTACK-9', 'CP-MODIFY-4', 'CP-MODIFY-5'],
    run: (c) => modify(c, 3),
  },
  {
    name: '9 effects once all dice are modified',
    rules: ['CP-ATTACK-9', 'CP-EFFECT-1'],
    run: (c) => propose(c, [moment('before-comparing', now(c).target, now(c).attacker)]),
  },
  {
    name: '10 compare successes',
    rules: [
      'CP-ATTACK-10',
      'CP-ATTACK-28',
      'CP-ATTACK-29',
      'CP-DICE-2',
      'CP-DICE-3',
      'CP-DICE-4',
      'CP-DICE-5',
      'CP-DICE-6',
    ],
    run: (c) => {
      const roll = now(c);
      compareSuccesses(c, roll, successes(c, roll, 'attack'), successes(c, roll, 'defense'));
      return NEXT;
    },
  },
  {
    name: '11 effects before damage',
    rules: ['CP-ATTACK-11', 'CP-ICON-1', 'CP-ICON-2', 'CP-ICON-3', 'CP-ICON-4', 'CP-ICON-5', 'CP-ICON-6'],
    run: (c) => propose(c, [moment('before-damage', now(c).target, now(c).attacker)]),
  },
  {
    name: '12 damage, and Power for it',
    rules: ['CP-ATTACK-12', 'CP-ATTACK-30', 'CP-ATTACK-31'],
    run: (c, d) => {
      const { successes: counted, attacker, target, attack: source } = now(c);
      d.result = [];
      if (!isUp(characterOf(c, target))) return NEXT;
      const seat = characterOf(c, attacker).controller;
      return dealDamage([
        damageTo(target, counted.left, { character: attacker, seat, how: 'attack', source }),
      ]);
    },
  },
  {
    name: '13 the attack is resolved',
    rules: ['CP-ATTACK-13', 'CP-DAMAGE-4'],
    run: (c, d) => {
      const roll = now(c);
      const result = d.result ?? [];
      const felled = result.some((one) => one.who === roll.target && one.felled);
      resolveAttack(c, roll, sufferedIn(result), felled || !isUp(characterOf(c, roll.target)));
      return NEXT;
    },
  },
  {
    name: '14 special conditions that the damage brings',
    rules: ['CP-ATTACK-14', 'CP-COND-1'],
    run: (c) => {
      const roll = now(c);
      const target = characterOf(c, roll.target);
      if (roll.dealt === 0 || !isUp(target)) return NEXT;
      for (const { effect } of inForce(c, 'gives-for-damage', characterOf(c, roll.attacker)))
        for (const condition of effect.conditions) gainCondition(c, target, condition, ['CP-COND-1']);
      return NEXT;
    },
  },
  {
    name: '14 what lasted for this attack ends: another one may follow from it',
    rules: ['CP-ATTACK-14', 'CP-EFFECT-6'],
    run: (c) => {
      const roll = now(c);
      endLasting(
        c,
        (one) =>
          one.until === 'this-attack' ||
          (one.until === 'attack' && one.character === roll.attacker && served(c, one, roll)),
      );
      return NEXT;
    },
  },
  {
    name: '14 effects after the attack, attacker’s first',
    rules: ['CP-ATTACK-14', 'CP-EFFECT-6', 'CP-TIMING-4'],
    run: (c) => propose(c, [moment('after-attack', now(c).target, now(c).attacker)]),
  },
  {
    name: '14 the attack is over',
    rules: ['CP-ATTACK-14'],
    run: (c) => {
      const roll = now(c);
      endRoll(c);
      return done({ target: roll.target, dealt: roll.dealt });
    },
  },
]);

/** What shows as attack dice are rolled counts before they add dice, and before anybody modifies them. */
function rolling(c: C): Instruction {
  return propose(c, [moment('rolling', now(c).attacker, now(c).target, { role: 'attacking' })]);
}

/** Whether what lasts until the next attack was meant for this one. */
function served(c: C, lasting: Lasting, roll: Roll): boolean {
  const { holds } = lastingAt(c, lasting);
  return !('attacks' in holds) || holds.attacks === undefined || isOneOf(roll.attack, holds.attacks);
}

function declare(c: C, d: AttackData, target: number): Instruction {
  const { type } = contentOf(c).attack(d.attack);
  beginRoll(c, newRoll(d.attacker, target, d.attack, type, d.without));
  noteTargeted(c, d.attack, d.attacker, target);
  tell(c, 'attack-declared', ['CP-ATTACK-2'], () => ({ who: d.attacker, attack: d.attack, target }));
  return NEXT;
}

/** CP-RULING-22, CP-ATTACK-24: the action is lost, no Power is spent, nothing after it happens. */
function abort(c: C, d: AttackData): Instruction {
  endRoll(c);
  endLasting(c, (one) => one.until === 'this-attack');
  const rule = editionOf(c).id === 'de' ? 'CP-ATTACK-24' : 'CP-RULING-22';
  tell(c, 'attack-aborted', [rule], () => ({ who: d.attacker, attack: d.attack }));
  return DONE;
}

/** Who modifies whose dice, in the order of step 9 (CP-MODIFY-1 to CP-MODIFY-4). */
export const MODIFYING = [
  { role: 'attacking', dice: 'own' },
  { role: 'defending', dice: 'own' },
  { role: 'attacking', dice: 'theirs' },
  { role: 'defending', dice: 'theirs' },
] as const;

/** The moment at which one of them does; null where the defender may not. CP-EFFECT-2: what a crisis allows stays allowed. */
export function modifyMoment(
  c: C,
  { attacker, target }: Roll,
  { role, dice }: (typeof MODIFYING)[number],
): Moment | null {
  const [who, by] = role === 'attacking' ? [attacker, target] : [target, attacker];
  const fixed =
    role === 'defending' && dice === 'own' && hasStatic(c, 'unmodified-defense', characterOf(c, who));
  if (!fixed) return moment('modify', who, by, { role, dice });
  return editionOf(c).crisisWins ? moment('modify', who, by, { role, dice, whose: 'crises' }) : null;
}

function modify(c: C, window: 0 | 1 | 2 | 3): Instruction {
  const change = modifyMoment(c, now(c), MODIFYING[window]);
  return change === null ? NEXT : propose(c, [change]);
}
