import {
  type Catalog,
  closest,
  defineMessages,
  quoted,
  type Rich,
  rich,
  unheardOf,
  unreadable,
} from '@assemble/language';
import type { SetUpRefusals } from './keys.ts';
import type { Tools } from './tools.ts';

const listed = (sets: readonly string[], t: Tools): Rich =>
  t.k.list(
    sets.map((id) => t.set(id)),
    'or',
  );

const written = (json: unknown, t: Tools): Rich =>
  quoted(t.locale, typeof json === 'string' ? json : JSON.stringify(json));

/** Why a deck or a match cannot be set up like this, and what would be right. */
export const setUpRefusals: Catalog<SetUpRefusals, Tools> = defineMessages<SetUpRefusals, Tools>({
  'no.set-up': unreadable,
  'no.set-up-unknown': unheardOf,
  'no.seats': {
    en: ({ seats }) => rich`One to four people can play, not ${seats}`,
    es: ({ seats }) => rich`Pueden jugar de una a cuatro personas, no ${seats}`,
    de: ({ seats }) => rich`Eine bis vier Personen können spielen, nicht ${seats}`,
  },
  'no.same-identity': {
    en: 'Two players cannot have the same identity',
    es: 'Dos jugadores no pueden tener el mismo superhéroe',
    de: 'Zwei Spieler können nicht dieselbe Identität haben',
  },
  'no.villain': {
    en: ({ villain, known }, t) => rich`${written(villain, t)} is no villain: choose ${listed(known, t)}`,
    es: ({ villain, known }, t) => rich`${written(villain, t)} no es un villano: elige ${listed(known, t)}`,
    de: ({ villain, known }, t) => rich`${written(villain, t)} ist kein Schurke: Wähle ${listed(known, t)}`,
  },
  'no.mode': {
    en: ({ mode }, t) => rich`${written(mode, t)} is no difficulty: choose “standard” or “expert”`,
    es: ({ mode }, t) => rich`${written(mode, t)} no es una dificultad: elige «standard» o «expert»`,
    de: ({ mode }, t) =>
      rich`${written(mode, t)} ist kein Schwierigkeitsgrad: Wähle „standard“ oder „expert“`,
  },
  'no.modular': {
    en: ({ modular, known }, t) =>
      rich`${written(modular, t)} is no choice of modular sets: choose from ${listed(known, t)}`,
    es: ({ modular, known }, t) =>
      rich`${written(modular, t)} no es una elección de conjuntos modulares: elige entre ${listed(known, t)}`,
    de: ({ modular, known }, t) =>
      rich`${written(modular, t)} ist keine Auswahl modularer Sets: Wähle aus ${listed(known, t)}`,
  },
  'no.first': {
    en: ({ first }, t) => rich`${written(first, t)} is no seat that could go first`,
    es: ({ first }, t) => rich`${written(first, t)} no es un puesto que pueda empezar`,
    de: ({ first }, t) => rich`${written(first, t)} ist kein Platz, der anfangen könnte`,
  },
  'no.pacing': {
    en: ({ pacing }, t) => rich`${written(pacing, t)} is no pacing: write “always”, or leave it out`,
    es: ({ pacing }, t) => rich`${written(pacing, t)} no es un ritmo: escribe «always» o no pongas nada`,
    de: ({ pacing }, t) => rich`${written(pacing, t)} ist kein Takt: Schreibe „always“ oder lass es weg`,
  },
  'no.identity': {
    en: ({ identity }, t) => rich`${written(identity, t)} is no identity card`,
    es: ({ identity }, t) => rich`${written(identity, t)} no es una carta de superhéroe`,
    de: ({ identity }, t) => rich`${written(identity, t)} ist keine Identitätskarte`,
  },
  'no.card': {
    en: ({ card, nearest }) => rich`There is no card ${card}; ${closest('en', nearest)}`,
    es: ({ card, nearest }) => rich`No existe la carta ${card}; ${closest('es', nearest)}`,
    de: ({ card, nearest }) => rich`Es gibt keine Karte ${card}; ${closest('de', nearest)}`,
  },
  'no.deck-size': {
    en: ({ size }) => rich`A deck has 40 to 50 cards; this one has ${size}`,
    es: ({ size }) => rich`Un mazo tiene de 40 a 50 cartas; este tiene ${size}`,
    de: ({ size }) => rich`Ein Deck hat 40 bis 50 Karten; dieses hat ${size}`,
  },
  'no.identity-set': {
    en: ({ card, copies, needed }, t) =>
      rich`${t.named(card)} belongs to the identity: ${needed} needed, ${copies} in the deck`,
    es: ({ card, copies, needed }, t) =>
      rich`La carta ${t.named(card)} es del superhéroe: ${needed === 1 ? 'hace' : 'hacen'} falta ${needed} y hay ${copies} en el mazo`,
    de: ({ card, copies, needed }, t) =>
      rich`${t.named(card)} gehört zur Identität: ${needed} nötig, ${copies} im Deck`,
  },
  'no.foreign': {
    en: ({ card }, t) => rich`${t.named(card)} cannot be in this deck`,
    es: ({ card }, t) => rich`La carta ${t.named(card)} no puede estar en este mazo`,
    de: ({ card }, t) => rich`${t.named(card)} darf nicht in diesem Deck sein`,
  },
  'no.needed-aspect': {
    en: ({ aspect }, t) => rich`This identity needs cards of ${t.set(aspect)}`,
    es: ({ aspect }, t) => rich`Esta identidad necesita cartas de ${t.set(aspect)}`,
    de: ({ aspect }, t) => rich`Diese Identität braucht Karten von ${t.set(aspect)}`,
  },
  'no.aspects': {
    en: ({ aspects }, t) =>
      aspects.length === 0
        ? ['A deck needs cards of one aspect']
        : rich`A deck has cards of one aspect only, not of ${t.k.list(aspects.map(t.set), 'and')}`,
    es: ({ aspects }, t) =>
      aspects.length === 0
        ? ['Un mazo necesita cartas de un aspecto']
        : rich`Un mazo solo tiene cartas de un aspecto, no de ${t.k.list(aspects.map(t.set), 'and')}`,
    de: ({ aspects }, t) =>
      aspects.length === 0
        ? ['Ein Deck braucht Karten eines Aspekts']
        : rich`Ein Deck hat nur Karten eines Aspekts, nicht von ${t.k.list(aspects.map(t.set), 'and')}`,
  },
  'no.unique-copies': {
    en: ({ card, copies }, t) => rich`${t.named(card)} is unique: 1 copy, not ${copies}`,
    es: ({ card, copies }, t) => rich`La carta ${t.named(card)} es única: 1 copia, no ${copies}`,
    de: ({ card, copies }, t) => rich`${t.named(card)} ist einzigartig: 1 Exemplar, nicht ${copies}`,
  },
  'no.copies': {
    en: ({ card, copies }, t) => rich`At most 3 copies of ${t.named(card)}, not ${copies}`,
    es: ({ card, copies }, t) => rich`Como máximo 3 copias ${t.k.prep('de', t.named(card))}, no ${copies}`,
    de: ({ card, copies }, t) =>
      rich`Höchstens 3 Exemplare ${t.k.prep('von', t.named(card))}, nicht ${copies}`,
  },
  'no.max-per-deck': {
    en: ({ card, copies, most }, t) => rich`At most ${most} of ${t.named(card)} per deck, not ${copies}`,
    es: ({ card, copies, most }, t) =>
      rich`Como máximo ${most} ${t.k.prep('de', t.named(card))} por mazo, no ${copies}`,
    de: ({ card, copies, most }, t) =>
      rich`Höchstens ${most} ${t.k.prep('von', t.named(card))} pro Deck, nicht ${copies}`,
  },
  'no.same-person': {
    en: ({ card }, t) => rich`${t.named(card)} is the identity of this deck`,
    es: ({ card }, t) => rich`${t.named(card)} es el superhéroe de este mazo`,
    de: ({ card }, t) => rich`${t.named(card)} ist die Identität dieses Decks`,
  },
});
