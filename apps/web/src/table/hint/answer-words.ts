import type { Answer, Decision, Json, Option } from '@assemble/kernel';
import { plain } from '@assemble/language';
import type { Desk } from '../desk.ts';
import type { TableWords } from '../words/index.ts';

const numbers = (value: Json | undefined): readonly number[] =>
  Array.isArray(value) ? value.filter((one: Json): one is number => typeof one === 'number') : [];

/** An answer in words; empty where there are none for it. */
export function answerWords(decision: Decision, answer: Answer, desk: Desk, t: TableWords): string {
  const { nameOf, say, locale, face, view, me } = desk;
  const listed = (names: readonly string[]): string =>
    names.length === 0 ? t.chooseNothing : new Intl.ListFormat(locale).format(names);
  const named = (options: readonly Option[], id: Json): string => {
    const option = options.find((one) => one.id === id);
    return option === undefined ? '' : plain(say(option.say));
  };
  switch (decision.shape) {
    case 'options':
      return named(decision.options, answer);
    case 'order':
      return Array.isArray(answer) ? answer.map((id: Json) => named(decision.options, id)).join(' → ') : '';
    case 'entities':
      return listed(numbers(answer).map(nameOf));
    case 'distribute':
      return listed(
        numbers(answer).flatMap((amount, i) => {
          const to = decision.among[i];
          return amount === 0 || to === undefined ? [] : [`${nameOf(to)} +${amount}`];
        }),
      );
    case 'number':
      return String(answer);
    case 'yes-no':
      return answer === true ? t.yes : t.no;
    case 'assign':
      return listed(
        decision.items.flatMap((item, i) => {
          const to = Array.isArray(answer) ? numbers(answer[i]) : [];
          return to.length === 0 ? [] : [`${nameOf(item)} → ${to.map(nameOf).join(', ')}`];
        }),
      );
    case 'pay': {
      if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return '';
      const more = 'extend' in answer ? answer['extend'] : undefined;
      if (more !== undefined) return named(decision.extend, more);
      const paid = 'with' in answer ? answer['with'] : undefined;
      const ids = Array.isArray(paid)
        ? paid.map((one: Json) => (Array.isArray(one) ? (one[0] ?? -1) : one))
        : [];
      return listed(numbers(ids).map(nameOf));
    }
    case 'commit': {
      const offers = face.commitments(decision, answer, view, locale);
      const wanted = JSON.stringify(answer);
      return offers.find((offer) => JSON.stringify(offer.answer) === wanted)?.label ?? '';
    }
    case 'place':
      return face.placeName?.(answer, view, locale, me) ?? '';
  }
}
