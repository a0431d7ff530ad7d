import type { Hint, Outlook, Side } from './node.ts';
import type { Amount, Condition, Cost, Dice, EventName, On, Target, Who } from './vocabulary.ts';

/** Rough worths for bots, in points of damage to a player. */
export const WORTH = {
  /** A fielded character that is lost for a while: fielded again, it has cost energy and a turn. */
  character: 3,
  /** One point of damage to a character: only the last ones matter. */
  damage: 0.5,
  /** One point of attack or defense for a turn. */
  value: 0.5,
  /** The same for as long as the card is active. */
  standing: 0.75,
  level: 0.75,
  /** A die more to roll next turn, or now. */
  die: 1,
  energy: 0.5,
} as const;

export const hint = (gain: number, side: Side, more: Partial<Pick<Hint, 'fails' | 'tempo'>> = {}): Hint => ({
  gain,
  side,
  fails: false,
  tempo: 0,
  ...more,
});

export const scaled = (one: Hint, by: number): Hint => ({ ...one, gain: one.gain * by });

const sidesOf = (all: readonly Hint[]): Side => {
  const sides = new Set(all.map(({ side }) => side).filter((side) => side !== 'none'));
  const [only] = sides;
  return only === undefined ? 'none' : sides.size === 1 ? only : 'either';
};

/** One thing after the other: it fails only if all of it does. */
export const summed = (all: readonly Hint[]): Hint => ({
  gain: all.reduce((sum, { gain }) => sum + gain, 0),
  side: sidesOf(all),
  fails: all.length > 0 && all.every(({ fails }) => fails),
  tempo: all.reduce((sum, { tempo }) => sum + tempo, 0),
});

/** One of several, each with its chance. */
export const mixed = (all: readonly (readonly [chance: number, hint: Hint])[]): Hint => ({
  ...summed(all.map(([chance, one]) => scaled(one, chance))),
  fails: all.some(([chance, { fails, side }]) => chance > 0 && (fails || side === 'none')),
  tempo: all.reduce((sum, [chance, { tempo }]) => sum + chance * tempo, 0),
});

/** What paying means for whoever pays: energy and dice as tempo, life and damage as a loss. */
export function priceOf({ energy, life, damage, knockOut, spinDown }: Cost): {
  readonly tempo: number;
  readonly loss: number;
} {
  return {
    tempo: energy.length,
    loss:
      (life ?? 0) +
      (damage ?? 0) +
      (knockOut === undefined ? 0 : knockOut.kind === 'sidekick' ? 1 : WORTH.character) +
      (spinDown === undefined ? 0 : WORTH.level),
  };
}

const faces = ({ card }: Outlook) =>
  card.die.faces.filter((face) => face.kind === 'character' || face.kind === 'action');

/** How likely the die of the card shows so many bursts when its text counts. */
export function burstChance(o: Outlook, bursts: 0 | 1 | 2): number {
  const all = faces(o);
  return all.length === 0
    ? Number(bursts === 0)
    : all.filter((face) => face.bursts === bursts).length / all.length;
}

/** The mean attack or defense of the card's die. */
function meanOf(o: Outlook, stat: 'attack' | 'defense'): number {
  const all = o.card.die.faces.flatMap((face) => (face.kind === 'character' ? [face[stat]] : []));
  return all.length === 0 ? 3 : all.reduce((sum, one) => sum + one, 0) / all.length;
}

/** A number as it may be expected. */
export function expected(amount: Amount, o: Outlook): number {
  if (typeof amount === 'number') return amount;
  switch (amount.amount) {
    case 'count':
      return crowd(amount.dice) * (amount.times ?? 1);
    case 'attack':
    case 'defense':
      return amount.of === 'self' ? meanOf(o, amount.amount) : 3;
    case 'done':
      return o.done * (amount.times ?? 1);
    case 'bursts': {
      const { none, one = none, two = none } = amount;
      return none * burstChance(o, 0) + one * burstChance(o, 1) + two * burstChance(o, 2);
    }
  }
}

/** How many dice on one side a filter means, on average. */
export function crowd(dice: Dice): number {
  if (dice.with ?? dice.blocks ?? dice.forcedBy ?? dice.held ?? dice.role) return 1;
  const narrow = [dice.title, dice.type, dice.affiliation, dice.level, dice.levelMax, dice.levelMin];
  const halves = narrow.filter((one) => one !== undefined).length + Number(dice.kind === 'sidekick');
  return [2.5, 1.25, 0.75][halves] ?? 0.5;
}

/** Whose dice a filter means. */
export function sideOf(dice: Dice): 'own' | 'opposing' | 'either' {
  if (dice.who !== undefined) return dice.who;
  return (dice.with ?? dice.blocks ?? dice.forcedBy ?? dice.held) === undefined ? 'either' : 'opposing';
}

/** What such dice are worth, where a character is 1: sidekicks and low levels matter less. */
const weight = ({ kind, level, levelMax }: Dice): number => {
  if (kind === 'sidekick') return 0.4;
  if (level === 1) return 0.6;
  return levelMax === undefined ? 1 : 0.8;
};

/** Teams are built around what a card names: more of its player's dice profit, fewer suffer. */
const LEAN = 0.25;

const isPicky = ({ affiliation, notAffiliation, title, notTitle, type, notType }: Dice): boolean =>
  [affiliation, notAffiliation, title, notTitle, type, notType].some((one) => one !== undefined);

/** What each of its dice means to the owner of those dice, from the view of the ability's player. */
const seen = (side: Side, worth: number): number =>
  side === 'own' ? worth : side === 'opposing' ? -worth : 0;

/** What is worth so much to whoever owns a die (or is the player) that it is done to. Binds "that". */
export function aimed(to: Target, o: Outlook, die: number, player = 0): Hint {
  switch (to.to) {
    case 'self':
    case 'namesakes':
      return hint(die, 'own');
    case 'that':
      return hint(seen(o.that, die), o.that, { fails: true });
    case 'you':
      return hint(player, 'own');
    case 'opponent':
      return hint(-player, 'opposing');
    case 'both-players':
      return hint(0, 'either');
    case 'each': {
      const side = sideOf(to.dice);
      const many = crowd(to.dice);
      const worth = die * weight(to.dice);
      o.that = side;
      o.done = many;
      const lean = isPicky(to.dice) ? LEAN * Math.abs(worth) : 0;
      return hint(many * (side === 'either' ? lean : seen(side, worth)), side, { fails: true });
    }
    case 'choose': {
      const side = sideOf(to.dice);
      const worth = die * weight(to.dice);
      const ways = [
        side === 'either' ? Math.abs(worth) : seen(side, worth),
        ...(to.players === undefined ? [] : [to.players === 'any' ? Math.abs(player) : -player]),
      ];
      const best = Math.max(...ways);
      o.that = side === 'either' ? (die < 0 ? 'opposing' : 'own') : side;
      o.done = to.count;
      // What the opponent may choose, they choose to lose least.
      const rate = to.by === 'opponent' ? 0.6 : 1;
      return hint(best * to.count * rate, o.that, { fails: to.players === undefined });
    }
  }
}

/** How often something happens in a turn or to a die that is out. */
const CHANCE: Readonly<Record<EventName, number>> = {
  fielded: 1,
  attacks: 0.8,
  blocks: 0.5,
  blocked: 0.5,
  engaged: 0.7,
  unblocked: 0.5,
  damage: 0.6,
  'knock-out': 0.5,
  'action-used': 0.5,
  affected: 0.4,
  'attack-starts': 1,
  'attack-ends': 1,
  'turn-starts': 1,
  'turn-ends': 1,
  'to-used': 0.5,
};

const sideOfWho = (who: Who | undefined, by: On['by']): Side => {
  if (who === undefined || who.is === 'anyone') return 'either';
  if (who.is === 'opponent') return 'opposing';
  if (who.is !== 'dice') return 'own';
  const side = sideOf(who.dice);
  // Its own doing is aimed at the other side.
  return side === 'either' && by === 'self' ? 'opposing' : side;
};

/** How likely an event is; "that" is whom it is about. */
export function chanceOf(on: On, o: Outlook): number {
  o.that = sideOfWho(on.who[0], on.by);
  o.done = 1;
  return CHANCE[on.event];
}

/** How likely a condition holds. */
export function likely(condition: Condition | undefined, o: Outlook): number {
  if (condition === undefined) return 1;
  switch (condition.if) {
    case 'bursts':
      return condition.are.reduce((sum, bursts) => sum + burstChance(o, bursts as 0 | 1 | 2), 0);
    case 'attack-phase':
    case 'own-turn':
      return 0.75;
    default:
      return 0.5;
  }
}
