import {
  type Affiliation,
  EDITIONS,
  type EditionId,
  factsLine,
  type Roster,
  threatOf,
} from '@assemble/crisis-protocol';
import { plain } from '@assemble/language';
import type { ReactNode } from 'react';
import { type Violation, Violations } from '../../../collection/Violations.tsx';
import { EmblemArt } from '../../../emblems/EmblemArt.tsx';
import { useLocale } from '../../../shell/preferences.ts';
import { affiliationName, type Card, content } from '../data.ts';
import { emblemOf } from '../emblem-of.ts';
import { CrisisPicture } from '../maps/CrisisPicture.tsx';
import { toggled } from './edit.ts';
import { Gems } from './Gems.tsx';
import { PortraitFace } from './Portrait.tsx';
import { useRosterWords } from './words.ts';

/** CP-ROSTER-1, CP-ROSTER-2 */
export const CHARACTERS = 10;
export const TACTICS = 10;

interface Props {
  readonly roster: Roster;
  readonly edition: EditionId;
  readonly affiliation: Affiliation | null;
  readonly summary: string;
  readonly violations: readonly Violation<Roster>[];
  readonly stays: boolean;
  readonly onChange: (roster: Roster) => void;
  readonly onOpen: (card: Card) => void;
  /** Shows the cards of a kind among those to choose from. */
  readonly onLook: (kind: 'character' | 'tactic' | 'crisis') => void;
}

interface PartProps {
  readonly title: string;
  readonly look: string;
  readonly count: number;
  readonly most: number;
  readonly children: ReactNode;
  readonly onMore: () => void;
}

/** One kind of card in the roster: those that are in it, and the places that are free. */
function Part({ title, look, count, most, children, onMore }: PartProps) {
  const t = useRosterWords();
  const free = Array.from({ length: Math.max(0, most - count) }, (_, at) => at);
  return (
    <section className={look} aria-label={title}>
      <h3>
        {title} <b data-wrong={count !== most || undefined}>{t.of(count, most)}</b>
      </h3>
      <ul>
        {children}
        {free.map((at) => (
          <li key={at} className="cp-free">
            <button
              type="button"
              onClick={onMore}
              aria-label={at === 0 ? t.missing(title) : undefined}
              tabIndex={at === 0 ? 0 : -1}
              aria-hidden={at > 0 || undefined}
            >
              +
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The roster so far. */
export function RosterSheet(props: Props) {
  const { roster, edition, affiliation, summary, violations, stays, onChange, onOpen, onLook } = props;
  const t = useRosterWords();
  const locale = useLocale();
  const each = EDITIONS[edition].crisesOfEachType;
  const wrong = new Set(violations.flatMap(({ cards }) => cards));
  const leave = (id: string): void => {
    onChange(toggled(roster, id));
    // The button that had the focus is gone.
    document.getElementById('cp-roster-title')?.focus();
  };
  const out = (id: string, name: string): ReactNode => (
    <button type="button" className="cp-leave" aria-label={t.leave(name)} onClick={() => leave(id)}>
      ✕
    </button>
  );
  /** What this page does not know is shown by its id, so that it can leave. */
  const unknown = (id: string): ReactNode => (
    <li key={id} data-wrong>
      <span>{id}</span>
      {out(id, id)}
    </li>
  );
  const crises = (type: 'secure' | 'extraction'): readonly string[] =>
    roster.crises.filter((id) => {
      const card = content.find(id);
      return card?.card === 'crisis' ? card.type === type : type === 'secure';
    });
  const crisisPart = (type: 'secure' | 'extraction'): ReactNode => (
    <Part
      title={t[type]}
      look="cp-roster-crises"
      count={crises(type).length}
      most={each}
      onMore={() => onLook('crisis')}
    >
      {crises(type).map((id) => {
        const card = content.find(id);
        if (card?.card !== 'crisis') return unknown(id);
        const name = card.name[locale];
        return (
          <li key={id} data-wrong={wrong.has(id) || undefined}>
            <button
              type="button"
              className="cp-roster-crisis"
              aria-label={name}
              title={name}
              onClick={() => onOpen(card)}
            >
              <span className="cp-crisis-map-small">
                <CrisisPicture card={card} />
                <b>{card.maximumThreat}</b>
              </span>
              <span className="cp-crisis-name">{name}</span>
            </button>
            {out(id, name)}
          </li>
        );
      })}
    </Part>
  );
  return (
    <section className="cp-roster" data-part="list" aria-labelledby="cp-roster-title">
      <header className="cp-roster-head">
        <h2 id="cp-roster-title" tabIndex={-1}>
          {t.roster}
        </h2>
        <p className="build-summary" role="status">
          {summary}
        </p>
      </header>
      <Violations violations={violations} onMend={onChange} stays={stays} />
      <div className="cp-roster-parts">
        <Part
          title={t.characters}
          look="cp-roster-people"
          count={roster.characters.length}
          most={CHARACTERS}
          onMore={() => onLook('character')}
        >
          {roster.characters.map((entry, at) => {
            const card = content.find(entry.id);
            if (card?.card !== 'character') return unknown(entry.id);
            const name = card.name[locale];
            const { stamina, speed, size } = card.forms[0]?.stats.healthy ?? {
              stamina: 0,
              speed: 'M',
              size: 2,
            };
            const leads = card.leadership.some((one) => one.affiliation === affiliation);
            const belongs = affiliation !== null && card.affiliations.includes(affiliation);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: an address may name somebody twice.
              <li key={`${entry.id} ${at}`} data-wrong={wrong.has(entry.id) || undefined}>
                <button
                  type="button"
                  className="cp-portrait"
                  data-leads={leads || undefined}
                  aria-label={`${name}, ${t.threat(threatOf(content, { id: entry.id }))}`}
                  onClick={() => onOpen(card)}
                >
                  <PortraitFace card={card} threat={card.threat}>
                    <span className="cp-portrait-facts">
                      <span>♥ {stamina}</span> <span>{t.move(speed)}</span> <span>{t.size(size)}</span>
                    </span>
                  </PortraitFace>
                  {affiliation !== null && (
                    <span className="cp-belongs" data-is={leads ? 'leader' : belongs ? 'member' : 'other'}>
                      {leads ? t.leader : belongs ? '★' : t.notOf(affiliationName(affiliation, locale))}
                    </span>
                  )}
                </button>
                {out(entry.id, name)}
              </li>
            );
          })}
        </Part>
        <Part
          title={t.tactics}
          look="cp-roster-tactics"
          count={roster.tactics.length}
          most={TACTICS}
          onMore={() => onLook('tactic')}
        >
          {roster.tactics.map((id, at) => {
            const card = content.find(id);
            if (card?.card !== 'tactic') return unknown(id);
            const name = card.name[locale];
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: an address may name a card twice.
              <li key={`${id} ${at}`} data-wrong={wrong.has(id) || undefined}>
                <button
                  type="button"
                  className="cp-roster-tactic"
                  data-affiliation={card.affiliation !== null || undefined}
                  title={plain(factsLine(card, locale))}
                  onClick={() => onOpen(card)}
                >
                  <span className="cp-tactic-art">
                    <EmblemArt emblem={emblemOf(id, 'tactic')} width={34} height={34} />
                  </span>
                  <span>{name}</span>
                </button>
                {out(id, name)}
              </li>
            );
          })}
        </Part>
        <div className="cp-roster-both">
          {crisisPart('secure')}
          {crisisPart('extraction')}
        </div>
        <Gems roster={roster} onChange={onChange} />
      </div>
    </section>
  );
}
