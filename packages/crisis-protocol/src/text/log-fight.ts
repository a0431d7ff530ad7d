import { type Catalog, defineMessages, type Localized, type Rich, rich, saidOf } from '@assemble/language';
import type { Events } from '../rules/events.ts';
import type { Side } from '../table.ts';
import type { Tools } from './message-tools.ts';
import { TYPE_NAMES } from './names.ts';

export type FightEvents = Pick<
  Events,
  | 'power-gained'
  | 'power-spent'
  | 'power-lost'
  | 'ability-used'
  | 'attack-declared'
  | 'series-declared'
  | 'attack-aborted'
  | 'retargeted'
  | 'type-chosen'
  | 'pool-formed'
  | 'rolled'
  | 'rerolled'
  | 'die-changed'
  | 'compared'
  | 'attack-resolved'
  | 'dodge-counted'
  | 'damage-reduced'
  | 'damaged'
  | 'healed'
  | 'dazed'
  | 'knocked-out'
  | 'removed'
  | 'recovered'
  | 'roused'
  | 'readied'
  | 'restored'
  | 'condition-gained'
  | 'condition-lost'
  | 'collided'
  | 'terrain-thrown'
  | 'terrain-destroyed'
>;

const POOLS: { readonly [side in Side]: Localized<string> } = {
  attack: { en: 'Attack pool', es: 'Reserva de Ataque', de: 'Angriffspool' },
  defense: { en: 'Defense pool', es: 'Reserva de Defensa', de: 'Verteidigungspool' },
  dodge: { en: 'Dodge roll', es: 'Tirada de Esquivar', de: 'Ausweichwurf' },
  plain: { en: 'Roll', es: 'Tirada', de: 'Wurf' },
};

/** " from “Strike”", where it comes from anything but the rulebook. */
function from(source: string, t: Tools): Rich {
  const name = t.source(source);
  if (name === null) return [];
  return { en: rich` from ${name}`, es: rich` por ${name}`, de: rich` durch ${name}` }[t.locale];
}

const dice = (n: number, word: Localized<readonly [one: string, many: string]>, t: Tools): string =>
  word[t.locale][n === 1 ? 0 : 1];

const DICE = { en: ['die', 'dice'], es: ['dado', 'dados'], de: ['Würfel', 'Würfel'] } as const;
const SUCCESSES = {
  en: ['success', 'successes'],
  es: ['éxito', 'éxitos'],
  de: ['Erfolg', 'Erfolge'],
} as const;

const named = (source: string, t: Tools): Rich => t.source(source) ?? t.ability(source);

/** Somebody or something, and what is said of it. */
const does = saidOf<{ readonly who: number }, Tools>(({ who }, t) => t.character(who));

/** Attacks, dice, damage, Power, conditions and what breaks. */
export const fightLog: Catalog<FightEvents, Tools> = defineMessages<FightEvents, Tools>({
  'power-gained': {
    en: (e, t) => rich`${t.character(e.who)} gains ${t.power(e.amount)} (${e.power} in all)`,
    es: (e, t) => rich`${t.character(e.who)} obtiene ${t.power(e.amount)} (${e.power} en total)`,
    de: (e, t) => rich`${t.character(e.who)} erhält ${t.power(e.amount)} (insgesamt ${e.power})`,
  },
  'power-spent': {
    en: (e, t) => rich`${t.character(e.who)} spends ${t.power(e.amount)} (${e.power} left)`,
    es: (e, t) => rich`${t.character(e.who)} gasta ${t.power(e.amount)} (le ${queda(e.power)})`,
    de: (e, t) => rich`${t.character(e.who)} gibt ${t.power(e.amount)} aus (noch ${e.power})`,
  },
  'power-lost': {
    en: (e, t) => rich`${t.character(e.who)} loses ${t.power(e.amount)} (${e.power} left)`,
    es: (e, t) => rich`${t.character(e.who)} pierde ${t.power(e.amount)} (le ${queda(e.power)})`,
    de: (e, t) => rich`${t.character(e.who)} verliert ${t.power(e.amount)} (noch ${e.power})`,
  },
  'ability-used': {
    en: (e, t) =>
      e.who < 0
        ? rich`${t.ability(e.ability)} takes effect`
        : rich`${t.character(e.who)}: ${t.ability(e.ability)}`,
    es: (e, t) =>
      e.who < 0
        ? rich`Se aplica ${t.ability(e.ability)}`
        : rich`${t.character(e.who)}: ${t.ability(e.ability)}`,
    de: (e, t) =>
      e.who < 0 ? rich`${t.ability(e.ability)} wirkt` : rich`${t.character(e.who)}: ${t.ability(e.ability)}`,
  },
  'attack-declared': {
    en: (e, t) => rich`${t.character(e.who)} attacks ${t.character(e.target)}: ${t.ability(e.attack)}`,
    es: (e, t) =>
      rich`${t.character(e.who)} ataca ${t.prep('a', t.character(e.target))}: ${t.ability(e.attack)}`,
    de: (e, t) =>
      rich`${t.character(e.who)} greift ${t.character(e.target, 'acc')} an: ${t.ability(e.attack)}`,
  },
  'series-declared': {
    en: (e, t) => rich`${t.character(e.who)} uses ${t.ability(e.attack)} against ${t.characters(e.targets)}`,
    es: (e, t) => rich`${t.character(e.who)} usa ${t.ability(e.attack)} contra ${t.characters(e.targets)}`,
    de: (e, t) =>
      rich`${t.character(e.who)} setzt ${t.ability(e.attack)} gegen ${t.characters(e.targets, 'acc')} ein`,
  },
  'attack-aborted': {
    en: (e, t) => rich`${t.ability(e.attack)} of ${t.character(e.who)} is broken off`,
    es: (e, t) => rich`Termina sin efecto ${t.ability(e.attack)} ${t.prep('de', t.character(e.who))}`,
    de: (e, t) => rich`${t.ability(e.attack)} ${t.character(e.who, 'gen')} wird abgebrochen`,
  },
  retargeted: {
    en: (e, t) => rich`${t.character(e.target)} becomes the target of the attack`,
    es: (e, t) => rich`${t.character(e.target)} pasa a ser el blanco del Ataque`,
    de: (e, t) => rich`${t.character(e.target)} wird das Ziel des Angriffs`,
  },
  'type-chosen': {
    en: (e) => [`Attack type: ${TYPE_NAMES[e.type].en}`],
    es: (e) => [`Tipo de Ataque: ${TYPE_NAMES[e.type].es}`],
    de: (e) => [`Angriffstyp: ${TYPE_NAMES[e.type].de}`],
  },
  'pool-formed': {
    en: (e, t) => pool(e, rich`of ${t.character(e.who)}`, t),
    es: (e, t) => pool(e, t.prep('de', t.character(e.who)), t),
    de: (e, t) => pool(e, t.character(e.who, 'gen'), t),
  },
  rolled: {
    en: (e, t) =>
      rich`${t.character(e.who)} rolls${e.from === 'critical' ? ' for criticals' : ''}: ${t.faces(e.faces)}`,
    es: (e, t) =>
      rich`${t.character(e.who)} tira${e.from === 'critical' ? ' por los Críticos' : ''}: ${t.faces(e.faces)}`,
    de: (e, t) =>
      rich`${t.character(e.who)} würfelt${e.from === 'critical' ? ' für kritische Seiten' : ''}: ${t.faces(e.faces)}`,
  },
  rerolled: {
    en: (e, t) => rich`${named(e.by, t)} rerolls a die: ${t.face(e.before)} → ${t.face(e.face)}`,
    es: (e, t) =>
      rich`${named(e.by, t)} repite la tirada de un dado: ${t.face(e.before)} → ${t.face(e.face)}`,
    de: (e, t) =>
      rich`${named(e.by, t)}: Ein Würfel wird neu geworfen: ${t.face(e.before)} → ${t.face(e.face)}`,
  },
  'die-changed': {
    en: (e, t) => rich`${named(e.by, t)} changes a die: ${t.face(e.before)} → ${t.face(e.face)}`,
    es: (e, t) => rich`${named(e.by, t)} cambia un dado: ${t.face(e.before)} → ${t.face(e.face)}`,
    de: (e, t) => rich`${named(e.by, t)}: Ein Würfel wird geändert: ${t.face(e.before)} → ${t.face(e.face)}`,
  },
  compared: {
    en: (e, t) => rich`${hits(e, t)} against ${t.number(e.defense)}: ${e.left} left`,
    es: (e, t) => rich`${hits(e, t)} contra ${t.number(e.defense)}: ${queda(e.left)}`,
    de: (e, t) =>
      rich`${hits(e, t)} gegen ${t.number(e.defense)}: ${e.left} ${e.left === 1 ? 'bleibt' : 'bleiben'} übrig`,
  },
  'attack-resolved': {
    en: (e, t) =>
      rich`The attack of ${t.character(e.who)} deals ${t.character(e.target)} ${e.dealt === 0 ? 'no damage' : t.damage(e.dealt)}`,
    es: (e, t) =>
      e.dealt === 0
        ? rich`El Ataque ${t.prep('de', t.character(e.who))} no inflige Daño ${t.prep('a', t.character(e.target))}`
        : rich`El Ataque ${t.prep('de', t.character(e.who))} inflige ${t.damage(e.dealt)} ${t.prep('a', t.character(e.target))}`,
    de: (e, t) =>
      rich`Der Angriff ${t.character(e.who, 'gen')} fügt ${t.character(e.target, 'dat')} ${e.dealt === 0 ? 'keinen Schaden' : t.damage(e.dealt)} zu`,
  },
  'dodge-counted': {
    en: (e, t) => rich`After dodging, ${t.number(e.damage)} damage is left for ${t.character(e.who)}`,
    es: (e, t) => rich`Tras esquivar, el Daño para ${t.character(e.who)} es de ${t.number(e.damage)}`,
    de: (e, t) => rich`Nach dem Ausweichen: ${t.number(e.damage)} Schaden für ${t.character(e.who, 'acc')}`,
  },
  'damage-reduced': {
    en: (e, t) => rich`${named(e.by, t)} reduces the damage to ${t.character(e.who)} by ${e.amount}`,
    es: (e, t) => rich`${named(e.by, t)} reduce en ${e.amount} el Daño que sufre ${t.character(e.who)}`,
    de: (e, t) =>
      rich`${named(e.by, t)} reduziert den Schaden für ${t.character(e.who, 'acc')} um ${e.amount}`,
  },
  damaged: {
    en: (e, t) =>
      rich`${t.character(e.who)} suffers ${t.damage(e.amount)}${from(e.source, t)} (${e.damage} in all)`,
    es: (e, t) =>
      rich`${t.character(e.who)} sufre ${t.damage(e.amount)}${from(e.source, t)} (${e.damage} en total)`,
    de: (e, t) =>
      rich`${t.character(e.who)} erleidet ${t.damage(e.amount)}${from(e.source, t)} (insgesamt ${e.damage})`,
  },
  healed: {
    en: (e, t) => rich`${t.character(e.who)} removes ${t.damage(e.amount)} (${e.damage} left)`,
    es: (e, t) => rich`${t.character(e.who)} retira ${t.damage(e.amount)} (${queda(e.damage)})`,
    de: (e, t) => rich`${t.character(e.who)} entfernt ${t.damage(e.amount)} (noch ${e.damage})`,
  },
  dazed: does('is Dazed', 'recibe una ficha de Abatido', 'ist angeschlagen'),
  'knocked-out': does('is Knocked Out', 'queda KO', 'ist besiegt'),
  removed: does('is removed from the game', 'sale de la partida', 'wird aus dem Spiel entfernt'),
  recovered: does(
    'is no longer Dazed and now Injured',
    'retira la ficha de Abatido y le da la vuelta a su carta: cara «Herido»',
    'entfernt den Angeschlagen-Marker und dreht die Wertekarte auf die verletzte Seite',
  ),
  roused: does('is no longer Dazed', 'pierde la ficha de Abatido', 'ist nicht mehr angeschlagen'),
  readied: does('may activate again', 'puede volver a activarse', 'kann noch einmal aktiviert werden'),
  restored: does(
    'is Healthy again, without damage and special conditions',
    'vuelve a la cara «Sano», sin Daño ni Estados especiales',
    'ist wieder gesund, ohne Schaden und Zustände',
  ),
  'condition-gained': {
    en: (e, t) => rich`${t.character(e.who)} gains ${t.condition(e.condition)}`,
    es: (e, t) => rich`${t.character(e.who)} sufre el Estado especial «${t.condition(e.condition)}»`,
    de: (e, t) => rich`${t.character(e.who)} erhält den Zustand ${t.condition(e.condition)}`,
  },
  'condition-lost': {
    en: (e, t) => rich`${t.character(e.who)} loses ${t.condition(e.condition)}`,
    es: (e, t) => rich`${t.character(e.who)} retira el Estado especial «${t.condition(e.condition)}»`,
    de: (e, t) => rich`${t.character(e.who)} entfernt den Zustand ${t.condition(e.condition)}`,
  },
  collided: {
    en: (e, t) => rich`${t.character(e.who)} collides with ${met(e.with, e.terrain, t)}`,
    es: (e, t) => rich`${t.character(e.who)} colisiona con ${met(e.with, e.terrain, t)}`,
    de: (e, t) => rich`${t.character(e.who)} stößt mit ${met(e.with, e.terrain, t)} zusammen`,
  },
  'terrain-thrown': {
    en: (e, t) => rich`${t.character(e.who)} throws ${t.terrain(e.terrain)}${hitBy(e, t)}`,
    es: (e, t) => rich`${t.character(e.who)} lanza ${t.terrain(e.terrain)}${hitBy(e, t)}`,
    de: (e, t) => rich`${t.character(e.who)} wirft ${t.terrain(e.terrain, 'acc')}${hitBy(e, t)}`,
  },
  'terrain-destroyed': {
    en: (e, t) => rich`${t.terrain(e.terrain)} is destroyed`,
    es: (e, t) => rich`Se destruye ${t.terrain(e.terrain)}`,
    de: (e, t) => rich`${t.terrain(e.terrain)} wird zerstört`,
  },
});

const queda = (n: number): string => `${n === 1 ? 'queda' : 'quedan'} ${n}`;

const hits = (e: Events['compared'], t: Tools): Rich =>
  rich`${t.number(e.attack)} ${dice(e.attack.value, SUCCESSES, t)}`;

const pool = ({ side, pool: of }: Events['pool-formed'], whose: Rich, t: Tools): Rich =>
  rich`${POOLS[side][t.locale]} ${whose}: ${t.number(of)} ${dice(of.value, DICE, t)}`;

/** Whom or what a thrown character runs into. */
const met = (character: number | null, terrain: FightEvents['collided']['terrain'], t: Tools): Rich =>
  character !== null ? t.character(character, 'dat') : terrain === null ? [] : t.terrain(terrain, 'dat');

function hitBy({ hit, terrainHit }: Events['terrain-thrown'], t: Tools): Rich {
  if (hit === null && terrainHit === null)
    return [
      { en: ' and hits nothing', es: ', que no colisiona con nada', de: ': kein Zusammenstoß' }[t.locale],
    ];
  const what = met(hit, terrainHit, t);
  return {
    en: rich` and hits ${what}`,
    es: rich`, que colisiona con ${what}`,
    de: rich`: Zusammenstoß mit ${what}`,
  }[t.locale];
}
