import { alike, type Catalog, defineMessages, type Rich, rich, saidOf } from '@assemble/language';
import type { Options, Questions } from './keys.ts';
import { firstLine, type Tools } from './tools.ts';

/** A question that an effect asks: the card first, then what is wanted. */
const about = saidOf<{ readonly card: number }, Tools>(({ card }, t) => t.card(card), ': ');

/** What players are asked. */
export const questions: Catalog<Questions, Tools> = defineMessages<Questions, Tools>({
  'ask.first-player': {
    en: 'Who is the first player?',
    es: '¿Quién es el jugador inicial?',
    de: 'Wer ist Startspieler?',
  },
  'ask.mulligan': {
    en: 'Choose any number of cards to discard; you draw as many',
    es: 'Elige las cartas que quieras descartar; robarás otras tantas',
    de: 'Wähle beliebig viele Karten zum Ablegen; du ziehst ebenso viele',
  },
  'ask.turn': {
    en: 'Your turn: act, or end it',
    es: 'Tu turno: actúa o termínalo',
    de: 'Dein Zug: Handle oder beende ihn',
  },
  'ask.offer': {
    en: ({ active }, t) => rich`${t.seat(active)}'s turn: use an action, or decline`,
    es: ({ active }, t) => rich`Turno de ${t.seat(active)}: usa una acción o pasa`,
    de: ({ active }, t) => rich`Zug von ${t.seat(active)}: Nutze eine Aktion oder verzichte`,
  },
  'ask.end-discard': {
    en: ({ size }) => rich`Discard any cards you like, at least down to your hand size of ${size}`,
    es: ({ size }) => rich`Descarta las cartas que quieras, al menos hasta el tamaño de tu mano (${size})`,
    de: ({ size }) => rich`Lege beliebige Karten ab, mindestens bis auf dein Handlimit von ${size}`,
  },
  'ask.minion': {
    en: 'Which minion activates next?',
    es: '¿Qué esbirro se activa ahora?',
    de: 'Welcher Scherge wird als Nächstes aktiviert?',
  },
  'ask.attack': {
    en: ({ card }, t) => rich`Whom does ${t.card(card)} attack?`,
    es: ({ card }, t) => rich`¿A quién ataca ${t.card(card)}?`,
    de: ({ card }, t) => rich`Wen greift ${t.card(card)} an?`,
  },
  'ask.thwart': {
    en: ({ card }, t) => rich`Which scheme does ${t.card(card)} thwart?`,
    es: ({ card }, t) => rich`¿Contra qué plan interviene ${t.card(card)}?`,
    de: ({ card }, t) => rich`Gegen welchen Plan leistet ${t.card(card)} Widerstand?`,
  },
  'ask.defender': {
    en: ({ enemy, seat }, t) => rich`${t.card(enemy)} attacks ${t.seat(seat)}: who defends?`,
    es: ({ enemy, seat }, t) => rich`${t.card(enemy)} ataca a ${t.seat(seat)}: ¿quién defiende?`,
    de: ({ enemy, seat }, t) => rich`${t.card(enemy)} greift ${t.seat(seat)} an: Wer verteidigt?`,
  },
  'ask.over-limit': {
    en: ({ count }) => [
      count === 1
        ? 'Over the limit: choose a card to discard'
        : `Over the limit: choose ${count} cards to discard`,
    ],
    es: ({ count }) => [
      count === 1
        ? 'Superas el límite: elige una carta para descartar'
        : `Superas el límite: elige ${count} cartas para descartar`,
    ],
    de: ({ count }) => [
      count === 1
        ? 'Über dem Limit: Wähle eine Karte zum Ablegen'
        : `Über dem Limit: Wähle ${count} Karten zum Ablegen`,
    ],
  },
  'ask.host': about('what is it attached to?', '¿a qué se vincula?', 'Woran wird die Karte angehängt?'),
  'ask.controller': about(
    'under whose control does it enter play?',
    '¿bajo el control de quién entra en juego?',
    'Unter wessen Kontrolle kommt die Karte ins Spiel?',
  ),
  'ask.pay': {
    en: ({ card, cost }, t) => rich`Pay ${cost} for ${t.card(card)}`,
    es: ({ card, cost }, t) => rich`Paga ${cost} por ${t.card(card)}`,
    de: ({ card, cost }, t) => rich`Bezahle ${cost} für ${t.card(card, 'acc')}`,
  },
  'ask.printed-cost': about(
    'choose the card whose printed cost you pay',
    'elige la carta cuyo coste impreso pagas',
    'Wähle die Karte, deren aufgedruckte Kosten du bezahlst',
  ),
  'ask.discard-cost': about(
    'choose the cards you discard',
    'elige las cartas que descartas',
    'Wähle die Karten, die du ablegst',
  ),
  'ask.forced': {
    en: 'Several forced abilities: which one comes first?',
    es: 'Hay varias capacidades obligadas: ¿cuál se resuelve primero?',
    de: 'Mehrere erzwungene Fähigkeiten: Welche kommt zuerst?',
  },
  'ask.interrupt': {
    en: 'Interrupt, or let it happen',
    es: 'Interrumpe o deja que ocurra',
    de: 'Unterbrich oder lass es geschehen',
  },
  'ask.response': {
    en: 'Respond, or go on',
    es: 'Responde o continúa',
    de: 'Reagiere oder mach weiter',
  },
  'ask.assign-damage': about('divide the damage', 'reparte el daño', 'Teile den Schaden auf'),
  'ask.choose-cards': about('choose cards', 'elige cartas', 'Wähle Karten'),
  'ask.choose-one': about('choose one', 'elige una opción', 'Wähle eine Möglichkeit'),
  'ask.choose-player': about('choose a player', 'elige a un jugador', 'Wähle einen Spieler'),
  'ask.look-at-top': about(
    'choose the card that you add to your hand',
    'elige la carta que añades a tu mano',
    'Wähle die Karte, die du auf die Hand nimmst',
  ),
  'ask.may': alike(({ card, at }, t) => rich`${t.card(card)}: ${t.effect(at)}`),
  'ask.search': about(
    'choose the card you search for',
    'elige la carta que buscas',
    'Wähle die gesuchte Karte',
  ),
  'ask.specials': about(
    'in which order do you resolve the abilities?',
    '¿en qué orden resuelves las capacidades?',
    'In welcher Reihenfolge handelst du die Fähigkeiten ab?',
  ),
  'ask.attacks': about('which enemy attacks?', '¿qué enemigo ataca?', 'Welcher Gegner greift an?'),
  'ask.damage': about('who takes the damage?', '¿quién sufre el daño?', 'Wer erleidet den Schaden?'),
  'ask.discard': about('what is discarded?', '¿qué se descarta?', 'Was wird abgelegt?'),
  'ask.exhaust': about('what is exhausted?', '¿qué se agota?', 'Was wird erschöpft?'),
  'ask.give-status': about(
    'who gets the status card?',
    '¿quién recibe la carta de estado?',
    'Wer bekommt die Statuskarte?',
  ),
  'ask.heal': about('who is healed?', '¿a quién se cura?', 'Wer wird geheilt?'),
  'ask.move-damage': about('where does the damage go?', '¿adónde va el daño?', 'Wohin geht der Schaden?'),
  'ask.place-threat': about(
    'on which scheme is the threat placed?',
    '¿en qué plan se pone la amenaza?',
    'Auf welchen Plan kommt die Bedrohung?',
  ),
  'ask.gain-control': about(
    'which card changes control?',
    '¿de qué carta se obtiene el control?',
    'Über welche Karte wird die Kontrolle übernommen?',
  ),
  'ask.ready': about('what is readied?', '¿qué se prepara?', 'Was wird spielbereit gemacht?'),
  'ask.remove-threat': about(
    'from which scheme is the threat removed?',
    '¿de qué plan se retira la amenaza?',
    'Von welchem Plan wird die Bedrohung entfernt?',
  ),
  'ask.schemes': about(
    'which enemy schemes?',
    '¿qué enemigo ejecuta el plan?',
    'Welcher Gegner treibt den Plan voran?',
  ),
});

/** An action: its own name, or what it says where the card has several. */
function usedAbility(at: string, t: Tools): Rich {
  const { face, ability, text } = t.ability(at);
  if ('name' in ability && ability.name !== undefined) return rich` (${ability.name[t.locale]})`;
  const usable = face.abilities.filter((one) => one.node === 'action');
  return usable.length > 1 ? rich`: ${firstLine(text.text)}` : [];
}

/** What can be chosen: labels. */
export const options: Catalog<Options, Tools> = defineMessages<Options, Tools>({
  'option.play': {
    en: ({ card }, t) => rich`Play ${t.card(card)}`,
    es: ({ card }, t) => rich`Jugar ${t.title(card)}`,
    de: ({ card }, t) => rich`${t.card(card, 'acc')} spielen`,
  },
  'option.attack': {
    en: ({ card }, t) => rich`Attack with ${t.card(card)}`,
    es: ({ card }, t) => rich`Atacar con ${t.card(card)}`,
    de: ({ card }, t) => rich`Mit ${t.card(card, 'dat')} angreifen`,
  },
  'option.thwart': {
    en: ({ card }, t) => rich`Thwart with ${t.card(card)}`,
    es: ({ card }, t) => rich`Intervenir con ${t.card(card)}`,
    de: ({ card }, t) => rich`Mit ${t.card(card, 'dat')} Widerstand leisten`,
  },
  'option.use': {
    en: ({ card, at }, t) => rich`${isEvent(card, t) ? 'Play' : 'Use'} ${t.card(card)}${usedAbility(at, t)}`,
    es: ({ card, at }, t) =>
      rich`${isEvent(card, t) ? 'Jugar' : 'Usar'} ${t.card(card)}${usedAbility(at, t)}`,
    de: ({ card, at }, t) =>
      rich`${t.card(card, 'acc')} ${isEvent(card, t) ? 'spielen' : 'nutzen'}${usedAbility(at, t)}`,
  },
  'option.recover': { en: 'Recover', es: 'Recuperarte', de: 'Erholen' },
  'option.flip': {
    en: 'Change form',
    es: 'Cambiar de identidad',
    de: 'Gestalt wechseln',
  },
  'option.ask': {
    en: ({ seat }, t) => rich`Ask ${t.seat(seat)} for an action`,
    es: ({ seat }, t) => rich`Pedir una acción a ${t.seat(seat)}`,
    de: ({ seat }, t) => rich`${t.seat(seat)} um eine Aktion bitten`,
  },
  'option.end': { en: 'End turn', es: 'Terminar el turno', de: 'Zug beenden' },
  'option.decline': { en: 'Decline', es: 'Pasar', de: 'Verzichten' },
  'option.card': alike(({ card, gives }, t) => withGiven(card, gives, t)),
  'option.seat': alike(({ seat }, t) => [t.seat(seat)]),
  'option.effect': alike(({ at }, t) => t.effect(at)),
  'window.pass': { en: 'Pass', es: 'Pasar', de: 'Passen' },
  'part.card': alike(({ face }, t) => t.named(face)),
  'part.boost': { en: 'boost', es: 'aumento', de: 'Boost' },
  'part.acceleration': {
    en: 'acceleration tokens',
    es: 'fichas de aceleración',
    de: 'Beschleunigungsmarker',
  },
  'part.defense': {
    en: ({ face }, t) => rich`defense of ${t.named(face)}`,
    es: ({ face }, t) => rich`defensa ${t.k.prep('de', t.named(face))}`,
    de: ({ face }, t) => rich`Verteidigung ${t.k.prep('von', t.named(face))}`,
  },
});

const isEvent = (card: number, t: Tools): boolean => t.faceOf(card)?.type === 'event';

const withGiven = (card: number, gives: Options['option.card']['gives'], t: Tools): Rich =>
  gives === undefined || gives.length === 0 ? t.card(card) : rich`${t.card(card)}: ${t.resources(gives)}`;
