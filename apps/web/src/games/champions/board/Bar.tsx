interface Props {
  readonly kind: 'health' | 'threat';
  readonly now: number;
  readonly of: number;
  /** What it says: the number stands beside the bar. */
  readonly text: string;
}

/** A number and a bar. */
export function Bar({ kind, now, of, text }: Props) {
  const share = of <= 0 ? 0 : Math.min(1, Math.max(0, now / of));
  return (
    <span className="mc-meter" data-kind={kind}>
      <span className="mc-meter-text">{text}</span>
      <span className="mc-bar" aria-hidden="true">
        <span style={{ width: `${share * 100}%` }} />
      </span>
    </span>
  );
}
