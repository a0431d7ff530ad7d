import { type Rich, rich, sentence, words } from '@assemble/language';
import type { Active, Limit, Static, Trigger } from '../abilities/vocabulary.ts';
import { spent } from './amounts.ts';
import {
  type C,
  clauses,
  mayOf,
  mayPay,
  type Opening,
  type Phrases,
  type Said,
  sentences,
  under,
} from './said.ts';
import { staticClause } from './statics.ts';

const LIMITS: {
  readonly [limit in Limit]: { readonly en: string; readonly es: string; readonly de: string };
} = {
  turn: { en: '(Once per turn.)', es: '(Una vez por turno.)', de: '(Ein Mal pro Zug.)' },
  character: {
    en: '(Each character can be affected only once per turn.)',
    es: '(Cada Personaje solo puede verse afectado una vez por turno.)',
    de: '(Jeder Charakter kann nur ein Mal pro Zug betroffen sein.)',
  },
  'character-round': {
    en: '(Each character can be affected only once per round.)',
    es: '(Cada Personaje solo puede verse afectado una vez por ronda.)',
    de: '(Jeder Charakter kann nur ein Mal pro Runde betroffen sein.)',
  },
  round: { en: '(Once per round.)', es: '(Una vez por ronda.)', de: '(Ein Mal pro Runde.)' },
  game: { en: '(Once per game.)', es: '(Una vez por partida.)', de: '(Ein Mal pro Partie.)' },
};

const limited = (p: Phrases, limit: Limit | undefined): Rich[] =>
  limit === undefined ? [] : [[LIMITS[limit][p.locale]]];

/** "Action: …" */
export function sayActive(ability: Active, p: Phrases): Rich[] {
  if (p.place === 'crisis') return sayOffer(ability, p);
  const condition = ability.if === undefined ? {} : { condition: p.condition(ability.if) };
  const said = sentences(p, null, { ...p.say(ability.effect), ...condition });
  const [first, ...others] = said;
  const action = { en: 'Action:', es: 'Acción:', de: 'Aktion:' }[p.locale];
  const start = ability.action === true && first !== undefined ? [rich`${action} ${first}`, ...others] : said;
  return [...start, ...limited(p, ability.limit)];
}

/** What a crisis card offers to all: "A character holding a token may spend 6 Power to …". */
function sayOffer({ cost, if: condition, effect, limit }: Active, p: Phrases): Rich[] {
  const who = condition?.if === 'character' && condition.of === 'self' ? condition.who : {};
  const subject = p.characters(who, 'a');
  p.talk.focus = 'self';
  const paying: C = { verb: 'spend', subject, rest: spent(p, cost) };
  return [...sentences(p, null, mayPay(p, paying, p.say(effect))), ...limited(p, limit)];
}

/** "When …, this character may use this superpower. …", or "When …, it gains 1 Power." */
export function sayTrigger(ability: Trigger, p: Phrases): Rich[] {
  const { opening, condition } = p.event(ability.on);
  const tail = limited(p, ability.limit);
  if (ability.cost !== undefined && p.place !== 'attack') {
    const using = sentences(
      p,
      opening,
      under(p, opening, condition, () => use(p)),
    );
    return [...using, ...sentences(p, null, p.say(ability.effect)), ...tail];
  }
  p.talk.opened = opening !== null;
  const whole = under(p, opening, condition, () => offered(ability, p));
  return [...sentences(p, opening, whole), ...tail];
}

/** What happens, at its player's will and cost where it has one. */
function offered({ cost, may, effect }: Trigger, p: Phrases): Said {
  if (cost === undefined) return may === true ? mayOf(p, p.say(effect)) : p.say(effect);
  const paying: C = { verb: 'spend', subject: p.anchor('self'), rest: spent(p, cost) };
  return mayPay(p, paying, p.say(effect));
}

const use = (p: Phrases): Said =>
  clauses({
    verb: 'use',
    subject: p.anchor('self'),
    modal: 'may',
    rest: p.pick({ en: 'this superpower', es: 'este Superpoder', de: 'diese Superkraft' }),
  });

/** Standing effects under the same condition share a sentence. */
export function sayStandings(all: readonly Static[], p: Phrases): Rich[] {
  const [first] = all;
  if (first === undefined) return [];
  const opening: Opening | null =
    first.if === undefined ? null : { text: p.condition(first.if), clause: true };
  const subject = first.for === undefined ? p.anchor('self') : p.characters(first.for, 'plural');
  const said = all.map(({ holds }, i) =>
    staticClause(p, holds, i === 0 ? subject : { ...subject, text: [] }),
  );
  return [words(...sentences(p, opening, { clauses: said }).map((one) => sentence(one)))];
}
