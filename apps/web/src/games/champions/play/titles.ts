import type { Localized } from '@assemble/language';

// Written out, so that lists of matches can be read without loading the cards.
const heroes = {
  'spider-man': { en: 'Spider-Man', es: 'Spiderman', de: 'Spider-Man' },
  'captain-marvel': { en: 'Captain Marvel', es: 'Capitana Marvel', de: 'Captain Marvel' },
  'she-hulk': { en: 'She-Hulk', es: 'Hulka', de: 'She-Hulk' },
  'iron-man': { en: 'Iron Man', es: 'Iron Man', de: 'Iron Man' },
  'black-panther': { en: 'Black Panther', es: 'Pantera Negra', de: 'Black Panther' },
} as const;

const villains = {
  rhino: { en: 'Rhino', es: 'Rino', de: 'Rhino' },
  klaw: { en: 'Klaw', es: 'Klaw', de: 'Klaw' },
  ultron: { en: 'Ultron', es: 'Ultrón', de: 'Ultron' },
} as const;

/** What a match is called by: the first hero and the villain. */
export const titleId = (hero: string, villain: string): string => `${hero} ${villain}`;

export const titles: Readonly<Record<string, Localized<string>>> = Object.fromEntries(
  Object.entries(heroes).flatMap(([hero, name]) =>
    Object.entries(villains).map(([villain, other]) => [
      titleId(hero, villain),
      {
        en: `${name.en} against ${other.en}`,
        es: `${name.es} contra ${other.es}`,
        de: `${name.de} gegen ${other.de}`,
      },
    ]),
  ),
);
