import { type Answer, below, type Decision, type Json, type Match, notPlain, stream } from '@assemble/kernel';
import type { Playable, Watcher } from '../games/game.ts';
import { busySince, type Found, LONGEST, Tries } from './found.ts';
import { mutate } from './mutate.ts';

/** So many answers are forged at one decision, and so many decisions lie between two that are forged at. */
const AT_ONCE = 10;
const STRIDE = 7;

/** Forges answers: each is refused with reasons and changes nothing, or it happens to be legal. */
export function fuzzAnswers(playable: Playable, count: number, seed: string): Found {
  const { game } = playable;
  const tries = new Tries(playable.id);
  for (let nth = 0, forged = 0; forged < count; nth++) {
    const random = stream(`${seed}/${nth}`, 'answers');
    const format = playable.formats[nth % playable.formats.length] ?? '';
    const match = game.create(playable.setup(format, random), `${seed}/${nth}`);
    const watch = playable.watch();
    for (let i = below(random, STRIDE); match.outcome === null && forged < count; i++) {
      const decision = match.pending[i % match.pending.length];
      if (decision === undefined) throw new Error('nobody is asked and nobody has won');
      watch(match);
      // Before the first turn the match has not begun for a watcher, and a forgery would begin another one.
      const watcher: Watcher = playable.turn(match) > 0 ? watch : () => [];
      const answer = game.sample(match, decision, random);
      if (i % STRIDE === 0) {
        for (let k = 0; k < AT_ONCE && forged < count; k++, forged++) {
          const forgery = JSON.parse(JSON.stringify(mutate(answer as Json, random))) as Answer;
          tries.run(forged, () => forge({ playable, watcher, match, decision, forgery }));
        }
      }
      if (!game.apply(match, decision.seat, decision.n, answer, null).yes)
        throw new Error('a random answer is refused');
    }
  }
  return tries.found;
}

interface Forgery {
  readonly playable: Playable;
  /** Has seen how the match began. */
  readonly watcher: Watcher;
  readonly match: Match;
  readonly decision: Decision;
  readonly forgery: Answer;
}

function forge({ playable, watcher, match, decision, forgery }: Forgery): 'taken' | 'refused' {
  const { game, say } = playable;
  const { seat, n, shape } = decision;
  const where = `${shape} ${decision.ask.key} ${JSON.stringify(forgery).slice(0, 200)}`;
  const before = JSON.stringify(match);
  const named = (what: string, cause?: unknown): Error =>
    new Error(`${what}: ${where}`, cause === undefined ? undefined : { cause });
  const begin = busySince();
  let probed: boolean;
  try {
    probed = game.probe(match, seat, n, forgery).verdict.yes;
  } catch (error) {
    throw named('trying it fails', error);
  }
  if (JSON.stringify(match) !== before) throw named('trying it changes the match');
  const copy = game.clone(match);
  let applied: ReturnType<typeof game.apply>;
  try {
    applied = game.apply(copy, seat, n, forgery, null);
  } catch (error) {
    throw named('it breaks the rules', error);
  }
  const took = busySince(begin);
  if (took > LONGEST) throw named(`it took ${took} ms`);
  if (applied.yes !== probed) throw named('tried and given, the verdicts differ');
  if (applied.yes) {
    playOn(game, watcher, copy, named);
    return 'taken';
  }
  if (applied.reasons.length === 0) throw named('refused without a reason');
  for (const reason of applied.reasons) {
    for (const locale of ['en', 'es', 'de'] as const) {
      try {
        say(reason, locale, match);
      } catch (error) {
        throw named(`no words for ${reason.key}`, error);
      }
    }
  }
  if (JSON.stringify(copy) !== before) throw named('refused, and the match is another');
  return 'refused';
}

/** What was taken is in the match now: it must still be one. */
function playOn(
  game: Playable['game'],
  watcher: Watcher,
  match: Match,
  named: (what: string, cause?: unknown) => Error,
): void {
  const random = stream(match.seedHash, 'played on');
  for (let i = 0; i < 10 && match.outcome === null; i++) {
    const [decision] = match.pending;
    if (decision === undefined) throw named('taken, and nobody is asked any more');
    const place = notPlain(match);
    if (place !== null) throw named(`taken, and the match is no plain data at ${place}`);
    const [wrong] = watcher(match);
    if (wrong !== undefined) throw named(`taken, and then ${wrong}`);
    try {
      const answer = game.sample(match, decision, random);
      if (!game.apply(match, decision.seat, decision.n, answer, null).yes)
        throw new Error('a random answer is refused');
    } catch (error) {
      throw named('taken, and then the rules fail', error);
    }
  }
}
