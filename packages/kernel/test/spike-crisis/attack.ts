import {
  ask,
  type Change,
  call,
  canRun,
  DONE,
  explained,
  type Instruction,
  type Listener,
  message,
  NEXT,
  type Procedure,
  procedure,
  propose,
  type Row,
  runAbility,
  type Seat,
} from '../../src/index.ts';
import type { Superpower, When } from './abilities.ts';
import {
  attackerOf,
  attackOf,
  type C,
  characterAt,
  diceOf,
  type Face,
  fighterOf,
  gainPower,
  type Rule,
  rangeOf,
  rollNew,
  type Side,
  spend,
  suffer,
  targetOf,
} from './table.ts';

const steps = (name: string, rows: readonly Row<C, object, Rule>[]): Procedure<C> =>
  procedure<C, Rule, object>(name, rows);

const modify = (c: C, by: Side, dice: Side): Instruction =>
  propose(c, [{ kind: 'modify', prevented: false, by, dice }]);
const moment = (c: C, kind: string): Instruction => propose(c, [{ kind, prevented: false }]);

/** Making an attack: the fourteen steps of the rulebook. */
export const attack = steps('attack', [
  {
    name: '1 choose an attack',
    rules: ['CP-ATTACK-1', 'CP-ATTACK-18'],
    run: (c) => {
      const { attacks, power, owner } = attackerOf(c);
      const able = attacks.map((_, i) => i).filter((i) => (attacks[i]?.cost ?? 0) <= power);
      return choose(c, owner, able, 'cp.which-attack', ['CP-ATTACK-1'], (i) => {
        c.table.fight.attack = i;
      });
    },
    take: (c, _d, answer) => {
      c.table.fight.attack = (answer as number[])[0] ?? 0;
      return NEXT;
    },
  },
  {
    name: '2 declare a target',
    rules: ['CP-ATTACK-2', 'CP-ATTACK-15', 'CP-ATTACK-16', 'CP-ATTACK-17'],
    run: (c) => {
      const { owner } = attackerOf(c);
      const able = c.table.characters
        .map((_, i) => i)
        .filter((i) => characterAt(c, i).owner !== owner)
        .filter((i) => rangeOf(c, c.table.fight.attacker, i) <= attackOf(c).range);
      return choose(c, owner, able, 'cp.which-target', ['CP-ATTACK-2'], (i) => {
        c.table.fight.target = i;
      });
    },
    take: (c, _d, answer) => {
      c.table.fight.target = (answer as number[])[0] ?? 0;
      return NEXT;
    },
  },
  {
    name: '2 effects of being targeted, attacker’s first',
    rules: ['CP-ATTACK-20', 'CP-SUPER-8', 'CP-SUPER-9'],
    run: (c) => moment(c, 'targeted'),
  },
  {
    name: '3 spend the Power cost',
    rules: ['CP-ATTACK-3'],
    run: (c) => {
      if (attackOf(c).cost > 0) spend(c, c.table.fight.attacker, attackOf(c).cost, 'CP-ATTACK-3');
      return NEXT;
    },
  },
  {
    name: '4 the attack pool',
    rules: ['CP-ATTACK-4', 'CP-ATTACK-25'],
    run: (c) => pool(c, 'attack', attackOf(c).strength, 'CP-ATTACK-4'),
  },
  {
    name: '5 the defense pool',
    rules: ['CP-ATTACK-5', 'CP-ATTACK-26'],
    run: (c) => pool(c, 'defense', targetOf(c).energyDefense, 'CP-ATTACK-5'),
  },
  {
    name: '6 the initial attack roll',
    rules: ['CP-ATTACK-6'],
    run: (c) => initialRoll(c, 'attack', 'CP-ATTACK-6'),
  },
  {
    name: '7 the initial defense roll',
    rules: ['CP-ATTACK-7'],
    run: (c) => initialRoll(c, 'defense', 'CP-ATTACK-7'),
  },
  {
    name: '8 one more die for each critical, attacker first',
    rules: ['CP-ATTACK-8', 'CP-ATTACK-27', 'CP-DICE-8'],
    run: (c) => {
      for (const side of ['attack', 'defense'] as const) {
        const criticals = diceOf(c, side).filter((die) => die.from === 'initial' && die.face === 'critical');
        rollNew(c, side, 'critical', criticals.length, 'CP-ATTACK-8');
      }
      return NEXT;
    },
  },
  {
    name: '9 the attacker modifies attack dice',
    rules: ['CP-ATTACK-9', 'CP-MODIFY-1', 'CP-MODIFY-5'],
    run: (c) => modify(c, 'attack', 'attack'),
  },
  {
    name: '9 the defender modifies defense dice',
    rules: ['CP-ATTACK-9', 'CP-MODIFY-2', 'CP-MODIFY-5'],
    run: (c) => modify(c, 'defense', 'defense'),
  },
  {
    name: '9 the attacker modifies defense dice',
    rules: ['CP-ATTACK-9', 'CP-MODIFY-3', 'CP-MODIFY-5'],
    run: (c) => modify(c, 'attack', 'defense'),
  },
  {
    name: '9 the defender modifies attack dice',
    rules: ['CP-ATTACK-9', 'CP-MODIFY-4', 'CP-MODIFY-5'],
    run: (c) => modify(c, 'defense', 'attack'),
  },
  {
    name: '10 compare successes',
    rules: ['CP-ATTACK-10', 'CP-ATTACK-28', 'CP-DICE-2', 'CP-DICE-3', 'CP-DICE-4', 'CP-DICE-5', 'CP-DICE-6'],
    run: (c) => {
      const attacks = count(c, 'attack', ['critical', 'wild', 'hit']);
      const blocks = count(c, 'defense', ['critical', 'wild', 'block']);
      c.table.fight.successes = { attack: attacks, defense: blocks, left: Math.max(0, attacks - blocks) };
      c.emit('compared', ['CP-ATTACK-10'], { attacks, blocks });
      return NEXT;
    },
  },
  {
    name: '11 effects before damage',
    rules: ['CP-ATTACK-11', 'CP-ICON-1'],
    run: (c) => moment(c, 'before-damage'),
  },
  {
    name: '12 damage, and Power for it',
    rules: ['CP-ATTACK-12', 'CP-ATTACK-30', 'CP-ATTACK-31'],
    run: (c) => {
      const { fight } = c.table;
      if (fight.successes.left === 0) return NEXT;
      fight.dealt = suffer(c, fight.target, fight.successes.left);
      gainPower(c, fight.target, fight.dealt, 'CP-ATTACK-30');
      return NEXT;
    },
  },
  {
    name: '13 the attack is resolved',
    rules: ['CP-ATTACK-13'],
    run: (c) => {
      c.emit('resolved', ['CP-ATTACK-13'], { dealt: c.table.fight.dealt });
      return NEXT;
    },
  },
  {
    name: '14 effects after the attack, attacker’s first',
    rules: ['CP-ATTACK-14'],
    run: (c) => moment(c, 'after-attack'),
  },
]);

/** As much of an activation as the examples need: Active superpowers, then one attack. */
export const activation = steps('activation', [
  {
    name: 'superpowers, until the attack',
    rules: ['CP-SUPER-5', 'CP-SUPER-7'],
    run: (c) => {
      const active = usable(c, 'active', 'attack', 'attack');
      if (active.length === 0) return NEXT;
      const options = active.map((one) => ({ id: one.ability, say: one.say }));
      return ask({
        seat: attackerOf(c).owner,
        ask: message('cp.activate'),
        rules: ['CP-SUPER-5'] satisfies Rule[],
        shape: 'options',
        options: [...options, { id: 'attack', say: message('cp.attack') }],
      });
    },
    take: (c, _d, answer) =>
      answer === 'attack'
        ? NEXT
        : runAbility(answer as string, { self: c.table.fight.attacker, side: 'attack' }, 'again'),
  },
  { name: 'the attack', rules: ['CP-ATTACK-1'], run: () => call('attack') },
  {
    name: 'the example ends',
    rules: [],
    run: (c) => {
      c.match.outcome = { winners: [], rule: 'CP-ATTACK-14', reason: 'the example ends' };
      return NEXT;
    },
  },
]);

/** Nobody is asked where there is nothing to choose; with nothing at all, the attack ends. */
function choose(
  c: C,
  seat: Seat,
  from: readonly number[],
  key: string,
  rules: readonly Rule[],
  take: (i: number) => void,
): Instruction {
  const [only] = from;
  if (only === undefined) {
    c.emit('no-attack', ['CP-ATTACK-15'], {});
    return DONE;
  }
  if (from.length > 1)
    return ask({ seat, ask: message(key), rules, shape: 'entities', from, min: 1, max: 1 });
  take(only);
  return NEXT;
}

function pool(c: C, side: Side, printed: number, rule: Rule): Instruction {
  const bonus = c.table.fight.bonus.filter((one) => one.side === side);
  const parts = bonus.map(({ amount, source }) => ({
    amount,
    source: message('cp.power', { source }),
    rule,
  }));
  c.table.fight.pools[side] = explained(
    [{ amount: printed, source: message('cp.printed'), rule }, ...parts],
    1,
  );
  return NEXT;
}

function initialRoll(c: C, side: Side, rule: Rule): Instruction {
  rollNew(c, side, 'initial', c.table.fight.pools[side]?.value ?? 0, rule);
  return NEXT;
}

const count = (c: C, side: Side, faces: readonly Face[]): number =>
  diceOf(c, side).filter((die) => faces.includes(die.face)).length;

/** The superpowers that could change something now, for a fighter of one side and the dice of another. */
function usable(c: C, on: When['on'], by: Side, dice: Side): Listener[] {
  const found: Listener[] = [];
  const fighter = fighterOf(c, by);
  const enemy = fighterOf(c, by === 'attack' ? 'defense' : 'attack');
  c.table.characters.forEach((character, self) => {
    if (fighter < 0 || character.owner !== characterAt(c, fighter).owner) return;
    for (const address of character.powers) {
      const power = c.rulebook.abilities.node(address) as Superpower;
      const { when } = power;
      const scope = { self, side: dice };
      if (when.on !== on || (when.side !== 'either' && when.side !== by)) continue;
      if (when.helps === 'self' ? self !== fighter : rangeOf(c, self, fighter) > when.range) continue;
      if (when.helps === 'another' && self === fighter) continue;
      if (enemy >= 0 && rangeOf(c, self, enemy) > when.enemyWithin) continue;
      if (!canRun(c, power, scope)) continue;
      found.push(listener(c, address, self, false, scope));
    }
  });
  return found;
}

function listener(c: C, ability: string, self: number, forced: boolean, scope: Listener['scope']): Listener {
  const { name, owner } = characterAt(c, self);
  return {
    ability,
    source: name,
    seat: owner,
    forced,
    repeatable: false,
    scope,
    say: message('cp.use', { ability, name }),
  };
}

/** Who hears what: superpowers by their trigger, the attack's own special rules by their icons. */
export function listeners(c: C, _stage: string, batch: readonly Change[]): Listener[] {
  const { fight } = c.table;
  const own = (addresses: readonly string[]): Listener[] =>
    addresses.map((ability) => listener(c, ability, fight.attacker, true, { self: fight.attacker }));
  const both = (on: When['on']): Listener[] => [
    ...usable(c, on, 'attack', 'attack'),
    ...usable(c, on, 'defense', 'defense'),
  ];
  return batch.flatMap((change) => {
    switch (change.kind) {
      case 'targeted':
        return both('targeted');
      case 'modify': {
        const by = change['by'] as Side;
        const dice = change['dice'] as Side;
        return usable(c, by === dice ? 'modify-own' : 'modify-theirs', by, dice);
      }
      case 'before-damage':
        return own(
          attackOf(c)
            .special.filter((one) => rolled(c, one.icons))
            .map((one) => one.ability),
        );
      case 'after-attack':
        return [...own(attackOf(c).after), ...both('after-attack')];
      default:
        return [];
    }
  });
}

/** CP-ICON-1: at least as many dice of the final attack roll show those icons. */
const rolled = (c: C, icons: readonly Face[]): boolean =>
  icons.every((icon) => count(c, 'attack', [icon]) >= icons.filter((one) => one === icon).length);
