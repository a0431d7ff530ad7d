import type { CharacterCard } from '../../data.ts';
import { content } from '../../data.ts';
import type { Seen } from '../context.ts';
import type { CharacterView } from '../measures.ts';
import { actingIn } from '../names.ts';

/** A character with its card and the values of the side and Form that are up. */
export interface Shown {
  readonly character: CharacterView;
  readonly card: CharacterCard;
  readonly stats: CharacterCard['forms'][number]['stats']['healthy'];
}

export function shownOf({ view }: Pick<Seen, 'view'>, id: number | null): Shown | null {
  const character = id === null ? undefined : view.characters[id];
  const card = character === undefined ? undefined : content.find(view.cards[character.card]?.id ?? '');
  if (character === undefined || card?.card !== 'character') return null;
  const form = card.forms[character.form] ?? card.forms[0];
  return form === undefined ? null : { character, card, stats: form.stats[character.side] };
}

/** Whom the panel is about: one's own that is picked, else whoever acts, else the first of one's squad. */
export function subjectOf({ view, selected, low }: Pick<Seen, 'view' | 'selected' | 'low'>): number | null {
  const own = view.characters.filter(({ controller, gone }) => controller === low && !gone);
  const acting = actingIn(view);
  if (acting !== null) return acting;
  return own.find(({ id }) => id === selected)?.id ?? own[0]?.id ?? null;
}

/** Who is looked at beside the one that the panel is about. */
export function lookedAt(
  seen: Pick<Seen, 'view' | 'selected' | 'low' | 'hot' | 'chosen' | 'picksDice'>,
): number | null {
  const subject = subjectOf(seen);
  const { hot, chosen, picksDice, selected, view } = seen;
  const meant = picksDice ? undefined : [...chosen].find((id) => view.characters[id] !== undefined);
  const looked = hot ?? meant ?? selected;
  return looked === subject || looked === null || view.characters[looked] === undefined ? null : looked;
}

/** Whether something that is printed for one side or Form only is up now. */
export const isUp = (
  { side, form }: { readonly side?: string; readonly form?: number },
  character: CharacterView,
): boolean =>
  (side === undefined || side === character.side) && (form === undefined || form === character.form);
