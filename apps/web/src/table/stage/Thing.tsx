import type { ReactNode } from 'react';

/** Whose a thing is, for whoever looks: targets of one's own look different from those of the other side. */
export type Side = 'own' | 'foe' | 'neither';

interface Props {
  readonly className: string;
  /** The whole name for those who do not see it. */
  readonly name: string;
  readonly title?: string | undefined;
  /** What a tap does now; nothing to tap where it is left out. */
  readonly onTap?: (() => void) | undefined;
  /** The question can be answered with it. */
  readonly lit: boolean;
  /** Something can be done with it, which its tap lists or does. */
  readonly can?: boolean | undefined;
  /** Something might be done with it, but not now. */
  readonly dim?: boolean | undefined;
  readonly chosen?: boolean | undefined;
  readonly side?: Side | undefined;
  /** The number by which its name tells it from others that are called alike. */
  readonly tag?: string | undefined;
  /** Whether what can be done with it is listed now; left out where its tap lists nothing. */
  readonly expanded?: boolean | undefined;
  /** It has just come from elsewhere. */
  readonly moved?: boolean | undefined;
  /** The card to read, and the entity of the match. */
  readonly card?: string | undefined;
  readonly entity?: number | undefined;
  readonly children: ReactNode;
}

/** A thing on the table: a button when it can be tapped, plain text otherwise. */
export function Thing({
  className,
  name,
  title,
  onTap,
  lit,
  can,
  dim,
  chosen = false,
  side,
  tag,
  expanded,
  moved,
  card,
  entity,
  children,
}: Props) {
  const shared = {
    className: `thing ${className}`,
    title,
    'data-lit': lit || undefined,
    'data-can': (!lit && can) || undefined,
    'data-dim': (!lit && dim) || undefined,
    'data-chosen': chosen || undefined,
    'data-side': side,
    'data-moved': moved || undefined,
    'data-card': card,
    'data-entity': entity,
  };
  const inside = (
    <>
      {children}
      {tag !== undefined && (
        <span className="thing-tag" aria-hidden="true">
          {tag}
        </span>
      )}
      {chosen && (
        <span className="thing-check" aria-hidden="true">
          ✓
        </span>
      )}
    </>
  );
  if (onTap === undefined)
    return (
      <div {...shared}>
        <span className="hidden">{name}</span>
        <div aria-hidden="true" className="thing-inside">
          {inside}
        </div>
      </div>
    );
  return (
    <button
      type="button"
      {...shared}
      aria-label={name}
      aria-pressed={lit || chosen ? chosen : undefined}
      aria-expanded={expanded}
      onClick={onTap}
    >
      {inside}
    </button>
  );
}
