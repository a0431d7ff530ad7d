import { lazy } from 'react';
import type { Game } from '../game.ts';
import { Picture } from './Picture.tsx';
import { titles } from './play/titles.ts';

export const diceMasters: Game = {
  id: 'dice-masters',
  name: 'Dice Masters',
  blurb: {
    en: 'Buy dice, roll them, field characters and attack. A dice-building duel for two.',
    es: 'Compra dados, tíralos, despliega personajes y ataca. Un duelo de construcción de dados para dos.',
    de: 'Würfel kaufen, würfeln, Charaktere einsetzen und angreifen. Ein Würfelbau-Duell für zwei.',
  },
  Picture,
  ledger: async () => {
    const [{ diceMastersRules }, { topics }] = await Promise.all([
      import('@assemble/rules/ledger/dice-masters'),
      import('./topics.ts'),
    ]);
    return { rules: diceMastersRules, topics };
  },
  screens: lazy(async () => ({ default: (await import('./Screens.tsx')).Screens })),
  titles,
  face: async () => (await import('./face.ts')).face,
  places: [
    { path: ['cards'], label: { en: 'Browse the cards', es: 'Ver las cartas', de: 'Karten ansehen' } },
    { path: ['team'], label: { en: 'Build a team', es: 'Crear un equipo', de: 'Team bauen' } },
  ],
};
