import type { Feature } from '@assemble/crisis-protocol';
import type { Locale } from '@assemble/language';
import { MapPicture } from '../maps/MapPicture.tsx';
import { useConfigureWords } from './configure-words.ts';
import { drawTerrain, type MapOffer } from './maps.ts';

interface Props {
  readonly maps: readonly MapOffer[];
  readonly terrain: readonly Feature[];
  readonly locale: Locale;
  readonly onChange: (features: readonly Feature[]) => void;
}

/** The battlefields side by side, the chosen one with a ring; one that came otherwise is the last. */
export function Battlefields({ maps, terrain, locale, onChange }: Props) {
  const t = useConfigureWords();
  const isKnown = maps.some(({ features }) => features === terrain);
  const offers = [
    ...maps.map(({ id, name, features }) => ({ id, name: name[locale], features })),
    ...(isKnown ? [] : [{ id: 'own', name: t.ownMap, features: terrain }]),
  ];
  return (
    <div className="battlefields">
      {offers.map(({ id, name, features }) => (
        <label key={id} className="battlefield">
          <input
            type="radio"
            className="covering"
            name="map"
            checked={features === terrain}
            onChange={() => onChange(features)}
          />
          <MapPicture features={features} />
          <b>{name}</b>
        </label>
      ))}
      <button type="button" className="battlefield battlefield-draw" onClick={() => onChange(drawTerrain())}>
        {t.drawAgain}
      </button>
    </div>
  );
}
