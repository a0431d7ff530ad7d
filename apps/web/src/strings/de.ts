import type { WordsLike } from './catalogue.ts';
import type { en } from './en.ts';

export const de: WordsLike<typeof en> = {
  appName: 'Assemble',
  skip: 'Zum Inhalt springen',
  mainNavigation: 'Hauptmenü',
  home: 'Start',
  rules: 'Regeln',
  online: 'Online',
  language: 'Sprache',
  theme: 'Farbschema',
  themeSystem: 'System',
  themeLight: 'Hell',
  themeDark: 'Dunkel',
  loading: 'Wird geladen …',
  close: 'Schließen',

  searchAllRules: 'Regeln durchsuchen',

  notice:
    'Assemble ist ein inoffizielles Fanprojekt. Es stammt weder von Marvel noch von den Verlagen der Spiele und ist nicht von ihnen genehmigt. Namen von Figuren und Spielen gehören ihren Inhabern. Es verwendet keine offiziellen Bilder und keine gedruckten Kartentexte.',
  licence: 'Der Code ist frei unter der MIT-Lizenz.',
  licences: 'Lizenzen von Code und Schriften',

  notFoundTitle: 'Dieses Bild ist leer',
  notFoundText: 'An dieser Adresse gibt es nichts. Vielleicht ist es umgezogen, oder es fehlt ein Buchstabe.',
  backHome: 'Zur Startseite',
  brokenTitle: 'Etwas ist kaputtgegangen',
  brokenText: 'Die Seite ist auf einen eigenen Fehler gestoßen. Neu laden hilft meistens.',
  notKept:
    'Dieser Teil ist auf diesem Gerät noch nicht gespeichert. Öffne ihn einmal mit Netz, dann bleibt er da.',
  reload: 'Neu laden',
  updateTitle: 'Eine neue Version ist da.',
  updateNeeded:
    'Diesen Teil der Seite hat der Server nicht mehr so, wie du ihn geladen hast. Die neue Version hat ihn.',
  updateSafe: 'Deine Partien bleiben erhalten und gehen darin weiter.',
  updateLost: (count) =>
    count === 1
      ? 'Ihre Regeln haben sich geändert: 1 unfertige Partie von dir kann darin nicht weitergehen. Spiel sie erst zu Ende oder lade die neue Version trotzdem.'
      : `Ihre Regeln haben sich geändert: ${count} unfertige Partien von dir können darin nicht weitergehen. Spiel sie erst zu Ende oder lade die neue Version trotzdem.`,
  updateNow: 'Neue Version laden',
  updateLater: 'Später',

  ledgerTitle: 'Regelverzeichnis',
  ledgerIntro: 'Alles, was die drei Regelhefte verlangen, in unseren Worten, Stück für Stück.',
  searchRules: 'Nach Kennung oder Wörtern suchen',
  searchRulesHint: 'Zum Beispiel DM-ATTACK-1 oder „nachwürfeln“',
  game: 'Spiel',
  topic: 'Thema',
  kind: 'Art',
  edition: 'Ausgabe',
  anyGame: 'Alle Spiele',
  anyTopic: 'Alle Themen',
  anyKind: 'Alle Arten',
  anyEdition: 'Alle Ausgaben',
  reset: 'Filter leeren',
  rulesFound: (count) => (count === '1' ? '1 Regel' : `${count} Regeln`),
  noRules: 'Keine Regel passt. Versuche weniger Wörter oder leere die Filter.',
  showMore: (count) => `${count} weitere zeigen`,
  ruleTitle: (id) => `Regel ${id}`,
  backToRules: 'Alle Regeln',
  source: 'Überschrift im Regelheft',
  editions: 'Ausgaben',
  variantOf: 'Variante von',
  variants: 'In anderen Ausgaben',
  gap: 'Was das Regelheft offenlässt',
  ruling: 'Wie wir es regeln',
  provenBy: 'Bewiesen durch',
  proven: 'Durch einen Test bewiesen',
  sameTopic: 'Mehr zu diesem Thema',
  previousRule: 'Vorige Regel',
  nextRule: 'Nächste Regel',
  copyLink: 'Link kopieren',
  copied: 'Kopiert',
  ruleMissing: (id) => `Keine Regel heißt ${id}`,
  ruleMissingText: 'Das Verzeichnis kennt diese Kennung nicht. Suche sie über ihre Wörter.',
};
