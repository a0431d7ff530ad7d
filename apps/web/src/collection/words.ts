import { type Catalogue, useWords, type WordsLike } from '../strings/catalogue.ts';

const en = {
  save: 'Save',
  saved: 'Saved on this device',
  notSaved: 'Not saved yet',
  cannotSave: 'This device keeps nothing. Export it instead.',
  open: 'Open',
  copy: 'Duplicate',
  copyOf: (name: string) => `${name} (copy)`,
  remove: 'Delete',
  removed: (name: string) => `“${name}” is deleted.`,
  undo: 'Undo',
  share: 'Share and export',
  shareAs: 'As',
  shareText: 'To copy',
  copyText: 'Copy',
  copied: 'Copied',
  cannotCopy: 'Select the text and copy it by hand.',
  download: 'Download',
  import: 'Import',
  importFile: 'Or choose a file',
  importNow: 'Import the text',
  notes: 'What was not taken as it stands',
  meant: (names: string) => `did you mean ${names}?`,
  asList: 'List of names',
  asFile: 'File',
  unreadable: 'cannot be read',
  noCard: 'no such card',
  legal: 'Legal',
  problems: (count: number) => (count === 1 ? '1 violation' : `${count} violations`),
  problemsTitle: 'Against the rules',
};

type CollectionWords = WordsLike<typeof en>;

const es: CollectionWords = {
  save: 'Guardar',
  saved: 'Guardado en este dispositivo',
  notSaved: 'Sin guardar',
  cannotSave: 'Este dispositivo no guarda nada. Expórtalo.',
  open: 'Abrir',
  copy: 'Duplicar',
  copyOf: (name) => `${name} (copia)`,
  remove: 'Borrar',
  removed: (name) => `Se ha borrado «${name}».`,
  undo: 'Deshacer',
  share: 'Compartir y exportar',
  shareAs: 'Como',
  shareText: 'Para copiar',
  copyText: 'Copiar',
  copied: 'Copiado',
  cannotCopy: 'Selecciona el texto y cópialo a mano.',
  download: 'Descargar',
  import: 'Importar',
  importFile: 'O elige un archivo',
  importNow: 'Importar el texto',
  notes: 'Lo que no se ha tomado tal cual',
  meant: (names) => `¿querías decir ${names}?`,
  asList: 'Lista de nombres',
  asFile: 'Archivo',
  unreadable: 'no se puede leer',
  noCard: 'esa carta no existe',
  legal: 'Legal',
  problems: (count) => (count === 1 ? '1 infracción' : `${count} infracciones`),
  problemsTitle: 'Contra las reglas',
};

const de: CollectionWords = {
  save: 'Speichern',
  saved: 'Auf diesem Gerät gespeichert',
  notSaved: 'Noch nicht gespeichert',
  cannotSave: 'Dieses Gerät speichert nichts. Exportiere es stattdessen.',
  open: 'Öffnen',
  copy: 'Duplizieren',
  copyOf: (name) => `${name} (Kopie)`,
  remove: 'Löschen',
  removed: (name) => `„${name}“ ist gelöscht.`,
  undo: 'Rückgängig',
  share: 'Teilen und exportieren',
  shareAs: 'Als',
  shareText: 'Zum Kopieren',
  copyText: 'Kopieren',
  copied: 'Kopiert',
  cannotCopy: 'Markiere den Text und kopiere ihn von Hand.',
  download: 'Herunterladen',
  import: 'Importieren',
  importFile: 'Oder wähle eine Datei',
  importNow: 'Den Text importieren',
  notes: 'Was nicht so übernommen wurde, wie es dasteht',
  meant: (names) => `meinst du ${names}?`,
  asList: 'Liste der Namen',
  asFile: 'Datei',
  unreadable: 'nicht lesbar',
  noCard: 'so eine Karte gibt es nicht',
  legal: 'Regelgerecht',
  problems: (count) => (count === 1 ? '1 Regelverstoß' : `${count} Regelverstöße`),
  problemsTitle: 'Gegen die Regeln',
};

export const collectionWords: Catalogue<typeof en> = { en, es, de };

export const useCollectionWords = (): CollectionWords => useWords(collectionWords);

/** Whether something is legal, in two words. */
export function useVerdict(problems: number): string {
  const t = useCollectionWords();
  return problems === 0 ? `✓ ${t.legal}` : `✕ ${t.problems(problems)}`;
}
