import { createInterface } from 'node:readline';

/** Lines typed by a person or piped in, one at a time; null when there are no more. */
export interface Lines {
  next(prompt: string): Promise<string | null>;
  close(): void;
}

export function readLines(): Lines {
  const reader = createInterface({
    input: process.stdin,
    output: process.stdout,
    terminal: process.stdin.isTTY,
  });
  const waiting: string[] = [];
  let wanted: ((line: string | null) => void) | null = null;
  let closed = false;
  reader.on('line', (line) => {
    if (wanted === null) waiting.push(line);
    else wanted(line);
    wanted = null;
  });
  reader.on('close', () => {
    closed = true;
    wanted?.(null);
  });
  return {
    next(prompt) {
      process.stdout.write(prompt);
      const line = waiting.shift();
      if (line !== undefined) return Promise.resolve(line);
      if (closed) return Promise.resolve(null);
      return new Promise((resolve) => {
        wanted = resolve;
      });
    },
    close: () => reader.close(),
  };
}
