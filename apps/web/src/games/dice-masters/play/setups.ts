import type { ReadySetup, SetupChoice } from '../../../table/board.ts';
import { asJson, setupFor } from './formats.ts';
import { titles } from './titles.ts';

/** The ways to play that need no thought, the rulebook's first game first. */
export const setups: readonly ReadySetup[] = [
  {
    id: 'first-game',
    title: titles['first-game'],
    about: {
      en: 'The rulebook’s first game: two characters each, three basic actions, ten life. About 15 minutes.',
      es: 'La primera partida del reglamento: dos personajes por bando, tres acciones básicas, diez de vida. Unos 15 minutos.',
      de: 'Die erste Partie aus dem Regelheft: je zwei Charaktere, drei Basisaktionen, zehn Lebenspunkte. Etwa 15 Minuten.',
    },
    setup: asJson(setupFor('first-game')),
  },
  {
    id: 'basic',
    title: titles.basic,
    about: {
      en: 'Two ready-made basic teams: six characters each, fifteen dice, fifteen life. About 25 minutes.',
      es: 'Dos equipos básicos ya hechos: seis personajes por bando, quince dados, quince de vida. Unos 25 minutos.',
      de: 'Zwei fertige Basisteams: je sechs Charaktere, fünfzehn Würfel, fünfzehn Lebenspunkte. Etwa 25 Minuten.',
    },
    setup: asJson(setupFor('basic')),
  },
  {
    id: 'teams',
    title: titles.teams,
    about: {
      en: 'Two ready-made tournament teams: eight characters each, twenty dice, twenty life. About 40 minutes.',
      es: 'Dos equipos de competición ya hechos: ocho personajes por bando, veinte dados, veinte de vida. Unos 40 minutos.',
      de: 'Zwei fertige Turnierteams: je acht Charaktere, zwanzig Würfel, zwanzig Lebenspunkte. Etwa 40 Minuten.',
    },
    setup: asJson(setupFor('tournament')),
  },
  {
    id: 'draft',
    title: titles.draft,
    about: {
      en: 'Take turns to pick from the eight heroes of the starter box: eight dice and eight life each.',
      es: 'Elegid por turnos entre los ocho héroes de la caja de inicio: ocho dados y ocho de vida por bando.',
      de: 'Wählt abwechselnd aus den acht Helden des Startersets: je acht Würfel und acht Lebenspunkte.',
    },
    setup: asJson(setupFor('draft')),
  },
  {
    id: 'secret',
    title: titles.secret,
    about: {
      en: 'Tournament rules; each player first picks a ready-made team or a surprise, unseen by the other.',
      es: 'Reglas de competición; cada cual elige primero un equipo ya hecho o una sorpresa, sin que el otro lo vea.',
      de: 'Turnierregeln; jede Seite wählt zuerst verdeckt ein fertiges Team oder eine Überraschung.',
    },
    setup: asJson({ ...setupFor('tournament'), teams: [null, null] }),
  },
];

/** What else can be chosen before a match. */
export const choices: readonly SetupChoice[] = [
  {
    name: 'first',
    label: { en: 'Who starts', es: 'Quién empieza', de: 'Wer beginnt' },
    options: [
      { id: '0', label: { en: '{0}', es: '{0}', de: '{0}' }, value: 0 },
      { id: '1', label: { en: '{1}', es: '{1}', de: '{1}' }, value: 1 },
      { id: 'random', label: { en: 'Chance', es: 'El azar', de: 'Der Zufall' }, value: 'random' },
    ],
  },
  {
    name: 'priority',
    label: { en: 'Who may react', es: 'Quién puede reaccionar', de: 'Wer reagieren darf' },
    options: [
      {
        id: 'casual',
        label: {
          en: 'Casual: the other player after every action',
          es: 'Informal: el rival tras cada acción',
          de: 'Locker: die Gegenseite nach jeder Aktion',
        },
        value: 'casual',
      },
      {
        id: 'tournament',
        label: {
          en: 'Tournament: only when the active player passes',
          es: 'Competición: solo cuando pasa el jugador activo',
          de: 'Turnier: erst wenn die aktive Seite verzichtet',
        },
        value: 'tournament',
      },
    ],
  },
];
