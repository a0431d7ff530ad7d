import { digest, type Game, type Match } from '@assemble/kernel';
import { legalAnswers } from './answers.ts';

/** How far and how wide a count goes: at each depth the first `width` positions are looked at. */
export interface Reach {
  readonly depth: number;
  readonly width: number;
}

/** By depth: how many answers were legal, and how many different positions they lead to. */
export interface Counts {
  readonly answers: readonly number[];
  readonly positions: readonly number[];
}

/** A position without what tells rules and cards apart: it is the same as long as it plays the same. */
export const fingerprint = (match: Match): string => digest({ ...match, version: '', content: '' });

/** Counts what can happen from a position. */
export function perft(game: Game, start: Match, { depth, width }: Reach): Counts {
  const answers: number[] = [];
  const positions: number[] = [];
  let here: Match[] = [start];
  for (let d = 0; d < depth && here.length > 0; d++) {
    const next = new Map<string, Match>();
    let legal = 0;
    for (const match of here.slice(0, width)) {
      const [decision] = match.pending;
      if (decision === undefined) continue;
      for (const answer of legalAnswers(game, match, decision)) {
        legal++;
        const after = game.clone(match);
        const applied = game.apply(after, decision.seat, decision.n, answer, null);
        if (!applied.yes)
          throw new Error(`what was legal is refused: ${JSON.stringify({ decision, answer })}`);
        const id = fingerprint(after);
        if (!next.has(id)) next.set(id, after);
      }
    }
    answers.push(legal);
    positions.push(next.size);
    here = [...next.values()];
  }
  return { answers, positions };
}
