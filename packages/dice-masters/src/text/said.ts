import type { Clause, Rich } from '@assemble/language';
import type { VerbId } from './lexicon.ts';
import type { Phrases } from './phrases.ts';

export type { Phrases } from './phrases.ts';

/** What the `say` of a node returns: clauses a sentence can be built from, or a text that is one already. */
export type Said = { readonly clauses: readonly Clause<VerbId>[] } | { readonly text: Rich };

/** What an ability node says in one language. */
export type Say<T> = (node: T, p: Phrases) => Said;
