// Survivors that somebody has looked at: mutants that change nothing that a player could notice, each with its reason.
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { identity, type Mutant } from './mutant.ts';

export interface Accepted {
  readonly file: string;
  readonly operator: string;
  readonly before: string;
  readonly after: string;
  readonly reason: string;
}

const FIELDS = ['file', 'operator', 'before', 'after', 'reason'] as const;

export function readAccepted(file: string): Accepted[] {
  if (!existsSync(file)) return [];
  const found: unknown = parse(readFileSync(file, 'utf8')) ?? [];
  if (!Array.isArray(found)) throw new Error(`${file}: a list of mutants is wanted`);
  return found.map((one: Record<string, unknown>, n) => {
    for (const field of FIELDS)
      if (typeof one[field] !== 'string' || one[field] === '')
        throw new Error(`${file}: entry ${n + 1} has no ${field}`);
    return one as unknown as Accepted;
  });
}

/** The reason for which a mutant may survive, or null. */
export const reasonFor = (accepted: readonly Accepted[], mutant: Mutant): string | null =>
  accepted.find((one) => identity(one) === identity(mutant))?.reason ?? null;

/** Entries that name no mutant any more: the source has changed, and with it what was judged. */
export function stale(accepted: readonly Accepted[], mutants: readonly Mutant[]): Accepted[] {
  const known = new Set(mutants.map(identity));
  return accepted.filter((one) => !known.has(identity(one)));
}
