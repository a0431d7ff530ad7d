import { closest, type Locale, type Localized } from '@assemble/language';
import { type GameId, gameIds } from '@assemble/rules';
import { Argument, type Command } from 'commander';
import { parseGame, playableGame } from '../games/index.ts';
import { Mistake } from '../mistakes.ts';
import { table } from '../print.ts';
import { localeOption, told } from './locale.ts';

const HEADING: Localized<readonly string[]> = {
  en: ['no.', 'id', 'name'],
  es: ['n.º', 'id', 'nombre'],
  de: ['Nr.', 'id', 'Name'],
};

export function addCards(program: Command): void {
  program
    .command('cards')
    .description(
      told({
        en: 'list the cards of a game, or show one with its text',
        es: 'enumera las cartas de un juego o muestra una con su texto',
        de: 'listet die Karten eines Spiels auf oder zeigt eine mit ihrem Text',
      }),
    )
    .addArgument(new Argument('<game>', gameIds.join(', ')).argParser(parseGame))
    .argument(
      '[id]',
      told({
        en: 'the card, as the list names it: avx/beast-big-boy-blue',
        es: 'la carta, como la nombra la lista: avx/beast-big-boy-blue',
        de: 'die Karte, wie die Liste sie nennt: avx/beast-big-boy-blue',
      }),
    )
    .addOption(localeOption())
    .action((id: GameId, card: string | undefined, { locale }: { locale: Locale }) => {
      const game = playableGame(id);
      if (card === undefined) {
        const rows = game.cards(locale).map((one) => [String(one.number), one.id, one.name]);
        for (const line of table(HEADING[locale], rows)) console.log(line);
        return;
      }
      const text = game.cardText(card, locale);
      if (text === null) {
        const nearest = game.nearestCards(card);
        throw new Mistake({
          en: `there is no card "${card}"; ${closest('en', nearest)}.`,
          es: `no existe la carta «${card}»; ${closest('es', nearest)}.`,
          de: `eine Karte „${card}“ gibt es nicht; ${closest('de', nearest)}.`,
        });
      }
      console.log(text);
    });
}
