import type { Judgement } from '@assemble/bots';
import type { Answer, Decision, Replay, Seat } from '@assemble/kernel';

export interface ReviewRequest {
  readonly replay: Replay;
  readonly seat: Seat;
}

/** The chance to win after so many decisions, when the seat is asked again or all is over. */
export interface Stood {
  readonly step: number;
  readonly chance: number;
}

/** A decision of the seat, after so many others. */
export interface Judged extends Judgement {
  readonly step: number;
  readonly decision: Decision;
  readonly answer: Answer;
}

export type ReviewReply =
  | { readonly type: 'stood'; readonly stood: readonly Stood[]; readonly choices: number }
  | { readonly type: 'judged'; readonly judged: Judged }
  | { readonly type: 'done' }
  | { readonly type: 'failed'; readonly text: string };
