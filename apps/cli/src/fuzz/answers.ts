import { type Answer, below, type Decision, type Json, type Match, stream } from '@assemble/kernel';
import type { Playable } from '../games/game.ts';
import { type Found, Tries } from './found.ts';
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
    for (let i = below(random, STRIDE); match.outcome === null && forged < count; i++) {
      const decision = match.pending[i % match.pending.length];
      if (decision === undefined) throw new Error('nobody is asked and nobody has won');
      const answer = game.sample(match, decision, random);
      if (i % STRIDE === 0) {
        for (let k = 0; k < AT_ONCE && forged < count; k++, forged++) {
          const forgery = JSON.parse(JSON.stringify(mutate(answer as Json, random))) as Answer;
          tries.run(forged, () => forge(playable, match, decision, forgery));
        }
      }
      if (!game.apply(match, decision.seat, decision.n, answer, null).yes)
        throw new Error('a random answer is refused');
    }
  }
  return tries.found;
}

function forge(
  { game, say }: Playable,
  match: Match,
  decision: Decision,
  forgery: Answer,
): 'taken' | 'refused' {
  const { seat, n, shape } = decision;
  const where = `${shape} ${decision.ask.key} ${JSON.stringify(forgery).slice(0, 200)}`;
  const before = JSON.stringify(match);
  const named = (what: string, cause?: unknown): Error =>
    new Error(`${what}: ${where}`, cause === undefined ? undefined : { cause });
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
  if (applied.yes !== probed) throw named('tried and given, the verdicts differ');
  if (applied.yes) return 'taken';
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
