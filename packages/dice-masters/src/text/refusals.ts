import { type Catalog, defineMessages, kernelRefusals, type Rich, rich } from '@assemble/language';
import type { Refusals } from './keys.ts';
import type { Tools } from './tools.ts';

const typesOf = (types: readonly Parameters<Tools['energy']>[0][], t: Tools): Rich =>
  t.k.list(
    types.map((type) => t.energy(type)),
    'and',
  );

const hacenFalta = (n: number): string => (n === 1 ? 'Hace falta' : 'Hacen falta');

/** Why something is not allowed, and what would make it legal where that is easy to say. */
export const refusals: Catalog<Refusals, Tools> = defineMessages<Refusals, Tools>({
  'no.only-main': {
    en: 'Only in your main phase',
    es: 'Solo en tu fase principal',
    de: 'Nur in deiner Hauptphase',
  },
  'no.not-your-turn': {
    en: 'Only in your own turn',
    es: 'Solo en tu propio turno',
    de: 'Nur in deinem eigenen Zug',
  },
  'no.not-now': {
    en: 'Only in the main phase, or in an attack after blockers are assigned',
    es: 'Solo en la fase principal o, en un ataque, después de asignar a los bloqueadores',
    de: 'Nur in der Hauptphase oder in einem Angriff, nachdem die Blocker zugewiesen sind',
  },
  'no.not-your-card': {
    en: "This card belongs to the opponent's team: you cannot buy its dice",
    es: 'Esta carta es del equipo rival: no puedes comprar sus dados',
    de: 'Diese Karte gehört zum Team des Gegners: Ihre Würfel kannst du nicht kaufen',
  },
  'no.sold-out': {
    en: 'No die is left on this card',
    es: 'No quedan dados en esta carta',
    de: 'Auf dieser Karte liegt kein Würfel mehr',
  },
  'no.not-in-reserve': {
    en: 'The die must be in your reserve pool',
    es: 'El dado debe estar en tu reserva',
    de: 'Der Würfel muss in deiner Reserve liegen',
  },
  'no.not-a-character': {
    en: 'The die must show a character',
    es: 'El dado debe mostrar un personaje',
    de: 'Der Würfel muss einen Charakter zeigen',
  },
  'no.not-an-action': {
    en: 'The die must show an action',
    es: 'El dado debe mostrar una acción',
    de: 'Der Würfel muss eine Aktion zeigen',
  },
  'no.not-fielded': {
    en: 'The character must be in the field zone',
    es: 'El personaje debe estar en la zona de despliegue',
    de: 'Der Charakter muss in der Feldzone sein',
  },
  'no.once-per-turn': {
    en: 'Only once per turn, and it has been used',
    es: 'Solo una vez por turno, y ya se ha usado',
    de: 'Nur einmal pro Zug, und das ist schon geschehen',
  },
  'no.condition': {
    en: ({ card }, t) => rich`The condition of ${t.card(card)} is not met`,
    es: ({ card }, t) => rich`No se cumple la condición ${t.k.prep('de', t.card(card))}`,
    de: ({ card }, t) => rich`Die Bedingung ${t.card(card, 'gen')} ist nicht erfüllt`,
  },
  'no.ban': {
    en: ({ card }, t) => rich`${t.card(card)} forbids this`,
    es: ({ card }, t) => rich`${t.card(card)} lo prohíbe`,
    de: ({ card }, t) => rich`${t.card(card)} verbietet das`,
  },
  'no.energy': {
    en: ({ cost, energy }) => [`Needs ${cost} energy; you have ${energy}`],
    es: ({ cost, energy }) => [`${hacenFalta(cost)} ${cost} de energía; tienes ${energy}`],
    de: ({ cost, energy }) => [`Dafür brauchst du ${cost} Energie; du hast ${energy}`],
  },
  'no.energy-type': {
    en: ({ type }, t) =>
      rich`Needs ${t.k.np({ noun: type, det: 'a', link: { ref: 'energy', id: type } })} or a wild`,
    es: ({ type }, t) =>
      rich`Hace falta ${t.k.np({ noun: type, det: 'a', link: { ref: 'energy', id: type } })} o un comodín`,
    de: ({ type }, t) =>
      rich`Dafür brauchst du ${t.k.np({ noun: type, det: 'a', case: 'acc', link: { ref: 'energy', id: type } })} oder einen Joker`,
  },
  'no.energy-for-each': {
    en: 'Each cost needs energy of its own type',
    es: 'Cada coste necesita su propia energía del tipo adecuado',
    de: 'Jede Zahlung braucht eigene Energie der passenden Art',
  },
  'no.payment-form': {
    en: 'This is not a payment',
    es: 'Esto no es un pago válido',
    de: 'Das ist keine gültige Zahlung',
  },
  'no.payment-short': {
    en: ({ cost, energy }) => [`Pay ${cost} energy; this is only ${energy}`],
    es: ({ cost, energy }) => [`Paga ${cost} de energía; aquí solo hay ${energy}`],
    de: ({ cost, energy }) => [`Zahle ${cost} Energie; bisher sind es ${energy}`],
  },
  'no.payment-type': {
    en: ({ types }, t) => rich`The payment must contain ${typesOf(types, t)} (a wild counts as any)`,
    es: ({ types }, t) => rich`El pago debe contener ${typesOf(types, t)} (un comodín vale por cualquiera)`,
    de: ({ types }, t) =>
      rich`Die Zahlung muss ${typesOf(types, t)} enthalten (ein Joker zählt als jede Art)`,
  },
  'no.payment-more': {
    en: ({ cost }) => [`No more than needed: ${cost} energy is enough`],
    es: ({ cost }) => [`No más de lo necesario: basta con ${cost} de energía`],
    de: ({ cost }) => [`Nicht mehr als nötig: ${cost} Energie genügen`],
  },
  'no.payment-die': {
    en: 'This die has no energy to spend',
    es: 'Este dado no tiene energía que gastar',
    de: 'Dieser Würfel hat keine Energie zum Ausgeben',
  },
  'no.payment-part': {
    en: ({ card, amount }, t) =>
      rich`You cannot spend just ${amount} of ${t.oneDieOf(card)}: no face shows the rest`,
    es: ({ card, amount }, t) =>
      rich`No puedes gastar solo ${amount} de ${t.oneDieOf(card)}: ninguna cara muestra el resto`,
    de: ({ card, amount }, t) =>
      rich`Von ${t.oneDieOf(card, 'dat')} kannst du nicht nur ${amount} ausgeben: Keine Seite zeigt den Rest`,
  },
  'no.markers': {
    en: ({ have }) => [`You have ${have} generic energy left over`],
    es: ({ have }) => [`Te ${have === 1 ? 'queda' : 'quedan'} ${have} de energía genérica`],
    de: ({ have }) => [`Du hast noch ${have} neutrale Energie`],
  },
  'no.cost-dice': {
    en: 'You have no die that could pay this cost',
    es: 'No tienes ningún dado que pueda pagar este coste',
    de: 'Du hast keinen Würfel, der diese Kosten zahlen kann',
  },
  'no.cost-life': {
    en: ({ life }, t) => rich`Needs ${t.life(life)}`,
    es: ({ life }, t) => rich`${hacenFalta(life)} ${t.life(life)}`,
    de: ({ life }, t) => rich`Dafür brauchst du ${t.life(life)}`,
  },
  'no.controls': {
    en: 'It controls another die, so it cannot attack itself',
    es: 'Controla otro dado, así que no puede atacar',
    de: 'Er kontrolliert einen anderen Würfel und kann darum nicht angreifen',
  },
  'no.cannot-attack': {
    en: 'It cannot attack this turn',
    es: 'No puede atacar este turno',
    de: 'Er kann in diesem Zug nicht angreifen',
  },
  'no.cannot-block': {
    en: 'It cannot block this turn',
    es: 'No puede bloquear este turno',
    de: 'Er kann in diesem Zug nicht blocken',
  },
  'no.unblockable': {
    en: 'This attacker cannot be blocked',
    es: 'Este atacante no puede ser bloqueado',
    de: 'Dieser Angreifer kann nicht geblockt werden',
  },
  'no.block-restriction': {
    en: ({ card }, t) => rich`${t.card(card)} cannot be blocked by this character`,
    es: ({ card }, t) => rich`Este personaje no puede bloquear ${t.k.prep('a', t.card(card))}`,
    de: ({ card }, t) => rich`Dieser Charakter kann ${t.card(card, 'acc')} nicht blocken`,
  },
  'no.not-attacking': {
    en: ({ die }, t) => rich`${t.plainDie(die)} can only be put against an attacker`,
    es: ({ die }, t) => rich`${t.plainDie(die)} solo se puede asignar a un atacante`,
    de: ({ die }, t) => rich`${t.plainDie(die)} kann nur einem Angreifer zugewiesen werden`,
  },
  'no.one-attacker': {
    en: ({ die }, t) => rich`${t.plainDie(die)} can block only one attacker`,
    es: ({ die }, t) => rich`${t.plainDie(die)} solo puede bloquear a un atacante`,
    de: ({ die }, t) => rich`${t.plainDie(die)} kann nur einen Angreifer blocken`,
  },
  'no.must-block': {
    en: ({ die, attackers }, t) => {
      const whom = attackers.map((id) => t.plainDie(id));
      return rich`${t.plainDie(die)} must block ${t.k.list(whom, 'or')}`;
    },
    es: ({ die, attackers }, t) => {
      const whom = attackers.map((id) => t.k.prep('a', t.plainDie(id)));
      return rich`${t.plainDie(die)} debe bloquear ${t.k.list(whom, 'or')}`;
    },
    de: ({ die, attackers }, t) => {
      const whom = attackers.map((id) => t.plainDie(id, 'acc'));
      return rich`${t.plainDie(die)} muss ${t.k.list(whom, 'or')} blocken`;
    },
  },
  'no.must-attack': {
    en: ({ dice }, t) => rich`Must attack: ${allOf(dice, t)}`,
    es: ({ dice }, t) => rich`${dice.length === 1 ? 'Debe' : 'Deben'} atacar: ${allOf(dice, t)}`,
    de: ({ dice }, t) => rich`${dice.length === 1 ? 'Muss' : 'Müssen'} angreifen: ${allOf(dice, t)}`,
  },
  ...kernelRefusals,
});

const allOf = (dice: readonly number[], t: Tools): Rich =>
  t.k.list(
    dice.map((die) => t.plainDie(die)),
    'and',
  );
