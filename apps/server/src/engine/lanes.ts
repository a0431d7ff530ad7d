import { EngineError } from './messages.ts';

/**
 * A lane for each person or table: in it one thing is done at a time, and only so many wait. Whoever asks for much waits
 * for themselves, not the others for them.
 */
export class Lanes {
  readonly #most: number;
  readonly #lanes = new Map<string, { last: Promise<unknown>; length: number }>();

  /** `most` things in a lane, the one that is done included. */
  constructor(most: number) {
    this.#most = most;
  }

  run<T>(owner: string, task: () => Promise<T>): Promise<T> {
    const lane = this.#lanes.get(owner) ?? { last: Promise.resolve(), length: 0 };
    if (lane.length >= this.#most)
      return Promise.reject(new EngineError('busy', 'too much is asked for at once'));
    lane.length++;
    this.#lanes.set(owner, lane);
    const done = lane.last.then(task);
    lane.last = done.then(
      () => this.#leave(owner, lane),
      () => this.#leave(owner, lane),
    );
    return done;
  }

  #leave(owner: string, lane: { length: number }): void {
    lane.length--;
    if (lane.length === 0) this.#lanes.delete(owner);
  }
}
