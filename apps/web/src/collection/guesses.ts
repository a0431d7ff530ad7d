import type { Note } from './Notes.tsx';

/** What names the card in a line: without its bullet and how many there are. */
const wordOf = (part: string): string =>
  part
    .replace(/^[\s\-–—*•+·]+/u, '')
    .replace(/^\d+(?:\s*[x×*]\s*|\s+)/i, '')
    .replace(/\s+[x×*]\s*\d+$/i, '')
    .replace(/\s*\(\d+\)$/, '')
    .trim();

/** The text with a card in place of what was not understood; null where the text does not say it like that. */
export function withGuess(text: string, part: string, name: string): string | null {
  const word = wordOf(part);
  if (word === '') return null;
  if (text.includes(part)) return text.replace(part, () => part.replace(word, () => name));
  // A file says it in its own way.
  return text.includes(word) ? text.replace(word, () => name) : null;
}

export interface ReadLine {
  readonly line: string;
  readonly note: Note | null;
}

/** The lines of a list, each with what is wrong with it; none where the text is a file or an address. */
export function linesOf(text: string, notes: readonly Note[]): readonly ReadLine[] {
  if (/^\s*[{<]|[?&](?:t|d|r|cards)=|:\/\//.test(text)) return [];
  const left = [...notes];
  return text
    .split(/[\n;]/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const at = left.findIndex(({ part }) => part === line);
      return { line, note: at < 0 ? null : (left.splice(at, 1)[0] ?? null) };
    });
}
