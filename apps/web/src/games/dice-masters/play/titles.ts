import type { FormatId } from '@assemble/dice-masters';
import type { Localized } from '@assemble/language';

/**
 * What matches are called: by the id of the ready-made set-up, else by the term for their format. A match keeps the id,
 * so that everybody reads its title in their own language.
 */
export const titles = {
  'first-game': { en: 'First game', es: 'Primera partida', de: 'Erste Partie' },
  basic: {
    en: 'Fantastic Four against Villains',
    es: 'Los Cuatro Fantásticos contra los villanos',
    de: 'Fantastic Four gegen Schurken',
  },
  teams: {
    en: 'Avengers against X-Men',
    es: 'Vengadores contra X-Men',
    de: 'Avengers gegen X-Men',
  },
  draft: { en: 'Draft the starter set', es: 'Selección de la caja de inicio', de: 'Starterset draften' },
  secret: { en: 'Choose teams in secret', es: 'Elegir equipos en secreto', de: 'Teams geheim wählen' },
  'basic-teams': { en: 'Basic teams', es: 'Equipos básicos', de: 'Basisteams' },
  'tournament-teams': { en: 'Tournament teams', es: 'Equipos de competición', de: 'Turnierteams' },
  'drafted-teams': { en: 'Drafted teams', es: 'Equipos seleccionados', de: 'Draft-Teams' },
} as const satisfies Readonly<Record<string, Localized<string>>>;

const ofFormats = {
  'first-game': 'first-game',
  basic: 'basic-teams',
  tournament: 'tournament-teams',
  draft: 'drafted-teams',
} as const satisfies Readonly<Record<FormatId, keyof typeof titles>>;

/** The title of a format. */
export const formatTitle = (format: FormatId): keyof typeof titles => ofFormats[format];
