import type { FormatId } from '@assemble/dice-masters';
import type { Localized } from '@assemble/language';

/** What a format is, in a line. */
export const formatLines: Localized<Readonly<Record<FormatId, string>>> = {
  en: {
    'first-game': 'two characters each, as in the rulebook',
    basic: 'six cards, fifteen dice',
    tournament: 'eight cards, twenty dice',
    draft: 'pick in turns from what lies on the table',
  },
  es: {
    'first-game': 'dos personajes por bando, como en el reglamento',
    basic: 'seis cartas, quince dados',
    tournament: 'ocho cartas, veinte dados',
    draft: 'elegid por turnos entre lo que hay en la mesa',
  },
  de: {
    'first-game': 'je zwei Charaktere, wie im Regelheft',
    basic: 'sechs Karten, fünfzehn Würfel',
    tournament: 'acht Karten, zwanzig Würfel',
    draft: 'abwechselnd aus der Auslage wählen',
  },
};
