import { rich, type Subject, words } from '@assemble/language';
import type { AllyLimit } from '../abilities/statics/ally-limit.ts';
import type { Base } from '../abilities/statics/base.ts';
import type { Cannot } from '../abilities/statics/cannot.ts';
import type { CostChange } from '../abilities/statics/cost-change.ts';
import type { DoubleResources } from '../abilities/statics/double-resources.ts';
import type { GainsKeyword } from '../abilities/statics/gains-keyword.ts';
import type { GainsTrait } from '../abilities/statics/gains-trait.ts';
import type { Gets } from '../abilities/statics/gets.ts';
import type { Multiply } from '../abilities/statics/multiply.ts';
import type { MustDefend } from '../abilities/statics/must-defend.ts';
import type { Sets } from '../abilities/statics/sets.ts';
import type { Amount } from '../abilities/vocabulary.ts';
import { SETS, setKind, TRAITS } from '../names.ts';
import type { StatName } from '../rules/reading.ts';
import { atMost, bonuses } from './amounts.ts';
import { cardsPhrase } from './cards-phrase.ts';
import { keywordWords } from './keywords.ts';
import { STATS } from './names.ts';
import type { Phrases } from './phrases.ts';
import { type C, opened, type Said, says, when } from './said.ts';
import { self, targetPhrase } from './target-phrase.ts';
import type { Whom } from './whom.ts';

/** "your hero gets +1 ATK". */
export function getsPhrase(p: Phrases, { to, values, most }: Gets): Said {
  const subject = targetPhrase(p, to);
  const { what, per, tail } = bonuses(p, values);
  const rest = p.locale === 'de' ? words(per, what) : words(what, per);
  const end = most === undefined ? tail : words(tail, atMost(p, most));
  return says({ verb: 'get', subject, rest, ...(end.length === 0 ? {} : { tail: end }) });
}

/** "el ATQ", but "la DEF": as the words they stand for. */
const FEMININE: ReadonlySet<StatName> = new Set(['thw', 'def', 'rec', 'hitPoints']);

/** "Titania's ATK", as a subject. */
function valueWords(p: Phrases, of: Whom, stat: StatName): Subject {
  const name = STATS[stat][p.locale];
  const feminine = p.locale === 'es' && FEMININE.has(stat);
  const text = p.in({
    en: rich`${of.bare('nom')}'s ${name}`,
    es: rich`${feminine ? 'la' : 'el'} ${name} ${p.prep('de', of.bare('nom'))}`,
    de: rich`der ${name}-Wert ${of.bare('gen')}`,
  });
  return p.named(text, { gender: feminine ? 'f' : 'm' });
}

/** What a value is equal to: X. */
function equalTo(p: Phrases, amount: Exclude<Amount, number>, of: Whom): string {
  if (amount.amount !== 'remaining') throw new Error(`no words for a base value that is ${amount.amount}`);
  return p.in({
    en: 'equal to its remaining hit points',
    es: 'igual a su vida restante',
    de: `gleich ${p.pronoun(of, 'gen')}en verbleibenden Lebenspunkten`,
  });
}

/** What a value is before modifiers: "has these base values: …", or "is equal to …". */
export function basePhrase(p: Phrases, { to, values }: Base): Said {
  const subject = targetPhrase(p, to);
  const entries = Object.entries(values) as [StatName, Amount][];
  const computed = entries.flatMap(([stat, amount]) =>
    typeof amount === 'number'
      ? []
      : says({ verb: 'equal', subject: valueWords(p, subject, stat), rest: equalTo(p, amount, subject) }),
  );
  const fixed = entries.filter(([, amount]) => typeof amount === 'number');
  if (fixed.length === 0) return computed;
  const list = p.list(
    fixed.map(([stat, amount]) => `${STATS[stat][p.locale]} ${amount}`),
    'and',
  );
  const rest = p.in({
    en: rich`these base values: ${list}`,
    es: rich`estos valores básicos: ${list}`,
    de: rich`diese Basiswerte: ${list}`,
  });
  return [...says({ verb: 'have', subject, rest }), ...computed];
}

export function multiplyPhrase(p: Phrases, { to, stat, by }: Multiply): Said {
  const subject = valueWords(p, targetPhrase(p, to), stat);
  const rest = p.in({
    en: `multiplied by ${by}`,
    es: `multiplicado por ${by}`,
    de: `mit ${by} multipliziert`,
  });
  return says({ verb: 'become', subject, rest });
}

export const setsPhrase = (p: Phrases, { to, stat, value }: Sets): Said =>
  says({ verb: 'equal', subject: valueWords(p, targetPhrase(p, to), stat), rest: String(value) });

export function gainsTraitPhrase(p: Phrases, { to, trait }: GainsTrait): Said {
  const name = TRAITS[trait][p.locale];
  const rest = p.in({ en: `the ${name} trait`, es: `el rasgo ${name}`, de: `das Merkmal ${name}` });
  return says({ verb: 'gain', subject: targetPhrase(p, to), rest });
}

export const gainsKeywordPhrase = (p: Phrases, { to, keywords }: GainsKeyword): Said =>
  says({ verb: 'gain', subject: targetPhrase(p, to), rest: p.list(keywordWords(keywords, p.locale), 'and') });

export function cannotPhrase(p: Phrases, { what, to, from }: Cannot): Said {
  if (what === 'take-damage') {
    const subject = targetPhrase(p, to);
    if (from === undefined) return says({ verb: 'cannotTakeDamage', subject });
    const those = cardsPhrase(p, from, { det: 'none', count: 'many' });
    const rest = p.in({
      en: rich`from ${those.bare('dat')}`,
      es: p.prep('de', those.bare('dat')),
      de: rich`durch ${those.bare('acc')}`,
    });
    return says({ verb: 'cannotTakeDamage', subject, rest });
  }
  const scheme = targetPhrase(p, to).bare('dat');
  return says(
    p.in<C>({
      en: { verb: 'cannotBeRemoved', subject: p.named('threat'), rest: rich`from ${scheme}` },
      es: { verb: 'cannotBeRemoved', subject: p.named(''), rest: p.prep('de', scheme) },
      de: { verb: 'cannotBeRemoved', subject: p.named('keine Bedrohung'), front: p.prep('von', scheme) },
    }),
  );
}

export function allyLimitPhrase(p: Phrases, { more }: AllyLimit): Said {
  const limit = p.in({ en: 'your ally limit', es: 'tu límite de aliados', de: 'dein Verbündetenlimit' });
  return says(
    p.in<C>({
      en: { verb: 'increase', passive: true, subject: p.named(limit), rest: `by ${more}` },
      es: { verb: 'increase', subject: p.named(limit), rest: `en ${more}` },
      de: { verb: 'increase', passive: true, subject: p.named(limit), rest: `um ${more}` },
    }),
  );
}

export function costChangePhrase(p: Phrases, { who, by, next }: CostChange): Said {
  const you = who === 'you';
  const which = p.in({
    en: `${next === true ? 'the next' : 'each'} card ${you ? 'you play' : 'that player plays'}`,
    es: `${next === true ? 'la próxima' : 'cada'} carta que ${you ? 'juegues' : 'juegue ese jugador'}`,
    de: `${next === true ? 'die nächste' : 'jede'} Karte, die ${you ? 'du spielst' : 'dieser Spieler spielt'},`,
  });
  const n = Math.abs(by);
  const rest = p.in({
    en: `${n} ${by < 0 ? 'less' : 'more'}`,
    es: `${n} ${n === 1 ? 'recurso' : 'recursos'} ${by < 0 ? 'menos' : 'más'}`,
    de: `${n} ${n === 1 ? 'Ressource' : 'Ressourcen'} ${by < 0 ? 'weniger' : 'mehr'}`,
  });
  return says({ verb: 'cost', subject: p.named(which), rest });
}

export function doubleResourcesPhrase(p: Phrases, { payingFor }: DoubleResources): Said {
  const name = SETS[payingFor].title[p.locale];
  const aspect = setKind(payingFor) === 'aspect';
  const subject = p.named(p.in({ en: 'this card', es: 'esta carta', de: 'diese Karte' }));
  return says(
    p.in<C>({
      en: {
        verb: 'generate',
        subject,
        rest: `twice as many resources while paying for ${/^[AEIOU]/u.test(name) ? 'an' : 'a'} ${name} card`,
      },
      es: { verb: 'generate', subject, rest: `el doble de recursos al pagar una carta de ${name}` },
      de: {
        verb: 'generate',
        subject,
        rest: 'doppelt so viele Ressourcen',
        tail: `, wenn du mit ihr eine ${name}${aspect && !name.endsWith('z') ? 's' : ''}-Karte bezahlst`,
      },
    }),
  );
}

export function mustDefendPhrase(p: Phrases, _effect: MustDefend): Said {
  const opening = when(
    p.subordinate('when', { verb: 'attack', subject: self(p), object: { of: p.you, case: 'acc' } }),
  );
  const rest = p.in({
    en: 'with an ally, if able',
    es: 'con un aliado si puedes',
    de: 'nach Möglichkeit mit einem Verbündeten',
  });
  return opened(says({ verb: 'defend', modal: 'must', subject: p.you, rest }), opening);
}
