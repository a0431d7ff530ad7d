import { type Feature, generateTerrain, HAND_MADE_MAPS } from '@assemble/crisis-protocol';
import { below, stream } from '@assemble/kernel';
import type { Localized } from '@assemble/language';
import { randomText } from '../../../table/saved.ts';
import { mapStore } from '../maps/saved.ts';

export interface MapOffer {
  readonly id: string;
  readonly name: Localized<string>;
  readonly features: readonly Feature[];
}

const drawn: Localized<string> = { en: 'Drawn at random', es: 'Al azar', de: 'Zufällig' };

/** A legal battlefield nobody has seen yet. */
export function drawTerrain(): readonly Feature[] {
  const random = stream(randomText(), 'map');
  return generateTerrain((n) => below(random, n));
}

// One per visit: what is chosen stays what it is while the form is filled in.
let random: readonly Feature[] | null = null;

/** The battlefields that can be chosen: made by hand, one drawn at random, one's own. */
export function mapOffers(): readonly MapOffer[] {
  random ??= drawTerrain();
  return [
    ...HAND_MADE_MAPS.map(({ id, names, features }) => ({ id, name: names, features })),
    { id: 'random', name: drawn, features: random },
    ...mapStore.all().map(({ id, name, features }) => ({
      id: `saved ${id}`,
      name: { en: name, es: name, de: name },
      features,
    })),
  ];
}
