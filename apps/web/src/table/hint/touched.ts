import type { Answer, Decision, Json } from '@assemble/kernel';

/** What lies on the board: an entity of the match, or a card by its id. */
export type Ref = number | string;

/** What an answer touches: things, each with a word beside it, and ways from one thing to another. */
export interface Touched {
  readonly things: readonly { readonly ref: Ref; readonly label?: string }[];
  readonly ways: readonly { readonly from: Ref; readonly to: Ref }[];
}

const NOTHING: Touched = { things: [], ways: [] };

const numbers = (value: Json | undefined): readonly number[] =>
  Array.isArray(value) ? value.filter((one: Json): one is number => typeof one === 'number') : [];

const marked = (refs: readonly Ref[]): Touched => ({ things: refs.map((ref) => ({ ref })), ways: [] });

/** What a menu line is about: the entities and cards among its arguments. What is none is not found on the board. */
function refsIn(value: Json): readonly Ref[] {
  if (typeof value === 'number' || typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  if (Array.isArray(value)) return value.flatMap(refsIn);
  const fields = value as { readonly [name: string]: Json };
  return ['id', 'card', 'die', 'dice', 'entity', 'target', 'character', 'by'].flatMap((name) =>
    refsIn(fields[name] ?? null),
  );
}

/** What an answer to a question touches, for a board to mark. */
export function touchedBy(decision: Decision, answer: Answer): Touched {
  switch (decision.shape) {
    case 'options': {
      const option = decision.options.find(({ id }) => id === answer);
      return option === undefined ? NOTHING : marked(refsIn({ ...option.say.args }));
    }
    case 'entities':
      return marked(numbers(answer));
    case 'distribute':
      return {
        things: numbers(answer).flatMap((amount, i) => {
          const ref = decision.among[i];
          return amount === 0 || ref === undefined ? [] : [{ ref, label: `+${amount}` }];
        }),
        ways: [],
      };
    case 'assign': {
      const ways = decision.items.flatMap((from, i) =>
        (Array.isArray(answer) ? numbers(answer[i]) : []).map((to) => ({ from, to })),
      );
      return { things: ways.flatMap(({ from, to }) => [{ ref: from }, { ref: to }]), ways };
    }
    case 'pay': {
      if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return NOTHING;
      const paid = 'with' in answer ? answer['with'] : undefined;
      return marked(
        numbers(
          Array.isArray(paid) ? paid.map((one: Json) => (Array.isArray(one) ? (one[0] ?? null) : one)) : [],
        ),
      );
    }
    default:
      return NOTHING;
  }
}
