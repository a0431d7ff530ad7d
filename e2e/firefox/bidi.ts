import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { WebSocket } from 'ws';

type Values = Readonly<Record<string, unknown>>;

interface Message {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly result?: Values;
  readonly message?: string;
  readonly method?: string;
  readonly params?: Values;
}

/** The line to a browser that speaks WebDriver BiDi: commands with an answer each, and events. */
class Line {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<
    number,
    { resolve: (result: Values) => void; reject: (error: Error) => void }
  >();
  readonly #heard: (method: string, params: Values) => void;
  #last = 0;

  constructor(socket: WebSocket, heard: (method: string, params: Values) => void) {
    this.#socket = socket;
    this.#heard = heard;
    socket.on('message', (data) => this.#hear(JSON.parse(String(data)) as Message));
  }

  #hear({ id, type, result = {}, message = '', method = '', params = {} }: Message): void {
    if (type === 'event') this.#heard(method, params);
    const waiting = id === undefined ? undefined : this.#waiting.get(id);
    if (id === undefined || waiting === undefined) return;
    this.#waiting.delete(id);
    if (type === 'success') waiting.resolve(result);
    else waiting.reject(new Error(message));
  }

  say(method: string, params: Values): Promise<Values> {
    const id = ++this.#last;
    this.#socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }
}

/** Starts Firefox without a window and waits for the line that tells where it listens. */
async function start(path: string, profile: string): Promise<{ child: ChildProcess; address: string }> {
  const child = spawn(
    path,
    ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, MOZ_CRASHREPORTER_DISABLE: '1' } },
  );
  for await (const line of createInterface({ input: child.stderr as NodeJS.ReadableStream })) {
    const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
    if (address !== undefined) return { child, address };
  }
  throw new Error('Firefox ended before it listened');
}

const opened = (socket: WebSocket): Promise<void> =>
  new Promise((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
  });

/** A page of Firefox: so much of it as the scripts of this folder need. */
export class FirefoxPage {
  /** What the page wrote to the console as an error, or threw. */
  readonly faults: string[] = [];
  readonly #baseURL: string;
  readonly #end: () => void;
  #line!: Line;
  #context = '';

  private constructor(baseURL: string, end: () => void) {
    this.#baseURL = baseURL;
    this.#end = end;
  }

  static async open(path: string, baseURL: string): Promise<FirefoxPage> {
    const profile = mkdtempSync(join(tmpdir(), 'assemble-firefox-'));
    // What is looked at stands still.
    writeFileSync(join(profile, 'user.js'), 'user_pref("ui.prefersReducedMotion", 1);\n');
    const { child, address } = await start(path, profile);
    const socket = new WebSocket(`${address}/session`);
    await opened(socket);
    const page = new FirefoxPage(baseURL, () => {
      socket.close();
      child.once('exit', () => rmSync(profile, { recursive: true, force: true }));
      child.kill('SIGTERM');
    });
    page.#line = new Line(socket, (method, params) => page.#heard(method, params));
    await page.#begin();
    return page;
  }

  async #begin(): Promise<void> {
    await this.#line.say('session.new', { capabilities: {} });
    await this.#line.say('session.subscribe', { events: ['log.entryAdded'] });
    const { context } = await this.#line.say('browsingContext.create', { type: 'tab' });
    this.#context = String(context);
  }

  #heard(method: string, params: Values): void {
    if (method === 'log.entryAdded' && params['level'] === 'error') this.faults.push(String(params['text']));
  }

  async resize(width: number, height: number): Promise<void> {
    const viewport = { width, height };
    await this.#line.say('browsingContext.setViewport', { context: this.#context, viewport });
  }

  async goto(at: string): Promise<void> {
    const url = new URL(at, this.#baseURL).href;
    await this.#line.say('browsingContext.navigate', { context: this.#context, url, wait: 'complete' });
  }

  /** Runs a script in the page and answers what comes of it, which has to be JSON. */
  async evaluate<T>(script: string): Promise<T> {
    const answer = await this.#line.say('script.evaluate', {
      expression: `(async () => JSON.stringify((await (${script})) ?? null))()`,
      target: { context: this.#context },
      awaitPromise: true,
    });
    const { result, exceptionDetails } = answer as {
      result?: { value?: string };
      exceptionDetails?: { text: string };
    };
    if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text);
    return JSON.parse(result?.value ?? 'null') as T;
  }

  /** Waits until something like this is there. */
  async waitFor(selector: string, patience = 60_000): Promise<void> {
    const found = await this.evaluate<boolean>(`(async () => {
      const end = performance.now() + ${patience};
      while (document.querySelector(${JSON.stringify(selector)}) === null) {
        if (performance.now() > end) return false;
        await new Promise((done) => setTimeout(done, 50));
      }
      return true;
    })()`);
    if (!found) throw new Error(`there is no ${selector}`);
  }

  async picture(): Promise<Buffer> {
    const { data } = await this.#line.say('browsingContext.captureScreenshot', { context: this.#context });
    return Buffer.from(String(data), 'base64');
  }

  close(): void {
    this.#end();
  }
}
