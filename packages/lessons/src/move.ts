import type { Answer, Decision, GameWords, Match, Prepared } from '@assemble/kernel';

/** An answer in the words of scenarios: answers that differ only in which of two like things they name are alike. */
export function moveWords<T>(
  words: GameWords<T>,
  prepared: Prepared<T>,
  match: Match<T>,
  decision: Decision,
  answer: Answer,
): string {
  const offers = words.sight(prepared, match).offers(decision);
  const listed = (indexes: readonly number[]): string =>
    indexes
      .map((i) => offers[i]?.words ?? '')
      .sort()
      .join(' + ');
  const list = Array.isArray(answer) ? answer : [];
  switch (decision.shape) {
    case 'options': {
      const i = prepared.game.verdicts(match, decision.seat).findIndex(({ id }) => id === answer);
      return offers[i]?.words ?? String(answer);
    }
    case 'entities':
      return list.length === 0 ? 'nobody' : listed(list.map((one) => decision.from.indexOf(Number(one))));
    case 'assign': {
      const before = decision.to.map((_, i) => decision.to.slice(0, i).reduce((n, to) => n + to.length, 0));
      const put = decision.items.flatMap((_, i) =>
        (Array.isArray(list[i]) ? list[i] : []).map(
          (to) => (before[i] ?? 0) + (decision.to[i] ?? []).indexOf(Number(to)),
        ),
      );
      return put.length === 0 ? 'nobody' : listed(put);
    }
    case 'place':
      return 'place';
    case 'pay':
      return paidWith(answer) ?? JSON.stringify(answer);
    default:
      return JSON.stringify(answer);
  }
}

/** Whatever a payment is made with, in whatever order: 'pay 4 + 9'. Null where something else is added to it. */
function paidWith(answer: Answer): string | null {
  if (typeof answer !== 'object' || answer === null || !('with' in answer)) return null;
  const list = Array.isArray(answer['with']) ? answer['with'] : [];
  const things = list.map((one) => String(Array.isArray(one) ? one[0] : one));
  return `pay ${things.sort().join(' + ')}`;
}
