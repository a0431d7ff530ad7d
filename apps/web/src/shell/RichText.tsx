import type { Part, Rich } from '@assemble/language';
import type { ReactNode } from 'react';
import { Glossed } from '../rules/glossary/Glossed.tsx';

/** Text whose references a game may turn into links or symbols; its terms explain themselves inside of a glossary. */
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
    if (typeof part === 'string') return <Glossed key={at} text={part} />;
    if ('ref' in part) return <span key={at}>{reference?.(part) ?? part.text}</span>;
    return (
      <b key={at}>
        <Glossed text={part.text} />
      </b>
    );
  });
}
