import type { Locale } from '@assemble/language';
import type { ReactNode } from 'react';
import { Dialog } from '../../shell/Dialog.tsx';
import { useLocale } from '../../shell/preferences.ts';
import { Languages } from './Languages.tsx';

interface Props {
  readonly nameIn: (locale: Locale) => string;
  /** What the card says. */
  readonly body: (locale: Locale) => ReactNode;
  readonly onClose: () => void;
  /** What is above the card, such as how it stands in a match. */
  readonly before?: ReactNode;
  readonly children?: ReactNode;
}

/** All about one card, over what it was opened from. */
export function CardDialog({ nameIn, body, onClose, before, children }: Props) {
  return (
    <Dialog title={nameIn(useLocale())} wide onClose={onClose}>
      {before}
      <Languages nameIn={nameIn}>{body}</Languages>
      {children}
    </Dialog>
  );
}
