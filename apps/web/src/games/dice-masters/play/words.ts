import type { Catalogue } from '../../../strings/catalogue.ts';

const en = {
  surprise: 'Surprise me',
  surpriseAbout: 'A legal team drawn at random.',
};

export const playWords: Catalogue<typeof en> = {
  en,
  es: { surprise: 'Sorpréndeme', surpriseAbout: 'Un equipo legal elegido al azar.' },
  de: { surprise: 'Überrasche mich', surpriseAbout: 'Ein zufälliges, regelgerechtes Team.' },
};
