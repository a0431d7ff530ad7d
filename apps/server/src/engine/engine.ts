import {
  BadReplay,
  BadSetup,
  type Game,
  type Json,
  parseReplay,
  RulesFault,
  verifyReplay,
} from '@assemble/kernel';
import { type Act, type Question, type SavedTable, Table, thinkOf } from '@assemble/table';
import type { Playable } from '../games.ts';
import { areRulesOf, generatorOf, rulesOf } from '../rules.ts';
import {
  type Acted,
  type AnswerOf,
  type ArgsOf,
  asFailure,
  ENGINE_PROTOCOL,
  EngineError,
  type JobCalls,
  type Kept,
  type KeptEntry,
  type MatchTerms,
  type TableCalls,
  type TableState,
} from './messages.ts';

/** What is asked of a table, with the id of its match in front. */
type ById = {
  readonly [Name in keyof TableCalls]: (
    id: string,
    ...args: ArgsOf<TableCalls, Name>
  ) => AnswerOf<TableCalls, Name>;
};

/** The games, and the tables that are kept here. It answers what `messages.ts` lists. */
export class Engine {
  readonly #playable: Playable;
  readonly #tables = new Map<string, Table>();

  constructor(playable: Playable) {
    this.#playable = playable;
  }

  readonly tables: ById = {
    open: (id, terms, kept) => {
      const table = this.#build(terms, kept);
      this.#tables.set(id, table);
      return stateOf(table);
    },
    follow: (id, entries) => {
      const table = this.#table(id);
      follow(table, entries);
      return stateOf(table);
    },
    act: (id, act, at) => this.#act(id, act, at),
    tell: (id, onlookers, at) => {
      const table = this.#table(id);
      return onlookers.map(({ seats, told }) => JSON.stringify(table.update(seats, told, at)));
    },
    look: (id, step, seats) => JSON.stringify(this.#table(id).look(step, seats)),
    probe: (id, seat, n, answer) => JSON.stringify(this.#table(id).probe(seat, n, answer)),
    region: (id, seat, n) => JSON.stringify(this.#table(id).region(seat, n)),
    refusal: (id, reasons, seats) => JSON.stringify(this.#table(id).refusal(reasons, seats)),
    question: (id) => {
      const table = this.#table(id);
      const question = table.botQuestion();
      return question === null ? null : JSON.stringify({ ...question, game: table.game.id });
    },
    least: (id) => this.#table(id).botLeast(),
    save: (id) => JSON.stringify(this.#table(id).save()),
    record: (id, at) => {
      const table = this.#table(id);
      return {
        replay: JSON.stringify(table.replay()),
        update: JSON.stringify(table.update([], null, at)),
      };
    },
    drop: (id) => {
      this.#tables.delete(id);
      return null;
    },
  };

  readonly jobs: JobCalls = {
    describe: () => {
      const { games, bots, standIn } = this.#playable;
      const rules = Object.fromEntries(Object.entries(games).map(([id, game]) => [id, rulesOf(game)]));
      return { protocol: ENGINE_PROTOCOL, rules, bots: Object.keys(bots), standIn };
    },
    check: (id, setup) => {
      const game = this.#game(id);
      const verdict = game.acceptSetup(setup);
      return { verdict, seats: verdict.yes ? game.rulebook.seats(setup) : 0 };
    },
    bring: (id, setup, seat, what) => {
      const game = this.#game(id);
      const brought = game.bring(setup, seat, what);
      const verdict = game.acceptSetup(brought ?? setup);
      return { setup: brought, verdict, unsettles: game.sides === 'versus' };
    },
    verify: (replay) => this.#verify(replay),
    replay: (terms, kept) => JSON.stringify(this.#build(terms, kept).replay()),
    think: (text) => {
      const { game, ...question } = JSON.parse(text) as Question & { readonly game: string };
      return thinkOf(question, this.#game(game), this.#playable.bots);
    },
  };

  #act(id: string, act: Act, at: number): Acted {
    const table = this.#table(id);
    try {
      const handled = table.act(act, at);
      return { handled, state: stateOf(table), fault: null };
    } catch (error) {
      // The kernel puts the match back after a fault of the rules; after anything else nobody knows.
      if (!(error instanceof RulesFault)) {
        this.#tables.delete(id);
        throw error;
      }
      const reasons = [{ rule: '', key: 'table.fault', args: {} }];
      return { handled: { yes: false, reasons }, state: stateOf(table), fault: asFailure(error.cause) };
    }
  }

  #verify(body: Json): readonly string[] {
    try {
      const replay = parseReplay(JSON.stringify(body));
      return verifyReplay(this.#game(replay.game), replay);
    } catch (error) {
      if (error instanceof BadReplay || error instanceof BadSetup || error instanceof RulesFault)
        return [error.message];
      throw error;
    }
  }

  #build({ game: id, rules, ...terms }: MatchTerms, { snapshot, entries }: Kept): Table {
    const game = this.#game(id);
    if (!areRulesOf(rulesOf(game), rules))
      throw new EngineError('other-rules', `this match of ${id} was begun with ${rules}`);
    const saved = snapshot === null ? undefined : (JSON.parse(snapshot) as SavedTable);
    const { bots } = this.#playable;
    const generator = generatorOf(rules);
    const table = new Table({ ...terms, generator, game, bots, manners: 'online' }, saved);
    follow(table, entries);
    return table;
  }

  #game(id: string): Game {
    const { games } = this.#playable;
    const game = Object.hasOwn(games, id) ? games[id] : undefined;
    if (game === undefined) throw new EngineError('other-rules', `there is no game "${id}"`);
    return game;
  }

  #table(id: string): Table {
    const table = this.#tables.get(id);
    if (table === undefined) throw new EngineError('gone', 'this table is not kept here');
    return table;
  }
}

/** Carries out what was carried out before. */
function follow(table: Table, entries: readonly KeptEntry[]): void {
  for (const { n, body, at } of entries) {
    const handled = table.recall(body as Act, at);
    if (!handled.yes) throw new Error(`entry ${n} is refused: ${handled.reasons[0]?.key ?? ''}`);
  }
}

const stateOf = (table: Table): TableState => ({
  n: table.n,
  outcome: table.outcome,
  waitedFor: table.waitedFor,
  bots: table.seats.map((seat) => table.isBot(seat)),
  deadline: table.deadline,
  silence: table.silence,
});
