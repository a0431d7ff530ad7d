import type { Content, Table } from '@assemble/crisis-protocol';
import type { Event } from '@assemble/kernel';
import type { Watcher } from './game.ts';
import { Account, type Claim, numberIn, oracle, textIn } from './oracle.ts';

/** What must hold of Crisis Protocol whatever meets: attacks and their targets, activations, actions, who is Dazed or gone. */
export const crisisProtocolOracle = (content: Content): Watcher => oracle(crisisProtocolClaims(content));

export const crisisProtocolClaims = (content: Content): readonly Claim<Table>[] => [
  oneTarget,
  activatesOnce,
  twoActions,
  dazedRest,
  goneKeepNothing,
  grunts(content),
  damageAddsUp,
  powerAddsUp,
  conditionsAddUp,
  destroyedTerrain,
];

const who = (event: Event): number => numberIn(event, 'who');

interface Attack {
  readonly attacker: number;
  readonly attack: string;
  target: number;
}

/** Whoever is, or became, the target of an attack rolls the defense dice, suffers its damage and was attacked by it. */
const oneTarget: Claim<Table> = {
  rules: ['CP-ATTACK-5', 'CP-ATTACK-7', 'CP-ATTACK-12', 'CP-ATTACK-13', 'CP-ATTACK-20', 'CP-EFFECT-1'],
  watch: () => {
    // One attack may be made within another.
    const attacks: Attack[] = [];
    return ({ events }) =>
      events.flatMap((event) => {
        const attack = attacks.at(-1);
        switch (event.kind) {
          case 'attack-declared':
            attacks.push({
              attacker: who(event),
              attack: textIn(event, 'attack'),
              target: numberIn(event, 'target'),
            });
            return [];
          case 'retargeted':
            if (attack === undefined || attack.attacker !== who(event))
              return ['another attack is redirected'];
            attack.target = numberIn(event, 'target');
            return [];
          case 'pool-formed':
          case 'rolled':
            return textIn(event, 'side') === 'defense' && who(event) !== attack?.target
              ? [`${who(event)} defends, ${attack?.target} is the target`]
              : [];
          case 'damaged':
            return textIn(event, 'source') === attack?.attack && who(event) !== attack.target
              ? [`${who(event)} suffers the damage of an attack on ${attack.target}`]
              : [];
          case 'attack-resolved':
            attacks.pop();
            return numberIn(event, 'target') === attack?.target && who(event) === attack.attacker
              ? []
              : [`${attack?.target} was the target, ${numberIn(event, 'target')} was attacked`];
          case 'attack-aborted':
            attacks.pop();
            return [];
          default:
            return [];
        }
      });
  },
};

/** Nobody activates twice in a round, unless an effect took the Activated token away, or it came back as a new one. */
const activatesOnce: Claim<Table> = {
  rules: ['CP-ACTPHASE-4', 'CP-ACTIVATE-13', 'CP-GRUNT-10'],
  watch: () => {
    const activated = new Set<number>();
    return ({ events }) =>
      events.flatMap((event) => {
        if (event.kind === 'round-began') activated.clear();
        if (event.kind === 'readied' || event.kind === 'deployed') activated.delete(who(event));
        if (event.kind !== 'activation-began') return [];
        const twice = activated.has(who(event));
        activated.add(who(event));
        return twice ? [`${who(event)} activates twice in a round`] : [];
      });
  },
};

/** An activation has two actions, and whatever is done uses up one of them at most: what an effect grants is on top. */
const twoActions: Claim<Table> = {
  rules: ['CP-ACTIVATE-1', 'CP-ACTIVATE-9', 'CP-SUPER-7'],
  watch:
    () =>
    ({ asked, pending, events }) => {
      const now = pending.find(({ ask }) => ask.key === 'ask.activation')?.ask.args;
      if (now === undefined) return [];
      const left = Number(now['actions']);
      if (left < 0 || left > 2) return [`${now['who']} has ${left} actions`];
      if (events.some(({ kind }) => kind === 'activation-began'))
        return left === 2 ? [] : [`${now['who']} begins with ${left} actions`];
      const was = asked.find(({ ask }) => ask.key === 'ask.activation')?.ask.args;
      if (was === undefined || was['who'] !== now['who']) return [];
      const used = Number(was['actions']) - left;
      return used === 0 || used === 1 ? [] : [`${now['who']} used ${used} actions at once`];
    },
};

/** Events that are done by, or to, nobody who is Dazed. */
const BUSY: { readonly [kind: string]: readonly string[] } = {
  'activation-began': ['who'],
  'attack-declared': ['who', 'target'],
  retargeted: ['target'],
  moved: ['who'],
  interacted: ['who'],
};

/** Whoever is Dazed does not activate, attack, move or interact, and is no target. */
const dazedRest: Claim<Table> = {
  rules: ['CP-DAZED-2', 'CP-DAZED-3', 'CP-DAZED-5', 'CP-DAZED-11'],
  watch:
    () =>
    ({ before, now, events }) => {
      const dazed = new Set(before.characters.filter((one) => one.dazed).map(({ id }) => id));
      const wrong = events.flatMap((event) => {
        if (event.kind === 'dazed') dazed.add(who(event));
        if (event.kind === 'recovered' || event.kind === 'roused') dazed.delete(who(event));
        return (BUSY[event.kind] ?? [])
          .filter((role) => dazed.has(numberIn(event, role)))
          .map((role) => `"${event.kind}" tells of ${numberIn(event, role)}, who is Dazed`);
      });
      const odd = now.characters.filter((one) => !one.gone && one.dazed !== dazed.has(one.id));
      return [...wrong, ...odd.map(({ id }) => `${id} is not as Dazed as the log says`)];
    },
};

/** Whoever is KO'd or removed is gone: no effect lasts on it or, where an edition says so, of it; nothing happens to it. */
const goneKeepNothing: Claim<Table> = {
  rules: ['CP-KO-1', 'CP-KO-2', 'CP-KO-3'],
  watch:
    () =>
    ({ before, now, events }) => {
      const gone = new Set(before.characters.filter((one) => one.gone).map(({ id }) => id));
      const wrong = events.flatMap((event) => {
        if (event.kind === 'deployed') gone.delete(who(event));
        const busy = (BUSY[event.kind] ?? []).filter((role) => gone.has(numberIn(event, role)));
        if (event.kind === 'knocked-out' || event.kind === 'removed') gone.add(who(event));
        return busy.map((role) => `"${event.kind}" tells of ${numberIn(event, role)}, who is gone`);
      });
      // CP-KO-3 is no rule of the English book.
      const ofIt = now.edition !== 'en';
      const kept = now.lasting.filter((one) => gone.has(one.character) || (ofIt && gone.has(one.self)));
      return [...wrong, ...kept.map(({ at, character }) => `${at} still lasts on ${character}`)];
    },
};

/** One Grunt for each player, without Power, never Dazed or Injured. */
const grunts = (content: Content): Claim<Table> => ({
  rules: ['CP-GRUNT-4', 'CP-GRUNT-6', 'CP-GRUNT-14', 'CP-GRUNT-16'],
  watch:
    () =>
    ({ now }) =>
      [0, 1].flatMap((seat) => {
        const here = now.characters.filter((one) => {
          const card = content.find(now.cards[one.card]?.id ?? '');
          return one.owner === seat && one.at !== null && card?.card === 'character' && card.grunt;
        });
        const odd = here.filter((one) => one.power > 0 || one.dazed || one.side === 'injured');
        return [
          ...(here.length > 1 ? [`seat ${seat} has ${here.length} Grunts`] : []),
          ...odd.map(({ id }) => `Grunt ${id} has what no Grunt has`),
        ];
      }),
});

/** Damage comes to what the log says. */
const damageAddsUp: Claim<Table> = {
  rules: ['CP-DAMAGE-1', 'CP-DAMAGE-2', 'CP-CLEANUP-7'],
  watch:
    () =>
    ({ before, now, events }) => {
      const damage = new Account('damage');
      for (const one of before.characters) damage.set(one.id, one.damage);
      for (const event of events) {
        const [amount, told] = [numberIn(event, 'amount'), numberIn(event, 'damage')];
        if (event.kind === 'damaged') damage.add(who(event), amount, told);
        if (event.kind === 'healed') damage.add(who(event), -amount, told);
        if (HEALTHY.includes(event.kind)) damage.set(who(event), 0);
      }
      for (const one of now.characters) if (!one.gone) damage.is(one.id, one.damage);
      return damage.wrong;
    },
};
const HEALTHY = ['recovered', 'restored', 'deployed'];

/** So does Power: ten at most, and nobody pays what they do not have. */
const powerAddsUp: Claim<Table> = {
  rules: ['CP-POWER-2', 'CP-POWER-3', 'CP-POWER-4'],
  watch:
    () =>
    ({ before, now, events }) => {
      const power = new Account('Power');
      for (const one of before.characters) power.set(one.id, one.power);
      for (const event of events) {
        const [amount, told] = [numberIn(event, 'amount'), numberIn(event, 'power')];
        if (event.kind === 'power-gained') power.add(who(event), amount, told);
        if (event.kind === 'power-spent' || event.kind === 'power-lost') power.add(who(event), -amount, told);
        if (told < 0 || told > 10) power.wrong.push(`${who(event)} has ${told} Power`);
      }
      for (const one of now.characters) if (!one.gone) power.is(one.id, one.power);
      return power.wrong;
    },
};

/** A special condition is there once, from the line that gives it to the line that takes it. */
const conditionsAddUp: Claim<Table> = {
  rules: ['CP-COND-1', 'CP-COND-2', 'CP-FORM-7', 'CP-FORM-8'],
  watch:
    () =>
    ({ before, now, events }) => {
      const on = (id: number, condition: string): string => `${condition} on ${id}`;
      const lie = new Set(before.characters.flatMap((one) => one.conditions.map((name) => on(one.id, name))));
      const wrong: string[] = [];
      for (const event of events) {
        const token = on(who(event), textIn(event, 'condition'));
        if (event.kind === 'condition-gained') {
          if (lie.has(token)) wrong.push(`${token} twice`);
          lie.add(token);
        }
        if (event.kind === 'condition-lost' && !lie.delete(token)) wrong.push(`no ${token} to lose`);
        if (HEALTHY.includes(event.kind))
          for (const one of [...lie]) if (one.endsWith(` on ${who(event)}`)) lie.delete(one);
      }
      for (const { id, gone, conditions } of now.characters) {
        const told = [...lie].filter((one) => one.endsWith(` on ${id}`)).length;
        if (!gone && (told !== conditions.length || !conditions.every((name) => lie.has(on(id, name)))))
          wrong.push(`${id} has ${conditions.join(', ') || 'no condition'}, and the log says otherwise`);
      }
      return wrong;
    },
};

/** Terrain that is destroyed, or thrown, is gone and never thrown again. */
const destroyedTerrain: Claim<Table> = {
  rules: ['CP-HURL-1', 'CP-THROW-10', 'CP-TERRAIN-4'],
  watch: () => {
    const destroyed = new Set<string>();
    return ({ now, events }) => {
      const wrong: string[] = [];
      for (const event of events) {
        const id = textIn(event, 'terrain');
        if (event.kind === 'terrain-destroyed' && destroyed.size === destroyed.add(id).size)
          wrong.push(`terrain ${id} is destroyed twice`);
      }
      const still = now.terrain.filter(({ id }) => destroyed.has(String(id)));
      return [...wrong, ...still.map(({ id }) => `terrain ${id} is destroyed and stands`)];
    };
  },
};
