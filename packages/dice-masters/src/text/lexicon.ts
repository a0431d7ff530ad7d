import { defineLexicon, type Kit, type NounPhrase } from '@assemble/language';
import { type AdjectiveId, adjectives } from './lexicon-adjectives.ts';
import { type NounId, nouns } from './lexicon-nouns.ts';
import { type VerbId, verbs } from './lexicon-verbs.ts';

export type { AdjectiveId } from './lexicon-adjectives.ts';
export type { NounId } from './lexicon-nouns.ts';
export type { VerbId } from './lexicon-verbs.ts';

/** The words of Dice Masters (`rules/dice-masters-terms.yaml`), inflectable. */
export const lexicon = defineLexicon<NounId, AdjectiveId, VerbId>({ nouns, adjectives, verbs });

/** The grammar of a language over these words. */
export type K = Kit<NounId, AdjectiveId, VerbId>;
export type Phrase = NounPhrase<NounId, AdjectiveId>;
