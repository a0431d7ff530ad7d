import type { Localized } from '@assemble/language';

export type Affiliation = 'avengers' | 'fantastic-four' | 'villains' | 'x-men';
export type Rarity = 'common' | 'uncommon' | 'rare' | 'super-rare';

/** A name on cards. Gender decides pronouns and, in Spanish and German, agreement. */
export interface Name {
  readonly gender: 'm' | 'f' | 'n';
  readonly text: Localized<string>;
}

const name = (gender: 'm' | 'f' | 'n', en: string, es: string = en, de: string = en): Name => ({
  gender,
  text: { en, es, de },
});

/** The titles of the set: characters as Spanish and German readers know them. */
export const TITLES = {
  angel: name('m', 'Angel', 'Ángel'),
  beast: name('m', 'Beast', 'Bestia'),
  'black-widow': name('f', 'Black Widow', 'Viuda Negra'),
  'captain-america': name('m', 'Captain America', 'Capitán América'),
  colossus: name('m', 'Colossus', 'Coloso'),
  cyclops: name('m', 'Cyclops', 'Cíclope'),
  deadpool: name('m', 'Deadpool', 'Masacre'),
  'doctor-doom': name('m', 'Doctor Doom', 'Doctor Muerte'),
  'doctor-octopus': name('m', 'Doctor Octopus'),
  'doctor-strange': name('m', 'Doctor Strange', 'Doctor Extraño'),
  gambit: name('m', 'Gambit', 'Gámbito'),
  'ghost-rider': name('m', 'Ghost Rider', 'Motorista Fantasma'),
  'green-goblin': name('m', 'Green Goblin', 'Duende Verde', 'Grüner Kobold'),
  hawkeye: name('m', 'Hawkeye', 'Ojo de Halcón'),
  hulk: name('m', 'Hulk'),
  'human-torch': name('m', 'Human Torch', 'Antorcha Humana', 'Menschliche Fackel'),
  'iron-man': name('m', 'Iron Man'),
  loki: name('m', 'Loki'),
  magneto: name('m', 'Magneto'),
  'mr-fantastic': name('m', 'Mr. Fantastic', 'Mr. Fantástico'),
  mystique: name('f', 'Mystique', 'Mística'),
  'nick-fury': name('m', 'Nick Fury', 'Nick Furia'),
  nightcrawler: name('m', 'Nightcrawler', 'Rondador Nocturno'),
  nova: name('m', 'Nova'),
  phoenix: name('f', 'Phoenix', 'Fénix'),
  'professor-x': name('m', 'Professor X', 'Profesor X'),
  punisher: name('m', 'Punisher', 'Castigador'),
  rogue: name('f', 'Rogue', 'Pícara'),
  'silver-surfer': name('m', 'Silver Surfer', 'Estela Plateada'),
  'spider-man': name('m', 'Spider-Man'),
  storm: name('f', 'Storm', 'Tormenta'),
  thing: name('m', 'Thing', 'La Cosa', 'Das Ding'),
  thor: name('m', 'Thor'),
  venom: name('m', 'Venom', 'Veneno'),
  'war-machine': name('m', 'War Machine', 'Máquina de Guerra'),
  wolverine: name('m', 'Wolverine', 'Lobezno'),
  mjolnir: name('m', 'Mjolnir'),
  'vibranium-shield': name('m', 'Vibranium Shield', 'Escudo de vibranium', 'Vibraniumschild'),
  distraction: name('f', 'Distraction', 'Distracción', 'Ablenkung'),
  'focus-power': name('n', 'Focus Power', 'Concentrar poder', 'Kraft bündeln'),
  'force-beam': name('m', 'Force Beam', 'Rayo de fuerza', 'Kraftstrahl'),
  'gearing-up': name('f', 'Gearing Up', 'Equiparse', 'Aufrüsten'),
  'inner-rage': name('f', 'Inner Rage', 'Rabia interior', 'Innere Wut'),
  invulnerability: name('f', 'Invulnerability', 'Invulnerabilidad', 'Unverwundbarkeit'),
  'power-bolt': name('m', 'Power Bolt', 'Descarga de poder', 'Energieblitz'),
  smash: name('m', 'Smash!', '¡Smash!', 'Smash!'),
  'take-cover': name('n', 'Take Cover', 'Ponerse a cubierto', 'In Deckung gehen'),
  'thrown-car': name('m', 'Thrown Car', 'Arrojar un coche', 'Autowurf'),
} as const satisfies Record<string, Name>;

export type TitleId = keyof typeof TITLES;

export const AFFILIATIONS: Readonly<Record<Affiliation, Localized<string>>> = {
  avengers: { en: 'Avengers', es: 'Vengadores', de: 'Avengers' },
  'fantastic-four': { en: 'Fantastic Four', es: '4 Fantásticos', de: 'Fantastic Four' },
  villains: { en: 'Villains', es: 'Villanos', de: 'Schurken' },
  'x-men': { en: 'X-Men', es: 'X-Men', de: 'X-Men' },
};
