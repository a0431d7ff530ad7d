import { nearest } from './nearest.ts';

/** A mistake in a scenario file: where it stands, what was expected, what stands there. */
export interface Problem {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly expected: string;
  readonly got: string;
  /** The nearest word that would have been right. */
  readonly meant: string | null;
}

/** A place inside a scenario, from its top down. */
export type Path = readonly (string | number)[];

/** A mistake before its place in the file is known. */
export interface Mistake {
  readonly path: Path;
  /** The key is wrong, not what stands behind it. */
  readonly key?: true;
  readonly expected: string;
  readonly got: string;
  readonly among?: readonly string[];
}

export const meantBy = (mistake: Mistake): string | null =>
  mistake.among === undefined ? null : nearest(bare(mistake.got), mistake.among);

/** What is said to stand there: the quoted word of it. */
const bare = (got: string): string => /'([^']*)'/.exec(got)?.[1] ?? got;

/** "game.yaml:12:7: unknown word 'atack': did you mean 'attack'? (expected one of …)" */
export function problemText({ file, line, column, expected, got, meant }: Problem): string {
  const suggestion = meant === null ? '' : `: did you mean '${meant}'?`;
  return `${file}:${line}:${column}: ${got}${suggestion} (expected ${expected})`;
}

/** A place in a scenario in words: "step 3: buy", "given: Ann.hand.0". */
export function placeOf(path: Path): string {
  const [part = 'scenario', i, _who, ...rest] = path;
  if (part !== 'when' || typeof i !== 'number')
    return path.length < 2 ? String(part) : `${part}: ${path.slice(1).join('.')}`;
  return rest.length === 0 ? `step ${i + 1}` : `step ${i + 1}: ${rest.join('.')}`;
}
