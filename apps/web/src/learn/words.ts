import { type Catalogue, useWords, type WordsLike } from '../strings/catalogue.ts';

const en = {
  learn: (game: string) => `Learn ${game}`,
  about: (count: number, minutes: number) =>
    `${count === 1 ? 'A short lesson' : `${count} short lessons`} on the real table, about ${minutes} minutes.`,
  done: (done: number, of: number) => `${done} of ${of}`,
  lessonOf: (at: number, of: number) => `Lesson ${at} of ${of}`,
  stepOf: (at: number, of: number) => `Step ${at} of ${of}`,
  minutes: (count: number) => `${count} min`,
  jumpIn: 'jump in',
  stars: (count: number) => `${count} of 3 stars`,
  start: 'Start',
  continue: 'Continue',
  again: 'Play it again',
  next: 'Next',
  gotIt: 'Got it',
  nextLesson: 'Next lesson',
  toPath: 'All lessons',
  close: 'Close the lesson',
  back: 'One step back',
  showMe: 'Show me',
  why: 'Why?',
  skip: 'Do it for me',
  yours: 'Your move',
  coach: 'Pip, your coach',
  finished: 'Lesson done!',
  noLesson: 'There is no such lesson',
  noLessonText: 'It may have moved. All lessons of the game are on its learning page.',
  pathLabel: 'The lessons',
};

export type LearnWords = WordsLike<typeof en>;

const es: LearnWords = {
  learn: (game) => `Aprende ${game}`,
  about: (count, minutes) =>
    `${count === 1 ? 'Una lección corta' : `${count} lecciones cortas`} en la mesa de verdad, unos ${minutes} minutos.`,
  done: (done, of) => `${done} de ${of}`,
  lessonOf: (at, of) => `Lección ${at} de ${of}`,
  stepOf: (at, of) => `Paso ${at} de ${of}`,
  minutes: (count) => `${count} min`,
  jumpIn: 'entra ya',
  stars: (count) => `${count} de 3 estrellas`,
  start: 'Empezar',
  continue: 'Continuar',
  again: 'Jugarla otra vez',
  next: 'Siguiente',
  gotIt: 'Entendido',
  nextLesson: 'Siguiente lección',
  toPath: 'Todas las lecciones',
  close: 'Cerrar la lección',
  back: 'Un paso atrás',
  showMe: 'Muéstrame',
  why: '¿Por qué?',
  skip: 'Hazlo por mí',
  yours: 'Te toca',
  coach: 'Pip, tu entrenador',
  finished: '¡Lección superada!',
  noLesson: 'Esa lección no existe',
  noLessonText:
    'Puede que haya cambiado de sitio. Todas las lecciones del juego están en su página de aprendizaje.',
  pathLabel: 'Las lecciones',
};

const de: LearnWords = {
  learn: (game) => `${game} lernen`,
  about: (count, minutes) =>
    `${count === 1 ? 'Eine kurze Lektion' : `${count} kurze Lektionen`} am echten Tisch, etwa ${minutes} Minuten.`,
  done: (done, of) => `${done} von ${of}`,
  lessonOf: (at, of) => `Lektion ${at} von ${of}`,
  stepOf: (at, of) => `Schritt ${at} von ${of}`,
  minutes: (count) => `${count} Min.`,
  jumpIn: 'gleich loslegen',
  stars: (count) => `${count} von 3 Sternen`,
  start: 'Los geht’s',
  continue: 'Weiter',
  again: 'Noch einmal',
  next: 'Weiter',
  gotIt: 'Alles klar',
  nextLesson: 'Nächste Lektion',
  toPath: 'Alle Lektionen',
  close: 'Lektion schließen',
  back: 'Einen Schritt zurück',
  showMe: 'Zeig mir',
  why: 'Warum?',
  skip: 'Mach du das',
  yours: 'Du bist dran',
  coach: 'Pip, dein Coach',
  finished: 'Lektion geschafft!',
  noLesson: 'Diese Lektion gibt es nicht',
  noLessonText: 'Vielleicht ist sie umgezogen. Alle Lektionen des Spiels stehen auf seiner Lernseite.',
  pathLabel: 'Die Lektionen',
};

const learnWords: Catalogue<typeof en> = { en, es, de };

export const useLearnWords = (): LearnWords => useWords(learnWords);
