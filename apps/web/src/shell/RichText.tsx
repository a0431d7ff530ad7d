import type { Part, Rich } from '@assemble/language';
import type { ReactNode } from 'react';

/** Text whose references a game may turn into links or symbols. */
export function RichText({
  text,
  reference,
}: {
  readonly text: Rich;
  readonly reference?: (part: Extract<Part, { ref: string }>) => ReactNode;
}) {
  let at = 0;
  return text.map((part) => {
    at += 1;
    if (typeof part === 'string') return part;
    if ('ref' in part) return <span key={at}>{reference?.(part) ?? part.text}</span>;
    return <b key={at}>{part.text}</b>;
  });
}
