import type { GameWords } from '@assemble/kernel';
import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseAllDocuments,
} from 'yaml';
import { type Mistake, meantBy, type Path, type Problem } from './problem.ts';
import type { Scenario } from './scenario.ts';
import { bodyOf, understood } from './validate.ts';
import type { Change } from './words/older.ts';

/** A scenario with its place in the file. */
export interface ScenarioInFile extends Scenario {
  /** The line on which something of it stands. */
  readonly lineOf: (path: Path) => number;
}

export type Read =
  | { readonly scenarios: readonly ScenarioInFile[] }
  | { readonly problems: readonly Problem[] };

/**
 * Reads a file of scenarios: one, a list of them, or several documents. With any mistake in it nothing is read,
 * and every mistake is named with its line.
 */
export function readScenarios<T>(text: string, file: string, games: readonly GameWords<T>[]): Read {
  const lines = new LineCounter();
  const documents = parseAllDocuments(text, { lineCounter: lines, prettyErrors: false, merge: true });
  const scenarios: ScenarioInFile[] = [];
  const problems: Problem[] = [];
  if (!Array.isArray(documents))
    return {
      problems: [{ ...at(file, lines, 0), expected: 'a scenario', got: 'an empty file', meant: null }],
    };
  for (const document of documents) {
    for (const { pos, message } of document.errors) {
      problems.push({ ...at(file, lines, pos[0]), expected: 'well-formed YAML', got: message, meant: null });
    }
    if (document.errors.length > 0) continue;
    for (const node of scenarioNodes(document)) {
      const { raw, mistakes, changes } = understood(node.toJS(document), games);
      for (const one of mistakes) problems.push(located(file, lines, document, node, one, changes));
      if (mistakes.length > 0) continue;
      scenarios.push(asScenario(raw, (path) => lineIn(document, node, lines, path, changes)));
    }
  }
  if (problems.length > 0)
    return { problems: problems.sort((a, b) => a.line - b.line || a.column - b.column) };
  if (scenarios.length === 0) {
    return {
      problems: [{ ...at(file, lines, 0), expected: 'at least one scenario', got: 'none', meant: null }],
    };
  }
  return { scenarios };
}

/** The scenarios of a document: one, or a list of them. */
export function scenarioNodes(document: Document): Node[] {
  const { contents } = document;
  if (contents === null || (isScalar(contents) && contents.value === null)) return [];
  return isSeq(contents) ? (contents.items as Node[]) : [contents];
}

function asScenario(
  raw: { readonly [word: string]: unknown },
  lineOf: ScenarioInFile['lineOf'],
): ScenarioInFile {
  const { game, edition, name, rules } = raw as unknown as Scenario;
  return { game, ...(edition === undefined ? {} : { edition }), name, rules, ...bodyOf(raw), lineOf };
}

const at = (file: string, lines: LineCounter, offset: number): Pick<Problem, 'file' | 'line' | 'column'> => {
  const { line, col } = lines.linePos(offset);
  return { file, line: Math.max(1, line), column: Math.max(1, col) };
};

function located(
  file: string,
  lines: LineCounter,
  document: Document,
  node: Node,
  mistake: Mistake,
  changes: readonly Change[],
): Problem {
  const place = at(file, lines, offsetOf(document, node, mistake, changes));
  return { ...place, expected: mistake.expected, got: mistake.got, meant: meantBy(mistake) };
}

/** The line on which something of a scenario stands. */
export const lineIn = (
  document: Document,
  scenario: Node,
  lines: LineCounter,
  path: Path,
  changes: readonly Change[] = [],
): number => lines.linePos(offsetOf(document, scenario, { path, key: true }, changes)).line;

/** Where in the text something of a scenario stands; as near as it can be told. */
function offsetOf(
  document: Document,
  scenario: Node,
  { path, key }: Pick<Mistake, 'path' | 'key'>,
  changes: readonly Change[],
): number {
  let node: Node = scenario;
  let offset = node.range?.[0] ?? 0;
  for (const [depth, part] of path.entries()) {
    const inside = isAlias(node) ? (node.resolve(document) ?? node) : node;
    if (isSeq(inside)) {
      const item = inside.items[Number(part)] as Node | undefined;
      if (item === undefined) return offset;
      node = item;
    } else if (isMap(inside)) {
      const pairs = inside.items as Pair<Node, Node | null>[];
      const named = (name: string): Pair<Node, Node | null> | undefined =>
        pairs.find((one) => isScalar(one.key) && String(one.key.value) === name);
      // What the scenario calls by an older word is found under it.
      const older = changes.find(({ now }) => now.split('.')[0] === part)?.old;
      const pair = named(String(part)) ?? (older === undefined ? undefined : named(older));
      if (pair === undefined) return offset;
      const last = depth === path.length - 1;
      if (pair.value === null || (last && key === true)) return pair.key.range?.[0] ?? offset;
      node = pair.value;
    } else return offset;
    offset = node.range?.[0] ?? offset;
  }
  return offset;
}
