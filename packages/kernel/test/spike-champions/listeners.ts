import type { Change, Listener, Scope } from '@assemble/kernel';
import { TRIGGERED } from './abilities.ts';
import { faceOf, heroOf } from './changes.ts';
import { couldStart } from './initiating.ts';
import { type AnyChange, type C, type Card, cardOf, type Seat } from './table.ts';
import type { Triggered, When } from './vocabulary.ts';

/** One event may meet several triggering conditions; they share its windows (MC-CONDITION-2). */
function conditionsOf(c: C, change: AnyChange): readonly When['event'][] {
  switch (change.kind) {
    case 'attack':
      return ['attack'];
    case 'damage':
      if (change.amount === 0) return [];
      return change.attack ? ['damage', 'attack-damage'] : ['damage'];
    case 'defeat':
      return ['defeat'];
    case 'reveal':
      if (change.cancelled) return []; // MC-INTERRUPT-4
      return faceOf(cardOf(c, change.target)).type === 'treachery' ? ['reveal-treachery'] : [];
    case 'attack-ended':
      return change.defenders.length > 0 ? ['attacked', 'defended'] : ['attacked'];
    default:
      return [];
  }
}

/** Who hears a batch: status cards first of all, then interrupts; responses when it has happened. */
export function listeners(c: C, stage: string, changes: readonly Change[]): Listener[] {
  const found: Listener[] = [];
  changes.forEach((one, i) => {
    const change = one as AnyChange;
    // MC-INTERRUPT-4: what was prevented or replaced is not heard any more.
    if (change.prevented) return;
    if (stage === 'status') addStatus(c, change, i, found);
    if (stage === 'response') addRetaliate(c, change, i, found);
    const conditions = conditionsOf(c, change);
    for (const { ability, address, name } of TRIGGERED[stage] ?? []) {
      if (!conditions.includes(ability.on.event)) continue;
      for (const card of c.table.cards) {
        if (card.name === name) addTriggered(c, card, ability, address, change, i, found);
      }
    }
  });
  return found;
}

const baseScope = (card: number, seat: Seat, by: number, i: number): Scope => ({
  self: card,
  seat,
  by,
  chosen: -1,
  final: false,
  change: { frame: -1, i },
});

function addStatus(c: C, change: AnyChange, i: number, found: Listener[]): void {
  const add = (card: Card, ability: string): void => {
    found.push(mandatory(c, ability, card, change.by, i));
  };
  if (change.kind === 'damage' && change.amount > 0 && cardOf(c, change.target).tough) {
    add(cardOf(c, change.target), 'tough');
  }
  if (change.kind === 'attack' && cardOf(c, change.by).stunned) add(cardOf(c, change.by), 'stunned');
}

/** MC-KEYWORD-11, -12: retaliate, if the attacked character is still there. */
function addRetaliate(c: C, change: AnyChange, i: number, found: Listener[]): void {
  if (change.kind !== 'attack-ended') return;
  const attacked = cardOf(c, change.target);
  if (attacked.zone !== 'play' || faceOf(attacked).retaliate === undefined) return;
  if (cardOf(c, change.by).zone === 'play') found.push(mandatory(c, 'retaliate', attacked, change.by, i));
}

/** MC-FORCED-2: the first player orders mandatory abilities, whoever controls the cards. */
const mandatory = (c: C, ability: string, card: Card, by: number, i: number): Listener => ({
  ability,
  source: `${card.id}/${i}`,
  seat: c.table.first,
  forced: true,
  repeatable: false,
  scope: baseScope(card.id, card.owner, by, i),
  say: { key: 'option.card', args: { card: card.name } },
});

function addTriggered(
  c: C,
  card: Card,
  ability: Triggered,
  address: string,
  change: AnyChange,
  i: number,
  found: Listener[],
): void {
  const active = card.zone === 'play' || (card.zone === 'hand' && faceOf(card).type === 'event');
  if (!active || !isAbout(c, ability.on, card, change)) return;
  const seat = ability.forced === true ? c.table.first : card.owner;
  const scope = baseScope(card.id, card.owner, change.by, i);
  if (ability.forced !== true && !couldStart(c, card, ability, card.owner, scope)) return;
  found.push({
    ability: address,
    source: `${card.id}/${i}`,
    seat,
    forced: ability.forced === true,
    repeatable: false,
    scope,
    say: { key: 'option.card', args: { card: card.name } },
  });
}

function isAbout(c: C, { who, event }: When, card: Card, change: AnyChange): boolean {
  // For an attack "the host" is the one who attacks; for everything else the one it happens to.
  const about = event === 'attack' || event === 'attacked' ? change.by : change.target;
  switch (who) {
    case 'anyone':
      return true;
    case 'you':
      return change.seat === card.owner;
    case 'your-hero': {
      const hero = heroOf(c, card.owner).id;
      return change.kind === 'attack-ended' ? change.defenders.includes(hero) : change.target === hero;
    }
    case 'self':
      return about === card.id;
    case 'host':
      return about === card.host;
  }
}
