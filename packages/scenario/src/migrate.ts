import type { GameWords, Json } from '@assemble/kernel';
import {
  type Document,
  isMap,
  LineCounter,
  type Node,
  type Pair,
  parseAllDocuments,
  type YAMLMap,
} from 'yaml';
import type { Path } from './problem.ts';
import { lineIn, scenarioNodes } from './read.ts';
import { understood } from './validate.ts';
import type { Change } from './words/older.ts';

/** An older word of a file, and what stands there now. */
export interface Replaced {
  readonly line: number;
  readonly old: string;
  readonly now: string;
}

/** A file in today's words, and what was replaced; comments stay. Null where its YAML cannot be read. */
export function migrated<T>(
  text: string,
  games: readonly GameWords<T>[],
): { readonly text: string; readonly replaced: readonly Replaced[] } | null {
  const lines = new LineCounter();
  const documents = parseAllDocuments(text, { lineCounter: lines, merge: true });
  if (!Array.isArray(documents) || documents.some((document) => document.errors.length > 0)) return null;
  const replaced: Replaced[] = [];
  for (const document of documents) {
    for (const node of scenarioNodes(document)) {
      const { raw, changes } = understood(node.toJS(document), games);
      for (const change of changes) {
        replaced.push({ line: lineIn(document, node, lines, change.path), old: change.old, now: change.now });
        replace(document, node, change, raw);
      }
    }
  }
  if (replaced.length === 0) return { text, replaced };
  const written = documents.map((document) =>
    document.toString({ lineWidth: 0, flowCollectionPadding: true }),
  );
  return { text: written.join('---\n').replaceAll('---\n---\n', '---\n'), replaced };
}

const valueAt = (raw: unknown, path: Path): Json | undefined =>
  path.reduce<unknown>((value, part) => (value as { [key: string]: unknown } | undefined)?.[part], raw) as
    | Json
    | undefined;

/** Puts the new word where the old one stood; what it is about is taken from the scenario as it was understood. */
function replace(document: Document, scenario: Node, { path, old, now }: Change, raw: unknown): void {
  const at = path.slice(0, -1);
  const container = nodeAt(document, scenario, at);
  if (!isMap(container)) return;
  const map = container as YAMLMap<Node, Node | null>;
  const pair = (map.items as Pair<Node, Node | null>[]).find((one) => String(one.key) === old);
  if (pair === undefined) return;
  const written = pair.value?.toJS(document) as Json | undefined;
  const [first = '', inner] = now.split('.');
  const flow = (value: Json | undefined): Node => document.createNode(value, { flow: true });
  if (inner === undefined && first !== '*') {
    const value = valueAt(raw, [...at, first]);
    pair.key = document.createNode(first);
    if (JSON.stringify(value) !== JSON.stringify(written)) pair.value = flow(value);
    return;
  }
  map.delete(old);
  if (first === '*')
    for (const key of Object.keys(written as object))
      map.set(document.createNode(key), flow(valueAt(raw, [...at, key])));
  else map.set(document.createNode(first), flow(valueAt(raw, [...at, first])));
}

function nodeAt(document: Document, scenario: Node, path: Path): unknown {
  let node: unknown = scenario;
  for (const part of path) {
    const collection = node as { get?: (key: unknown, keep: boolean) => unknown; resolve?: unknown };
    if (typeof collection.get !== 'function') return undefined;
    node = collection.get(part, true);
    if (node !== null && typeof node === 'object' && 'source' in node && 'resolve' in node)
      node = (node as { resolve: (of: Document) => unknown }).resolve(document);
  }
  return node;
}
