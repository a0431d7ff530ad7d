import { type Catalogue, useWords, type WordsLike } from '../../../strings/catalogue.ts';

const en = {
  title: 'Battlefield editor',
  intro:
    'Drag terrain with the mouse or a finger, or choose it and use the arrow keys. What breaks the spacing rule is named at once; legal battlefields can be saved and played on.',
  name: 'Name of the battlefield',
  noName: 'My battlefield',
  notLegal: 'Only legal battlefields are saved.',
  from: 'Start from',
  blank: 'An empty battlefield',
  random: 'One drawn at random',
  playWith: 'on it',
  field: 'Battlefield, 36 by 36 inches',
  state: (count: number) => `${count} terrain features`,
  advice: 'Advice',
  addWhat: 'Terrain to add',
  addKind: (name: string, size: number) => `Add: ${name}, Size ${size}`,
  showCrisis: 'Show the objectives of',
  chosen: 'Chosen terrain',
  nothingChosen: 'None. Choose a feature on the battlefield or in the list.',
  across: 'Across, in inches',
  down: 'Down, in inches',
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  size: 'Size',
  interactive: 'Interactive: it can be thrown and destroyed',
  copy: 'Duplicate',
  remove: 'Remove',
  all: 'All terrain',
  featureLabel: (name: string, size: number, x: string, y: string) => `${name}, Size ${size}, at ${x} / ${y}`,
  broken: 'against the rules',
  keys: 'Keys on chosen terrain: arrows move it half an inch, with Shift a tenth; R turns it, Shift R turns it back; plus and minus change its Size; Delete removes it.',
  mine: (count: number) => `My battlefields (${count})`,
  noneKept: 'None saved yet.',
  exportAll: 'Download all battlefields',
  asLink: 'Link that opens the battlefield',
  importHint: 'A link or the text of a file',
  imported: (count: number) =>
    count === 1 ? '1 battlefield is read.' : `${count} battlefields are read; the legal ones are saved.`,
  importedNone: 'There is no battlefield in this.',
};

type MapWords = WordsLike<typeof en>;

const es: MapWords = {
  title: 'Editor de campos de batalla',
  intro:
    'Arrastra la escenografía con el ratón o el dedo, o elígela y usa las flechas. Lo que rompe la regla de separación se nombra al momento; los campos legales se pueden guardar y jugar.',
  name: 'Nombre del campo de batalla',
  noName: 'Mi campo de batalla',
  notLegal: 'Solo se guardan campos de batalla legales.',
  from: 'Partir de',
  blank: 'Un campo vacío',
  random: 'Uno al azar',
  playWith: 'en él',
  field: 'Campo de batalla, 36 por 36 pulgadas',
  state: (count) => `${count} elementos de escenografía`,
  advice: 'Consejos',
  addWhat: 'Elemento que añadir',
  addKind: (name, size) => `Añadir: ${name}, tamaño ${size}`,
  showCrisis: 'Mostrar los objetivos de',
  chosen: 'Elemento elegido',
  nothingChosen: 'Ninguno. Escoge un elemento en el campo o en la lista.',
  across: 'Horizontal, en pulgadas',
  down: 'Vertical, en pulgadas',
  turnLeft: 'Girar a la izquierda',
  turnRight: 'Girar a la derecha',
  size: 'Tamaño',
  interactive: 'Interactivo: se puede lanzar y destruir',
  copy: 'Duplicar',
  remove: 'Quitar',
  all: 'Toda la escenografía',
  featureLabel: (name, size, x, y) => `${name}, Tamaño ${size}, en ${x} / ${y}`,
  broken: 'contra las reglas',
  keys: 'Teclas sobre el elemento elegido: las flechas lo mueven media pulgada, con Mayús una décima; R lo gira, Mayús R lo gira al revés; más y menos cambian su Tamaño; Supr lo quita.',
  mine: (count) => `Mis campos de batalla (${count})`,
  noneKept: 'Aún no hay ninguno guardado.',
  exportAll: 'Descargar todos los campos de batalla',
  asLink: 'Enlace que abre el campo de batalla',
  importHint: 'Un enlace o el texto de un archivo',
  imported: (count) =>
    count === 1
      ? 'Se ha leído 1 campo de batalla.'
      : `Se han leído ${count} campos de batalla; los legales se han guardado.`,
  importedNone: 'Aquí no hay ningún campo de batalla.',
};

const de: MapWords = {
  title: 'Schlachtfeld-Editor',
  intro:
    'Zieh Gelände mit Maus oder Finger, oder wähle es und nimm die Pfeiltasten. Was gegen die Abstandsregel verstößt, wird sofort genannt; regelgerechte Schlachtfelder lassen sich speichern und bespielen.',
  name: 'Name des Schlachtfelds',
  noName: 'Mein Schlachtfeld',
  notLegal: 'Gespeichert werden nur regelgerechte Schlachtfelder.',
  from: 'Ausgehen von',
  blank: 'Ein leeres Schlachtfeld',
  random: 'Ein zufälliges',
  playWith: 'darauf',
  field: 'Schlachtfeld, 36 mal 36 Zoll',
  state: (count) => `${count} Geländeteile`,
  advice: 'Ratschläge',
  addWhat: 'Neues Gelände',
  addKind: (name, size) => `Hinzufügen: ${name}, Größe ${size}`,
  showCrisis: 'Ziele zeigen von',
  chosen: 'Gewähltes Gelände',
  nothingChosen: 'Keins. Wähle ein Geländeteil auf dem Schlachtfeld oder in der Liste.',
  across: 'Waagerecht, in Zoll',
  down: 'Senkrecht, in Zoll',
  turnLeft: 'Nach links drehen',
  turnRight: 'Nach rechts drehen',
  size: 'Größe',
  interactive: 'Interaktiv: Es kann geworfen und zerstört werden',
  copy: 'Duplizieren',
  remove: 'Entfernen',
  all: 'Alles Gelände',
  featureLabel: (name, size, x, y) => `${name}, Größe ${size}, bei ${x} / ${y}`,
  broken: 'gegen die Regeln',
  keys: 'Tasten auf gewähltem Gelände: Pfeile verschieben es um einen halben Zoll, mit Umschalt um ein Zehntel; R dreht es, Umschalt R dreht es zurück; Plus und Minus ändern seine Größe; Entf entfernt es.',
  mine: (count) => `Meine Schlachtfelder (${count})`,
  noneKept: 'Noch keins gespeichert.',
  exportAll: 'Alle Schlachtfelder herunterladen',
  asLink: 'Link, der das Schlachtfeld öffnet',
  importHint: 'Ein Link oder der Text einer Datei',
  imported: (count) =>
    count === 1
      ? '1 Schlachtfeld ist eingelesen.'
      : `${count} Schlachtfelder sind eingelesen; die regelgerechten sind gespeichert.`,
  importedNone: 'Darin steckt kein Schlachtfeld.',
};

export const mapWords: Catalogue<typeof en> = { en, es, de };

export const useMapWords = (): MapWords => useWords(mapWords);
