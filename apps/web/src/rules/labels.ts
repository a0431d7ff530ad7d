import type { Localized } from '@assemble/language';
import type { EditionId, RuleKind } from '@assemble/rules';

export const kindNames: Readonly<Record<RuleKind, Localized<string>>> = {
  'card-anatomy': { en: 'Parts of a card', es: 'Partes de una carta', de: 'Kartenaufbau' },
  component: { en: 'Component', es: 'Componente', de: 'Spielmaterial' },
  condition: { en: 'Condition', es: 'Estado', de: 'Zustand' },
  deckbuilding: { en: 'Deckbuilding', es: 'Construcción de mazos', de: 'Deckbau' },
  definition: { en: 'Definition', es: 'Definición', de: 'Begriff' },
  geometry: { en: 'Geometry', es: 'Geometría', de: 'Geometrie' },
  keyword: { en: 'Keyword', es: 'Palabra clave', de: 'Schlüsselwort' },
  procedure: { en: 'Procedure', es: 'Procedimiento', de: 'Ablauf' },
  restriction: { en: 'Restriction', es: 'Restricción', de: 'Einschränkung' },
  rosterbuilding: { en: 'Roster building', es: 'Creación de Listas', de: 'Vorratsbildung' },
  'ruling-needed': { en: 'Our ruling', es: 'Nuestra decisión', de: 'Unsere Entscheidung' },
  scoring: { en: 'Scoring', es: 'Puntuación', de: 'Wertung' },
  setup: { en: 'Setup', es: 'Preparación', de: 'Spielaufbau' },
  teambuilding: { en: 'Team building', es: 'Creación de equipos', de: 'Teambau' },
  timing: { en: 'Timing', es: 'Secuencia', de: 'Zeitpunkt' },
  'ui-only': { en: 'At the table', es: 'En la mesa', de: 'Am Tisch' },
};

export const editionNames: Readonly<Record<EditionId, Localized<string>>> = {
  en: { en: 'English rulebook', es: 'Reglamento inglés', de: 'Englisches Regelheft' },
  de: { en: 'German rulebook', es: 'Reglamento alemán', de: 'Deutsches Regelheft' },
  es13: { en: 'Spanish rulebook 1.3', es: 'Reglamento español 1.3', de: 'Spanisches Regelheft 1.3' },
};
