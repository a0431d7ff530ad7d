import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { topics as champions } from '../../apps/web/src/games/champions/topics.ts';
import { topics as crisisProtocol } from '../../apps/web/src/games/crisis-protocol/topics.ts';
import { topics as diceMasters } from '../../apps/web/src/games/dice-masters/topics.ts';
import { terms } from '../../rules/src/index.ts';
import { gluedIn, otherwise, strangersIn } from './words.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const topics = { champions, 'crisis-protocol': crisisProtocol, 'dice-masters': diceMasters };
const games = Object.keys(topics) as (keyof typeof topics)[];
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
    ];
    expect(told(folders, (source) => strangersIn(source, others[game] ?? []))).toEqual([]);
  });

  test.each(games)('%s names its topics by their terms', (game) => {
    const wrong = Object.values(topics[game]).flatMap((label) => otherwise(label, terms[game]));
    expect(wrong).toEqual([]);
  });

  test('another word is found in a text, not in a name of the source', () => {
    expect(strangersIn("const rival = 'tu oponente';", ['rival'])).toEqual([]);
    expect(strangersIn("es: 'en lugar de tu rival',", ['rival'])).toHaveLength(1);
    expect(strangersIn('de: `Gegner`,', ['Gegner'])).toHaveLength(1);
    expect(strangersIn("de: 'Gegnerseite',", ['Gegner'])).toEqual([]);
  });

  test('a label that does not use its term is found', () => {
    const squad = { en: 'squad', es: 'Escuadra', de: 'Team' };
    expect(otherwise({ en: 'Squad', es: 'Escuadra', de: 'Trupp' }, [squad])).toEqual([
      'Squad: “Trupp” is “Team”',
    ]);
    expect(otherwise({ en: 'Squad', es: 'Escuadras', de: 'Teams' }, [squad])).toEqual([]);
  });
});

describe('names have their grammar', () => {
  test.each(games)('%s glues no name behind a preposition', (game) => {
    expect(told([`packages/${game}/src/text`, `packages/${game}/src/abilities`], gluedIn)).toEqual([]);
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
  });
});
