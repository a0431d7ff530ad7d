import './cards.css';
import type { ReactNode } from 'react';
import type { LinkProps } from './gallery.ts';

interface Props<Card> extends LinkProps<Card> {
  readonly label: string;
  /** The class of the game's cards. */
  readonly look: string;
  readonly kind: string;
  readonly children: ReactNode;
}

/** The frame of a card that opens. A click that asks for a new tab or window is the browser's. */
export function CardAnchor<Card>({ card, href, onOpen, label, look, kind, children }: Props<Card>) {
  return (
    <a
      className={`card ${look}`}
      data-kind={kind}
      href={href}
      aria-label={label}
      onClick={(event) => {
        if (onOpen === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onOpen(card);
      }}
    >
      {children}
    </a>
  );
}
