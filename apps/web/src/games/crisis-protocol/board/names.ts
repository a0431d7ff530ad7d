import { CONDITION_NAMES, type View } from '@assemble/crisis-protocol';
import { type Locale, listed, plain } from '@assemble/language';
import { content } from '../data.ts';
import type { Seen } from './context.ts';
import type { CharacterView } from './measures.ts';

/** Names one after the other. */
export const together = (names: readonly string[]): string => plain(listed(names));

export const conditionName = (condition: CharacterView['conditions'][number], locale: Locale): string =>
  CONDITION_NAMES[condition][locale];

/** A name without its title: "Captain America" of "Captain America, First Avenger". */
export const shortName = (name: string): string => name.split(', ')[0] ?? name;

/** CP-GRUNT-14: it has no Injured side. */
export function isGrunt({ card }: CharacterView, { cards }: Pick<View, 'cards'>): boolean {
  const found = content.find(cards[card]?.id ?? '');
  return found?.card === 'character' && found.grunt;
}

/** Whether a character may still act this round, in words. */
export function readiness(character: CharacterView, { view, t }: Pick<Seen, 'view' | 't'>): string {
  if (character.gone) return t.gone;
  if (character.dazed) return t.dazed;
  if (character.at === null) return t.waiting;
  if (view.turn?.character === character.id) return t.active;
  return character.activated ? t.activated : t.ready;
}

/** Who acts: the one the question is about, or whose activation it is. */
export function actingIn({ decisions, turn }: View): number | null {
  const who = decisions[0]?.ask.args['who'];
  if (typeof who === 'number') return who;
  return turn === null || turn.character < 0 ? null : turn.character;
}

/** All that one sees of a character, in words. */
export function facts(
  character: CharacterView,
  seen: Pick<Seen, 'view' | 't' | 'locale' | 'nameOfSeat' | 'nameOfToken' | 'place'>,
): readonly string[] {
  const { t, view, locale, nameOfSeat, place } = seen;
  const isUp = !character.dazed && !character.gone;
  const held = view.tokens.filter(({ holder }) => holder === character.id);
  return [
    nameOfSeat(character.controller),
    readiness(character, seen),
    ...(isUp
      ? [isGrunt(character, view) ? t.grunt : character.side === 'healthy' ? t.healthy : t.injured]
      : []),
    ...(isUp ? [t.stamina(Math.max(0, character.stamina - character.damage), character.stamina)] : []),
    t.power(character.power),
    ...character.conditions.map((one) => conditionName(one, locale)),
    ...(held.length === 0 ? [] : [t.holds(together(held.map((token) => seen.nameOfToken(token.id))))]),
    ...(character.at === null ? [] : [place(character.at)]),
  ];
}
