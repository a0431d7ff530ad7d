import { type Json, type Match, stream } from '@assemble/kernel';
import type { Playable } from '../games/game.ts';
import { oneLine } from '../mistakes.ts';
import { busySince, type Found, LONGEST, Tries } from './found.ts';
import { mutate } from './mutate.ts';

/** So many decisions of a match with a spoilt set-up are played. */
const DECISIONS = 200;

/** Spoils set-ups: the check refuses each with reasons, or it can be played. */
export function fuzzSetups(playable: Playable, count: number, seed: string): Found {
  const tries = new Tries(playable.id);
  for (let i = 0; i < count; i++) {
    const random = stream(`${seed}/${i}`, 'set-up');
    const format = playable.formats[i % playable.formats.length] ?? '';
    const sound = i % 4 === 0 ? playable.readySetup(random) : playable.setup(format, random);
    // As it would come over the wire.
    const setup = JSON.parse(JSON.stringify(mutate(sound, random))) as Json;
    tries.run(i, () => check(playable, setup, `${seed}/${i}`));
  }
  return tries.found;
}

function check(playable: Playable, setup: Json, seed: string): 'taken' | 'refused' {
  const { game } = playable;
  const begin = busySince();
  const verdict = game.acceptSetup(setup);
  const took = busySince(begin);
  if (took > LONGEST) throw new Error(`the check took ${took} ms`);
  if (!verdict.yes) {
    if (verdict.reasons.length === 0) throw new Error('refused without a reason');
    for (const reason of verdict.reasons) {
      if (reason.rule === '') throw new Error(`refused without a rule: ${reason.key}`);
      for (const locale of ['en', 'es', 'de'] as const) playable.say(reason, locale, null);
    }
    return 'refused';
  }
  try {
    play(playable, game.create(setup, seed), seed);
  } catch (error) {
    throw new Error(`accepted, and then: ${oneLine(error)}`, { cause: error });
  }
  return 'taken';
}

/** Plays at random, with everything that a host does with a match. */
function play({ game, watch }: Playable, match: Match, seed: string): void {
  const random = stream(seed, 'players');
  const watcher = watch();
  const seats = [null, ...Array.from({ length: match.seats }, (_, seat) => seat)];
  for (let i = 0; i < DECISIONS && match.outcome === null; i++) {
    const decision = match.pending[i % match.pending.length];
    if (decision === undefined) throw new Error('nobody is asked and nobody has won');
    if (i % 20 === 0) {
      for (const seat of seats) JSON.stringify(game.view(match, seat));
      game.verdicts(match, decision.seat);
      game.determinize(match, decision.seat, seed);
      game.restore(JSON.parse(JSON.stringify(game.clone(match))) as Json);
    }
    const [wrong] = watcher(match);
    if (wrong !== undefined) throw new Error(wrong);
    const answer = game.sample(match, decision, random);
    const applied = game.apply(match, decision.seat, decision.n, answer);
    if (!applied.yes) throw new Error(`a random answer is refused: ${applied.reasons[0]?.key}`);
    for (const event of applied.events) for (const seat of seats) game.project(event, seat);
  }
}
