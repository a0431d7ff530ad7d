import type { Kit } from '@assemble/language';
import type { AdjectiveId, NounId, VerbId } from './lexicon.ts';

export interface Phrases extends Kit<NounId, AdjectiveId, VerbId> {}
