import { alike, amount, type Catalog, defineMessages, type Rich, rich } from '@assemble/language';
import type { Events, SourceRef } from '../rules/events.ts';
import type { Tools } from './tools.ts';

export type CombatEvents = Pick<
  Events,
  | 'attacked'
  | 'blocked'
  | 'stepped-back'
  | 'damaged'
  | 'player-damaged'
  | 'life-gained'
  | 'life-paid'
  | 'life-set'
  | 'knocked-out'
  | 'prevented'
  | 'redirected'
>;

/** "from Thor", where the log knows whom it came from. */
const from = (source: SourceRef, t: Tools): Rich => {
  if (!t.isKnown(source)) return [];
  return {
    en: rich` from ${t.source(source)}`,
    es: rich` ${t.k.prep('de', t.source(source))}`,
    de: rich` durch ${t.source(source, 'acc')}`,
  }[t.locale];
};

const by = (source: SourceRef, t: Tools): Rich => {
  if (!t.isKnown(source)) return [];
  return rich` (${t.source(source)})`;
};

const left = (life: number, t: Tools): Rich =>
  ({
    en: rich`${t.life(life)} left`,
    es: rich`le ${life === 1 ? 'queda' : 'quedan'} ${t.life(life)}`,
    de: rich`noch ${t.life(life)}`,
  })[t.locale];

const blocks = ({ blocks: all }: Events['blocked'], t: Tools): Rich =>
  t.k.list(
    all.map(
      ({ blocker, attacker }) =>
        ({
          en: rich`${t.die(attacker)} with ${t.die(blocker)}`,
          es: rich`${t.k.prep('a', t.die(attacker))} con ${t.die(blocker)}`,
          de: rich`${t.die(attacker, 'acc')} mit ${t.die(blocker, 'dat')}`,
        })[t.locale],
    ),
    'and',
  );

/** Attack, damage and life. */
export const combatLog: Catalog<CombatEvents, Tools> = defineMessages<CombatEvents, Tools>({
  attacked: {
    en: (e, t) => rich`${t.seat(e.seat)} attacks with ${t.dice(e.dice)}`,
    es: (e, t) => rich`${t.seat(e.seat)} ataca con ${t.dice(e.dice)}`,
    de: (e, t) => rich`${t.seat(e.seat)} greift mit ${t.dice(e.dice, 'dat')} an`,
  },
  blocked: {
    en: (e, t) => rich`${t.seat(e.seat)} blocks ${blocks(e, t)}`,
    es: (e, t) => rich`${t.seat(e.seat)} bloquea ${blocks(e, t)}`,
    de: (e, t) => rich`${t.seat(e.seat)} blockt ${blocks(e, t)}`,
  },
  'stepped-back': {
    en: (e, t) => rich`${t.die(e.die)} goes back to ${t.zone(e.zone)}`,
    es: (e, t) => rich`${t.die(e.die)} vuelve ${t.k.prep('a', t.zone(e.zone))}`,
    de: (e, t) => rich`${t.die(e.die)} kehrt in ${t.zone(e.zone, 'acc')} zurück`,
  },
  damaged: {
    en: (e, t) => rich`${t.die(e.die)} takes ${t.damage(e.amount)}${from(e.source, t)}${total(e, t)}`,
    es: (e, t) => rich`${t.die(e.die)} sufre ${t.damage(e.amount)}${from(e.source, t)}${total(e, t)}`,
    de: (e, t) => rich`${t.die(e.die)} erleidet ${t.damage(e.amount)}${from(e.source, t)}${total(e, t)}`,
  },
  'player-damaged': {
    en: (e, t) => rich`${t.seat(e.seat)} takes ${t.damage(e.amount)}${from(e.source, t)}: ${left(e.life, t)}`,
    es: (e, t) => rich`${t.seat(e.seat)} sufre ${t.damage(e.amount)}${from(e.source, t)}: ${left(e.life, t)}`,
    de: (e, t) =>
      rich`${t.seat(e.seat)} erleidet ${t.damage(e.amount)}${from(e.source, t)}: ${left(e.life, t)}`,
  },
  'life-gained': {
    en: (e, t) =>
      rich`${t.seat(e.seat)} gains ${t.life(e.amount)}${by(e.source, t)} and has ${amount(e.life)}`,
    es: (e, t) =>
      rich`${t.seat(e.seat)} gana ${t.life(e.amount)}${by(e.source, t)} y tiene ${amount(e.life)}`,
    de: (e, t) =>
      rich`${t.seat(e.seat)} erhält ${t.life(e.amount)}${by(e.source, t)} und hat ${amount(e.life)}`,
  },
  'life-paid': {
    en: (e, t) => rich`${t.seat(e.seat)} pays ${t.life(e.amount)}: ${left(e.life, t)}`,
    es: (e, t) => rich`${t.seat(e.seat)} paga ${t.life(e.amount)}: ${left(e.life, t)}`,
    de: (e, t) => rich`${t.seat(e.seat)} zahlt ${t.life(e.amount)}: ${left(e.life, t)}`,
  },
  'life-set': {
    en: (e, t) => rich`${t.seat(e.seat)} now has ${t.life(e.life)}${by(e.source, t)}`,
    es: (e, t) => rich`${t.seat(e.seat)} tiene ahora ${t.life(e.life)}${by(e.source, t)}`,
    de: (e, t) => rich`${t.seat(e.seat)} hat jetzt ${t.life(e.life)}${by(e.source, t)}`,
  },
  'knocked-out': {
    en: (e, t) => rich`${t.die(e.die)} is knocked out`,
    es: (e, t) => rich`${t.die(e.die)} queda ${t.isFeminine(e.die.card) ? 'aturdida' : 'aturdido'}`,
    de: (e, t) => rich`${t.die(e.die)} wird k. o. geschlagen`,
  },
  prevented: alike((e, t) => prevented(e, t)),
  redirected: {
    en: (e, t) => rich`${t.source(e.source)} redirects ${t.damage(e.amount)} to ${whom(e.to, e.seat, t)}`,
    es: (e, t) =>
      rich`${t.source(e.source)} redirige ${t.damage(e.amount)} ${t.k.prep('a', whom(e.to, e.seat, t))}`,
    de: (e, t) => rich`${t.source(e.source)} leitet ${t.damage(e.amount)} auf ${whom(e.to, e.seat, t)} um`,
  },
});

const total = (e: Events['damaged'], t: Tools): Rich =>
  e.total === e.amount
    ? []
    : rich` (${{ en: rich`${amount(e.total)} in all`, es: rich`${amount(e.total)} en total`, de: rich`insgesamt ${amount(e.total)}` }[t.locale]})`;

const whom = (die: Events['prevented']['target'], seat: number, t: Tools): Rich =>
  die === null ? [t.seat(seat)] : t.die(die, 'acc');

/** Damage that is not dealt, or an effect that does not reach its target. */
function prevented(e: Events['prevented'], t: Tools): Rich {
  const one = whom(e.target, e.seat, t);
  if (e.amount === 0) {
    return {
      en: rich`${t.source(e.source)} protects ${one} from the effect`,
      es: rich`${t.source(e.source)} protege del efecto ${t.k.prep('a', one)}`,
      de: rich`${t.source(e.source)} schützt ${one} vor dem Effekt`,
    }[t.locale];
  }
  return {
    en: rich`${t.source(e.source)} prevents ${t.damage(e.amount)} to ${one}`,
    es: rich`${t.source(e.source)} evita ${t.damage(e.amount)} ${t.k.prep('a', one)}`,
    de: rich`${t.source(e.source)} verhindert ${t.damage(e.amount)} für ${one}`,
  }[t.locale];
}
