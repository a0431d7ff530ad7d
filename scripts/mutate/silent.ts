// What is no rule and therefore left alone: what is said, what bots expect, what is cited, what only the compiler reads.
import {
  bare,
  calledName,
  declaredName,
  isType,
  list,
  nameOf,
  part,
  type SyntaxNode,
} from '../lib/syntax.ts';

/** Parts of nodes and rows that are text: what a card says, what a bot expects, what a step or a question is called. */
const SAID = new Set(['say', 'hint', 'name', 'rules', 'rule', 'ask', 'key', 'args']);

/** Functions that only say something. */
const SAYING = new Set(['tell', 'says', 'inAll', 'clauses', 'rich', 'words']);

/** Types of texts and of what bots expect. */
const SPOKEN = /\b(Said|Rich|Paragraph|Clause|Localized|Message|Hint|Locale|Phrases|Outlook)\b/;

/** Whether a function or a value is there to say something, by what it is handed, answers or is. */
function isSpoken(node: SyntaxNode, text: string): boolean {
  const types = [part(node, 'returnType'), part(part(node, 'id') ?? node, 'typeAnnotation')];
  for (const one of list(node, 'params')) types.push(part(one, 'typeAnnotation'));
  if (types.some((type) => type !== null && SPOKEN.test(text.slice(type.start, type.end)))) return true;
  // What is said of a node is handed the node and, as `p`, the phrases of a language.
  return nameOf(list(node, 'params')[1] ?? null) === 'p';
}

/** One text in each language. */
const isLocalized = (node: SyntaxNode): boolean => {
  const keys = list(node, 'properties').map((one) => declaredName(one));
  return ['en', 'es', 'de'].every((locale) => keys.includes(locale));
};

/** Rules of the ledger, words of messages, names of rows. */
const isCited = (value: string): boolean => /^(MC|DM|CP)-/.test(value) || /[ .]/.test(value) || value === '';

export const isCitation = (node: SyntaxNode): boolean => {
  const inner = bare(node);
  if (inner === null) return false;
  if (inner.type === 'ConditionalExpression')
    return ['consequent', 'alternate'].every((arm) => isCitation(part(inner, arm) ?? inner));
  return inner.type === 'Literal' && typeof inner['value'] === 'string' && isCited(inner['value']);
};

/** `throw`, or a block that does nothing else. */
function onlyThrows(node: SyntaxNode | null): boolean {
  if (node?.type !== 'BlockStatement') return node?.type === 'ThrowStatement';
  const body = list(node, 'body');
  return body.length === 1 && onlyThrows(body[0] ?? null);
}

/** Whether neither a node nor anything below it is changed. `names`: what a game says is no rule. */
export function isSilent(node: SyntaxNode, text: string, names: ReadonlySet<string>): boolean {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ThrowStatement':
      return true;
    case 'IfStatement':
      // A guard against what cannot happen.
      return onlyThrows(part(node, 'consequent')) && part(node, 'alternate') === null;
    case 'ExpressionStatement':
      return isSilent(part(node, 'expression') ?? node, text, names);
    case 'CallExpression':
      return SAYING.has(calledName(node) ?? '') || names.has(calledName(node) ?? '');
    case 'ObjectExpression':
      return isLocalized(node);
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      return isSpoken(node, text);
    case 'TaggedTemplateExpression':
      return SAYING.has(nameOf(part(node, 'tag')) ?? '');
    case 'ArrayExpression': {
      const elements = list(node, 'elements');
      return elements.length > 0 && elements.every(isCitation);
    }
    default:
  }
  if (isType(node) || (node.type !== 'Program' && isSpoken(node, text))) return true;
  const name = declaredName(node);
  return name !== null && (names.has(name) || SAID.has(name));
}
