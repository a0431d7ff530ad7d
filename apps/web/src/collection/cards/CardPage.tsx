import './card-page.css';
import type { Locale } from '@assemble/language';
import type { ReactNode } from 'react';
import { EmblemPortrait } from '../../emblems/EmblemPortrait.tsx';
import type { DrawnEmblem } from '../../emblems/emblem.ts';
import { Dialog } from '../../shell/Dialog.tsx';
import { useLocale } from '../../shell/preferences.ts';
import { CardPoster } from './CardPoster.tsx';
import { Languages } from './Languages.tsx';
import { Neighbours, useIsNeighbour } from './Row.tsx';
import { type Touched, TouchedRules } from './TouchedRules.tsx';
import { useCardsWords } from './words.ts';

/** Another card, shown small. */
export interface Kin {
  readonly id: string;
  readonly name: string;
  readonly emblem: DrawnEmblem;
  readonly cost: number | null;
  /** Where all about it is; null where it is only named. */
  readonly href: string | null;
}

interface Props {
  readonly nameIn: (locale: Locale) => string;
  /** What it is known by. */
  readonly emblem: DrawnEmblem;
  /** What stands on the face below its drawing. */
  readonly face?: ReactNode;
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
  /** What the card says. */
  readonly body: (locale: Locale) => ReactNode;
  /** What follows its text, such as the faces of its die. */
  readonly after?: ReactNode;
  /** The rules that it touches. */
  readonly rules: Touched;
  readonly kin: { readonly title: string; readonly cards: readonly Kin[] };
  /** Rules open beside the page, because what is under the sheet must stay. */
  readonly stays?: boolean | undefined;
  readonly onClose: () => void;
  /** What is above the card, such as how it stands in a match. */
  readonly before?: ReactNode;
  readonly children?: ReactNode;
}

function KinTile({ name, emblem, cost, href }: Kin) {
  const inside = (
    <>
      <EmblemPortrait emblem={emblem} width={150} height={90} share={0.8} />
      {cost !== null && <b className="kin-cost">{cost}</b>}
      <span className="kin-name">{name}</span>
    </>
  );
  return href === null ? (
    <span className="kin">{inside}</span>
  ) : (
    <a className="kin" href={href}>
      {inside}
    </a>
  );
}

/** All about one card, over what it was opened from. */
export function CardPage(props: Props) {
  const { nameIn, emblem, face, facts, body, after, rules, kin, stays = false } = props;
  const { onClose, before, children } = props;
  const t = useCardsWords();
  const name = nameIn(useLocale());
  const page = (
    <div className="card-page">
      <div className="card-page-top">
        <CardPoster emblem={emblem}>{face}</CardPoster>
        <dl className="card-facts">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="card-page-text">
        <Languages nameIn={nameIn} source={rules.source}>
          {body}
        </Languages>
        {after}
        {rules.ids.length > 0 && (
          <section>
            <h3>{t.rules}</h3>
            <TouchedRules {...rules} stays={stays} />
          </section>
        )}
        {kin.cards.length > 0 && (
          <section>
            <h3>{kin.title}</h3>
            <ul className="kins">
              {kin.cards.map((one) => (
                <li key={one.id}>
                  <KinTile {...one} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  );
  if (useIsNeighbour())
    return (
      <>
        <p className="card-beside-name">{name}</p>
        {page}
      </>
    );
  return (
    <Dialog title={name} wide onClose={onClose}>
      {before}
      <Neighbours>{page}</Neighbours>
      {children}
    </Dialog>
  );
}
