import {
  EDITIONS,
  type EditionId,
  READY_MADE,
  type ReadyMade,
  type Roster,
  rosterFor,
} from '@assemble/crisis-protocol';
import type { Locale, Localized } from '@assemble/language';
import { nameOfId } from '../data.ts';

interface ReadyRoster extends Pick<ReadyMade, 'id' | 'name' | 'affiliation'> {
  readonly roster: Roster;
}

const made = new Map<EditionId, readonly ReadyRoster[]>();

/** The ready-made rosters as an edition wants them. */
export function readyRosters(edition: EditionId): readonly ReadyRoster[] {
  let rosters = made.get(edition);
  if (rosters === undefined) {
    rosters = READY_MADE.map((ready) => ({
      id: ready.id,
      name: ready.name,
      affiliation: ready.affiliation,
      roster: rosterFor(ready, EDITIONS[edition]),
    }));
    made.set(edition, rosters);
  }
  return rosters;
}

const counted: Localized<(characters: number, tactics: number, crises: number) => string> = {
  en: (characters, tactics, crises) =>
    `${characters} characters · ${tactics} tactic cards · ${crises} crisis cards`,
  es: (characters, tactics, crises) =>
    `${characters} personajes · ${tactics} cartas de Tácticas · ${crises} cartas de crisis`,
  de: (characters, tactics, crises) =>
    `${characters} Charaktere · ${tactics} Teamtaktik-Karten · ${crises} Krisenkarten`,
};

/** What a roster is made of, in a line. */
export const countedRoster = ({ characters, tactics, crises }: Roster, locale: Locale): string =>
  counted[locale](characters.length, tactics.length, crises.length);

/** Characters in one line. */
export const listedRoster = (characters: readonly string[], locale: Locale): string =>
  characters.map((id) => nameOfId(id, locale)).join(' · ');
