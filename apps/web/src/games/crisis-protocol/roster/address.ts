import {
  DEFAULT_EDITION,
  type NamedRoster,
  type RosterNote,
  readRosterCode,
  rosterCode,
} from '@assemble/crisis-protocol';
import { hrefTo } from '../../../shell/router.ts';
import { content } from '../data.ts';
import { isEdition } from './saved.ts';

/** A roster as part of an address: the address is all there is to share. */
const queryOf = ({ name, edition, roster }: NamedRoster): Readonly<Record<string, string>> => ({
  r: rosterCode(roster),
  name,
  edition: edition === DEFAULT_EDITION ? '' : edition,
});

/** The roster in the builder; `id` tells which of the saved ones it is, if any. */
export const builderHref = (named: NamedRoster, id = ''): string =>
  hrefTo(['crisis-protocol', 'roster'], { ...queryOf(named), id });

/** The set-up form with the roster chosen. */
export const playHref = (named: NamedRoster): string => hrefTo(['play', 'crisis-protocol'], queryOf(named));

/** The roster that an address names, and what of it could not be used. */
export function rosterAt(query: URLSearchParams): { named: NamedRoster; notes: readonly RosterNote[] } {
  const { roster, notes } = readRosterCode(content, query.get('r') ?? '');
  const edition = query.get('edition');
  return {
    named: { name: query.get('name') ?? '', edition: isEdition(edition) ? edition : DEFAULT_EDITION, roster },
    notes,
  };
}
