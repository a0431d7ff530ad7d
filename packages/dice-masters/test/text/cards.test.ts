import { type Localized, locales } from '@assemble/language';
import { describe, expect, it } from 'vitest';
import * as b from '../../src/abilities/build.ts';
import type { Card } from '../../src/content.ts';
import { cardText } from '../../src/text/index.ts';
import { cardOf, paragraphsOf } from './cases.ts';

interface Example {
  readonly what: string;
  readonly card: Card;
  readonly text: Localized<readonly string[]>;
}

const examples: readonly Example[] = [
  {
    what: 'a trigger, a pronoun, a burst that changes the numbers',
    card: cardOf(
      'beast',
      b.whenBlocks(b.bonus(b.byBursts(1, { one: 2 }), b.byBursts(1, { one: 2 }), b.self)),
    ),
    text: {
      en: ['When Beast blocks, he gets +1A and +1D until end of turn.', '* Instead, he gets +2A and +2D.'],
      es: [
        'Cuando la Bestia bloquee, obtiene +1A y +1D hasta el final del turno.',
        '* En vez de ello, obtiene +2A y +2D.',
      ],
      de: [
        'Wenn Beast blockt, erhält er bis zum Ende des Zuges +1A und +1V.',
        '* Stattdessen erhält er +2A und +2V.',
      ],
    },
  },
  {
    what: 'while active, two subjects, a burst that replaces',
    card: cardOf(
      'hulk',
      b.whileActive(
        b.on('damage', [b.yourself, b.namesake]),
        b.bursts(
          b.knockOut(b.one({ who: 'opposing', level: 1 })),
          b.insteadOn('*', b.knockOut(b.one(b.opposing))),
        ),
      ),
    ),
    text: {
      en: [
        'While Hulk is active, whenever you or Hulk take damage, knock out an opposing level 1 character.',
        '* Instead, knock out an opposing character.',
      ],
      es: [
        'Mientras Hulk esté activo, siempre que tú o Hulk sufráis daño, aturde a un personaje enemigo de nivel 1.',
        '* En vez de ello, aturde a un personaje enemigo.',
      ],
      de: [
        'Solange Hulk aktiv ist: Immer wenn du oder Hulk Schaden erleidet, schlage einen gegnerischen Charakter der Stufe 1 k. o.',
        '* Schlage stattdessen einen gegnerischen Charakter k. o.',
      ],
    },
  },
  {
    what: 'an ability that reduces damage, and a global that redirects it',
    card: cardOf(
      'iron-man',
      b.would(b.on('damage', b.itself), b.prevent(b.byBursts(1, { one: 2 }))),
      b.global(b.pay('shield'), b.redirect(1, b.one(b.own)), { reaction: b.on('damage', b.yourself) }),
    ),
    text: {
      en: [
        'If Iron Man would take damage, reduce that damage by 1.',
        '* Instead, reduce that damage by 2.',
        'Global: Pay a shield when you would take damage. Redirect 1 of that damage to one of your characters.',
      ],
      es: [
        'Si Iron Man fuera a sufrir daño, reduce ese daño en 1.',
        '* En vez de ello, reduce ese daño en 2.',
        'Global: Paga un escudo cuando vayas a sufrir daño. Redirige 1 punto de ese daño a uno de tus personajes.',
      ],
      de: [
        'Falls Iron Man Schaden erleiden würde, verringere diesen Schaden um 1.',
        '* Verringere stattdessen diesen Schaden um 2.',
        'Global: Zahle einen Schild, wenn du Schaden erleiden würdest. Leite 1 Punkt dieses Schadens auf einen deiner Charaktere um.',
      ],
    },
  },
  {
    what: 'something its player may do, with dice out of a pile',
    card: cardOf(
      'captain-america',
      b.whenFielded(b.may(b.roll(b.one({ who: 'own', kind: 'sidekick', zone: 'used' }), b.RESERVE))),
    ),
    text: {
      en: [
        'When you field Captain America, you may roll a sidekick die from your used pile and put it in your reserve pool.',
      ],
      es: [
        'Cuando despliegues al Capitán América, puedes tirar un dado de comparsa de tu zona de usados y ponerlo en tu reserva.',
      ],
      de: [
        'Wenn du Captain America einsetzt, darfst du einen Sidekick-Würfel aus deiner Ablage würfeln und ihn in deine Reserve legen.',
      ],
    },
  },
  {
    what: 'something that can be paid for, once per turn',
    card: cardOf(
      'spider-man',
      b.trigger(b.on('attacks', b.itself), b.may(b.bonus(0, 4, b.self), b.pay('fist')), {
        limit: 'once-per-turn',
      }),
    ),
    text: {
      en: ['When Spider-Man attacks, you may pay a fist to give him +4D until end of turn. (Once per turn.)'],
      es: [
        'Cuando Spider-Man ataque, puedes pagar un puño para darle +4D hasta el final del turno. (Una vez por turno.)',
      ],
      de: [
        'Wenn Spider-Man angreift, darfst du eine Faust zahlen, um ihm bis zum Ende des Zuges +4V zu geben. (Einmal pro Zug.)',
      ],
    },
  },
  {
    what: 'an effect the opponent can buy off',
    card: cardOf(
      'punisher',
      b.whenAttacks(b.unless({ energy: [], life: 4 }, b.damage(2, b.each(b.opposing)))),
    ),
    text: {
      en: [
        'When Punisher attacks, deal 2 damage to each opposing character unless the opponent pays 4 life.',
      ],
      es: [
        'Cuando el Castigador ataque, inflige 2 puntos de daño a cada personaje enemigo a menos que el rival pague 4 puntos de vida.',
      ],
      de: [
        'Wenn Punisher angreift, füge jedem gegnerischen Charakter 2 Schaden zu, es sei denn, der Gegner zahlt 4 Lebenspunkte.',
      ],
    },
  },
  {
    what: 'a title with an article, feminine in Spanish, declined in German',
    card: cardOf(
      'human-torch',
      b.whileActive(b.on('fielded', b.any({ who: 'own' })), b.damage(1, b.oneOrPlayer({}, 'any'))),
    ),
    text: {
      en: [
        'While Human Torch is active, whenever you field a character, deal 1 damage to a character or a player.',
      ],
      es: [
        'Mientras la Antorcha Humana esté activa, siempre que despliegues a un personaje, inflige 1 punto de daño a un personaje o a un jugador.',
      ],
      de: [
        'Solange die Menschliche Fackel aktiv ist: Immer wenn du einen Charakter einsetzt, füge einem Charakter oder einem Spieler 1 Schaden zu.',
      ],
    },
  },
  {
    what: 'standing effects under one condition',
    card: cardOf(
      'mr-fantastic',
      b.always(b.standingBonus(2, 2, 'self'), {
        if: 'role',
        role: 'blocking',
      }),
      b.global(b.pay('mask'), b.mark('must-attack', b.one({}))),
    ),
    text: {
      en: [
        'While Mr. Fantastic is blocking, he gets +2A and +2D.',
        'Global: Pay a mask. Choose a character. It must attack this turn.',
      ],
      es: [
        'Mientras Mr. Fantástico esté bloqueando, obtiene +2A y +2D.',
        'Global: Paga un antifaz. Elige a un personaje. Debe atacar este turno.',
      ],
      de: [
        'Solange Mr. Fantastic blockt, erhält er +2A und +2V.',
        'Global: Zahle eine Maske. Wähle einen Charakter. Er muss in diesem Zug angreifen.',
      ],
    },
  },
  {
    what: 'who may block',
    card: cardOf(
      'nightcrawler',
      b.always(b.onlyBlockedBy({ type: 'mask' })),
      b.whenAttacks(b.spin(1, b.self)),
    ),
    text: {
      en: [
        'Only mask characters may block Nightcrawler.',
        'When Nightcrawler attacks, spin up Nightcrawler by one level.',
      ],
      es: [
        'Solo los personajes de antifaz pueden bloquear a Rondador Nocturno.',
        'Cuando Rondador Nocturno ataque, increméntale un nivel.',
      ],
      de: [
        'Nur Masken-Charaktere dürfen Nightcrawler blocken.',
        'Wenn Nightcrawler angreift, drehe ihn um eine Stufe hoch.',
      ],
    },
  },
  {
    what: 'a point of time and a condition',
    card: cardOf(
      'silver-surfer',
      b.trigger(b.on('attack-starts', b.anyone), b.bonus(2, 2, b.self), {
        condition: { if: 'life-below-opponent' },
      }),
    ),
    text: {
      en: [
        'At the start of each attack phase, if you have less life than the opponent, Silver Surfer gets +2A and +2D until end of turn.',
      ],
      es: [
        'Al comienzo de cada fase de ataque, si tienes menos puntos de vida que el rival, Estela Plateada obtiene +2A y +2D hasta el final del turno.',
      ],
      de: [
        'Falls du zu Beginn einer Angriffsphase weniger Lebenspunkte hast als der Gegner, erhält Silver Surfer bis zum Ende des Zuges +2A und +2V.',
      ],
    },
  },
  {
    what: 'a reroll and where the dice go',
    card: cardOf('storm', b.whenAttacks(b.reroll(b.each(b.opposing), 'prep'))),
    text: {
      en: [
        "When Storm attacks, reroll each opposing character. If a die shows no character, it goes to its owner's prep area.",
      ],
      es: [
        'Cuando Tormenta ataque, repite la tirada de cada personaje enemigo. Si un dado no muestra un personaje, va a la zona de preparación de su propietario.',
      ],
      de: [
        'Wenn Storm angreift, würfle jeden gegnerischen Charakter nach. Zeigt ein Würfel keinen Charakter, kommt er in die Vorbereitungszone seines Besitzers.',
      ],
    },
  },
  {
    what: 'two things after one another, and one for each of them',
    card: cardOf(
      'captain-america',
      b.whenFielded(
        b.sequence(b.knockOut(b.each({ who: 'opposing', kind: 'sidekick' })), b.gainLife(b.eachDone)),
      ),
    ),
    text: {
      en: [
        'When you field Captain America, knock out each opposing sidekick and gain 1 life for each of them.',
      ],
      es: [
        'Cuando despliegues al Capitán América, aturde a cada comparsa enemigo y gana 1 punto de vida por cada uno de ellos.',
      ],
      de: [
        'Wenn du Captain America einsetzt, schlage jeden gegnerischen Sidekick k. o. und erhalte für jeden davon 1 Lebenspunkt.',
      ],
    },
  },
  {
    what: 'a paragraph that only a burst has',
    card: cardOf('beast', b.whenBlocks(b.bursts(b.gainLife(1), b.alsoOn('*/**', b.damage(2, b.opponent))))),
    text: {
      en: ['When Beast blocks, gain 1 life.', '*/** In addition, deal 2 damage to the opponent.'],
      es: [
        'Cuando la Bestia bloquee, gana 1 punto de vida.',
        '*/** Además, inflige 2 puntos de daño al rival.',
      ],
      de: ['Wenn Beast blockt, erhalte 1 Lebenspunkt.', '*/** Füge außerdem dem Gegner 2 Schaden zu.'],
    },
  },
];

describe('card texts', () => {
  for (const { what, card, text } of examples) {
    it.each(locales)(`%s: ${what}`, (locale) => {
      expect(paragraphsOf(card, locale)).toEqual(text[locale]);
    });
  }

  it('keep the card and its energy as references', () => {
    const [, , global] = cardText(examples[2]?.card ?? cardOf('hulk'), 'es').paragraphs;
    expect(global?.marker).toBe('global');
    expect(global?.text).toContainEqual({ ref: 'energy', id: 'shield', text: 'escudo' });
    const [first] = cardText(cardOf('captain-america', b.whenAttacks(b.gainLife(1))), 'es').paragraphs;
    expect(first?.text).toContainEqual({ ref: 'card', id: 'test/captain-america', text: 'Capitán América' });
  });

  it('say so where there is no ability', () => {
    expect(locales.map((locale) => paragraphsOf(cardOf('ghost-rider'), locale))).toEqual([
      ['No ability.'],
      ['Sin habilidad.'],
      ['Keine Fähigkeit.'],
    ]);
  });
});
