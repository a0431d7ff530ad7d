import { type Mend, mended } from '@assemble/kernel';
import type { Content } from '../content.ts';
import type { TeamFormat } from '../rules/formats.ts';
import { type Team, teamVerdict } from '../rules/teams.ts';

const without = (team: Team, id: string): Team => ({
  cards: team.cards.filter(({ card }) => card !== id),
  basicActions: team.basicActions.filter((card) => card !== id),
});

const withDice = (team: Team, id: string, dice: number): Team => ({
  ...team,
  cards: team.cards.map((one) => (one.card === id ? { ...one, dice } : one)),
});

/** One die after another leaves the card that has the most of them, the last one first. */
function withFewerDice(team: Team, most: number): Team {
  const dice = team.cards.map((one) => one.dice);
  for (let over = dice.reduce((sum, n) => sum + n, 0) - most; over > 0; over -= 1) {
    const at = dice.lastIndexOf(Math.max(...dice));
    dice[at] = (dice[at] ?? 0) - 1;
  }
  return { ...team, cards: team.cards.map((one, i) => ({ ...one, dice: dice[i] ?? 0 })) };
}

/** Two different ones: those that are there, and then the first of the set. */
function withBasicActions(content: Content, team: Team): Team {
  const all = content.cards.filter(({ kind }) => kind === 'basic-action').map(({ id }) => id);
  const kept = team.basicActions.filter((id) => all.includes(id));
  return { ...team, basicActions: [...new Set([...kept, ...all])].slice(0, 2) };
}

/** Everything that is wrong with a team, each with the least that mends it. */
export function teamMends(content: Content, format: TeamFormat, team: Team): readonly Mend<Team>[] {
  const verdict = teamVerdict(content, format, team);
  if (verdict.yes) return [];
  return verdict.reasons.map((reason) => {
    const { card, max } = reason.args as { card: string; max: number };
    switch (reason.key) {
      case 'no.unknown-card':
      case 'no.team-basic-action':
      case 'no.team-title':
      case 'no.not-a-basic-action':
        return { reason, to: without(team, card) };
      case 'no.team-no-dice':
        return { reason, to: withDice(team, card, 1) };
      case 'no.team-limit':
        return { reason, to: withDice(team, card, max) };
      case 'no.team-cards':
        return { reason, to: { ...team, cards: team.cards.slice(0, max) } };
      case 'no.team-dice':
        return { reason, to: withFewerDice(team, max) };
      case 'no.team-basic-actions':
        return { reason, to: withBasicActions(content, team) };
      default:
        return { reason, to: null };
    }
  });
}

/** The team with everything mended; null where something stays wrong. */
export const mendedTeam = (content: Content, format: TeamFormat, team: Team): Team | null =>
  mended(team, (one) => teamMends(content, format, one));
