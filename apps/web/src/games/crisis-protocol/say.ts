import { type Edge, namesIn, renderMessage, type View } from '@assemble/crisis-protocol';
import type { Message } from '@assemble/kernel';
import type { Locale, Rich } from '@assemble/language';
import { outlookOf } from './board/context.ts';
import { content } from './data.ts';

/** Around the table, from the edge that is below. */
const AROUND: readonly Edge[] = ['bottom', 'right', 'top', 'left'];

/** Where an edge of the table is for whoever sits at another one, which they see below. */
export const edgeSeen = (edge: Edge, home: Edge): Edge =>
  AROUND[(AROUND.indexOf(edge) - AROUND.indexOf(home) + AROUND.length) % AROUND.length] ?? edge;

const isEdge = (value: unknown): value is Edge => AROUND.some((edge) => edge === value);

/** Edges are named as the reader sees them: the table is drawn from their side. */
function asSeen({ key, args }: Message, view: View | null, me: number): Message {
  const home = view?.players[me]?.edge;
  if (view === null || home === undefined) return { key, args };
  const { edge, edges } = args;
  return {
    key,
    args: {
      ...args,
      ...(isEdge(edge) ? { edge: edgeSeen(edge, home) } : {}),
      ...(Array.isArray(edges)
        ? { edges: edges.map((one) => (isEdge(one) ? edgeSeen(one, home) : one)) }
        : {}),
    },
  };
}

/** A message of the rules in words, as a seat sees the table. Without a view characters and tokens stay nameless. */
export const say = (
  message: Message,
  locale: Locale,
  seats: readonly string[],
  view: View | null,
  me: number | null = null,
): Rich => {
  const seat = me ?? view?.seat ?? null;
  const outlook = view === null ? null : outlookOf(view, seat);
  return renderMessage(asSeen(message, view, seat ?? 0), locale, namesIn(content, view, seats, outlook));
};
