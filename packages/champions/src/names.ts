import type { Localized } from '@assemble/language';

/** A name in three languages; where only one is given it is the same in all of them. */
export const name = (en: string, es: string = en, de: string = en): Localized<string> => ({ en, es, de });

/** Traits have no rule of their own; abilities refer to them (MC-WORD-8). */
export const TRAITS = {
  aerial: name('Aerial', 'Aéreo', 'Fliegend'),
  android: name('Android', 'Androide', 'Androide'),
  armor: name('Armor', 'Armadura', 'Rüstung'),
  assassin: name('Assassin', 'Asesino', 'Attentäter'),
  attack: name('Attack', 'Ataque', 'Angriff'),
  attorney: name('Attorney', 'Abogado', 'Anwalt'),
  avenger: name('Avenger', 'Vengador'),
  'black-panther': name('Black Panther', 'Pantera Negra'),
  brute: name('Brute', 'Bruto', 'Schläger'),
  condition: name('Condition', 'Alteración', 'Zustand'),
  criminal: name('Criminal', 'Criminal', 'Krimineller'),
  cyborg: name('Cyborg', 'Cíborg'),
  defender: name('Defender', 'Defensor'),
  defense: name('Defense', 'Defensa', 'Verteidigung'),
  drone: name('Drone', 'Dron', 'Drohne'),
  elite: name('Elite', 'Élite'),
  gamma: name('Gamma'),
  genius: name('Genius', 'Genio', 'Genie'),
  'hero-for-hire': name('Hero for Hire', 'Héroe de alquiler', 'Held für Geld'),
  hydra: name('Hydra'),
  item: name('Item', 'Objeto', 'Gegenstand'),
  king: name('King', 'Rey', 'König'),
  kree: name('Kree'),
  location: name('Location', 'Lugar', 'Ort'),
  'masters-of-evil': name('Masters of Evil', 'Señores del Mal'),
  mercenary: name('Mercenary', 'Mercenario', 'Söldner'),
  persona: name('Persona', 'Individuo', 'Person'),
  shield: name('S.H.I.E.L.D.'),
  skill: name('Skill', 'Habilidad', 'Fertigkeit'),
  soldier: name('Soldier', 'Soldado', 'Soldat'),
  spy: name('Spy', 'Espía', 'Spion'),
  superpower: name('Superpower', 'Superpoder', 'Superkraft'),
  tactic: name('Tactic', 'Táctica', 'Taktik'),
  tech: name('Tech', 'Tecnología'),
  thwart: name('Thwart', 'Intervención', 'Widerstand'),
  wakanda: name('Wakanda'),
  weapon: name('Weapon', 'Arma', 'Waffe'),
} as const satisfies Record<string, Localized<string>>;

export type Trait = keyof typeof TRAITS;

/** What a set of cards is for (MC-ANATOMY-4, -19). */
export type SetKind = 'hero' | 'aspect' | 'basic' | 'nemesis' | 'villain' | 'modular' | 'standard' | 'expert';

interface CardSet {
  readonly kind: SetKind;
  readonly title: Localized<string>;
  /** The hero whose nemesis set it is. */
  readonly of?: string;
}

const set = (kind: SetKind, title: Localized<string>, of?: string): CardSet =>
  of === undefined ? { kind, title } : { kind, title, of };
const nemesis = (of: string, en: string, es: string = en, de: string = en): CardSet =>
  set('nemesis', name(`${en} Nemesis`, `Archienemigo de ${es}`, `Erzfeind von ${de}`), of);

/** Every set of cards; a card's folder bears its name. */
export const SETS = {
  'spider-man': set('hero', name('Spider-Man', 'Spiderman')),
  'captain-marvel': set('hero', name('Captain Marvel', 'Capitana Marvel')),
  'she-hulk': set('hero', name('She-Hulk', 'Hulka')),
  'iron-man': set('hero', name('Iron Man')),
  'black-panther': set('hero', name('Black Panther', 'Pantera Negra')),
  aggression: set('aspect', name('Aggression', 'Agresividad', 'Aggression')),
  justice: set('aspect', name('Justice', 'Justicia', 'Gerechtigkeit')),
  leadership: set('aspect', name('Leadership', 'Liderazgo', 'Führung')),
  protection: set('aspect', name('Protection', 'Protección', 'Schutz')),
  basic: set('basic', name('Basic', 'Básica', 'Basis')),
  'spider-man-nemesis': nemesis('spider-man', 'Spider-Man', 'Spiderman'),
  'captain-marvel-nemesis': nemesis(
    'captain-marvel',
    'Captain Marvel',
    'la Capitana Marvel',
    'Captain Marvel',
  ),
  'she-hulk-nemesis': nemesis('she-hulk', 'She-Hulk', 'Hulka'),
  'iron-man-nemesis': nemesis('iron-man', 'Iron Man'),
  'black-panther-nemesis': nemesis('black-panther', 'Black Panther', 'Pantera Negra'),
  rhino: set('villain', name('Rhino', 'Rino')),
  klaw: set('villain', name('Klaw')),
  ultron: set('villain', name('Ultron', 'Ultrón')),
  standard: set('standard', name('Standard', 'Estándar')),
  expert: set('expert', name('Expert', 'Experto', 'Experte')),
  'bomb-scare': set('modular', name('Bomb Scare', 'Amenaza de bomba', 'Bombendrohung')),
  'masters-of-evil': set('modular', name('Masters of Evil', 'Señores del Mal')),
  'under-attack': set('modular', name('Under Attack', 'Civiles en peligro', 'Unter Beschuss')),
  'legions-of-hydra': set('modular', name('Legions of Hydra', 'Legiones de Hydra', 'Hydras Legionen')),
  'the-doomsday-chair': set(
    'modular',
    name('The Doomsday Chair', 'La Silla del Juicio Final', 'Doomsday Chair'),
  ),
} as const satisfies Record<string, CardSet>;

export type SetId = keyof typeof SETS;
export type Aspect = 'aggression' | 'justice' | 'leadership' | 'protection';

export const setKind = (id: SetId): SetKind => SETS[id].kind;

const ALL = Object.keys(SETS) as SetId[];

/** The sets of a kind, in the order they are listed. */
export const setsOf = (kind: SetKind): SetId[] => ALL.filter((id) => SETS[id].kind === kind);
