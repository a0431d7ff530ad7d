import './cards.css';
import { locales } from '@assemble/language';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../../../shell/Dialog.tsx';
import { LanguageSwitch } from '../../../shell/LanguageSwitch.tsx';
import { useLocale } from '../../../shell/preferences.ts';
import { type Card, titleOf } from '../data.ts';
import { CardBody } from './CardBody.tsx';
import { useCardWords } from './words.ts';

interface Props {
  readonly card: Card;
  readonly onClose: () => void;
  /** What is above the card, such as how it stands in a match. */
  readonly before?: ReactNode;
  readonly children?: ReactNode;
}

/** All about one card, over what it was opened from; in one language or in all three. */
export function CardDialog({ card, onClose, before, children }: Props) {
  const t = useCardWords();
  const locale = useLocale();
  const [all, setAll] = useState(false);
  return (
    <Dialog title={titleOf(card, locale)} wide onClose={onClose}>
      {before}
      <div className="mc-sheet-tools">
        <LanguageSwitch />
        <label className="check">
          <input type="checkbox" checked={all} onChange={(event) => setAll(event.target.checked)} />
          {t.compare}
        </label>
      </div>
      <div className="mc-texts">
        {(all ? locales : [locale]).map((each) => (
          <section key={each} lang={each}>
            {all && (
              <h3>
                <b>{each.toUpperCase()}</b> {titleOf(card, each)}
              </h3>
            )}
            <CardBody card={card} locale={each} />
          </section>
        ))}
      </div>
      {children}
    </Dialog>
  );
}
