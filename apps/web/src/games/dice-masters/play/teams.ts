import type { Team } from '@assemble/dice-masters';
import type { Locale } from '@assemble/language';
import { content, nameOf } from '../data.ts';

/** The cards of a team in one line. */
export const listed = (team: Team, locale: Locale): string =>
  team.cards
    .map(({ card: id, dice: count }) => {
      const card = content.find(id);
      return `${count} × ${card === undefined ? id : nameOf(card, locale)}`;
    })
    .join(' · ');
