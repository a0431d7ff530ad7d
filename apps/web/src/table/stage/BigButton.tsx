import type { ButtonHTMLAttributes } from 'react';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly label: string;
  /** What follows from it, in a second line. */
  readonly then?: string | undefined;
}

/** Words of so many letters still fit into the button in this size; longer ones are written smaller. */
const sizeOf = (label: string): 'short' | 'long' | 'longest' =>
  label.length <= 12 ? 'short' : label.length <= 24 ? 'long' : 'longest';

/** The primary act: sun yellow, and the only thing that is. */
export function BigButton({ label, then, ...button }: Props) {
  return (
    <button type="button" className="big-button" data-size={sizeOf(label)} {...button}>
      <span>{label}</span>
      {then !== undefined && <small>{then}</small>}
    </button>
  );
}
