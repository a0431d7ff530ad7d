import type { Answer, Seat } from './decision.ts';
import { digest } from './digest.ts';
import type { Event } from './event.ts';
import type { Game } from './game.ts';
import { type Decided, History } from './history.ts';
import { copyJson, type Json } from './json.ts';
import type { Outcome } from './match.ts';
import { chanceOf, type Generator, isGenerator, seedHash } from './random.ts';
import { BadWords, isWord } from './words-of-people.ts';

/** What a table adds to the match that was played at it. */
export interface AtTable {
  readonly seats: readonly { readonly name: string; readonly bot: string | null }[];
  /** An end that the table made, not the rules: somebody gave up, or stayed away. */
  readonly ended: Outcome | null;
  readonly practice: boolean;
}

/** What somebody writes about a problem, and what their page adds to it. */
export interface Report {
  readonly text: string;
  readonly language: string;
  readonly screen: string;
  readonly failure: string;
  /** The rules and keys of the last refusal. */
  readonly refused: readonly string[];
}

/** A match as a file: what is needed to play it again, and the public log for when the rules have moved on. */
export interface Replay {
  readonly format: 'assemble/replay';
  readonly formatVersion: 1;
  readonly game: string;
  readonly version: string;
  readonly content: string;
  readonly setup: Json;
  /** Null while the match runs: the seed is published at its end. */
  readonly seed: string | null;
  readonly seedHash: string;
  /** What it drew from; left out in the files of old matches, which drew from xoshiro128**. */
  readonly generator?: Generator;
  /** What its people put in beside the seed, by seat; published with it. Left out where nobody did. */
  readonly words?: readonly string[];
  readonly decisions: readonly (readonly [seat: Seat, n: number, answer: Answer])[];
  readonly digest: string;
  readonly outcome: Outcome | null;
  readonly log: readonly Event[];
  /** Left out where no table wrote the file. */
  readonly table?: AtTable;
  /** Only in the file of a report. */
  readonly report?: Report;
}

/** Something is wrong with a replay file; the message says what and where. */
export class BadReplay extends Error {
  constructor(text: string) {
    super(text);
    this.name = 'BadReplay';
  }
}

/**
 * Writes a match down. While it runs only its public log goes in; seed, words and decisions follow when it is over, or when
 * its owner wants them (a save, a bug report). `fault` adds the decision that the rules failed on.
 */
export function writeReplay<T>(
  history: History<T>,
  options: { readonly withSeed?: boolean; readonly fault?: Decided } = {},
): Replay {
  const { game, match, words } = history;
  const { generator } = match.random;
  if (history.seed === null)
    throw new BadReplay('this match began with a position: it has no set-up to replay from');
  const open = match.outcome !== null || options.withSeed === true;
  const decisions = options.fault === undefined ? history.decisions : [...history.decisions, options.fault];
  const log: Event[] = [];
  for (const event of history.events) {
    const seen = game.project(event, null);
    if (seen !== null) log.push(seen);
  }
  return {
    format: 'assemble/replay',
    formatVersion: 1,
    game: game.id,
    version: game.version,
    content: game.content,
    setup: history.setup,
    seed: open ? history.seed : null,
    seedHash: match.seedHash,
    ...(generator === undefined ? {} : { generator }),
    ...(open && words.length > 0 ? { words } : {}),
    decisions: open ? decisions.map(({ seat, n, answer }) => [seat, n, copyJson(answer)]) : [],
    digest: open ? game.digest(match) : '',
    outcome: match.outcome,
    log,
  };
}

/** Reads a replay file, with a clear word about anything that is missing. */
export function parseReplay(text: string): Replay {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new BadReplay(`this is not a whole JSON file (${(error as Error).message}): was it cut off?`);
  }
  if (typeof value !== 'object' || value === null) throw new BadReplay('a replay is a JSON object');
  const file = value as Partial<Replay>;
  if (file.format !== 'assemble/replay') throw new BadReplay('"format" is not "assemble/replay"');
  if (file.formatVersion !== 1) {
    throw new BadReplay(`"formatVersion" is ${String(file.formatVersion)}; this program reads 1`);
  }
  for (const field of ['game', 'version', 'content', 'seedHash', 'digest'] as const) {
    if (typeof file[field] !== 'string') throw new BadReplay(`"${field}" is missing`);
  }
  for (const field of ['decisions', 'log'] as const) {
    if (!Array.isArray(file[field])) throw new BadReplay(`"${field}" is missing`);
  }
  for (const field of ['setup', 'seed', 'outcome'] as const) {
    if (file[field] === undefined) throw new BadReplay(`"${field}" is missing`);
  }
  if (file.seed !== null && typeof file.seed !== 'string')
    throw new BadReplay('"seed" is neither a text nor null');
  if (file.generator !== undefined && !isGenerator(file.generator))
    throw new BadReplay(
      `"generator" is ${JSON.stringify(file.generator)}; this program knows sha256 and xoshiro128**`,
    );
  if (file.words !== undefined && !(Array.isArray(file.words) && file.words.every(isWord)))
    throw new BadReplay('"words" is not a list with a line of at most 60 plain characters for each seat');
  file.decisions?.forEach((one: unknown, i) => {
    if (!Array.isArray(one) || one.length !== 3 || one[2] === undefined)
      throw new BadReplay(`decision ${i + 1} is not [seat, number, answer]`);
  });
  if (file.outcome !== null && !isOutcome(file.outcome))
    throw new BadReplay('"outcome" does not say who won');
  file.log?.forEach((one: unknown, i) => {
    if (!isEvent(one)) throw new BadReplay(`line ${i + 1} of the log is none`);
  });
  if (file.table !== undefined && !isAtTable(file.table))
    throw new BadReplay('"table" does not say who sat there');
  if (file.report !== undefined && !isReport(file.report))
    throw new BadReplay('"report" does not say what the problem is');
  return value as Replay;
}

type Fields = { readonly [name: string]: unknown };

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const areTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((one: unknown) => typeof one === 'string');

const isOutcome = (value: unknown): boolean =>
  isFields(value) &&
  Array.isArray(value['winners']) &&
  typeof value['rule'] === 'string' &&
  typeof value['reason'] === 'string';

const isEvent = (value: unknown): boolean =>
  isFields(value) && typeof value['kind'] === 'string' && areTexts(value['rules']) && isFields(value['args']);

const isSitter = (value: unknown): boolean =>
  isFields(value) &&
  typeof value['name'] === 'string' &&
  (value['bot'] === null || typeof value['bot'] === 'string');

const isAtTable = (value: unknown): boolean =>
  isFields(value) &&
  Array.isArray(value['seats']) &&
  value['seats'].every(isSitter) &&
  (value['ended'] === null || isOutcome(value['ended'])) &&
  typeof value['practice'] === 'boolean';

const isReport = (value: unknown): boolean =>
  isFields(value) &&
  ['text', 'language', 'screen', 'failure'].every((name) => typeof value[name] === 'string') &&
  areTexts(value['refused']);

/** Plays a replay again from its seed and decisions. */
export function playReplay<T>(game: Game<T>, replay: Replay): History<T> {
  if (replay.game !== game.id) throw new BadReplay(`this is a replay of ${replay.game}, not of ${game.id}`);
  if (replay.version !== game.version || replay.content !== game.content) {
    throw new BadReplay(
      `played with rules ${replay.version} and cards ${replay.content}; here are rules ${game.version} and cards ` +
        `${game.content}. Its public log can still be read.`,
    );
  }
  if (replay.seed === null) throw new BadReplay('the seed is not published yet: the match was not over');
  if (seedHash(replay.seed) !== replay.seedHash)
    throw new BadReplay('the seed does not match the hash shown at the start');
  const history = started(game, replay, replay.seed);
  replay.decisions.forEach(([seat, n, answer], i) => {
    const applied = history.decide(seat, n, answer);
    if (!applied.yes) {
      const why = applied.reasons.map((reason) => `${reason.rule} ${reason.key}`).join(', ');
      throw new BadReplay(`decision ${i + 1} of ${replay.decisions.length} is refused: ${why}`);
    }
  });
  return history;
}

function started<T>(game: Game<T>, replay: Replay, seed: string): History<T> {
  try {
    return History.start(game, replay.setup, seed, chanceOf(replay));
  } catch (error) {
    throw error instanceof BadWords ? new BadReplay(error.message) : error;
  }
}

/** Recomputes everything a replay claims; answers each claim that does not hold. */
export function verifyReplay<T>(game: Game<T>, replay: Replay): string[] {
  const history = playReplay(game, replay);
  const again = writeReplay(history, { withSeed: true });
  const wrong: string[] = [];
  if (again.digest !== replay.digest) wrong.push('the final position differs');
  if (digest(again.outcome) !== digest(replay.outcome)) wrong.push('the outcome differs');
  if (again.log.length !== replay.log.length) {
    wrong.push(`the log has ${replay.log.length} lines, replayed it has ${again.log.length}`);
  } else {
    const line = again.log.findIndex((event, i) => digest(event) !== digest(replay.log[i]));
    if (line >= 0) wrong.push(`line ${line + 1} of the log differs`);
  }
  return wrong;
}
