import { type Team, teamCode } from '@assemble/dice-masters';
import { type Card, content, type EnergyType, energyTypes } from '../data.ts';

export const NO_TEAM: Team = { cards: [], basicActions: [] };

export const diceOf = (team: Team, id: string): number =>
  team.cards.find(({ card }) => card === id)?.dice ?? 0;

/** The team with so many dice of a card; with none the card leaves it. */
export function withDice(team: Team, id: string, dice: number): Team {
  const has = team.cards.some(({ card }) => card === id);
  const cards = has
    ? team.cards.map((one) => (one.card === id ? { card: id, dice } : one))
    : [...team.cards, { card: id, dice }];
  return { ...team, cards: cards.filter((one) => one.card !== id || one.dice > 0) };
}

/** The team with another basic action at a place; none there when the id is empty. */
export function withBasicAction(team: Team, at: number, id: string): Team {
  const basicActions = team.basicActions.slice();
  basicActions.splice(at, 1, ...(id === '' ? [] : [id]));
  return { ...team, basicActions };
}

export const sameTeam = (one: Team, other: Team): boolean =>
  teamCode(content, one) === teamCode(content, other);

export interface Totals {
  readonly cards: number;
  readonly dice: number;
  readonly characters: number;
  readonly actions: number;
  /** How many dice cost so much, without gaps from the cheapest to the dearest. */
  readonly costs: readonly (readonly [cost: number, dice: number])[];
  readonly energies: readonly (readonly [energy: EnergyType, dice: number])[];
  /** What a die costs on average; null without dice. */
  readonly average: number | null;
}

export function totalsOf(team: Team): Totals {
  const known = team.cards.flatMap(({ card: id, dice }) => {
    const card = content.find(id);
    return card === undefined ? [] : [{ card, dice }];
  });
  const sum = (fits: (card: Card) => boolean): number =>
    known.filter(({ card }) => fits(card)).reduce((total, { dice }) => total + dice, 0);
  const dice = sum(() => true);
  const prices = known.map(({ card }) => card.cost);
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  const range = prices.length === 0 ? [] : Array.from({ length: most - least + 1 }, (_, i) => least + i);
  return {
    cards: team.cards.length,
    dice,
    characters: known.filter(({ card }) => card.kind === 'character').length,
    actions: known.filter(({ card }) => card.kind === 'action').length,
    costs: range.map((cost) => [cost, sum((card) => card.cost === cost)] as const),
    energies: energyTypes.map((energy) => [energy, sum((card) => card.energy === energy)] as const),
    average: dice === 0 ? null : known.reduce((total, one) => total + one.card.cost * one.dice, 0) / dice,
  };
}
