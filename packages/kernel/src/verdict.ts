import type { Json } from './json.ts';

/** A text to be rendered for each reader: a key of the game's catalogue and its arguments. */
export interface Message {
  readonly key: string;
  readonly args: { readonly [name: string]: Json };
}

/** Why something is not allowed: the rule that says so, and the sentence that explains it here. */
export interface Reason<Rule extends string = string> extends Message {
  readonly rule: Rule;
}

/** Yes, or every reason why not. */
export type Verdict<Rule extends string = string> = { readonly yes: true } | No<Rule>;

export interface No<Rule extends string = string> {
  readonly yes: false;
  readonly reasons: readonly Reason<Rule>[];
}

export const YES: { readonly yes: true } = { yes: true };

export const NO_ARGS: { readonly [name: string]: Json } = {};

export function message(key: string, args: { readonly [name: string]: Json } = NO_ARGS): Message {
  return { key, args };
}

/** Whether a verdict has to give its reasons, or only has to be right: a menu of legal choices needs no reasons. */
export type Explaining = 'reasons' | 'bare';

const BARE: readonly never[] = [];
const BARE_NO: No<never> = { yes: false, reasons: BARE };

/** Collects all reasons before it answers; costs nothing while there is none. */
export class Judge<Rule extends string = string> {
  #reasons: Reason<Rule>[] | readonly never[] | null = null;
  readonly #explaining: Explaining;

  constructor(explaining: Explaining = 'reasons') {
    this.#explaining = explaining;
  }

  get refused(): boolean {
    return this.#reasons !== null;
  }

  /** Refused, and nobody wants to know what else is wrong: no need to look further. */
  get settled(): boolean {
    return this.#reasons !== null && this.#explaining === 'bare';
  }

  /** Notes a reason unless the condition holds. */
  must(holds: boolean, rule: Rule, key: string, args: { readonly [name: string]: Json } = NO_ARGS): this {
    if (!holds) this.refuse(rule, key, args);
    return this;
  }

  refuse(rule: Rule, key: string, args: { readonly [name: string]: Json } = NO_ARGS): this {
    if (this.#explaining === 'bare') this.#reasons = BARE;
    else if (this.#reasons === null) this.#reasons = [{ rule, key, args }];
    else (this.#reasons as Reason<Rule>[]).push({ rule, key, args });
    return this;
  }

  /** Takes over the reasons of another verdict. */
  also(verdict: Verdict<Rule>): this {
    if (verdict.yes) return this;
    if (this.#explaining === 'bare') this.#reasons = BARE;
    else for (const reason of verdict.reasons) this.refuse(reason.rule, reason.key, reason.args);
    return this;
  }

  verdict(): Verdict<Rule> {
    if (this.#reasons === null) return YES;
    return this.#explaining === 'bare' ? BARE_NO : { yes: false, reasons: this.#reasons };
  }
}
