import { locales } from '@assemble/language';
import { diceMastersRules } from '@assemble/rules/ledger/dice-masters';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../../shell/Dialog.tsx';
import { LanguageSwitch } from '../../shell/LanguageSwitch.tsx';
import { useLocale } from '../../shell/preferences.ts';
import { hrefTo, leaveTo, replace } from '../../shell/router.ts';
import { CardText } from './CardText.tsx';
import { CardBand, CardFoot } from './CardTile.tsx';
import { CrestPicture } from './CrestPicture.tsx';
import { crestOf } from './crest.ts';
import { DieFace } from './DieFace.tsx';
import {
  affiliationName,
  type Card,
  cardPath,
  cards,
  isStarter,
  nameOf,
  term,
  titleIndex,
  titleOf,
} from './data.ts';
import { FaceCaption } from './FaceCaption.tsx';
import { useCardWords } from './strings.ts';
import { touchedRules } from './touched-rules.ts';

const rulesById = new Map<string, string>(diceMastersRules.map(({ id, says }) => [id, says.en]));

interface Props {
  readonly card: Card;
  readonly neighbours: { readonly previous: Card | undefined; readonly next: Card | undefined };
  readonly query: Readonly<Record<string, string>>;
}

interface DialogProps {
  readonly card: Card;
  readonly onClose: () => void;
  /** The address of another version of the card; without one its name is only read. */
  readonly addressOf?: (card: Card) => string;
  /** Rules open beside the page, because what is under the sheet must stay. */
  readonly stays?: boolean;
  readonly children?: ReactNode;
}

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

function Texts({ card }: { readonly card: Card }) {
  const t = useCardWords();
  const locale = useLocale();
  const [all, setAll] = useState(false);
  return (
    <section>
      <div className="sheet-tools">
        <h3>{t.text}</h3>
        <LanguageSwitch />
        <label className="check">
          <input type="checkbox" checked={all} onChange={(event) => setAll(event.target.checked)} />
          {t.compare}
        </label>
      </div>
      <div className="texts">
        {(all ? locales : [locale]).map((each) => (
          <div key={each} lang={each} className="text">
            {all && (
              <p className="text-name">
                <b>{each.toUpperCase()}</b> {nameOf(card, each)}
              </p>
            )}
            <CardText card={card} locale={each} />
          </div>
        ))}
      </div>
    </section>
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
export function CardDialog({ card, onClose, addressOf, stays = false, children }: DialogProps) {
  const t = useCardWords();
  const locale = useLocale();
  const crest = crestOf(titleIndex(card), titleOf(card, 'en'));
  const versions = cards.filter((other) => other.title === card.title && other !== card);
  const rules = touchedRules(card);

  return (
    <Dialog title={nameOf(card, locale)} wide onClose={onClose}>
      <div className="sheet-body">
        <div className="sheet-card card">
          <CardBand card={card} />
          <CrestPicture crest={crest} />
          <CardFoot card={card} />
        </div>
        <div className="sheet-main">
          <Texts card={card} />
          <Section title={t.faces}>
            <ol className="faces">
              {card.die.faces.map((face, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a die has six faces in a fixed order.
                <li key={i}>
                  <DieFace face={face} crest={crest} />
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

/** A card over the list it was opened from. */
export function CardSheet({ card, neighbours, query }: Props) {
  const t = useCardWords();
  const turnTo = (other: Card): void => replace(hrefTo(cardPath(other), query));
  return (
    <CardDialog
      card={card}
      onClose={() => leaveTo(hrefTo(['dice-masters', 'cards'], query))}
      addressOf={(other) => hrefTo(cardPath(other), query)}
    >
      <footer className="actions sheet-foot">
        <Turn label={t.previous} arrow="←" card={neighbours.previous} onTurn={turnTo} />
        <Turn label={t.next} arrow="→" card={neighbours.next} onTurn={turnTo} />
      </footer>
    </CardDialog>
  );
}

function Turn({
  label,
  arrow,
  card,
  onTurn,
}: {
  readonly label: string;
  readonly arrow: string;
  readonly card: Card | undefined;
  readonly onTurn: (card: Card) => void;
}) {
  return (
    <button
      type="button"
      className="button button-quiet"
      disabled={!card}
      onClick={() => card && onTurn(card)}
    >
      <span aria-hidden="true">{arrow}</span> {label}
    </button>
  );
}
