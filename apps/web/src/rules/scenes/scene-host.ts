import type { GameWords, Match, Prepared, Seat, Words } from '@assemble/kernel';
import { type Refused, readToHost, type ToHost } from '@assemble/protocol';
import { type BotsByName, type Sitter, Table } from '@assemble/table';
import type { FromScene, OpenScene, SceneNow } from './messages.ts';
import type { Scene } from './scene.ts';

interface Surroundings {
  readonly post: (message: FromScene) => void;
  readonly bots: BotsByName;
  readonly now: () => number;
}

/** More answers than a step needs: one that goes on for ever is a mistake in it. */
const MOST_ANSWERS = 60;

const without = (words: Words, used: readonly string[]): Words =>
  Object.fromEntries(Object.entries(words).filter(([word]) => !used.includes(word)));

/**
 * Hosts the table of a scene. Its steps are done one by one, whoever decides them; the reader sits where most of them are
 * decided and may do something else at any time: then the others are played by bots.
 */
export class SceneHost<T> {
  readonly #words: GameWords<T>;
  readonly #scene: Scene;
  readonly #open: OpenScene;
  readonly #out: Surroundings;
  #prepared: Prepared<T>;
  #table: Table<T>;
  #seat: Seat = 0;
  #now: SceneNow;
  #told: number | null = null;

  constructor(words: GameWords<T>, scene: Scene, open: OpenScene, out: Surroundings) {
    this.#words = words;
    this.#scene = scene;
    this.#open = open;
    this.#out = out;
    [this.#prepared, this.#table] = this.#laid();
    this.#now = { step: 0, of: scene.when.length, own: false, refused: false };
    this.#tell();
  }

  say(value: ToHost): void {
    const message = readToHost(value);
    const seat = this.#seat;
    switch (message.type) {
      case 'snapshot':
        this.#told = null;
        this.#tell();
        return;
      case 'look':
        this.#out.post(this.#table.look(message.at, [seat]));
        return;
      case 'probe':
        this.#out.post(this.#table.probe(seat, message.n, message.answer));
        return;
      case 'region':
        this.#out.post(this.#table.region(seat, message.n));
        return;
      case 'decide': {
        const handled = this.#table.act(
          { type: 'decide', seat, n: message.n, answer: message.answer },
          this.#out.now(),
        );
        if (!handled.yes) {
          this.#refuse(handled.reasons);
          return;
        }
        this.#now = { ...this.#now, own: true, refused: false };
        this.#letBots();
        this.#tell();
        return;
      }
      case 'undo':
        this.again();
        return;
      default:
        this.#refuse([{ rule: '', key: 'table.only-online', args: {} }]);
    }
  }

  /** Does the next step of the scene. */
  next(): void {
    const step = this.#scene.when[this.#now.step];
    if (step === undefined || this.#now.own) return;
    const seat = this.#prepared.players.indexOf(step.who);
    const refusal = this.#play(seat, without(step.does, this.#words.chance), step.refused !== undefined);
    this.#now = { ...this.#now, step: this.#now.step + 1, refused: refusal !== null };
    this.#tell();
    if (refusal !== null) this.#refuse(refusal);
  }

  again(): void {
    [this.#prepared, this.#table] = this.#laid();
    this.#now = { ...this.#now, step: 0, own: false, refused: false };
    this.#told = null;
    this.#tell();
  }

  /** Answers what is asked until the words of a step are used up; where its end is refused, answers why. */
  #play(seat: Seat, words: Words, isRefused: boolean): Refused['reasons'] | null {
    let left = words;
    for (let i = 0; i < MOST_ANSWERS; i++) {
      const decision = this.#match.pending.find((one) => one.seat === seat);
      if (decision === undefined) return null;
      const spoken = this.#words.speak(this.#prepared, this.#match, decision, left);
      if ('problem' in spoken) return null;
      left = without(left, spoken.used);
      const handled = this.#table.act(
        { type: 'decide', seat, n: decision.n, answer: spoken.answer },
        this.#out.now(),
      );
      if (!handled.yes) {
        if (isRefused) return handled.reasons;
        throw new Error(`the scene of ${this.#open.rule} answers what the rules refuse`);
      }
    }
    return null;
  }

  /** The table plays on in the very match that was prepared. */
  get #match(): Match<T> {
    return this.#prepared.match;
  }

  #laid(): [Prepared<T>, Table<T>] {
    const { given, when, edition } = this.#scene;
    const prepared = this.#words.prepare(given, when, edition);
    const { game, match, players, opening = [] } = prepared;
    const decided = players.map((player) => when.filter(({ who }) => who === player).length);
    this.#seat = decided.indexOf(Math.max(...decided));
    const sitters = players.map(
      (player, seat): Sitter =>
        seat === this.#seat
          ? { name: this.#open.names[seat] ?? player, kind: 'person', who: '0' }
          : { name: this.#open.names[seat] ?? player, kind: 'bot', bot: 'random' },
    );
    const table = new Table({
      game,
      setup: match.setup,
      seed: this.#open.rule,
      position: { match, opening },
      sitters,
      bots: this.#out.bots,
      manners: 'home',
      clock: null,
      at: this.#out.now(),
    });
    return [prepared, table];
  }

  #letBots(): void {
    for (let i = 0; i < MOST_ANSWERS; i++) {
      const act = this.#table.botAct();
      if (act === null || !this.#table.act(act, this.#out.now()).yes) return;
    }
  }

  #tell(): void {
    const update = this.#table.update([this.#seat], this.#told, this.#out.now());
    this.#told = update.n;
    this.#out.post(update);
    this.#out.post({ type: 'scene', now: this.#now });
  }

  #refuse(reasons: Refused['reasons']): void {
    this.#out.post(this.#table.refusal(reasons, [this.#seat]));
  }
}
