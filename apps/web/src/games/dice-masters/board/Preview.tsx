import { plain } from '@assemble/language';
import { createPortal } from 'react-dom';
import { EmblemArt } from '../../../emblems/EmblemArt.tsx';
import { RichText } from '../../../shell/RichText.tsx';
import {
  affiliationName,
  type Card,
  content,
  markOf,
  paragraphsOf,
  plainTextOf,
  subtitleOf,
  titleOf,
} from '../data.ts';
import { Die } from '../die/Die.tsx';
import { emblemOf } from '../emblem-of.ts';
import { useArena } from './Arena.tsx';
import { useSeen } from './context.ts';
import { cardById, diceOf, dieById, type EnergyName, energyIn } from './dice.ts';
import { Energies, EnergyDot } from './Energies.tsx';
import { fullName, sourcesOf } from './names.ts';
import type { Coin } from './payways.ts';

const summed = (coins: readonly Coin[]): ReadonlyMap<EnergyName, number> => {
  const sums = new Map<EnergyName, number>();
  for (const { energy, count } of coins) sums.set(energy, (sums.get(energy) ?? 0) + count);
  return sums;
};

/** What buying a die of the card takes, or why it cannot be bought. */
function Price({ slot }: { readonly slot: number }) {
  const seen = useSeen();
  const { t, view, paying } = seen;
  const option = seen.options.find(({ id }) => id === `buy:${slot}`);
  if (option === undefined) return null;
  if (!option.lit) return <p className="dm-read-why">{option.reasons.join(' ')}</p>;
  const seat = view.decisions[0]?.seat ?? seen.low;
  const paid = summed(paying);
  const left = new Map([...energyIn(view, seat)].map(([type, n]) => [type, n - (paid.get(type) ?? 0)]));
  const isLeft = [...left.values()].some((count) => count > 0);
  return (
    <p className="dm-read-price">
      <b>{t.buy}</b>
      {paying.length === 0 ? (
        <span>{t.severalWays}</span>
      ) : (
        <>
          <Energies of={paid} />
          {isLeft && (
            <span className="dm-read-left">
              {t.leaves} <Energies of={left} />
            </span>
          )}
        </>
      )}
    </p>
  );
}

/** Where the numbers of the die that is read come from, and what is true of it. */
function OfDie({ entity }: { readonly entity: number }) {
  const { view, locale, seatNames, assigned } = useSeen();
  const die = dieById(view, entity);
  if (die === undefined) return null;
  return (
    <p className="dm-read-die">
      {[fullName(view, die, locale, seatNames, assigned), ...sourcesOf(die, locale)].join('. ')}
    </p>
  );
}

/** All six faces of its die: characters and actions above, energy below. */
function Faces({ card, slot }: { readonly card: Card; readonly slot: number }) {
  const { view, t } = useSeen();
  const { faces } = content.dieKind(card.id);
  const rows = [faces.filter(({ kind }) => kind !== 'energy'), faces.filter(({ kind }) => kind === 'energy')];
  const { left, of } = diceOf(view, slot);
  return (
    <div className="dm-read-faces">
      {rows.map((row, i) => (
        <div key={i === 0 ? 'shown' : 'energy'}>
          {row.map((face) => (
            <span key={faces.indexOf(face)}>
              <Die face={face} emblem={emblemOf(card.title)} />
            </span>
          ))}
        </div>
      ))}
      {slot > 0 && <p>{t.diceLeft(left, of)}</p>}
    </div>
  );
}

/** Texts as long as these are set smaller, so that all of them are there. */
const LONG = 190;
const LONGER = 330;

/** The card that is being read, large: in the arena while nothing lies there, else over the log. */
export function Preview() {
  const { reading, view, locale } = useSeen();
  const use = useArena();
  const card = reading === null ? undefined : cardById(reading.card);
  if (reading === null || card === undefined) return null;
  const slot = Math.max(
    0,
    view.cards.findIndex(({ id }) => id === card.id),
  );
  const length = plainTextOf(card, locale).length;
  const affiliation = card.affiliation === null ? '' : affiliationName(card.affiliation, locale);
  const page = (
    <div
      className="dm-read"
      data-at={use === 'idle' ? 'arena' : 'side'}
      data-long={length > LONGER ? 'very' : length > LONG || undefined}
      lang={locale}
      aria-hidden="true"
    >
      <div className="dm-read-art">
        <EmblemArt emblem={emblemOf(card.title)} width={400} height={188} />
        <span className="dm-read-cost">
          {card.energy !== null && <EnergyDot energy={card.energy} />}
          {card.cost}
        </span>
      </div>
      <div className="dm-read-text">
        <h3>
          {titleOf(card, locale)}
          <small>{[subtitleOf(card, locale), affiliation].filter(Boolean).join(' · ')}</small>
        </h3>
        <div className="dm-read-words">
          {paragraphsOf(card, locale).map((paragraph) => (
            <p key={plain(paragraph.text)}>
              <b>{markOf(paragraph)}</b> <RichText text={paragraph.text} />
            </p>
          ))}
        </div>
        {reading.entity === null ? <Price slot={slot} /> : <OfDie entity={reading.entity} />}
      </div>
      <Faces card={card} slot={slot} />
    </div>
  );
  return use === 'idle' || typeof document === 'undefined' ? page : createPortal(page, document.body);
}
