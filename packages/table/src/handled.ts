import type { No } from '@assemble/kernel';

/** Carried out, or why not. */
export type Handled = { readonly yes: true } | No;

export const OK: Handled = { yes: true };

export const refuse = (key: string): No => ({ yes: false, reasons: [{ rule: '', key, args: {} }] });
