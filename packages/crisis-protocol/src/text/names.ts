import {
  type Locale,
  type Localized,
  type Part,
  type Rich,
  ref,
  type SpanishArticles,
} from '@assemble/language';
import type { MovementTool } from '../geometry/tools.ts';
import type { AttackType, ConditionName, Face, TokenKind } from '../names.ts';
import type { CrisisType, Edge, Phase, Side } from '../table.ts';

type Words<K extends string> = { readonly [word in K]: Localized<string> };

const say = (en: string, es: string, de: string): Localized<string> => ({ en, es, de });

/** The names of the rulebooks (`rules/crisis-protocol-terms.yaml`): one concept, one word. */
export const CONDITION_NAMES: Words<ConditionName> = {
  bleed: say('Bleed', 'Sangrante', 'Blutend'),
  hex: say('Hex', 'Hechizado', 'Verflucht'),
  incinerate: say('Incinerate', 'Chamuscado', 'Brennend'),
  judgment: say('Judgment', 'Acobardado', 'Verurteilt'),
  poison: say('Poison', 'Envenenado', 'Vergiftet'),
  root: say('Root', 'Trabado', 'Angewurzelt'),
  shock: say('Shock', 'Conmocionado', 'Geschockt'),
  slow: say('Slow', 'Lentificado', 'Verlangsamt'),
  stagger: say('Stagger', 'Tambaleante', 'Taumelnd'),
  stun: say('Stun', 'Aturdido', 'Betäubt'),
};

export const FACE_NAMES: Words<Face> = {
  critical: say('Critical', 'Crítico', 'Kritisch'),
  wild: say('Wild', 'Comodín', 'Spezial'),
  hit: say('Hit', 'Impacto', 'Treffer'),
  block: say('Block', 'Bloqueo', 'Block'),
  blank: say('Blank', 'En blanco', 'Leerseite'),
  failure: say('Failure', 'Fallo', 'Fehlschlag'),
};

export const TYPE_NAMES: Words<AttackType> = {
  physical: say('Physical', 'Físico', 'Physisch'),
  energy: say('Energy', 'Energético', 'Energie'),
  mystic: say('Mystic', 'Místico', 'Mystisch'),
};

export const TOOL_NAMES: Words<MovementTool> = {
  S: say('Short', 'Corto', 'Kurz'),
  M: say('Medium', 'Medio', 'Mittel'),
  L: say('Long', 'Largo', 'Lang'),
};

/** The Speed of a character: in Spanish it agrees with its noun. */
export const SPEED_NAMES: Words<MovementTool> = {
  S: say('Short', 'Corta', 'Kurz'),
  M: say('Medium', 'Media', 'Mittel'),
  L: say('Long', 'Larga', 'Lang'),
};

export const CRISIS_NAMES: Words<CrisisType> = {
  secure: say('Secure', 'Aseguramiento', 'Sicherung'),
  extraction: say('Extraction', 'Extracción', 'Evakuierung'),
};

export const TOKEN_NAMES: Words<TokenKind> = {
  civilian: say('Civilian', 'Civil', 'Person'),
  asset: say('Asset', 'Recurso', 'Gegenstand'),
  location: say('Target of Opportunity', 'Punto vital', 'Spezialort'),
  opportunity: say('Volatile Target', 'Posición comprometida', 'Gelegenheit'),
  source: say('Source', 'Fuente', 'Quelle'),
  zone: say('Zone', 'Zona', 'Zone'),
};

export const PHASE_NAMES: Words<Phase> = {
  'set-up': say('Setup', 'Preparación', 'Aufbau'),
  power: say('Power Phase', 'fase de Poder', 'Kraftphase'),
  activation: say('Activation Phase', 'fase de Activación', 'Aktivierungsphase'),
  cleanup: say('Cleanup Phase', 'fase de Ordenamiento', 'Aufräumphase'),
};

export const EDGE_NAMES: Words<Edge> = {
  top: say('the top edge', 'el borde superior', 'der obere Rand'),
  right: say('the right edge', 'el borde derecho', 'der rechte Rand'),
  bottom: say('the bottom edge', 'el borde inferior', 'der untere Rand'),
  left: say('the left edge', 'el borde izquierdo', 'der linke Rand'),
};

/** The sides of a stat card. */
export const SIDE_NAMES: Words<'healthy' | 'injured'> = {
  healthy: say('Healthy', 'Sano', 'Gesund'),
  injured: say('Injured', 'Herido', 'Verletzt'),
};

/** Rolls, by what they are for. */
export const ROLL_NAMES: Words<Side> = {
  attack: say('attack roll', 'tirada de Ataque', 'Angriffswurf'),
  defense: say('defense roll', 'tirada de Defensa', 'Verteidigungswurf'),
  dodge: say('dodge roll', 'tirada de Esquivar', 'Ausweichwurf'),
  plain: say('roll', 'tirada', 'Wurf'),
};

/** Spanish characters that have an article inside a sentence, by the first word of their names. */
export const ARTICLES: SpanishArticles = {
  Agentes: 'los',
  Avispa: 'la',
  Barón: 'el',
  Capitana: 'la',
  Capitán: 'el',
  Drones: 'los',
  Soldado: 'el',
  Viuda: 'la',
};

/** Links: the page may show a sheet or an icon for each. */
export const conditionLink = (name: ConditionName, locale: Locale): Part =>
  ref('condition', name, CONDITION_NAMES[name][locale]);
/** Behind "special condition": the Spanish book puts its name in quotation marks. */
export const conditionTitle = (name: ConditionName, locale: Locale): Rich =>
  locale === 'es' ? ['«', conditionLink(name, locale), '»'] : [conditionLink(name, locale)];
export const faceLink = (face: Face, locale: Locale): Part => ref('face', face, FACE_NAMES[face][locale]);
export const typeLink = (type: AttackType, locale: Locale): Part =>
  ref('type', type, TYPE_NAMES[type][locale]);
export const toolLink = (tool: MovementTool, locale: Locale): Part =>
  ref('tool', tool, TOOL_NAMES[tool][locale]);
