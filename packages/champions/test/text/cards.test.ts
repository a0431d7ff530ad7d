import { type Localized, locales, plain } from '@assemble/language';
import { describe, expect, it } from 'vitest';
import * as b from '../../src/abilities/build.ts';
import type { Ability } from '../../src/abilities/vocabulary.ts';
import { type Card, Content, minion, name, support, upgrade } from '../../src/content.ts';
import { CARDS } from '../../src/index.ts';
import { cardText } from '../../src/text/index.ts';

const facts = { id: 'test/1', set: 'basic', title: name('Gadget', 'Aparato', 'Gerät') } as const;
const deck = { ...facts, cost: 1, resources: ['wild'] } as const;
const held = (...abilities: Ability[]): Card => support({ ...deck, abilities });
const foe = (...abilities: Ability[]): Card =>
  minion({ ...facts, title: name('Loki'), unique: true, sch: 1, atk: 2, hitPoints: 4, abilities });

interface Example {
  readonly what: string;
  readonly card: Card;
  readonly text: Localized<readonly string[]>;
}

const examples: readonly Example[] = [
  {
    what: 'an action with a form, a label, costs and a limit',
    card: held(
      b.action(b.damage(3, b.one(b.minions)), {
        form: 'hero',
        label: 'attack',
        cost: [b.exhaustSelf, b.spending('physical', 'physical')],
        limit: 'round',
      }),
    ),
    text: {
      en: [
        'Hero Action (attack): Exhaust this card and spend 2 physical resources → deal 3 damage to a minion. (Limit once per round.)',
      ],
      es: [
        'Acción de héroe (ataque): Agota esta carta y gasta 2 recursos físicos → inflige 3 puntos de daño a un esbirro. (Límite: una vez por ronda.)',
      ],
      de: [
        'Heldenaktion (Angriff): Erschöpfe diese Karte und gib 2 physische Ressourcen aus → füge einem Schergen 3 Schaden zu. (Limit: einmal pro Runde.)',
      ],
    },
  },
  {
    what: 'a forced ability that replaces what was about to happen',
    card: upgrade({
      ...deck,
      attach: { to: b.allies },
      max: { per: 'host', count: 1 },
      abilities: [
        b.forcedInterrupt(
          b.would('defeat', { to: 'host' }),
          b.instead(b.sequence(b.heal('all', b.host), b.discard(b.self))),
        ),
      ],
    }),
    text: {
      en: [
        'Attach to an ally.',
        'Max 1 per ally.',
        'Forced Interrupt: When the attached ally would be defeated, heal all damage from the attached ally and discard this card instead.',
      ],
      es: [
        'Vincula esta carta a un aliado.',
        'Máximo 1 por aliado.',
        'Interrupción obligada: Cuando el aliado vinculado vaya a ser derrotado, en vez de eso, cura todo el daño al aliado vinculado y descarta esta carta.',
      ],
      de: [
        'Hänge diese Karte an einen Verbündeten an.',
        'Max. 1 pro Verbündeten.',
        'Erzwungene Unterbrechung: Wenn der Verbündete mit dieser Karte besiegt würde, heile stattdessen allen Schaden vom Verbündeten mit dieser Karte und lege diese Karte ab.',
      ],
    },
  },
  {
    what: 'an ally as subject, which German declines as an adjective',
    card: held(b.constant(b.gets(b.one(b.allies), { thw: 1 }))),
    text: {
      en: ['An ally gets +1 THW.'],
      es: ['Un aliado recibe +1 INT.'],
      de: ['Ein Verbündeter bekommt +1 WID.'],
    },
  },
  {
    what: 'a choice among effects, and what comes after it',
    card: held(
      b.response(
        b.on('changed-form', { to: 'you', form: 'alter-ego' }),
        b.sequence(
          b.chooseOne(b.draw(2), b.ready(b.self)),
          b.later(b.on('round-ended'), b.discard(b.self), 'round'),
        ),
      ),
    ),
    text: {
      en: [
        'Response: After you change to alter-ego form, choose one:\n• Draw 2 cards.\n• Ready this card.\nAt the end of the round, discard this card.',
      ],
      es: [
        'Respuesta: Después de que cambies a tu identidad de alter ego, elige una opción:\n• Roba 2 cartas.\n• Prepara esta carta.\nAl final de la ronda, descarta esta carta.',
      ],
      de: [
        'Reaktion: Nachdem du in deine Alter-Ego-Gestalt gewechselt hast, wähle eine Möglichkeit:\n• Ziehe 2 Karten.\n• Mache diese Karte spielbereit.\nLege am Ende der Runde diese Karte ab.',
      ],
    },
  },
  {
    what: 'a condition with both outcomes, and an effect for the reader',
    card: held(
      b.action(b.when(b.isStatus('stunned', b.theVillain), b.damage(2, b.you), b.stun(b.theVillain))),
    ),
    text: {
      en: ['Action: If the villain is already stunned, take 2 damage. Otherwise, stun the villain.'],
      es: [
        'Acción: Si el villano ya está aturdido, sufre 2 puntos de daño. En caso contrario, aturde al villano.',
      ],
      de: [
        'Aktion: Falls der Schurke bereits betäubt ist, erleide 2 Schaden. Betäube andernfalls den Schurken.',
      ],
    },
  },
  {
    what: 'a condition that stands before something that happens by itself',
    card: foe(
      b.whenRevealed(b.when(b.not(b.inPlay(b.sideSchemes)), b.surge)),
      b.constant(b.cannotTakeDamage(b.self), b.inPlay(b.withTrait('drone', b.minions))),
    ),
    text: {
      en: [
        'When Revealed: If no side scheme is in play, this card gains surge.',
        'While a Drone minion is in play, Loki cannot take damage.',
      ],
      es: [
        'Cuando se muestre esta carta: Si no hay ningún plan secundario en juego, esta carta gana oleada.',
        'Mientras haya un esbirro con el rasgo Dron en juego, Loki no puede sufrir daño.',
      ],
      de: [
        'Sobald aufgedeckt: Falls kein Nebenplan im Spiel ist, erhält diese Karte Nachrüsten.',
        'Solange ein Drohnen-Scherge im Spiel ist, kann Loki keinen Schaden erleiden.',
      ],
    },
  },
  {
    what: 'what holds for a while, and for each of something',
    card: foe(
      b.forcedInterrupt(
        b.on('attack', { by: 'self', to: 'you' }),
        b.until('activation', b.gets(b.self, { atk: b.forEach(b.yourUpgrades) })),
      ),
    ),
    text: {
      en: [
        'Forced Interrupt: When Loki attacks you, for this attack, Loki gets +1 ATK for each upgrade you control.',
      ],
      es: [
        'Interrupción obligada: Cuando Loki te ataque, durante este ataque, Loki recibe +1 ATQ por cada mejora bajo tu control.',
      ],
      de: [
        'Erzwungene Unterbrechung: Wenn Loki dich angreift, bekommt Loki für diesen Angriff für jedes Upgrade unter deiner Kontrolle +1 ANG.',
      ],
    },
  },
  {
    what: 'standing effects that no card of the core set has',
    card: held(
      b.constant({ holds: 'multiply', to: b.theVillain, stat: 'atk', by: 2 }),
      b.constant({ holds: 'sets', to: b.yourHero, stat: 'def', value: 0 }),
      b.constant({ holds: 'cost-change', who: 'you', by: 2 }),
    ),
    text: {
      en: [
        "The villain's ATK is multiplied by 2.",
        "Your hero's DEF is 0.",
        'Each card you play costs 2 more.',
      ],
      es: [
        'El ATQ del villano queda multiplicado por 2.',
        'La DEF de tu héroe es 0.',
        'Cada carta que juegues cuesta 2 recursos más.',
      ],
      de: [
        'Der ANG-Wert des Schurken wird mit 2 multipliziert.',
        'Der VER-Wert deines Helden ist 0.',
        'Jede Karte, die du spielst, kostet 2 Ressourcen mehr.',
      ],
    },
  },
];

describe('card texts', () => {
  it.each(examples)('$what', ({ card, text }) => {
    const content = new Content([...CARDS, card]);
    for (const locale of locales) {
      const paragraphs = cardText(card.faces[0], locale, content);
      const lines = paragraphs.map(({ head, text: said }) =>
        head === '' ? plain(said) : `${head}: ${plain(said)}`,
      );
      expect(lines).toEqual(text[locale]);
    }
  });
});
