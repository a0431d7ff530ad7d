import {
  type AttackTerms,
  atLeast,
  attackOdds,
  average,
  COVER,
  type Odds,
  type View,
} from '@assemble/crisis-protocol';

type Forecast = View['forecasts'][number];

const known = new WeakMap<AttackTerms, Odds>();

/** The chances of an attack, worked out once. */
export function oddsOf({ terms }: Pick<Forecast, 'terms'>): Odds {
  const odds = known.get(terms) ?? attackOdds(terms, false);
  known.set(terms, odds);
  return odds;
}

/** The chance of at least 1 damage. */
export const hurtBy = (forecast: Pick<Forecast, 'terms'>): number => atLeast(oddsOf(forecast), 1);

const bare = new WeakMap<AttackTerms, AttackTerms>();

/** The same attack as if there were no cover; null where there is none. */
export function withoutCover({ terms }: Pick<Forecast, 'terms'>): Pick<Forecast, 'terms'> | null {
  const modifiers = terms.modifiers.filter(({ ability }) => ability !== COVER);
  if (modifiers.length === terms.modifiers.length) return null;
  const without = bare.get(terms) ?? { ...terms, modifiers };
  bare.set(terms, without);
  return { terms: without };
}

/** The attack that is being declared, else the line of the menu that is looked at; null where there is none. */
export function attackMeant(
  view: View,
  eyed: { readonly [arg: string]: unknown } | undefined,
): string | null {
  const [decision] = view.decisions;
  const asked = decision?.ask.key === 'ask.which-target' ? decision.ask.args['attack'] : undefined;
  const meant = asked ?? eyed?.['attack'];
  return typeof meant === 'string' ? meant : null;
}

/**
 * What an attack on somebody would be like: of the one that is meant, else of the one that hurts most. Nothing where no
 * attack reaches: the rules forecast only those that could be made.
 */
export function forecastOn(view: View, target: number, attack: string | null): Forecast | undefined {
  const against = view.forecasts.filter((one) => one.target === target);
  const meant = against.filter((one) => attack === null || one.attack === attack);
  return meant.reduce<Forecast | undefined>(
    (best, one) => (best === undefined || average(oddsOf(one)) > average(oddsOf(best)) ? one : best),
    undefined,
  );
}
