import { lazy } from 'react';
import type { Game } from '../game.ts';
import { Picture } from './Picture.tsx';
import { titles } from './play/titles.ts';

export const crisisProtocol: Game = {
  id: 'crisis-protocol',
  name: 'Crisis Protocol',
  blurb: {
    en: 'Squads of miniatures on a table full of terrain to be thrown. A skirmish game for two, in three rulebook editions.',
    es: 'Escuadras de miniaturas en una mesa llena de terreno que lanzar. Escaramuzas para dos, en tres ediciones del reglamento.',
    de: 'Trupps von Miniaturen auf einem Tisch voller Gelände zum Werfen. Ein Gefecht für zwei, in drei Ausgaben des Regelhefts.',
  },
  Picture,
  ledger: async () => {
    const [{ crisisProtocolRules }, { topics }] = await Promise.all([
      import('@assemble/rules/ledger/crisis-protocol'),
      import('./topics.ts'),
    ]);
    return { rules: crisisProtocolRules, topics };
  },
  screens: lazy(async () => ({ default: (await import('./Screens.tsx')).Screens })),
  titles,
  face: async () => (await import('./face.ts')).face,
  places: [
    { path: ['cards'], label: { en: 'Browse the cards', es: 'Ver las cartas', de: 'Karten ansehen' } },
    { path: ['roster'], label: { en: 'Build a roster', es: 'Crear una lista', de: 'Vorrat bauen' } },
    {
      path: ['maps'],
      label: { en: 'Edit battlefields', es: 'Editar campos de batalla', de: 'Schlachtfelder bauen' },
    },
  ],
};
