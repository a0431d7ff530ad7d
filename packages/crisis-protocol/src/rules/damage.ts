import {
  ask,
  type Data,
  DONE,
  done,
  type Instruction,
  type Json,
  NEXT,
  propose,
  proposeAndSee,
} from '@assemble/kernel';
import { printed } from '../content.ts';
import type { Range } from '../geometry/tools.ts';
import type { Cause, CauseData, Character } from '../table.ts';
import { checkSurvivors, daze, dropAt, endEffects, gainPower, suffer, takeOff } from './atoms.ts';
import { cardOf, characterOf, heldBy, isGrunt, isThere, staminaLeft } from './characters.ts';
import { select } from './filter.ts';
import { loseParent } from './grunts.ts';
import { attackHas, inForce } from './in-force.ts';
import { type Moment, moment } from './listeners.ts';
import { placeAsk, pointIn } from './positions.ts';
import { type C, call, callAgain, editionOf, other, type Rules, steps } from './run.ts';

/** Damage that is about to be suffered; abilities may reduce `amount`, `suffered` is what it came to. */
export interface DamageChange extends Moment {
  amount: number;
  suffered: number;
  /** It Dazed or KO'd the character. */
  felled: boolean;
  readonly cause: CauseData;
}

export const damageTo = (who: number, amount: number, cause: Cause): DamageChange =>
  moment('damage', who, cause.character, {
    amount,
    suffered: 0,
    felled: false,
    cause: cause as CauseData,
  }) as DamageChange;

/** Deals damage of one moment; what became of it is left as `result`. */
export const dealDamage = (batch: DamageChange[]): Instruction => call('damage', { batch, fallen: [] });

/** How much of it was really suffered. */
export const sufferedIn = (result: readonly DamageChange[] = []): number =>
  result.reduce((sum, one) => sum + one.suffered, 0);

/** Carries out a change of kind 'damage'. */
export function applyDamage(c: C, change: DamageChange): void {
  const character = characterOf(c, change.who);
  if (!isThere(character) || character.dazed) return;
  const rules: Rules = change.cause.how === 'attack' ? ['CP-ATTACK-12', 'CP-DAMAGE-2'] : ['CP-DAMAGE-1'];
  change.suffered = suffer(c, character, change.amount, change.cause.source, rules);
  if (change.suffered === 0 || !earnsPower(c, character, change.cause)) return;
  const because: Rules = change.cause.how === 'attack' ? ['CP-ATTACK-30', 'CP-DAMAGE-3'] : ['CP-DAMAGE-3'];
  gainPower(c, character, change.suffered, because);
}

/** CP-DAMAGE-3, CP-DAMAGE-6: only damage from an effect of an enemy gives Power; CP-COND-8: none from attacks under Judgment. */
function earnsPower(c: C, character: Character, cause: Cause): boolean {
  if (cause.seat === null || cause.seat === character.controller) return false;
  if (cause.how === 'attack' && attackHas(c, cause.source, 'denies-power') !== null) return false;
  return !(cause.how === 'attack' && character.conditions.includes('judgment'));
}

export type DamageData = {
  batch: DamageChange[];
  fallen: number[];
  readonly result?: DamageChange[];
};

/** A moment for each who really suffered some of it. */
const sufferers = ({ result = [] }: DamageData, kind: 'suffers' | 'damaged'): Moment[] =>
  result.filter((one) => one.suffered > 0).map(({ who, by, cause }) => moment(kind, who, by, { cause }));

/** Suffering damage, and what follows from it. */
export const damage = steps('damage', [
  {
    name: 'reduce it, suffer it, gain Power for it',
    rules: ['CP-DAMAGE-1', 'CP-DAMAGE-2', 'CP-DAMAGE-3', 'CP-DAMAGE-4', 'CP-DAMAGE-6', 'CP-COND-8'],
    run: (c, d) => {
      const { batch } = d;
      // What walks the stages is the only copy: this one would not hear of what becomes of it.
      d.batch = [];
      return proposeAndSee(c, batch);
    },
  },
  {
    name: 'effects as it is suffered, before anybody falls',
    rules: ['CP-DAMAGE-4', 'CP-TIMING-2', 'CP-TIMING-4'],
    run: (c, d) => propose(c, sufferers(d, 'suffers')),
  },
  {
    name: 'whose Stamina is reached is Dazed or KO’d',
    rules: ['CP-DAMAGE-5', 'CP-STAT-10'],
    run: (c, d) => {
      const last = d.result?.find(({ who }) => isLethal(c, who));
      if (last === undefined) return NEXT;
      last.felled = true;
      d.fallen.push(last.who);
      return callAgain('fall', { who: last.who, ko: false });
    },
  },
  {
    name: 'effects of being Dazed or KO’d, of all who fell at once',
    rules: ['CP-TIMING-2', 'CP-TIMING-4'],
    run: (c, d) =>
      propose(
        c,
        felled(c, d.fallen, (id) => d.result?.find(({ who }) => who === id)?.cause ?? null),
      ),
  },
  {
    name: 'effects of having suffered damage',
    rules: ['CP-TIMING-2', 'CP-TIMING-4'],
    run: (c, d) => propose(c, sufferers(d, 'damaged')),
  },
  {
    name: 'is anybody left?',
    rules: ['CP-WIN-7', 'CP-RULING-19'],
    run: (c, d) => {
      seeWhoIsLeft(c);
      return done(d.result ?? []);
    },
  },
]);

export interface FallData {
  who: number;
  ko: boolean;
}

/** A character reaches its Stamina in damage. */
export const fall = steps('fall', [
  {
    name: 'enemies near it suffer, where an effect says so',
    rules: ['CP-EFFECT-1', 'CP-TIMING-2'],
    run: (c, d) => {
      const batch = inForce(c, 'harms-as-it-falls', characterOf(c, d.who)).flatMap(
        ({ effect, view, address }) =>
          select(c, { side: 'enemy', within: effect.within }, { ...view, self: d.who }).map((id) =>
            damageTo(id, effect.amount, { character: -1, seat: view.seat, how: 'effect', source: address }),
          ),
      );
      return batch.length === 0 ? NEXT : dealDamage(batch);
    },
  },
  {
    name: 'Healthy: a Dazed token. Injured, or a Grunt: KO',
    rules: ['CP-DAZED-1', 'CP-KO-1', 'CP-GRUNT-14', 'CP-DAMAGE-5'],
    run: (c, d) => {
      const character = characterOf(c, d.who);
      // One without an Injured side comes here again when it would flip to it.
      d.ko ||= character.side === 'injured' || isGrunt(c, character);
      if (!d.ko) daze(c, character);
      return NEXT;
    },
  },
  {
    name: 'effects of being about to drop what it holds',
    rules: ['CP-TIMING-2', 'CP-EFFECT-1'],
    run: (c, d) => aboutToDrop(c, characterOf(c, d.who)),
  },
  {
    name: 'it drops what it holds; the opponent places it',
    rules: ['CP-HOLD-2', 'CP-HOLD-3', 'CP-HOLD-4', 'CP-HOLD-5', 'CP-HOLD-6'],
    run: (c, d) => askDrop(c, characterOf(c, d.who)) ?? NEXT,
    take: (c, d, answer) => takeDrop(c, characterOf(c, d.who), answer),
  },
  {
    name: 'KO: what lasts ends; effects of being about to leave',
    rules: ['CP-KO-2', 'CP-KO-3', 'CP-TIMING-2', 'CP-EFFECT-1'],
    run: (c, d) => {
      if (!d.ko) return NEXT;
      endEffects(c, characterOf(c, d.who));
      return propose(c, [moment('leaving', d.who)]);
    },
  },
  {
    name: 'KO: it leaves the battlefield',
    rules: ['CP-KO-1'],
    run: (c, d) => {
      const character = characterOf(c, d.who);
      // An effect may keep it there: it was KO'd all the same.
      if (d.ko && staminaLeft(c, character) > 0) return DONE;
      if (d.ko) takeOff(c, character, 'knocked-out', ['CP-KO-1']);
      return NEXT;
    },
  },
  {
    name: 'its Grunts lose their parent',
    rules: ['CP-GRUNT-11', 'CP-GRUNT-12'],
    run: (c, d) => loseParent(c, characterOf(c, d.who)),
  },
]);

/** The moments of having been Dazed or KO'd, of all that fell at once: whose effects come first is up to the players. */
export function felled(
  c: C,
  fallen: readonly number[],
  causeOf: (who: number) => CauseData | null,
): Moment[] {
  return fallen.flatMap((who) => {
    const character = characterOf(c, who);
    const cause = causeOf(who);
    const more: Data = cause === null ? {} : { cause };
    const by = cause?.character ?? -1;
    return [
      // Who is neither Dazed nor gone was KO'd, and an effect kept it on the battlefield.
      moment(isThere(character) && character.dazed ? 'dazed' : 'knocked-out', who, by, more),
      moment('felled', who, by, more),
    ];
  });
}

/** CP-WIN-7, CP-RULING-19: looks who is left, unless somebody is still to fall at the same moment. */
function seeWhoIsLeft(c: C): void {
  const toFall = c.match.frames.some(({ procedure, data }) => {
    const { result, fallen } = data as DamageData;
    return (
      procedure === 'damage' && (result ?? []).some(({ who }) => !fallen.includes(who) && isLethal(c, who))
    );
  });
  if (!toFall) checkSurvivors(c);
}

/** Its damage has reached its Stamina, and it has neither been Dazed nor KO'd for it. */
function isLethal(c: C, who: number): boolean {
  const character = characterOf(c, who);
  return isThere(character) && !character.dazed && staminaLeft(c, character) === 0;
}

const aboutToDrop = (c: C, character: Character): Instruction =>
  heldBy(c, character).length === 0 ? NEXT : propose(c, [moment('dropping', character.id)]);

/** Asks for the place of the next token that a character drops; null when it holds none. */
function askDrop(c: C, character: Character): Instruction | null {
  const [token] = heldBy(c, character);
  if (token === undefined || character.at === null) return null;
  // Printed on the card: it is told to drop because it is Dazed, when its superpowers no longer count.
  const own = [
    ...printed(cardOf(c, character), 'places-its-drops'),
    ...inForce(c, 'places-its-drops', character).map(({ effect }) => effect),
  ];
  const seat = own.length > 0 ? character.controller : other(character.controller);
  let range: Range = 2;
  for (const { within = 2 } of own) if (within > range) range = within;
  return ask(
    placeAsk(seat, 'ask.drop', ['CP-HOLD-4', 'CP-HOLD-5'], {
      kind: 'drop',
      who: character.id,
      token: token.id,
      range,
    }),
  );
}

function takeDrop(c: C, character: Character, answer: Json): Instruction {
  const [token] = heldBy(c, character);
  if (token !== undefined) dropAt(c, character, token, pointIn(answer), ['CP-HOLD-4', 'CP-HOLD-5']);
  return { do: 'again' };
}

/** A character drops all it holds, because an effect says so. */
export const dropping = steps('drop', [
  {
    name: 'effects of being about to drop what it holds',
    rules: ['CP-TIMING-2', 'CP-EFFECT-1'],
    run: (c, d) => aboutToDrop(c, characterOf(c, d.who)),
  },
  {
    name: 'the opponent places what it drops',
    rules: ['CP-HOLD-4', 'CP-HOLD-5'],
    run: (c, d) => askDrop(c, characterOf(c, d.who)) ?? NEXT,
    take: (c, d, answer) => takeDrop(c, characterOf(c, d.who), answer),
  },
]);

/** A character is removed from the game. */
export const remove = steps('remove', [
  {
    name: 'effects of being about to drop what it holds',
    rules: ['CP-TIMING-2', 'CP-EFFECT-1'],
    run: (c, d) => (editionOf(c).removedDrops ? aboutToDrop(c, characterOf(c, d.who)) : NEXT),
  },
  {
    name: 'it drops what it holds, where the edition says so',
    rules: ['CP-HOLD-3'],
    run: (c, d) => {
      const character = characterOf(c, d.who);
      if (!editionOf(c).removedDrops) return NEXT;
      return askDrop(c, character) ?? NEXT;
    },
    take: (c, d, answer) => takeDrop(c, characterOf(c, d.who), answer),
  },
  {
    name: 'effects of being about to leave',
    rules: ['CP-TIMING-2', 'CP-EFFECT-1'],
    run: (c, d) => propose(c, [moment('leaving', d.who)]),
  },
  {
    name: 'it leaves the battlefield',
    rules: ['CP-GRUNT-12', 'CP-GRUNT-13'],
    run: (c, d) => {
      takeOff(c, characterOf(c, d.who), 'removed', ['CP-GRUNT-12']);
      seeWhoIsLeft(c);
      return DONE;
    },
  },
]);

/** Damage of a special condition or a rule of nobody. */
export const causeOfNobody = (how: 'condition' | 'crisis' | 'rule', source: string): CauseData =>
  ({ character: -1, seat: null, how, source }) satisfies Cause & Data;
