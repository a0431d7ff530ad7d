import type { Part, Rich } from '@assemble/language';
import type { ReactNode } from 'react';
import { Glossed } from '../rules/glossary/Glossed.tsx';

/** A part with the marks that belong to it: quotation marks and a full stop do not begin or end a line by themselves. */
export interface Held {
  readonly part: Part;
  readonly before: string;
  readonly after: string;
}

const OPENING = /[^\s\p{L}\p{N}]+$/u;
const CLOSING = /^[^\s\p{L}\p{N}]+/u;

/** Each part with the marks around it; they are taken from the words beside it. */
export function held(text: Rich): readonly Held[] {
  const isNamed = (part: Part | undefined): boolean => typeof part === 'object' && 'ref' in part;
  const marks = (part: Part | undefined, which: RegExp): string =>
    typeof part === 'string' ? (which.exec(part)?.[0] ?? '') : '';
  return text.map((part, at) => {
    const [last, next] = [text[at - 1], text[at + 1]];
    if (isNamed(part)) {
      const closing = marks(next, CLOSING);
      // A mark between two names belongs to the first of them.
      const before = isNamed(text[at - 2]) && marks(last, CLOSING) === last ? '' : marks(last, OPENING);
      return { part, before, after: closing };
    }
    if (typeof part !== 'string') return { part, before: '', after: '' };
    const rest = isNamed(last) ? part.replace(CLOSING, '') : part;
    return { part: isNamed(next) ? rest.replace(OPENING, '') : rest, before: '', after: '' };
  });
}

/** Text whose references a game may turn into links or symbols; its terms explain themselves inside of a glossary. */
export function RichText({
  text,
  reference,
}: {
  readonly text: Rich;
  readonly reference?: (part: Extract<Part, { ref: string }>) => ReactNode;
}) {
  let at = 0;
  return held(text).map(({ part, before, after }) => {
    at += 1;
    if (typeof part === 'string') return <Glossed key={at} text={part} />;
    if ('ref' in part)
      return (
        <span key={at} className={before + after === '' ? undefined : 'held'}>
          {before}
          {reference?.(part) ?? part.text}
          {after}
        </span>
      );
    return (
      <b key={at}>
        <Glossed text={part.text} />
      </b>
    );
  });
}
