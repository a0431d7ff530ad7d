import type { Figure } from '../../../rules/book/book.ts';
import { Steps, type StepsScene } from '../../../rules/book/figures/Steps.tsx';
import { Zones, type ZonesScene } from '../../../rules/book/figures/Zones.tsx';

const villainPhase: StepsScene = {
  steps: [
    {
      name: { en: 'Threat', es: 'Amenaza', de: 'Bedrohung' },
      about: {
        en: 'grows on the main scheme',
        es: 'crece en el Plan principal',
        de: 'wächst auf dem Hauptplan',
      },
    },
    {
      name: { en: 'Enemies activate', es: 'Se activan los enemigos', de: 'Gegner werden aktiviert' },
      about: {
        en: 'attack a hero, scheme at an alter ego',
        es: 'atacan al Héroe o ejecutan el Plan',
        de: 'greifen Helden an oder treiben Pläne voran',
      },
    },
    {
      name: {
        en: 'Encounter cards are dealt',
        es: 'Se reparten cartas de Encuentro',
        de: 'Begegnungskarten verteilen',
      },
      about: {
        en: 'one to each player, face down',
        es: 'una por jugador, boca abajo',
        de: 'eine an jede Person, verdeckt',
      },
    },
    {
      name: { en: 'They are revealed', es: 'Se muestran', de: 'Sie werden aufgedeckt' },
      about: {
        en: 'one by one, in player order',
        es: 'una a una, en orden de jugadores',
        de: 'eine nach der anderen, reihum',
      },
    },
    {
      name: { en: 'The round ends', es: 'Termina la ronda', de: 'Die Runde endet' },
      about: {
        en: 'the first player token moves on',
        es: 'la ficha de Jugador inicial pasa al siguiente',
        de: 'der Startspielermarker wandert weiter',
      },
    },
  ],
};

const table: ZonesScene = {
  width: 436,
  height: 290,
  zones: [
    {
      x: 12,
      y: 12,
      width: 96,
      height: 82,
      name: { en: 'main scheme', es: 'Plan principal', de: 'Hauptplan' },
      colour: '#8b45dd',
      n: 1,
    },
    {
      x: 120,
      y: 12,
      width: 96,
      height: 82,
      name: { en: 'villain', es: 'Villano', de: 'Schurke' },
      colour: '#e5344e',
      n: 2,
    },
    {
      x: 228,
      y: 12,
      width: 94,
      height: 82,
      name: { en: 'side schemes', es: 'Planes secundarios', de: 'Nebenpläne' },
      colour: '#6b4bd8',
    },
    {
      x: 334,
      y: 12,
      width: 90,
      height: 82,
      name: { en: 'encounter deck', es: 'mazo de Encuentros', de: 'Begegnungs- deck' },
      colour: '#c98a00',
      n: 3,
    },
    {
      x: 12,
      y: 108,
      width: 412,
      height: 44,
      name: {
        en: 'minions engaged with you',
        es: 'Esbirros enfrentados a ti',
        de: 'Schergen im Kampf mit dir',
      },
      colour: '#a3203c',
    },
    {
      x: 12,
      y: 166,
      width: 84,
      height: 110,
      name: { en: 'your identity', es: 'tu carta de Superhéroe', de: 'deine Identität' },
      colour: '#3b78f5',
      n: 4,
    },
    {
      x: 108,
      y: 166,
      width: 206,
      height: 50,
      name: { en: 'allies and upgrades', es: 'Aliados y Mejoras', de: 'Verbündete und Upgrades' },
      colour: '#12a37f',
    },
    {
      x: 108,
      y: 226,
      width: 206,
      height: 50,
      name: { en: 'supports', es: 'Apoyos', de: 'Vorteile' },
      colour: '#12a37f',
    },
    {
      x: 326,
      y: 166,
      width: 98,
      height: 50,
      name: { en: 'your deck', es: 'tu mazo', de: 'dein Deck' },
      colour: '#4a4470',
      n: 5,
    },
    {
      x: 326,
      y: 226,
      width: 98,
      height: 50,
      name: { en: 'discard pile', es: 'pila de descartes', de: 'Ablagestapel' },
      colour: '#4a4470',
    },
  ],
  ways: [
    { from: [352, 84], to: [352, 118], bend: 0 },
    { from: [60, 174], to: [140, 84], bend: -18 },
  ],
};

export const villainPhaseFigure: Figure = {
  id: 'villain-phase',
  topics: ['villain-phase', 'round-sequence', 'activation', 'deal-reveal', 'first-player'],
  title: { en: 'The villain phase', es: 'La fase del Villano', de: 'Die Schurkenphase' },
  caption: {
    en: 'After all players had their turn the villain plays by itself, in five steps.',
    es: 'Cuando todos los jugadores han tenido su turno, el Villano actúa solo, en cinco pasos.',
    de: 'Haben alle ihren Zug gehabt, spielt der Schurke von selbst, in fünf Schritten.',
  },
  Drawing: ({ locale }) => <Steps scene={villainPhase} locale={locale} />,
};

export const tableFigure: Figure = {
  id: 'table',
  topics: ['setup', 'zones', 'villain', 'main-scheme', 'side-scheme', 'minion', 'encounter-card'],
  title: { en: 'The table', es: 'La mesa', de: 'Der Tisch' },
  caption: {
    en: 'Above is the villain with schemes and encounter deck, below is you. Minions stand before the one they fight.',
    es: 'Arriba está el Villano con sus Planes y el mazo de Encuentros; abajo, tú. Los Esbirros están ante aquel con quien luchan.',
    de: 'Oben liegt der Schurke mit Plänen und Begegnungsdeck, unten du. Schergen stehen vor der Person, gegen die sie kämpfen.',
  },
  Drawing: ({ locale }) => <Zones scene={table} locale={locale} />,
};
