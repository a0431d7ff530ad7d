import { type Explained, explained, type Part } from '@assemble/kernel';
import type { StandingBonus } from '../abilities/statics/bonus.ts';
import { type CharacterFace, levelFace } from '../dice.ts';
import type { Die } from '../table.ts';
import { holds } from './conditions.ts';
import { characterFace, levelOf } from './dice-in-play.ts';
import { matches, viewOf } from './filter.ts';
import { indexOf, slotId } from './index-of-cards.ts';
import type { C } from './run.ts';
import { inForce } from './statics.ts';

export type Stat = 'attack' | 'defense';

/** As `valuesFace`: all faces are copied, so the face of the level the die shows counts. */
export const SAME_LEVEL = -2;

/** Values a die has from the face it shows now (DM-SPINNING-5), or from the face it copies (DM-COPYING-2). */
export function faceValues(c: C, die: Die): CharacterFace | null {
  if (die.valuesOf < 0) return cardValues(c, die, characterFace(c, die));
  const kind = indexOf(c).kinds[die.valuesOf];
  if (kind === undefined) return null;
  const at = die.valuesFace === SAME_LEVEL ? levelFace(kind, levelOf(c, die)) : die.valuesFace;
  const face = kind.faces[at];
  return face !== undefined && face.kind === 'character' ? face : null;
}

/** Values that all dice of a card copy; the die's own burst still counts (DM-COPYING-4). */
function cardValues(c: C, die: Die, own: CharacterFace | null): CharacterFace | null {
  if (own === null) return null;
  for (const { kind, card, seat, data } of c.table.lasting) {
    if (kind !== 'card-values' || card !== die.as || seat !== die.controller) continue;
    const face = indexOf(c).kinds[data['card'] as number]?.faces[data['face'] as number];
    if (face === undefined || face.kind !== 'character') return own;
    const plus = own.bursts === 1 ? (data['plus'] as number) : 0;
    const { attack, defense } = data['burst'] as Record<Stat, number>;
    return { ...face, attack: face.attack + attack + plus, defense: face.defense + defense + plus };
  }
  return own;
}

/**
 * What a die has through its burst, by its own card: it belongs to the values that others copy (DM-COPYING-3), also when
 * it has just been captured for that.
 */
export function burstValues(c: C, die: Die): Record<Stat, number> {
  const sum = { attack: 0, defense: 0 };
  const itself: Die = { ...die, as: die.card };
  const from = viewOf(itself);
  for (const { slot, ability } of indexOf(c).statics.get('bonus') ?? []) {
    if (slot !== itself.as || ability.condition?.if !== 'bursts') continue;
    if (!holds(c, ability.condition, from)) continue;
    const { to, attack, defense } = ability.holds as StandingBonus;
    if (to !== 'self' && !matches(c, { ...to, zone: itself.zone }, itself, from)) continue;
    sum.attack += attack;
    sum.defense += defense;
  }
  return sum;
}

/** Calls back with every source of a value: the die first, then bonuses given, then standing ones. */
function eachSource(
  c: C,
  die: Die,
  stat: Stat,
  found: (amount: number, slot: number, rule: Part['rule']) => void,
): void {
  found(faceValues(c, die)?.[stat] ?? 0, die.card, stat === 'attack' ? 'DM-DICE-4' : 'DM-DICE-5');
  for (const lasting of c.table.lasting) {
    if (lasting.die !== die.id || (lasting.kind !== 'bonus' && lasting.kind !== 'copied-burst')) continue;
    const amount = lasting.data[stat] as number;
    if (amount !== 0) found(amount, lasting.card, lasting.kind === 'bonus' ? 'DM-BONUSES-5' : 'DM-COPYING-3');
  }
  for (const { effect, source, slot } of inForce<StandingBonus>(c, 'bonus')) {
    const reaches = effect.to === 'self' ? source.id === die.id : matches(c, effect.to, die, viewOf(source));
    if (reaches && effect[stat] !== 0) found(effect[stat], slot, 'DM-ACTIVE-AND-FIELDED-1');
  }
}

/** Attack or defense as it is now: all bonuses added up first, never below zero (DM-BONUSES-2, DM-BONUSES-3). */
export function statOf(c: C, die: Die, stat: Stat): number {
  let sum = 0;
  eachSource(c, die, stat, (amount) => {
    sum += amount;
  });
  return Math.max(0, sum);
}

/** The same number with its sources. */
export function explainStat(c: C, die: Die, stat: Stat): Explained {
  const parts: Part[] = [];
  eachSource(c, die, stat, (amount, slot, rule) => {
    parts.push({ amount, source: { key: 'card', args: { card: slotId(c, slot) } }, rule });
  });
  return explained(parts, 0);
}
