import { chanceOf, type Decided, type Game, type Json, type Replay, type Seat } from '@assemble/kernel';
import { type Refused, readToHost, type ToHost } from '@assemble/protocol';
import { type Act, type BotsByName, type Sitter, Table, type TableTerms } from '@assemble/table';
import type { FromWorker, SavedMatch } from './messages.ts';
import { rulesOf } from './rules-of.ts';

/** So many moves of bots are made in one go before the page hears of them, or as many as take so long, in milliseconds. */
const AT_ONCE = 40;
const AT_ONCE_MS = 200;

interface Surroundings {
  readonly post: (message: FromWorker) => void;
  readonly bots: BotsByName;
  /** Calls back later; answers how to call it off. */
  readonly later: (action: () => void, pause: number) => () => void;
  readonly now: () => number;
}

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

  /** With a position the match begins there, not with its set-up. */
  constructor(
    game: Game,
    saved: SavedMatch,
    pause: number,
    out: Surroundings,
    position?: TableTerms['position'],
  ) {
    this.#game = game;
    this.#out = out;
    this.#pause = pause;
    this.#saved = saved;
    const sitters = saved.sitters.map(
      ({ name, bot }, seat): Sitter =>
        bot === null ? { name, kind: 'person', who: String(seat) } : { name, kind: 'bot', bot },
    );
    this.#people = sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    const { setup, seed } = saved;
    const { bots } = out;
    this.#table = new Table({
      game,
      setup,
      seed,
      ...chanceOf(saved),
      ...(position === undefined ? {} : { position }),
      sitters,
      bots,
      manners: 'home',
      clock: null,
      practice: saved.practice,
      at: out.now(),
    });
    for (const [seat, n, answer] of saved.decisions)
      this.#again({ type: 'decide', seat, n, answer: answer as Json });
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
    switch (message.type) {
      case 'snapshot':
        this.#told = null;
        this.#tell();
        return;
      case 'look':
        this.#out.post(this.#table.look(message.at, this.#people));
        return;
      case 'probe':
        if (this.#mine(message.seat))
          this.#out.post(this.#table.probe(message.seat, message.n, message.answer));
        return;
      case 'region':
        if (this.#mine(message.seat)) this.#out.post(this.#table.region(message.seat, message.n));
        return;
      case 'decide':
      case 'undo':
      case 'redo':
      case 'concede':
        this.#act(message);
        return;
      default:
        this.#refuse([{ rule: '', key: 'table.only-online', args: {} }]);
    }
  }

  /** How long a bot waits before it moves, in milliseconds. */
  setPause(pause: number): void {
    this.#pause = pause;
    this.#letBots();
  }

  /** The match as a file; with the decision that the rules failed on, if they did. */
  file(fault?: Decided): Replay {
    return this.#table.replay(true, fault);
  }

  #act(message: Extract<Act, { type: 'decide' | 'undo' | 'redo' | 'concede' }>): void {
    if (!this.#mine(message.seat)) return;
    const handled = this.#table.act(message, this.#out.now());
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

  /** Whether a person here sits in a seat; refuses what is said for any other. */
  #mine(seat: Seat): boolean {
    const mine = this.#people.includes(seat);
    if (!mine) this.#refuse([{ rule: '', key: 'table.not-your-seat', args: {} }]);
    return mine;
  }

  #again(act: Act): void {
    const handled = this.#table.act(act, this.#out.now());
    if (!handled.yes) throw new Error(`a kept decision is refused: ${handled.reasons[0]?.key ?? ''}`);
  }

  /** What bots had answered comes back with the decision that they answered. */
  #redoBots(seat: Seat): void {
    const moves = (): boolean => this.#table.waitedFor.some((one) => this.#people.includes(one));
    while (!moves() && this.#table.act({ type: 'redo', seat }, this.#out.now()).yes);
  }

  #letBots(): void {
    this.#callOff?.();
    this.#callOff = null;
    if (!this.#botIsAsked()) return;
    this.#callOff = this.#out.later(() => {
      const most = this.#pause === 0 ? AT_ONCE : 1;
      let moved = 0;
      const began = this.#out.now();
      while (moved < most && this.#out.now() - began <= AT_ONCE_MS && this.#botMoves()) moved++;
      if (moved === 0) return;
      this.#keep();
      this.#tell();
      this.#letBots();
    }, this.#pause);
  }

  #botIsAsked(): boolean {
    return this.#table.waitedFor.some((seat) => this.#table.isBot(seat));
  }

  #botMoves(): boolean {
    const act = this.#thought();
    if (act === null) return false;
    const handled = this.#table.act(act, this.#out.now());
    if (!handled.yes) throw new Error(`a bot answered what the rules refuse: ${JSON.stringify(act)}`);
    return true;
  }

  /** What a bot thinks best; where it fails, what is done for those whose time is up. */
  #thought(): Act | null {
    try {
      return this.#table.botAct();
    } catch (error) {
      console.warn('a bot failed', error);
      return this.#table.botLeast();
    }
  }

  #tell(): void {
    const update = this.#table.update(this.#people, this.#told, this.#out.now());
    this.#told = update.n;
    this.#out.post(update);
  }

  #refuse(reasons: Refused['reasons']): void {
    this.#out.post(this.#table.refusal(reasons, this.#people));
  }

  #keep(): void {
    this.#saved = {
      ...this.#saved,
      decisions: this.#table.decisions,
      practice: this.#table.practice,
      over: this.#table.outcome !== null,
      at: this.#out.now(),
      rules: rulesOf(this.#game),
    };
    this.#out.post({ type: 'saved', saved: this.#saved });
  }
}
