import type { Ability, Activated, Global, Static, Trigger, Would } from '../abilities/vocabulary.ts';
import { type Card, SIDEKICK_ID } from '../content.ts';
import type { DieKind, EnergyType } from '../dice.ts';
import type { Slot } from '../table.ts';
import { type C, contentOf } from './run.ts';

/** What something costs: so much energy, of which some must be of certain types (DM-PURCHASING-5). */
export type Price = {
  readonly amount: number;
  readonly needs: readonly EnergyType[];
};

/** An ability of a card in the match, and where it is registered. */
export interface Heard<A extends Ability = Ability> {
  readonly slot: number;
  readonly ability: A;
  readonly address: string;
}

/** What the cards of a match can do, looked up by the event or the standing effect, never by searching cards. */
export interface CardIndex {
  readonly slots: readonly Slot[];
  /** Null for the sidekicks, who have no card. */
  readonly cards: readonly (Card | null)[];
  readonly kinds: readonly DieKind[];
  /** What a die of each card costs to buy (DM-CARDS-3). */
  readonly prices: readonly Price[];
  readonly triggers: ReadonlyMap<string, readonly Heard<Trigger>[]>;
  readonly woulds: ReadonlyMap<string, readonly Heard<Would>[]>;
  /** Globals that change what is about to happen, and globals that answer what has happened. */
  readonly reactions: ReadonlyMap<string, readonly Heard<Global>[]>;
  readonly answers: ReadonlyMap<string, readonly Heard<Global>[]>;
  readonly statics: ReadonlyMap<string, readonly Heard<Static>[]>;
  readonly globals: readonly Heard<Global>[];
  /** Abilities of action dice that lie beside a character. */
  readonly besides: readonly Heard<Activated>[];
  /** Abilities that players use in their own turn while the card is active. */
  readonly activated: readonly Heard<Activated>[];
}

const built = new WeakMap<readonly Slot[], CardIndex>();

/** The index of this match's cards. */
export function indexOf(c: C): CardIndex {
  const slots = c.table.cards;
  const memo = c.memo as CardIndex | null;
  if (memo !== null && memo.slots === slots) return memo;
  let index = built.get(slots);
  if (index === undefined) {
    index = build(c, slots);
    built.set(slots, index);
  }
  c.memo = index;
  return index;
}

/** Effects on the change that is being heard: they act before it happens. */
const ALTERS: ReadonlySet<string> = new Set(['prevent', 'redirect', 'increase']);

function build(c: C, slots: readonly Slot[]): CardIndex {
  const content = contentOf(c);
  const triggers = new Map<string, Heard<Trigger>[]>();
  const woulds = new Map<string, Heard<Would>[]>();
  const reactions = new Map<string, Heard<Global>[]>();
  const answers = new Map<string, Heard<Global>[]>();
  const statics = new Map<string, Heard<Static>[]>();
  const globals: Heard<Global>[] = [];
  const besides: Heard<Activated>[] = [];
  const activated: Heard<Activated>[] = [];
  const cards = slots.map((slot) => content.find(slot.id) ?? null);
  cards.forEach((card, slot) => {
    card?.abilities.forEach((ability, i) => {
      const address = `${card.id}#${i}`;
      switch (ability.node) {
        case 'trigger':
          put(triggers, ability.on.event, { slot, ability, address });
          break;
        case 'would':
          put(woulds, ability.on.event, { slot, ability, address });
          break;
        case 'static':
          put(statics, ability.holds.holds, { slot, ability, address });
          break;
        case 'global':
          if (ability.reaction === undefined) globals.push({ slot, ability, address });
          else
            put(ALTERS.has(ability.effect.node) ? reactions : answers, ability.reaction.event, {
              slot,
              ability,
              address,
            });
          break;
        case 'activated':
          (ability.beside === true ? besides : activated).push({ slot, ability, address });
          break;
        case 'action':
          break;
      }
    });
  });
  const kinds = slots.map((slot) => content.dieKind(slot.id));
  const prices = cards.map((card) => ({
    amount: card?.cost ?? 0,
    needs: card?.energy == null ? [] : [card.energy],
  }));
  return {
    slots,
    cards,
    kinds,
    prices,
    triggers,
    woulds,
    reactions,
    answers,
    statics,
    globals,
    besides,
    activated,
  };
}

function put<A extends Ability>(map: Map<string, Heard<A>[]>, key: string, heard: Heard<A>): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [heard]);
  else list.push(heard);
}

/** The name of a slot in messages. */
export const slotId = (c: C, slot: number): string => c.table.cards[slot]?.id ?? SIDEKICK_ID;
