import { type Bot, consult } from '@assemble/bots';
import { type Barrier, type Decision, History, type Json, type Seat, writeReplay } from '@assemble/kernel';
import type { Locale } from '@assemble/language';
import type { Playable } from '../games/game.ts';
import { seatName } from '../games/seats.ts';
import { saveReplay } from '../replay-file.ts';
import { choiceLines, NoAnswer, readAnswer } from './answers.ts';
import type { Lines } from './lines.ts';
import { WORDS } from './words.ts';

export interface Sitting {
  readonly playable: Playable;
  readonly setup: Json;
  readonly seed: string;
  readonly locale: Locale;
  /** The seats that people sit in; bots answer for the others. */
  readonly people: readonly Seat[];
  readonly bot: (seed: string) => Bot;
}

/** One match at the terminal, from set-up to its end or to `q`. */
export class Session {
  readonly #sitting: Sitting;
  readonly #lines: Lines;
  readonly #history: History;
  readonly #bots = new Map<Seat, Bot>();
  #told = 0;

  constructor(sitting: Sitting, lines: Lines) {
    this.#sitting = sitting;
    this.#lines = lines;
    this.#history = History.start(sitting.playable.game, sitting.setup, sitting.seed);
  }

  async run(): Promise<void> {
    const { people, playable, locale } = this.#sitting;
    for (;;) {
      const { match } = this.#history;
      if (match.outcome !== null) break;
      const decision = match.pending.find((one) => !people.includes(one.seat)) ?? match.pending[0];
      if (decision === undefined) throw new Error('nobody is asked and nobody has won');
      if (!people.includes(decision.seat)) this.#botDecides(decision);
      else if (!(await this.#personDecides(decision))) break;
    }
    const { outcome } = this.#history.match;
    this.#tellNews(null);
    if (outcome !== null) {
      const winners = outcome.winners.map((seat) => seatName(seat, locale));
      for (const line of playable.table(this.#history.match, people[0] ?? null, locale)) console.log(line);
      console.log(`${WORDS[locale].over} ${winners.join(', ') || '–'} [${outcome.rule}]`);
    }
    const name = `${playable.id}-${this.#sitting.seed}`;
    console.log(`${WORDS[locale].saved} ${saveReplay(name, writeReplay(this.#history, { withSeed: true }))}`);
  }

  #botDecides(decision: Decision): void {
    const { playable, seed, bot: seated } = this.#sitting;
    const { match } = this.#history;
    const bot = this.#bots.get(decision.seat) ?? seated(`${seed}/bot ${decision.seat}`);
    this.#bots.set(decision.seat, bot);
    const answer = consult(bot, playable.game, match, decision, `${seed}/guess ${decision.n}`);
    const applied = this.#history.decide(decision.seat, decision.n, answer);
    if (!applied.yes) throw new Error(`the bot's answer to decision ${decision.n} is refused`);
  }

  /** Asks until something is decided or taken back; false when the person leaves. */
  async #personDecides(decision: Decision): Promise<boolean> {
    const { playable, locale, seed } = this.#sitting;
    const words = WORDS[locale];
    const { match } = this.#history;
    this.#tellNews(decision.seat);
    console.log('');
    for (const line of playable.table(match, decision.seat, locale)) console.log(line);
    console.log(
      `\n${seatName(decision.seat, locale)}: ${playable.say(decision.ask, locale, match)}  [${decision.rules.join(', ')}]`,
    );
    for (const line of choiceLines(playable, match, decision, locale)) console.log(line);
    for (;;) {
      const typed = await this.#lines.next(`${words.hints[decision.shape]} (${words.keys}) > `);
      if (typed === null || typed.trim() === 'q') {
        console.log('');
        return false;
      }
      const command = typed.trim();
      if (command === '?') this.#whyNot(decision);
      else if (command === 'u' || command === 'u!') {
        if (this.#undo(decision.seat, command === 'u!')) return true;
      } else if (this.#answer(decision, () => readAnswer(playable, match, decision, typed, locale, seed)))
        return true;
    }
  }

  #answer(decision: Decision, read: () => Json): boolean {
    const { playable, locale } = this.#sitting;
    const words = WORDS[locale];
    try {
      const applied = this.#history.decide(decision.seat, decision.n, read());
      if (applied.yes) return true;
      console.log(words.refused);
      for (const reason of applied.reasons)
        console.log(`  ${playable.say(reason, locale, this.#history.match)}  [${reason.rule}]`);
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      console.log(`${words.wrong} ${error.message}`);
    }
    return false;
  }

  /** What else a player might try, and all the reasons why it is not allowed. */
  #whyNot(decision: Decision): void {
    const { playable, locale } = this.#sitting;
    let dim = 0;
    for (const choice of playable.game.verdicts(this.#history.match, decision.seat)) {
      if (choice.verdict.yes) continue;
      dim++;
      console.log(`  ${playable.say(choice.say, locale, this.#history.match)}`);
      for (const reason of choice.verdict.reasons) {
        console.log(`      ${playable.say(reason, locale, this.#history.match)}  [${reason.rule}]`);
      }
    }
    if (dim === 0) console.log(WORDS[locale].nothingDim);
  }

  /** Goes back to the last decision of a seat, unless something stands between. */
  #undo(seat: Seat, force: boolean): boolean {
    const words = WORDS[this.#sitting.locale];
    const { decisions } = this.#history;
    const last = decisions.map((one) => one.seat).lastIndexOf(seat);
    if (last < 0) {
      console.log(words.nothingToUndo);
      return false;
    }
    const steps = decisions.length - last;
    const barriers = this.#history.barriers(steps, seat);
    if (barriers.length > 0 && !force) {
      console.log(words.undoStopped);
      for (const kind of new Set(barriers.map((barrier: Barrier) => barrier.kind))) {
        console.log(`  ${words.barriers[kind]}`);
      }
      return false;
    }
    this.#history.undo(steps);
    this.#told = Math.min(this.#told, this.#history.events.length);
    console.log(words.undone);
    return true;
  }

  /** The log since the last time, as this seat may see it. */
  #tellNews(seat: Seat | null): void {
    const { playable, locale } = this.#sitting;
    const { events } = this.#history;
    for (const event of events.slice(this.#told)) {
      const seen = playable.game.project(event, seat);
      if (seen !== null)
        console.log(`· ${playable.say({ key: seen.kind, args: seen.args }, locale, this.#history.match)}`);
    }
    this.#told = events.length;
  }
}
