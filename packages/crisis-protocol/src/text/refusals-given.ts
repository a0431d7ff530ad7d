import { type Catalog, defineMessages, rich, saidOf } from '@assemble/language';
import type { GivenRefusals } from './keys.ts';
import type { Tools } from './message-tools.ts';

const does = saidOf<{ readonly who: number }, Tools>(({ who }, t) => t.character(who));

/** Why no match can stand as a position says. */
export const givenRefusals: Catalog<GivenRefusals, Tools> = defineMessages<GivenRefusals, Tools>({
  'refused.given.off-table': {
    en: ({ who, edges }, t) =>
      rich`${t.character(who)} stands over ${t.list(edges.map((edge) => t.edge(edge)))}`,
    es: ({ who, edges }, t) =>
      rich`${t.character(who)} se sale del campo de batalla por ${t.list(edges.map((edge) => t.edge(edge)))}`,
    de: ({ who, edges }, t) =>
      rich`${t.character(who)} ragt ${t.list(edges.map((edge) => `am ${t.edge(edge)}`))} über das Schlachtfeld hinaus`,
  },
  'refused.given.overlaps-base': {
    en: ({ who, ids }, t) =>
      rich`The base of ${t.character(who)} overlaps ${t.characters(ids as readonly number[])}`,
    es: ({ who, ids }, t) =>
      rich`La peana ${t.prep('de', t.character(who))} se solapa con ${t.characters(ids as readonly number[])}`,
    de: ({ who, ids }, t) =>
      rich`${t.character(who)} überschneidet mit der Basis ${t.characters(ids as readonly number[], 'acc')}`,
  },
  'refused.given.partly-on-terrain': {
    en: ({ who, ids }, t) => rich`${t.character(who)} stands only partly on ${t.features(ids)}`,
    es: ({ who, ids }, t) => rich`${t.character(who)} está solo en parte sobre ${t.features(ids)}`,
    de: ({ who, ids }, t) => rich`${t.character(who)} steht nur zum Teil auf ${t.features(ids, 'dat')}`,
  },
  'refused.given.cannot-stand': {
    en: ({ who, ids }, t) => rich`${t.character(who)} cannot stand there on ${t.features(ids)}`,
    es: ({ who, ids }, t) => rich`${t.character(who)} no cabe ahí sobre ${t.features(ids)}`,
    de: ({ who, ids }, t) => rich`${t.character(who)} kann dort nicht auf ${t.features(ids, 'dat')} stehen`,
  },
  'refused.given.power': {
    en: ({ who, power }, t) => rich`${t.character(who)} has ${t.power(power)}: 10 is the most`,
    es: ({ who, power }, t) => rich`${t.character(who)} tiene ${t.power(power)}: el máximo es 10`,
    de: ({ who, power }, t) => rich`${t.character(who)} hat ${t.power(power)}: Mehr als 10 gibt es nicht`,
  },
  'refused.given.damage': {
    en: ({ who, damage, stamina }, t) =>
      rich`${t.character(who)} has ${damage} damage and a Stamina of only ${stamina}`,
    es: ({ who, damage, stamina }, t) =>
      rich`${t.character(who)} tiene ${damage} de daño y solo ${stamina} de Aguante`,
    de: ({ who, damage, stamina }, t) =>
      rich`${t.character(who)} hat ${damage} Schaden bei nur ${stamina} Ausdauer`,
  },
  'refused.given.felled': does(
    'has as much damage as Stamina and would be Dazed or KO’d',
    'tiene tanto daño como Aguante: estaría en estado de Abatido o K.O.',
    'hat so viel Schaden wie Ausdauer und wäre angeschlagen oder K. O.',
  ),
  'refused.given.injured': does(
    'is Injured and Dazed: it would be KO’d',
    'está herido y tiene una ficha de Abatido: estaría K.O.',
    'ist verletzt und angeschlagen: Das wäre K. O.',
  ),
  'refused.given.gone': does(
    'is out of the game and cannot stand on the battlefield',
    'está fuera de la partida y no puede estar en el campo de batalla',
    'ist aus dem Spiel und kann nicht auf dem Schlachtfeld stehen',
  ),
  'refused.given.condition': does(
    'has one condition twice',
    'tiene dos veces el mismo estado',
    'hat einen Zustand doppelt',
  ),
  'refused.given.holder': {
    en: ({ who, token }, t) => rich`${t.character(who)} is out of the game and cannot hold ${t.token(token)}`,
    es: ({ who, token }, t) =>
      rich`${t.character(who)} está fuera de la partida y no puede tener ${t.token(token)}`,
    de: ({ who, token }, t) =>
      rich`${t.character(who)} ist aus dem Spiel und kann ${t.token(token, 'acc')} nicht halten`,
  },
});
