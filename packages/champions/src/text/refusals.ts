import { type Catalog, defineMessages, kernelRefusals, rich } from '@assemble/language';
import type { Refusals } from './keys.ts';
import type { Tools } from './tools.ts';

const PERIODS = {
  phase: { en: 'phase', es: 'fase', de: 'Phase' },
  round: { en: 'round', es: 'ronda', de: 'Runde' },
} as const;

const periodOf = (period: string, t: Tools): string =>
  PERIODS[period === 'phase' ? 'phase' : 'round'][t.locale];

/** Why something is not allowed, and what would make it legal where that is easy to say. */
export const refusals: Catalog<Refusals, Tools> = defineMessages<Refusals, Tools>({
  'no.turn': {
    en: 'Only in your own turn',
    es: 'Solo en tu propio turno',
    de: 'Nur in deinem eigenen Zug',
  },
  'no.form': {
    en: ({ form }) => [`Only in ${form === 'hero' ? 'hero' : 'alter-ego'} form`],
    es: ({ form }) => [`Solo con la identidad de ${form === 'hero' ? 'héroe' : 'alter ego'}`],
    de: ({ form }) => [`Nur in der ${form === 'hero' ? 'Heldengestalt' : 'Alter-Ego-Gestalt'}`],
  },
  'no.power': {
    en: ({ card }, t) => rich`${t.card(card)} has no basic powers`,
    es: ({ card }, t) => rich`${t.card(card)} no tiene poderes básicos`,
    de: ({ card }, t) => rich`${t.card(card)} hat keine Basiskräfte`,
  },
  'no.exhausted': {
    en: ({ card }, t) => rich`${t.card(card)} is exhausted`,
    es: ({ card }, t) => rich`La carta ${t.title(card)} está agotada`,
    de: ({ card }, t) => rich`${t.card(card)} ist erschöpft`,
  },
  'no.dash': {
    en: ({ card }, t) => rich`${t.card(card)} has a dash there: it cannot use this power`,
    es: ({ card }, t) => rich`${t.card(card)} tiene un guion en ese atributo: no puede usarlo`,
    de: ({ card }, t) => rich`${t.card(card)} hat dort einen Strich und kann diesen Wert nicht einsetzen`,
  },
  'no.enemy': {
    en: 'No enemy can be attacked',
    es: 'No hay ningún enemigo al que se pueda atacar',
    de: 'Kein Gegner kann angegriffen werden',
  },
  'no.scheme': {
    en: 'No threat can be removed from any scheme',
    es: 'No se puede retirar amenaza de ningún plan',
    de: 'Von keinem Plan kann Bedrohung entfernt werden',
  },
  'no.damage-to-heal': {
    en: 'There is no damage to heal',
    es: 'No hay daño que curar',
    de: 'Es gibt keinen Schaden zu heilen',
  },
  'no.flipped': {
    en: 'You have changed form this round already',
    es: 'Ya has cambiado de identidad en esta ronda',
    de: 'Du hast in dieser Runde schon die Gestalt gewechselt',
  },
  'no.peril': {
    en: 'Peril: only the player who resolves the card may act',
    es: 'Peligro: solo puede actuar quien resuelve la carta',
    de: 'Wagnis: Nur wer die Karte abhandelt, darf etwas tun',
  },
  'no.limit': {
    en: ({ period }, t) => [`Used up for this ${periodOf(period, t)}`],
    es: ({ period }, t) => [`Ya se ha usado en esta ${periodOf(period, t)}`],
    de: ({ period }, t) => [`In dieser ${periodOf(period, t)} schon genutzt`],
  },
  'no.condition': {
    en: 'What the ability asks for does not hold',
    es: 'No se cumple lo que exige la capacidad',
    de: 'Was die Fähigkeit voraussetzt, ist nicht erfüllt',
  },
  'no.change': {
    en: 'It would change nothing now',
    es: 'Ahora no cambiaría nada',
    de: 'Es würde jetzt nichts bewirken',
  },
  'no.in-hand': {
    en: ({ card }, t) => rich`${t.card(card)} is not in your hand`,
    es: ({ card }, t) => rich`La carta ${t.title(card)} no está en tu mano`,
    de: ({ card }, t) => rich`${t.card(card)} ist nicht auf deiner Hand`,
  },
  'no.unique': {
    en: ({ card }, t) => rich`${t.card(card)} is unique and in play already`,
    es: ({ card }, t) => rich`La carta ${t.title(card)} es única y ya está en juego`,
    de: ({ card }, t) => rich`${t.card(card)} ist einzigartig und schon im Spiel`,
  },
  'no.max': {
    en: ({ card }, t) => rich`The maximum of ${t.card(card)} is in play already`,
    es: ({ card }, t) => rich`Ya hay en juego el máximo ${t.k.prep('de', t.card(card))}`,
    de: ({ card }, t) => rich`${t.k.prep('Von', t.card(card, 'dat'))} ist schon das Maximum im Spiel`,
  },
  'no.host': {
    en: ({ card }, t) => rich`There is nothing that ${t.card(card)} could be attached to`,
    es: ({ card }, t) => rich`No hay nada a lo que vincular ${t.card(card)}`,
    de: ({ card }, t) => rich`Es gibt nichts, woran ${t.card(card)} angehängt werden könnte`,
  },
  'no.cannot-pay': {
    en: ({ cost }) => rich`You cannot generate the ${cost} it costs`,
    es: ({ cost }) => rich`No puedes generar los recursos que cuesta (${cost})`,
    de: ({ cost }) => rich`Du kannst die Kosten von ${cost} nicht aufbringen`,
  },
  'no.cost': {
    en: 'Its cost cannot be paid now',
    es: 'Ahora no se puede pagar su coste',
    de: 'Die Kosten können jetzt nicht bezahlt werden',
  },
  'no.counters': {
    en: ({ card }, t) => rich`There are not enough counters on ${t.card(card)}`,
    es: ({ card }, t) => rich`No hay suficientes contadores en ${t.card(card)}`,
    de: ({ card }, t) => rich`Auf ${t.card(card, 'dat')} liegen nicht genug Marker`,
  },
  'no.cards': {
    en: ({ count }) => [
      count === 1 ? 'You have no other card to discard' : `You do not have ${count} other cards to discard`,
    ],
    es: ({ count }) => [
      count === 1 ? 'No tienes otra carta que descartar' : `No tienes otras ${count} cartas que descartar`,
    ],
    de: ({ count }) => [
      count === 1
        ? 'Du hast keine andere Karte zum Ablegen'
        : `Du hast keine ${count} anderen Karten zum Ablegen`,
    ],
  },
  'no.pays-itself': {
    en: 'A card cannot pay for itself',
    es: 'Una carta no puede pagarse a sí misma',
    de: 'Eine Karte kann sich nicht selbst bezahlen',
  },
  'no.source': {
    en: ({ card }, t) => rich`${t.card(card)} generates nothing for this payment`,
    es: ({ card }, t) => rich`La carta ${t.title(card)} no genera nada para este pago`,
    de: ({ card }, t) => rich`${t.card(card)} erzeugt nichts für diese Zahlung`,
  },
  'no.type': {
    en: ({ card }, t) => rich`${t.card(card)} generates other resources`,
    es: ({ card }, t) => rich`La carta ${t.title(card)} genera otros recursos`,
    de: ({ card }, t) => rich`${t.card(card)} erzeugt andere Ressourcen`,
  },
  'no.short': {
    en: ({ cost, got }) => rich`${got} of ${cost} resources: ${cost - got} more needed`,
    es: ({ cost, got }) =>
      rich`${got} de ${cost} recursos: ${cost - got === 1 ? 'falta' : 'faltan'} ${cost - got}`,
    de: ({ cost, got }) =>
      rich`${got} von ${cost} Ressourcen: ${cost - got} ${cost - got === 1 ? 'fehlt' : 'fehlen'} noch`,
  },
  'no.short-of': {
    en: ({ type }, t) => rich`${t.resources([type])} is missing`,
    es: ({ type }, t) => rich`Falta ${t.resources([type])}`,
    de: ({ type }, t) => rich`Es fehlt ${t.resources([type])}`,
  },
  'no.too-much': {
    en: ({ card }, t) => rich`${t.card(card)} would be defeated by less`,
    es: ({ card }, t) => rich`Con menos ya se derrotaría ${t.card(card, 'acc')}`,
    de: ({ card }, t) => rich`${t.card(card)} wäre schon mit weniger besiegt`,
  },
  ...kernelRefusals,
});
