import type { EditionId } from '@assemble/crisis-protocol';
import type { Localized } from '@assemble/language';

/** The rulebooks, in short. */
export const bookNames: Localized<Readonly<Record<EditionId, string>>> = {
  en: { es13: 'Spanish 1.3', en: 'English', de: 'German' },
  es: { es13: 'Español 1.3', en: 'Inglés', de: 'Alemán' },
  de: { es13: 'Spanisch 1.3', en: 'Englisch', de: 'Deutsch' },
};

/** What a rulebook is, in a line. */
export const bookLines: Localized<Readonly<Record<EditionId, string>>> = {
  en: {
    es13: 'the newest. Two crises are drawn and the opponent picks; where rules collide, the crisis card wins.',
    en: 'the first printing. Leaderships are declared one after the other; a tie in round 6 needs a score.',
    de: 'the German printing. Nobody may field two characters of one name or alter ego; leaderships are revealed together.',
  },
  es: {
    es13: 'el más nuevo. Se roban dos cartas de Crisis y escoge el oponente; si las reglas se contradicen, manda la carta de Crisis.',
    en: 'la primera edición. Los Liderazgos se declaran uno tras otro; un empate en la ronda 6 exige haber puntuado.',
    de: 'la edición alemana. Nadie puede desplegar dos Personajes con el mismo nombre o Alter Ego; los Liderazgos se revelan a la vez.',
  },
  de: {
    es13: 'das neueste. Zwei Krisen werden gezogen, das Gegenüber wählt; widersprechen sich Regeln, gilt die Krisenkarte.',
    en: 'die erste Ausgabe. Führungsfähigkeiten werden nacheinander angesagt; bei Gleichstand in Runde 6 zählt nur, wer gepunktet hat.',
    de: 'die deutsche Ausgabe. Niemand stellt zwei Charaktere mit gleichem Namen oder Alter Ego auf; Führungsfähigkeiten werden gemeinsam aufgedeckt.',
  },
};
