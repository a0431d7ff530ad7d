import { alike, amount, type Catalog, defineMessages, plural, type Rich, rich } from '@assemble/language';
import type { Events } from '../rules/events.ts';
import type { Phase } from '../table.ts';
import { type CombatEvents, combatLog } from './log-combat.ts';
import { type EffectEvents, effectLog } from './log-effects.ts';
import type { Tools } from './tools.ts';

const PHASES: Readonly<Record<Phase, Record<Tools['locale'], string>>> = {
  'set-up': { en: 'Set-up', es: 'Preparación de la partida', de: 'Aufbau' },
  'clear-and-draw': { en: 'Clear and Draw', es: 'Fase de preparación', de: 'Aufräumen und Ziehen' },
  'roll-and-reroll': {
    en: 'Roll and Reroll',
    es: 'Fase de tirada y repetición',
    de: 'Würfeln und Nachwürfeln',
  },
  main: { en: 'Main phase', es: 'Fase principal', de: 'Hauptphase' },
  attack: { en: 'Attack phase', es: 'Fase de ataque', de: 'Angriffsphase' },
  regroup: { en: 'Regroup', es: 'Fase de reorganización', de: 'Neuordnung' },
};

const cards = (all: readonly string[], t: Tools): Rich =>
  t.k.list(
    all.map((card) => t.fullCard(card)),
    'and',
  );

const diceWord = (n: number, t: Tools): Rich =>
  rich`${amount(n)} ${plural(n, { one: { en: 'die', es: 'dado', de: 'Würfel' }, many: { en: 'dice', es: 'dados', de: 'Würfel' } })[t.locale]}`;

const teamOf = (all: Events['teams-revealed']['cards'], t: Tools): Rich =>
  t.k.list(
    all.map(({ card, dice }) => rich`${t.fullCard(card)} (${diceWord(dice, t)})`),
    'and',
  );

const markers = (n: number, t: Tools): Rich[] =>
  n === 0
    ? []
    : [
        {
          en: rich`${amount(n)} generic energy`,
          es: rich`${amount(n)} de energía genérica`,
          de: rich`${amount(n)} neutrale Energie`,
        }[t.locale],
      ];

const spending = ({ dice, markers: n }: Events['spent'], t: Tools): Rich =>
  t.k.list([...(dice.length === 0 ? [] : [t.dice(dice)]), ...markers(n, t)], 'and');

type TurnEvents = Omit<Events, keyof CombatEvents | keyof EffectEvents>;

/** The course of a turn. */
const turnLog: Catalog<TurnEvents, Tools> = defineMessages<TurnEvents, Tools>({
  'teams-revealed': {
    en: (e, t) => rich`${t.seat(e.seat)}'s team: ${teamOf(e.cards, t)}${basics(e.basicActions, t)}`,
    es: (e, t) => rich`Equipo de ${t.seat(e.seat)}: ${teamOf(e.cards, t)}${basics(e.basicActions, t)}`,
    de: (e, t) => rich`Team von ${t.seat(e.seat)}: ${teamOf(e.cards, t)}${basics(e.basicActions, t)}`,
  },
  'basic-actions-revealed': {
    en: (e, t) => rich`Basic actions: ${cards(e.cards, t)}`,
    es: (e, t) => rich`Acciones básicas: ${cards(e.cards, t)}`,
    de: (e, t) => rich`Basisaktionen: ${cards(e.cards, t)}`,
  },
  drafted: {
    en: (e, t) => rich`${t.seat(e.seat)} drafts ${t.fullCard(e.card)} with ${diceWord(e.dice, t)}`,
    es: (e, t) => rich`${t.seat(e.seat)} elige ${t.fullCard(e.card)} con ${diceWord(e.dice, t)}`,
    de: (e, t) => rich`${t.seat(e.seat)} wählt ${t.fullCard(e.card)} mit ${germanDice(e.dice, t)}`,
  },
  'first-player': {
    en: (e, t) => rich`${t.seat(e.seat)} goes first`,
    es: (e, t) => rich`Empieza ${t.seat(e.seat)}`,
    de: (e, t) => rich`${t.seat(e.seat)} beginnt`,
  },
  'turn-began': {
    en: (e, t) => rich`Turn ${e.turn}: ${t.seat(e.seat)}`,
    es: (e, t) => rich`Turno ${e.turn}: ${t.seat(e.seat)}`,
    de: (e, t) => rich`Zug ${e.turn}: ${t.seat(e.seat)}`,
  },
  'phase-began': alike((e, t) => [PHASES[e.phase][t.locale]]),
  cleared: {
    en: (e, t) => rich`${t.seat(e.seat)} clears ${t.dice(e.dice)} to the used pile`,
    es: (e, t) => rich`${t.seat(e.seat)} mueve a la zona de usados ${t.dice(e.dice)}`,
    de: (e, t) => rich`${t.seat(e.seat)} legt ${t.dice(e.dice)} in die Ablage`,
  },
  refilled: {
    en: (e, t) => rich`${t.seat(e.seat)} refills the bag with ${diceWord(e.count, t)} from the used pile`,
    es: (e, t) => rich`${t.seat(e.seat)} llena la bolsa con ${diceWord(e.count, t)} de la zona de usados`,
    de: (e, t) => rich`${t.seat(e.seat)} füllt den Würfelbeutel mit ${germanDice(e.count, t)} aus der Ablage`,
  },
  drew: {
    en: (e, t) => rich`${t.seat(e.seat)} draws ${drawn(e.dice, t)}`,
    es: (e, t) => rich`${t.seat(e.seat)} ${e.dice.length === 0 ? 'no ' : ''}saca ${drawn(e.dice, t)}`,
    de: (e, t) => rich`${t.seat(e.seat)} zieht ${drawn(e.dice, t)}`,
  },
  'drew-short': {
    en: (e, t) =>
      rich`${t.seat(e.seat)} is short of ${diceWord(e.missing, t)}: 1 damage and 1 generic energy for each`,
    es: (e, t) =>
      rich`A ${t.seat(e.seat)} le ${e.missing === 1 ? 'falta' : 'faltan'} ${diceWord(e.missing, t)}: 1 punto de daño y 1 de energía genérica por cada uno`,
    de: (e, t) =>
      rich`${t.seat(e.seat)} ${e.missing === 1 ? 'fehlt' : 'fehlen'} ${diceWord(e.missing, t)}: je 1 Schaden und 1 neutrale Energie`,
  },
  rolled: {
    en: (e, t) => rich`${t.seat(e.seat)} ${e.again ? 'rerolls' : 'rolls'}: ${t.results(e.dice)}`,
    es: (e, t) => rich`${t.seat(e.seat)} ${e.again ? 'repite la tirada' : 'tira'}: ${t.results(e.dice)}`,
    de: (e, t) => rich`${t.seat(e.seat)} würfelt${e.again ? ' nach' : ''}: ${t.results(e.dice)}`,
  },
  spent: {
    en: (e, t) => rich`${t.seat(e.seat)} spends ${spending(e, t)}`,
    es: (e, t) => rich`${t.seat(e.seat)} gasta ${spending(e, t)}`,
    de: (e, t) => rich`${t.seat(e.seat)} gibt ${spending(e, t)} aus`,
  },
  turned: {
    en: (e, t) => rich`${t.plainDie(e.die)} now shows ${t.shows(e.die, e.to)}`,
    es: (e, t) => rich`${t.plainDie(e.die)} muestra ahora ${t.shows(e.die, e.to)}`,
    de: (e, t) => rich`${t.plainDie(e.die)} zeigt jetzt ${t.shows(e.die, e.to)}`,
  },
  bought: {
    en: (e, t) => rich`${t.seat(e.seat)} buys ${t.oneDieOf(e.die.card)}`,
    es: (e, t) => rich`${t.seat(e.seat)} compra ${t.oneDieOf(e.die.card)}`,
    de: (e, t) => rich`${t.seat(e.seat)} kauft ${t.oneDieOf(e.die.card)}`,
  },
  fielded: {
    en: (e, t) => rich`${t.seat(e.seat)} fields ${t.die(e.die)}`,
    es: (e, t) => rich`${t.seat(e.seat)} despliega ${t.k.prep('a', t.die(e.die))}`,
    de: (e, t) => rich`${t.seat(e.seat)} setzt ${t.die(e.die, 'acc')} ein`,
  },
  'action-used': {
    en: (e, t) => rich`${t.seat(e.seat)} uses ${t.die(e.die)}`,
    es: (e, t) => rich`${t.seat(e.seat)} usa ${t.die(e.die)}`,
    de: (e, t) => rich`${t.seat(e.seat)} nutzt ${t.die(e.die, 'acc')}`,
  },
  'global-used': {
    en: (e, t) =>
      rich`${t.seat(e.seat)} uses the global ability of ${t.card(e.card)}${e.times > 1 ? ` ${e.times} times` : ''}`,
    es: (e, t) =>
      rich`${t.seat(e.seat)} usa la habilidad global ${t.k.prep('de', t.card(e.card))}${e.times > 1 ? ` ${e.times} veces` : ''}`,
    de: (e, t) =>
      rich`${t.seat(e.seat)} nutzt die globale Fähigkeit ${t.card(e.card, 'gen')}${e.times > 1 ? ` ${e.times}-mal` : ''}`,
  },
  offered: {
    en: (e, t) => rich`${t.seat(e.seat)} is done for now`,
    es: (e, t) => rich`${t.seat(e.seat)} no hace nada más por ahora`,
    de: (e, t) => rich`${t.seat(e.seat)} ist vorerst fertig`,
  },
  declined: {
    en: (e, t) => rich`${t.seat(e.seat)} declines`,
    es: (e, t) => rich`${t.seat(e.seat)} pasa`,
    de: (e, t) => rich`${t.seat(e.seat)} verzichtet`,
  },
  'not-fielded': {
    en: (e, t) => rich`${t.seat(e.seat)} leaves ${t.dice(e.dice)} unfielded: to the used pile`,
    es: (e, t) => rich`${t.seat(e.seat)} deja sin desplegar ${t.dice(e.dice)}: a la zona de usados`,
    de: (e, t) => rich`${t.seat(e.seat)} setzt ${t.dice(e.dice)} nicht ein: in die Ablage`,
  },
  regrouped: alike((e, t) => regrouped(e, t)),
  won: {
    en: (e, t) => rich`${t.seat(e.seat)} wins!`,
    es: (e, t) => rich`¡${t.seat(e.seat)} gana!`,
    de: (e, t) => rich`${t.seat(e.seat)} gewinnt!`,
  },
});

const basics = (all: readonly string[], t: Tools): Rich =>
  all.length === 0
    ? []
    : rich`; ${{ en: 'basic actions', es: 'acciones básicas', de: 'Basisaktionen' }[t.locale]}: ${t.k.list(
        all.map((card) => t.card(card)),
        'and',
      )}`;

const germanDice = (n: number, t: Tools): Rich => (n === 1 ? diceWord(n, t) : rich`${amount(n)} Würfeln`);

/** Dice as they come out of the bag: by name only. */
const drawn = (dice: Events['drew']['dice'], t: Tools): Rich =>
  dice.length === 0
    ? [{ en: 'nothing', es: 'nada', de: 'nichts' }[t.locale]]
    : t.dice(dice.map((die) => ({ ...die, face: -1 })));

/** What the attack leaves behind: dice of both players, so nobody is named. */
function regrouped({ back, used }: Events['regrouped'], t: Tools): Rich {
  const start = { en: 'Regroup', es: 'Reorganización', de: 'Neuordnung' }[t.locale];
  const parts = {
    en: [rich`back to the field: ${t.dice(back, 'nom')}`, rich`to the used pile: ${t.dice(used, 'nom')}`],
    es: [
      rich`a la zona de despliegue, ${t.dice(back, 'nom')}`,
      rich`a la zona de usados, ${t.dice(used, 'nom')}`,
    ],
    de: [rich`in die Feldzone ${t.dice(back)}`, rich`in die Ablage ${t.dice(used)}`],
  }[t.locale];
  const told = [back, used].flatMap((dice, i) => (dice.length === 0 ? [] : [parts[i] ?? []]));
  const list = told.flatMap((part, i) => (i === 0 ? part : ['; ', ...part]));
  const open = t.locale === 'en' ? '; ' : ': ';
  return list.length === 0 ? [start] : rich`${start}${open}${list}`;
}

/** A sentence for everything that can happen. */
export const log: Catalog<Events, Tools> = { ...turnLog, ...combatLog, ...effectLog };
