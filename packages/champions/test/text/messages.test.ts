import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Localized, locales, plain } from '@assemble/language';
import { describe, expect, it } from 'vitest';
import { renderMessage } from '../../src/text/index.ts';
import { messages } from '../../src/text/messages.ts';
import { names, type Samples, samples } from './samples.ts';

const said = (key: keyof Samples, locale: 'en' | 'es' | 'de'): string =>
  plain(renderMessage({ key, args: samples[key] }, locale, names));

const lines: readonly (readonly [key: keyof Samples, text: Localized<string>])[] = [
  [
    'drew',
    {
      en: 'Ana draws Aunt May and 2 cards.',
      es: 'Ana roba «Tía May» y 2 cartas.',
      de: 'Ana zieht „Tante May“ und 2 Karten.',
    },
  ],
  [
    'damaged',
    {
      en: 'Spider-Man takes 3 damage (7 left).',
      es: 'Spiderman sufre 3 puntos de daño (vida restante: 7).',
      de: 'Spider-Man erleidet 3 Schaden (noch 7).',
    },
  ],
  [
    'paid',
    {
      en: 'Ana pays with Aunt May: an energy and a mental resource.',
      es: 'Ana paga con «Tía May»: un recurso de energía y uno mental.',
      de: 'Ana zahlt mit „Tante May“: eine Energie- und eine mentale Ressource.',
    },
  ],
  [
    'ask.defender',
    {
      en: 'Rhino attacks Ana: who defends?',
      es: 'El Rino ataca a Ana: ¿quién defiende?',
      de: 'Rhino greift Ana an: Wer verteidigt?',
    },
  ],
  [
    'option.use',
    {
      en: 'Use Energy Channel: Discard this card → deal 2 damage to an enemy for each counter that was on this card (to a maximum of 10).',
      es: 'Usar «Canalizar energía»: Descarta esta carta → inflige 2 puntos de daño a un enemigo por cada contador que hubiera en esta carta (hasta un máximo de 10).',
      de: '„Energie kanalisieren“ nutzen: Lege diese Karte ab → füge einem Gegner für jeden Marker, der auf dieser Karte lag, 2 Schaden zu (bis zu einem Maximum von 10).',
    },
  ],
  [
    'option.effect',
    {
      en: 'Place 1 threat on the main scheme.',
      es: 'Pon 1 punto de amenaza en el plan principal.',
      de: 'Lege 1 Bedrohung auf den Hauptplan.',
    },
  ],
  [
    'now.attack',
    {
      en: 'Rhino attacks you for 2 and boost.',
      es: 'El Rino te ataca con 2 más el aumento.',
      de: 'Rhino greift dich mit 2 und Boost an.',
    },
  ],
  [
    'does.takes-between',
    {
      en: 'Takes 3 to 5 damage (10 left)',
      es: 'Sufre de 3 a 5 puntos de daño (quedan 10)',
      de: 'Erleidet 3 bis 5 Schaden (noch 10)',
    },
  ],
  [
    'does.flip',
    {
      en: 'Once each round: become Peter Parker (REC 3)',
      es: 'Una vez por ronda: pasas a ser Peter Parker (REC 3)',
      de: 'Einmal pro Runde: Du wirst Peter Parker (ERH 3)',
    },
  ],
  ['does.takes', { en: '2 damage → 13 left', es: '2 puntos de daño → quedan 13', de: '2 Schaden → noch 13' }],
  [
    'ask.one-answer',
    {
      en: 'Use Aunt May (Spider-Sense)? Pay 1: draw 1 card.',
      es: '¿Usar «Tía May» (Sentido arácnido)? Paga 1: roba 1 carta.',
      de: '„Tante May“ (Spinnensinn) nutzen? Bezahle 1: Ziehe 1 Karte.',
    },
  ],
  [
    'no.short',
    {
      en: '2 of 3 resources: 1 more needed.',
      es: '2 de 3 recursos: falta 1.',
      de: '2 von 3 Ressourcen: 1 fehlt noch.',
    },
  ],
  [
    'no.form',
    {
      en: 'Only in hero form.',
      es: 'Solo con la identidad de héroe.',
      de: 'Nur in der Heldengestalt.',
    },
  ],
  [
    'villain-advanced',
    {
      en: 'The next stage of the villain: Rhino II.',
      es: 'La siguiente etapa del villano: Rino II.',
      de: 'Der nächste Abschnitt des Schurken: Rhino II.',
    },
  ],
];

describe('messages', () => {
  it('has a sample of every message', () => {
    expect(Object.keys(samples).sort()).toEqual(Object.keys(messages).sort());
  });

  it.each(Object.keys(samples) as (keyof Samples)[])('%s reads in every language', (key) => {
    for (const locale of locales) {
      const text = said(key, locale);
      expect(text).not.toBe('');
      expect(text).not.toMatch(/undefined|null|NaN|\[object|\$\{| {2}|\bcore\/\d+[ab]?#/u);
      expect(text.charAt(0)).toBe(text.charAt(0).toLocaleUpperCase());
    }
  });

  it.each(lines)('%s says', (key, text) => {
    for (const locale of locales) expect(said(key, locale)).toBe(text[locale]);
  });

  it('unfolds a number into its sources', () => {
    const line = renderMessage({ key: 'damaged', args: samples.damaged }, 'de', names);
    const number = line.find((part) => typeof part === 'object' && 'of' in part);
    expect(number).toMatchObject({
      number: 3,
      of: { value: 3, parts: [{ amount: 2 }, { amount: 1, label: ['Boost'] }] },
    });
  });

  it('has words for every key that the rules write down', () => {
    const src = resolve(dirname(fileURLToPath(import.meta.url)), '../../src');
    const found = new Set<string>();
    for (const file of readdirSync(src, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.ts') || file.startsWith('text/')) continue;
      for (const [, key = ''] of readFileSync(join(src, file), 'utf8').matchAll(
        /'((?:ask|no|option|part)\.[\w-]+)'/g,
      ))
        found.add(key);
    }
    expect(found.size).toBeGreaterThan(70);
    expect([...found].filter((key) => !Object.hasOwn(messages, key))).toEqual([]);
  });
});
