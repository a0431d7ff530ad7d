import { isNamedDeck, type NamedDeck } from '@assemble/champions';
import { type Kept, storeOf } from '../../../collection/store.ts';

/** A deck that this device keeps. */
type SavedDeck = NamedDeck & Kept;

const isSaved = (value: unknown): value is SavedDeck =>
  isNamedDeck(value) && 'id' in value && typeof value.id === 'string';

export const deckStore = storeOf('assemble.champions.decks', isSaved);
