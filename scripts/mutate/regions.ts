// Regions of sources: stretches that run as a whole or not at all. Which test files run a region is found out once.
import { isFunction, isType, list, parse, part, type SyntaxNode, walk } from '../lib/syntax.ts';

/** A region: its place in the text of its source. */
export interface Region {
  readonly start: number;
  readonly end: number;
}

/** The name under which a worker keeps what has run: a list with a place for each region of all sources. */
export const SEEN = '__assembleSeen';

/** What runs if a branch is taken, a function called, a second operand needed. */
function regionNodes(node: SyntaxNode): (SyntaxNode | null)[] {
  if (isFunction(node)) return [part(node, 'body')];
  switch (node.type) {
    case 'IfStatement':
    case 'ConditionalExpression':
      return [part(node, 'consequent'), part(node, 'alternate')];
    case 'LogicalExpression':
      return [part(node, 'right')];
    case 'ForStatement':
    case 'ForOfStatement':
    case 'WhileStatement':
      return [part(node, 'body')];
    default:
      return [];
  }
}

const isStatement = (node: SyntaxNode): boolean => /Statement$|Declaration$/.test(node.type);

/** The regions of a source, and its text with a mark in each. The first has the number `first`. */
export function marked(file: string, text: string, first: number): { regions: Region[]; text: string } {
  const regions: Region[] = [];
  const marks: { at: number; text: string }[] = [];
  const next = (): string => `globalThis.${SEEN}[${first + regions.length}]=1`;
  walk(parse(file, text), (node) => {
    if (isType(node) || node.type === 'ImportDeclaration') return false;
    if (node.type === 'SwitchCase') {
      const [body] = list(node, 'consequent');
      if (body !== undefined) {
        marks.push({ at: body.start, text: `${next()};` });
        regions.push({ start: body.start, end: node.end });
      }
    }
    for (const region of regionNodes(node)) {
      if (region === null) continue;
      if (region.type === 'BlockStatement') marks.push({ at: region.start + 1, text: `${next()};` });
      else {
        const statement = isStatement(region);
        marks.push({ at: region.start, text: statement ? `{${next()};` : `(${next()},` });
        marks.push({ at: region.end, text: statement ? '}' : ')' });
      }
      regions.push({ start: region.start, end: region.end });
    }
    return true;
  });
  return { regions, text: inserted(text, marks) };
}

/** Of marks at one place those of outer regions come first where they open and last where they close. */
function inserted(text: string, marks: readonly { at: number; text: string }[]): string {
  const opening = marks.map((mark, n) => ({ ...mark, n, closes: mark.text === ')' || mark.text === '}' }));
  opening.sort(
    (a, b) => a.at - b.at || Number(b.closes) - Number(a.closes) || (a.closes ? b.n - a.n : a.n - b.n),
  );
  let done = 0;
  let out = '';
  for (const { at, text: mark } of opening) {
    out += text.slice(done, at) + mark;
    done = at;
  }
  return out + text.slice(done);
}

/**
 * The regions that tell whether a change can be seen: those within it, where it takes away whole ones, or else the
 * smallest around it. None for what runs when a module is loaded.
 */
export function regionsOf(change: Region, regions: readonly Region[]): number[] {
  const within = regions.flatMap((region, n) =>
    region.start >= change.start && region.end <= change.end ? [n] : [],
  );
  let around = -1;
  regions.forEach((region, n) => {
    const holds = region.start <= change.start && region.end >= change.end;
    const best = regions[around];
    if (holds && (best === undefined || region.end - region.start <= best.end - best.start)) around = n;
  });
  if (around >= 0) return [around];
  return within;
}
