import type { Locale, Localized } from '@assemble/language';
import type { Keywords } from '../content.ts';
import { counterName } from './names.ts';
import type { Phrases } from './phrases.ts';
import type { C } from './said.ts';

type Plain = Exclude<keyof Keywords, 'retaliate' | 'uses'>;

const PLAIN: Readonly<Record<Plain, Localized<string>>> = {
  guard: { en: 'guard', es: 'guardia', de: 'Wache' },
  overkill: { en: 'overkill', es: 'brutalidad', de: 'Overkill' },
  peril: { en: 'peril', es: 'peligro', de: 'Wagnis' },
  quickstrike: { en: 'quickstrike', es: 'ataque veloz', de: 'Erstschlag' },
  restricted: { en: 'restricted', es: 'restringida', de: 'Eingeschränkt' },
  surge: { en: 'surge', es: 'oleada', de: 'Nachrüsten' },
  toughness: { en: 'toughness', es: 'dureza', de: 'Zähigkeit' },
};

/** "retaliate 1", "uses (3 web counters)": as they stand in a sentence. */
export function keywordWords(keywords: Keywords, locale: Locale): string[] {
  const { retaliate, uses } = keywords;
  const found = (Object.keys(PLAIN) as Plain[])
    .filter((id) => keywords[id] === true)
    .map((id) => PLAIN[id][locale]);
  if (retaliate !== undefined)
    found.push(`${{ en: 'retaliate', es: 'represalia', de: 'Vergeltung' }[locale]} ${retaliate}`);
  if (uses !== undefined) {
    const { count, counter } = uses;
    const name = counterName(counter);
    found.push(
      {
        en: `uses (${count} ${name.en} counters)`,
        es: `usos (${count} contadores de ${name.es})`,
        de: `Anwendungen (${count} ${name.de}marker)`,
      }[locale],
    );
  }
  return found;
}

/** "this card gains surge". */
export const gains = (p: Phrases, what: string, keyword: Plain): C => ({
  verb: 'gain',
  subject: p.named(what),
  rest: PLAIN[keyword][p.locale],
});
