import type { Puzzle } from '../puzzle.ts';
import { WIN_THIS_TURN } from './turn.ts';

/** Spider-Man draws every blocker to himself: the others walk in. */
export const allEyesOnMe: Puzzle = {
  id: 'all-eyes-on-me',
  ...WIN_THIS_TURN,
  given: {
    players: ['You', 'Pip'],
    phase: 'attack',
    teams: {
      You: ['avx/spider-man-webslinger', 'avx/thor-lord-of-asgard'],
      Pip: ['avx/hulk-jade-giant', 'avx/storm-ro'],
    },
    You: {
      reserve: ['sidekick@fist'],
      field: ['spider-man@L1', 'thor@L1', 'sidekick@character'],
      bag: { sidekick: 6 },
    },
    Pip: { life: 6, field: ['hulk@L2', 'storm@L2'], bag: { sidekick: 8 } },
  },
  text: {
    en: {
      title: 'All eyes on me',
      goal: 'Win this turn',
      about: 'Pip has 6 life, Hulk and Storm. You have a fist to spend.',
      hints: [
        'Who can make sure where Pip’s blockers go?',
        'Attack with all three and pay the fist for Spider-Man. Everybody has to block him.',
      ],
      solved: 'They all looked at Spider-Man. Thor said thank you.',
    },
    es: {
      title: 'Todos me miran',
      goal: 'Gana en este turno',
      about: 'Pip tiene 6 puntos de vida, a Hulk y a Tormenta. Tú tienes un puño para gastar.',
      hints: [
        '¿Quién puede decidir adónde van los bloqueadores de Pip?',
        'Ataca con los tres y paga el puño por Spider-Man. Todos tienen que bloquearlo a él.',
      ],
      solved: 'Todos miraban a Spider-Man. Thor dio las gracias.',
    },
    de: {
      title: 'Alle Augen auf mich',
      goal: 'Gewinne in diesem Zug',
      about: 'Pip hat 6 Lebenspunkte, Hulk und Storm. Du hast eine Faust zum Ausgeben.',
      hints: [
        'Wer kann bestimmen, wohin Pips Blocker gehen?',
        'Greif mit allen dreien an und zahl die Faust für Spider-Man. Alle müssen ihn blocken.',
      ],
      solved: 'Alle sahen Spider-Man an. Thor sagte danke.',
    },
  },
};
