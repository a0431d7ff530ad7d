import { type Catalogue, useWords, type WordsLike } from '../../strings/catalogue.ts';

const en = {
  title: (rule: string) => `${rule} in play`,
  close: 'Back to the rulebook',
  stepOf: (at: number, of: number) => `Step ${at} of ${of}`,
  begin: 'This is the position. Watch what happens, or do it yourself.',
  refused: 'The rules say no, and the dock says why. Nothing has changed.',
  own: 'That was a move of your own; the others now play by themselves.',
  over: 'That was the scene. The table is yours: play on as you like.',
  next: 'Next step',
  play: 'Play the scene',
  again: 'From the beginning',
  missing: 'No scene shows this rule',
  missingText: 'Only some rules can be seen in play so far.',
  toRule: 'To the rule',
};

type SceneWords = WordsLike<typeof en>;

const es: SceneWords = {
  title: (rule) => `${rule} en juego`,
  close: 'Volver al reglamento',
  stepOf: (at, of) => `Paso ${at} de ${of}`,
  begin: 'Esta es la posición. Mira lo que pasa o hazlo tú.',
  refused: 'Las reglas dicen que no, y abajo está el porqué. No ha cambiado nada.',
  own: 'Esa jugada ha sido tuya; los demás juegan ahora por su cuenta.',
  over: 'Esa era la escena. La mesa es tuya: sigue jugando como quieras.',
  next: 'Siguiente paso',
  play: 'Ver la escena',
  again: 'Desde el principio',
  missing: 'Ninguna escena muestra esta regla',
  missingText: 'De momento solo se pueden ver en juego algunas reglas.',
  toRule: 'A la regla',
};

const de: SceneWords = {
  title: (rule) => `${rule} im Spiel`,
  close: 'Zurück zum Regelbuch',
  stepOf: (at, of) => `Schritt ${at} von ${of}`,
  begin: 'Das ist die Stellung. Sieh zu, was geschieht, oder tu es selbst.',
  refused: 'Die Regeln sagen nein, und unten steht, warum. Nichts hat sich geändert.',
  own: 'Das war ein eigener Zug; die anderen spielen jetzt von selbst.',
  over: 'Das war die Szene. Der Tisch gehört dir: Spiel weiter, wie du magst.',
  next: 'Nächster Schritt',
  play: 'Szene abspielen',
  again: 'Von vorn',
  missing: 'Keine Szene zeigt diese Regel',
  missingText: 'Bisher lassen sich nur manche Regeln im Spiel ansehen.',
  toRule: 'Zur Regel',
};

const sceneWords: Catalogue<typeof en> = { en, es, de };

export const useSceneWords = (): SceneWords => useWords(sceneWords);
