import type { Localized } from '@assemble/language';

/** The ten special conditions (CP-COND-5 to CP-COND-14); later ones join this list (CP-COND-15). */
export const CONDITIONS = [
  'bleed',
  'hex',
  'incinerate',
  'judgment',
  'poison',
  'root',
  'shock',
  'slow',
  'stagger',
  'stun',
] as const;
export type ConditionName = (typeof CONDITIONS)[number];

/** The faces of a die (CP-DICE-1). */
export const FACES = ['critical', 'wild', 'hit', 'block', 'blank', 'failure'] as const;
export type Face = (typeof FACES)[number];

/** CP-DICE-1: one critical, one wild, two hits, one block, two blanks and one failure. */
export const DIE: readonly Face[] = ['critical', 'wild', 'hit', 'hit', 'block', 'blank', 'blank', 'failure'];

export type AttackType = 'physical' | 'energy' | 'mystic';

/**
 * What objective tokens stand for (CP-OBJ-1, CP-OBJ-2, CP-XOBJ-1, CP-XOBJ-4). A location cannot be carried (CP-OBJ-5), an
 * opportunity may move (CP-OBJ-6).
 */
export type TokenKind = 'civilian' | 'asset' | 'location' | 'opportunity' | 'source' | 'zone';

/** The groups that squads may use as their affiliation (CP-AFFIL-1). */
export const AFFILIATIONS = {
  'a-force': { en: 'A-Force', es: 'A-Force', de: 'A-Force' },
  asgard: { en: 'Asgard', es: 'Asgard', de: 'Asgard' },
  avengers: { en: 'Avengers', es: 'Vengadores', de: 'Avengers' },
  'black-order': { en: 'Black Order', es: 'Orden Negra', de: 'Schwarze Garde' },
  'brotherhood-of-mutants': {
    en: 'Brotherhood of Mutants',
    es: 'Hermandad de Mutantes',
    de: 'Bruderschaft der Mutanten',
  },
  cabal: { en: 'Cabal', es: 'Camarilla', de: 'Kabale' },
  'criminal-syndicate': { en: 'Criminal Syndicate', es: 'Sindicato del Crimen', de: 'Verbrechersyndikat' },
  defenders: { en: 'Defenders', es: 'Defensores', de: 'Defenders' },
  hydra: { en: 'Hydra', es: 'Hydra', de: 'Hydra' },
  inhumans: { en: 'Inhumans', es: 'Inhumanos', de: 'Inhumans' },
  'servants-of-the-apocalypse': {
    en: 'Servants of the Apocalypse',
    es: 'Siervos de Apocalipsis',
    de: 'Jünger von Apocalypse',
  },
  shield: { en: 'S.H.I.E.L.D.', es: 'S.H.I.E.L.D.', de: 'S.H.I.E.L.D.' },
  'spider-foes': { en: 'Spider-Foes', es: 'Enemigos de Spiderman', de: 'Spider-Feinde' },
  'web-warriors': { en: 'Web Warriors', es: 'Guerreros arácnidos', de: 'Netzkrieger' },
  'winter-guard': { en: 'Winter Guard', es: 'Guardia Invernal', de: 'Wintergarde' },
  'x-force': { en: 'X-Force', es: 'X-Force', de: 'X-Force' },
} as const satisfies { readonly [id: string]: Localized<string> };
export type Affiliation = keyof typeof AFFILIATIONS;
