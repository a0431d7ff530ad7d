import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Decided,
  type Game,
  GENERATOR,
  History,
  type Json,
  type Replay,
  seedHash,
  writeReplay,
} from '@assemble/kernel';

/** Writes a replay into the `.assemble` folder here and answers its path. */
export function saveReplay(name: string, replay: Replay): string {
  const file = join('.assemble', `${name.replace(/[^\w.-]+/g, '-')}.json`);
  mkdirSync('.assemble', { recursive: true });
  writeFileSync(file, `${JSON.stringify(replay, null, 1)}\n`);
  return file;
}

/** A game that went wrong, as a replay that leads to the place: its last decision is the one that fails. */
export function failedReplay(game: Game, setup: Json, seed: string, taken: readonly Decided[]): Replay {
  const decisions = taken.map(({ seat, n, answer }) => [seat, n, answer] as const);
  let replay: Replay = {
    format: 'assemble/replay',
    formatVersion: 1,
    game: game.id,
    version: game.version,
    content: game.content,
    setup,
    seed,
    seedHash: seedHash(seed),
    generator: GENERATOR,
    decisions,
    digest: '',
    outcome: null,
    log: [],
  };
  try {
    const history = History.start(game, setup, seed);
    replay = writeReplay(history, { withSeed: true });
    for (const { seat, n, answer } of taken) {
      if (!history.decide(seat, n, answer).yes) break;
    }
    replay = writeReplay(history, { withSeed: true });
  } catch {
    // The rules stop here: what was written up to this point is all there is.
  }
  return { ...replay, decisions };
}
