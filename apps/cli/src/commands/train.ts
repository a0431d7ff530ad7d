import { botsByName } from '@assemble/bots';
import type { GameId } from '@assemble/rules';
import { type Command, Option } from 'commander';
import { setupOf } from '../duel/setups.ts';
import { parseGame, playableGame } from '../games/index.ts';
import { table } from '../print.ts';
import { bins, fit, type Sample } from '../train/fit.ts';
import { played } from '../train/matches.ts';
import { localeOption, told } from './locale.ts';
import { wholeNumber } from './numbers.ts';

interface Options {
  readonly matches: number;
  readonly bot: keyof typeof botsByName;
  readonly seed: string;
}

/** The villains of Champions take turns. */
const VILLAINS = ['rhino', 'klaw', 'ultron'] as const;

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;

export function addTrain(program: Command): void {
  program
    .command('train')
    .description(
      told({
        en: 'fits the chance to win to matches that bots play out',
        es: 'ajusta la probabilidad de ganar a partidas que los bots juegan hasta el final',
        de: 'passt die Siegchance an Partien an, die Bots zu Ende spielen',
      }),
    )
    .argument('<game>', told({ en: 'the game', es: 'el juego', de: 'das Spiel' }), parseGame)
    .option(
      '--matches <n>',
      told({ en: 'how many matches', es: 'cuántas partidas', de: 'wie viele Partien' }),
      wholeNumber(1, 1_000_000),
      200,
    )
    .addOption(
      new Option('--bot <name>', told({ en: 'who plays', es: 'quién juega', de: 'wer spielt' }))
        .choices(Object.keys(botsByName))
        .default('novice'),
    )
    .option(
      '--seed <seed>',
      told({
        en: 'the same seed gives the same numbers',
        es: 'la misma semilla da los mismos números',
        de: 'derselbe Startwert ergibt dieselben Zahlen',
      }),
      'train',
    )
    .addOption(localeOption())
    .action((id: GameId, { matches, bot, seed }: Options) => {
      const { game } = playableGame(id);
      const samples: Sample[] = [];
      for (let i = 0; i < matches; i++) {
        const setup = setupOf(id, i, seed, VILLAINS[i % VILLAINS.length] ?? 'rhino');
        samples.push(...played(game, setup, `${seed}/${i}`, botsByName[bot]));
      }
      const found = fit(samples, game.sides === 'versus');
      const { even, per, surprise, unknowing } = found;
      console.log(
        `even ${even.toFixed(1)}, per ${per.toFixed(1)}: ${surprise.toFixed(3)} bit, not ${unknowing.toFixed(3)}`,
      );
      console.log(
        table(
          ['said', 'won', 'turns'],
          bins(samples, found).map((bin) => [percent(bin.said), percent(bin.won / bin.of), String(bin.of)]),
        ).join('\n'),
      );
    });
}
