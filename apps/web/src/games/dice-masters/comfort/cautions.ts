import type { View } from '@assemble/dice-masters';
import type { Answer, Json, Message } from '@assemble/kernel';
import type { Locale } from '@assemble/language';
import type { Asked } from '@assemble/protocol';
import { energyIn } from '../board/dice.ts';
import { throughOf } from '../board/outlook.ts';
import { term } from '../data.ts';
import { comfortWords } from './words.ts';

/** So many things that could still be done are named. */
const MOST = 4;

/** What the energy that is left could still buy or field when the main phase is ended. */
export function unused(
  { decision, choices }: Asked,
  answer: Answer,
  view: View,
  locale: Locale,
  say: (message: Message) => string,
): readonly string[] {
  // After the opponent has declined the same question comes again: it was thought over before.
  if (decision.ask.key !== 'ask.main' || answer !== 'stop' || decision.ask.args['again'] === true) return [];
  const open = choices.filter(({ id, verdict }) => verdict.yes && /^(buy|field):/.test(id));
  if (open.length === 0) return [];
  const t = comfortWords[locale];
  const energy = [...energyIn(view, decision.seat)].map(
    ([type, count]) => `${term(type, locale)} × ${count}`,
  );
  const named = open.slice(0, MOST).map(({ say: label }) => t.couldStill(say(label)));
  const rest = open.length - named.length;
  return [
    ...(energy.length === 0 ? [] : [t.energyLeft(energy.join(', '))]),
    ...named,
    ...(rest > 0 ? [t.andMore(rest)] : []),
  ];
}

const isNumbers = (value: Json | undefined): value is readonly number[] =>
  Array.isArray(value) && value.every((one: Json) => typeof one === 'number');

/** Blocks that would let through as much damage as the player has life. */
export function losing({ decision }: Asked, answer: Answer, view: View, locale: Locale): readonly string[] {
  if (decision.ask.key !== 'ask.blockers' || decision.shape !== 'assign' || !Array.isArray(answer)) return [];
  const put: readonly Json[] = answer;
  const assigned = new Map(
    decision.items.map((item, i) => {
      const to = put[i];
      return [item, isNumbers(to) ? to : []] as const;
    }),
  );
  const life = view.players[decision.seat]?.life ?? 0;
  const through = throughOf(view, assigned);
  return through >= life ? [comfortWords[locale].throughKills(through, life)] : [];
}
