import { createHash } from 'node:crypto';
import PgBoss from 'pg-boss';
import { told } from '../commands/locale.ts';
import { Mistake, oneLine } from '../mistakes.ts';
import type { Plan } from './plan.ts';
import type { Failed, Played } from './run.ts';

const QUEUE = 'games';
/** Everything of ours in the database is in two schemas: our tables, and those of the queue. */
const TABLES = 'assemble_simulations';
const JOBS = 'assemble_jobs';
/** How often somebody looks for jobs whose worker has died. */
const LOOK_SECONDS = 2;

/** Some games of a plan, from one number on. */
export interface Job {
  readonly plan: string;
  readonly from: number;
  readonly count: number;
}

export interface Taken extends Job {
  readonly id: string;
}

/** Two processes may begin at the same moment: one of them makes the tables. */
const MAKE_TABLES = `
begin;
select pg_advisory_xact_lock(468016);
create schema if not exists ${TABLES};
create table if not exists ${TABLES}.plan (id text primary key, plan text not null, is_over boolean not null);
create table if not exists ${TABLES}.game (
  plan text not null references ${TABLES}.plan on delete cascade,
  index integer not null,
  played text not null,
  primary key (plan, index)
);
commit;`;

/**
 * What the processes of a simulation share: its plan and its games in tables of PostgreSQL, and the jobs in its queue. A
 * job may be done twice, because a worker that is too slow is taken for dead; a game counts once, by its key.
 */
export class Shared {
  readonly #boss: PgBoss;

  private constructor(boss: PgBoss) {
    this.#boss = boss;
  }

  static async open(url: string): Promise<Shared> {
    const boss = new PgBoss({
      connectionString: url,
      schema: JOBS,
      application_name: 'assemble simulate',
      schedule: false,
      maintenanceIntervalSeconds: LOOK_SECONDS,
    });
    // A connection that was lost is made again with the next question.
    boss.on('error', (error) => console.error(`PostgreSQL: ${oneLine(error)}`));
    const shared = new Shared(boss);
    try {
      await boss.start();
      await shared.#ask(MAKE_TABLES);
      await boss.createQueue(QUEUE);
    } catch (error) {
      const why = oneLine(error);
      throw new Mistake(
        told({
          en: `no database answers at DATABASE_URL: ${why}`,
          es: `ninguna base de datos responde en DATABASE_URL: ${why}`,
          de: `unter DATABASE_URL antwortet keine Datenbank: ${why}`,
        }),
      );
    }
    return shared;
  }

  async #ask<Row>(text: string, values: unknown[] = []): Promise<readonly Row[]> {
    const { rows } = await this.#boss.getDb().executeSql(text, values);
    return rows as Row[];
  }

  /** Makes a plan known, and tells the name it has here: the same plan has the same name. */
  async begin(plan: Plan): Promise<string> {
    const text = JSON.stringify(plan);
    const id = createHash('sha256').update(text).digest('hex').slice(0, 32);
    await this.#ask(
      `insert into ${TABLES}.plan values ($1, $2, false) on conflict (id) do update set is_over = false`,
      [id, text],
    );
    return id;
  }

  /** What a name stands for; null where its simulation is over, and nobody wants its games any more. */
  async planOf(id: string): Promise<Plan | null> {
    const [row] = await this.#ask<{ plan: string }>(
      `select plan from ${TABLES}.plan where id = $1 and not is_over`,
      [id],
    );
    return row === undefined ? null : (JSON.parse(row.plan) as Plan);
  }

  async end(id: string): Promise<void> {
    await this.#ask(`update ${TABLES}.plan set is_over = true where id = $1`, [id]);
  }

  /** Hands out jobs. One whose worker says nothing for so long goes to another, as often as it takes. */
  async offer(jobs: readonly Job[], patience: number): Promise<void> {
    await this.#boss.insert(
      jobs.map((data) => ({ name: QUEUE, data, expireInSeconds: patience, retryLimit: 1_000_000 })),
    );
  }

  /** Takes a job; null where there is none. */
  async take(): Promise<Taken | null> {
    const [job] = await this.#boss.fetch<Job>(QUEUE);
    return job === undefined ? null : { ...job.data, id: job.id };
  }

  async done({ id }: Taken): Promise<void> {
    await this.#boss.complete(QUEUE, id);
  }

  /** Gives a job back that somebody else is to do. */
  async giveBack({ id }: Taken): Promise<void> {
    await this.#boss.fail(QUEUE, id);
  }

  /** Writes a game down; false when somebody else has done so before. */
  async keep(plan: string, played: Played | Failed): Promise<boolean> {
    const rows = await this.#ask(
      `insert into ${TABLES}.game values ($1, $2, $3) on conflict do nothing returning index`,
      [plan, played.index, JSON.stringify(played)],
    );
    return rows.length === 1;
  }

  /** The games from one number on, up to another that is no part of them. */
  async games(plan: string, from: number, to: number): Promise<readonly (Played | Failed)[]> {
    const rows = await this.#ask<{ played: string }>(
      `select played from ${TABLES}.game where plan = $1 and index >= $2 and index < $3 order by index`,
      [plan, from, to],
    );
    return rows.map(({ played }) => JSON.parse(played) as Played);
  }

  /** The numbers of the games that are written down, of some. */
  async known(plan: string, from: number, to: number): Promise<ReadonlySet<number>> {
    const rows = await this.#ask<{ index: number }>(
      `select index from ${TABLES}.game where plan = $1 and index >= $2 and index < $3`,
      [plan, from, to],
    );
    return new Set(rows.map(({ index }) => index));
  }

  async close(): Promise<void> {
    await this.#boss.stop({ graceful: false, wait: true });
  }
}
