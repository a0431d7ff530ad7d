import type { GameWords, Words } from '@assemble/kernel';
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
import { mistakesIn, stepsOf } from './validate.ts';

/** A scenario with its place in the file. */
export interface ScenarioInFile extends Scenario {
  readonly line: number;
  /** The line of each step. */
  readonly stepLines: readonly number[];
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
      const raw: unknown = node.toJS(document);
      const mistakes = mistakesIn(raw, games);
      for (const one of mistakes) problems.push(located(file, lines, document, node, one));
      if (mistakes.length > 0) continue;
      scenarios.push(asScenario(raw as { [word: string]: unknown }, document, node, lines));
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

function scenarioNodes(document: Document): Node[] {
  const { contents } = document;
  if (contents === null || (isScalar(contents) && contents.value === null)) return [];
  return isSeq(contents) ? (contents.items as Node[]) : [contents];
}

function asScenario(
  raw: { readonly [word: string]: unknown },
  document: Document,
  node: Node,
  lines: LineCounter,
): ScenarioInFile {
  const { game, edition, name, rules, given, then } = raw as unknown as Scenario;
  const when = stepsOf(raw);
  const lineOf = (path: Path): number => lines.linePos(offsetOf(document, node, { path })).line;
  return {
    game,
    ...(edition === undefined ? {} : { edition }),
    name,
    rules,
    given: (given ?? {}) as Words,
    when,
    ...(then === undefined ? {} : { then }),
    line: lineOf([]),
    stepLines: when.map((_, i) => lineOf(['when', i])),
  };
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
): Problem {
  const place = at(file, lines, offsetOf(document, node, mistake));
  return { ...place, expected: mistake.expected, got: mistake.got, meant: meantBy(mistake) };
}

/** Where in the text something of a scenario stands; as near as it can be told. */
function offsetOf(document: Document, scenario: Node, { path, key }: Pick<Mistake, 'path' | 'key'>): number {
  let node: Node = scenario;
  let offset = node.range?.[0] ?? 0;
  for (const [depth, part] of path.entries()) {
    const inside = isAlias(node) ? (node.resolve(document) ?? node) : node;
    if (isSeq(inside)) {
      const item = inside.items[Number(part)] as Node | undefined;
      if (item === undefined) return offset;
      node = item;
    } else if (isMap(inside)) {
      const pair = (inside.items as Pair<Node, Node | null>[]).find(
        (one) => isScalar(one.key) && String(one.key.value) === String(part),
      );
      if (pair === undefined) return offset;
      const last = depth === path.length - 1;
      if (pair.value === null || (last && key === true)) return pair.key.range?.[0] ?? offset;
      node = pair.value;
    } else return offset;
    offset = node.range?.[0] ?? offset;
  }
  return offset;
}
