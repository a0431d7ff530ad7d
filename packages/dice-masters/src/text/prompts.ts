import { alike, type Case, type Catalog, defineMessages, type Rich, rich } from '@assemble/language';
import { isPlayer, seatOf } from '../table.ts';
import type { Options, Questions } from './keys.ts';
import type { Tools } from './tools.ts';

/** Whom damage is about to reach. */
const hit = (t: Tools, target: number, grammaticalCase?: Case): Rich =>
  isPlayer(target) ? [t.seat(seatOf(target))] : t.plainDie(target, grammaticalCase);

/** What players are asked. */
export const questions: Catalog<Questions, Tools> = defineMessages<Questions, Tools>({
  'ask.main': {
    en: ({ again }) => [
      again ? 'The opponent declined. Go on, or end your main phase' : 'Your main phase: act, or end it',
    ],
    es: ({ again }) => [
      again
        ? 'El rival ha pasado. Sigue o termina tu fase principal'
        : 'Tu fase principal: actúa o termínala',
    ],
    de: ({ again }) => [
      again
        ? 'Der Gegner verzichtet. Mach weiter oder beende deine Hauptphase'
        : 'Deine Hauptphase: Handle oder beende sie',
    ],
  },
  'ask.attack-actions': {
    en: ({ again }) => [
      again
        ? 'The opponent declined. Use another action or global ability, or go on to damage'
        : 'Use actions and global abilities, or go on to damage',
    ],
    es: ({ again }) => [
      again
        ? 'El rival ha pasado. Usa otra acción o habilidad global, o pasa al daño'
        : 'Usa acciones y habilidades globales, o pasa al daño',
    ],
    de: ({ again }) => [
      again
        ? 'Der Gegner verzichtet. Nutze eine weitere Aktion oder globale Fähigkeit oder geh zum Schaden über'
        : 'Nutze Aktionen und globale Fähigkeiten oder geh zum Schaden über',
    ],
  },
  'ask.respond': {
    en: 'Use a global ability, or decline',
    es: 'Usa una habilidad global o pasa',
    de: 'Nutze eine globale Fähigkeit oder verzichte',
  },
  'ask.react': {
    en: 'React, or let it happen',
    es: 'Reacciona o deja que ocurra',
    de: 'Reagiere oder lass es geschehen',
  },
  'ask.reroll': {
    en: 'Choose the dice to reroll: once, and all together',
    es: 'Elige los dados cuya tirada repites: una sola vez y todos a la vez',
    de: 'Wähle die Würfel zum Nachwürfeln: einmal und alle zugleich',
  },
  'ask.pay': {
    en: ({ items }, t) => rich`Pay to ${t.k.list(items, 'and')}`,
    es: ({ items }, t) => rich`Paga para ${t.k.list(items, 'and')}`,
    de: ({ items }, t) => rich`Bezahle: ${t.k.list(items, 'and')}`,
  },
  'ask.pay-ability': {
    en: ({ card, times }, t) =>
      rich`Pay for the ability of ${t.card(card)}${times > 1 ? ` ${times} times` : ''}`,
    es: ({ card, times }, t) =>
      rich`Paga la habilidad ${t.k.prep('de', t.card(card))}${times > 1 ? ` ${times} veces` : ''}`,
    de: ({ card, times }, t) =>
      rich`Bezahle die Fähigkeit ${t.card(card, 'gen')}${times > 1 ? ` ${times}-mal` : ''}`,
  },
  'ask.cost-die': {
    en: ({ card }, t) => rich`Choose the die that pays for the ability of ${t.card(card)}`,
    es: ({ card }, t) => rich`Elige el dado con el que pagas la habilidad ${t.k.prep('de', t.card(card))}`,
    de: ({ card }, t) => rich`Wähle den Würfel, mit dem du die Fähigkeit ${t.card(card, 'gen')} bezahlst`,
  },
  'ask.attackers': {
    en: 'Choose your attackers',
    es: 'Elige a tus atacantes',
    de: 'Wähle deine Angreifer',
  },
  'ask.blockers': {
    en: 'Assign your blockers',
    es: 'Asigna a tus bloqueadores',
    de: 'Weise deine Blocker zu',
  },
  'ask.next-ability': {
    en: 'Several of your abilities were triggered: which one first?',
    es: 'Se han activado varias de tus habilidades: ¿cuál va primero?',
    de: 'Mehrere deiner Fähigkeiten wurden ausgelöst: Welche kommt zuerst?',
  },
  'ask.hit-opponent': {
    en: ({ die }, t) => rich`Should ${t.plainDie(die)} hit the opponent instead of the blockers?`,
    es: ({ die }, t) => rich`¿Quieres que ${t.plainDie(die)} dañe al rival en vez de a los bloqueadores?`,
    de: ({ die }, t) => rich`Soll ${t.plainDie(die)} statt der Blocker den Gegner treffen?`,
  },
  'ask.divide-damage': {
    en: ({ die, amount }, t) => rich`Divide ${t.damage(amount)} from ${t.plainDie(die)}`,
    es: ({ die, amount }, t) => rich`Reparte ${t.damage(amount)} ${t.k.prep('de', t.plainDie(die))}`,
    de: ({ die, amount }, t) => rich`Verteile ${t.damage(amount)} ${t.k.prep('von', t.plainDie(die, 'dat'))}`,
  },
  'ask.choose': {
    en: ({ card, count }, t) =>
      rich`${t.card(card)}: choose ${count === 1 ? 'a target' : rich`${t.k.numeral(count)} targets`}`,
    es: ({ card, count }, t) =>
      rich`${t.card(card)}: elige ${count === 1 ? 'un objetivo' : rich`${t.k.numeral(count)} objetivos`}`,
    de: ({ card, count }, t) =>
      rich`${t.card(card)}: Wähle ${count === 1 ? 'ein Ziel' : rich`${t.k.numeral(count)} Ziele`}`,
  },
  'ask.keep': {
    en: ({ count }, t) => rich`Choose ${t.k.np({ noun: 'die', det: { n: count } })} to keep`,
    es: ({ count }, t) => rich`Elige ${t.k.np({ noun: 'die', det: { n: count } })} para conservar`,
    de: ({ count }, t) => rich`Wähle ${t.k.np({ noun: 'die', det: { n: count }, case: 'acc' })} zum Behalten`,
  },
  'ask.may': {
    en: ({ card }, t) => rich`Use the ability of ${t.card(card)}?`,
    es: ({ card }, t) => rich`¿Usas la habilidad ${t.k.prep('de', t.card(card))}?`,
    de: ({ card }, t) => rich`Nutzt du die Fähigkeit ${t.card(card, 'gen')}?`,
  },
  'ask.unless': {
    en: ({ card }, t) => rich`Pay to prevent the effect of ${t.card(card)}?`,
    es: ({ card }, t) => rich`¿Pagas para evitar el efecto ${t.k.prep('de', t.card(card))}?`,
    de: ({ card }, t) => rich`Zahlst du, um den Effekt ${t.card(card, 'gen')} zu verhindern?`,
  },
  'ask.lift': {
    en: ({ card, life }, t) => rich`Pay ${t.life(life)} to ignore ${t.card(card)} this turn?`,
    es: ({ card, life }, t) =>
      rich`¿Pagas ${t.life(life)} para ignorar ${t.k.prep('a', t.card(card))} este turno?`,
    de: ({ card, life }, t) =>
      rich`Zahlst du ${t.life(life)}, um ${t.card(card, 'acc')} in diesem Zug zu ignorieren?`,
  },
  'ask.spin': {
    en: ({ die }, t) => rich`Spin ${t.die(die)} up or down?`,
    es: ({ die }, t) => rich`¿Incrementas o rebajas un nivel ${t.k.prep('a', t.die(die))}?`,
    de: ({ die }, t) => rich`${t.die(die, 'acc')} hoch- oder herunterdrehen?`,
  },
  'ask.redirect': {
    en: ({ amount }, t) => rich`How much of the damage do you redirect (up to ${t.damage(amount)})?`,
    es: ({ amount }, t) => rich`¿Cuánto daño rediriges (hasta ${t.damage(amount)})?`,
    de: ({ amount }, t) => rich`Wie viel Schaden leitest du um (bis zu ${t.damage(amount)})?`,
  },
  'ask.name': {
    en: ({ card }, t) => rich`${t.card(card)}: name a card`,
    es: ({ card }, t) => rich`${t.card(card)}: nombra una carta`,
    de: ({ card }, t) => rich`${t.card(card)}: Nenne eine Karte`,
  },
  'ask.name-type': {
    en: ({ card }, t) => rich`${t.card(card)}: name an energy type`,
    es: ({ card }, t) => rich`${t.card(card)}: nombra un tipo de energía`,
    de: ({ card }, t) => rich`${t.card(card)}: Nenne eine Energieart`,
  },
  'ask.copy-card': {
    en: ({ card }, t) => rich`Which card does ${t.card(card)} copy?`,
    es: ({ card }, t) => rich`¿Qué carta copia ${t.card(card)}?`,
    de: ({ card }, t) => rich`Welche Karte kopiert ${t.card(card)}?`,
  },
  'ask.team': {
    en: 'Choose your team',
    es: 'Elige tu equipo',
    de: 'Wähle dein Team',
  },
  'ask.draft': {
    en: 'Draft a card',
    es: 'Elige una carta para tu equipo',
    de: 'Wähle eine Karte für dein Team',
  },
  'ask.draft-dice': {
    en: ({ card }, t) => rich`How many dice of ${t.card(card)} do you take?`,
    es: ({ card }, t) => rich`¿Cuántos dados ${t.k.prep('de', t.card(card))} te quedas?`,
    de: ({ card }, t) => rich`Wie viele Würfel ${t.card(card, 'gen')} nimmst du?`,
  },
});

/** What can be chosen. */
export const options: Catalog<Options, Tools> = defineMessages<Options, Tools>({
  'option.buy': {
    en: ({ card }, t) => rich`buy ${t.oneDieOf(card)}`,
    es: ({ card }, t) => rich`comprar ${t.oneDieOf(card)}`,
    de: ({ card }, t) => rich`${t.oneDieOf(card)} kaufen`,
  },
  'option.field': {
    en: (args, t) => rich`field ${fielded(args, t)}`,
    es: (args, t) => rich`desplegar ${t.k.prep('a', fielded(args, t))}`,
    de: (args, t) => rich`${fielded(args, t)} einsetzen`,
  },
  'option.use': {
    en: (args, t) => rich`use ${fielded(args, t)}`,
    es: (args, t) => rich`usar ${fielded(args, t)}`,
    de: (args, t) => rich`${fielded(args, t)} nutzen`,
  },
  'option.ability': {
    en: ({ card }, t) => rich`use the ability of ${t.card(card)}`,
    es: ({ card }, t) => rich`usar la habilidad ${t.k.prep('de', t.card(card))}`,
    de: ({ card }, t) => rich`die Fähigkeit ${t.card(card, 'gen')} nutzen`,
  },
  'option.global': {
    en: ({ card }, t) => rich`use the global ability of ${t.card(card)}`,
    es: ({ card }, t) => rich`usar la habilidad global ${t.k.prep('de', t.card(card))}`,
    de: ({ card }, t) => rich`die globale Fähigkeit ${t.card(card, 'gen')} nutzen`,
  },
  'option.answer': {
    en: ({ card, global, amount, target }, t) =>
      rich`use the ${global ? 'global ability' : 'ability'} of ${t.card(card)} on ${t.damage(amount)} to ${hit(t, target)}`,
    es: ({ card, global, amount, target }, t) =>
      rich`usar la ${global ? 'habilidad global' : 'habilidad'} ${t.k.prep('de', t.card(card))} sobre ${t.damage(amount)} ${t.k.prep('a', hit(t, target))}`,
    de: ({ card, global, amount, target }, t) =>
      rich`die ${global ? 'globale Fähigkeit' : 'Fähigkeit'} ${t.card(card, 'gen')} auf ${t.damage(amount)} an ${hit(t, target, 'dat')} anwenden`,
  },
  'option.lift': {
    en: ({ card, life }, t) => rich`pay ${t.life(life)} to ignore ${t.card(card)} this turn`,
    es: ({ card, life }, t) =>
      rich`pagar ${t.life(life)} para ignorar ${t.k.prep('a', t.card(card))} este turno`,
    de: ({ card, life }, t) =>
      rich`${t.life(life)} zahlen und ${t.card(card, 'acc')} in diesem Zug ignorieren`,
  },
  'option.stop': { en: 'done', es: 'terminar', de: 'fertig' },
  'option.decline': { en: 'decline', es: 'pasar', de: 'verzichten' },
  'option.again': {
    en: ({ card }, t) => rich`pay for the ability of ${t.card(card)} once more`,
    es: ({ card }, t) => rich`pagar otra vez la habilidad ${t.k.prep('de', t.card(card))}`,
    de: ({ card }, t) => rich`die Fähigkeit ${t.card(card, 'gen')} noch einmal bezahlen`,
  },
  'option.spin-up': {
    en: 'up one level',
    es: 'incrementar un nivel',
    de: 'um eine Stufe hoch',
  },
  'option.spin-down': {
    en: 'down one level',
    es: 'rebajar un nivel',
    de: 'um eine Stufe herunter',
  },
  'option.draft': alike(({ card }, t) => t.fullCard(card)),
  'option.card': alike(({ card }, t) => t.fullCard(card)),
  'option.energy': alike(({ energy }, t) => [t.energy(energy)]),
  'option.copy-card': alike(({ card }, t) => t.fullCard(card)),
  'window.pass': { en: 'pass', es: 'pasar', de: 'verzichten' },
  card: alike(({ card }, t) => t.card(card)),
});

/** A die that is named by its card, and by what it shows where that is told. */
const fielded = (args: { card: string; die?: number; face?: number }, t: Tools) =>
  t.die({ die: args.die ?? -1, card: args.card, face: args.face ?? -1 }, 'acc');
