import { type NamedTeam, readTeams, type TeamNote, teamCode } from '@assemble/dice-masters';
import { hrefTo } from '../../../shell/router.ts';
import { content } from '../data.ts';
import { NO_TEAM } from './edit.ts';

/** A team as part of an address: the address is all there is to share. */
const queryOf = ({ name, format, team }: NamedTeam): Readonly<Record<string, string>> => ({
  t: teamCode(content, team),
  name,
  format: format === 'basic' ? format : '',
});

/** The team in the builder; `id` tells which of the saved teams it is, if any. */
export const builderHref = (named: NamedTeam, id = ''): string =>
  hrefTo(['dice-masters', 'team'], { ...queryOf(named), id });

/** The set-up form with the team chosen. */
export const playHref = (named: NamedTeam): string => hrefTo(['play', 'dice-masters'], queryOf(named));

/** The team that an address names, and what of it could not be used. */
export function teamAt(query: URLSearchParams): { named: NamedTeam; notes: readonly TeamNote[] } {
  const { teams, notes } = readTeams(content, query.get('t') ?? '');
  const named: NamedTeam = {
    name: query.get('name') ?? '',
    format: query.get('format') === 'basic' ? 'basic' : 'tournament',
    team: teams[0]?.team ?? NO_TEAM,
  };
  return { named, notes };
}
