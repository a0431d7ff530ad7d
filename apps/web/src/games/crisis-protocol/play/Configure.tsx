import './configure.css';
import { EDITIONS, readSetup, type Setup } from '@assemble/crisis-protocol';
import { useState } from 'react';
import { Choice } from '../../../shell/fields.tsx';
import { hrefTo } from '../../../shell/router.ts';
import type { ConfigureProps } from '../../../table/board.ts';
import { cards } from '../data.ts';
import { MapPicture } from '../maps/MapPicture.tsx';
import { useConfigureWords } from './configure-words.ts';
import { drawTerrain, mapOffers } from './maps.ts';
import { RosterChoice } from './RosterChoice.tsx';
import { asJson, editions, underEdition } from './setups.ts';
import { titles } from './titles.ts';

const oneShots = cards.filter(({ card }) => card === 'one-shot');

/** Everything that the set-up of a match can say. */
export function Configure({ locale, seatNames, setup, onChange }: ConfigureProps) {
  const t = useConfigureWords();
  const value = readSetup(setup);
  const { edition, terrain, rosters } = value;
  const [maps] = useState(mapOffers);
  const change = (changes: Partial<Setup>): void => onChange(asJson({ ...value, ...changes }));
  const map = maps.find(({ features }) => features === terrain)?.id ?? 'own';
  return (
    <>
      <div className="play-choices">
        <Choice
          label={t.edition}
          value={edition}
          options={editions.map((id) => [id, titles[id][locale]] as const)}
          onChange={(next) => next !== '' && onChange(asJson(underEdition(value, next)))}
        />
        <Choice
          label={t.map}
          value={map}
          options={[
            ...maps.map(({ id, name }) => [id, name[locale]] as const),
            ...(map === 'own' ? [['own', t.ownMap] as const] : []),
          ]}
          onChange={(next) => {
            const chosen = maps.find(({ id }) => id === next);
            if (chosen !== undefined) change({ terrain: chosen.features });
          }}
        />
      </div>
      <div className="map-choice">
        <MapPicture features={terrain} />
        <div>
          <p>{t.features(terrain.length)}</p>
          <p className="actions">
            <button
              type="button"
              className="button button-quiet"
              onClick={() => change({ terrain: drawTerrain() })}
            >
              {t.drawAgain}
            </button>
            <a className="button button-quiet" href={hrefTo(['crisis-protocol', 'maps'])}>
              {t.editMaps}
            </a>
          </p>
        </div>
      </div>
      <div className="roster-choices">
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
      {EDITIONS[edition].oneShots && oneShots.length > 0 && (
        <fieldset className="one-shots">
          <legend>{t.oneShots}</legend>
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
      )}
    </>
  );
}
