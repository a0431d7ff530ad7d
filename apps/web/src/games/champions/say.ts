import { isMessageKey, type Names, renderMessage, type View } from '@assemble/champions';
import type { Message } from '@assemble/kernel';
import type { Locale, Rich } from '@assemble/language';
import { content } from './data.ts';

const known = new WeakMap<View, ReadonlyMap<number, string>>();

/** The side that each card shows whose place in the match this viewer may know. */
export function facesIn(view: View): ReadonlyMap<number, string> {
  const before = known.get(view);
  if (before !== undefined) return before;
  const faces = new Map<number, string>();
  const hands = view.players.flatMap(({ hand, discard }) => [...hand, ...discard]);
  for (const { id, card } of [
    ...view.discard,
    ...view.shown,
    ...view.aside,
    ...view.removed,
    ...view.looked,
    ...hands,
  ]) {
    const face = content.find(card)?.faces[0].id;
    if (face !== undefined) faces.set(id, face);
  }
  for (const { id, face } of view.play) faces.set(id, face);
  known.set(view, faces);
  return faces;
}

function namesIn(view: View | null, seats: readonly string[]): Names {
  const faces = view === null ? null : facesIn(view);
  return { seats, content, face: (id) => faces?.get(id) };
}

/** A message of the rules in words; one that these rules do not have by its key. */
export const say = (message: Message, locale: Locale, seats: readonly string[], view: View | null): Rich =>
  isMessageKey(message.key) ? renderMessage(message, locale, namesIn(view, seats)) : [message.key];
