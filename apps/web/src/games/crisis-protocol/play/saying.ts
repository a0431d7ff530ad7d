import { type Roster, readSetup } from '@assemble/crisis-protocol';
import type { Json } from '@assemble/kernel';
import type { Locale, Localized } from '@assemble/language';
import type { Saying } from '../../../table/board.ts';
import { sameRoster } from '../roster/edit.ts';
import { rosterStore } from '../roster/saved.ts';
import { mapOffers } from './maps.ts';
import { readyRosters } from './rosters.ts';
import { titles } from './titles.ts';

const words: Localized<{
  readonly against: (one: string, other: string) => string;
  readonly own: string;
  readonly then: (book: string) => string;
  readonly agreed: (book: string) => string;
}> = {
  en: {
    against: (one, other) => `${one} against ${other}`,
    own: 'a roster of your own',
    then: (book) => `${book}. Mission, squads and deployment are chosen at the table.`,
    agreed: (book) => `${book}. Mission and squads are fixed. About 20 minutes.`,
  },
  es: {
    against: (one, other) => `${one} contra ${other}`,
    own: 'una lista propia',
    then: (book) => `${book}. Misión, escuadras y despliegue se eligen en la mesa.`,
    agreed: (book) => `${book}. Misión y escuadras ya están fijadas. Unos 20 minutos.`,
  },
  de: {
    against: (one, other) => `${one} gegen ${other}`,
    own: 'ein eigener Vorrat',
    then: (book) => `${book}. Mission, Teams und Aufstellung wählt ihr am Tisch.`,
    agreed: (book) => `${book}. Mission und Teams stehen fest. Etwa 20 Minuten.`,
  },
};

/** Which roster plays against which, and where. */
export function sayOf(setup: Json, locale: Locale): Saying {
  const t = words[locale];
  const { edition, rosters, terrain, agreed } = readSetup(setup);
  const called = (roster: Roster): string =>
    readyRosters(edition).find((one) => sameRoster(one.roster, roster))?.name[locale] ??
    rosterStore.all().find((one) => sameRoster(one.roster, roster))?.name ??
    t.own;
  const map = mapOffers().find(({ features }) => features === terrain);
  const sides = t.against(called(rosters[0]), called(rosters[1]));
  const title = sides.charAt(0).toLocaleUpperCase(locale) + sides.slice(1);
  return {
    title: map === undefined ? title : `${title}: ${map.name[locale]}`,
    text: (agreed === null ? t.then : t.agreed)(titles[edition][locale]),
  };
}
