import { type Answer, below, type Decision, type Match, type Stream } from '@assemble/kernel';
import type { Playable } from '../games/game.ts';
import { bestOf } from '../games/rare.ts';

/** Draws a legal answer. */
export type Draw = (match: Match, decision: Decision, random: Stream) => Answer;

/** Enough to find a line of most menus; more would only be dearer. */
const TRIES = 8;
/** One answer in so many is left to chance, and one to habit, so that games do not all go the same way, and go on. */
const CHANCE = 8;

/** Draws several answers and takes the one that does most for rare meetings. */
export function forMeetings({ game, meetings }: Playable): Draw {
  return (match, decision, random) => {
    const mood = below(random, CHANCE);
    const plain = game.sample(match, decision, random);
    if (mood === 0) return plain;
    if (mood === 1) return game.rulebook.habit?.(match, decision) ?? plain;
    return bestOf(
      TRIES,
      () => game.sample(match, decision, random),
      (answer) => meetings.worth(match, decision, answer),
    );
  };
}
