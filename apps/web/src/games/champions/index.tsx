import { lazy } from 'react';
import type { Game } from '../game.ts';
import { source } from './ledger.ts';
import { Picture } from './Picture.tsx';
import { titles } from './play/titles.ts';

export const champions: Game = {
  id: 'champions',
  name: 'Champions',
  together: true,
  blurb: {
    en: 'Heroes side by side against a villain and a scheme. Win together.',
    es: 'Héroes codo con codo contra un villano y su plan. Ganáis juntos.',
    de: 'Gemeinsam gegen einen Schurken und seinen Plan. Gewonnen wird zusammen.',
  },
  players: { en: '1 to 4, co-op', es: '1 a 4, cooperativo', de: '1 bis 4, kooperativ' },
  minutes: 45,
  Picture,
  ...source,
  book: async () => (await import('./book/index.ts')).book,
  scenes: async () => (await import('./book/generated/scenes.ts')).scenes,
  screens: lazy(async () => ({ default: (await import('./Screens.tsx')).Screens })),
  titles,
  course: async () => (await import('@assemble/lessons/champions')).course,
  puzzles: async () => (await import('@assemble/puzzles/champions')).collection,
  face: async () => (await import('./face.ts')).face,
  editor: async () => (await import('./position/editor.ts')).editor,
  Thing: lazy(async () => ({ default: (await import('./Thing.tsx')).Thing })),
  places: [
    {
      path: ['cards'],
      sign: 'cards',
      label: { en: 'Browse the cards', es: 'Ver las cartas', de: 'Karten ansehen' },
      about: {
        en: 'Heroes, aspects, villains and modules of the core set, with generated text.',
        es: 'Héroes, aspectos, villanos y módulos de la caja básica, con texto generado.',
        de: 'Helden, Aspekte, Schurken und Module des Grundspiels, mit erzeugtem Text.',
      },
    },
    {
      path: ['deck'],
      sign: 'build',
      label: { en: 'Build a deck', es: 'Crear un mazo', de: 'Deck bauen' },
      about: {
        en: 'A hero, an aspect, forty to fifty cards. Problems are named while you build.',
        es: 'Un héroe, un aspecto, de cuarenta a cincuenta cartas. Los problemas se señalan mientras lo creas.',
        de: 'Ein Held, ein Aspekt, vierzig bis fünfzig Karten. Was nicht passt, steht gleich dabei.',
      },
    },
    {
      path: ['collection'],
      sign: 'shelf',
      label: { en: 'My collection', es: 'Mi colección', de: 'Meine Sammlung' },
      about: {
        en: 'Tell what you have at home, and build from that.',
        es: 'Di qué tienes en casa y construye con ello.',
        de: 'Sag, was du zu Hause hast, und baue daraus.',
      },
    },
  ],
};
