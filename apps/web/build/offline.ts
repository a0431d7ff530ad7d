import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as champions from '@assemble/champions';
import * as crisisProtocol from '@assemble/crisis-protocol';
import * as diceMasters from '@assemble/dice-masters';
import type { Plugin } from 'vite';
import { shares } from './parts.ts';

/** What the games play by in this build, as matches note it: a match goes on under the same rules only. */
function rulesOfGames(): Record<string, string> {
  const games = [
    diceMasters.diceMasters(new diceMasters.Content(diceMasters.CARDS)),
    crisisProtocol.crisisProtocol(new crisisProtocol.Content(crisisProtocol.CARDS)),
    champions.champions(new champions.Content(champions.CARDS)),
  ];
  return Object.fromEntries(games.map(({ id, version, content }) => [id, `${version} ${content}`]));
}

/** The start page is kept under its address. Of the fonts the small form is enough. */
const isKept = (name: string): boolean => name !== 'index.html' && !name.endsWith('.woff');

const address = (name: string): string => `/${name}`;

/** Writes the service worker: which files this build consists of, and a version that changes with any of them. */
export function offline(folder: string): Plugin {
  return {
    name: 'assemble:offline',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const version = createHash('sha256');
        const parts = join(folder, 'public');
        const fixed = readdirSync(parts).sort();
        for (const name of fixed) version.update(name).update(readFileSync(join(parts, name)));
        for (const name of Object.keys(bundle).sort()) {
          const file = bundle[name];
          if (file) version.update(name).update(file.type === 'chunk' ? file.code : file.source);
        }
        const { shell, games } = shares(bundle);
        const build = {
          version: version.digest('hex').slice(0, 16),
          shell: [...fixed, ...shell].filter(isKept).map(address),
          games: Object.fromEntries(Object.entries(games).map(([id, files]) => [id, files.map(address)])),
          rules: rulesOfGames(),
        };
        const worker = readFileSync(join(folder, 'src/offline/service-worker.js'), 'utf8');
        const source = `const BUILD = ${JSON.stringify(build)};\n${worker}`;
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}
