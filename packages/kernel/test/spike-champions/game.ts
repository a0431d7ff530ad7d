import { defineGame, everyone, type Json, type Match, YES } from '@assemble/kernel';
import { ABILITIES } from './abilities.ts';
import { attack, damage } from './attack.ts';
import { changes } from './changes.ts';
import { initiate, reveal, turn } from './initiating.ts';
import { listeners } from './listeners.ts';
import { nodes } from './nodes.ts';
import { payment } from './paying.ts';
import { type Card, cloneTable, playerOrder, type Seat, type Table } from './table.ts';

/** A position to start from: cards in the order given, decks from top to bottom. */
export interface Position {
  readonly seats: number;
  readonly first: Seat;
  readonly cards: readonly Card[];
}

function seen(match: Match<Table>, seat: Seat | null): Json {
  return match.table.cards.map((card) => {
    const hidden = ['deck', 'encounter', 'boost'].includes(card.zone);
    const foreign = card.zone === 'hand' && card.owner !== seat;
    return { ...card, name: hidden || foreign ? '' : card.name };
  });
}

export const champions = defineGame<Table, Json>({
  game: 'champions-slice',
  version: 'spike',
  content: 'spike',
  acceptSetup: () => YES,
  seats: (setup) => (setup as unknown as Position).seats,
  table: (setup) => {
    const { cards, first } = setup as unknown as Position;
    return { cards: cards.map((card) => ({ ...card })), attacks: [], first, threat: 0 };
  },
  start: 'turn',
  procedures: { turn, attack, damage, initiate, reveal },
  nodes,
  abilities: ABILITIES,
  changes,
  stages: [
    { name: 'status', policy: 'window' }, // MC-STATUS-3: before everything else of the same moment
    { name: 'interrupt', policy: 'window' },
    { name: 'apply', policy: 'apply' },
    { name: 'response', policy: 'window' },
  ],
  listeners,
  enqueue: () => {},
  order: playerOrder,
  windowAsk: (_c, stage, forced) => ({
    ask: { key: forced ? 'ask.forced' : `ask.${stage}`, args: {} },
    rules: forced ? ['MC-FORCED-2'] : stage === 'response' ? ['MC-RESPONSE-2'] : ['MC-INTERRUPT-2'],
  }),
  testers: { payment },
  cloneTable,
  view: seen,
  projections: {
    moved: everyone,
    damaged: everyone,
    exhausted: everyone,
    status: everyone,
    boosted: everyone,
  },
  knowledge: (match, seat) =>
    match.table.cards
      .filter((card) => (card.zone === 'hand' && card.owner === seat) || card.zone === 'shown')
      .map((card) => `${card.id} ${card.name}`),
  guessHidden: () => {},
  appraise: () => 0,
});
