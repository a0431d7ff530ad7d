import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { digestOf, type OwnEngine } from '../../src/engine/engines.ts';
import { ThreadRunner } from '../../src/engine/thread-runner.ts';

const entry = fileURLToPath(new URL('../../src/engine/entry.ts', import.meta.url));
const nextGames = fileURLToPath(new URL('./next-games.ts', import.meta.url));

const withNextGames: Plugin = {
  name: 'with-next-games',
  setup: ({ onResolve }) => {
    onResolve({ filter: /\/games\.ts$/ }, ({ importer }) =>
      importer === nextGames ? undefined : { path: nextGames },
    );
  },
};

/** A built engine, as a server brings it. */
export class Release {
  readonly digest: string;
  readonly #code: string;
  readonly #folder = mkdtempSync(join(tmpdir(), 'assemble-release-'));

  private constructor(code: string) {
    this.#code = code;
    this.digest = digestOf(code);
    writeFileSync(this.#file, code);
  }

  static async of(which: 'this' | 'next'): Promise<Release> {
    const { outputFiles } = await build({
      entryPoints: [entry],
      bundle: true,
      platform: 'node',
      format: 'esm',
      plugins: which === 'next' ? [withNextGames] : [],
      logLevel: 'silent',
      write: false,
    });
    return new Release(outputFiles[0]?.text ?? '');
  }

  get #file(): string {
    return join(this.#folder, 'engine.mjs');
  }

  /** The engine for a server of this release. */
  engine(): OwnEngine {
    return { digest: this.digest, code: this.#code, runner: new ThreadRunner(this.#file) };
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true });
  }
}
