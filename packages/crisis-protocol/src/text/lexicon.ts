import { type Adjective, defineLexicon, type NounPhrase } from '@assemble/language';
import { type NounId, nouns } from './lexicon-nouns.ts';
import { type VerbId, verbs } from './lexicon-verbs.ts';

export type { NounId } from './lexicon-nouns.ts';
export type { VerbId } from './lexicon-verbs.ts';

const adjectives = {
  allied: { en: 'allied', es: 'aliado', de: 'verbündet' },
  enemy: { en: 'enemy', es: 'enemigo', de: 'feindlich' },
  other: {
    en: 'other',
    es: { m: 'otro', f: 'otra', mp: 'otros', fp: 'otras', before: true, short: 'otro' },
    de: { base: 'andere', stem: 'ander' },
  },
  activated: { en: 'activated', es: 'activado', de: 'aktiviert' },
  damaged: { en: 'damaged', es: 'dañado', de: 'beschädigt' },
  chosen: { en: 'chosen', es: 'escogido', de: 'gewählt' },
  healthy: { en: 'Healthy', es: 'Sano', de: 'gesund' },
  injured: { en: 'Injured', es: 'Herido', de: 'verletzt' },
  interactive: { en: 'interactive', es: { invariable: '' }, de: 'interaktiv' },
} as const satisfies { readonly [id: string]: Adjective };

export type AdjectiveId = keyof typeof adjectives;

/** The words of Crisis Protocol (`rules/crisis-protocol-terms.yaml`), inflectable. */
export const lexicon = defineLexicon<NounId, AdjectiveId, VerbId>({ nouns, adjectives, verbs });

export type Phrase = NounPhrase<NounId, AdjectiveId>;
