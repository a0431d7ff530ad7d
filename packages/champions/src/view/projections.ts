import {
  type Event,
  everyone,
  type Json,
  type Projection,
  type Projections,
  type Seat,
} from '@assemble/kernel';
import type { EventKind } from '../rules/events.ts';

/** A card that only its player may know, as the others are told of it. */
const HIDDEN = { id: -1, face: '' };

const args = (event: Event): { readonly [name: string]: Json } => event.args;

/** The cards are told to the player who draws them; the others learn how many (MC-TALK-2). */
const ownCards: Projection = (event, seat) => {
  if (args(event)['seat'] === seat) return event;
  const cards = args(event)['cards'] as readonly Json[];
  return { ...event, args: { ...event.args, cards: cards.map(() => HIDDEN) } };
};

/** A card that lies face down: nobody is told which (MC-DEAL-1, MC-ENEMY-ATTACK-2). */
const faceDown: Projection = (event: Event, _seat: Seat | null) => ({
  ...event,
  args: { ...event.args, card: HIDDEN },
});

/** A card that a player finds in their deck is theirs to know (MC-SEARCH-1). */
const foundCard: Projection = (event, seat) => {
  const { from, to, seat: owner } = args(event);
  if (from !== 'deck' || to !== 'hand' || owner === seat) return event;
  return { ...event, args: { ...event.args, card: HIDDEN } };
};

/** Who is told of what: one entry per event, so that a new one without a decision does not compile. */
export const projections: Projections<EventKind> = {
  'set-up-step': everyone,
  'first-player': everyone,
  'round-began': everyone,
  'phase-began': everyone,
  'turn-began': everyone,
  'turn-ended': everyone,
  'villain-step': everyone,
  shuffled: everyone,
  'deck-renewed': everyone,
  drew: ownCards,
  mulligan: everyone,
  discarded: everyone,
  moved: foundCard,
  'entered-play': everyone,
  played: everyone,
  'left-play': everyone,
  used: everyone,
  paid: everyone,
  exhausted: everyone,
  readied: everyone,
  flipped: everyone,
  engaged: everyone,
  control: everyone,
  dealt: faceDown,
  revealed: everyone,
  cancelled: everyone,
  surged: everyone,
  'boost-dealt': faceDown,
  boosted: everyone,
  'enemy-attacks': everyone,
  'enemy-schemes': everyone,
  attacks: everyone,
  thwarts: everyone,
  defends: everyone,
  damaged: everyone,
  prevented: everyone,
  healed: everyone,
  defeated: everyone,
  'threat-placed': everyone,
  'threat-removed': everyone,
  'status-gained': everyone,
  'status-lost': everyone,
  counters: everyone,
  acceleration: everyone,
  'villain-advanced': everyone,
  'scheme-advanced': everyone,
  lasts: everyone,
  eliminated: everyone,
  won: everyone,
  lost: everyone,
};
