import {
  DEFAULT_EDITION,
  EDITIONS,
  type EditionId,
  FIRST_MATCH,
  HAND_MADE_MAPS,
  type Roster,
  type Setup,
} from '@assemble/crisis-protocol';
import type { Json } from '@assemble/kernel';
import type { Locale } from '@assemble/language';
import type { ReadySetup } from '../../../table/board.ts';
import { sameRoster } from '../roster/edit.ts';
import { readyRosters } from './rosters.ts';
import { titles } from './titles.ts';

export const asJson = (setup: Setup): Json => setup as unknown as Json;

/** A ready-made roster of an edition, by its id. */
function readyRoster(id: string, edition: EditionId): Roster {
  const ready = readyRosters(edition).find((one) => one.id === id);
  if (ready === undefined) throw new Error(`no roster ${id}`);
  return ready.roster;
}

export const setupFor = (one: string, two: string, map: number): Setup => ({
  edition: DEFAULT_EDITION,
  terrain: HAND_MADE_MAPS[map]?.features ?? [],
  rosters: [readyRoster(one, DEFAULT_EDITION), readyRoster(two, DEFAULT_EDITION)],
  oneShots: [],
  agreed: null,
});

/** The rulebook of whoever reads this language. */
export const EDITION_OF: Readonly<Record<Locale, EditionId>> = { en: 'en', es: 'es13', de: 'de' };

/** A set-up under another edition: ready-made rosters give way to those of that edition, others stay. */
export function underEdition(setup: Setup, edition: EditionId): Setup {
  const fitted = (roster: Roster): Roster => {
    const ready = readyRosters(setup.edition).find((one) => sameRoster(one.roster, roster));
    return ready === undefined ? roster : readyRoster(ready.id, edition);
  };
  const [one, two] = setup.rosters;
  return {
    ...setup,
    edition,
    rosters: [fitted(one), fitted(two)],
    oneShots: EDITIONS[edition].oneShots ? setup.oneShots : [],
  };
}

export const setups: readonly ReadySetup[] = [
  {
    id: 'first-match',
    title: titles['first-match'],
    about: {
      en: 'Three characters each, one mission, everything laid out: you begin with deployment. About 20 minutes.',
      es: 'Tres personajes por bando, una misión y todo preparado: empiezas por el despliegue. Unos 20 minutos.',
      de: 'Drei Charaktere je Seite, eine Mission, alles liegt bereit: Es beginnt mit der Aufstellung. Etwa 20 Minuten.',
    },
    setup: asJson({ ...setupFor('avengers', 'cabal', 0), agreed: FIRST_MATCH }),
  },
  {
    id: 'avengers-cabal',
    title: titles['avengers-cabal'],
    about: {
      en: 'Captain America and his friends meet Red Skull and his. Mission, squads and deployment are chosen at the table. About 90 minutes.',
      es: 'El Capitán América y los suyos contra Cráneo Rojo y los suyos. Misión, escuadras y despliegue se eligen en la mesa. Unos 90 minutos.',
      de: 'Captain America und die Seinen treffen auf Red Skull und die Seinen. Mission, Teams und Aufstellung wählt ihr am Tisch. Etwa 90 Minuten.',
    },
    setup: asJson(setupFor('avengers', 'cabal', 0)),
  },
  {
    id: 'shield-cabal',
    title: titles['shield-cabal'],
    about: {
      en: 'Agents against schemers, between the crates of the docks.',
      es: 'Agentes contra conspiradores, entre las cajas de los muelles.',
      de: 'Agenten gegen Ränkeschmiede, zwischen den Kisten im Hafen.',
    },
    setup: asJson(setupFor('shield', 'cabal', 1)),
  },
  {
    id: 'avengers-shield',
    title: titles['avengers-shield'],
    about: {
      en: 'Heroes among themselves, on the research campus.',
      es: 'Cosa de héroes, en el campus de investigación.',
      de: 'Helden unter sich, auf dem Forschungsgelände.',
    },
    setup: asJson(setupFor('avengers', 'shield', 2)),
  },
];

/** The newest first. */
export const editions: readonly EditionId[] = ['es13', 'en', 'de'];

/** What a match of this set-up is called: by its ready-made rosters, else by its rulebook. */
export function titleOfSetup({ edition, rosters, agreed }: Setup): keyof typeof titles {
  if (agreed !== null) return 'first-match';
  const [one, two] = rosters.map(
    (roster) => readyRosters(edition).find((ready) => sameRoster(ready.roster, roster))?.id,
  );
  const pair = `${one}-${two}`;
  return isTitle(pair) ? pair : edition;
}

const isTitle = (id: string): id is keyof typeof titles => id in titles;
