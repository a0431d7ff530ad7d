import { lineAt } from '../lib/syntax.ts';

/** A piece of a text and what stands there instead. */
export interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** One small fault that could be in a source: tests that prove its rules turn red. */
export interface Mutant extends Change {
  /** The source, from the root of the repository. */
  readonly file: string;
  readonly line: number;
  readonly operator: string;
  /** The lines it touches, without and with the fault. */
  readonly before: string;
  readonly after: string;
}

export const changed = (text: string, { start, end, text: instead }: Change): string =>
  text.slice(0, start) + instead + text.slice(end);

const LONG = 160;

/** One line of what may be several. */
const short = (lines: string): string => {
  const line = lines.trim().replace(/\s+/g, ' ');
  return line.length <= LONG ? line : `${line.slice(0, LONG - 1)}…`;
};

export function mutantOf(file: string, text: string, operator: string, change: Change): Mutant {
  const from = text.lastIndexOf('\n', change.start - 1) + 1;
  const end = text.indexOf('\n', change.end);
  const to = end < 0 ? text.length : end;
  const inLines = { start: change.start - from, end: change.end - from, text: change.text };
  const lines = text.slice(from, to);
  const after = short(changed(lines, inLines));
  return { file, ...change, line: lineAt(text, change.start), operator, before: short(lines), after };
}

/** Mutants are known by what they do, so that lines above them may come and go. */
export const identity = ({
  file,
  operator,
  before,
  after,
}: Pick<Mutant, 'file' | 'operator' | 'before' | 'after'>): string =>
  [file, operator, before, after].join('\n');
