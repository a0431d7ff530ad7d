import './configure.css';
import { EDITIONS, type EditionId, readSetup, type Setup } from '@assemble/crisis-protocol';
import type { Locale } from '@assemble/language';
import { useState } from 'react';
import type { Colours } from '../../../emblems/emblem.ts';
import { Part, Tile } from '../../../play/line-up/Tile.tsx';
import { Versus } from '../../../play/line-up/Versus.tsx';
import { hrefTo } from '../../../shell/router.ts';
import type { ConfigureProps } from '../../../table/board.ts';
import { cards } from '../data.ts';
import { Battlefields } from './Battlefields.tsx';
import { useConfigureWords } from './configure-words.ts';
import { Mission } from './Mission.tsx';
import { mapOffers } from './maps.ts';
import { bookLines, bookNames } from './one-liners.ts';
import { RosterChoice } from './RosterChoice.tsx';
import { SquadSide } from './SquadSide.tsx';
import { asJson, EDITION_OF, editions, underEdition } from './setups.ts';
import { titles } from './titles.ts';

const oneShots = cards.filter(({ card }) => card === 'one-shot');

/** The light of one's own side and of the other one's. */
const LIGHTS: readonly [Colours, Colours] = [
  ['#1d2263', '#2f62d8', '#cfe0ff'],
  ['#3d1440', '#a3203c', '#ffd0d8'],
];

/** What a rulebook is compared with: the one of the reader's language, or the newest where it is that one itself. */
const otherThan = (edition: EditionId, locale: Locale): EditionId =>
  edition !== EDITION_OF[locale] ? EDITION_OF[locale] : (editions.find((id) => id !== edition) ?? edition);

/** Everything that the set-up of a match can say. */
export function Configure({ locale, seatNames, setup, onChange, seats }: ConfigureProps) {
  const t = useConfigureWords();
  const value = readSetup(setup);
  const { edition, terrain, rosters, agreed } = value;
  const [maps] = useState(mapOffers);
  const change = (changes: Partial<Setup>): void => onChange(asJson({ ...value, ...changes }));
  const side = (seat: 0 | 1) => (
    <>
      {seats.tile(seat)}
      <SquadSide roster={rosters[seat]} squad={agreed?.squads[seat] ?? null} locale={locale} />
    </>
  );
  return (
    <>
      <Versus lights={LIGHTS} left={side(0)} right={side(1)} />
      {agreed === null ? (
        <div className="set-up-columns set-up-even">
          {rosters.map((roster, seat) => (
            <RosterChoice
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
              key={seat}
              seat={seat}
              name={seatNames[seat] ?? ''}
              edition={edition}
              roster={roster}
              onChange={(next) => change({ rosters: seat === 0 ? [next, rosters[1]] : [rosters[0], next] })}
            />
          ))}
        </div>
      ) : (
        <div className="mission-room">
          <Mission agreed={agreed} terrain={terrain} locale={locale} />
        </div>
      )}
      <div className="set-up-columns">
        <Part title={t.map} text={t.features(terrain.length)}>
          <Battlefields
            maps={maps}
            terrain={terrain}
            locale={locale}
            onChange={(features) => change({ terrain: features })}
          />
          <a className="quiet-link" href={hrefTo(['crisis-protocol', 'maps'])}>
            {t.editMaps}
          </a>
        </Part>
        <div className="set-up-column">
          <Part title={t.edition} text={t.editionText}>
            <div className="tiles" data-of="segments">
              {editions.map((id) => (
                <Tile
                  key={id}
                  group="edition"
                  title={bookNames[locale][id]}
                  text={t.crisesEach(EDITIONS[id].crisesOfEachType)}
                  chosen={id === edition}
                  onChoose={() => onChange(asJson(underEdition(value, id)))}
                />
              ))}
            </div>
            <p className="book-line">
              <b>{titles[edition][locale]}:</b> {bookLines[locale][edition]}{' '}
              <a
                href={hrefTo(['rules'], { game: 'crisis-protocol', edition })}
                target="_blank"
                rel="noopener"
              >
                {t.bookMore}
              </a>
              {' · '}
              <a
                href={hrefTo(['crisis-protocol', 'editions'], {
                  one: edition,
                  other: otherThan(edition, locale),
                })}
              >
                {t.differences}
              </a>
            </p>
          </Part>
          {EDITIONS[edition].oneShots && oneShots.length > 0 && (
            <details className="set-up-more">
              <summary>{t.oneShots}</summary>
              <fieldset className="one-shots">
                <legend className="hidden">{t.oneShots}</legend>
                {oneShots.map(({ id, name }) => (
                  <label key={id} className="check">
                    <input
                      type="checkbox"
                      checked={value.oneShots.includes(id)}
                      onChange={(event) =>
                        change({
                          oneShots: event.target.checked
                            ? [...value.oneShots, id]
                            : value.oneShots.filter((one) => one !== id),
                        })
                      }
                    />
                    {name[locale]}
                  </label>
                ))}
              </fieldset>
            </details>
          )}
        </div>
      </div>
    </>
  );
}
