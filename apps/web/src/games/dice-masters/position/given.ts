import type { Json, Words } from '@assemble/kernel';
import { type Card, content } from '../data.ts';

export const SIDEKICK = 'sidekick';
export const PILES = ['cards', 'bag', 'prep', 'used'] as const;
export type Pile = (typeof PILES)[number];
export type Zone = 'field' | 'reserve';
const ROLLED = ['field', 'reserve', 'captured', 'beside'] as const;

type Counts = { readonly [name: string]: number };

/** A die as it is written, its name and its face apart. */
export interface Placed extends Words {
  readonly die: string;
}

export const playersOf = (given: Words): readonly string[] => given['players'] as readonly string[];
export const sideOf = (given: Words, who: string): Words => (given[who] ?? {}) as Words;
const withSide = (given: Words, who: string, changes: Words): Words => ({
  ...given,
  [who]: { ...sideOf(given, who), ...changes },
});

/** A card of a position, and the name by which the position calls it. */
export interface Cast {
  readonly name: string;
  readonly card: Card;
}

/** The cards of a player, or the basic actions. */
export function castOf(given: Words, who: string | null): readonly Cast[] {
  const written = who === null ? given['shared'] : ((given['teams'] ?? {}) as Words)[who];
  const pairs = Array.isArray(written)
    ? (written as string[]).map((id) => [content.find(id)?.title ?? id, id] as const)
    : Object.entries((written ?? {}) as { [name: string]: string });
  return pairs.flatMap(([name, id]) => {
    const card = content.find(id);
    return card === undefined ? [] : [{ name, card }];
  });
}

const withCast = (given: Words, who: string | null, cast: readonly Cast[]): Words => {
  const byTitle = cast.every(({ name, card }) => name === card.title);
  const written: Json = byTitle
    ? cast.map(({ card }) => card.id)
    : Object.fromEntries(cast.map(({ name, card }) => [name, card.id]));
  if (who === null) return { ...given, shared: written };
  return { ...given, teams: { ...((given['teams'] ?? {}) as Words), [who]: written } };
};

/** One more card, with all its dice still on it; a title that is there already goes by its longer name. */
export function withCard(given: Words, who: string | null, card: Card): Words {
  const cast = castOf(given, who);
  const others = who === null ? [] : castOf(given, null);
  const isTaken = [...cast, ...others].some(({ name }) => name === card.title);
  const name = isTaken ? card.id.replace(/^.*\//, '') : card.title;
  const next = withCast(given, who, [...cast, { name, card }]);
  return who === null ? withLeft(next, name, 3) : withPile(next, who, 'cards', name, card.max);
}

/** Without a card and all its dice. */
export function withoutCard(given: Words, who: string | null, name: string): Words {
  const owners = who === null ? playersOf(given) : [who];
  let next = withCast(
    given,
    who,
    castOf(given, who).filter((one) => one.name !== name),
  );
  if (who === null) next = { ...next, left: without((next['left'] ?? {}) as Counts, name) };
  for (const player of playersOf(given)) {
    const side = sideOf(next, player);
    const isGone = (one: Placed): boolean =>
      nameOf(one) === name && owners.includes((one['owner'] as string | undefined) ?? player);
    next = withSide(next, player, {
      ...Object.fromEntries(
        ROLLED.filter((zone) => side[zone] !== undefined).map((zone) => [
          zone,
          diceIn(side, zone).filter((one) => !isGone(one)),
        ]),
      ),
      ...(owners.includes(player)
        ? Object.fromEntries(
            PILES.filter((pile) => side[pile] !== undefined).map((pile) => [
              pile,
              without(side[pile] as Counts, name),
            ]),
          )
        : {}),
    });
  }
  return cleaned(next);
}

const without = (counts: Counts, name: string): Words =>
  Object.fromEntries(Object.entries(counts).filter(([one]) => one !== name));

/** How many dice of a name lie in a pile; what is left out is what the rules would put there. */
export function countIn(given: Words, who: string, pile: Pile, name: string): number {
  const side = sideOf(given, who);
  const counts = side[pile] as Counts | undefined;
  if (counts?.[name] !== undefined) return counts[name];
  const rest = (most: number): number => Math.max(0, most - elsewhere(side, name));
  if (pile === 'bag' && name === SIDEKICK && counts === undefined) return rest(8);
  return pile === 'cards' && name !== SIDEKICK ? rest(1) : 0;
}

/** Dice of a name that the other words of a side speak of. */
const elsewhere = (side: Words, name: string): number =>
  PILES.reduce((sum, pile) => sum + ((side[pile] as Counts | undefined)?.[name] ?? 0), 0) +
  ROLLED.reduce((sum, zone) => sum + diceIn(side, zone).filter((one) => nameOf(one) === name).length, 0);

export function withPile(given: Words, who: string, pile: Pile, name: string, count: number): Words {
  // Sidekicks that nobody spoke of were in the bag: from now on they are spoken of.
  const bag = {
    ...((sideOf(given, who)['bag'] ?? { [SIDEKICK]: countIn(given, who, 'bag', SIDEKICK) }) as Counts),
  };
  const next = withSide(given, who, { bag });
  return withSide(next, who, {
    [pile]: { ...(sideOf(next, who)[pile] as Words | undefined), [name]: count },
  });
}

export const leftOf = (given: Words, name: string): number => ((given['left'] ?? {}) as Counts)[name] ?? 3;
export const withLeft = (given: Words, name: string, count: number): Words => ({
  ...given,
  left: { ...((given['left'] ?? {}) as Words), [name]: count },
});

export const nameOf = ({ die }: Placed): string => die.split('@')[0] ?? '';
export const faceOf = ({ die }: Placed): string => die.split('@')[1] ?? 'L1';

/** The rolled dice of a zone. */
export const diceIn = (side: Words, zone: string): readonly Placed[] =>
  ((side[zone] ?? []) as Json[]).map((one) => (typeof one === 'string' ? { die: one } : (one as Placed)));

/** Dice as short as they can be written. */
const written = (dice: readonly Placed[]): Json[] =>
  dice.map((one) => {
    const said = Object.fromEntries(
      Object.entries(one).filter(([word, value]) => word !== 'damage' || value !== 0),
    );
    return Object.keys(said).length === 1 ? one.die : said;
  });

const withDice = (given: Words, who: string, zone: Zone, dice: readonly Placed[]): Words =>
  withSide(given, who, { [zone]: written(dice) });

/** One die more in a zone. It comes off its card, a sidekick out of the bag, as long as one is there. */
export function withDie(given: Words, who: string, zone: Zone, name: string, face: string): Words {
  const die = { die: `${name}@${face}` };
  const next = withDice(given, who, zone, [...diceIn(sideOf(given, who), zone), die]);
  const pile = name === SIDEKICK ? 'bag' : 'cards';
  const there = countIn(given, who, pile, name);
  return there === 0 ? next : withPile(next, who, pile, name, there - 1);
}

export function changedDie(
  given: Words,
  who: string,
  zone: Zone,
  at: number,
  changes: Partial<Placed>,
): Words {
  const dice = diceIn(sideOf(given, who), zone);
  return withDice(
    given,
    who,
    zone,
    dice.map((one, i) => (i === at ? ({ ...one, ...changes } as Placed) : one)),
  );
}

/** A die less; a sidekick goes back to the bag. What was said of the die goes with it. */
export function withoutDie(given: Words, who: string, zone: Zone, at: number): Words {
  const dice = diceIn(sideOf(given, who), zone);
  const gone = dice[at];
  const next = withDice(
    given,
    who,
    zone,
    dice.filter((_, i) => i !== at),
  );
  const isSidekick = gone !== undefined && nameOf(gone) === SIDEKICK && gone['owner'] === undefined;
  return cleaned(
    isSidekick ? withPile(next, who, 'bag', SIDEKICK, countIn(given, who, 'bag', SIDEKICK) + 1) : next,
  );
}

/** An effect that lasts, as the position writes it. */
export const lastingOf = (given: Words): readonly Words[] => (given['lasting'] ?? []) as Words[];

export const withLasting = (given: Words, lasting: readonly Words[]): Words => {
  const { lasting: _before, ...rest } = given;
  return lasting.length === 0 ? rest : { ...rest, lasting: [...lasting] };
};

/** A bonus or a mark on a fielded die; where its name is not enough to find it, it gets one of its own. */
export function withEffect(given: Words, who: string, at: number, effect: Words): Words {
  const dice = playersOf(given).flatMap((player) => diceIn(sideOf(given, player), 'field'));
  const die = diceIn(sideOf(given, who), 'field')[at];
  if (die === undefined) return given;
  const name = nameOf(die);
  const isOnly = dice.filter((one) => nameOf(one) === name).length === 1;
  const known = (die['named'] as string | undefined) ?? (isOnly ? name : null);
  const own = known ?? freeName(dice, name);
  const named = known === null ? changedDie(given, who, 'field', at, { named: own }) : given;
  return withLasting(named, [...lastingOf(named), { die: own, player: who, ...effect }]);
}

function freeName(dice: readonly Placed[], name: string): string {
  let n = 1;
  while (dice.some((one) => one['named'] === `${name}-${n}`)) n++;
  return `${name}-${n}`;
}

/** Whatever speaks of a die that is not fielded any more is gone too. */
function cleaned(given: Words): Words {
  const fielded = playersOf(given).flatMap((player) => diceIn(sideOf(given, player), 'field'));
  const isThere = (text: Json | undefined): boolean =>
    text === undefined ||
    fielded.some((one) => {
      const name = String(text)
        .replace(/^.*'s /, '')
        .replace(/[@#].*$/, '');
      return one['named'] === name || nameOf(one) === name;
    });
  const lasting = lastingOf(given).filter((one) => isThere(one['die']) && isThere(one['attacker']));
  const { attack, ...rest } = withLasting(given, lasting);
  if (attack === undefined) return rest;
  const {
    attackers = [],
    blocks = {},
    blocked = [],
  } = attack as {
    attackers?: string[];
    blocks?: { [blocker: string]: string | string[] };
    blocked?: string[];
  };
  const names = [...attackers, ...blocked, ...Object.entries(blocks).flat(2)];
  return names.every(isThere) ? { ...rest, attack } : rest;
}

/** The phase begins anew: an attack that was under way is over. */
export function withPhase(given: Words, phase: string): Words {
  const { attack: _over, roll: _rolled, draw: _drawn, ...rest } = given;
  return { ...rest, phase };
}
