import { alike, type Catalog, defineMessages, type Rich, rich } from '@assemble/language';
import type { NumberParts, Options } from './keys.ts';
import type { Tools } from './message-tools.ts';
import { CRISIS_NAMES, EDGE_NAMES, FACE_NAMES, TYPE_NAMES } from './names.ts';

/** The leadership of a character, with the number of those on its card. */
function leadership(who: number, of: number, t: Tools): Rich {
  const card = t.names.card(t.names.characters[who]?.card ?? '');
  const name = card?.card === 'character' ? card.leadership[of]?.name[t.locale] : undefined;
  return rich`${name ?? ''} (${t.characterName(who)})`;
}

/** What can be chosen. */
export const options: Catalog<Options, Tools> = defineMessages<Options, Tools>({
  'option.crisis-type': alike(({ type }, t) => [CRISIS_NAMES[type][t.locale]]),
  'option.crisis': alike(({ card }, t) => t.card(card)),
  'option.threat': alike(({ type, threat }, t) => [`${threat} (${CRISIS_NAMES[type][t.locale]})`]),
  'option.edge': alike(({ edge }, t) => [EDGE_NAMES[edge][t.locale]]),
  'option.leadership': alike(({ who, of }, t) => leadership(who, of, t)),
  'option.activate': {
    en: ({ who }, t) => rich`activate ${t.character(who)}`,
    es: ({ who }, t) => rich`activar ${t.prep('a', t.character(who))}`,
    de: ({ who }, t) => rich`${t.character(who, 'acc')} aktivieren`,
  },
  'option.pass': { en: 'pass', es: 'pasar', de: 'passen' },
  'option.move': { en: 'move', es: 'mover', de: 'bewegen' },
  'option.climb': {
    en: 'move: climb',
    es: 'mover: ascender',
    de: 'bewegen: klettern',
  },
  'option.attack': {
    en: ({ attack }, t) => rich`attack: ${t.ability(attack)}`,
    es: ({ attack }, t) => rich`atacar: ${t.ability(attack)}`,
    de: ({ attack }, t) => rich`angreifen: ${t.ability(attack)}`,
  },
  'option.superpower': {
    en: ({ ability }, t) => rich`superpower: ${t.ability(ability)}`,
    es: ({ ability }, t) => rich`Superpoder: ${t.ability(ability)}`,
    de: ({ ability }, t) => rich`Superkraft: ${t.ability(ability)}`,
  },
  'option.shake': {
    en: ({ condition }, t) => rich`shake: lose ${t.condition(condition)}`,
    es: ({ condition }, t) => rich`centrarse: retirar «${t.condition(condition)}»`,
    de: ({ condition }, t) => rich`erholen: „${t.condition(condition)}“ entfernen`,
  },
  'option.interact': {
    en: ({ token }, t) => rich`interact with ${t.token(token)}`,
    es: ({ token }, t) => rich`interactuar con ${t.token(token)}`,
    de: ({ token }, t) => rich`mit ${t.token(token, 'dat')} interagieren`,
  },
  'option.tactic': {
    en: ({ card }, t) => rich`tactic card: ${t.card(card)}`,
    es: ({ card }, t) => rich`carta de Tácticas: ${t.card(card)}`,
    de: ({ card }, t) => rich`Teamtaktik-Karte: ${t.card(card)}`,
  },
  'option.end-activation': {
    en: 'end the activation',
    es: 'terminar la Activación',
    de: 'Aktivierung beenden',
  },
  'option.end-turn': {
    en: 'end the turn',
    es: 'terminar el turno',
    de: 'Zug beenden',
  },
  'option.go-on': {
    en: 'go on',
    es: 'continuar',
    de: 'weiter',
  },
  'option.ability': alike(({ ability, who }, t) =>
    who < 0 ? t.ability(ability) : rich`${t.ability(ability)} (${t.characterName(who)})`,
  ),
  'option.effect': alike(({ effect }, t) => t.effect(effect)),
  'option.token': alike(({ token }, t) => [t.tokenName(token)]),
  'option.type': alike(({ type }, t) => [TYPE_NAMES[type][t.locale]]),
  'option.face': alike(({ face }, t) => [FACE_NAMES[face][t.locale]]),
  'option.condition': alike(({ condition }, t) => [t.condition(condition)]),
  'option.throw': {
    en: ({ who }, t) => rich`throw ${t.character(who)}`,
    es: ({ who }, t) => rich`lanzar ${t.prep('a', t.character(who))}`,
    de: ({ who }, t) => rich`${t.character(who, 'acc')} werfen`,
  },
  'option.hurl': {
    en: ({ terrain }, t) => rich`throw ${t.terrain(terrain)}`,
    es: ({ terrain }, t) => rich`lanzar ${t.terrain(terrain)}`,
    de: ({ terrain }, t) => rich`${t.terrain(terrain, 'acc')} werfen`,
  },
  'option.destroy': {
    en: ({ terrain }, t) => rich`destroy ${t.terrain(terrain)}`,
    es: ({ terrain }, t) => rich`destruir ${t.terrain(terrain)}`,
    de: ({ terrain }, t) => rich`${t.terrain(terrain, 'acc')} zerstören`,
  },
  'option.hit-character': alike(({ who }, t) => [t.characterName(who)]),
  'option.terrain': alike(({ terrain }, t) => t.terrain(terrain)),
  'option.hit-terrain': alike(({ terrain }, t) => t.terrain(terrain)),
  'window.pass': { en: 'pass', es: 'pasar', de: 'passen' },
});

/** Where a number comes from. */
export const numberParts: Catalog<NumberParts, Tools> = defineMessages<NumberParts, Tools>({
  'part.printed': { en: 'printed', es: 'impreso', de: 'aufgedruckt' },
  'part.card': alike(({ card }, t) => t.card(card)),
  'part.ability': alike(({ ability }, t) => t.source(ability) ?? t.ability(ability)),
  'part.condition': alike(({ condition }, t) => [t.condition(condition)]),
  'part.collision': { en: 'collision', es: 'Colisión', de: 'Zusammenstoß' },
  'part.faces': alike(({ face, dice, each }, t) =>
    each === 1 ? rich`${dice} × ${t.face(face)}` : rich`${dice} × ${t.face(face)} (${each})`,
  ),
  'part.secured': {
    en: ({ token }, t) => rich`${t.token(token)} secured`,
    es: ({ token }, t) => rich`${t.tokenName(token)}: ficha asegurada`,
    de: ({ token }, t) => rich`${t.tokenName(token)} gesichert`,
  },
  'part.guarded': {
    en: '2 or more controlled with an enemy in their arc',
    es: '2 o más controladas con un enemigo en su Arco',
    de: 'mindestens 2 kontrollierte mit einem Feind in ihrem Bogen',
  },
  'part.controlled': {
    en: ({ token }, t) => rich`${t.token(token)} controlled`,
    es: ({ token }, t) => rich`${t.tokenName(token)}: ficha controlada`,
    de: ({ token }, t) => rich`${t.tokenName(token)} kontrolliert`,
  },
  'part.held': {
    en: ({ token }, t) => rich`${t.token(token)} held`,
    es: ({ token }, t) => rich`${t.tokenName(token)}: ficha en custodia`,
    de: ({ token }, t) => rich`${t.tokenName(token)} gehalten`,
  },
  'part.holder': {
    en: ({ token }, t) => rich`a character holds ${t.token(token)}`,
    es: ({ token }, t) => rich`un Personaje custodia ${t.token(token)}`,
    de: ({ token }, t) => rich`ein Charakter hält ${t.token(token, 'acc')}`,
  },
});
