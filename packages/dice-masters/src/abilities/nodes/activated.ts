import type { Rich } from '@assemble/language';
import { type Paragraph, whileActive } from '../../text/ability-phrase.ts';
import {
  afterEvent,
  during,
  inAll,
  mayOf,
  mayPay,
  type Phrases,
  paragraph,
  type Said,
} from '../../text/said.ts';
import { hint, priceOf } from '../expect.ts';
import type { AbilityNode } from '../node.ts';
import { paidEffect } from '../paid.ts';
import type { Activated } from '../vocabulary.ts';

/** Words for a time in the first clause. */
function duringFirst(p: Phrases, said: Said, when: Rich): Said {
  if ('text' in said) return said;
  const [first, ...others] = said.clauses;
  return first === undefined ? said : { ...said, clauses: [during(p, first, when), ...others] };
}

function activatedText(ability: Activated, p: Phrases): Paragraph[] {
  if (ability.beside === true) {
    const front = [{ en: 'at any time', es: 'en cualquier momento', de: 'jederzeit' }[p.locale]];
    const said = mayOf(p.say(ability.effect), p);
    const text =
      p.locale === 'de' ? afterEvent(p, null, duringFirst(p, said, front)) : afterEvent(p, { front }, said);
    return [{ marker: '', text: paragraph(text) }];
  }
  const active = whileActive(p);
  const where = {
    en: ability.limit === undefined ? 'during your main phase' : 'once during your main phase',
    es: ability.limit === undefined ? 'en tu fase principal' : 'una vez en tu fase principal',
    de: ability.limit === undefined ? 'in deiner Hauptphase' : 'einmal in deiner Hauptphase',
  }[p.locale];
  const cost = p.cost(ability.cost);
  const [first, ...others] = cost;
  const paid = first === undefined ? [] : [during(p, first, [where]), ...others];
  const effect = p.say(ability.effect);
  const said = mayPay(paid, first === undefined ? duringFirst(p, effect, [where]) : effect, p);
  const text = paragraph(afterEvent(p, { conjunction: 'while', clause: active }, said));
  return [{ marker: '', text }];
}

export const activated: AbilityNode<Activated> = {
  ...paidEffect,
  say: inAll(activatedText),
  hint: ({ beside, cost, effect }, o) => {
    // A die lies beside one of its player's characters.
    if (beside === true) o.that = 'own';
    const { gain, side, tempo } = o.hint(effect);
    const price = priceOf(cost);
    return hint(Math.max(0, gain - price.loss), side, { fails: true, tempo: tempo + price.tempo });
  },
};
