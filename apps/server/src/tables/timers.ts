const LONGEST_MS = 2 ** 31 - 1;

/** Named timers: a name that is set again replaces the one before. None of them keeps the process alive. */
export class Timers<Name extends string> {
  readonly #running = new Map<Name, NodeJS.Timeout>();

  set(name: Name, ms: number, action: () => void): void {
    this.clear(name);
    const timer = setTimeout(
      () => {
        this.#running.delete(name);
        action();
      },
      Math.min(Math.max(0, ms), LONGEST_MS),
    );
    timer.unref();
    this.#running.set(name, timer);
  }

  /** Does nothing while one of that name runs. */
  setOnce(name: Name, ms: number, action: () => void): void {
    if (!this.#running.has(name)) this.set(name, ms, action);
  }

  clear(name: Name): void {
    clearTimeout(this.#running.get(name));
    this.#running.delete(name);
  }

  clearAll(): void {
    for (const timer of this.#running.values()) clearTimeout(timer);
    this.#running.clear();
  }
}
