import type { ReactNode } from 'react';

interface Props {
  readonly className: string;
  /** The whole name for those who do not see it. */
  readonly name: string;
  readonly title?: string | undefined;
  /** What a tap does now; nothing to tap where it is left out. */
  readonly onTap?: (() => void) | undefined;
  readonly lit: boolean;
  readonly chosen?: boolean;
  readonly moved?: boolean;
  /** The card to read on a right click or a long press. */
  readonly card?: string | undefined;
  readonly children: ReactNode;
}

/** A thing on the table: a button when it can be tapped, plain text otherwise. */
export function Tap({
  className,
  name,
  title,
  onTap,
  lit,
  chosen = false,
  moved = false,
  card,
  children,
}: Props) {
  const shared = {
    className: `dm-tap ${className}`,
    title,
    'data-lit': lit || undefined,
    'data-chosen': chosen || undefined,
    'data-moved': moved || undefined,
    'data-card': card,
  };
  const inside = (
    <>
      {children}
      {chosen && (
        <span className="dm-check" aria-hidden="true">
          ✓
        </span>
      )}
    </>
  );
  if (onTap === undefined)
    return (
      <div {...shared}>
        <span className="hidden">{name}</span>
        <div aria-hidden="true" className="dm-tap-inside">
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
      onClick={onTap}
    >
      {inside}
    </button>
  );
}
