import { readFileSync, writeFileSync } from 'node:fs';
import { gameIds } from '@assemble/rules';
import { migrated, type Report, runFile } from '@assemble/scenario';
import type { Command } from 'commander';
import { playableGame } from '../games/index.ts';
import { Mistake, unreadFile } from '../mistakes.ts';
import { localeOption, told } from './locale.ts';

export function addScenario(program: Command): void {
  program
    .command('scenario')
    .description(
      told({
        en: 'play scenario files (given, when, then) and tell what is not as they expect',
        es: 'juega archivos de escenario (given, when, then) y dice qué no es como esperan',
        de: 'spielt Szenariodateien (given, when, then) und sagt, was anders ist als erwartet',
      }),
    )
    .argument('<files...>', told({ en: 'YAML files', es: 'archivos YAML', de: 'YAML-Dateien' }))
    .option(
      '--json',
      told({
        en: 'as JSON: a list of file, name, passed and failures (where, expected, got)',
        es: 'en JSON: una lista de archivo, nombre, resultado y fallos (where, expected, got)',
        de: 'als JSON: eine Liste von Datei, Name, Ergebnis und Fehlern (where, expected, got)',
      }),
    )
    .option(
      '--migrate',
      told({
        en: 'rewrite words of earlier versions, and tell what was changed; plays nothing',
        es: 'reescribe palabras de versiones anteriores y dice qué ha cambiado; no juega nada',
        de: 'schreibt Wörter früherer Fassungen um und sagt, was geändert wurde; spielt nichts',
      }),
    )
    .addOption(localeOption())
    .action((files: readonly string[], { json, migrate }: { json?: boolean; migrate?: boolean }) => {
      const words = gameIds.map((id) => playableGame(id).words);
      if (migrate) {
        for (const file of files) rewrite(file, words);
        return;
      }
      const reports = files.flatMap((file) => runFile(read(file), file, words));
      if (json) {
        const shape = reports.map(({ file, name, passed, failures }) => ({ file, name, passed, failures }));
        console.log(JSON.stringify(shape, null, 2));
      } else print(reports);
      if (reports.some((report) => !report.passed)) process.exitCode = 1;
    });
}

type Words = ReturnType<typeof playableGame>['words'];

/** Writes a file in today's words, and says what changed. */
function rewrite(file: string, words: readonly Words[]): void {
  const text = read(file);
  const found = migrated(text, words);
  if (found === null)
    throw new Mistake({
      en: `${file} is no YAML that can be read: it stays as it is.`,
      es: `${file} no es un YAML que se pueda leer: queda como está.`,
      de: `${file} ist kein lesbares YAML: Die Datei bleibt, wie sie ist.`,
    });
  for (const { line, old, now } of found.replaced)
    console.log(`${file}:${line}: ${old === now ? `'${now}' is written anew` : `'${old}' is now '${now}'`}`);
  if (found.replaced.length > 0) writeFileSync(file, found.text);
  console.log(
    `${file}: ${found.replaced.length === 0 ? 'nothing to change' : `${found.replaced.length} changed`}`,
  );
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw unreadFile(file, error);
  }
}

function print(reports: readonly Report[]): void {
  for (const { file, name, passed, failures } of reports) {
    console.log(`${passed ? '✔' : '✘'} ${file}: ${name}`);
    for (const { where, expected, got } of failures) {
      console.log(`    ${where}\n      expected ${expected}\n      got      ${got}`);
    }
  }
  const failed = reports.filter((report) => !report.passed).length;
  console.log(`${reports.length - failed} passed, ${failed} failed`);
}
