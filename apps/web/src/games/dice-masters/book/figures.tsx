import type { Figure } from '../../../rules/book/book.ts';
import { Steps, type StepsScene } from '../../../rules/book/figures/Steps.tsx';
import { Zones, type ZonesScene } from '../../../rules/book/figures/Zones.tsx';

const turn: StepsScene = {
  round: true,
  steps: [
    {
      name: { en: 'Clear and Draw', es: 'Preparación', de: 'Aufräumen und Ziehen' },
      about: {
        en: 'four dice from the bag',
        es: 'cuatro dados de la bolsa',
        de: 'vier Würfel aus dem Beutel',
      },
    },
    {
      name: { en: 'Roll and Reroll', es: 'Tirada y repetición', de: 'Würfeln und Nachwürfeln' },
      about: {
        en: 'roll them all, any of them once more',
        es: 'tíralos todos, repite los que quieras una vez',
        de: 'alle werfen, beliebige einmal noch',
      },
    },
    {
      name: { en: 'Main', es: 'Principal', de: 'Hauptphase' },
      about: {
        en: 'buy, field, use actions',
        es: 'compra, despliega, usa acciones',
        de: 'kaufen, einsetzen, Aktionen nutzen',
      },
    },
    {
      name: { en: 'Attack', es: 'Ataque', de: 'Angriff' },
      about: {
        en: 'attackers, blockers, damage',
        es: 'atacantes, bloqueadores, daño',
        de: 'Angreifer, Blocker, Schaden',
      },
    },
    {
      name: { en: 'Regroup', es: 'Reorganización', de: 'Neuordnung' },
      about: {
        en: 'tidy up, then the other player',
        es: 'se ordena y le toca al rival',
        de: 'aufräumen, dann der Gegner',
      },
    },
  ],
};

const mat: ZonesScene = {
  width: 436,
  height: 268,
  zones: [
    {
      x: 12,
      y: 178,
      width: 92,
      height: 74,
      name: { en: 'bag', es: 'bolsa', de: 'Würfelbeutel' },
      colour: '#6b4bd8',
      n: 1,
    },
    {
      x: 122,
      y: 178,
      width: 98,
      height: 74,
      name: { en: 'prep area', es: 'zona de preparación', de: 'Vorbereitungszone' },
      colour: '#3b78f5',
      n: 2,
    },
    {
      x: 238,
      y: 178,
      width: 186,
      height: 74,
      name: { en: 'reserve pool', es: 'reserva', de: 'Reserve' },
      colour: '#12a37f',
      n: 3,
    },
    {
      x: 122,
      y: 96,
      width: 302,
      height: 62,
      name: { en: 'field zone', es: 'zona de despliegue', de: 'Feldzone' },
      colour: '#c98a00',
      n: 4,
    },
    {
      x: 122,
      y: 14,
      width: 302,
      height: 62,
      name: { en: 'attack zone', es: 'zona de ataque', de: 'Angriffszone' },
      colour: '#e5344e',
      n: 5,
    },
    {
      x: 12,
      y: 14,
      width: 92,
      height: 144,
      name: { en: 'used pile', es: 'zona de usados', de: 'Ablage' },
      colour: '#4a4470',
      n: 6,
    },
  ],
  ways: [
    { from: [96, 232], to: [130, 232] },
    { from: [212, 232], to: [246, 232] },
    { from: [370, 188], to: [370, 146] },
    { from: [370, 106], to: [370, 64] },
    { from: [134, 56], to: [96, 56] },
    { from: [40, 150], to: [40, 188] },
  ],
};

export const turnFigure: Figure = {
  id: 'turn',
  topics: ['turn-structure', 'clear-and-draw', 'roll-and-reroll', 'regroup'],
  title: { en: 'A turn in five phases', es: 'Un turno en cinco fases', de: 'Ein Zug in fünf Phasen' },
  caption: {
    en: 'You go through them in this order and never back. Then it is the other player’s turn.',
    es: 'Se recorren en este orden y nunca hacia atrás. Después le toca al otro jugador.',
    de: 'Sie folgen immer so aufeinander, zurück geht es nie. Danach ist die andere Person am Zug.',
  },
  Drawing: ({ locale }) => <Steps scene={turn} locale={locale} />,
};

export const matFigure: Figure = {
  id: 'mat',
  topics: ['zones', 'fielding', 'attack', 'knock-out', 'dice-identity'],
  title: { en: 'The way of a die', es: 'El camino de un dado', de: 'Der Weg eines Würfels' },
  caption: {
    en: 'From the bag it is prepared, rolled, fielded and sent to attack. What is used up waits until the bag is refilled.',
    es: 'De la bolsa se prepara, se tira, se despliega y se envía a atacar. Lo usado espera hasta que se rellena la bolsa.',
    de: 'Aus dem Beutel wird er vorbereitet, geworfen, eingesetzt und greift an. Was benutzt ist, wartet, bis der Beutel wieder gefüllt wird.',
  },
  Drawing: ({ locale }) => <Zones scene={mat} locale={locale} />,
};
