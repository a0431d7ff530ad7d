import type { Aspect } from '@assemble/champions';
import type { Localized } from '@assemble/language';

/** What an aspect is good for. */
export const aspectLines: Localized<Readonly<Record<Aspect, string>>> = {
  en: {
    aggression: 'hits hard',
    justice: 'breaks schemes',
    leadership: 'brings allies',
    protection: 'guards and heals',
  },
  es: {
    aggression: 'pega fuerte',
    justice: 'desbarata planes',
    leadership: 'trae aliados',
    protection: 'protege y cura',
  },
  de: {
    aggression: 'schlägt hart zu',
    justice: 'vereitelt Pläne',
    leadership: 'bringt Verbündete',
    protection: 'schützt und heilt',
  },
};

/** How a hero plays, in a line. */
export const heroLines: Localized<{ readonly [hero: string]: string }> = {
  en: {
    'spider-man': 'Nimble: defends well, and draws a card when the villain attacks.',
    'captain-marvel': 'Turns energy into cards and heavy hits.',
    'she-hulk': 'Few cards in hand, the hardest punch of all.',
    'iron-man': 'Starts small; the suit grows piece by piece.',
    'black-panther': 'Upgrades that strike together.',
  },
  es: {
    'spider-man': 'Ágil: defiende bien y roba una carta cuando ataca el villano.',
    'captain-marvel': 'Convierte energía en cartas y en golpes tremendos.',
    'she-hulk': 'Pocas cartas en la mano y el golpe más duro de todos.',
    'iron-man': 'Empieza con poco; la armadura crece pieza a pieza.',
    'black-panther': 'Mejoras que golpean a la vez.',
  },
  de: {
    'spider-man': 'Flink: verteidigt gut und zieht eine Karte, wenn der Schurke angreift.',
    'captain-marvel': 'Macht aus Energie Karten und schwere Treffer.',
    'she-hulk': 'Wenige Karten auf der Hand, der härteste Schlag von allen.',
    'iron-man': 'Fängt klein an; die Rüstung wächst Stück für Stück.',
    'black-panther': 'Upgrades, die gemeinsam zuschlagen.',
  },
};

/** What to expect of a villain, in a line. */
export const villainLines: Localized<{ readonly [villain: string]: string }> = {
  en: {
    rhino: 'Hits hard, plots little. A good first enemy.',
    klaw: 'Attacks with two boost cards.',
    ultron: 'Drones grow out of your own deck. The hardest of the three.',
  },
  es: {
    rhino: 'Pega fuerte y apenas avanza su plan. Un buen primer enemigo.',
    klaw: 'Ataca con dos cartas de aumento.',
    ultron: 'Los drones salen de tu propio mazo. El más duro de los tres.',
  },
  de: {
    rhino: 'Schlägt hart zu und treibt seinen Plan kaum voran. Ein guter erster Gegner.',
    klaw: 'Greift mit zwei Boost-Karten an.',
    ultron: 'Drohnen wachsen aus deinem eigenen Deck. Der härteste der drei.',
  },
};
