import type { Localized } from '@assemble/language';
import type { BotKind } from '../games/bots.ts';
import { useLocale } from '../shell/preferences.ts';

type Plays = Readonly<Record<BotKind, string>>;

/** How each bot plays, for whoever chooses one; what it is called is in `strings/given-names.ts`. */
const botPlays: Localized<Plays> = {
  en: {
    random: 'Bot: plays anything legal',
    novice: 'Bot: novice, makes mistakes',
    normal: 'Bot: normal, plays with sense',
    hard: 'Bot: hard, plans its turn',
    master: 'Bot: master, takes its time',
  },
  es: {
    random: 'Bot: juega cualquier cosa legal',
    novice: 'Bot: novato, comete errores',
    normal: 'Bot: normal, juega con cabeza',
    hard: 'Bot: difícil, planea su turno',
    master: 'Bot: maestro, se toma su tiempo',
  },
  de: {
    random: 'Bot: spielt irgendetwas Erlaubtes',
    novice: 'Bot: Neuling, macht Fehler',
    normal: 'Bot: normal, spielt mit Verstand',
    hard: 'Bot: schwer, plant den ganzen Zug',
    master: 'Bot: Meister, nimmt sich Zeit',
  },
};

export const useBotPlays = (): Plays => botPlays[useLocale()];
