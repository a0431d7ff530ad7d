import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyBaseLogger } from 'fastify';
import { now } from '../clock.ts';
import { areRulesOf } from '../rules.ts';
import type { FiledEngine } from '../storage/engine-store.ts';
import type { MatchRecord, Store } from '../storage/store.ts';
import { type Description, ENGINE_PROTOCOL } from './messages.ts';
import type { Runner } from './runner.ts';
import { ThreadRunner } from './thread-runner.ts';

/** The engine of this release. */
export interface OwnEngine {
  readonly digest: string;
  readonly runner: Runner;
  /** What is filed for later releases; null for one that lives in a test only. */
  readonly code: string | null;
}

export interface EnginesOptions {
  readonly store: Store;
  readonly own: OwnEngine;
  /** Where engines of other releases are laid out to be run. */
  readonly folder: string;
  readonly log: FastifyBaseLogger;
}

export const digestOf = (code: string): string => createHash('sha256').update(code).digest('hex');

const pack = (code: string): string => gzipSync(code).toString('base64');
const unpack = (packed: string): string => gunzipSync(Buffer.from(packed, 'base64')).toString();

/** An engine that nobody needs is kept for so long, for whoever goes back to the release before. */
const KEEP_MS = 7 * 24 * 3_600_000;

type Played = Pick<MatchRecord, 'game' | 'rules' | 'engine'>;

/** This release's engine, and those of other releases that matches were begun with. */
export class Engines {
  readonly own: OwnEngine;
  readonly description: Description;
  readonly #options: EnginesOptions;
  /** The engines of other releases; null for one that is not to be had. */
  readonly #others = new Map<string, Promise<Runner | null>>();

  private constructor(options: EnginesOptions, description: Description) {
    this.own = options.own;
    this.description = description;
    this.#options = options;
  }

  /** Files this release's engine, so that later ones find it, and drops those that nobody needs any more. */
  static async open(options: EnginesOptions): Promise<Engines> {
    const { store, own, log } = options;
    const engines = new Engines(options, await own.runner.describe());
    const { protocol } = engines.description;
    if (own.code !== null) await store.engines.file({ digest: own.digest, protocol, code: pack(own.code) });
    const dropped = await store.engines.drop(now() - KEEP_MS, own.digest);
    if (dropped > 0) log.info({ dropped }, 'engines that no match needs were dropped');
    await engines.#archive();
    return engines;
  }

  /** Puts the matches away that nothing can play on, so that their people are told what they can do. */
  async #archive(): Promise<void> {
    const { store, log } = this.#options;
    for (const begunWith of await store.engines.inUse()) {
      const { game, rules, engine, isFiled } = begunWith;
      if (isFiled || engine === this.own.digest || areRulesOf(this.description.rules[game], rules)) continue;
      const matches = await store.engines.archiveAll(begunWith);
      if (matches > 0)
        log.warn({ game, rules, engine, matches }, 'matches whose engine is gone were archived');
    }
  }

  /**
   * The engine that plays a match: the one it was begun with. Where that was not kept, this one, if its rules are still
   * the same; null where nothing here can play it.
   */
  async of(match: Played): Promise<Runner | null> {
    if (match.engine === this.own.digest) return this.own.runner;
    const other = match.engine === null ? null : await this.#other(match.engine);
    if (other !== null) return other;
    return areRulesOf(this.description.rules[match.game], match.rules) ? this.own.runner : null;
  }

  async close(): Promise<void> {
    const others = await Promise.all(this.#others.values());
    await Promise.all(
      [this.own, ...others.map((runner) => ({ runner }))].map(({ runner }) => runner?.close()),
    );
  }

  #other(digest: string): Promise<Runner | null> {
    const known = this.#others.get(digest);
    if (known !== undefined) return known;
    const begun = this.#begin(digest);
    this.#others.set(digest, begun);
    // It may be filed yet, or the store may answer again.
    begun.then(
      (runner) => runner ?? this.#others.delete(digest),
      () => this.#others.delete(digest),
    );
    return begun;
  }

  async #begin(digest: string): Promise<Runner | null> {
    const { store, folder, log } = this.#options;
    const filed = await store.engines.read(digest);
    if (filed === null) return null;
    const code = readable(filed);
    if (code === null) {
      log.error({ engine: digest, protocol: filed.protocol }, 'an engine that was filed cannot be run here');
      return null;
    }
    log.info({ engine: digest }, 'an engine of another release begins');
    return new ThreadRunner(layOut(folder, digest, code));
  }
}

/** The code of an engine; null where it is not what was filed, or speaks in another way than this server. */
function readable({ digest, protocol, code }: FiledEngine): string | null {
  if (protocol !== ENGINE_PROTOCOL) return null;
  const text = unpack(code);
  return digestOf(text) === digest ? text : null;
}

/** Writes an engine where it can be run; aside first, because another process may do the same. */
function layOut(folder: string, digest: string, code: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${digest}.mjs`);
  const aside = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(aside, code, { mode: 0o600 });
  renameSync(aside, file);
  return file;
}
