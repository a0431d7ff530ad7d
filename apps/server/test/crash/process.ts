// The real server, as `npm start` runs it, in a process that can be killed.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { bundleServer } from '../../../../scripts/lib/bundle.mjs';
import { ensurePage } from '../../../../scripts/lib/setup.mjs';

let built: Promise<string> | null = null;

/** The bundle of the server; it serves the page, so that is built too where it is stale. */
function program(): Promise<string> {
  built ??= (async () => {
    ensurePage();
    return fileURLToPath(await bundleServer());
  })();
  return built;
}

/** A server process at an address that it keeps when it is started again. */
export class ServerProcess {
  readonly #env: Readonly<Record<string, string>>;
  #child: ChildProcess | null = null;
  #port = '0';

  /** Called with every line that it writes: its faults, as its log has them. */
  onLine: (line: string) => void = () => {};

  constructor(env: Readonly<Record<string, string>>) {
    this.#env = env;
  }

  get base(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  /** Starts it, and waits until it listens. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [await program()], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        LOG_LEVEL: 'error',
        BOT_PAUSE: '0',
        RATE_LIMIT: '1000000',
        MESSAGE_RATE: '100000',
        ...this.#env,
        PORT: this.#port,
      },
    });
    this.#child = child;
    const lines = createInterface({ input: child.stdout });
    const address = await new Promise<string>((resolve, reject) => {
      lines.on('line', (line) => {
        this.onLine(line);
        const found = /^Assemble is at http:\/\/localhost:(\d+)/.exec(line)?.[1];
        if (found !== undefined) resolve(found);
      });
      child.once('exit', (code) => reject(new Error(`the server ended with ${code} before it listened`)));
    });
    this.#port = address;
  }

  /** As a power cut would: no handler of the process runs. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Does nothing for a while, and knows nothing of it. */
  async standStill(ms: number): Promise<void> {
    this.#child?.kill('SIGSTOP');
    await sleep(ms);
    this.#child?.kill('SIGCONT');
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}
