import { type Clause, during, type Rich } from '@assemble/language';
import { type Paragraph, whileActive } from '../../text/ability-phrase.ts';
import type { VerbId } from '../../text/lexicon.ts';
import { afterEvent, inAll, mayOf, mayPay, type Phrases, paragraph, type Said } from '../../text/said.ts';
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

/** "once during your main phase", "once per turn"; nothing where it may be used at any time of one's turn. */
function timeOf({ limit, main }: Activated, p: Phrases): string | null {
  const once = limit !== undefined;
  if (main !== true)
    return once ? { en: 'once per turn', es: 'una vez por turno', de: 'einmal pro Zug' }[p.locale] : null;
  return {
    en: once ? 'once during your main phase' : 'during your main phase',
    es: once ? 'una vez en tu fase principal' : 'en tu fase principal',
    de: once ? 'einmal in deiner Hauptphase' : 'in deiner Hauptphase',
  }[p.locale];
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
  const where = timeOf(ability, p);
  const cost = p.cost(ability.cost);
  const [first, ...others] = cost;
  const timed = (clause: Clause<VerbId>) => (where === null ? clause : during(p, clause, [where]));
  const paid = first === undefined ? [] : [timed(first), ...others];
  const effect = p.say(ability.effect);
  const said = mayPay(
    paid,
    first === undefined && where !== null ? duringFirst(p, effect, [where]) : effect,
    p,
  );
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
