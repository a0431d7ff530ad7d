import { Abilities } from '@assemble/kernel';
import type { Localized } from '@assemble/language';
import type { Ability } from './abilities/vocabulary.ts';
import { BASIC_ACTION_DIE, type DieKind, type EnergyType, SIDEKICK_DIE } from './dice.ts';
import type { Affiliation, Rarity, TitleId } from './names.ts';

/** A card: facts and abilities, nothing else. Its text is generated from the abilities. */
export interface Card {
  /** Set and slug: 'avx/beast-big-boy-blue'. */
  readonly id: string;
  readonly number: number;
  readonly kind: 'character' | 'action' | 'basic-action';
  readonly title: TitleId;
  readonly subtitle: Localized<string> | null;
  readonly cost: number;
  readonly energy: EnergyType | null;
  /** At most one (DM-CARDS-5). */
  readonly affiliation: Affiliation | null;
  readonly rarity: Rarity;
  /** The die limit (DM-CARDS-7); for basic actions the fixed number of dice (DM-CARDS-8). */
  readonly max: number;
  readonly die: DieKind;
  readonly abilities: readonly Ability[];
}

export type CharacterFacts = Omit<Card, 'kind' | 'die' | 'affiliation' | 'abilities'> & {
  readonly energy: EnergyType;
  readonly affiliation?: Affiliation;
  readonly abilities?: readonly Ability[];
};

const BASIC_ACTION_SUBTITLE: Localized<string> = {
  en: 'Basic Action',
  es: 'Acción básica',
  de: 'Basisaktion',
};

/** A character card of the dice its title names. */
export const character = (die: DieKind, facts: CharacterFacts): Card => ({
  affiliation: null,
  abilities: [],
  ...facts,
  kind: 'character',
  die,
});

/** An action card that belongs to a team. */
export const action = (die: DieKind, facts: CharacterFacts): Card => ({
  affiliation: null,
  abilities: [],
  ...facts,
  kind: 'action',
  die,
});

/** A basic action card: untyped, shared, three dice. */
export const basicAction = (facts: {
  id: string;
  number: number;
  title: TitleId;
  cost: number;
  abilities: readonly Ability[];
}): Card => ({
  ...facts,
  kind: 'basic-action',
  subtitle: BASIC_ACTION_SUBTITLE,
  energy: null,
  affiliation: null,
  rarity: 'common',
  max: 3,
  die: BASIC_ACTION_DIE,
});

/** Sidekick dice have no card (DM-DICE-8); this stands in their place in the list of a match's cards. */
export const SIDEKICK_ID = 'sidekick';

/** All cards the rules know, by id. */
export class Content {
  readonly cards: readonly Card[];
  readonly abilities = new Abilities();
  readonly #byId = new Map<string, Card>();

  constructor(cards: readonly Card[]) {
    this.cards = cards;
    for (const card of cards) {
      if (this.#byId.has(card.id)) throw new Error(`two cards are called ${card.id}`);
      this.#byId.set(card.id, card);
      card.abilities.forEach((ability, i) => {
        this.abilities.add(`${card.id}#${i}`, ability);
      });
    }
  }

  find(id: string): Card | undefined {
    return this.#byId.get(id);
  }

  dieKind(id: string): DieKind {
    if (id === SIDEKICK_ID) return SIDEKICK_DIE;
    const card = this.#byId.get(id);
    if (card === undefined) throw new Error(`no card ${id}`);
    return card.die;
  }
}
