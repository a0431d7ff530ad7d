import { type Case, type Features, type Rich, words } from '@assemble/language';
import type { Dice } from '../abilities/vocabulary.ts';
import type { Zone } from '../table.ts';
import type { K, NounId } from './lexicon.ts';

type Place = NonNullable<Dice['zone']>;

const nouns: Readonly<Record<Zone, NounId>> = {
  card: 'card',
  bag: 'bag',
  prep: 'prepArea',
  reserve: 'reservePool',
  field: 'fieldZone',
  attack: 'attackZone',
  used: 'usedPile',
  captured: 'fieldZone',
  beside: 'fieldZone',
};

/** Whose zone: the reader's, the opponent's, of someone spoken of, or just the zone. */
export type Owner = 'own' | 'opposing' | Features | undefined;

/** "your used pile", "la zona de usados del rival", "deiner Ablage". */
export function zone(k: K, place: Place, owner: Owner, grammaticalCase: Case = 'nom'): Rich {
  if (place === 'reserve-or-used') {
    return reserveOrUsed(k, owner, grammaticalCase);
  }
  const noun = nouns[place];
  if (owner === 'opposing') {
    if (k.locale === 'en') return k.np({ noun, det: 'the', before: "opponent's" });
    const of = k.np({ noun: 'opponent', det: 'the', case: 'gen' });
    const after = k.locale === 'es' ? k.prep('de', of) : of;
    return k.np({ noun, det: 'the', after, case: grammaticalCase });
  }
  const det = owner === 'own' ? 'your' : owner === undefined ? 'the' : { of: owner };
  return k.np({ noun, det, case: grammaticalCase });
}

function reserveOrUsed(k: K, owner: Owner, grammaticalCase: Case): Rich {
  const both = [zone(k, 'reserve', owner, grammaticalCase), zone(k, 'used', owner, grammaticalCase)];
  if (owner !== 'opposing') return k.list(both, 'or');
  if (k.locale === 'en') return ["the opponent's reserve pool or used pile"];
  const bare = (place: 'reserve' | 'used'): Rich => zone(k, place, undefined, grammaticalCase);
  const of = k.np({ noun: 'opponent', det: 'the', case: 'gen' });
  return words(k.list([bare('reserve'), bare('used')], 'or'), k.locale === 'es' ? k.prep('de', of) : of);
}

const prepositions = {
  in: { en: 'in', es: 'en', de: 'in' },
  from: { en: 'from', es: 'de', de: 'aus' },
  /** Spanish puts and leaves in a place: "en". */
  to: { en: 'to', es: 'a', de: 'in' },
  into: { en: 'in', es: 'en', de: 'in' },
} as const;

/** "from your used pile", "aus deiner Ablage"; 'to' and 'into' ask for the accusative in German. */
export function placed(k: K, how: keyof typeof prepositions, place: Place, owner: Owner): Rich {
  const grammaticalCase = how === 'to' || how === 'into' ? 'acc' : 'dat';
  return k.prep(prepositions[how][k.locale], zone(k, place, owner, grammaticalCase));
}
