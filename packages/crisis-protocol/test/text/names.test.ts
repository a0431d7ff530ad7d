import type { Message } from '@assemble/kernel';
import { type Localized, locales, plain } from '@assemble/language';
import { describe, expect, test } from 'vitest';
import { renderMessage } from '../../src/text/messages.ts';
import { type Names, namesIn } from '../../src/text/naming.ts';
import { content } from '../game.ts';

const [IRON_MAN, CAPTAIN, DRONES, WASP] = [0, 1, 2, 3];

const names: Names = {
  ...namesIn(content, null, ['Ana', 'Mike']),
  characters: [
    { card: 'mightiest/invincible-iron-man', owner: 0, form: 0 },
    { card: 'core/captain-marvel', owner: 1, form: 0 },
    { card: 'mightiest/ultron-drones', owner: 1, form: 0 },
    { card: 'expansions/wasp', owner: 0, form: 1 },
  ],
  tokens: [{ crisis: 'crises/skrulls-infiltrate-world-leadership', of: 0 }],
  features: [
    { id: 'a', kind: 'truck' },
    { id: 'b', kind: 'truck' },
    { id: 'c', kind: 'car' },
  ],
};

const LINES: readonly (readonly [Message, Localized<string>])[] = [
  [
    {
      key: 'attack-declared',
      args: { who: IRON_MAN, attack: 'mightiest/invincible-iron-man#repulsor-mk-2', target: CAPTAIN },
    },
    {
      en: 'Invincible Iron Man attacks Captain Marvel: “Repulsor MK 2”.',
      es: 'El Invencible Iron Man ataca a la Capitana Marvel: «Repulsor Modelo 2».',
      de: 'Der Unbesiegbare Iron Man greift Captain Marvel an: „Repulsor Typ 2“.',
    },
  ],
  [
    { key: 'attack-resolved', args: { who: CAPTAIN, target: IRON_MAN, dealt: 2 } },
    {
      en: 'The attack of Captain Marvel deals Invincible Iron Man 2 damage.',
      es: 'El Ataque de la Capitana Marvel inflige 2 puntos de Daño al Invencible Iron Man.',
      de: 'Der Angriff von Captain Marvel fügt dem Unbesiegbaren Iron Man 2 Schaden zu.',
    },
  ],
  [
    { key: 'activation-ended', args: { who: IRON_MAN } },
    {
      en: 'The activation of Invincible Iron Man ends.',
      es: 'Termina la Activación del Invencible Iron Man.',
      de: 'Die Aktivierung des Unbesiegbaren Iron Man endet.',
    },
  ],
  [
    { key: 'refused.target.sight', args: { who: DRONES } },
    {
      en: 'No line of sight to Ultron Drones.',
      es: 'No hay Línea de visión hasta el Personaje «Drones de Ultrón».',
      de: 'Keine Sichtlinie zum Charakter „Ultron-Drohnen“.',
    },
  ],
  [
    { key: 'picked-up', args: { who: DRONES, token: 0 } },
    {
      en: 'Ultron Drones picks up Skrull Agent.',
      es: 'El Personaje «Drones de Ultrón» recoge la ficha «Agente Skrull».',
      de: 'Der Charakter „Ultron-Drohnen“ nimmt den Marker „Skrullagent“.',
    },
  ],
  [
    { key: 'ask.place', args: { who: WASP, range: 2 } },
    {
      en: 'Where is Wasp (Tiny) placed (within Range 2)?',
      es: '¿Dónde aparece la Avispa (Diminuta) (a alcance 2 o menos)?',
      de: 'Wohin wird Wasp (Winzig) versetzt (innerhalb von Reichweite 2)?',
    },
  ],
  [
    { key: 'transformed', args: { who: WASP, form: 0 } },
    {
      en: 'Wasp transforms: Normal Form.',
      es: 'La Avispa se transforma: Forma normal.',
      de: 'Wasp verwandelt sich: Normal-Form.',
    },
  ],
  [
    { key: 'collided', args: { who: CAPTAIN, with: null, terrain: 'b' } },
    {
      en: 'Captain Marvel collides with truck 2.',
      es: 'La Capitana Marvel colisiona con el camión 2.',
      de: 'Captain Marvel stößt mit dem LKW 2 zusammen.',
    },
  ],
  [
    { key: 'refused.terrain.bad-outline', args: { feature: 'c' } },
    {
      en: 'The outline of the car encloses nothing or crosses itself.',
      es: 'El contorno del coche no encierra nada o se cruza consigo mismo.',
      de: 'Der Umriss des Autos umschließt nichts oder kreuzt sich selbst.',
    },
  ],
];

describe('names have their grammar', () => {
  test.each(LINES)('%o', (message, expected) => {
    for (const locale of locales) expect(plain(renderMessage(message, locale, names))).toBe(expected[locale]);
  });
});
