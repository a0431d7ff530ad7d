import {
  type Affiliation,
  cardText,
  EDITIONS,
  type EditionId,
  fieldings,
  type Roster,
} from '@assemble/crisis-protocol';
import { type CSSProperties, useMemo } from 'react';
import { EmblemArt } from '../../../emblems/EmblemArt.tsx';
import { useLocale } from '../../../shell/preferences.ts';
import { RichText } from '../../../shell/RichText.tsx';
import { affiliationName, affiliations, type CharacterCard, content } from '../data.ts';
import { emblemOf } from '../emblem-of.ts';
import { useRosterWords } from './words.ts';

const MAXIMA = [15, 16, 17, 18, 19, 20] as const;

interface Props {
  readonly roster: Roster;
  readonly affiliation: Affiliation | null;
  readonly onShow: (affiliation: Affiliation) => void;
}

const known = ({ characters }: Roster): readonly CharacterCard[] =>
  characters.flatMap(({ id }) => {
    const card = content.find(id);
    return card?.card === 'character' ? [card] : [];
  });

/** The affiliation that a squad would have, who leads it, and the others. */
export function AffiliationPanel({ roster, affiliation, onShow }: Props) {
  const t = useRosterWords();
  const locale = useLocale();
  const all = known(roster);
  const belonging = (id: Affiliation): number => all.filter((card) => card.affiliations.includes(id)).length;
  const others = affiliations
    .map((id) => ({ id, count: belonging(id) }))
    .filter(({ id, count }) => count > 0 && id !== affiliation)
    .sort((a, b) => b.count - a.count);
  const leaders = all.flatMap((card) =>
    card.leadership
      .filter((one) => one.affiliation === affiliation)
      .map(({ name }) => ({ card, name: name[locale] })),
  );
  const first = leaders[0]?.card ?? all[0];
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const average = all.reduce((sum, { threat }) => sum + threat, 0) / Math.max(1, all.length);
  return (
    <section className="build-panel cp-affiliation" data-part="numbers" aria-label={t.groups}>
      <div className="cp-affiliation-head">
        {first && <EmblemArt emblem={emblemOf(first.id)} width={362} height={112} />}
        <h2>
          {affiliation === null ? t.noAffiliation : affiliationName(affiliation, locale)}
          <small>{affiliation === null ? t.nobody : t.belong(belonging(affiliation), all.length)}</small>
        </h2>
      </div>
      <div className="cp-members" aria-hidden="true">
        {all.map((card) => (
          <i
            key={card.id}
            data-on={(affiliation !== null && card.affiliations.includes(affiliation)) || undefined}
          />
        ))}
      </div>
      <div className="cp-leaders">
        {leaders.map(({ card, name }) => {
          const block = cardText(card, locale).blocks.find(
            (one) => one.kind === 'leadership' && one.name === name,
          );
          return (
            <div key={`${card.id} ${name}`} className="cp-leader">
              <span className="cp-tactic-art">
                <EmblemArt emblem={emblemOf(card.id)} width={44} height={44} />
              </span>
              <div>
                <small>{t.leads(card.name[locale])}</small>
                <b>{name}</b>
                {block?.paragraphs.map(({ text }, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a card stand in a fixed order.
                  <p key={at}>
                    <RichText text={text} />
                  </p>
                ))}
              </div>
            </div>
          );
        })}
        {affiliation !== null && leaders.length === 0 && <p className="cp-no-leader">{t.noLeader}</p>}
      </div>
      <p className="cp-others">
        {others.slice(0, 3).map(({ id, count }) => (
          <button key={id} type="button" onClick={() => onShow(id)}>
            <b>{affiliationName(id, locale)}</b> {t.of(count, all.length)}
          </button>
        ))}
        {all.length > 0 && <span>{t.average(number.format(average))}</span>}
      </p>
    </section>
  );
}

/** For each maximum threat how many squads fill it, and one of them. */
export function Fieldings({
  roster,
  affiliation,
  edition,
}: Omit<Props, 'onShow'> & { readonly edition: EditionId }) {
  const t = useRosterWords();
  const locale = useLocale();
  const rows = useMemo(
    () => fieldings(content, EDITIONS[edition], roster, affiliation, MAXIMA),
    [roster, affiliation, edition],
  );
  return (
    <section className="cp-fieldings" data-part="numbers" aria-labelledby="cp-fieldings-title">
      <h2 id="cp-fieldings-title">
        {t.canField} <small>{t.atEach}</small>
      </h2>
      <ol>
        {rows.map(({ maximum, exact, example, threat }) => (
          <li key={maximum}>
            <b className="cp-maximum" data-none={exact === 0 || undefined}>
              {maximum}
            </b>
            <span className="cp-roster-squad">
              {example.map((id) => {
                const card = content.find(id);
                const cost = card?.card === 'character' ? card.threat : 1;
                return (
                  <span key={id} style={{ '--threat': cost } as CSSProperties} title={card?.name[locale]}>
                    <span className="hidden">{card?.name[locale]} </span>
                    <EmblemArt emblem={emblemOf(id)} width={44} height={44} />
                    <b aria-hidden="true">{cost}</b>
                  </span>
                );
              })}
              {threat < maximum && (
                <span className="cp-gap" style={{ '--threat': maximum - threat } as CSSProperties} />
              )}
            </span>
            <small data-none={exact === 0 || undefined}>{t.ways(exact)}</small>
          </li>
        ))}
      </ol>
      <p>{t.waysMean}</p>
    </section>
  );
}
