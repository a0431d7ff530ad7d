import type { Applier } from '@assemble/kernel';
import { FACES } from './cards.ts';
import {
  type AttackChange,
  attackOf,
  type C,
  type Card,
  type CardChange,
  cardOf,
  type DamageChange,
  type Defeat,
  type Happening,
  inPlay,
  type RevealChange,
  type Rule,
  type Seat,
  type Zone,
} from './table.ts';
import type { Face } from './vocabulary.ts';

export function faceOf(card: Card): Face {
  const face = FACES[card.name];
  if (face === undefined) throw new Error(`no card is called ${card.name}`);
  return face;
}

export const heroOf = (c: C, seat: Seat): Card => {
  const hero = inPlay(c).find((card) => card.owner === seat && faceOf(card).type === 'hero');
  if (hero === undefined) throw new Error(`seat ${seat} has no hero`);
  return hero;
};
export const villain = (c: C): Card => {
  const found = inPlay(c).find((card) => faceOf(card).type === 'villain');
  if (found === undefined) throw new Error('there is no villain');
  return found;
};
export const isEnemy = (card: Card): boolean => ['villain', 'minion'].includes(faceOf(card).type);
export const remaining = (card: Card): number => (faceOf(card).health ?? 0) - card.damage;

/** Atoms: the only writers. */
export function tell(
  c: C,
  kind: 'moved' | 'damaged' | 'exhausted' | 'status' | 'boosted',
  rules: readonly [Rule, ...Rule[]],
  card: Card,
  amount = 0,
): void {
  const hidden = card.zone === 'hand' || card.zone === 'deck' || card.zone === 'boost';
  c.emit(kind, rules, { card: hidden ? '' : card.name, zone: card.zone, amount });
}
export function moveTo(c: C, card: Card, zone: Zone, rules: readonly [Rule, ...Rule[]]): void {
  card.zone = zone;
  card.host = -1;
  card.exhausted = false;
  card.damage = 0;
  tell(c, 'moved', rules, card);
}
export const discard = (c: C, card: Card, rule: Rule): void =>
  moveTo(c, card, card.owner < 0 ? 'encounter-discard' : 'discard', [rule]);
export function exhaust(c: C, card: Card, rule: Rule): void {
  card.exhausted = true;
  tell(c, 'exhausted', [rule], card);
}
export function top(c: C, zone: 'deck' | 'encounter', owner: Seat): Card | undefined {
  return c.table.cards.find((card) => card.zone === zone && card.owner === owner);
}

const damage: Applier<C, DamageChange> = (c, change) => {
  const target = cardOf(c, change.target);
  const left = remaining(target);
  change.dealt = change.amount;
  change.excess = Math.max(0, change.amount - left);
  if (change.amount === 0) return;
  target.damage += change.amount;
  tell(c, 'damaged', ['MC-DAMAGE-1'], target, change.amount);
};

const attack: Applier<C, AttackChange> = (c, change) => {
  c.table.attacks.push({
    attacker: change.by,
    target: change.seat,
    defender: -1,
    overkill: change.overkill,
    boost: 0,
    faceDown: [],
    alsoDefended: [],
  });
};

const defeat: Applier<C, Defeat> = (c, { target }) => {
  discard(c, cardOf(c, target), 'MC-DAMAGE-11');
  for (const card of c.table.cards) if (card.host === target) discard(c, card, 'MC-ATTACH-3');
};

const reveal: Applier<C, RevealChange> = () => {};
const happened: Applier<C, Happening> = (c, change) => {
  if (change.kind === 'attack-ended') c.table.attacks.pop();
  if (change.kind === 'spent') spend(c, cardOf(c, change.target));
};

/** What a card gives up when it pays: a card from hand is discarded, a resource ability pays its own cost. */
function spend(c: C, card: Card): void {
  if (card.zone === 'hand') {
    discard(c, card, 'MC-RESOURCE-1');
    return;
  }
  exhaust(c, card, 'MC-TRIGGER-4');
  card.counters--;
  if (card.counters === 0) discard(c, card, 'MC-KEYWORD-16');
}

export const changes = {
  damage,
  attack,
  defeat,
  reveal,
  'attack-ended': happened,
  started: happened,
  spent: happened,
};

const facts = { prevented: false, target: -1, seat: -1, by: -1 };

export const damageTo = (
  c: C,
  target: number,
  amount: number,
  by: number,
  attacking: boolean,
): DamageChange => ({
  ...facts,
  kind: 'damage',
  target,
  seat: cardOf(c, target).owner,
  by,
  amount,
  attack: attacking,
  dealt: 0,
  excess: 0,
});
export const attackOn = (seat: Seat, by: number): AttackChange => ({
  ...facts,
  kind: 'attack',
  seat,
  by,
  overkill: false,
});
export const revealOf = (seat: Seat, target: number): RevealChange => ({
  ...facts,
  kind: 'reveal',
  seat,
  target,
  cancelled: false,
});
export const defeatOf = (c: C, target: number): Defeat => ({
  ...facts,
  kind: 'defeat',
  target,
  seat: cardOf(c, target).owner,
});
export const happening = (kind: Happening['kind'], more: Partial<CardChange>): Happening => ({
  ...facts,
  defenders: [],
  ...more,
  kind,
});

/** The end of the current attack, with everyone who defended against it. */
export function attackEnded(c: C): Happening {
  const { attacker, target, defender, alsoDefended } = attackOf(c);
  const attacked = defender >= 0 ? defender : heroOf(c, target).id;
  const defenders = defender >= 0 ? [defender, ...alsoDefended] : [...alsoDefended];
  return {
    ...happening('attack-ended', { by: attacker, seat: target, target: attacked }),
    defenders,
  };
}
