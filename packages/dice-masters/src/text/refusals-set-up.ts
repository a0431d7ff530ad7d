import { type Catalog, defineMessages, type Rich, rich, unheardOf, unreadable } from '@assemble/language';
import type { SetUpRefusals } from './keys.ts';
import type { Tools } from './tools.ts';

const didYouMean = (nearest: readonly string[], ask: string): Rich =>
  nearest.length === 0 ? [] : [`. ${ask} ${nearest.join(', ')}?`];

/** Why a team or a match cannot be set up like this. */
export const setUpRefusals: Catalog<SetUpRefusals, Tools> = defineMessages<SetUpRefusals, Tools>({
  'no.setup-form': unreadable,
  'no.setup-unknown': unheardOf,
  'no.format': {
    en: ({ format, formats }, t) => rich`There is no format “${format}”: choose ${t.k.list(formats, 'or')}`,
    es: ({ format, formats }, t) => rich`No existe el formato «${format}»: elige ${t.k.list(formats, 'or')}`,
    de: ({ format, formats }, t) =>
      rich`Ein Format „${format}“ gibt es nicht: Wähle ${t.k.list(formats, 'or')}`,
  },
  'no.priority': {
    en: 'Priority is either casual or tournament',
    es: 'La prioridad es «casual» o «tournament»',
    de: 'Die Priorität ist „casual“ oder „tournament“',
  },
  'no.first': {
    en: 'Either player begins, or chance decides',
    es: 'Empieza uno de los dos jugadores o lo decide el azar',
    de: 'Es beginnt einer der beiden Spieler, oder der Zufall entscheidet',
  },
  'no.two-players': {
    en: 'A match needs two teams',
    es: 'Una partida necesita dos equipos',
    de: 'Eine Partie braucht zwei Teams',
  },
  'no.team-form': {
    en: 'This is not a team',
    es: 'Esto no es un equipo',
    de: 'Das ist kein Team',
  },
  'no.team-basic-action': {
    en: ({ card }, t) =>
      rich`${t.fullCard(card)} is a basic action: it does not belong among the team's cards`,
    es: ({ card }, t) => rich`${t.fullCard(card)} es una acción básica: no va entre las cartas del equipo`,
    de: ({ card }, t) => rich`${t.fullCard(card)} ist eine Basisaktion: Sie gehört nicht zu den Teamkarten`,
  },
  'no.team-title': {
    en: ({ card }, t) => rich`Only one card with the title ${t.title(card)}`,
    es: ({ card }, t) => rich`Solo una carta con el título ${t.title(card)}`,
    de: ({ card }, t) => rich`Nur eine Karte mit dem Titel ${t.title(card)}`,
  },
  'no.team-no-dice': {
    en: ({ card }, t) => rich`${t.fullCard(card)} needs at least one die`,
    es: ({ card }, t) => rich`${t.fullCard(card)} necesita al menos un dado`,
    de: ({ card }, t) => rich`${t.fullCard(card)} braucht mindestens einen Würfel`,
  },
  'no.team-limit': {
    en: ({ card, dice, max }, t) => rich`${t.fullCard(card)} allows ${max} dice; these are ${dice}`,
    es: ({ card, dice, max }, t) => rich`${t.fullCard(card)} admite ${max} dados; hay ${dice}`,
    de: ({ card, dice, max }, t) => rich`${t.fullCard(card)} erlaubt ${max} Würfel; das sind ${dice}`,
  },
  'no.team-cards': {
    en: ({ cards, max }) => [`At most ${max} cards; these are ${cards}`],
    es: ({ cards, max }) => [`Como máximo ${max} cartas; hay ${cards}`],
    de: ({ cards, max }) => [`Höchstens ${max} Karten; das sind ${cards}`],
  },
  'no.team-dice': {
    en: ({ dice, max }) => [`At most ${max} dice; these are ${dice}`],
    es: ({ dice, max }) => [`Como máximo ${max} dados; hay ${dice}`],
    de: ({ dice, max }) => [`Höchstens ${max} Würfel; das sind ${dice}`],
  },
  'no.team-basic-actions': {
    en: ({ count }) => [`Choose two different basic actions; you have ${count}`],
    es: ({ count }) => [`Elige dos acciones básicas distintas; hay ${count}`],
    de: ({ count }) => [`Wähle zwei verschiedene Basisaktionen; du hast ${count}`],
  },
  'no.not-a-basic-action': {
    en: ({ card }, t) => rich`${t.fullCard(card)} is not a basic action`,
    es: ({ card }, t) => rich`${t.fullCard(card)} no es una acción básica`,
    de: ({ card }, t) => rich`${t.fullCard(card)} ist keine Basisaktion`,
  },
  'no.unknown-card': {
    en: ({ card, nearest }) => rich`There is no card “${card}”${didYouMean(nearest, 'Did you mean')}`,
    es: ({ card, nearest }) => rich`No existe la carta «${card}»${didYouMean(nearest, '¿Querías decir')}`,
    de: ({ card, nearest }) => rich`Eine Karte „${card}“ gibt es nicht${didYouMean(nearest, 'Meinst du')}`,
  },
  'no.draft-missing': {
    en: 'A draft needs cards to draft from',
    es: 'Para seleccionar equipos hacen falta cartas entre las que elegir',
    de: 'Ein Draft braucht Karten zur Auswahl',
  },
  'no.draft-number': {
    en: ({ number }) => [`Draft with 8 to 20 cards; these are ${number}`],
    es: ({ number }) => [`La selección es de 8 a 20 cartas; hay ${number}`],
    de: ({ number }) => [`Ein Draft hat 8 bis 20 Karten; das sind ${number}`],
  },
  'no.draft-basic-actions': {
    en: 'A draft has three or four basic actions',
    es: 'La selección tiene tres o cuatro acciones básicas',
    de: 'Ein Draft hat drei oder vier Basisaktionen',
  },
  'no.draft-dice': {
    en: 'Each title needs at least one die',
    es: 'Cada título necesita al menos un dado',
    de: 'Jeder Titel braucht mindestens einen Würfel',
  },
  'no.draft-twice': {
    en: ({ card }, t) => rich`${t.fullCard(card)} is in the draft twice`,
    es: ({ card }, t) => rich`${t.fullCard(card)} está dos veces en la selección`,
    de: ({ card }, t) => rich`${t.fullCard(card)} ist zweimal im Draft`,
  },
});
