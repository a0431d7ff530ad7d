import { type Clause, during, type Rich, rich, sentence, words } from '@assemble/language';
import type { Paragraph } from '../../text/ability-phrase.ts';
import type { VerbId } from '../../text/lexicon.ts';
import {
  afterEvent,
  type Happening,
  type Holding,
  inAll,
  type Phrases,
  paragraph,
  type Said,
  told,
} from '../../text/said.ts';
import { chanceOf, hint, likely, priceOf } from '../expect.ts';
import type { AbilityNode } from '../node.ts';
import { paidEffect } from '../paid.ts';
import type { Global } from '../vocabulary.ts';

/** Effects that change what is about to happen. */
const REPLACES: ReadonlySet<string> = new Set(['prevent', 'redirect', 'increase']);

function globalText(ability: Global, p: Phrases): Paragraph[] {
  const { reaction, condition, effect } = ability;
  const event =
    reaction === undefined
      ? null
      : p.event(reaction, {
          conjunction: 'when',
          would: REPLACES.has(effect.node) && reaction.event !== 'affected',
        });
  const holding = condition === undefined || condition.if === 'bursts' ? null : p.condition(condition);
  const when = timeOf(p, ability, holding);
  const paid = p.cost(ability.cost).map((one, i) => (german(p) && i === 0 ? during(p, one, when) : one));
  const cost = event === null ? { clauses: paid } : reacting(p, paid, event);
  const first = told(p, holding !== null && !('during' in holding) ? asCondition(holding) : null, cost);
  const start = german(p) || when.length === 0 ? first : rich`${when}, ${first}`;
  const said = [...afterEvent(p, null, p.say(effect)), ...oncePerEvent(p, ability)];
  return [{ marker: 'global', text: words('Global:', paragraph([sentence(start), ...said])) }];
}

/** German puts the time into the clause. */
const german = (p: Phrases): boolean => p.locale === 'de';

const asCondition = (holding: Clause<VerbId>): Happening => ({ conjunction: 'if', clause: holding });

/** "Pay a shield when you would take damage." */
function reacting(p: Phrases, cost: readonly Clause<VerbId>[], event: Happening): Said {
  if ('front' in event)
    return { clauses: cost.map((one, i) => (i === 0 ? { ...one, front: event.front } : one)) };
  const when = p.subordinate(event.conjunction, event.clause);
  const tail = p.locale === 'de' ? rich`, ${when}` : when;
  return { clauses: cost.map((one, i) => (i === cost.length - 1 ? { ...one, tail } : one)) };
}

const oncePerEvent = (p: Phrases, { limit }: Global): Rich[] =>
  limit === 'once-per-event'
    ? [
        [
          {
            en: '(Only once each time.)',
            es: '(Solo una vez en cada ocasión.)',
            de: '(Jedes Mal nur einmal.)',
          }[p.locale],
        ],
      ]
    : [];

/** "once during your turn" */
function timeOf(p: Phrases, { limit }: Global, holding: Holding | null): Rich {
  const time = holding !== null && 'during' in holding ? holding.during : [];
  if (limit !== 'once-per-turn') return time;
  if (time.length > 0) return words({ en: 'once', es: 'una vez', de: 'einmal' }[p.locale], time);
  return [{ en: 'once per turn', es: 'una vez por turno', de: 'einmal pro Zug' }[p.locale]];
}

/** Both players may use it; only its owner has built a team around it. */
const SHARED = 0.5;

export const global: AbilityNode<Global> = {
  ...paidEffect,
  say: inAll(globalText),
  hint: ({ cost, reaction, condition, effect }, o) => {
    const chance = (reaction === undefined ? 1 : chanceOf(reaction, o)) * likely(condition, o);
    const { gain, side } = o.hint(effect);
    const { tempo, loss } = priceOf(cost);
    return hint(Math.max(0, gain - loss) * chance * SHARED, side, { fails: true, tempo: tempo * chance });
  },
};
