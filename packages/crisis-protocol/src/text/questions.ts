import {
  alike,
  type Catalog,
  defineMessages,
  type Localized,
  type Rich,
  ref,
  rich,
  saidOf,
  words,
} from '@assemble/language';
import type { EventName } from '../abilities/vocabulary.ts';
import type { MovementTool } from '../geometry/tools.ts';
import { germanSide } from './amounts.ts';
import type { Questions } from './keys.ts';
import type { Tools } from './message-tools.ts';
import { CRISIS_NAMES, type FACE_NAMES, TOOL_NAMES } from './names.ts';

/** The moments at which players may use something. */
const MOMENTS: { readonly [event in EventName]: Localized<string> } = {
  targeted: { en: 'A target is declared', es: 'Se ha declarado un blanco', de: 'Ein Ziel wurde bestimmt' },
  'attack-pool': {
    en: 'The attack pool is created',
    es: 'Se crea la reserva de Ataque',
    de: 'Der Angriffspool wird gebildet',
  },
  rolling: {
    en: 'Attack dice are being rolled',
    es: 'Se están tirando los dados de Ataque',
    de: 'Angriffswürfel werden geworfen',
  },
  modify: { en: 'Modify dice', es: 'Modificar los dados', de: 'Würfel verändern' },
  'before-damage': {
    en: 'Before damage is dealt',
    es: 'Antes de que se inflija el Daño',
    de: 'Bevor Schaden zugefügt wird',
  },
  'after-attack': { en: 'After the attack', es: 'Después del Ataque', de: 'Nach dem Angriff' },
  'after-series': {
    en: 'After all attacks of the series',
    es: 'Después de todos los Ataques de la serie',
    de: 'Nach allen Angriffen der Reihe',
  },
  damage: {
    en: 'Damage is about to be suffered',
    es: 'Está a punto de sufrirse Daño',
    de: 'Gleich wird Schaden erlitten',
  },
  suffers: { en: 'Damage is suffered', es: 'Se sufre Daño', de: 'Schaden wird erlitten' },
  damaged: { en: 'Damage was suffered', es: 'Se ha sufrido Daño', de: 'Schaden wurde erlitten' },
  dazed: {
    en: 'A character is Dazed',
    es: 'Un Personaje queda Abatido',
    de: 'Ein Charakter wird angeschlagen',
  },
  leaving: {
    en: 'A character is about to leave the battlefield',
    es: 'Un Personaje está a punto de abandonar el campo de batalla',
    de: 'Ein Charakter verlässt gleich das Schlachtfeld',
  },
  'knocked-out': {
    en: 'A character is Knocked Out',
    es: 'Un Personaje queda Noqueado',
    de: 'Ein Charakter wird besiegt',
  },
  moved: { en: 'A character moved', es: 'Un Personaje se ha movido', de: 'Ein Charakter wurde bewegt' },
  rolled: { en: 'Dice were rolled', es: 'Se han tirado dados', de: 'Es wurde gewürfelt' },
  'power-spent': { en: 'Power was spent', es: 'Se ha gastado Poder', de: 'Kraft wurde ausgegeben' },
  'power-phase': { en: 'Power Phase', es: 'Fase de Poder', de: 'Kraftphase' },
  'activation-phase-starts': {
    en: 'The Activation Phase begins',
    es: 'Empieza la fase de Activación',
    de: 'Die Aktivierungsphase beginnt',
  },
  'activation-phase-ends': {
    en: 'The Activation Phase ends',
    es: 'Termina la fase de Activación',
    de: 'Die Aktivierungsphase endet',
  },
  felled: {
    en: 'A character is Dazed or Knocked Out',
    es: 'Un Personaje queda Abatido o Noqueado',
    de: 'Ein Charakter wird angeschlagen oder besiegt',
  },
  collision: {
    en: 'A collision is about to happen',
    es: 'Está a punto de producirse una Colisión',
    de: 'Gleich kommt es zu einem Zusammenstoß',
  },
  dropping: {
    en: 'Objective tokens are about to be dropped',
    es: 'Están a punto de soltarse fichas de Objetivo',
    de: 'Gleich werden Missionsmarker fallen gelassen',
  },
  'before-comparing': {
    en: 'All dice are modified',
    es: 'Todos los dados se han modificado',
    de: 'Alle Würfel sind verändert',
  },
  'superpower-used': {
    en: 'A superpower was used',
    es: 'Se ha usado un Superpoder',
    de: 'Eine Superkraft wurde eingesetzt',
  },
  'turn-starts': { en: 'A turn begins', es: 'Empieza un turno', de: 'Ein Zug beginnt' },
  'activation-starts': {
    en: 'An activation begins',
    es: 'Empieza una Activación',
    de: 'Eine Aktivierung beginnt',
  },
  'activation-ends': { en: 'An activation ends', es: 'Termina una Activación', de: 'Eine Aktivierung endet' },
  cleanup: { en: 'Cleanup Phase', es: 'Fase de Ordenamiento', de: 'Aufräumphase' },
  'terrain-destroyed': {
    en: 'Terrain was destroyed',
    es: 'Se ha destruido Escenografía',
    de: 'Ein Geländeteil wurde zerstört',
  },
  'tactic-played': {
    en: 'A tactic card was played',
    es: 'Se ha jugado una carta de Tácticas',
    de: 'Eine Teamtaktik-Karte wurde gespielt',
  },
  'leadership-starts': {
    en: 'A leadership comes into use',
    es: 'Entra en juego un Liderazgo',
    de: 'Eine Führungsfähigkeit kommt ins Spiel',
  },
};

/** The longest of the tools that may be laid: the shorter ones are always allowed too (CP-MOVE-2). */
const longest = (tools: readonly MovementTool[], t: Tools): string => {
  const tool = (['L', 'M', 'S'] as const).find((one) => tools.includes(one)) ?? 'S';
  return TOOL_NAMES[tool][t.locale];
};

/** ", toward …", where the movement is bound to that. */
const way = (bound: { readonly way: 'toward' | 'away' } | null, t: Tools): string => {
  if (bound === null) return '';
  return {
    toward: { en: ', toward', es: ', atraído', de: ', darauf zu' },
    away: { en: ', away', es: ', alejándose', de: ', davon weg' },
  }[bound.way][t.locale];
};

const actionsLeft = (n: number, t: Tools): string =>
  ({
    en: n === 0 ? 'no action left' : n === 1 ? '1 action left' : `${n} actions left`,
    es: n === 0 ? 'no quedan acciones' : n === 1 ? 'queda 1 acción' : `quedan ${n} acciones`,
    de: n === 0 ? 'keine Aktion mehr' : n === 1 ? 'noch 1 Aktion' : `noch ${n} Aktionen`,
  })[t.locale];

const faceName = (face: keyof typeof FACE_NAMES | 'any', t: Tools): Rich =>
  face === 'any'
    ? [{ en: 'a face of your choice', es: 'una cara a tu elección', de: 'eine Seite deiner Wahl' }[t.locale]]
    : t.locale === 'de'
      ? rich`${face === 'failure' ? 'einen' : 'eine'} ${ref('face', face, germanSide(face))}`
      : [t.face(face)];

/** "up to 2", but never "up to 1". */
const upTo = (most: string, must: boolean, count: number): string =>
  `${must || count === 1 ? '' : most}${count}`;

/** Somebody or something, and what is said of it. */
const ofAbility = saidOf<{ readonly ability: string }, Tools>(({ ability }, t) => t.ability(ability), ': ');
const ofAttack = saidOf<{ readonly attack: string }, Tools>(({ attack }, t) => t.ability(attack), ': ');

/** What players are asked. */
export const questions: Catalog<Questions, Tools> = defineMessages<Questions, Tools>({
  'ask.crisis-type': {
    en: 'From which crises do you draw?',
    es: '¿De qué Crisis robas?',
    de: 'Von welchen Krisen ziehst du?',
  },
  'ask.pick-crisis': {
    en: ({ type }) => [`Which ${CRISIS_NAMES[type].en} crisis is played?`],
    es: ({ type }) => [`¿Qué Crisis de ${CRISIS_NAMES[type].es} se juega?`],
    de: ({ type }) => [`Welche Krise (${CRISIS_NAMES[type].de}) wird gespielt?`],
  },
  'ask.threat': {
    en: 'Which crisis card sets the Maximum Threat?',
    es: '¿Qué carta de Crisis fija la Amenaza máxima?',
    de: 'Welche Krisenkarte bestimmt die maximale Bedrohung?',
  },
  'ask.edge': {
    en: 'Along which edge do you deploy?',
    es: '¿Junto a qué borde despliegas?',
    de: 'An welchem Rand stellst du auf?',
  },
  'ask.squad': {
    en: 'Build your squad',
    es: 'Forma tu Escuadra',
    de: 'Stelle dein Team zusammen',
  },
  'ask.deploy-whom': {
    en: 'Whom do you deploy next?',
    es: '¿A quién despliegas ahora?',
    de: 'Wen stellst du als Nächstes auf?',
  },
  'ask.deploy': {
    en: ({ who, edge }, t) => rich`Deploy ${t.character(who)} within Range 3 of ${t.edge(edge)}`,
    es: ({ who, edge }, t) =>
      rich`Despliega ${t.prep('a', t.character(who))} a alcance 3 o menos ${t.prep('de', t.edge(edge))}`,
    de: ({ who, edge }, t) => rich`Stelle ${t.character(who, 'acc')} in Reichweite 3 zum ${t.edge(edge)} auf`,
  },
  'ask.leadership': {
    en: 'Which leadership do you use?',
    es: '¿Qué Liderazgo usas?',
    de: 'Welche Führungsfähigkeit setzt du ein?',
  },
  'ask.turn': {
    en: 'Your turn: whom do you activate?',
    es: 'Tu turno: ¿a quién activas?',
    de: 'Dein Zug: Wen aktivierst du?',
  },
  'ask.cards': {
    en: 'Do you play another tactic card?',
    es: '¿Juegas otra carta de Tácticas?',
    de: 'Spielst du noch eine Teamtaktik-Karte?',
  },
  'ask.activation': alike(({ who, actions }, t) => rich`${t.character(who)}: ${actionsLeft(actions, t)}`),
  'ask.which-move': {
    en: ({ who }, t) => rich`How does ${t.character(who)} move?`,
    es: ({ who }, t) => rich`¿Cómo se mueve ${t.character(who)}?`,
    de: ({ who }, t) => rich`Wie bewegt sich ${t.character(who)}?`,
  },
  'ask.advance': {
    en: (a, t) => rich`Where does ${t.character(a.who)} advance to (${longest(a.tools, t)}${way(a.way, t)})?`,
    es: (a, t) => rich`¿Hasta dónde avanza ${t.character(a.who)} (${longest(a.tools, t)}${way(a.way, t)})?`,
    de: (a, t) => rich`Wohin läuft ${t.character(a.who)} (${longest(a.tools, t)}${way(a.way, t)})?`,
  },
  'ask.climb': {
    en: ({ who }, t) => rich`Where does ${t.character(who)} climb to?`,
    es: ({ who }, t) => rich`¿Hasta dónde asciende ${t.character(who)}?`,
    de: ({ who }, t) => rich`Wohin klettert ${t.character(who)}?`,
  },
  'ask.place': {
    en: ({ who, range }, t) => rich`Where is ${t.character(who)} placed (within Range ${range})?`,
    es: ({ who, range }, t) => rich`¿Dónde aparece ${t.character(who)} (a alcance ${range} o menos)?`,
    de: ({ who, range }, t) =>
      rich`Wohin wird ${t.character(who)} versetzt (innerhalb von Reichweite ${range})?`,
  },
  'ask.transform': {
    en: ({ who }, t) => rich`Where does ${t.character(who)} stand after transforming (within Range 1)?`,
    es: ({ who }, t) => rich`¿Dónde queda ${t.character(who)} al transformarse (a alcance 1 o menos)?`,
    de: ({ who }, t) => rich`Wo steht ${t.character(who)} nach dem Verwandeln (innerhalb von Reichweite 1)?`,
  },
  'ask.push': {
    en: (a, t) => rich`Which way is ${t.character(a.who)} pushed (${TOOL_NAMES[a.tool].en}${way(a.way, t)})?`,
    es: (a, t) =>
      rich`¿Hacia dónde empujas ${t.prep('a', t.character(a.who))} (${TOOL_NAMES[a.tool].es}${way(a.way, t)})?`,
    de: (a, t) =>
      rich`Wohin wird ${t.character(a.who)} geschoben (${TOOL_NAMES[a.tool].de}${way(a.way, t)})?`,
  },
  'ask.throw': {
    en: (a, t) => rich`Which way is ${t.character(a.who)} thrown (${TOOL_NAMES[a.tool].en}${way(a.way, t)})?`,
    es: (a, t) =>
      rich`¿Hacia dónde lanzas ${t.prep('a', t.character(a.who))} (${TOOL_NAMES[a.tool].es}${way(a.way, t)})?`,
    de: (a, t) => rich`Wohin wird ${t.character(a.who)} geworfen (${TOOL_NAMES[a.tool].de}${way(a.way, t)})?`,
  },
  'ask.hurl': {
    en: (a, t) =>
      rich`Which way does ${t.character(a.who)} throw ${t.terrain(a.terrain)} (${TOOL_NAMES[a.tool].en})?`,
    es: (a, t) =>
      rich`¿Hacia dónde lanza ${t.character(a.who)} ${t.terrain(a.terrain)} (${TOOL_NAMES[a.tool].es})?`,
    de: (a, t) =>
      rich`Wohin wirft ${t.character(a.who)} ${t.terrain(a.terrain, 'acc')} (${TOOL_NAMES[a.tool].de})?`,
  },
  'ask.drop': {
    en: ({ who, token, range }, t) =>
      rich`${t.character(who)} drops ${t.token(token)}: where (within Range ${range})?`,
    es: ({ who, token, range }, t) =>
      rich`${t.character(who)} suelta ${t.token(token)}: ¿dónde (a alcance ${range} o menos)?`,
    de: ({ who, token, range }, t) =>
      rich`${t.character(who)} lässt ${t.token(token, 'acc')} fallen: Wo (innerhalb von Reichweite ${range})?`,
  },
  'ask.place-token': {
    en: ({ token, range }, t) => rich`Where is ${t.token(token)} placed (within Range ${range})?`,
    es: ({ token, range }, t) => rich`¿Dónde colocas ${t.token(token)} (a alcance ${range} o menos)?`,
    de: ({ token, range }, t) =>
      rich`Wo platzierst du ${t.token(token, 'acc')} (innerhalb von Reichweite ${range})?`,
  },
  'ask.turn-token': {
    en: ({ token }, t) => rich`Which way does the arc of ${t.token(token)} look?`,
    es: ({ token }, t) => rich`¿Hacia dónde mira el Arco ${t.prep('de', t.token(token))}?`,
    de: ({ token }, t) => rich`Wohin zeigt der Bogen ${t.token(token, 'gen')}?`,
  },
  'ask.beam': {
    en: ({ attack }, t) => rich`Which way does the beam of ${t.ability(attack)} go?`,
    es: ({ attack }, t) => rich`¿Hacia dónde va el Rayo de ${t.ability(attack)}?`,
    de: ({ attack }, t) => rich`Wohin geht der Strahl von ${t.ability(attack)}?`,
  },
  'ask.which-attack': {
    en: ({ who }, t) => rich`Which attack does ${t.character(who)} make?`,
    es: ({ who }, t) => rich`¿Qué Ataque realiza ${t.character(who)}?`,
    de: ({ who }, t) => rich`Welchen Angriff führt ${t.character(who)} durch?`,
  },
  'ask.which-target': ofAttack('who is the target?', '¿quién es el blanco?', 'Wer ist das Ziel?'),
  'ask.which-type': ofAttack(
    'of which type is the attack?',
    '¿de qué tipo es el Ataque?',
    'Welchen Typ hat der Angriff?',
  ),
  'ask.series-next': ofAttack(
    'who is attacked next?',
    '¿a quién atacas ahora?',
    'Wer wird als Nächstes angegriffen?',
  ),
  'ask.which-hit': {
    en: 'Several are reached at once: which one is hit?',
    es: 'Se alcanza a varios a la vez: ¿con cuál se produce la Colisión?',
    de: 'Mehrere werden zugleich berührt: Womit kommt es zum Zusammenstoß?',
  },
  'ask.react': {
    en: ({ event, forced }) => [`${MOMENTS[event].en}: ${forced ? 'what comes first?' : 'react, or pass'}`],
    es: ({ event, forced }) => [`${MOMENTS[event].es}: ${forced ? '¿qué va primero?' : 'reacciona o pasa'}`],
    de: ({ event, forced }) => [
      `${MOMENTS[event].de}: ${forced ? 'Was kommt zuerst?' : 'Reagiere oder passe'}`,
    ],
  },
  'ask.who-next': ofAbility('who is next?', '¿quién es el siguiente?', 'Wer ist als Nächstes an der Reihe?'),
  'ask.choose': {
    en: ({ ability, count }, t) =>
      rich`${t.ability(ability)}: choose ${count === 1 ? 'a character' : `${count} characters`}`,
    es: ({ ability, count }, t) =>
      rich`${t.ability(ability)}: escoge ${count === 1 ? 'un Personaje' : `${count} Personajes`}`,
    de: ({ ability, count }, t) =>
      rich`${t.ability(ability)}: Wähle ${count === 1 ? 'einen Charakter' : `${count} Charaktere`}`,
  },
  'ask.choose-token': ofAbility(
    'choose an objective token',
    'escoge una ficha de Objetivo',
    'Wähle einen Missionsmarker',
  ),
  'ask.may': {
    en: ({ ability, effect }, t) => words(rich`${t.ability(ability)}:`, t.effect(effect), 'Do it?'),
    es: ({ ability, effect }, t) => words(rich`${t.ability(ability)}:`, t.effect(effect), '¿Lo haces?'),
    de: ({ ability, effect }, t) => words(rich`${t.ability(ability)}:`, t.effect(effect), 'Willst du das?'),
  },
  'ask.one-of': ofAbility('choose an effect', 'escoge un efecto', 'Wähle einen Effekt'),
  'ask.pay': {
    en: (a, t) => rich`${t.ability(a.ability)}: should ${t.character(a.who)} spend ${t.power(a.power)}?`,
    es: (a, t) => rich`${t.ability(a.ability)}: ¿gasta ${t.character(a.who)} ${t.power(a.power)}?`,
    de: (a, t) => rich`${t.ability(a.ability)}: Soll ${t.character(a.who)} ${t.power(a.power)} ausgeben?`,
  },
  'ask.who-pays': {
    en: (a, t) => rich`${t.ability(a.ability)}: which characters spend ${t.power(a.power)} each?`,
    es: (a, t) => rich`${t.ability(a.ability)}: ¿qué Personajes gastan ${t.power(a.power)} cada uno?`,
    de: (a, t) => rich`${t.ability(a.ability)}: Welche Charaktere geben je ${t.power(a.power)} aus?`,
  },
  'ask.how-much-power': ofAbility(
    'how much Power do you spend?',
    '¿cuánto Poder gastas?',
    'Wie viel Kraft gibst du aus?',
  ),
  'ask.reroll': {
    en: ({ ability, count }, t) =>
      rich`${t.ability(ability)}: you may reroll ${count === 1 ? '1 die' : `up to ${count} dice`}`,
    es: ({ ability, count }, t) =>
      rich`${t.ability(ability)}: puedes repetir la tirada de ${count === 1 ? '1 dado' : `hasta ${count} dados`}`,
    de: ({ ability, count }, t) =>
      rich`${t.ability(ability)}: Du darfst ${count === 1 ? '' : 'bis zu '}${count} Würfel neu werfen`,
  },
  'ask.change-dice': {
    en: ({ ability, count, face, must }, t) =>
      rich`${t.ability(ability)}: ${must ? 'change' : 'you may change'} ${upTo('up to ', must, count)} ${count === 1 ? 'die' : 'dice'} to ${faceName(face, t)}`,
    es: ({ ability, count, face, must }, t) =>
      rich`${t.ability(ability)}: ${must ? 'cambia' : 'puedes cambiar'} ${upTo('hasta ', must, count)} ${count === 1 ? 'dado' : 'dados'} a ${faceName(face, t)}`,
    de: ({ ability, count, face, must }, t) =>
      rich`${t.ability(ability)}: ${must ? 'Ändere' : 'Du darfst'} ${upTo('bis zu ', must, count)} Würfel in ${faceName(face, t)}${must ? '' : ' ändern'}`,
  },
  'ask.which-face': ofAbility('which face?', '¿qué cara?', 'Welche Seite?'),
  'ask.shed': {
    en: ({ ability, who }, t) => rich`${t.ability(ability)}: which condition does ${t.character(who)} lose?`,
    es: ({ ability, who }, t) =>
      rich`${t.ability(ability)}: ¿qué Estado especial retira ${t.character(who)}?`,
    de: ({ ability, who }, t) => rich`${t.ability(ability)}: Welchen Zustand entfernt ${t.character(who)}?`,
  },
  'ask.throw-what': ofAbility('what is thrown?', '¿qué se lanza?', 'Was wird geworfen?'),
  'ask.stage': {
    en: ({ card }, t) => rich`${t.card(card)}: which terrain feature plays this part?`,
    es: ({ card }, t) => rich`${t.card(card)}: ¿qué elemento de Escenografía hace este papel?`,
    de: ({ card }, t) => rich`${t.card(card)}: Welches Geländeteil übernimmt diese Rolle?`,
  },
  'ask.destroy-what': ofAbility('what is destroyed?', '¿qué se destruye?', 'Was wird zerstört?'),
  'ask.add-tactic': ofAbility(
    'which tactic card do you add?',
    '¿qué carta de Tácticas añades?',
    'Welche Teamtaktik-Karte nimmst du dazu?',
  ),
  'ask.tactic-players': {
    en: ({ card }, t) => rich`Who plays ${t.card(card)}?`,
    es: ({ card }, t) => rich`¿Quién juega ${t.card(card)}?`,
    de: ({ card }, t) => rich`Wer spielt ${t.card(card)}?`,
  },
});
