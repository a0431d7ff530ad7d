import type { Words } from '@assemble/kernel';
import { hrefTo } from '../shell/router.ts';

/** A position that somebody builds: what lies there, under which rules, and what has to be reached from it. */
export interface NamedPosition {
  readonly name: string;
  readonly given: Words;
  /** The edition of the rules, where the game has several. */
  readonly edition: string | null;
  /** The goal that makes a puzzle of it, by its name. */
  readonly goal: string | null;
}

/** Text as letters that an address leaves as they are. */
function packed(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function unpacked(code: string): string {
  const letters = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(letters, (letter) => letter.charCodeAt(0)));
}

const queryOf = ({ name, given, edition, goal }: NamedPosition): Readonly<Record<string, string>> => ({
  p: packed(JSON.stringify(given)),
  name,
  edition: edition ?? '',
  goal: goal ?? '',
});

/** The position in the editor; `id` tells which of the saved ones it is, if any. */
export const editorHref = (game: string, position: NamedPosition, id = ''): string =>
  hrefTo(['editor', game], { ...queryOf(position), id });

/** The table with the position on it; `who` sits there. A position with a goal is a puzzle: nobody has to be chosen. */
export const tableHref = (game: string, position: NamedPosition, who: readonly string[] = []): string =>
  hrefTo(['editor', game], {
    ...queryOf(position),
    play: position.goal ? 'puzzle' : who.join('.') || 'choose',
  });

/** The position that an address holds; null where it holds none that can be read. */
export function positionAt(query: URLSearchParams): NamedPosition | null {
  const code = query.get('p');
  if (code === null) return null;
  try {
    const given: unknown = JSON.parse(unpacked(code));
    if (typeof given !== 'object' || given === null || Array.isArray(given)) return null;
    return {
      name: query.get('name') ?? '',
      given: given as Words,
      edition: query.get('edition') || null,
      goal: query.get('goal') || null,
    };
  } catch {
    return null;
  }
}
