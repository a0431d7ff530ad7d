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
    'bought',
    {
      en: 'Eric buys a Captain America die.',
      es: 'Eric compra un dado del Capitán América.',
      de: 'Eric kauft einen Captain-America-Würfel.',
    },
  ],
  [
    'fielded',
    {
      en: 'Mike fields Human Torch (level 2).',
      es: 'Mike despliega a la Antorcha Humana (nivel 2).',
      de: 'Mike setzt die Menschliche Fackel (Stufe 2) ein.',
    },
  ],
  [
    'blocked',
    {
      en: 'Mike blocks Human Torch (level 2) with a sidekick.',
      es: 'Mike bloquea a la Antorcha Humana (nivel 2) con un comparsa.',
      de: 'Mike blockt die Menschliche Fackel (Stufe 2) mit einem Sidekick.',
    },
  ],
  [
    'attacked',
    {
      en: 'Eric attacks with Human Torch (level 2) and a sidekick.',
      es: 'Eric ataca con la Antorcha Humana (nivel 2) y un comparsa.',
      de: 'Eric greift mit der Menschlichen Fackel (Stufe 2) und einem Sidekick an.',
    },
  ],
  [
    'rolled',
    {
      en: 'Eric rolls: 2 × mask, sidekick, and Human Torch (level 2).',
      es: 'Eric tira: 2 × antifaz, comparsa y la Antorcha Humana (nivel 2).',
      de: 'Eric würfelt: 2 × Maske, Sidekick und die Menschliche Fackel (Stufe 2).',
    },
  ],
  // Dice of both players leave the attack zone: nobody is named.
  [
    'regrouped',
    {
      en: 'Regroup; back to the field: Human Torch (level 2); to the used pile: 2 × sidekick.',
      es: 'Reorganización: a la zona de despliegue, la Antorcha Humana (nivel 2); a la zona de usados, 2 × comparsa.',
      de: 'Neuordnung: in die Feldzone die Menschliche Fackel (Stufe 2); in die Ablage 2 × Sidekick.',
    },
  ],
  [
    'spent',
    {
      en: 'Eric spends Thor (two fists) and 1 generic energy.',
      es: 'Eric gasta Thor (dos puños) y 1 de energía genérica.',
      de: 'Eric gibt Thor (zwei Fäuste) und 1 neutrale Energie aus.',
    },
  ],
  [
    'damaged',
    {
      en: 'Human Torch (level 2) takes 2 damage from Thor (3 in all).',
      es: 'La Antorcha Humana (nivel 2) sufre 2 puntos de daño de Thor (3 en total).',
      de: 'Die Menschliche Fackel (Stufe 2) erleidet 2 Schaden durch Thor (insgesamt 3).',
    },
  ],
  [
    'player-damaged',
    {
      en: 'Eric takes 3 damage from Thor: 7 life left.',
      es: 'Eric sufre 3 puntos de daño de Thor: le quedan 7 puntos de vida.',
      de: 'Eric erleidet 3 Schaden durch Thor: noch 7 Lebenspunkte.',
    },
  ],
  [
    'knocked-out',
    {
      en: 'Human Torch (level 2) is knocked out.',
      es: 'La Antorcha Humana (nivel 2) queda aturdida.',
      de: 'Die Menschliche Fackel (Stufe 2) wird k. o. geschlagen.',
    },
  ],
  [
    'spun',
    {
      en: 'Human Torch spins up to level 3.',
      es: 'La Antorcha Humana sube a nivel 3.',
      de: 'Die Menschliche Fackel wird auf Stufe 3 hochgedreht.',
    },
  ],
  [
    'bonus',
    {
      en: 'Human Torch (level 2) gets +1A and −1D.',
      es: 'La Antorcha Humana (nivel 2) obtiene +1A y −1D.',
      de: 'Die Menschliche Fackel (Stufe 2) erhält +1A und −1V.',
    },
  ],
  [
    'moved',
    {
      en: 'Human Torch goes from the used pile to the prep area.',
      es: 'La Antorcha Humana pasa de la zona de usados a la zona de preparación.',
      de: 'Die Menschliche Fackel kommt aus der Ablage in die Vorbereitungszone.',
    },
  ],
  [
    'global-used',
    {
      en: 'Mike uses the global ability of Thor 2 times.',
      es: 'Mike usa la habilidad global de Thor 2 veces.',
      de: 'Mike nutzt die globale Fähigkeit von Thor 2-mal.',
    },
  ],
  ['won', { en: 'Mike wins!', es: '¡Mike gana!', de: 'Mike gewinnt!' }],
  [
    'ask.pay',
    {
      en: 'Pay to buy a Captain America die and field Human Torch.',
      es: 'Paga para comprar un dado del Capitán América y desplegar a la Antorcha Humana.',
      de: 'Bezahle: einen Captain-America-Würfel kaufen und die Menschliche Fackel einsetzen.',
    },
  ],
  [
    'ask.may',
    {
      en: 'Use the ability of Human Torch?',
      es: '¿Usas la habilidad de la Antorcha Humana?',
      de: 'Nutzt du die Fähigkeit der Menschlichen Fackel?',
    },
  ],
  [
    'option.buy',
    {
      en: 'Buy a Captain America die',
      es: 'Comprar un dado del Capitán América',
      de: 'Einen Captain-America-Würfel kaufen',
    },
  ],
  [
    'option.answer',
    {
      en: 'Use the global ability of Thor on 2 damage to Human Torch',
      es: 'Usar la habilidad global de Thor sobre 2 puntos de daño a la Antorcha Humana',
      de: 'Die globale Fähigkeit von Thor auf 2 Schaden an der Menschlichen Fackel anwenden',
    },
  ],
  ['option.energy', { en: 'Mask', es: 'Antifaz', de: 'Maske' }],
  [
    'no.energy',
    {
      en: 'Needs 4 energy; you have 3.',
      es: 'Hacen falta 4 de energía; tienes 3.',
      de: 'Dafür brauchst du 4 Energie; du hast 3.',
    },
  ],
  [
    'no.energy-type',
    {
      en: 'Needs a fist or a wild.',
      es: 'Hace falta un puño o un comodín.',
      de: 'Dafür brauchst du eine Faust oder einen Joker.',
    },
  ],
  [
    'no.must-block',
    {
      en: 'Human Torch must block Human Torch.',
      es: 'La Antorcha Humana debe bloquear a la Antorcha Humana.',
      de: 'Die Menschliche Fackel muss die Menschliche Fackel blocken.',
    },
  ],
  [
    'no.unknown-card',
    {
      en: 'There is no card “thro”. Did you mean thor?',
      es: 'No existe la carta «thro». ¿Querías decir thor?',
      de: 'Eine Karte „thro“ gibt es nicht. Meinst du thor?',
    },
  ],
  [
    'does.ability',
    {
      en: 'Pay a fist: deal 2 damage to the opponent',
      es: 'Paga un puño: inflige 2 puntos de daño al rival',
      de: 'Zahle eine Faust: Füge dem Gegner 2 Schaden zu',
    },
  ],
  [
    'does.stop-attack',
    {
      en: 'All blocked: no damage gets through',
      es: 'Todo bloqueado: no pasa daño',
      de: 'Alles geblockt: Kein Schaden kommt durch',
    },
  ],
  [
    'kernel.not-your-decision',
    { en: 'This is for Mike to decide.', es: 'Esto lo decide Mike.', de: 'Das entscheidet Mike.' },
  ],
];

describe('messages', () => {
  for (const [key, text] of lines) {
    it.each(locales)(`${key} in %s`, (locale) => {
      expect(said(key, locale)).toBe(text[locale]);
    });
  }

  it.each(locales)('are all there in %s, and none shows a number or an object by accident', (locale) => {
    for (const key of Object.keys(samples) as (keyof Samples)[]) {
      const text = said(key, locale);
      expect(text.length, key).toBeGreaterThan(1);
      expect(text, key).not.toMatch(/undefined|NaN|\[object|test\/|\s{2}|\( | \)|\.\.$/u);
    }
  });

  it('keep dice, seats and cards as references', () => {
    const text = renderMessage({ key: 'fielded', args: samples.fielded }, 'de', names);
    expect(text).toContainEqual({ ref: 'seat', id: '1', text: 'Mike' });
    expect(text).toContainEqual({ ref: 'die', id: '7', text: 'Menschliche Fackel' });
  });

  it('exist for every key the rules use', () => {
    const used = new Set<string>();
    for (const file of sources('../../src').concat(sources('../../../kernel/src'))) {
      for (const [, key] of readFileSync(file, 'utf8').matchAll(
        /'((?:ask|option|no|window|kernel)\.[a-z-]+)'/gu,
      )) {
        if (key !== undefined) used.add(key);
      }
    }
    expect([...used].filter((key) => !Object.hasOwn(messages, key))).toEqual([]);
    expect(used.size).toBeGreaterThan(60);
  });
});

function sources(folder: string): string[] {
  const root = resolve(dirname(fileURLToPath(import.meta.url)), folder);
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join(entry.parentPath, entry.name));
}
