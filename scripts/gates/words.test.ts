import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { gluedIn, gluedThings, strangersIn } from './words.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const games = ['champions', 'crisis-protocol', 'dice-masters'];
const others = parse(readFileSync(join(root, 'scripts/gates/other-words.yaml'), 'utf8')) as Readonly<
  Record<string, readonly string[]>
>;

const sourcesIn = (folder: string): readonly (readonly [file: string, source: string])[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/u.test(name))
    .map((name) => [join(folder, name), readFileSync(join(root, folder, name), 'utf8')]);

const told = (folders: readonly string[], look: (source: string) => readonly string[]): readonly string[] =>
  folders.flatMap((folder) =>
    sourcesIn(folder).flatMap(([file, source]) => look(source).map((line) => `${file}:${line}`)),
  );

describe('one concept, one word', () => {
  test.each(games)('%s uses no other word for a term', (game) => {
    const folders = [
      `packages/${game}/src/text`,
      `packages/${game}/src/abilities`,
      `apps/web/src/games/${game}`,
      `packages/lessons/src/${game}`,
      `packages/puzzles/src/${game}`,
    ];
    expect(told(folders, (source) => strangersIn(source, others[game] ?? []))).toEqual([]);
  });

  test.each(games)('the rules of %s use none in Spanish and German', (game) => {
    const found = ['es', 'de'].flatMap((locale) =>
      strangersIn(readFileSync(join(root, `rules/${game}-${locale}.yaml`), 'utf8'), others[game] ?? []),
    );
    expect(found).toEqual([]);
  });

  test('another word is found in a text, not in a name of the source', () => {
    expect(strangersIn("const rival = 'tu oponente';", ['rival'])).toEqual([]);
    expect(strangersIn("es: 'en lugar de tu rival',", ['rival'])).toHaveLength(1);
    expect(strangersIn('de: `Gegner`,', ['Gegner'])).toHaveLength(1);
    expect(strangersIn("de: 'Gegnerseite',", ['Gegner'])).toEqual([]);
  });
});

describe('names have their grammar', () => {
  test.each(games)('%s glues no name behind a preposition', (game) => {
    expect(told([`packages/${game}/src/text`, `packages/${game}/src/abilities`], gluedIn)).toEqual([]);
  });

  test.each(['apps/web/src', 'apps/cli/src', 'packages/lessons/src'])(
    '%s glues no thing behind one',
    (folder) => {
      expect(told([folder], (source) => [...gluedIn(source), ...gluedThings(source)])).toEqual([]);
    },
  );

  test('what the page glues is found', () => {
    const behind = (before: string, name: string): number => gluedThings(`\`${before} \${${name}}\`,`).length;
    expect(behind('bloqueando a', 'things')).toBe(1);
    expect(behind('Eigene Karten von', 'hero')).toBe(1);
    expect(behind('bloquea:', 'things')).toBe(0);
    expect(behind('Team von', 'name')).toBe(0);
    expect(behind('3 von', 'of')).toBe(0);
  });

  test('what is glued is found', () => {
    const behind = (before: string, call: string): number =>
      gluedIn(`rich\`${before} \${${call}} …\`,`).length;
    expect(behind('Turno de', 't.character(e.who)')).toBe(1);
    expect(behind('ataca a', 't.card(e.card)')).toBe(1);
    expect(behind('mit', 't.token(e.token)')).toBe(1);
    expect(behind('mit', "t.token(e.token, 'dat')")).toBe(0);
    expect(behind('Turno', "t.prep('de', t.character(e.who))")).toBe(0);
    expect(behind('Turno de', 't.seat(e.seat)')).toBe(0);
    expect(behind('Schaden von', "one.bare('dat')")).toBe(1);
    expect(behind('Schaden', "p.prep('von', one.bare('dat'))")).toBe(0);
  });
});
