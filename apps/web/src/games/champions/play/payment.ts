import { RESOURCES, type View } from '@assemble/champions';
import type { Answer, Decision, Json } from '@assemble/kernel';
import type { Locale } from '@assemble/language';
import type { Asked } from '@assemble/protocol';

type Pay = Decision & { readonly shape: 'pay' };
type Resource = keyof typeof RESOURCES;

interface Price {
  readonly amount: number;
  readonly types: readonly Resource[];
  readonly x: Resource | null;
}

const isResource = (one: Json | undefined): one is Resource => typeof one === 'string' && one in RESOURCES;

/** A source as the rules offer it: what it gives, what a card shows to an ability that copies it, whether it is such an ability. */
interface Source {
  readonly gives: readonly Resource[];
  readonly shows: readonly Resource[];
  readonly copies: boolean;
}

function sourcesIn(choices: Asked['choices']): ReadonlyMap<number, Source> {
  return new Map(
    choices.flatMap(({ say, verdict }) => {
      const { card, gives, shows, copies } = say.args;
      if (!verdict.yes || typeof card !== 'number' || !Array.isArray(gives)) return [];
      const shown = Array.isArray(shows) ? shows.filter(isResource) : [];
      return [[card, { gives: gives.filter(isResource), shows: shown, copies: copies === true }] as const];
    }),
  );
}

/** What each of the chosen sources gives: what lies on top of the discard pile is the card that was chosen last before. */
function given(
  choices: Asked['choices'],
  chosen: readonly number[],
): (readonly [number, readonly Resource[]])[] {
  const sources = sourcesIn(choices);
  let top: readonly Resource[] = [];
  return chosen.map((card) => {
    const { gives, shows, copies } = sources.get(card) ?? { gives: [], shows: [], copies: false };
    if (shows.length > 0) top = shows;
    return [card, copies && top.length > 0 ? top : gives] as const;
  });
}

/** The cards and abilities that can pay. */
export const payable = (_decision: Pay, _view: View, choices: Asked['choices']): readonly number[] => [
  ...sourcesIn(choices).keys(),
];

/** The payment with these sources: a wild resource stands in for a type that is still missing. */
export function payment(
  { cost }: Pay,
  chosen: readonly number[],
  _view: View,
  locale: Locale,
  choices: Asked['choices'],
) {
  const { amount, types, x } = cost as unknown as Price;
  const from = given(choices, chosen);
  const missing = [...types];
  for (const type of from.flatMap(([, gives]) => gives)) {
    const at = type === 'wild' ? -1 : missing.indexOf(type);
    if (at >= 0) missing.splice(at, 1);
  }
  const answer: Answer = {
    with: from.map(([card, gives]) => [
      card,
      ...gives.map((type) => (type === 'wild' ? (missing.shift() ?? x ?? 'energy') : type)),
    ]),
  };
  const of = Math.max(amount, x === null ? 0 : 1);
  const got = from.reduce((sum, [, gives]) => sum + gives.length, 0);
  const needs = [...types, ...(x === null ? [] : [x])].map((type) => RESOURCES[type][locale]);
  return {
    answer,
    // What is missing of a type has to come on top of what is there.
    paid: Math.min(of, got, of - Math.min(of, missing.length)),
    of,
    cost: [x === null ? String(amount) : 'X', ...needs].join(' · '),
  };
}
