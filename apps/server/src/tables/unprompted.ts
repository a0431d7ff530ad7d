import type { Seat } from '@assemble/kernel';
import type { Act } from '@assemble/table';
import type { House } from './house.ts';
import type { Played } from './played.ts';
import { Timers } from './timers.ts';

/** Another process waits so much longer for the bots than the one that wrote the last entry. */
const TAKE_OVER_MS = 3000;

/** What it needs of the table that it belongs to. */
interface Around {
  readonly id: string;
  /** Does something when it is its turn; one thing happens at a time. */
  readonly next: (task: () => Promise<void>) => Promise<void>;
  readonly act: (act: Act, seat: Seat | null) => Promise<void>;
  /** Whether somebody of the seats is there. */
  readonly isAttended: () => boolean;
}

/** What comes without anybody's word: the move of a bot, the end of somebody's time. */
export class Unprompted {
  readonly #house: House;
  readonly #around: Around;
  readonly #timers = new Timers<'bot' | 'clock'>();
  /** The state of the table for which a bot was told to move; null when it shall be told again. */
  #toldAt: number | null = null;

  constructor(house: House, around: Around) {
    this.#house = house;
    this.#around = around;
  }

  /** The table was built anew. */
  forget(): void {
    this.#toldAt = null;
  }

  close(): void {
    this.#timers.clearAll();
  }

  /** Sees to what comes next by itself. */
  settle(played: Played): void {
    const { n, waitedFor, bots, deadline } = played.state;
    // Only once for each state of the table: otherwise idle messages could hold a bot up for ever.
    if (this.#toldAt !== n) {
      this.#toldAt = n;
      this.#timers.clear('bot');
      if (waitedFor.some((seat) => bots[seat])) {
        const pause = this.#house.botPause + (played.isOurs ? 0 : TAKE_OVER_MS);
        this.#timers.set('bot', pause, () => void this.#moveBot(played, n));
      }
    }
    if (deadline === null) this.#timers.clear('clock');
    else {
      const left = deadline.at - played.now();
      this.#timers.set('clock', left, () => void this.#around.next(() => this.#timeOut(played)));
    }
  }

  /** Lets a bot think while people go on talking to the table, and then act, if nothing happened since. */
  async #moveBot(played: Played, n: number): Promise<void> {
    const { next, act } = this.#around;
    const isStill = (): boolean => played.state.n === n && this.#toldAt === n;
    let question: string | null = null;
    await next(async () => {
      question = isStill() ? await played.question() : null;
    });
    const answer = question === null ? null : await this.#thought(played, question);
    if (question === null) return;
    await next(async () => {
      const move = isStill() ? (answer ?? (await played.least())) : null;
      if (move?.type !== 'decide') return;
      this.#house.metrics.botMoves.inc();
      await act(move, move.seat);
    });
  }

  /** What the bot thinks best; null where it failed: then it does what is done for those whose time is up. */
  async #thought(played: Played, question: string): Promise<Act | null> {
    try {
      return await played.think(question);
    } catch (error) {
      this.#house.log.error({ err: error, match: this.#around.id }, 'a bot failed');
      return null;
    }
  }

  /** Time runs out only while somebody of the table is there. */
  async #timeOut(played: Played): Promise<void> {
    const { deadline } = played.state;
    if (deadline === null || !this.#around.isAttended()) return;
    if (deadline.at > played.now()) this.settle(played);
    else await this.#around.act({ ...deadline.act, bot: this.#house.engines.description.standIn }, null);
  }
}
