import {
  alike,
  amount,
  type Catalog,
  defineMessages,
  type Localized,
  type Rich,
  rich,
} from '@assemble/language';
import type { CardType } from '../content.ts';
import type { CardRef, Events } from '../rules/events.ts';
import { type Phase, SCENARIO, type Zone } from '../table.ts';
import type { Tools } from './tools.ts';

/** The course of the game: set-up, phases, turns, and cards on their way. */
export type TableEvents = Pick<
  Events,
  | 'set-up-step'
  | 'first-player'
  | 'round-began'
  | 'phase-began'
  | 'turn-began'
  | 'turn-ended'
  | 'villain-step'
  | 'shuffled'
  | 'deck-renewed'
  | 'drew'
  | 'mulligan'
  | 'discarded'
  | 'moved'
  | 'entered-play'
  | 'played'
  | 'left-play'
  | 'used'
  | 'paid'
  | 'exhausted'
  | 'readied'
  | 'flipped'
  | 'dealt'
  | 'revealed'
  | 'cancelled'
  | 'surged'
  | 'counters'
  | 'lasts'
  | 'eliminated'
  | 'won'
  | 'lost'
>;

const PHASES: Readonly<Record<Phase, Localized<string>>> = {
  'set-up': { en: 'Setup', es: 'Preparación', de: 'Spielaufbau' },
  player: { en: 'Player phase', es: 'Fase de los jugadores', de: 'Spielerphase' },
  villain: { en: 'Villain phase', es: 'Fase del villano', de: 'Schurkenphase' },
};

const VILLAIN_STEPS: readonly Localized<string>[] = [
  { en: 'Step one: place threat', es: 'Paso uno: poner amenaza', de: 'Schritt eins: Bedrohung legen' },
  {
    en: 'Step two: the villain and the minions activate',
    es: 'Paso dos: se activan el villano y los esbirros',
    de: 'Schritt zwei: Schurke und Schergen werden aktiviert',
  },
  {
    en: 'Step three: deal encounter cards',
    es: 'Paso tres: repartir cartas de encuentro',
    de: 'Schritt drei: Begegnungskarten zuteilen',
  },
  {
    en: 'Step four: reveal encounter cards',
    es: 'Paso cuatro: mostrar cartas de encuentro',
    de: 'Schritt vier: Begegnungskarten aufdecken',
  },
  {
    en: 'Step five: pass the first player token',
    es: 'Paso cinco: pasar la ficha de jugador inicial',
    de: 'Schritt fünf: Startspielermarker weitergeben',
  },
];

const SET_UP_STEPS: readonly Localized<string>[] = [
  { en: 'identities', es: 'superhéroes', de: 'Identitäten' },
  { en: 'hit points', es: 'vida', de: 'Lebenspunkte' },
  { en: 'first player', es: 'jugador inicial', de: 'Startspieler' },
  { en: 'obligations aside', es: 'obligaciones aparte', de: 'Verpflichtungen beiseite' },
  { en: 'nemesis sets aside', es: 'archienemigos aparte', de: 'Erzfeind-Sets beiseite' },
  { en: 'player decks', es: 'mazos de jugador', de: 'Spielerdecks' },
  { en: 'supply', es: 'suministro', de: 'Vorrat' },
  { en: 'villain and main scheme', es: 'villano y plan principal', de: 'Schurke und Hauptplan' },
  { en: "the villain's hit points", es: 'vida del villano', de: 'Lebenspunkte des Schurken' },
  { en: 'scenario instructions', es: 'instrucciones del escenario', de: 'Anweisungen des Szenarios' },
  { en: 'encounter deck', es: 'mazo de encuentros', de: 'Begegnungsdeck' },
  { en: 'starting hands', es: 'manos iniciales', de: 'Starthände' },
  { en: 'mulligans', es: 'cambio de cartas', de: 'Karten tauschen' },
  { en: 'identity instructions', es: 'instrucciones de los superhéroes', de: 'Anweisungen der Identitäten' },
];

const TO: Readonly<Record<Exclude<Zone, 'removed'>, Localized<string>>> = {
  deck: { en: 'into the deck', es: 'al mazo', de: 'ins Deck' },
  hand: { en: "to its owner's hand", es: 'a la mano de su propietario', de: 'auf die Hand' },
  discard: { en: 'to the discard pile', es: 'a la pila de descartes', de: 'auf den Ablagestapel' },
  dealt: { en: 'to the dealt cards', es: 'a las cartas repartidas', de: 'zu den zugeteilten Karten' },
  boost: { en: 'to the boost cards', es: 'a las cartas de aumento', de: 'zu den Boost-Karten' },
  shown: { en: 'face up onto the table', es: 'boca arriba a la mesa', de: 'offen auf den Tisch' },
  play: { en: 'into play', es: 'al juego', de: 'ins Spiel' },
  under: { en: 'under another card', es: 'bajo otra carta', de: 'unter eine andere Karte' },
  aside: { en: 'aside', es: 'aparte', de: 'beiseite' },
  stage: { en: 'to the stages to come', es: 'a las etapas siguientes', de: 'zu den folgenden Abschnitten' },
};

const UNTIL: Readonly<Record<string, Localized<string>>> = {
  phase: { en: 'until the end of the phase', es: 'hasta el final de la fase', de: 'bis zum Ende der Phase' },
  round: { en: 'until the end of the round', es: 'hasta el final de la ronda', de: 'bis zum Ende der Runde' },
};
const THIS_ACTIVATION: Localized<string> = {
  en: 'for this activation',
  es: 'durante esta activación',
  de: 'für diese Aktivierung',
};

/** Whose deck: a player's, or the encounter deck. */
const deckOf = (seat: number, t: Tools): Rich =>
  seat === SCENARIO
    ? [{ en: 'the encounter deck', es: 'el mazo de encuentros', de: 'das Begegnungsdeck' }[t.locale]]
    : {
        en: rich`${t.seat(seat)}'s deck`,
        es: rich`el mazo de ${t.seat(seat)}`,
        de: rich`das Deck von ${t.seat(seat)}`,
      }[t.locale];

export const tableLog: Catalog<TableEvents, Tools> = defineMessages<TableEvents, Tools>({
  'set-up-step': {
    en: ({ step }) => rich`Setup ${step}: ${SET_UP_STEPS[step - 1]?.en ?? ''}`,
    es: ({ step }) => rich`Preparación ${step}: ${SET_UP_STEPS[step - 1]?.es ?? ''}`,
    de: ({ step }) => rich`Spielaufbau ${step}: ${SET_UP_STEPS[step - 1]?.de ?? ''}`,
  },
  'first-player': {
    en: ({ seat }, t) => rich`${t.seat(seat)} is the first player`,
    es: ({ seat }, t) => rich`El jugador inicial es ${t.seat(seat)}`,
    de: ({ seat }, t) => rich`${t.seat(seat)} ist Startspieler`,
  },
  'round-began': {
    en: ({ round }) => rich`Round ${round}`,
    es: ({ round }) => rich`Ronda ${round}`,
    de: ({ round }) => rich`Runde ${round}`,
  },
  'phase-began': alike(({ phase }, t) => [PHASES[phase][t.locale]]),
  'turn-began': {
    en: ({ seat }, t) => rich`${t.seat(seat)}'s turn`,
    es: ({ seat }, t) => rich`Turno de ${t.seat(seat)}`,
    de: ({ seat }, t) => rich`Zug von ${t.seat(seat)}`,
  },
  'turn-ended': {
    en: ({ seat }, t) => rich`${t.seat(seat)}'s turn ends`,
    es: ({ seat }, t) => rich`Termina el turno de ${t.seat(seat)}`,
    de: ({ seat }, t) => rich`Der Zug von ${t.seat(seat)} endet`,
  },
  'villain-step': alike(({ step }, t) => [VILLAIN_STEPS[step - 1]?.[t.locale] ?? '']),
  shuffled: {
    en: ({ seat }, t) => rich`${deckOf(seat, t)} is shuffled`,
    es: ({ seat }, t) => rich`Se baraja ${deckOf(seat, t)}`,
    de: ({ seat }, t) => rich`${deckOf(seat, t)} wird gemischt`,
  },
  'deck-renewed': {
    en: ({ seat }, t) => rich`${deckOf(seat, t)} ran out: the discard pile becomes the new deck`,
    es: ({ seat }, t) => rich`Se agota ${deckOf(seat, t)}: la pila de descartes pasa a ser el mazo`,
    de: ({ seat }, t) => rich`${deckOf(seat, t)} ist leer: Der Ablagestapel wird zum neuen Deck`,
  },
  drew: {
    en: ({ seat, cards }, t) => rich`${t.seat(seat)} draws ${t.cards(cards)}`,
    es: ({ seat, cards }, t) => rich`${t.seat(seat)} roba ${t.cards(cards)}`,
    de: ({ seat, cards }, t) => rich`${t.seat(seat)} zieht ${t.cards(cards)}`,
  },
  mulligan: {
    en: ({ seat, count }, t) =>
      rich`${t.seat(seat)} replaces ${amount(count)} ${count === 1 ? 'card' : 'cards'} of the starting hand`,
    es: ({ seat, count }, t) =>
      rich`${t.seat(seat)} cambia ${amount(count)} ${count === 1 ? 'carta' : 'cartas'} de su mano inicial`,
    de: ({ seat, count }, t) =>
      rich`${t.seat(seat)} tauscht ${amount(count)} ${count === 1 ? 'Karte' : 'Karten'} der Starthand`,
  },
  discarded: {
    en: ({ seat, cards }, t) =>
      seat === SCENARIO
        ? rich`From the encounter deck to the discard pile: ${t.cards(cards)}`
        : rich`${t.seat(seat)} discards ${t.cards(cards)}`,
    es: ({ seat, cards }, t) =>
      seat === SCENARIO
        ? rich`Del mazo de encuentros a la pila de descartes: ${t.cards(cards)}`
        : rich`${t.seat(seat)} descarta ${t.cards(cards)}`,
    de: ({ seat, cards }, t) =>
      seat === SCENARIO
        ? rich`Vom Begegnungsdeck auf den Ablagestapel: ${t.cards(cards)}`
        : rich`${t.seat(seat)} legt ${t.cards(cards)} ab`,
  },
  moved: {
    en: ({ card, to }, t) =>
      to === 'removed'
        ? rich`${t.card(card)} is removed from the game`
        : rich`${t.card(card)} goes ${TO[to].en}`,
    es: ({ card, to }, t) =>
      to === 'removed' ? rich`Se retira del juego ${t.card(card)}` : rich`${t.card(card)} va ${TO[to].es}`,
    de: ({ card, to }, t) =>
      to === 'removed'
        ? rich`${t.card(card)} wird aus dem Spiel entfernt`
        : rich`${t.card(card)} kommt ${TO[to].de}`,
  },
  'entered-play': {
    en: (e, t) => rich`${t.card(e.card)} enters play${entering(e, t)}`,
    es: (e, t) => rich`${t.card(e.card)} entra en juego${entering(e, t)}`,
    de: (e, t) => rich`${t.card(e.card)} kommt ins Spiel${entering(e, t)}`,
  },
  played: {
    en: ({ seat, card }, t) => rich`${t.seat(seat)} plays ${t.card(card)}`,
    es: ({ seat, card }, t) => rich`${t.seat(seat)} juega ${t.title(card)}`,
    de: ({ seat, card }, t) => rich`${t.seat(seat)} spielt ${t.card(card, 'acc')}`,
  },
  'left-play': {
    en: ({ card, to }, t) =>
      to === 'removed'
        ? rich`${t.card(card)} leaves play and is removed from the game`
        : rich`${t.card(card)} leaves play and goes ${TO[to].en}`,
    es: ({ card, to }, t) =>
      to === 'removed'
        ? rich`${t.card(card)} abandona el juego y se retira de la partida`
        : rich`${t.card(card)} abandona el juego y va ${TO[to].es}`,
    de: ({ card, to }, t) =>
      to === 'removed'
        ? rich`${t.card(card)} verlässt das Spiel und wird entfernt`
        : rich`${t.card(card)} verlässt das Spiel und kommt ${TO[to].de}`,
  },
  used: {
    en: ({ seat, card }, t) =>
      isPlayers(card, t) ? rich`${t.seat(seat)} uses ${t.card(card)}` : rich`${t.card(card)} takes effect`,
    es: ({ seat, card }, t) =>
      isPlayers(card, t)
        ? rich`${t.seat(seat)} usa la capacidad ${t.k.prep('de', t.card(card))}`
        : rich`Se aplica la capacidad ${t.k.prep('de', t.card(card))}`,
    de: ({ seat, card }, t) =>
      isPlayers(card, t)
        ? rich`${t.seat(seat)} setzt die Fähigkeit ${t.card(card, 'gen')} ein`
        : rich`Die Fähigkeit ${t.card(card, 'gen')} wirkt`,
  },
  paid: {
    en: ({ seat, cards, resources }, t) =>
      rich`${t.seat(seat)} pays with ${t.cards(cards)}: ${t.resources(resources)}`,
    es: ({ seat, cards, resources }, t) =>
      rich`${t.seat(seat)} paga con ${t.cards(cards)}: ${t.resources(resources)}`,
    de: ({ seat, cards, resources }, t) =>
      rich`${t.seat(seat)} zahlt mit ${t.cards(cards)}: ${t.resources(resources)}`,
  },
  exhausted: {
    en: ({ card }, t) => rich`${t.card(card)} is exhausted`,
    es: ({ card }, t) => rich`Se agota ${t.card(card)}`,
    de: ({ card }, t) => rich`${t.card(card)} wird erschöpft`,
  },
  readied: {
    en: ({ cards }, t) => rich`Readied: ${t.cards(cards)}`,
    es: ({ cards }, t) => rich`${cards.length === 1 ? 'Se prepara' : 'Se preparan'}: ${t.cards(cards)}`,
    de: ({ cards }, t) => rich`Wieder spielbereit: ${t.cards(cards)}`,
  },
  flipped: {
    en: ({ seat, card }, t) => rich`${t.seat(seat)} changes form: ${t.card(card)}`,
    es: ({ seat, card }, t) => rich`${t.seat(seat)} cambia de identidad: ${t.card(card)}`,
    de: ({ seat, card }, t) => rich`${t.seat(seat)} wechselt die Gestalt: ${t.card(card)}`,
  },
  dealt: {
    en: ({ seat }, t) => rich`${t.seat(seat)} is dealt an encounter card`,
    es: ({ seat }, t) => rich`${t.seat(seat)} recibe una carta de encuentro`,
    de: ({ seat }, t) => rich`${t.seat(seat)} bekommt eine Begegnungskarte zugeteilt`,
  },
  revealed: {
    en: ({ seat, card }, t) => rich`${t.seat(seat)} reveals ${t.card(card)}`,
    es: ({ seat, card }, t) => rich`${t.seat(seat)} muestra ${t.title(card)}`,
    de: ({ seat, card }, t) => rich`${t.seat(seat)} deckt ${t.card(card, 'acc')} auf`,
  },
  cancelled: {
    en: ({ card, by }, t) => rich`${t.card(by)} cancels ${t.card(card)}`,
    es: ({ card, by }, t) => rich`${t.card(by)} anula ${t.title(card)}`,
    de: ({ card, by }, t) => rich`${t.card(by)} hebt ${t.card(card, 'acc')} auf`,
  },
  surged: {
    en: ({ seat, card }, t) => rich`${t.card(card)} surges: ${t.seat(seat)} reveals another card`,
    es: ({ seat, card }, t) =>
      rich`Oleada ${t.k.prep('de', t.card(card))}: ${t.seat(seat)} muestra otra carta`,
    de: ({ seat, card }, t) =>
      rich`Nachrüsten durch ${t.card(card, 'acc')}: ${t.seat(seat)} deckt eine weitere Karte auf`,
  },
  counters: {
    en: ({ card, count }, t) =>
      rich`${t.card(card)} now has ${amount(count)} ${count === 1 ? 'counter' : 'counters'}`,
    es: ({ card, count }, t) =>
      rich`${t.card(card)} tiene ahora ${amount(count)} ${count === 1 ? 'contador' : 'contadores'}`,
    de: ({ card, count }, t) => rich`${t.card(card)} hat jetzt ${amount(count)} Marker`,
  },
  lasts: {
    en: ({ card, until }, t) =>
      rich`The effect of ${t.card(card)} lasts ${(UNTIL[until] ?? THIS_ACTIVATION).en}`,
    es: ({ card, until }, t) =>
      rich`El efecto ${t.k.prep('de', t.card(card))} dura ${(UNTIL[until] ?? THIS_ACTIVATION).es}`,
    de: ({ card, until }, t) =>
      rich`Der Effekt ${t.card(card, 'gen')} hält ${(UNTIL[until] ?? THIS_ACTIVATION).de} an`,
  },
  eliminated: {
    en: ({ seat }, t) => rich`${t.seat(seat)} is eliminated`,
    es: ({ seat }, t) => rich`${t.seat(seat)} queda fuera de la partida`,
    de: ({ seat }, t) => rich`${t.seat(seat)} scheidet aus`,
  },
  won: {
    en: ({ round }) => rich`The players win in round ${round}!`,
    es: ({ round }) => rich`¡Los jugadores ganan en la ronda ${round}!`,
    de: ({ round }) => rich`Die Spieler gewinnen in Runde ${round}!`,
  },
  lost: {
    en: ({ round }) => rich`The players lose in round ${round}`,
    es: ({ round }) => rich`Los jugadores pierden en la ronda ${round}`,
    de: ({ round }) => rich`Die Spieler verlieren in Runde ${round}`,
  },
});

const PLAYERS: ReadonlySet<CardType> = new Set([
  'hero',
  'alter-ego',
  'ally',
  'event',
  'support',
  'upgrade',
  'resource',
]);

/** Abilities of the scenario's cards happen; players use their own. */
const isPlayers = (card: CardRef, t: Tools): boolean => {
  const face = t.faceOf(card);
  return face === undefined || PLAYERS.has(face.type);
};

/** Whom a card engages or what it is attached to. */
function entering({ engaged, host }: Events['entered-play'], t: Tools): Rich {
  if (host !== null) {
    const on = t.card(host, 'dat');
    return {
      en: rich`, attached to ${on}`,
      es: rich` y se vincula ${t.k.prep('a', on)}`,
      de: rich` und hängt an ${on}`,
    }[t.locale];
  }
  if (engaged < 0) return [];
  const player = t.seat(engaged);
  return {
    en: rich`, engaged with ${player}`,
    es: rich` y se enfrenta a ${player}`,
    de: rich` und verwickelt ${player} in einen Kampf`,
  }[t.locale];
}
