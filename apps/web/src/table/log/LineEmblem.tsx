import type { Rich } from '@assemble/language';
import { useDesk } from '../desk.ts';

/** The first card that a line names. */
function firstCard(text: Rich, cardOfDie: (die: number) => string | null): string | null {
  for (const piece of text) {
    if (typeof piece === 'string' || !('ref' in piece)) continue;
    const card = piece.ref === 'card' ? piece.id : piece.ref === 'die' ? cardOfDie(Number(piece.id)) : null;
    if (card !== null) return card;
  }
  return null;
}

/** Whom a line is about, at a glance: drawn plainly, because a log has many lines. Its name stands beside it. */
export function LineEmblem({ text }: { readonly text: Rich }) {
  const { face, view } = useDesk();
  const card = firstCard(text, (die) => (view === null ? null : face.cardOf(die, view)));
  if (card === null) return null;
  const { outline, colours } = face.afterwards.emblem(card);
  return (
    <svg className="log-emblem" viewBox="0 0 512 512" aria-hidden="true">
      <rect width="512" height="512" rx="110" fill={colours[1]} />
      <path d={outline} fill={colours[2]} transform="translate(56 56) scale(0.78)" />
    </svg>
  );
}
