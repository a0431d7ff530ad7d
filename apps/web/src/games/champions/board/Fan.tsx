import type { CSSProperties, ReactNode } from 'react';
import { stepOf } from './measures.ts';

interface Props {
  readonly className: string;
  readonly label: string;
  readonly pieces: readonly { readonly id: number }[];
  /** Width of a card, the gap beside it and the room of all, in the units of the drawing. */
  readonly size: number;
  readonly gap: number;
  readonly room: number;
  /** Cards closer than this show their heads only. */
  readonly least: number;
  readonly children: (id: number) => ReactNode;
}

/** Cards in a row that never needs more than its room: a crowd lies over one another. */
export function Fan({ className, label, pieces, size, gap, room, least, children }: Props) {
  if (pieces.length === 0) return null;
  const step = stepOf(pieces.length, size, gap, room);
  return (
    <section
      className={`mc-zone ${className}`}
      aria-label={label}
      data-tight={(pieces.length > 1 && step < least) || undefined}
    >
      <ul className="mc-fan">
        {pieces.map(({ id }, at) => (
          <li key={id} style={{ '--at': at * step } as CSSProperties}>
            {children(id)}
          </li>
        ))}
      </ul>
    </section>
  );
}
