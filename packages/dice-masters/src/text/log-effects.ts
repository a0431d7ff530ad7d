import { type Catalog, defineMessages, type Localized, type Rich, rich, signed } from '@assemble/language';
import type { MarkName } from '../abilities/nodes/mark.ts';
import type { Events } from '../rules/events.ts';
import type { Tools } from './tools.ts';

export type EffectEvents = Pick<
  Events,
  | 'ability-used'
  | 'bonus'
  | 'marked'
  | 'spun'
  | 'moved'
  | 'captured'
  | 'controlled'
  | 'released'
  | 'copied'
  | 'named'
  | 'no-target'
>;

const values = (e: Events['bonus'], t: Tools): Rich => {
  const part = (n: number, letter: string) => ({ number: n, text: `${signed(n)}${letter}` });
  return t.k.list(
    [
      ...(e.attack === 0 ? [] : [part(e.attack, 'A')]),
      ...(e.defense === 0 ? [] : [part(e.defense, t.locale === 'de' ? 'V' : 'D')]),
    ],
    'and',
  );
};

/** What a mark on a character means; marks the log does not know are told by their source. */
const MARKS: Readonly<Record<MarkName, Localized<string>>> = {
  'cannot-block': {
    en: 'cannot block this turn',
    es: 'no puede bloquear este turno',
    de: 'kann in diesem Zug nicht blocken',
  },
  'cannot-attack': {
    en: 'cannot attack this turn',
    es: 'no puede atacar este turno',
    de: 'kann in diesem Zug nicht angreifen',
  },
  'must-attack': {
    en: 'must attack this turn',
    es: 'debe atacar este turno',
    de: 'muss in diesem Zug angreifen',
  },
  'must-block': {
    en: 'must block this turn',
    es: 'debe bloquear este turno',
    de: 'muss in diesem Zug blocken',
  },
  unblockable: {
    en: 'cannot be blocked this turn',
    es: 'no se puede bloquear este turno',
    de: 'kann in diesem Zug nicht geblockt werden',
  },
  'deals-no-damage': {
    en: 'deals no damage this turn',
    es: 'no inflige daño este turno',
    de: 'fügt in diesem Zug keinen Schaden zu',
  },
  'takes-no-damage': {
    en: 'takes no damage this turn',
    es: 'no sufre daño este turno',
    de: 'erleidet in diesem Zug keinen Schaden',
  },
  'undamaged-blocking': {
    en: 'takes no damage while blocking this turn',
    es: 'no sufre daño al bloquear este turno',
    de: 'erleidet in diesem Zug beim Blocken keinen Schaden',
  },
  'used-to-prep': {
    en: 'goes to the prep area instead of the used pile this turn',
    es: 'va este turno a la zona de preparación en vez de a la zona de usados',
    de: 'kommt in diesem Zug in die Vorbereitungszone statt in die Ablage',
  },
  'attackers-return': {
    en: 'goes back to the field zone if knocked out while attacking this turn',
    es: 'vuelve a la zona de despliegue si se le aturde al atacar este turno',
    de: 'kehrt in diesem Zug nach einem K. o. beim Angreifen in die Feldzone zurück',
  },
  'over-to-opponent': {
    en: "deals damage beyond its blockers' defense to the opponent this turn",
    es: 'inflige este turno al rival el daño que supere la defensa de sus bloqueadores',
    de: 'fügt überzähligen Schaden in diesem Zug dem Gegner zu',
  },
};

const isMark = (mark: string): mark is MarkName => Object.hasOwn(MARKS, mark);

const marked = (e: Events['marked'], t: Tools): Rich => {
  if (isMark(e.mark)) return rich`${t.die(e.die)} ${MARKS[e.mark][t.locale]}`;
  return {
    en: rich`${t.source(e.source)} affects ${t.die(e.die)}`,
    es: rich`${t.source(e.source)} afecta ${t.k.prep('a', t.die(e.die))}`,
    de: rich`${t.source(e.source)} wirkt auf ${t.die(e.die, 'acc')}`,
  }[t.locale];
};

const COPIED: Readonly<Record<Events['copied']['what'], Localized<string>>> = {
  values: { en: 'the values', es: 'los valores', de: 'die Werte' },
  abilities: { en: 'the abilities', es: 'las habilidades', de: 'die Fähigkeiten' },
  both: { en: 'the values and abilities', es: 'los valores y habilidades', de: 'die Werte und Fähigkeiten' },
};

const isUp = (e: Events['spun']): boolean => e.to > e.die.face;

/** What abilities do to dice. */
export const effectLog: Catalog<EffectEvents, Tools> = defineMessages<EffectEvents, Tools>({
  'ability-used': {
    en: (e, t) => rich`The ability of ${t.source(e.source)} takes effect`,
    es: (e, t) => rich`Se activa la habilidad ${t.k.prep('de', t.source(e.source))}`,
    de: (e, t) => rich`Die Fähigkeit ${t.source(e.source, 'gen')} wird ausgelöst`,
  },
  bonus: {
    en: (e, t) => rich`${t.die(e.die)} gets ${values(e, t)}`,
    es: (e, t) => rich`${t.die(e.die)} obtiene ${values(e, t)}`,
    de: (e, t) => rich`${t.die(e.die)} erhält ${values(e, t)}`,
  },
  marked: { en: marked, es: marked, de: marked },
  spun: {
    en: (e, t) => rich`${t.plainDie(e.die)} spins ${isUp(e) ? 'up' : 'down'} to ${t.faceWords(e.die, e.to)}`,
    es: (e, t) => rich`${t.plainDie(e.die)} ${isUp(e) ? 'sube' : 'baja'} a ${t.faceWords(e.die, e.to)}`,
    de: (e, t) =>
      rich`${t.plainDie(e.die)} wird auf ${t.faceWords(e.die, e.to)} ${isUp(e) ? 'hochgedreht' : 'heruntergedreht'}`,
  },
  moved: {
    en: (e, t) => rich`${t.plainDie(e.die)} goes from ${t.zone(e.from)} to ${t.zone(e.to)}`,
    es: (e, t) =>
      rich`${t.plainDie(e.die)} pasa ${t.k.prep('de', t.zone(e.from))} ${t.k.prep('a', t.zone(e.to))}`,
    de: (e, t) => rich`${t.plainDie(e.die)} kommt aus ${t.zone(e.from, 'dat')} in ${t.zone(e.to, 'acc')}`,
  },
  captured: {
    en: (e, t) => rich`${t.source(e.by)} captures ${t.die(e.die)}`,
    es: (e, t) => rich`${t.source(e.by)} captura ${t.k.prep('a', t.die(e.die))}`,
    de: (e, t) => rich`${t.source(e.by)} nimmt ${t.die(e.die, 'acc')} gefangen`,
  },
  controlled: {
    en: (e, t) => rich`${t.source(e.by)} takes control of ${t.die(e.die)}`,
    es: (e, t) => rich`${t.source(e.by)} toma el control ${t.k.prep('de', t.die(e.die))}`,
    de: (e, t) => rich`${t.source(e.by)} übernimmt die Kontrolle über ${t.die(e.die, 'acc')}`,
  },
  released: {
    en: (e, t) => rich`${t.plainDie(e.die)} is free again and goes to ${t.zone(e.to)}`,
    es: (e, t) => rich`${t.plainDie(e.die)} queda libre y va ${t.k.prep('a', t.zone(e.to))}`,
    de: (e, t) => rich`${t.plainDie(e.die)} ist wieder frei und kommt in ${t.zone(e.to, 'acc')}`,
  },
  copied: {
    en: (e, t) => rich`${t.plainDie(e.die)} copies ${COPIED[e.what].en} of ${t.card(e.of)}`,
    es: (e, t) => rich`${t.plainDie(e.die)} copia ${COPIED[e.what].es} ${t.k.prep('de', t.card(e.of))}`,
    de: (e, t) => rich`${t.plainDie(e.die)} kopiert ${COPIED[e.what].de} ${t.card(e.of, 'gen')}`,
  },
  named: {
    en: (e, t) => rich`${t.seat(e.seat)} names ${t.card(e.card)}`,
    es: (e, t) => rich`${t.seat(e.seat)} nombra ${t.k.prep('a', t.card(e.card))}`,
    de: (e, t) => rich`${t.seat(e.seat)} nennt ${t.card(e.card, 'acc')}`,
  },
  'no-target': {
    en: (e, t) => rich`${t.source(e.source)} finds no target`,
    es: (e, t) => rich`${t.source(e.source)} no encuentra ningún objetivo`,
    de: (e, t) => rich`${t.source(e.source)} findet kein Ziel`,
  },
});
