import type { Message } from '@assemble/kernel';
import type { Locale, Rich } from '@assemble/language';
import { createContext, useContext } from 'react';
import type { GameFace } from './board.ts';
import type { TableWords } from './words/index.ts';

/** What everything on the table screen needs to know. */
export interface Desk {
  readonly face: GameFace;
  readonly view: unknown;
  readonly locale: Locale;
  readonly seatNames: readonly string[];
  /** The seat at the bottom of the board; null where nobody's is meant. */
  readonly me: number | null;
  readonly say: (message: Message) => Rich;
  readonly nameOf: (entity: number) => string;
  readonly openCard: (card: string) => void;
  readonly openRule: (rule: string) => void;
}

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (desk === null) throw new Error('this belongs on a table');
  return desk;
}

/** The table's own refusals; all others are the game's. */
export function tableRefusal(key: string, t: TableWords): string | null {
  switch (key) {
    case 'table.nothing-to-undo':
      return t.nothingToUndo;
    case 'table.nothing-to-redo':
      return t.nothingToRedo;
    case 'table.not-your-seat':
      return t.notYourSeat;
    case 'table.stale':
      return t.refusedStale;
    case 'table.fault':
      return t.refusedFault;
    case 'table.other-rules':
      return t.failedRules;
    case 'table.only-online':
      return t.refusedOnlyOnline;
    case 'table.not-begun':
      return t.refusedNotBegun;
    case 'table.not-over':
      return t.refusedNotOver;
    case 'table.no-rematch':
      return t.refusedNoRematch;
    case 'table.still-here':
      return t.refusedStillHere;
    case 'table.bot-plays':
      return t.refusedBotPlays;
    case 'table.not-away':
      return t.refusedNotAway;
    case 'table.nothing-to-agree':
      return t.refusedNothingToAgree;
    case 'table.other-request':
      return t.refusedOtherRequest;
    case 'table.asked-already':
      return t.refusedAskedAlready;
    case 'table.somebody-away':
      return t.refusedSomebodyAway;
    case 'table.refused-before':
      return t.refusedBefore;
    case 'table.refused-often':
      return t.refusedOften;
    case 'table.too-many-acts':
      return t.refusedTooManyActs;
    case 'table.time-left':
      return t.refusedTimeLeft;
    case 'table.not-connected':
      return t.refusedNotConnected;
    case 'chat.nobody':
      return t.refusedChatNobody;
    case 'chat.silence':
      return t.refusedSilence;
    case 'table.undo-too-fast':
    case 'chat.too-fast':
    case 'protocol.too-fast':
      return t.refusedTooFast;
    case 'protocol.bad-message':
      return t.refusedBadMessage;
    default:
      return null;
  }
}
