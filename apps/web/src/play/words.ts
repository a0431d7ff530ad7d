import { type Catalogue, useWords, type WordsLike } from '../strings/catalogue.ts';

const en = {
  title: (game: string) => `Play ${game}`,
  intro: 'Everything is set for a first match against a bot. Start, or change what you like.',
  whatToPlay: 'What to play',
  whoSits: 'Who sits where',
  seat: (n: number) => `Seat ${n}`,
  sitterOf: (n: number) => `Who sits in seat ${n}`,
  nameOf: (n: number) => `Name in seat ${n}`,
  person: 'A person here',
  botRandom: 'Bot: plays anything legal',
  botGreedy: 'Bot: plays with sense',
  nameRandom: 'Random bot',
  nameGreedy: 'Clever bot',
  player: (n: number) => `Player ${n}`,
  options: 'More choices',
  start: 'Start the match',
  resumeTitle: 'Go on where you were',
  resume: 'Resume',
  versus: (names: string) => names.split('\n').join(' vs. '),
  decisions: (count: number) => (count === 1 ? '1 decision so far' : `${count} decisions so far`),
  forget: 'Discard',
  noGame: 'No such game can be played yet',
  noGameText: 'Its rules are here, its table is not.',
};

export type PlayWords = WordsLike<typeof en>;

const es: PlayWords = {
  title: (game) => `Jugar a ${game}`,
  intro: 'Todo está listo para una primera partida contra un bot. Empieza o cambia lo que quieras.',
  whatToPlay: 'Qué jugar',
  whoSits: 'Quién se sienta dónde',
  seat: (n) => `Asiento ${n}`,
  sitterOf: (n) => `Quién ocupa el asiento ${n}`,
  nameOf: (n) => `Nombre del asiento ${n}`,
  person: 'Una persona aquí',
  botRandom: 'Bot: juega cualquier cosa legal',
  botGreedy: 'Bot: juega con cabeza',
  nameRandom: 'Bot al azar',
  nameGreedy: 'Bot astuto',
  player: (n) => `Jugador ${n}`,
  options: 'Más opciones',
  start: 'Empezar la partida',
  resumeTitle: 'Sigue donde lo dejaste',
  resume: 'Continuar',
  versus: (names) => names.split('\n').join(' contra '),
  decisions: (count) => (count === 1 ? '1 decisión hasta ahora' : `${count} decisiones hasta ahora`),
  forget: 'Descartar',
  noGame: 'Ese juego aún no se puede jugar',
  noGameText: 'Sus reglas están aquí; su mesa, todavía no.',
};

const de: PlayWords = {
  title: (game) => `${game} spielen`,
  intro: 'Alles ist bereit für eine erste Partie gegen einen Bot. Leg los oder ändere, was du magst.',
  whatToPlay: 'Was gespielt wird',
  whoSits: 'Wer wo sitzt',
  seat: (n) => `Platz ${n}`,
  sitterOf: (n) => `Wer auf Platz ${n} sitzt`,
  nameOf: (n) => `Name auf Platz ${n}`,
  person: 'Jemand hier',
  botRandom: 'Bot: spielt irgendetwas Erlaubtes',
  botGreedy: 'Bot: spielt mit Verstand',
  nameRandom: 'Zufallsbot',
  nameGreedy: 'Schlauer Bot',
  player: (n) => `Spieler ${n}`,
  options: 'Mehr einstellen',
  start: 'Partie beginnen',
  resumeTitle: 'Weiter, wo du warst',
  resume: 'Fortsetzen',
  versus: (names) => names.split('\n').join(' gegen '),
  decisions: (count) => (count === 1 ? 'bisher 1 Entscheidung' : `bisher ${count} Entscheidungen`),
  forget: 'Verwerfen',
  noGame: 'Dieses Spiel lässt sich noch nicht spielen',
  noGameText: 'Seine Regeln sind da, sein Tisch noch nicht.',
};

const playWords: Catalogue<typeof en> = { en, es, de };

export const usePlayWords = (): PlayWords => useWords(playWords);
