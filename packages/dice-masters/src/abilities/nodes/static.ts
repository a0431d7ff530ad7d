import { DONE } from '@assemble/kernel';
import { markOf, type Paragraph, whileActive } from '../../text/ability-phrase.ts';
import {
  afterEvent,
  type Happening,
  happeningOf,
  inAll,
  joined,
  type Phrases,
  paragraph,
  type Said,
} from '../../text/said.ts';
import { likely, scaled } from '../expect.ts';
import type { AbilityNode } from '../node.ts';
import { hintStatic, sayStatic } from '../statics/index.ts';
import type { Static } from '../vocabulary.ts';

/** Standing effects under the same condition share a sentence. */
export function sayStatics(alike: readonly Static[], p: Phrases): Paragraph[] {
  const [ability] = alike;
  if (ability === undefined) return [];
  const { marker, words: condition } = markOf(ability.condition);
  const active: Happening | null =
    ability.active === true ? { conjunction: 'while', clause: whileActive(p) } : null;
  const holding = condition === null ? null : p.condition(condition);
  const all = alike.map((one) => sayStatic(one.holds, p));
  const conjunction = condition?.if === 'used-action' ? 'if' : 'while';
  const event =
    holding === null
      ? active
      : active === null
        ? happeningOf(holding, conjunction)
        : joined(p, active, holding);
  return [{ marker, text: paragraph(afterEvent(p, event, together(all))) }];
}

/** Several standing effects in one sentence. */
function together(all: readonly Said[]): Said {
  const clauses = all.flatMap((said) => ('clauses' in said ? said.clauses : []));
  const more = all.flatMap((said) => said.more ?? []);
  return { clauses, ...(more.length === 0 ? {} : { more }) };
}

/** A standing effect is asked for by the rules: it never runs. */
export const standing: AbilityNode<Static> = {
  run: () => DONE,
  can: () => false,
  say: inAll((ability, p) => sayStatics([ability], p)),
  hint: ({ condition, holds }, o) => {
    const one = scaled(hintStatic(holds, o), likely(condition, o));
    return { ...one, fails: one.fails || condition !== undefined };
  },
};
