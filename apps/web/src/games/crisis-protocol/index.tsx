import { lazy } from 'react';
import type { Game } from '../game.ts';
import { source } from './ledger.ts';
import { Picture } from './Picture.tsx';
import { titles } from './play/titles.ts';

export const crisisProtocol: Game = {
  id: 'crisis-protocol',
  name: 'Crisis Protocol',
  blurb: {
    en: 'Two squads, one street, and everything on it can be thrown.',
    es: 'Dos escuadras, una calle, y todo lo que hay en ella se puede lanzar.',
    de: 'Zwei Teams, eine Straße, und alles darauf lässt sich werfen.',
  },
  players: { en: '2 players', es: '2 jugadores', de: '2 Personen' },
  minutes: 60,
  Picture,
  ...source,
  book: async () => (await import('./book/index.ts')).book,
  scenes: async () => (await import('./book/generated/scenes.ts')).scenes,
  screens: lazy(async () => ({ default: (await import('./Screens.tsx')).Screens })),
  titles,
  puzzles: async () => (await import('@assemble/puzzles/crisis-protocol')).collection,
  course: async () => (await import('@assemble/lessons/crisis-protocol')).course,
  face: async () => (await import('./face.ts')).face,
  editor: async () => (await import('./position/editor.ts')).editor,
  Thing: lazy(async () => ({ default: (await import('./Thing.tsx')).Thing })),
  places: [
    {
      path: ['cards'],
      sign: 'cards',
      label: { en: 'Browse the cards', es: 'Ver las cartas', de: 'Karten ansehen' },
      about: {
        en: 'Characters, team tactics and crises, with every attack and superpower.',
        es: 'Personajes, tácticas de equipo y crisis, con todos los ataques y superpoderes.',
        de: 'Charaktere, Teamtaktiken und Krisen, mit jedem Angriff und jeder Superkraft.',
      },
    },
    {
      path: ['roster'],
      sign: 'build',
      label: { en: 'Build a roster', es: 'Crear una lista', de: 'Vorrat bauen' },
      about: {
        en: 'Characters, tactics and crises for a whole evening. Problems are named while you build.',
        es: 'Personajes, tácticas y crisis para toda una velada. Los problemas se señalan mientras la creas.',
        de: 'Charaktere, Taktiken und Krisen für einen ganzen Abend. Was nicht passt, steht gleich dabei.',
      },
    },
    {
      path: ['maps'],
      sign: 'map',
      label: { en: 'Edit battlefields', es: 'Editar campos de batalla', de: 'Schlachtfelder bauen' },
      about: {
        en: 'Lay out houses, cars and lamps, and play on your own street.',
        es: 'Coloca casas, coches y farolas, y juega en tu propia calle.',
        de: 'Häuser, Autos und Laternen aufstellen und auf der eigenen Straße spielen.',
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
