import './cards.css';
import './sheet.css';
import { diceMastersRules } from '@assemble/rules/ledger/dice-masters';
import type { ReactNode } from 'react';
import { CardPoster } from '../../collection/cards/CardPoster.tsx';
import type { SheetProps } from '../../collection/cards/gallery.ts';
import { Languages } from '../../collection/cards/Languages.tsx';
import { Dialog } from '../../shell/Dialog.tsx';
import { useLocale } from '../../shell/preferences.ts';
import { hrefTo } from '../../shell/router.ts';
import { CardText } from './CardText.tsx';
import { CardBand, CardFoot } from './CardTile.tsx';
import { DieFace } from './DieFace.tsx';
import { affiliationName, type Card, cards, isStarter, nameOf, term } from './data.ts';
import { emblemOf } from './emblem-of.ts';
import { FaceCaption } from './FaceCaption.tsx';
import { useCardWords } from './strings.ts';
import { touchedRules } from './touched-rules.ts';

const rulesById = new Map<string, string>(diceMastersRules.map(({ id, says }) => [id, says.en]));

function Facts({ card }: { readonly card: Card }) {
  const t = useCardWords();
  const locale = useLocale();
  const kinds = { character: t.kindCharacter, action: t.kindAction, 'basic-action': t.kindBasic } as const;
  const facts: readonly (readonly [string, string])[] = [
    [t.kind, kinds[card.kind]],
    [t.cost, String(card.cost)],
    [t.energy, card.energy ? term(card.energy, locale) : t.energyNone],
    [t.affiliation, card.affiliation ? affiliationName(card.affiliation, locale) : t.affiliationNone],
    [card.kind === 'basic-action' ? t.diceInUse : t.dieLimit, String(card.max)],
    [t.rarity, term(card.rarity, locale)],
    [t.starter, isStarter(card) ? t.starterYes : t.starterNo],
    [t.numberLabel, String(card.number)],
  ];
  return (
    <dl className="facts-grid">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** All about one card, over what it was opened from. */
export function CardSheet({ card, onClose, addressOf, stays = false, children }: SheetProps<Card>) {
  const t = useCardWords();
  const locale = useLocale();
  const emblem = emblemOf(card.title);
  const versions = cards.filter((other) => other.title === card.title && other !== card);
  const rules = touchedRules(card);

  return (
    <Dialog title={nameOf(card, locale)} wide onClose={onClose}>
      <div className="sheet-body">
        <CardPoster emblem={emblem}>
          <CardBand card={card} />
          <CardFoot card={card} />
        </CardPoster>
        <div className="sheet-main">
          <section>
            <Languages head={<h3>{t.text}</h3>} nameIn={(each) => nameOf(card, each)}>
              {(each) => (
                <div className="text">
                  <CardText card={card} locale={each} />
                </div>
              )}
            </Languages>
          </section>
          <Section title={t.faces}>
            <ol className="faces">
              {card.die.faces.map((face, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a die has six faces in a fixed order.
                <li key={i}>
                  <DieFace face={face} emblem={emblem} />
                  <FaceCaption face={face} />
                </li>
              ))}
            </ol>
          </Section>
          <Section title={t.facts}>
            <Facts card={card} />
          </Section>
          {rules.length > 0 && (
            <Section title={t.rules}>
              <ul className="chips">
                {rules.map((id) => (
                  <li key={id}>
                    <a
                      className="chip"
                      href={hrefTo(['rules', id])}
                      title={rulesById.get(id)}
                      target={stays ? '_blank' : undefined}
                      rel={stays ? 'noopener' : undefined}
                    >
                      {id}
                    </a>
                  </li>
                ))}
              </ul>
            </Section>
          )}
          {versions.length > 0 && (
            <Section title={t.versions}>
              <ul className="chips">
                {versions.map((other) => (
                  <li key={other.id}>
                    {addressOf ? (
                      <a className="chip" href={addressOf(other)}>
                        {nameOf(other, locale)}
                      </a>
                    ) : (
                      <span className="tag">{nameOf(other, locale)}</span>
                    )}
                  </li>
                ))}
              </ul>
            </Section>
          )}
        </div>
      </div>
      {children}
    </Dialog>
  );
}
