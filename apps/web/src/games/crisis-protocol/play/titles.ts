import type { EditionId } from '@assemble/crisis-protocol';
import type { Localized } from '@assemble/language';

/**
 * What matches are called: by the id of the ready-made set-up, else by the edition of the rulebook. A match keeps the
 * id, so that everybody reads its title in their own language.
 */
export const titles = {
  'first-match': { en: 'First match', es: 'Primera partida', de: 'Erste Partie' },
  'avengers-cabal': {
    en: 'Avengers against Cabal',
    es: 'Vengadores contra Camarilla',
    de: 'Avengers gegen Kabale',
  },
  'shield-cabal': {
    en: 'S.H.I.E.L.D. against Cabal',
    es: 'S.H.I.E.L.D. contra Camarilla',
    de: 'S.H.I.E.L.D. gegen Kabale',
  },
  'avengers-shield': {
    en: 'Avengers against S.H.I.E.L.D.',
    es: 'Vengadores contra S.H.I.E.L.D.',
    de: 'Avengers gegen S.H.I.E.L.D.',
  },
  en: { en: 'English rulebook', es: 'Reglamento inglés', de: 'Englisches Regelheft' },
  de: { en: 'German rulebook', es: 'Reglamento alemán', de: 'Deutsches Regelheft' },
  es13: { en: 'Spanish rulebook 1.3', es: 'Reglamento español 1.3', de: 'Spanisches Regelheft 1.3' },
} as const satisfies Readonly<Record<string, Localized<string>>> & Readonly<Record<EditionId, unknown>>;
