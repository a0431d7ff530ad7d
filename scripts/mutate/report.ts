import { type Accepted, reasonFor } from './accepted.ts';
import type { Result } from './run.ts';

/** Whether a test noticed the fault. */
export const isNoticed = ({ state }: Result): boolean => state !== 'survived' && state !== 'unseen';

export interface Score {
  readonly name: string;
  readonly noticed: number;
  readonly survived: number;
  /** Survivors that somebody has judged: they do not count. */
  readonly accepted: number;
}

const scoreOf = (name: string, results: readonly Result[], accepted: readonly Accepted[]): Score => {
  const left = results.filter((result) => !isNoticed(result));
  const judged = left.filter(({ mutant }) => reasonFor(accepted, mutant) !== null).length;
  return {
    name,
    noticed: results.length - left.length,
    survived: left.length - judged,
    accepted: judged,
  };
};

/** One score for each source, the worst first, and one for all. */
export function scores(results: readonly Result[], accepted: readonly Accepted[]): Score[] {
  const files = [...new Set(results.map(({ mutant }) => mutant.file))];
  const each = files.map((file) =>
    scoreOf(
      file,
      results.filter(({ mutant }) => mutant.file === file),
      accepted,
    ),
  );
  each.sort((a, b) => b.survived - a.survived || (a.name < b.name ? -1 : 1));
  return [...each, scoreOf('all', results, accepted)];
}

const percent = ({ noticed, survived }: Score): string =>
  noticed + survived === 0 ? '–' : `${((100 * noticed) / (noticed + survived)).toFixed(1)} %`;

export function scoreTable(all: readonly Score[]): string[] {
  const width = Math.max(...all.map(({ name }) => name.length));
  const head = `${'source'.padEnd(width)}  ${'score'.padStart(8)}  noticed  survived  accepted`;
  return [
    head,
    ...all.map((one) =>
      [
        one.name.padEnd(width),
        percent(one).padStart(8),
        String(one.noticed).padStart(7),
        String(one.survived).padStart(8),
        String(one.accepted).padStart(8),
      ].join('  '),
    ),
  ];
}

/** A survivor as an entry for the file of accepted ones, but for the reason. */
export function described({ mutant, state }: Result): string[] {
  const seen = state === 'unseen' ? ' (no test runs it)' : '';
  return [
    `${mutant.file}:${mutant.line}  ${mutant.operator}${seen}`,
    `  - ${mutant.before}`,
    `  + ${mutant.after}`,
  ];
}
