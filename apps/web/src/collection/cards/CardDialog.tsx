import type { Locale } from '@assemble/language';
import type { ReactNode } from 'react';
import type { DrawnEmblem } from '../../emblems/emblem.ts';
import { Dialog } from '../../shell/Dialog.tsx';
import { useLocale } from '../../shell/preferences.ts';
import { CardPoster } from './CardPoster.tsx';
import { Languages } from './Languages.tsx';

interface Props {
  readonly nameIn: (locale: Locale) => string;
  /** What it is known by. */
  readonly emblem: DrawnEmblem;
  /** What the card says. */
  readonly body: (locale: Locale) => ReactNode;
  readonly onClose: () => void;
  /** What is above the card, such as how it stands in a match. */
  readonly before?: ReactNode;
  readonly children?: ReactNode;
}

/** All about one card, over what it was opened from. */
export function CardDialog({ nameIn, emblem, body, onClose, before, children }: Props) {
  return (
    <Dialog title={nameIn(useLocale())} wide onClose={onClose}>
      {before}
      <div className="card-page">
        <CardPoster emblem={emblem} />
        <div className="card-page-text">
          <Languages nameIn={nameIn}>{body}</Languages>
        </div>
      </div>
      {children}
    </Dialog>
  );
}
