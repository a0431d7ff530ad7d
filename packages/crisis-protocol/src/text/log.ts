import {
  alike,
  type Catalog,
  capitalise,
  concat,
  defineMessages,
  type Part,
  properName,
  quoted,
  type Rich,
  ref,
  rich,
  saidOf,
} from '@assemble/language';
import { AFFILIATIONS, type Affiliation } from '../names.ts';
import type { Events, Movement } from '../rules/events.ts';
import { type FightEvents, fightLog } from './log-fight.ts';
import type { Tools } from './message-tools.ts';
import { ARTICLES, CRISIS_NAMES, PHASE_NAMES } from './names.ts';

/** "; affiliation Avengers; tactic cards …", as far as there are any. */
function alsoIn({ affiliation, tactics }: Events['squad-revealed'], t: Tools): Rich {
  const group = affiliation === null ? null : AFFILIATIONS[affiliation as Affiliation][t.locale];
  const groups = {
    en: group === null ? 'no affiliation' : `affiliation: ${group}`,
    es: group === null ? 'sin Afiliación' : `Afiliación: ${group}`,
    de: group === null ? 'ohne Gruppierung' : `Gruppierung: ${group}`,
  }[t.locale];
  if (tactics.length === 0) return [`; ${groups}`];
  const word = { en: 'tactic cards', es: 'cartas de Tácticas', de: 'Teamtaktik-Karten' }[t.locale];
  return rich`; ${groups}; ${word}: ${t.cards(tactics)}`;
}

/** Names of characters may have a comma of their own. */
const squad = (ids: readonly string[], t: Tools): Rich =>
  concat(...ids.flatMap((id, i) => (i === 0 ? [t.card(id)] : [' · ', t.card(id)])));

/** A leadership by the number of its character and its place on the card: '3/0'. */
function leadership(id: string, t: Tools): Rich {
  const [who = -1, of = 0] = id.split('/').map(Number);
  const card = t.names.card(t.names.characters[who]?.card ?? '');
  const name = card?.card === 'character' ? card.leadership[of]?.name[t.locale] : undefined;
  return rich`${quoted(t.locale, name ?? id)} (${t.characterName(who)})`;
}

/** The Form that a character takes on. */
function form(who: number, of: number, t: Tools): string {
  if (of === 0) return { en: 'Normal Form', es: 'Forma normal', de: 'Normal-Form' }[t.locale];
  const card = t.names.card(t.names.characters[who]?.card ?? '');
  return (card?.card === 'character' ? card.forms[of]?.name[t.locale] : undefined) ?? '';
}

/** A character by its card, whatever Form it has by now. */
const whole = (who: number, t: Tools): Rich => {
  const id = t.names.characters[who]?.card ?? '';
  const link = (text: string): Part => ref('card', id, text);
  return properName(t.locale, t.names.card(id)?.name[t.locale] ?? id, { articles: ARTICLES, link });
};

const moved: {
  readonly [how in Movement]: { readonly [L in Tools['locale']]: (who: Rich, place: Rich, t: Tools) => Rich };
} = {
  advance: {
    en: (who, place) => rich`${who} advances and now stands ${place}`,
    es: (who, place) => rich`${who} avanza y queda ${place}`,
    de: (who, place) => rich`${who} läuft und steht nun ${place}`,
  },
  climb: {
    en: (who, place) => rich`${who} climbs and now stands ${place}`,
    es: (who, place) => rich`${who} asciende y queda ${place}`,
    de: (who, place) => rich`${who} klettert und steht nun ${place}`,
  },
  push: {
    en: (who, place) => rich`${who} is pushed and now stands ${place}`,
    es: (who, place, t) => rich`Un Empujón desplaza ${t.prep('a', who)}, que queda ${place}`,
    de: (who, place) => rich`${who} wird geschoben und steht nun ${place}`,
  },
  throw: {
    en: (who, place) => rich`${who} is thrown and lands ${place}`,
    es: (who, place, t) => rich`Un Lanzamiento se lleva ${t.prep('a', who)}, que cae ${place}`,
    de: (who, place) => rich`${who} wird geworfen und landet ${place}`,
  },
  place: {
    en: (who, place) => rich`${who} is placed ${place}`,
    es: (who, place) => rich`${who} aparece ${place}`,
    de: (who, place) => rich`${who} wird versetzt und steht nun ${place}`,
  },
};

/** Somebody or something, and what is said of it. */
const does = saidOf<{ readonly who: number }, Tools>(({ who }, t) => t.character(who));
const tokenDoes = saidOf<{ readonly token: number }, Tools>(({ token }, t) => t.token(token));
const seatDoes = saidOf<{ readonly seat: number }, Tools>(({ seat }, t) => t.seat(seat));

type CourseEvents = Omit<Events, keyof FightEvents>;

/** The course of a match: set-up, rounds, movement, objectives, points. */
const courseLog: Catalog<CourseEvents, Tools> = defineMessages<CourseEvents, Tools>({
  'priority-rolled': {
    en: (e, t) =>
      rich`Priority roll: ${rolls(e, t)}. ${e.winner === null ? 'A tie: roll again' : rich`${t.seat(e.winner)} has priority`}`,
    es: (e, t) =>
      rich`Tirada de Prioridad: ${rolls(e, t)}. ${e.winner === null ? 'Empate: se repite' : rich`${t.seat(e.winner)} tiene la Prioridad`}`,
    de: (e, t) =>
      rich`Vorrangswurf: ${rolls(e, t)}. ${e.winner === null ? 'Gleichstand: noch einmal' : rich`${t.seat(e.winner)} hat Vorrang`}`,
  },
  'crisis-drawn': {
    en: (e, t) =>
      rich`${t.seat(e.seat)} draws from the ${CRISIS_NAMES[e.type].en} crises: ${t.cards(e.cards)}`,
    es: (e, t) =>
      rich`${t.seat(e.seat)} roba de las Crisis de ${CRISIS_NAMES[e.type].es}: ${t.cards(e.cards)}`,
    de: (e, t) =>
      rich`${t.seat(e.seat)} zieht von den Krisen (${CRISIS_NAMES[e.type].de}): ${t.cards(e.cards)}`,
  },
  'crisis-chosen': {
    en: (e, t) => rich`${CRISIS_NAMES[e.type].en} crisis: ${t.card(e.card)}`,
    es: (e, t) => rich`Crisis de ${CRISIS_NAMES[e.type].es}: ${t.card(e.card)}`,
    de: (e, t) => rich`Krise (${CRISIS_NAMES[e.type].de}): ${t.card(e.card)}`,
  },
  'threat-chosen': {
    en: (e, t) => rich`${t.seat(e.seat)} chooses Maximum Threat ${t.number(e.threat)}`,
    es: (e, t) => rich`${t.seat(e.seat)} escoge una Amenaza máxima de ${t.number(e.threat)}`,
    de: (e, t) => rich`${t.seat(e.seat)} wählt die maximale Bedrohung ${t.number(e.threat)}`,
  },
  'edge-chosen': {
    en: (e, t) => rich`${t.seat(e.seat)} deploys along ${t.edge(e.edge)}`,
    es: (e, t) => rich`${t.seat(e.seat)} despliega junto ${t.prep('a', t.edge(e.edge))}`,
    de: (e, t) => rich`${t.seat(e.seat)} stellt am ${t.edge(e.edge)} auf`,
  },
  'mission-set-up': {
    en: (e, t) => rich`The objective tokens are placed: ${t.list(e.tokens.map((id) => t.tokenName(id)))}`,
    es: (e, t) => rich`Se colocan las fichas de Objetivo: ${t.list(e.tokens.map((id) => t.tokenName(id)))}`,
    de: (e, t) => rich`Die Missionsmarker liegen bereit: ${t.list(e.tokens.map((id) => t.tokenName(id)))}`,
  },
  'squad-revealed': {
    en: (e, t) => rich`${t.seat(e.seat)}'s squad: ${squad(e.characters, t)}${alsoIn(e, t)}`,
    es: (e, t) => rich`Escuadra de ${t.seat(e.seat)}: ${squad(e.characters, t)}${alsoIn(e, t)}`,
    de: (e, t) => rich`Team von ${t.seat(e.seat)}: ${squad(e.characters, t)}${alsoIn(e, t)}`,
  },
  deployed: {
    en: (e, t) => rich`${t.character(e.who)} is deployed ${t.place(e.at)}`,
    es: (e, t) => rich`${t.character(e.who)} se despliega ${t.place(e.at)}`,
    de: (e, t) => rich`${t.character(e.who)} wird aufgestellt und steht nun ${t.place(e.at)}`,
  },
  'leadership-chosen': {
    en: (e, t) =>
      e.leadership === null
        ? rich`${t.seat(e.seat)}'s squad has no leadership`
        : rich`${t.seat(e.seat)}'s leadership: ${leadership(e.leadership, t)}`,
    es: (e, t) =>
      e.leadership === null
        ? rich`La Escuadra de ${t.seat(e.seat)} no tiene Liderazgo`
        : rich`Liderazgo de ${t.seat(e.seat)}: ${leadership(e.leadership, t)}`,
    de: (e, t) =>
      e.leadership === null
        ? rich`Das Team von ${t.seat(e.seat)} hat keine Führungsfähigkeit`
        : rich`Führungsfähigkeit von ${t.seat(e.seat)}: ${leadership(e.leadership, t)}`,
  },
  'round-began': {
    en: (e) => [`Round ${e.round}`],
    es: (e) => [`Ronda ${e.round}`],
    de: (e) => [`Runde ${e.round}`],
  },
  'phase-began': alike((e, t) => [PHASE_NAMES[e.phase][t.locale]]),
  'turn-began': {
    en: (e, t) => rich`${t.seat(e.seat)}'s turn`,
    es: (e, t) => rich`Turno de ${t.seat(e.seat)}`,
    de: (e, t) => rich`Zug von ${t.seat(e.seat)}`,
  },
  passed: seatDoes('passes', 'pasa', 'passt'),
  'activation-began': does('activates', 'se activa', 'wird aktiviert'),
  'activation-ended': {
    en: (e, t) => rich`The activation of ${t.character(e.who)} ends`,
    es: (e, t) => rich`Termina la Activación ${t.prep('de', t.character(e.who))}`,
    de: (e, t) => rich`Die Aktivierung ${t.character(e.who, 'gen')} endet`,
  },
  moved: alike((e, t) => moved[e.how][t.locale](t.character(e.who), t.place(e.at), t)),
  'could-not-move': {
    en: (e, t) => rich`${t.character(e.who)} cannot be moved`,
    es: (e, t) => rich`No se puede mover ${t.prep('a', t.character(e.who))}`,
    de: (e, t) => rich`${t.character(e.who)} kann nicht bewegt werden`,
  },
  shook: does('shakes', 'se centra', 'erholt sich'),
  interacted: {
    en: (e, t) => rich`${t.character(e.who)} interacts with ${t.token(e.token)}`,
    es: (e, t) => rich`${t.character(e.who)} interactúa con ${t.token(e.token)}`,
    de: (e, t) => rich`${t.character(e.who)} interagiert mit ${t.token(e.token, 'dat')}`,
  },
  'picked-up': {
    en: (e, t) => rich`${t.character(e.who)} picks up ${t.token(e.token)}`,
    es: (e, t) => rich`${t.character(e.who)} recoge ${t.token(e.token)}`,
    de: (e, t) => rich`${t.character(e.who)} nimmt ${t.token(e.token, 'acc')}`,
  },
  'handed-over': {
    en: (e, t) => rich`${t.character(e.who)} hands ${t.token(e.token)} over to ${t.character(e.to)}`,
    es: (e, t) => rich`${t.character(e.who)} entrega ${t.token(e.token)} ${t.prep('a', t.character(e.to))}`,
    de: (e, t) =>
      rich`${t.character(e.who)} übergibt ${t.token(e.token, 'acc')} an ${t.character(e.to, 'acc')}`,
  },
  dropped: {
    en: (e, t) => rich`${t.character(e.who)} drops ${t.token(e.token)} ${t.place(e.at)}`,
    es: (e, t) => rich`${t.character(e.who)} suelta ${t.token(e.token)} ${t.place(e.at)}`,
    de: (e, t) =>
      rich`${t.character(e.who)} lässt ${t.token(e.token, 'acc')} fallen: Er liegt nun ${t.place(e.at)}`,
  },
  'control-taken': {
    en: (e, t) => rich`${t.seat(e.seat)} now controls ${t.token(e.token)}`,
    es: (e, t) => rich`${t.seat(e.seat)} pasa a controlar ${t.token(e.token)}`,
    de: (e, t) => rich`${t.seat(e.seat)} kontrolliert jetzt ${t.token(e.token, 'acc')}`,
  },
  'character-controlled': {
    en: (e, t) => rich`${t.seat(e.seat)} now controls ${t.character(e.who)}`,
    es: (e, t) => rich`${t.seat(e.seat)} pasa a controlar ${t.prep('a', t.character(e.who))}`,
    de: (e, t) => rich`${t.seat(e.seat)} kontrolliert jetzt ${t.character(e.who, 'acc')}`,
  },
  'token-flipped': {
    en: (e, t) => rich`${t.token(e.token)} is ${e.exhausted ? 'exhausted' : 'no longer exhausted'}`,
    es: (e, t) => rich`${t.token(e.token)} ${e.exhausted ? 'se agota' : 'deja de estar Agotada'}`,
    de: (e, t) => rich`${t.token(e.token)} ist ${e.exhausted ? 'erschöpft' : 'nicht mehr erschöpft'}`,
  },
  'token-placed': {
    en: (e, t) => rich`${t.token(e.token)} is placed ${t.place(e.at)}`,
    es: (e, t) => rich`${t.token(e.token)} se coloca ${t.place(e.at)}`,
    de: (e, t) => rich`${t.token(e.token)} wird platziert und liegt nun ${t.place(e.at)}`,
  },
  'token-turned': {
    en: (e, t) => rich`${t.token(e.token)} is turned toward a spot ${t.place(e.toward)}`,
    es: (e, t) => rich`${t.token(e.token)} se orienta hacia un punto ${t.place(e.toward)}`,
    de: (e, t) => rich`${t.token(e.token)} wird gedreht und zeigt auf einen Punkt ${t.place(e.toward)}`,
  },
  'token-removed': tokenDoes('leaves the game', 'sale de la partida', 'verlässt das Spiel'),
  'tactic-played': {
    en: (e, t) => rich`${t.seat(e.seat)} plays ${t.card(e.card)}`,
    es: (e, t) => rich`${t.seat(e.seat)} juega ${t.card(e.card)}`,
    de: (e, t) => rich`${t.seat(e.seat)} spielt ${t.card(e.card)}`,
  },
  'terrain-staged': {
    en: (e, t) => rich`${t.card(e.card)}: ${t.terrain(e.terrain)} plays its part`,
    es: (e, t) => rich`${t.card(e.card)}: ${t.terrain(e.terrain)} hace su papel`,
    de: (e, t) => rich`${t.card(e.card)}: ${capitalise(t.terrain(e.terrain))} übernimmt die Rolle`,
  },
  'tactic-added': {
    en: (e, t) => rich`${t.seat(e.seat)} may also play ${t.card(e.card)}`,
    es: (e, t) => rich`${t.seat(e.seat)} también puede jugar ${t.card(e.card)}`,
    de: (e, t) => rich`${t.seat(e.seat)} darf zusätzlich ${t.card(e.card)} spielen`,
  },
  transformed: {
    en: (e, t) => rich`${whole(e.who, t)} transforms: ${form(e.who, e.form, t)}`,
    es: (e, t) => rich`${whole(e.who, t)} se transforma: ${form(e.who, e.form, t)}`,
    de: (e, t) => rich`${whole(e.who, t)} verwandelt sich: ${form(e.who, e.form, t)}`,
  },
  scored: {
    en: (e, t) => rich`${t.seat(e.seat)} scores ${t.points(e.points.value, e.points)} (${e.total} in all)`,
    es: (e, t) =>
      rich`${t.seat(e.seat)} consigue ${t.points(e.points.value, e.points)} (${e.total} en total)`,
    de: (e, t) =>
      rich`${t.seat(e.seat)} verdient ${t.points(e.points.value, e.points)} (insgesamt ${e.total})`,
  },
  'priority-moved': seatDoes(
    'gets the Priority token',
    'recibe la ficha de Prioridad',
    'erhält den Vorrangsmarker',
  ),
  won: {
    en: (e, t) => (e.seat === null ? ['The match is a draw'] : rich`${t.seat(e.seat)} wins!`),
    es: (e, t) => (e.seat === null ? ['La partida termina en empate'] : rich`¡${t.seat(e.seat)} gana!`),
    de: (e, t) => (e.seat === null ? ['Die Partie endet unentschieden'] : rich`${t.seat(e.seat)} gewinnt!`),
  },
});

const rolls = ({ rolls: both }: Events['priority-rolled'], t: Tools): Rich =>
  t.list(both.map((faces, seat) => rich`${t.seat(seat)} (${t.faces(faces)})`));

/** Everything that happens. */
export const log: Catalog<Events, Tools> = { ...courseLog, ...fightLog };
