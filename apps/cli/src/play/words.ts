import type { ShapeName } from '@assemble/kernel';
import type { Locale } from '@assemble/language';

/** What the terminal itself says, in the language of the table. */
interface Words {
  readonly keys: string;
  readonly hints: { readonly [Shape in ShapeName]: string };
  readonly rules: string;
  readonly wrong: string;
  readonly refused: string;
  readonly nothingDim: string;
  readonly nothingToUndo: string;
  readonly undoStopped: string;
  readonly undone: string;
  readonly barriers: { readonly random: string; readonly reveal: string; readonly foreign: string };
  readonly answers: string;
  readonly saved: string;
  readonly over: string;
  readonly yes: readonly string[];
  readonly no: readonly string[];
}

export const WORDS: { readonly [L in Locale]: Words } = {
  en: {
    keys: '? why not · u undo · random · q quit',
    hints: {
      entities: 'numbers, such as 1 3; nothing for none',
      options: 'a number',
      order: 'all numbers in the wanted order; nothing keeps it',
      distribute: 'one amount for each line, such as 2 0 1',
      number: 'a number',
      assign: 'pairs, such as 1a 2b; nothing for none',
      pay: 'auto, or numbers (1 2:1 m1), or +1 to buy more in the same payment',
      'yes-no': 'y or n',
      commit: 'random, JSON, or the name of a JSON file',
      place: 'two numbers, from the left and from the top, such as 12.5 20; or random',
    },
    rules: 'rules',
    wrong: 'That is not an answer here:',
    refused: 'Not allowed:',
    nothingDim: 'Everything listed is allowed; there is nothing else to try here.',
    nothingToUndo: 'There is nothing of yours to take back.',
    undoStopped: 'That cannot be taken back freely (u! does it all the same):',
    undone: 'Taken back.',
    barriers: {
      random: 'chance has spoken since',
      reveal: 'somebody has learned something since',
      foreign: 'the other player has decided since',
    },
    answers: 'answers',
    saved: 'Saved:',
    over: 'The match is over. Won by:',
    yes: ['y', 'yes'],
    no: ['n', 'no'],
  },
  es: {
    keys: '? por qué no · u deshacer · random · q salir',
    hints: {
      entities: 'números, como 1 3; nada para ninguno',
      options: 'un número',
      order: 'todos los números en el orden deseado; nada lo deja igual',
      distribute: 'una cantidad por línea, como 2 0 1',
      number: 'un número',
      assign: 'parejas, como 1a 2b; nada para ninguna',
      pay: 'auto, o números (1 2:1 m1), o +1 para comprar más en el mismo pago',
      'yes-no': 's o n',
      commit: 'random, JSON o el nombre de un archivo JSON',
      place: 'dos números, desde la izquierda y desde arriba, como 12.5 20; o random',
    },
    rules: 'reglas',
    wrong: 'Eso no es una respuesta aquí:',
    refused: 'No se permite:',
    nothingDim: 'Todo lo que aparece está permitido; no hay nada más que probar aquí.',
    nothingToUndo: 'No hay nada tuyo que deshacer.',
    undoStopped: 'Eso no se puede deshacer sin más (u! lo hace de todos modos):',
    undone: 'Deshecho.',
    barriers: {
      random: 'desde entonces ha hablado el azar',
      reveal: 'desde entonces alguien ha sabido algo nuevo',
      foreign: 'desde entonces ha decidido el otro jugador',
    },
    answers: 'responde',
    saved: 'Guardado:',
    over: 'La partida ha terminado. Gana:',
    yes: ['s', 'si', 'sí'],
    no: ['n', 'no'],
  },
  de: {
    keys: '? warum nicht · u zurück · random · q Ende',
    hints: {
      entities: 'Nummern, etwa 1 3; leer für keine',
      options: 'eine Nummer',
      order: 'alle Nummern in der gewünschten Reihenfolge; leer lässt sie so',
      distribute: 'eine Menge je Zeile, etwa 2 0 1',
      number: 'eine Zahl',
      assign: 'Paare, etwa 1a 2b; leer für keine',
      pay: 'auto, oder Nummern (1 2:1 m1), oder +1, um in derselben Zahlung mehr zu kaufen',
      'yes-no': 'j oder n',
      commit: 'random, JSON oder der Name einer JSON-Datei',
      place: 'zwei Zahlen, von links und von oben, etwa 12.5 20; oder random',
    },
    rules: 'Regeln',
    wrong: 'Das ist hier keine Antwort:',
    refused: 'Nicht erlaubt:',
    nothingDim: 'Alles, was dasteht, ist erlaubt; mehr gibt es hier nicht zu versuchen.',
    nothingToUndo: 'Es gibt nichts von dir zurückzunehmen.',
    undoStopped: 'Das lässt sich nicht einfach zurücknehmen (u! tut es trotzdem):',
    undone: 'Zurückgenommen.',
    barriers: {
      random: 'seither hat der Zufall gesprochen',
      reveal: 'seither hat jemand etwas erfahren',
      foreign: 'seither hat der andere Spieler entschieden',
    },
    answers: 'antwortet',
    saved: 'Gespeichert:',
    over: 'Die Partie ist zu Ende. Gewonnen hat:',
    yes: ['j', 'ja'],
    no: ['n', 'nein'],
  },
};
