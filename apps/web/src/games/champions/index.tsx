import { lazy } from 'react';
import type { Game } from '../game.ts';
import { Picture } from './Picture.tsx';
import { titles } from './play/titles.ts';

export const champions: Game = {
  id: 'champions',
  name: 'Champions',
  together: true,
  blurb: {
    en: 'Heroes side by side against a villain and a scheme. A co-operative card game for one to four.',
    es: 'Héroes codo con codo contra un villano y su plan. Juego de cartas cooperativo, de una a cuatro personas.',
    de: 'Heldinnen und Helden gemeinsam gegen einen Schurken und seinen Plan. Kooperatives Kartenspiel für eine bis vier Personen.',
  },
  Picture,
  ledger: async () => {
    const [{ championsRules }, { topics }] = await Promise.all([
      import('@assemble/rules/ledger/champions'),
      import('./topics.ts'),
    ]);
    return { rules: championsRules, topics };
  },
  screens: lazy(async () => ({ default: (await import('./Screens.tsx')).Screens })),
  titles,
  face: async () => (await import('./face.ts')).face,
  places: [
    { path: ['cards'], label: { en: 'Browse the cards', es: 'Ver las cartas', de: 'Karten ansehen' } },
    { path: ['deck'], label: { en: 'Build a deck', es: 'Crear un mazo', de: 'Deck bauen' } },
  ],
};
