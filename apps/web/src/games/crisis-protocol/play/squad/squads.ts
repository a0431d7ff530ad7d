import {
  EDITIONS,
  type Roster,
  randomSquad,
  type Squad,
  squadVerdict,
  threatOf,
  type View,
} from '@assemble/crisis-protocol';
import { type Answer, stream, type Verdict } from '@assemble/kernel';
import type { Locale } from '@assemble/language';
import type { GameFace } from '../../../../table/board.ts';
import { type Affiliation, affiliationName, affiliations, content, nameOfId } from '../../data.ts';
import { squadWords } from './words.ts';

/** CP-SQUAD-8 */
export const MOST_TACTICS = 5;

export const rosterOf = (view: View, seat: number): Roster => view.rosters[seat === 0 ? 0 : 1];

/** The threat of a squad: gems count with whoever took them into the roster. */
export const threatIn = (roster: Roster, { characters }: Pick<Squad, 'characters'>): number =>
  roster.characters
    .filter(({ id }) => characters.includes(id))
    .reduce((sum, one) => sum + threatOf(content, one), 0);

export const verdictOf = (view: View, seat: number, squad: Squad): Verdict =>
  squadVerdict(
    content,
    EDITIONS[view.edition],
    rosterOf(view, seat),
    view.mission.maximumThreat,
    squad,
    seat,
  );

/** How many of these characters belong to an affiliation. */
export const membersOf = (characters: readonly string[], affiliation: Affiliation): number =>
  characters.filter((id) => {
    const card = content.find(id);
    return card?.card === 'character' && card.affiliations.includes(affiliation);
  }).length;

/** So many squads are drawn to find one that suits. */
const DRAWS = 60;

/** The strongest squad of an affiliation among many drawn ones that has somebody to lead it; null where there is none. */
function bestOf(view: View, seat: number, affiliation: Affiliation): Squad | null {
  const roster = rosterOf(view, seat);
  const random = stream(`${view.seedHash} ${seat} ${affiliation}`, 'squad');
  let best: Squad | null = null;
  for (let i = 0; i < DRAWS; i++) {
    const { maximumThreat } = view.mission;
    const squad = randomSquad(content, EDITIONS[view.edition], roster, maximumThreat, random);
    const isLed = squad.characters.some((id) => {
      const card = content.find(id);
      return card?.card === 'character' && card.leadership.some((one) => one.affiliation === affiliation);
    });
    if (squad.affiliation !== affiliation || !isLed) continue;
    if (best === null || threatIn(roster, squad) > threatIn(roster, best)) best = squad;
  }
  return best;
}

const asSquad = (answer: Answer): Squad => answer as unknown as Squad;

/** Squads ready to take: one for each affiliation that somebody can lead, and the one that the rules drew. */
export const commitments: GameFace<View>['commitments'] = (decision, suggestion, view, locale) => {
  const t = squadWords[locale];
  const { seat } = decision;
  const roster = rosterOf(view, seat);
  const offer = (id: string, label: string, squad: Squad) => ({
    id,
    label,
    about: [
      t.threatOf(threatIn(roster, squad), view.mission.maximumThreat),
      listed(squad.characters, locale),
      listed(squad.tactics, locale),
    ].join('\n'),
    answer: squad as unknown as Answer,
  });
  const ids = roster.characters.map(({ id }) => id);
  const led = affiliations
    .flatMap((affiliation) => {
      const squad = bestOf(view, seat, affiliation);
      return squad === null ? [] : [{ affiliation, squad }];
    })
    .sort((a, b) => membersOf(ids, b.affiliation) - membersOf(ids, a.affiliation));
  return [
    ...led.map(({ affiliation, squad }) =>
      offer(affiliation, t.affiliated(affiliationName(affiliation, locale)), squad),
    ),
    offer('suggested', t.suggested, asSquad(suggestion)),
  ];
};

const listed = (ids: readonly string[], locale: Locale): string =>
  ids.map((id) => nameOfId(id, locale)).join(' · ');
