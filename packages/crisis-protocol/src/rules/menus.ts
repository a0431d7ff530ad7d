import type { Answer, Decision, No } from '@assemble/kernel';
import type { Rule } from './run.ts';

/** What is no choice at all. */
export const NO: No<Rule> = { yes: false, reasons: [] };

/** A menu holds what is legal, and the table stands still while it waits: what it offers needs no second look. */
export const isOffered = (decision: Decision, answer: Answer): boolean =>
  decision.shape === 'options' && decision.options.some((option) => option.id === answer);
