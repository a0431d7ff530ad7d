import { type Catalogue, useWords, type WordsLike } from '../../../strings/catalogue.ts';

const en = {
  editionText: 'what changes is said here',
  crisesEach: (count: number) => `${count} + ${count} crises`,
  bookMore: 'More',
  leader: 'Leader',
  threat: 'threat',
  nobody: 'Nobody yet',
  edition: 'Rulebook',
  map: 'Battlefield',
  ownMap: 'Another battlefield',
  features: (count: number) => `${count} terrain features`,
  drawAgain: 'Draw another one',
  editMaps: 'Make battlefields of your own in the map editor',
  rosterOf: (name: string) => `Roster: ${name}`,
  ready: 'Ready-made rosters',
  mine: 'My rosters',
  more: 'Other ways',
  surprise: 'Surprise me',
  own: 'Custom roster',
  build: 'Build or change the roster',
  done: 'Done',
  oneShots: 'One-Shot cards',
};

type ConfigureWords = WordsLike<typeof en>;

const es: ConfigureWords = {
  editionText: 'aquí se dice qué cambia',
  crisesEach: (count) => `${count} + ${count} crisis`,
  bookMore: 'Más',
  leader: 'Líder',
  threat: 'de Amenaza',
  nobody: 'Nadie todavía',
  edition: 'Reglamento',
  map: 'Campo de batalla',
  ownMap: 'Otro campo de batalla',
  features: (count) => `${count} elementos de escenografía`,
  drawAgain: 'Sacar otro',
  editMaps: 'Crea tus propios campos de batalla en el editor de mapas',
  rosterOf: (name) => `Lista: ${name}`,
  ready: 'Listas ya hechas',
  mine: 'Mis listas',
  more: 'Otras maneras',
  surprise: 'Sorpréndeme',
  own: 'Lista a medida',
  build: 'Crear o cambiar la lista',
  done: 'Listo',
  oneShots: 'Cartas «One-Shot»',
};

const de: ConfigureWords = {
  editionText: 'was sich ändert, steht hier',
  crisesEach: (count) => `${count} + ${count} Krisen`,
  bookMore: 'Mehr',
  leader: 'Führungsfähigkeit',
  threat: 'Bedrohung',
  nobody: 'Noch niemand',
  edition: 'Regelheft',
  map: 'Schlachtfeld',
  ownMap: 'Ein anderes Schlachtfeld',
  features: (count) => `${count} Geländeteile`,
  drawAgain: 'Ein anderes würfeln',
  editMaps: 'Baue eigene Schlachtfelder im Karteneditor',
  rosterOf: (name) => `Vorrat: ${name}`,
  ready: 'Fertige Vorräte',
  mine: 'Meine Vorräte',
  more: 'Andere Wege',
  surprise: 'Überrasche mich',
  own: 'Eigener Vorrat',
  build: 'Vorrat bauen oder ändern',
  done: 'Fertig',
  oneShots: 'One-Shot-Karten',
};

const configureWords: Catalogue<typeof en> = { en, es, de };

export const useConfigureWords = (): ConfigureWords => useWords(configureWords);
