import { type Bot, consult } from '@assemble/bots';
import type { Game, Json } from '@assemble/kernel';
import type { Sample } from './fit.ts';

/** Plays a match out and notes how it stood for the first seat whenever a turn began. */
export function played(game: Game, setup: Json, seed: string, bot: (seed: string) => Bot): readonly Sample[] {
  const match = game.create(setup, seed);
  const sitters = Array.from({ length: match.seats }, (_, seat) => bot(`${seed}/${seat}`));
  const turn = game.rulebook.pace?.turn;
  const together = game.sides === 'together';
  const stood: number[] = [];
  let last: object | undefined;
  while (match.outcome === null) {
    const [decision] = match.pending;
    const sitter = sitters[decision?.seat ?? -1];
    if (decision === undefined || sitter === undefined) throw new Error('nobody is asked');
    const frame = match.frames.find(({ procedure }) => procedure === turn);
    if (frame !== undefined && frame !== last) {
      last = frame;
      stood.push(game.appraise(match, 0) / (together ? match.seats : 1));
    }
    const answer = consult(sitter, game, match, decision, `${seed}/${decision.n}`);
    if (!game.apply(match, decision.seat, decision.n, answer, null).yes)
      throw new Error(`${sitter.name} answers ${JSON.stringify(answer)} to ${decision.ask.key}`);
  }
  const { winners } = match.outcome;
  // A draw says nothing about who stood better.
  if (!together && winners.length === 0) return [];
  return stood.map((points) => ({ points, won: winners.includes(0) }));
}
