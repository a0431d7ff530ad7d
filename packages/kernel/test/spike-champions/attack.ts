import {
  ask,
  call,
  DONE,
  done,
  explained,
  goto,
  type Json,
  NEXT,
  proposeAndSee,
  runAbility,
} from '@assemble/kernel';
import { abilityOf } from './abilities.ts';
import {
  attackEnded,
  attackOn,
  damageTo,
  defeatOf,
  discard,
  exhaust,
  faceOf,
  heroOf,
  moveTo,
  remaining,
  tell,
  top,
  villain,
} from './changes.ts';
import {
  type AttackChange,
  attackOf,
  type C,
  type Card,
  cardOf,
  type DamageChange,
  type Instruction,
  inPlay,
  playerOrder,
  type Seat,
  steps,
} from './table.ts';

type AttackData = { target: Seat; asked: number; boost: number; result: AttackChange[] };

/** An enemy attack: boost card, defender, boost cards turned up, damage (MC-ENEMY-ATTACK-1). */
export const attack = steps<AttackData>('attack', [
  {
    name: 'the enemy initiates an attack: interrupts',
    rules: ['MC-ATTACK-6', 'MC-ACTIVATION-1', 'MC-INTERRUPT-1', 'MC-BOOST-7'],
    run: (c, d) => proposeAndSee(c, [attackOn(d.target, villain(c).id)]),
  },
  {
    name: 'an attack that was replaced does not begin',
    rules: ['MC-CANCEL-4', 'MC-STATUS-6', 'MC-ACTIVATION-8'],
    run: (_c, d) => (d.result[0]?.prevented === true ? DONE : NEXT),
  },
  {
    name: '1. deal a boost card',
    rules: ['MC-ENEMY-ATTACK-2', 'MC-ACTIVATION-4'],
    run: (c) => {
      const card = top(c, 'encounter', -1);
      if (card === undefined) return NEXT;
      moveTo(c, card, 'boost', ['MC-ENEMY-ATTACK-2']);
      attackOf(c).faceDown.push(card.id);
      return NEXT;
    },
  },
  {
    name: '2. declare a defender',
    rules: ['MC-ENEMY-ATTACK-3', 'MC-ENEMY-ATTACK-5', 'MC-ENEMY-ATTACK-12', 'MC-DEFENSE-2'],
    run: (c, d) => {
      for (; d.asked < c.match.seats; d.asked++) {
        const seat = defenderOrder(c, d.target)[d.asked] ?? 0;
        const from = defenders(c, seat);
        if (from.length === 0) continue;
        return ask({
          seat,
          ask: { key: 'ask.defender', args: { attacker: villain(c).name } },
          rules: ['MC-ENEMY-ATTACK-3', 'MC-ENEMY-ATTACK-12'],
          shape: 'entities',
          from: from.map((card) => card.id),
          min: 0,
          max: 1,
        });
      }
      return NEXT;
    },
    take: (c, d, answer) => {
      const defender = (answer as number[])[0];
      d.asked++;
      if (defender === undefined) return { do: 'again' };
      const card = cardOf(c, defender);
      exhaust(c, card, 'MC-ENEMY-ATTACK-3');
      const now = attackOf(c);
      now.defender = defender;
      now.target = card.owner; // MC-ENEMY-ATTACK-4
      return NEXT;
    },
  },
  {
    name: '3a. turn up a boost card',
    rules: ['MC-ENEMY-ATTACK-6', 'MC-BOOST-2', 'MC-BOOST-5'],
    run: (c, d) => {
      const id = attackOf(c).faceDown.shift();
      if (id === undefined) return goto('4a. deal damage');
      const card = cardOf(c, id);
      d.boost = id;
      moveTo(c, card, 'shown', ['MC-ENEMY-ATTACK-6']);
      attackOf(c).boost += faceOf(card).boost ?? 0;
      tell(c, 'boosted', ['MC-ENEMY-ATTACK-6'], card, faceOf(card).boost ?? 0);
      return NEXT;
    },
  },
  {
    name: '3b. resolve its boost ability',
    rules: ['MC-BOOST-3', 'MC-BOOST-4'],
    run: (c, d) => {
      const ability = abilityOf(cardOf(c, d.boost), 'boost');
      if (ability === null) return NEXT;
      return runAbility(ability.address, {
        self: d.boost,
        seat: attackOf(c).target,
        chosen: -1,
        final: false,
      });
    },
  },
  {
    name: '3c. discard it and look for another',
    rules: ['MC-BOOST-6', 'MC-BOOST-5'],
    run: (c, d) => {
      discard(c, cardOf(c, d.boost), 'MC-BOOST-6');
      return goto('3a. turn up a boost card');
    },
  },
  {
    name: '4a. deal damage',
    rules: ['MC-ENEMY-ATTACK-7', 'MC-ENEMY-ATTACK-8', 'MC-ENEMY-ATTACK-9', 'MC-ENEMY-ATTACK-11'],
    run: (c) => {
      const { attacker, target, defender } = attackOf(c);
      const hit = defender >= 0 ? cardOf(c, defender) : heroOf(c, target);
      return call('damage', { batch: [damageTo(c, hit.id, attackDamage(c).value, attacker, true)] });
    },
  },
  {
    name: '4b. overkill',
    rules: ['MC-KEYWORD-2', 'MC-KEYWORD-17', 'MC-ENEMY-ATTACK-10'],
    run: (c, d) => {
      const { overkill, target, attacker } = attackOf(c);
      const [hit] = d.result as unknown as DamageChange[];
      if (!overkill || hit === undefined || faceOf(cardOf(c, hit.target)).type !== 'ally') return NEXT;
      if (hit.excess === 0) return NEXT;
      return call('damage', { batch: [damageTo(c, heroOf(c, target).id, hit.excess, attacker, true)] });
    },
  },
  {
    name: 'the attack is over: responses',
    rules: ['MC-RESPONSE-1', 'MC-CONDITION-2', 'MC-KEYWORD-11', 'MC-KEYWORD-12'],
    run: (c) => proposeAndSee(c, [attackEnded(c)]),
  },
]);

/** Has an enemy attack a player. */
export const attackBy = (target: Seat, then: 'next' | 'again'): Instruction => ({
  do: 'call',
  procedure: 'attack',
  data: { target, asked: 0, boost: -1, result: [] },
  then,
});

/** The damage of the current attack with its sources: "3 = 2 ATK + 1 boost". */
function attackDamage(c: C) {
  const { attacker, defender, boost } = attackOf(c);
  const enemy = cardOf(c, attacker);
  const printed = (card: Card) => ({ key: 'part.card', args: { card: card.name } });
  const parts = [{ amount: faceOf(enemy).atk ?? 0, source: printed(enemy), rule: 'MC-ENEMY-ATTACK-7' }];
  for (const card of inPlay(c)) {
    if (card.host !== enemy.id || faceOf(card).atk === undefined) continue;
    parts.push({ amount: faceOf(card).atk ?? 0, source: printed(card), rule: 'MC-ENCOUNTER-1' });
  }
  parts.push({
    amount: boost,
    source: { key: 'part.card', args: { card: 'boost' } },
    rule: 'MC-ENEMY-ATTACK-6',
  });
  const hero = defender >= 0 ? cardOf(c, defender) : null;
  if (hero !== null && faceOf(hero).type === 'hero') {
    parts.push({ amount: -(faceOf(hero).def ?? 0), source: printed(hero), rule: 'MC-ENEMY-ATTACK-8' });
  }
  return explained(parts, 0);
}

const defenders = (c: C, seat: Seat): Card[] =>
  inPlay(c).filter(
    (card) => card.owner === seat && !card.exhausted && ['hero', 'ally'].includes(faceOf(card).type),
  );

/** MC-ENEMY-ATTACK-12: the attacked player first, then the others in player order. */
const defenderOrder = (c: C, target: Seat): Seat[] => [
  target,
  ...playerOrder(c).filter((seat) => seat !== target),
];

/** Damage: prevented before it is taken, then defeat (MC-DAMAGE-8, -10). Answers what was dealt. */
export const damage = steps<{ batch: DamageChange[]; dealt: DamageChange[]; result: DamageChange[] }>(
  'damage',
  [
    {
      name: 'deal it',
      rules: ['MC-DAMAGE-1', 'MC-DAMAGE-8', 'MC-STATUS-10', 'MC-STATUS-11'],
      run: (c, d) => proposeAndSee(c, d.batch),
    },
    {
      name: 'defeat whoever has no hit points left',
      rules: ['MC-DAMAGE-10', 'MC-DAMAGE-11', 'MC-HP-3'],
      run: (c, d) => {
        d.dealt = d.result;
        const ids = d.batch.map((change) => change.target);
        const defeated = ids.filter((id) => cardOf(c, id).zone === 'play' && remaining(cardOf(c, id)) <= 0);
        return defeated.length === 0
          ? NEXT
          : proposeAndSee(
              c,
              defeated.map((id) => defeatOf(c, id)),
            );
      },
    },
    {
      name: 'answer what was dealt',
      rules: ['MC-DAMAGE-1'],
      run: (_c, d) => done(d.dealt as unknown as Json),
    },
  ],
);
