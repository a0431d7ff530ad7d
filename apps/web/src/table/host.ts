import type { Bot } from '@assemble/bots';
import type { Game, Replay, Seat } from '@assemble/kernel';
import { readToHost, type ToHost, type Update } from '@assemble/protocol';
import { type Sitter, Table } from '@assemble/table';
import type { FromWorker, SavedMatch } from './messages.ts';

/** So many moves of bots are made in one go before the page hears of them. */
const AT_ONCE = 40;

interface Surroundings {
  readonly post: (message: FromWorker) => void;
  readonly bots: Readonly<Record<string, (seed: string) => Bot>>;
  /** Calls back later; answers how to call it off. */
  readonly later: (action: () => void, pause: number) => () => void;
  readonly now: () => number;
}

const rulesOf = (game: Game): string => `${game.version} ${game.content}`;

/** Hosts a match for the people at one screen: answers what they say, moves the bots, and keeps the match. */
export class Host {
  readonly #game: Game;
  readonly #table: Table;
  readonly #out: Surroundings;
  readonly #people: readonly Seat[];
  #saved: SavedMatch;
  #pause: number;
  #told: number | null = null;
  #callOff: (() => void) | null = null;

  constructor(game: Game, saved: SavedMatch, pause: number, out: Surroundings) {
    this.#game = game;
    this.#out = out;
    this.#pause = pause;
    this.#saved = saved;
    const sitters = saved.sitters.map(({ name, bot }, seat): Sitter => {
      if (bot === null) return { name, kind: 'person' };
      const sit = out.bots[bot];
      if (sit === undefined) throw new Error(`no bot is called ${bot}`);
      return { name, kind: 'bot', bot: sit(`${saved.seed} ${seat} ${saved.decisions.length}`) };
    });
    this.#people = sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    this.#table = new Table(game, saved.setup, sitters, saved.seed);
    for (const [seat, n, answer] of saved.decisions)
      this.#again({ type: 'decide', seat, n, answer } as ToHost);
    if (saved.conceded !== null) this.#again({ type: 'concede', seat: saved.conceded });
    this.#tell();
    this.#letBots();
  }

  /** Whether a match was played with the rules of this game. */
  static fits(game: Game, saved: SavedMatch): boolean {
    return saved.rules === null || saved.rules === rulesOf(game);
  }

  /** Carries out what a person says. */
  say(value: ToHost): void {
    const message = readToHost(value);
    if (message.type === 'snapshot') {
      this.#told = null;
      this.#tell();
      return;
    }
    if (!this.#people.includes(message.seat)) {
      this.#refuse([{ rule: '', key: 'table.not-your-seat', args: {} }]);
      return;
    }
    const handled = this.#table.handle(message);
    if (!handled.yes) {
      this.#refuse(handled.reasons);
      return;
    }
    if (message.type === 'redo') this.#redoBots(message.seat);
    if (message.type === 'concede') this.#saved = { ...this.#saved, conceded: message.seat };
    this.#keep();
    this.#tell();
    this.#letBots();
  }

  /** How long a bot waits before it moves, in milliseconds. */
  setPause(pause: number): void {
    this.#pause = pause;
    this.#letBots();
  }

  file(): Replay {
    return this.#table.replay();
  }

  #again(message: ToHost): void {
    const handled = this.#table.handle(message);
    if (!handled.yes) throw new Error(`a kept decision is refused: ${handled.reasons[0]?.key ?? ''}`);
  }

  /** What bots had answered comes back with the decision that they answered. */
  #redoBots(seat: Seat): void {
    for (;;) {
      const { undo, waiting } = this.#table.update([]);
      if (!undo.redo || waiting.some((one) => this.#people.includes(one.seat))) return;
      if (!this.#table.handle({ type: 'redo', seat }).yes) return;
    }
  }

  #letBots(): void {
    this.#callOff?.();
    this.#callOff = null;
    if (!this.#botIsAsked()) return;
    this.#callOff = this.#out.later(() => {
      const most = this.#pause === 0 ? AT_ONCE : 1;
      let moved = 0;
      while (moved < most && this.#table.botMove()) moved++;
      if (moved === 0) return;
      this.#keep();
      this.#tell();
      this.#letBots();
    }, this.#pause);
  }

  #botIsAsked(): boolean {
    if (this.#table.outcome !== null) return false;
    const { waiting } = this.#table.update([]);
    return waiting.some(({ seat }) => !this.#people.includes(seat));
  }

  #tell(): void {
    const since = this.#told;
    const update: Update = this.#table.update(this.#people, since);
    this.#told = update.n;
    const practice = update.practice || this.#saved.practice;
    this.#out.post({ type: 'update', since, update: { ...update, practice } });
  }

  #refuse(reasons: Extract<FromWorker, { type: 'refused' }>['reasons']): void {
    this.#out.post({ type: 'refused', reasons });
  }

  #keep(): void {
    const { decisions } = this.#table.replay();
    const { practice } = this.#table.update([]);
    this.#saved = {
      ...this.#saved,
      decisions,
      practice: practice || this.#saved.practice,
      over: this.#table.outcome !== null,
      at: this.#out.now(),
      rules: rulesOf(this.#game),
    };
    this.#out.post({ type: 'saved', saved: this.#saved });
  }
}
