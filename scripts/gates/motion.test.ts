import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';
import { describe, expect, test } from 'vitest';

/** What can move without anything being laid out or painted anew. */
const CHEAP = new Set(['transform', 'translate', 'rotate', 'scale', 'opacity']);
/** What a keyframe says of itself. */
const OF_KEYFRAMES = new Set(['offset', 'easing', 'composite', 'animation-timing-function']);

const sources = fileURLToPath(new URL('../../apps/web/src/', import.meta.url));

const filesIn = (folder: string, ends: RegExp): readonly string[] =>
  readdirSync(join(sources, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ends.test(name))
    .map((name) => join(folder, name));

/** The rooms in which tables are drawn. */
const tables = (ends: RegExp): readonly string[] => [...filesIn('table', ends), ...filesIn('games', ends)];

/** The text between the brace at this place and its partner. */
function block(css: string, at: number): string {
  let depth = 0;
  for (let i = at; i < css.length; i++) {
    if (css[i] === '{') depth++;
    if (css[i] === '}' && --depth === 0) return css.slice(at + 1, i);
  }
  throw new Error('a brace has no partner');
}

/** Properties that keyframes change, and properties that a transition is told to follow. */
function animatedIn(css: string): readonly string[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '');
  const keyframes = [...plain.matchAll(/@keyframes\s+[\w-]+\s*(?=\{)/g)].flatMap(({ 0: head, index }) =>
    [...block(plain, index + head.length).matchAll(/(?:^|[{;])\s*([\w-]+)\s*:/g)].map(
      ([, name = '']) => name,
    ),
  );
  const followed = [...plain.matchAll(/[\s;{]transition(?:-property)?\s*:\s*([^;}]+)/g)].flatMap(
    ([, value = '']) => value.split(/,(?![^(]*\))/).map((part) => part.trim().split(/\s/)[0] ?? ''),
  );
  return [...keyframes, ...followed.filter((name) => name !== 'none')];
}

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* nodesIn(one);
  else if (isNode(value)) {
    yield value;
    for (const child of Object.values(value)) if (typeof child === 'object') yield* nodesIn(child);
  }
}

/** The properties in the keyframes that `.animate(…)` is handed in a source. */
function animateCalls(name: string, source: string): readonly string[] {
  const { program } = parseSync(name, source);
  const calls = [...nodesIn(program)].filter(
    ({ type, callee }) =>
      type === 'CallExpression' && isNode(callee) && (callee['property'] as Node)?.['name'] === 'animate',
  );
  return calls.flatMap((call) =>
    [...nodesIn((call['arguments'] as readonly unknown[])[0])]
      .filter(({ type }) => type === 'Property')
      .map(({ key }) => String((key as Node)['name'] ?? (key as Node)['value'])),
  );
}

const dear = (names: readonly string[]): readonly string[] =>
  names.filter((name) => !CHEAP.has(name) && !OF_KEYFRAMES.has(name));

describe('what moves on a table moves by transform and opacity only', () => {
  test.each(
    tables(/\.css$/).filter((name) => animatedIn(readFileSync(join(sources, name), 'utf8')).length > 0),
  )('%s', (name) => {
    expect(dear(animatedIn(readFileSync(join(sources, name), 'utf8')))).toEqual([]);
  });

  test.each(
    tables(/\.tsx?$/).filter((name) => readFileSync(join(sources, name), 'utf8').includes('.animate(')),
  )('%s', (name) => {
    const found = animateCalls(name, readFileSync(join(sources, name), 'utf8'));
    expect(found).toContain('transform');
    expect(dear(found)).toEqual([]);
  });

  test('other properties are noticed', () => {
    const css =
      '@keyframes a { from { opacity: 0; left: 4px } to { filter: blur(2px); } } b { transition: width 1s }';
    expect(dear(animatedIn(css))).toEqual(['left', 'filter', 'width']);
    const script = 'box.animate([1, 2].map((x) => ({ top: x, transform: "none" })), { duration: 3 });';
    expect(dear(animateCalls('a.ts', script))).toEqual(['top']);
  });
});
