import type { Catalogue } from '../../../strings/catalogue.ts';

const en = {
  surprise: 'Surprise me',
  surpriseAbout: 'A legal team drawn at random.',
  myTeam: 'One of my teams.',
};

export const playWords: Catalogue<typeof en> = {
  en,
  es: {
    surprise: 'Sorpréndeme',
    surpriseAbout: 'Un equipo legal elegido al azar.',
    myTeam: 'Uno de mis equipos.',
  },
  de: {
    surprise: 'Überrasche mich',
    surpriseAbout: 'Ein zufälliges, regelgerechtes Team.',
    myTeam: 'Eines meiner Teams.',
  },
};
