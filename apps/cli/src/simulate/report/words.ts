import type { Locale, Localized } from '@assemble/language';

interface ReportWords {
  readonly title: (game: string) => string;
  readonly played: (games: string, decisions: string) => string;
  readonly seed: string;
  readonly bots: string;
  readonly winRates: string;
  readonly winRatesNote: string;
  readonly setUp: string;
  readonly games: string;
  readonly rate: string;
  readonly interval: string;
  readonly turns: string;
  readonly decisions: string;
  readonly meetings: string;
  readonly missions: string;
  readonly lengths: string;
  readonly causes: string;
  readonly cards: string;
  readonly cardsNote: string;
  readonly encounters: string;
  readonly card: string;
  readonly uses: string;
  readonly damage: string;
  readonly byBringing: string;
  readonly byUsing: string;
  readonly all: string;
}

const WORDS: Localized<ReportWords> = {
  en: {
    title: (game) => `Simulation of ${game}`,
    played: (games, decisions) => `${games} games, ${decisions} decisions`,
    seed: 'Seed',
    bots: 'Bots',
    winRates: 'Win rates',
    winRatesNote:
      'Of the first side; where all play together, of the players. The line is the 95 % interval (Wilson).',
    setUp: 'Set-up',
    games: 'Games',
    rate: 'Won',
    interval: '95 % interval',
    turns: 'Turns or rounds (median)',
    decisions: 'Decisions (median)',
    meetings: 'Who beats whom',
    missions: 'Missions',
    lengths: 'Length in decisions',
    causes: 'How games end',
    cards: 'What cards contribute',
    cardsNote:
      'How much more often a side wins that uses a card than one that brings it and never does; the line is the 95 % interval (Newcombe). It shows what goes together, not what causes what: whoever is ahead plays more.',
    encounters: 'Cards of the game',
    card: 'Card',
    uses: 'Uses a game',
    damage: 'Damage a game',
    byBringing: 'By bringing it',
    byUsing: 'By using it',
    all: 'All',
  },
  es: {
    title: (game) => `Simulación de ${game}`,
    played: (games, decisions) => `${games} partidas, ${decisions} decisiones`,
    seed: 'Semilla',
    bots: 'Bots',
    winRates: 'Porcentajes de victoria',
    winRatesNote:
      'Del primer bando; donde todos juegan juntos, de los jugadores. La línea es el intervalo del 95 % (Wilson).',
    setUp: 'Preparación',
    games: 'Partidas',
    rate: 'Ganadas',
    interval: 'Intervalo del 95 %',
    turns: 'Turnos o rondas (mediana)',
    decisions: 'Decisiones (mediana)',
    meetings: 'Quién gana a quién',
    missions: 'Misiones',
    lengths: 'Duración en decisiones',
    causes: 'Cómo terminan las partidas',
    cards: 'Lo que aportan las cartas',
    cardsNote:
      'Cuánto más a menudo gana quien usa una carta que quien la lleva y no la usa nunca; la línea es el intervalo del 95 % (Newcombe). Muestra lo que va unido, no qué es causa de qué: quien va ganando juega más.',
    encounters: 'Cartas del juego',
    card: 'Carta',
    uses: 'Usos por partida',
    damage: 'Daño por partida',
    byBringing: 'Por llevarla',
    byUsing: 'Por usarla',
    all: 'Todas',
  },
  de: {
    title: (game) => `Simulation von ${game}`,
    played: (games, decisions) => `${games} Partien, ${decisions} Entscheidungen`,
    seed: 'Startwert',
    bots: 'Bots',
    winRates: 'Siegquoten',
    winRatesNote:
      'Der ersten Seite; wo alle zusammen spielen, die der Spielenden. Der Strich ist das 95-%-Intervall (Wilson).',
    setUp: 'Aufbau',
    games: 'Partien',
    rate: 'Gewonnen',
    interval: '95-%-Intervall',
    turns: 'Züge oder Runden (Median)',
    decisions: 'Entscheidungen (Median)',
    meetings: 'Wer schlägt wen',
    missions: 'Missionen',
    lengths: 'Länge in Entscheidungen',
    causes: 'Wie Partien enden',
    cards: 'Was Karten beitragen',
    cardsNote:
      'Um wie viel öfter eine Seite gewinnt, die eine Karte benutzt, als eine, die sie dabeihat und nie benutzt; der Strich ist das 95-%-Intervall (Newcombe). Es zeigt, was zusammen auftritt, nicht, was wovon kommt: Wer vorn liegt, spielt mehr.',
    encounters: 'Karten des Spiels',
    card: 'Karte',
    uses: 'Einsätze je Partie',
    damage: 'Schaden je Partie',
    byBringing: 'Durch Mitnehmen',
    byUsing: 'Durch Benutzen',
    all: 'Alle',
  },
};

export const reportWords = (locale: Locale): ReportWords => WORDS[locale];
