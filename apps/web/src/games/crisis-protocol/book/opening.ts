import type { Chapter } from '../../../rules/book/book.ts';
import { roundFigure } from './figures.tsx';

/** What comes before the first move, and the round. */
export const opening: readonly Chapter[] = [
  {
    id: 'how-to-play',
    title: { en: 'How to play', es: 'Cómo se juega', de: 'So wird gespielt' },
    lead: {
      en: 'Two squads, one mission, a street full of things to throw.',
      es: 'Dos Escuadras, una Misión y una calle llena de cosas que lanzar.',
      de: 'Zwei Teams, eine Mission und eine Straße voller Dinge zum Werfen.',
    },
    intro: {
      en: [
        'You do not win by knocking out the other squad, but by what you secure and carry: the two crisis cards of the mission say what scores. The first with 16 victory points wins.',
      ],
      es: [
        'No se gana por noquear a la otra Escuadra, sino por lo que se asegura y se custodia: las dos cartas de Crisis de la Misión dicen qué puntúa. Gana el primero que consigue 16 PV.',
      ],
      de: [
        'Du gewinnst nicht, weil du das andere Team besiegst, sondern mit dem, was du sicherst und hältst: Die zwei Krisenkarten der Mission sagen, was Punkte bringt. Wer zuerst 16 Siegpunkte hat, gewinnt.',
      ],
    },
    steps: {
      en: [
        '**Every round begins with Power.** Each character gains 1. Power pays for strong attacks and superpowers; being hurt gives more of it.',
        '**Take turns.** One of your characters activates, then one of the other side, until all have.',
        '**Two actions** for each: move, attack, shake off a condition, or an action of its own, in any order, twice the same too.',
        '**Attack with dice.** You roll as many as the attack is strong, the target as many as its defense. What is left of your successes is damage.',
        '**Dazed, then knocked out.** Too much damage dazes a character for the rest of the round; it comes back Injured. The second time it is gone.',
        '**Score** at the end of the round what you secure and hold.',
      ],
      es: [
        '**Cada ronda empieza con Poder.** Cada Personaje obtiene 1 punto. El Poder paga los ataques fuertes y los Superpoderes; sufrir daño da más.',
        '**Por turnos.** Se activa un Personaje tuyo, después uno del oponente, hasta que lo hayan hecho todos.',
        '**Dos acciones** para cada uno: mover, atacar, centrarse para librarse de un Estado o una acción propia, en el orden que quieras y también dos veces la misma.',
        '**Se ataca con dados.** Tiras tantos como la Fuerza del ataque; el blanco, tantos como su Defensa. Los éxitos que te sobren son daño.',
        '**Abatido y después Noqueado.** Demasiado daño deja a un Personaje Abatido el resto de la ronda; vuelve Herido. A la segunda, queda fuera.',
        '**Puntúa** al final de la ronda lo que asegures y custodies.',
      ],
      de: [
        '**Jede Runde beginnt mit Kraft.** Jeder Charakter erhält 1. Kraft bezahlt starke Angriffe und Superkräfte; wer Schaden erleidet, erhält mehr davon.',
        '**Ihr seid abwechselnd am Zug.** Erst wird einer deiner Charaktere aktiviert, dann einer der anderen Seite, bis alle dran waren.',
        '**Zwei Aktionen** hat jeder: bewegen, angreifen, sich von einem Zustand erholen oder eine eigene Aktion, in beliebiger Folge, auch zweimal dieselbe.',
        '**Angriffe werden gewürfelt.** Du wirfst so viele Würfel, wie der Angriff stark ist, das Ziel so viele, wie seine Verteidigung sagt. Was von deinen Erfolgen übrig bleibt, ist Schaden.',
        '**Angeschlagen, dann besiegt.** Zu viel Schaden setzt einen Charakter für den Rest der Runde außer Gefecht; er kommt verletzt zurück. Beim zweiten Mal ist er weg.',
        '**Gewertet** wird am Ende der Runde, was du sicherst und hältst.',
      ],
    },
    topics: ['victory', 'effects'],
    figures: [roundFigure],
  },
  {
    id: 'squad',
    title: { en: 'Characters, roster, squad', es: 'Personajes, Lista, Escuadra', de: 'Team und Vorrat' },
    lead: { en: 'Who comes along.', es: 'Quién viene contigo.', de: 'Wer mitkommt.' },
    intro: {
      en: [
        'A roster is what you bring, a squad is what you field of it once the mission is known. A stat card says all about a character, Healthy on one side and Injured on the other.',
      ],
      es: [
        'La Lista es lo que traes; la Escuadra, lo que despliegas de ella cuando se conoce la Misión. La carta de atributos lo dice todo de un Personaje: Sano por una cara, Herido por la otra.',
      ],
      de: [
        'Der Vorrat ist, was du mitbringst; das Team ist, was du davon aufstellst, sobald die Mission bekannt ist. Die Wertekarte sagt alles über einen Charakter: gesund auf der einen, verletzt auf der anderen Seite.',
      ],
    },
    topics: ['characters', 'stat-cards', 'roster', 'squad', 'affiliation', 'leadership'],
    figures: [],
  },
  {
    id: 'set-up',
    title: { en: 'Set-up', es: 'Preparación', de: 'Aufbau' },
    lead: {
      en: 'Battlefield, mission, squads, in this order.',
      es: 'Campo de batalla, Misión y Escuadras, en este orden.',
      de: 'Schlachtfeld, Mission, Teams, in dieser Reihenfolge.',
    },
    intro: {
      en: [
        'First the terrain stands, then the mission is found, and only then you choose who fights: nobody knows beforehand how much threat fits.',
      ],
      es: [
        'Primero se coloca la Escenografía, después se determina la Misión y solo entonces se escoge quién lucha: nadie sabe de antemano cuánta Amenaza cabe.',
      ],
      de: [
        'Erst steht das Gelände, dann wird die Mission bestimmt, und erst danach wählst du, wer kämpft: Vorher weiß niemand, wie viel Bedrohung erlaubt ist.',
      ],
    },
    topics: ['battlefield', 'crisis-cards', 'mission-building', 'priority', 'deployment', 'one-shot'],
    figures: [],
  },
  {
    id: 'round',
    title: { en: 'Rounds and phases', es: 'Rondas y fases', de: 'Runde und Phasen' },
    lead: {
      en: 'Gain Power, act in turns, score.',
      es: 'Obtener Poder, actuar por turnos, puntuar.',
      de: 'Kraft erhalten, abwechselnd handeln, werten.',
    },
    intro: {
      en: [
        'Most of a round is the Activation Phase: you choose one character, it acts, then the other side chooses. Whoever has fewer left may pass to wait.',
      ],
      es: [
        'Casi toda la ronda es la fase de Activación: escoges un Personaje, actúa y después escoge el oponente. Quien tiene menos por activar puede pasar y esperar.',
      ],
      de: [
        'Der größte Teil der Runde ist die Aktivierungsphase: Du wählst einen Charakter, er handelt, dann wählt die andere Seite. Wer weniger übrig hat, darf passen und abwarten.',
      ],
    },
    topics: ['rounds', 'power-phase', 'power', 'activation-phase', 'activation', 'passing', 'cleanup-phase'],
    figures: [roundFigure],
  },
];
