import { describe, expect, it } from 'vitest';
import { type Locale, plain, properName, ref } from '../src/index.ts';

const articles = { Capitán: 'el', Capitana: 'la', Drones: 'los' } as const;
const said = (locale: Locale, name: string, grammaticalCase: 'nom' | 'acc' | 'dat' | 'gen' = 'nom'): string =>
  plain(properName(locale, name, { case: grammaticalCase, articles }));

describe('proper names inside a sentence', () => {
  it('gives Spanish titles their article', () => {
    expect(said('es', 'Capitán América')).toBe('el Capitán América');
    expect(said('es', 'Capitana Marvel')).toBe('la Capitana Marvel');
    expect(said('es', 'Drones de Ultrón')).toBe('los Drones de Ultrón');
    expect(said('es', 'Hulk')).toBe('Hulk');
  });

  it('takes the article of a Spanish name out of it, ready for al and del', () => {
    expect(properName('es', 'El Invencible Iron Man', { link: (text) => ref('x', '1', text) })).toEqual([
      'el ',
      { ref: 'x', id: '1', text: 'Invencible Iron Man' },
    ]);
    expect(said('es', 'La Viuda Negra')).toBe('la Viuda Negra');
  });

  it('declines a German name with an article of its own', () => {
    expect(said('de', 'Der Unbesiegbare Iron Man')).toBe('der Unbesiegbare Iron Man');
    expect(said('de', 'Der Unbesiegbare Iron Man', 'acc')).toBe('den Unbesiegbaren Iron Man');
    expect(said('de', 'Der Unbesiegbare Iron Man', 'dat')).toBe('dem Unbesiegbaren Iron Man');
    expect(said('de', 'Der Unbesiegbare Iron Man', 'gen')).toBe('des Unbesiegbaren Iron Man');
    expect(said('de', 'Die Unsichtbare Frau', 'acc')).toBe('die Unsichtbare Frau');
    expect(said('de', 'Die Unsichtbare Frau', 'dat')).toBe('der Unsichtbaren Frau');
    expect(said('de', 'Black Widow', 'dat')).toBe('Black Widow');
  });

  it('gives German titles that are common nouns their article, and declines them', () => {
    const genders = { 'Gepanzerte Wache': 'f', 'Hydra-Soldat': 'weak', 'Hydra-Söldner': 'm' } as const;
    const title = (name: string, grammaticalCase: 'nom' | 'acc' | 'dat'): string =>
      plain(properName('de', name, { case: grammaticalCase, genders }));
    expect(title('Hydra-Söldner', 'nom')).toBe('der Hydra-Söldner');
    expect(title('Hydra-Söldner', 'acc')).toBe('den Hydra-Söldner');
    expect(title('Hydra-Soldat', 'dat')).toBe('dem Hydra-Soldaten');
    expect(title('Gepanzerte Wache', 'acc')).toBe('die Gepanzerte Wache');
    expect(title('Gepanzerte Wache', 'dat')).toBe('der Gepanzerten Wache');
  });

  it('leaves English alone', () => {
    expect(said('en', 'The Black Widow')).toBe('The Black Widow');
  });
});
