import { isChoice, judge, standing } from '@assemble/bots';
import { type Answer, type Decision, type Game, type Match, playReplay } from '@assemble/kernel';
import type { ReviewReply, ReviewRequest, Stood } from './messages.ts';

interface Taken {
  readonly step: number;
  readonly match: Match;
  readonly decision: Decision;
  readonly answer: Answer;
}

/** Reviews the decisions of a seat: how the match stood at each of them, then what each of them was worth. */
export function* reviewing(game: Game, { replay, seat }: ReviewRequest): Generator<ReviewReply> {
  const history = playReplay(game, replay);
  const match = history.matchAt(0);
  const taken: Taken[] = [];
  history.decisions.forEach(({ seat: by, n, answer }, step) => {
    const decision = match.pending.find((one) => one.n === n);
    if (by === seat && decision !== undefined)
      taken.push({ step, match: game.clone(match), decision, answer });
    game.apply(match, by, n, answer, null);
  });
  // Not the seed of the match: a review must not know the dice either.
  const stood: Stood[] = taken.map(({ step, match: then }) => ({
    step,
    chance: standing(game, then, seat, `review ${step}`),
  }));
  const end = history.decisions.length;
  stood.push({ step: end, chance: standing(game, match, seat, `review ${end}`) });
  const choices = taken.filter(({ decision }) => isChoice(decision));
  yield { type: 'stood', stood, choices: choices.length };
  for (const { step, match: then, decision, answer } of choices) {
    const judgement = judge(game, then, decision, answer, `review ${step}`);
    yield { type: 'judged', judged: { step, decision, answer, ...judgement } };
  }
  yield { type: 'done' };
}
