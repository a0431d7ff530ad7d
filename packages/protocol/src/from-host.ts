import type {
  Answer,
  Brief,
  Choice,
  Decision,
  Event,
  Json,
  Outcome,
  Probe,
  Reason,
  Seat,
  StreamName,
} from '@assemble/kernel';

/** A question put to the viewer: with all that could be tried, and what would be answered without thinking. */
export interface Asked {
  readonly decision: Decision;
  readonly choices: readonly Choice[];
  readonly suggestion: Answer;
  /** What it is about and what each answer comes to; hosts of older rules say nothing. */
  readonly brief?: Brief | null;
}

/**
 * Why a step back is not free. Everybody at the table reads it, so it says who saw something that was hidden, never
 * what; each reason stands here once, whatever number of times it applies.
 */
export type BarrierSeen =
  | { readonly kind: 'random'; readonly stream: StreamName }
  | { readonly kind: 'reveal'; readonly seat: Seat }
  | { readonly kind: 'foreign'; readonly seat: Seat };

/** Whether the last decision can be taken back, and what it would mean. */
export interface UndoState {
  /** How many decisions lie behind. */
  readonly steps: number;
  /** What stands between now and the viewer's own last decision: nothing means that it is free. */
  readonly barriers: readonly BarrierSeen[];
  /** How many decisions have to go to take back the viewer's own last one. */
  readonly toOwn: number;
  /** The key of the refusal, where going back to it may not even be asked for now; null where it may. */
  readonly barred: string | null;
  readonly redo: boolean;
  /** Whether the other people have to agree to what is not free; at one screen it only makes the match practice. */
  readonly consent: boolean;
}

/** Somebody asks to take decisions back across a barrier: all other people at the table have to agree. */
export interface TakeBack {
  /** Whoever answers names it: a yes is a yes to this request and to no other. */
  readonly id: number;
  readonly seat: Seat;
  readonly steps: number;
  /** What would be crossed. */
  readonly barriers: readonly BarrierSeen[];
  /** The seats whose people have not answered yet. */
  readonly open: readonly Seat[];
}

/** What was last taken back, and by whom; or, with `refusedBy`, what somebody did not agree to. */
export interface TakenBack {
  readonly seat: Seat;
  readonly steps: number;
  readonly refusedBy: Seat | null;
}

/** Somebody's name and what the table waits for. */
export interface Waiting {
  readonly seat: Seat;
  readonly ask: Decision['ask'];
}

/** A player at the table. `away` is a person whose seat a bot plays on. */
export interface Seated {
  readonly name: string;
  readonly kind: 'person' | 'bot';
  readonly away: boolean;
}

/** The time of the seats, as it is when the update is written; the viewer counts on from there. */
export interface Clocks {
  /** Milliseconds of each seat's bank. */
  readonly left: readonly number[];
  /** The seats whose time runs. */
  readonly running: readonly Seat[];
  /** How often in a row each seat let its time pass; at `most` it has lost. */
  readonly passed: readonly number[];
  readonly most: number;
}

/** The table as a viewer sees it. Every one is numbered: a gap means that something was missed. */
export interface Update {
  readonly type: 'update';
  readonly n: number;
  /** The number of the update that this one follows on; null in a snapshot. */
  readonly since: number | null;
  readonly seats: readonly Seated[];
  readonly view: unknown;
  /** What happened since the update before; all of it in a snapshot, or after something was taken back. */
  readonly events: readonly Event[];
  /** For each event the number of decisions that had been taken: where a replay shows it. */
  readonly after: readonly number[];
  readonly whole: boolean;
  readonly asked: readonly Asked[];
  readonly waiting: readonly Waiting[];
  readonly undo: UndoState;
  readonly takeBack: TakeBack | null;
  /** Stands until another person plays on, so that nothing is taken back behind anybody's back. */
  readonly takenBack: TakenBack | null;
  readonly clocks: Clocks | null;
  /** True once something was taken back across a barrier: the match no longer counts. */
  readonly practice: boolean;
  readonly outcome: Outcome | null;
}

/** The table as it was after so many decisions, as one seat (or, with null, a spectator) could see it then. */
export interface Past {
  readonly type: 'past';
  readonly at: number;
  readonly seat: Seat | null;
  readonly view: unknown;
  readonly events: readonly Event[];
  readonly after: readonly number[];
  readonly waiting: readonly Waiting[];
  readonly outcome: Outcome | null;
}

/** A message that was not carried out. The table is unchanged; what is asked now stands beside the reasons. */
export interface Refused {
  readonly type: 'refused';
  readonly reasons: readonly Reason[];
  readonly n: number;
  readonly asked: readonly Asked[];
}

/** What the rules say of an answer that was only tried: told to nobody but the one who tried it. */
export interface Probed extends Probe {
  readonly type: 'probed';
  readonly n: number;
  readonly answer: Answer;
}

/**
 * All legal answers to a question at once, as the game draws them; null where it does not, or nothing is asked any
 * more. They may take the host a while, so only whoever draws them asks for them.
 */
export interface Region {
  readonly type: 'region';
  readonly n: number;
  readonly region: Json;
}

/** A seat as the room shows it. */
export interface RoomSeat {
  readonly kind: 'person' | 'open' | 'bot';
  readonly bot: string | null;
  readonly name: string;
  /** Whether its person is connected; bots always are. */
  readonly here: boolean;
  /** How long its person has been away while the table waits for it, where the others may act on it. */
  readonly claimable: boolean;
  /** Whether the match may begin, as far as this seat goes. */
  readonly ready: boolean;
  /** The language that its person reads; null where they did not say. */
  readonly locale: string | null;
  /** Whether its person wants to play again, once the match is over; null where they have not said. */
  readonly again: 'yes' | 'no' | null;
}

/** The room around an online table: who is there, how it is found, where it goes on. */
export interface Room {
  readonly type: 'room';
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly state: 'open' | 'running' | 'over' | 'archived';
  readonly visibility: 'public' | 'link';
  readonly clock: ClockTerms | null;
  readonly seats: readonly RoomSeat[];
  /** The seats of the viewer; none for a spectator. */
  readonly yours: readonly Seat[];
  readonly owner: boolean;
  readonly spectators: number;
  /** How the match will be set up, while it waits for people; null from then on. */
  readonly setup: Json;
  /** The match that follows this one, once everybody wants it. */
  readonly rematch: string | null;
  /** The seats whose people have to say yes before there is one. */
  readonly rematchNeeds: readonly Seat[];
}

/** The terms of the clock: a bank for the match, and what every decision gives back. In milliseconds. */
export interface ClockTerms {
  readonly bank: number;
  readonly gain: number;
}

/** A line of the chat: words, or one of the phrases that everybody reads in their own language. */
export interface ChatLine {
  readonly n: number;
  /** The same in all lines of one person, at every table, whatever they are called; it tells nothing else of them. */
  readonly who: string;
  readonly name: string;
  readonly seat: Seat | null;
  readonly at: number;
  readonly text: string | null;
  readonly phrase: string | null;
}

export interface Chat {
  readonly type: 'chat';
  readonly lines: readonly ChatLine[];
}

export type FromHost = Update | Past | Refused | Probed | Region | Room | Chat;
