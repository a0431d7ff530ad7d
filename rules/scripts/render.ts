import { type Difference, editionIds, type GameId, type RuleEntry, type Term } from '../src/types.ts';

const header =
  '// Generated from the YAML files of this workspace by `npm run generate`. Do not edit by hand.\n';

function pascal(game: GameId): string {
  return game
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

function camel(game: GameId): string {
  const name = pascal(game);
  return name.charAt(0).toLowerCase() + name.slice(1);
}

function union(name: string, ids: readonly string[]): string {
  return `export type ${name} =\n${ids.map((id) => `  | '${id}'`).join('\n')};\n`;
}

function list(name: string, type: string, items: readonly object[]): string {
  const rows = items.map((item) => `  ${JSON.stringify(item)},`).join('\n');
  return `export const ${name}: readonly ${type}[] = [\n${rows}\n];\n`;
}

/** The TypeScript module of a ledger: its ids as a type, its entries as data. */
export function renderLedger(game: GameId, entries: readonly RuleEntry[]): string {
  const id = `${pascal(game)}RuleId`;
  return [
    `${header}import type { RuleEntry } from '../types.ts';\n`,
    union(
      id,
      entries.map((entry) => entry.id),
    ),
    list(`${camel(game)}Rules`, `RuleEntry<${id}>`, entries),
  ].join('\n');
}

/** The TypeScript module of a list of terms. */
export function renderTerms(game: GameId, terms: readonly Term[]): string {
  const id = `${pascal(game)}TermId`;
  return [
    `${header}import type { Term } from '../types.ts';\n`,
    union(
      id,
      terms.map((term) => term.id),
    ),
    list(`${camel(game)}Terms`, `Term<${id}>`, terms),
  ].join('\n');
}

/** The TypeScript module of the differences between editions. */
export function renderDifferences(differences: readonly Difference[]): string {
  return [
    `${header}import type { Difference } from '../types.ts';`,
    "import type { CrisisProtocolRuleId } from './crisis-protocol.ts';\n",
    list('differences', 'Difference<CrisisProtocolRuleId>', differences),
  ].join('\n');
}

/** The TypeScript module of the rules that not every edition has: what an engine needs of the ledger. */
export function renderLimited(entries: readonly RuleEntry[]): string {
  const limited = entries.filter(
    ({ editions }) => editions !== undefined && editions.length < editionIds.length,
  );
  return [
    `${header}import type { EditionId } from '../types.ts';\n`,
    'export const limitedRules: Readonly<Record<string, readonly EditionId[]>> = {',
    ...limited.map(({ id, editions }) => `  ${JSON.stringify(id)}: ${JSON.stringify(editions)},`),
    '};\n',
  ].join('\n');
}
