import type { Words } from '@assemble/kernel';
import { hrefTo } from '../shell/router.ts';

/** A position that somebody builds. */
export interface NamedPosition {
  readonly name: string;
  readonly given: Words;
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

const queryOf = ({ name, given }: NamedPosition): Readonly<Record<string, string>> => ({
  p: packed(JSON.stringify(given)),
  name,
});

/** The position in the editor; `id` tells which of the saved ones it is, if any. */
export const editorHref = (game: string, position: NamedPosition, id = ''): string =>
  hrefTo(['editor', game], { ...queryOf(position), id });

/** The table with the position on it; `who` sits there. */
export const tableHref = (game: string, position: NamedPosition, who: readonly string[] = []): string =>
  hrefTo(['editor', game], { ...queryOf(position), play: who.join('.') || 'choose' });

/** The position that an address holds; null where it holds none that can be read. */
export function positionAt(query: URLSearchParams): NamedPosition | null {
  const code = query.get('p');
  if (code === null) return null;
  try {
    const given: unknown = JSON.parse(unpacked(code));
    if (typeof given !== 'object' || given === null || Array.isArray(given)) return null;
    return { name: query.get('name') ?? '', given: given as Words };
  } catch {
    return null;
  }
}
