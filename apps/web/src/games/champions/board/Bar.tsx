interface Props {
  readonly kind: 'health' | 'threat';
  readonly now: number;
  readonly of: number;
  /** What it says; null where the number stands elsewhere. */
  readonly text: string | null;
  /** What it may come to soon, drawn behind what is there. */
  readonly soon?: number;
}

/** A number and a bar. */
export function Bar({ kind, now, of, text, soon }: Props) {
  const share = (n: number): string => `${of <= 0 ? 0 : 100 * Math.min(1, Math.max(0, n / of))}%`;
  return (
    <span className="mc-meter" data-kind={kind}>
      {text !== null && <span className="mc-meter-text">{text}</span>}
      <span className="mc-bar" aria-hidden="true">
        {soon !== undefined && <span className="mc-soon" style={{ width: share(soon) }} />}
        <span className="mc-filled" style={{ width: share(now) }} />
      </span>
    </span>
  );
}
