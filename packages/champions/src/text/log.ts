import {
  amount,
  type Catalog,
  defineMessages,
  type Explained,
  type Rich,
  render,
  rich,
} from '@assemble/language';
import type { Events } from '../rules/events.ts';
import { type TableEvents, tableLog } from './log-table.ts';
import { STATUS } from './names.ts';
import { options } from './prompts.ts';
import type { Tools } from './tools.ts';

/** Attacks, schemes, damage and threat. */
type FightEvents = Omit<Events, keyof TableEvents>;

const statusOf = (status: string, t: Tools): string =>
  status === 'stunned' || status === 'confused' || status === 'tough' ? STATUS[status][t.locale] : status;

/** Schemes are spared threat, everything else damage. */
function prevented({ card, amount: n }: Events['prevented'], t: Tools): Rich {
  const type = t.faceOf(card)?.type;
  return type === 'main-scheme' || type === 'side-scheme' ? t.threat(n) : t.damage(n);
}

/** Where a number comes from, in words. */
const sources = (explained: Events['damaged']['explained'], t: Tools): Explained | null =>
  explained === null
    ? null
    : {
        value: explained.value,
        parts: explained.parts.map((part) => ({
          amount: part.amount,
          label: render(options, part.source, t.locale, t),
        })),
      };

const fightLog: Catalog<FightEvents, Tools> = defineMessages<FightEvents, Tools>({
  engaged: {
    en: ({ card, seat }, t) => rich`${t.card(card)} engages ${t.seat(seat)}`,
    es: ({ card, seat }, t) => rich`${t.card(card)} se enfrenta a ${t.seat(seat)}`,
    de: ({ card, seat }, t) => rich`${t.card(card)} verwickelt ${t.seat(seat)} in einen Kampf`,
  },
  control: {
    en: ({ card, seat }, t) => rich`${t.seat(seat)} gains control of ${t.card(card)}`,
    es: ({ card, seat }, t) => rich`${t.seat(seat)} obtiene el control ${t.k.prep('de', t.card(card))}`,
    de: ({ card, seat }, t) => rich`${t.seat(seat)} übernimmt die Kontrolle über ${t.card(card, 'acc')}`,
  },
  'boost-dealt': {
    en: ({ enemy }, t) => rich`${t.card(enemy)} gets a boost card`,
    es: ({ enemy }, t) => rich`${t.card(enemy)} recibe una carta de aumento`,
    de: ({ enemy }, t) => rich`${t.card(enemy)} bekommt eine Boost-Karte`,
  },
  boosted: {
    en: ({ enemy, card, icons }, t) => rich`Boost for ${t.card(enemy)}: ${t.card(card)} (+${amount(icons)})`,
    es: ({ enemy, card, icons }, t) =>
      rich`Aumento para ${t.card(enemy)}: ${t.cards([card])} (+${amount(icons)})`,
    de: ({ enemy, card, icons }, t) =>
      rich`Boost für ${t.card(enemy, 'acc')}: ${t.card(card)} (+${amount(icons)})`,
  },
  'enemy-attacks': {
    en: ({ enemy, seat }, t) => rich`${t.card(enemy)} attacks ${t.seat(seat)}`,
    es: ({ enemy, seat }, t) => rich`${t.card(enemy)} ataca a ${t.seat(seat)}`,
    de: ({ enemy, seat }, t) => rich`${t.card(enemy)} greift ${t.seat(seat)} an`,
  },
  'enemy-schemes': {
    en: ({ enemy }, t) => rich`${t.card(enemy)} schemes`,
    es: ({ enemy }, t) => rich`${t.card(enemy)} ejecuta el plan`,
    de: ({ enemy }, t) => rich`${t.card(enemy)} treibt den Plan voran`,
  },
  attacks: {
    en: ({ by }, t) => rich`${t.card(by)} attacks`,
    es: ({ by }, t) => rich`${t.card(by)} ataca`,
    de: ({ by }, t) => rich`${t.card(by)} greift an`,
  },
  thwarts: {
    en: ({ by }, t) => rich`${t.card(by)} thwarts`,
    es: ({ by }, t) => rich`${t.card(by)} interviene`,
    de: ({ by }, t) => rich`${t.card(by)} leistet Widerstand`,
  },
  defends: {
    en: ({ card, seat }, t) => rich`${t.card(card)} defends ${t.seat(seat)}`,
    es: ({ card, seat }, t) => rich`${t.card(card)} defiende a ${t.seat(seat)}`,
    de: ({ card, seat }, t) => rich`${t.card(card)} verteidigt ${t.seat(seat)}`,
  },
  damaged: {
    en: (e, t) =>
      rich`${t.card(e.card)} takes ${t.damage(e.amount, sources(e.explained, t))} (${amount(e.remaining)} left)`,
    es: (e, t) =>
      rich`${t.card(e.card)} sufre ${t.damage(e.amount, sources(e.explained, t))} (vida restante: ${amount(e.remaining)})`,
    de: (e, t) =>
      rich`${t.card(e.card)} erleidet ${t.damage(e.amount, sources(e.explained, t))} (noch ${amount(e.remaining)})`,
  },
  prevented: {
    en: (e, t) => rich`${prevented(e, t)} prevented on ${t.card(e.card)}`,
    es: (e, t) => rich`${e.amount === 1 ? 'Se evita' : 'Se evitan'} ${prevented(e, t)} en ${t.card(e.card)}`,
    de: (e, t) => rich`${prevented(e, t)} ${t.k.prep('bei', t.card(e.card, 'dat'))} verhindert`,
  },
  healed: {
    en: (e, t) => rich`${t.card(e.card)} heals ${t.damage(e.amount)} (now ${amount(e.remaining)})`,
    es: (e, t) =>
      rich`${t.card(e.card)} se cura ${t.damage(e.amount)} (vida restante: ${amount(e.remaining)})`,
    de: (e, t) => rich`${t.card(e.card)} heilt ${t.damage(e.amount)} (jetzt ${amount(e.remaining)})`,
  },
  defeated: {
    en: ({ card }, t) => rich`${t.card(card)} is defeated`,
    es: ({ card }, t) => rich`Se derrota ${t.card(card, 'acc')}`,
    de: ({ card }, t) => rich`${t.card(card)} wird besiegt`,
  },
  'threat-placed': {
    en: (e, t) =>
      rich`${t.threat(e.amount, sources(e.explained, t))} on ${t.card(e.card)} (now ${amount(e.threat)})`,
    es: (e, t) =>
      rich`${e.amount === 1 ? 'Se pone' : 'Se ponen'} ${t.threat(e.amount, sources(e.explained, t))} en ${t.card(e.card)} (ahora ${amount(e.threat)})`,
    de: (e, t) =>
      rich`${t.threat(e.amount, sources(e.explained, t))} auf ${t.card(e.card, 'acc')} gelegt (jetzt ${amount(e.threat)})`,
  },
  'threat-removed': {
    en: (e, t) => rich`${t.threat(e.amount)} removed from ${t.card(e.card)} (${amount(e.threat)} left)`,
    es: (e, t) =>
      rich`${e.amount === 1 ? 'Se retira' : 'Se retiran'} ${t.threat(e.amount)} ${t.k.prep('de', t.card(e.card))} (ahora ${amount(e.threat)})`,
    de: (e, t) =>
      rich`${t.threat(e.amount)} ${t.k.prep('von', t.card(e.card, 'dat'))} entfernt (noch ${amount(e.threat)})`,
  },
  'status-gained': {
    en: ({ card, status }, t) => rich`${t.card(card)} is now ${statusOf(status, t)}`,
    es: ({ card, status }, t) => rich`${t.card(card)} recibe el estado «${statusOf(status, t)}»`,
    de: ({ card, status }, t) => rich`${t.card(card)} ist jetzt ${statusOf(status, t)}`,
  },
  'status-lost': {
    en: ({ card, status }, t) => rich`${t.card(card)} is no longer ${statusOf(status, t)}`,
    es: ({ card, status }, t) => rich`${t.card(card)} pierde el estado «${statusOf(status, t)}»`,
    de: ({ card, status }, t) => rich`${t.card(card)} ist nicht mehr ${statusOf(status, t)}`,
  },
  acceleration: {
    en: ({ tokens }) => rich`Acceleration tokens on the main scheme: ${amount(tokens)}`,
    es: ({ tokens }) => rich`Fichas de aceleración en el plan principal: ${amount(tokens)}`,
    de: ({ tokens }) => rich`Beschleunigungsmarker auf dem Hauptplan: ${amount(tokens)}`,
  },
  'villain-advanced': {
    en: ({ card }, t) => rich`The next stage of the villain: ${t.card(card)} ${stage(card, t)}`,
    es: ({ card }, t) => rich`La siguiente etapa del villano: ${t.named(card.face)} ${stage(card, t)}`,
    de: ({ card }, t) => rich`Der nächste Abschnitt des Schurken: ${t.named(card.face)} ${stage(card, t)}`,
  },
  'scheme-advanced': {
    en: ({ card }, t) => rich`The next stage of the main scheme: ${t.card(card)}`,
    es: ({ card }, t) => rich`La siguiente etapa del plan principal: ${t.card(card)}`,
    de: ({ card }, t) => rich`Der nächste Abschnitt des Hauptplans: ${t.card(card)}`,
  },
});

/** "II": stages are counted in Roman numerals. */
const stage = (card: Events['villain-advanced']['card'], t: Tools): string =>
  'I'.repeat(t.faceOf(card)?.stage ?? 0);

/** Everything that can happen: an event without a sentence does not compile. */
export const log: Catalog<Events, Tools> = { ...tableLog, ...fightLog };
