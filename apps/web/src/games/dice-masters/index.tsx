import { lazy } from 'react';
import type { Game } from '../game.ts';
import { source } from './ledger.ts';
import { Picture } from './Picture.tsx';
import { titles } from './play/titles.ts';

export const diceMasters: Game = {
  id: 'dice-masters',
  name: 'Dice Masters',
  blurb: {
    en: 'Buy dice, roll them, field characters, smash through. A dice-building duel.',
    es: 'Compra dados, tíralos, despliega personajes y arrasa. Un duelo de construcción de dados.',
    de: 'Würfel kaufen, würfeln, Charaktere einsetzen, durchbrechen. Ein Würfelbau-Duell.',
  },
  players: { en: '2 players', es: '2 jugadores', de: '2 Personen' },
  minutes: 20,
  Picture,
  ...source,
  book: async () => (await import('./book/index.ts')).book,
  scenes: async () => (await import('./book/generated/scenes.ts')).scenes,
  screens: lazy(async () => ({ default: (await import('./Screens.tsx')).Screens })),
  titles,
  course: async () => (await import('@assemble/lessons/dice-masters')).course,
  puzzles: async () => (await import('@assemble/puzzles/dice-masters')).collection,
  face: async () => (await import('./face.ts')).face,
  editor: async () => (await import('./position/editor.ts')).editor,
  Thing: lazy(async () => ({ default: (await import('./Thing.tsx')).Thing })),
  places: [
    {
      path: ['cards'],
      sign: 'cards',
      label: { en: 'Browse the cards', es: 'Ver las cartas', de: 'Karten ansehen' },
      about: {
        en: 'Every card and die of the set, with its text and the rules that it touches.',
        es: 'Todas las cartas y dados de la colección, con su texto y las reglas que tocan.',
        de: 'Jede Karte und jeder Würfel des Sets, mit Text und den Regeln, die sie berühren.',
      },
    },
    {
      path: ['team'],
      sign: 'build',
      label: { en: 'Build a team', es: 'Crear un equipo', de: 'Team bauen' },
      about: {
        en: 'Eight cards, twenty dice, two basic actions. Problems are named while you build.',
        es: 'Ocho cartas, veinte dados, dos acciones básicas. Los problemas se señalan mientras lo creas.',
        de: 'Acht Karten, zwanzig Würfel, zwei Basisaktionen. Was nicht passt, steht gleich dabei.',
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
