import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const sources = fileURLToPath(new URL('../../apps/web/src/', import.meta.url));

/** A room of the page: `play`, or of a game, `games/champions/board`. */
const roomOf = (file: string): string =>
  file.startsWith('games/') ? file.split('/').slice(0, 3).join('/') : file.slice(0, file.indexOf('/'));

/** The classes that a style sheet draws wherever they stand; a state of one is drawn elsewhere too. */
const drawnIn = (css: string): readonly string[] =>
  [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{/g)]
    .flatMap(([, selectors = '']) => selectors.split(/,(?![^(]*\))/))
    .flatMap((selector) => /^\s*\.([\w-]+)\s*$/.exec(selector)?.[1] ?? []);

/** Classes that are drawn in more than one room. */
function shared(sheets: Iterable<readonly [file: string, css: string]>): readonly string[] {
  const rooms = new Map<string, Set<string>>();
  for (const [file, css] of sheets)
    for (const name of drawnIn(css)) rooms.set(name, (rooms.get(name) ?? new Set()).add(roomOf(file)));
  return [...rooms]
    .filter(([, of]) => of.size > 1)
    .map(([name, of]) => `${name}: ${[...of].sort().join(', ')}`);
}

// Style sheets of all rooms that somebody has been to stay loaded: what two of them draw depends on the way there.
test('a class is drawn in one room', () => {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.css'),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(shared(files.map((file) => [file, readFileSync(join(sources, file), 'utf8')]))).toEqual([]);
});

test('a class of two rooms is noticed, one of two sheets of a room is not', () => {
  expect(
    shared([
      ['play/a.css', '.tile, .b { left: 0 } .a .c { top: 0 }'],
      ['play/inner/b.css', '.b { left: 1px }'],
      ['games/champions/deck/c.css', '/* .b {} */ @media (width < 1px) { .tile { top: 0 } .c { top: 0 } }'],
    ]),
  ).toEqual(['tile: games/champions/deck, play']);
});
