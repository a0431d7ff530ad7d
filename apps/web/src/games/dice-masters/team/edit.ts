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

interface Totals {
  readonly cards: number;
  readonly dice: number;
  readonly characters: number;
  readonly actions: number;
  /** How many dice cost so much, for every cost that there is. */
  readonly costs: readonly (readonly [cost: number, dice: number])[];
  readonly energies: readonly (readonly [energy: EnergyType, dice: number])[];
  /** What a die costs on average; null without dice. */
  readonly average: number | null;
}

const COSTS = [2, 3, 4, 5, 6, 7] as const;

export function totalsOf(team: Team): Totals {
  const known = team.cards.flatMap(({ card: id, dice }) => {
    const card = content.find(id);
    return card === undefined ? [] : [{ card, dice }];
  });
  const sum = (fits: (card: Card) => boolean): number =>
    known.filter(({ card }) => fits(card)).reduce((total, { dice }) => total + dice, 0);
  const dice = sum(() => true);
  return {
    cards: team.cards.length,
    dice: team.cards.reduce((total, one) => total + one.dice, 0),
    characters: known.filter(({ card }) => card.kind === 'character').length,
    actions: known.filter(({ card }) => card.kind === 'action').length,
    costs: COSTS.map((cost) => [cost, sum((card) => card.cost === cost)] as const),
    energies: energyTypes.map((energy) => [energy, sum((card) => card.energy === energy)] as const),
    average: dice === 0 ? null : known.reduce((total, one) => total + one.card.cost * one.dice, 0) / dice,
  };
}

/** So many dice of a card can still be taken: what it allows and what is free, but always one. */
export const diceToTake = (team: Team, card: Card, maxDice: number): number =>
  Math.max(1, Math.min(card.max, maxDice - totalsOf(team).dice));
