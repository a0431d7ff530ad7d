import type { Rich, Subject } from '@assemble/language';
import type { StaticEffect, StaticKind } from '../abilities/statics.ts';
import type { VerbId } from './lexicon.ts';
import type { C, Phrases } from './said.ts';

/** How a standing effect is said of its bearer. */
export type Words<S> = (holds: S, p: Phrases, subject: Subject) => C;

export const doing = (verb: VerbId, subject: Subject, rest: Rich): C => ({ verb, subject, rest });

/** The words of some kinds of standing effect, as what its bearer does or has. */
export type StaticWords<K extends StaticKind> = {
  readonly [k in K]: Words<Extract<StaticEffect, { readonly holds: k }>>;
};
