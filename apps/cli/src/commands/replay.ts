import { readFileSync } from 'node:fs';
import {
  type AtTable,
  BadReplay,
  chanceOf,
  type Event,
  type Match,
  type Outcome,
  parseReplay,
  playReplay,
  type Replay,
  type Report,
  verifyReplay,
} from '@assemble/kernel';
import type { Locale } from '@assemble/language';
import { type EditionId, editionIds } from '@assemble/rules';
import { type Command, Option } from 'commander';
import { isGame, type Playable, playableGame } from '../games/index.ts';
import { Mistake, oneLine, unreadFile } from '../mistakes.ts';
import { localeOption, told } from './locale.ts';
import { replayUnder } from './replay-edition.ts';

interface Options {
  readonly verify?: boolean;
  readonly logOnly?: boolean;
  readonly edition?: EditionId;
  readonly locale: Locale;
}

export function addReplay(program: Command): void {
  program
    .command('replay')
    .description(
      told({
        en: 'read a replay file: who played what, and what happened',
        es: 'lee un archivo de repetición: quién jugó qué y qué pasó',
        de: 'liest eine Aufzeichnung: wer was gespielt hat und was geschah',
      }),
    )
    .argument(
      '<file>',
      told({
        en: 'a replay, as `play`, `simulate` and the page write them, or a report',
        es: 'una repetición, como las escriben `play`, `simulate` y la página, o un informe',
        de: 'eine Aufzeichnung, wie `play`, `simulate` und die Seite sie schreiben, oder ein Bericht',
      }),
    )
    .option(
      '-v, --verify',
      told({
        en: 'play it again from its seed and check everything it claims',
        es: 'la juega de nuevo desde su semilla y comprueba todo lo que afirma',
        de: 'spielt sie von ihrem Startwert aus nach und prüft alles, was sie behauptet',
      }),
    )
    .option(
      '--log-only',
      told({
        en: 'read the log of a match that was played with other rules or cards',
        es: 'lee el registro de una partida jugada con otras reglas o cartas',
        de: 'liest den Verlauf einer Partie mit anderen Regeln oder Karten',
      }),
    )
    .addOption(
      new Option(
        '--edition <edition>',
        told({
          en: 'start it under another edition and tell where it parts',
          es: 'la empieza con otra edición y dice dónde se separan',
          de: 'beginnt sie mit einer anderen Ausgabe und sagt, wo sie sich trennen',
        }),
      ).choices([...editionIds]),
    )
    .addOption(localeOption())
    .action((file: string, options: Options) => {
      const replay = read(file);
      if (!isGame(replay.game))
        throw new Mistake({
          en: `${file}: a game "${replay.game}" cannot be replayed here.`,
          es: `${file}: aquí no se puede reproducir el juego «${replay.game}».`,
          de: `${file}: Das Spiel „${replay.game}“ lässt sich hier nicht nachspielen.`,
        });
      const playable = playableGame(replay.game);
      if (options.verify) verify(file, playable, replay);
      else {
        if (options.logOnly !== true) checkVersion(file, playable, replay);
        if (options.edition === undefined) print(playable, replay, options);
        else replayUnder(file, playable, replay, options.edition, options.locale);
      }
    });
}

function read(file: string): Replay {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw unreadFile(file, error);
  }
  try {
    return parseReplay(text);
  } catch (error) {
    throw error instanceof BadReplay ? new Mistake(`${file}: ${oneLine(error)}`) : error;
  }
}

function checkVersion(file: string, { game }: Playable, { version, content }: Replay): void {
  if (version === game.version && content === game.content) return;
  const here = [game.version, game.content] as const;
  throw new Mistake({
    en: `${file}: played with rules ${version} and cards ${content}; here are rules ${here[0]} and cards ${here[1]}. \`assemble replay --log-only\` reads its log.`,
    es: `${file}: se jugó con las reglas ${version} y las cartas ${content}; aquí están las reglas ${here[0]} y las cartas ${here[1]}. \`assemble replay --log-only\` lee su registro.`,
    de: `${file}: gespielt mit Regeln ${version} und Karten ${content}; hier sind Regeln ${here[0]} und Karten ${here[1]}. \`assemble replay --log-only\` liest den Verlauf.`,
  });
}

function verify(file: string, { game }: Playable, replay: Replay): void {
  let wrong: readonly string[];
  try {
    wrong = verifyReplay(game, replay);
  } catch (error) {
    // A file from outside may hold anything; whatever it does to the rules, it is the file that is wrong.
    wrong = [oneLine(error)];
  }
  if (wrong.length > 0) throw new Mistake(`${file}: ${wrong.join('; ')}`);
  console.log(
    `OK: ${replay.decisions.length} decisions lead to position ${replay.digest}, as the file says.`,
  );
  const { setup, shuffle, dice } = playReplay(game, replay).match.random;
  console.log(`  seed: its hash is ${replay.seedHash}, which everybody saw before the first decision`);
  console.log(`  words: ${words(replay)}`);
  console.log(
    `  chance: ${chanceOf(replay).generator} gives all ${dice.taken} numbers of the dice, ${shuffle.taken} of shuffles ` +
      `and ${setup.taken} of the set-up again`,
  );
  console.log(`  log: all ${replay.log.length} lines follow from seed, words and decisions`);
}

/** What people put in; whoever gave another word than stands here was deceived. */
function words(replay: Replay): string {
  const given = chanceOf(replay).words.flatMap((word, seat) =>
    word === '' ? [] : [`seat ${seat} ${JSON.stringify(word)}`],
  );
  return given.length === 0 ? 'none were given' : `${given.join(', ')}: each person can tell their own`;
}

function print(playable: Playable, replay: Replay, { locale, logOnly }: Options): void {
  const { game, version, content, seed, outcome, decisions, log } = replay;
  console.log(`${game}, rules ${version}, cards ${content}`);
  console.log(`set-up: ${JSON.stringify(replay.setup)}`);
  console.log(`seed: ${seed ?? 'not published yet'} (hash ${replay.seedHash})`);
  if (replay.words !== undefined) console.log(`words: ${words(replay)}`);
  const end =
    outcome === null ? 'not over' : `won by ${winners(outcome)} (${outcome.reason}, ${outcome.rule})`;
  console.log(`${decisions.length} decisions, ${end}`);
  if (replay.table !== undefined) printTable(replay.table);
  if (replay.report !== undefined) printReport(replay.report);
  console.log('');
  const match = logOnly === true ? null : lastPosition(playable, replay);
  for (const event of log) console.log(eventLine(playable, event, locale, match));
}

const winners = (outcome: Outcome): string =>
  outcome.winners.map((seat) => `seat ${seat}`).join(', ') || 'nobody';

function printTable({ seats, ended, practice }: AtTable): void {
  const names = seats.map(({ name, bot }) => (bot === null ? name : `${name} (bot: ${bot})`));
  console.log(`seats: ${names.join(', ')}${practice ? '; practice' : ''}`);
  if (ended !== null) console.log(`ended at the table: won by ${winners(ended)} (${ended.reason})`);
}

function printReport({ text, language, screen, failure, refused }: Report): void {
  console.log(`report: ${text}`);
  console.log(`  language ${language}, screen ${screen}`);
  if (refused.length > 0) console.log(`  last refused: ${refused.join(', ')}`);
  if (failure !== '') console.log(`  failure: ${failure}`);
}

/** The position that the names in the log are taken from; null where the replay does not lead to one. */
function lastPosition({ game }: Playable, replay: Replay): Match | null {
  try {
    return playReplay(game, replay).match;
  } catch {
    // The log can be read all the same; `--verify` says what is wrong.
    return null;
  }
}

/** A line of the log, with the rules behind it. */
function eventLine(playable: Playable, event: Event, locale: Locale, match: Match | null): string {
  return `${playable.say({ key: event.kind, args: event.args }, locale, match)}  [${event.rules.join(', ')}]`;
}
