import { useMemo } from 'react';
import { marked } from '../text-search.ts';

/** A text in which the words of a search are marked. */
export function Marked({ text, words }: { readonly text: string; readonly words: readonly string[] }) {
  const pieces = useMemo(() => {
    let at = 0;
    return marked(text, words).map((piece) => {
      const start = at;
      at += piece.text.length;
      return { ...piece, start };
    });
  }, [text, words]);
  return pieces.map(({ text: piece, hit, start }) => (hit ? <mark key={start}>{piece}</mark> : piece));
}
