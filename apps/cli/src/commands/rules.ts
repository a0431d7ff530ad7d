import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Locale, Localized } from '@assemble/language';
import {
  type Coverage,
  coverage,
  coverageIn,
  differences,
  differencesBetween,
  type EditionId,
  editionIds,
  type GameId,
  gameIds,
  isRuleId,
  ledger,
  type Proven,
  ruleEntry,
} from '@assemble/rules';
import { type Command, Option } from 'commander';
import { parseGame } from '../games/index.ts';
import { Mistake, noSuch } from '../mistakes.ts';
import { table } from '../print.ts';
import { localeOption, told } from './locale.ts';

interface Options {
  readonly game?: GameId;
  readonly missing?: boolean;
  readonly json?: boolean;
  readonly diff?: readonly string[];
  readonly locale: Locale;
}

export function addRules(program: Command): void {
  program
    .command('rules')
    .description(
      told({
        en: 'how many rules of each game the last full test run has proven',
        es: 'cuántas reglas de cada juego demostraron las últimas pruebas completas',
        de: 'wie viele Regeln jedes Spiels der letzte volle Testlauf bewiesen hat',
      }),
    )
    .addOption(
      new Option(
        '-g, --game <game>',
        told({ en: 'one game of', es: 'un juego de', de: 'ein Spiel von' }).concat(` ${gameIds.join(', ')}`),
      ).argParser(parseGame),
    )
    .option(
      '-m, --missing',
      told({
        en: 'also list the rules that no passing test cites',
        es: 'enumera también las reglas que ninguna prueba superada cita',
        de: 'listet auch die Regeln auf, die kein bestandener Test nennt',
      }),
    )
    .option(
      '--json',
      told({
        en: 'as JSON: per game total, testable, proven and the missing ids',
        es: 'en JSON: por juego, total, comprobables, demostradas y los identificadores que faltan',
        de: 'als JSON: je Spiel gesamt, prüfbar, bewiesen und die fehlenden Kennungen',
      }),
    )
    .option(
      '--diff <editions...>',
      told({
        en: 'what changes between two editions of Crisis Protocol',
        es: 'qué cambia entre dos ediciones de Crisis Protocol',
        de: 'was sich zwischen zwei Ausgaben von Crisis Protocol ändert',
      }).concat(`: ${editionIds.join(', ')}`),
    )
    .addOption(localeOption())
    .action((options: Options) => {
      if (options.diff !== undefined) {
        printDifferences(parseEditions(options.diff), options.locale, options.json === true);
        return;
      }
      const games = options.game === undefined ? gameIds : [options.game];
      const proven = readProven();
      const found = games.map((game) => [game, coverage(ledger[game], Object.keys(proven.by))] as const);
      if (options.json) console.log(JSON.stringify(asJson(found), null, 2));
      else
        print(
          found.flatMap(([game, one]) => [[game, one] as const, ...byEdition(game, proven.by)]),
          proven.finishedAt,
          options.missing === true,
        );
    });
}

type Found = readonly (readonly [string, Coverage])[];

/** The same for each edition of a game that has several. */
const byEdition = (game: GameId, proven: Proven): Found =>
  ledger[game].some(({ editions }) => editions !== undefined)
    ? editionIds.map((edition) => [`  in ${edition}`, coverageIn(edition, ledger[game], proven)] as const)
    : [];

const asJson = (found: Found): object =>
  Object.fromEntries(
    found.map(([game, { total, testable, proven, missing }]) => [game, { total, testable, proven, missing }]),
  );

function print(found: Found, finishedAt: string, missing: boolean): void {
  const rows = found.map(([game, one]) => [
    game,
    String(one.total),
    String(one.testable),
    String(one.proven),
    String(one.missing.length),
    String(one.uiOnly),
    one.testable === 0 ? '' : `${Math.floor((100 * one.proven) / one.testable)} %`,
  ]);
  console.log(`Proven by the full test run of ${finishedAt}:`);
  for (const line of table(['game', 'total', 'testable', 'proven', 'missing', 'ui-only', ''], rows)) {
    console.log(line);
  }
  if (!missing) return;
  for (const [game, one] of found) {
    console.log(`\n${game.trim()}: ${one.missing.length === 0 ? 'nothing is missing' : 'missing'}`);
    for (const id of one.missing) {
      if (isRuleId(id)) console.log(`  ${id}  ${ruleEntry(id).says.en}`);
    }
  }
}

function parseEditions(names: readonly string[]): readonly [EditionId, EditionId] {
  const isEdition = (name: string): name is EditionId => (editionIds as readonly string[]).includes(name);
  const [one, two] = names;
  if (names.length !== 2 || one === undefined || two === undefined)
    throw new Mistake({
      en: `--diff needs two editions of ${editionIds.join(', ')}, such as --diff en es13.`,
      es: `--diff necesita dos ediciones de ${editionIds.join(', ')}, por ejemplo --diff en es13.`,
      de: `--diff braucht zwei Ausgaben von ${editionIds.join(', ')}, zum Beispiel --diff en es13.`,
    });
  for (const name of names)
    if (!isEdition(name))
      throw noSuch({ en: 'edition', es: 'la edición', de: 'eine Ausgabe' }, name, editionIds);
  return [one as EditionId, two as EditionId];
}

const between: Localized<(found: number, all: number, one: string, two: string) => string> = {
  en: (found, all, one, two) => `${found} of ${all} differences lie between ${one} and ${two}:`,
  es: (found, all, one, two) => `${found} de ${all} diferencias están entre ${one} y ${two}:`,
  de: (found, all, one, two) => `${found} von ${all} Unterschieden liegen zwischen ${one} und ${two}:`,
};

/** What the two rulebooks answer differently, with the rules that say so. */
function printDifferences([one, two]: readonly [EditionId, EditionId], locale: Locale, json: boolean): void {
  const found = differencesBetween(one, two).map(({ id, question, answers, rules }) => ({
    id,
    question: question[locale],
    answers: { [one]: answers[one][locale], [two]: answers[two][locale] },
    rules,
  }));
  if (json) {
    console.log(JSON.stringify(found, null, 2));
    return;
  }
  const width = Math.max(one.length, two.length);
  console.log(between[locale](found.length, differences.length, one, two));
  for (const { id, question, answers, rules } of found) {
    console.log(`\n${id}  ${question}`);
    for (const edition of [one, two]) console.log(`  ${edition.padEnd(width)}  ${answers[edition]}`);
    console.log(`  ${''.padEnd(width)}  [${rules.join(', ')}]`);
  }
}

/** What the last full test run wrote, in this folder or one above it. */
function readProven(): { by: Proven; finishedAt: string } {
  const file = findUp(join('.assemble', 'proven.json'));
  if (file === null) {
    throw new Mistake({
      en: 'no full test run is recorded here; `npm test` writes .assemble/proven.json.',
      es: 'aquí no consta ninguna ejecución completa de las pruebas; `npm test` escribe .assemble/proven.json.',
      de: 'hier ist kein voller Testlauf verzeichnet; `npm test` schreibt .assemble/proven.json.',
    });
  }
  try {
    const { proven, finishedAt } = JSON.parse(readFileSync(file, 'utf8')) as {
      proven: Proven;
      finishedAt: string;
    };
    return { by: Object.fromEntries(Object.entries(proven)), finishedAt: String(finishedAt) };
  } catch {
    throw new Mistake({
      en: `${file} cannot be read; \`npm test\` writes it anew.`,
      es: `${file} no se puede leer; \`npm test\` lo escribe de nuevo.`,
      de: `${file} lässt sich nicht lesen; \`npm test\` schreibt die Datei neu.`,
    });
  }
}

function findUp(path: string): string | null {
  for (let folder = process.cwd(); ; folder = dirname(folder)) {
    const file = join(folder, path);
    if (existsSync(file)) return file;
    if (dirname(folder) === folder) return null;
  }
}
