import type { Answer, Reason, Seat } from '@assemble/kernel';
import type { Act, Handled } from '@assemble/table';
import type { Onlooker, TableState } from '../engine/messages.ts';

/** What a visitor may ask of a table without changing it. */
export type Consulted =
  | { readonly type: 'look'; readonly at: number }
  | { readonly type: 'probe'; readonly seat: Seat; readonly n: number; readonly answer: Answer }
  | { readonly type: 'region'; readonly seat: Seat; readonly n: number };

/** A match that has begun: being played, or to be read only. */
export interface Played {
  readonly state: TableState;
  /** The number of the last entry that it knows. */
  readonly entry: number;
  /** False when another process wrote the last entry, and so moves the bots. */
  readonly isOurs: boolean;
  /** Goes up when it was built anew: everybody shall have all of it. */
  readonly building: number;
  /** The time of the match. */
  now(): number;
  /** Takes over what other processes wrote. */
  catchUp(): Promise<void>;
  /** Carries out an act and keeps it. `seat` is null where the table itself acts. */
  act(act: Act, seat: Seat | null): Promise<Handled>;
  /** For each onlooker the update, as text. */
  tell(onlookers: readonly Onlooker[], at: number): Promise<readonly string[]>;
  consult(asked: Consulted, seats: readonly Seat[]): Promise<string>;
  refusal(reasons: readonly Reason[], seats: readonly Seat[]): Promise<string>;
  /** What the bot whose move it is has to think about; null where it is no bot's. */
  question(): Promise<string | null>;
  /** What a bot answers. It takes its time, and the table goes on meanwhile. */
  think(question: string): Promise<Act>;
  /** What is done for the bot whose move it is when it cannot think. */
  least(): Promise<Act | null>;
  /** Lets go of what it holds. */
  close(): void;
}
