import type { Book } from '../../../rules/book/book.ts';
import { tableFigure, villainPhaseFigure } from './figures.tsx';
import { howToPlay } from './how-to-play.ts';

/** The rules of Champions in playing order. */
export const book: Book = {
  differences: [],
  chapters: [
    howToPlay,
    {
      id: 'set-up',
      title: { en: 'Decks and set-up', es: 'Mazos y preparación', de: 'Decks und Spielaufbau' },
      lead: {
        en: 'One hero, one aspect, one villain.',
        es: 'Un Héroe, un Aspecto, un Villano.',
        de: 'Ein Held, ein Aspekt, ein Schurke.',
      },
      intro: {
        en: [
          'Every hero comes with cards of its own; the rest of the deck you choose. The scenario says which encounter sets make up the deck against you. Then everything gets its place.',
        ],
        es: [
          'Cada Héroe trae sus propias cartas; el resto del mazo lo eliges tú. El Escenario dice qué conjuntos forman el mazo de Encuentros. Después, cada cosa a su sitio.',
        ],
        de: [
          'Jeder Held bringt eigene Karten mit, den Rest des Decks wählst du. Das Szenario sagt, welche Begegnungssets gegen euch antreten. Dann bekommt alles seinen Platz.',
        ],
      },
      topics: ['deckbuilding', 'encounter-deck', 'setup'],
      figures: [tableFigure],
    },
    {
      id: 'round',
      title: { en: 'The round and your turn', es: 'La ronda y tu turno', de: 'Die Runde und dein Zug' },
      lead: {
        en: 'First all players, then the villain.',
        es: 'Primero todos los jugadores, después el Villano.',
        de: 'Erst alle am Tisch, dann der Schurke.',
      },
      intro: {
        en: [
          'In your turn you may do many things in any order, as long as you can pay. Once in each round you may change form: as a hero you fight, as an alter ego you heal.',
        ],
        es: [
          'En tu turno puedes hacer muchas cosas en el orden que quieras, mientras puedas pagarlas. Una vez por ronda puedes cambiar de identidad: como Héroe luchas, como Alter ego te curas.',
        ],
        de: [
          'In deinem Zug darfst du vieles tun, in beliebiger Reihenfolge, solange du es bezahlen kannst. Einmal pro Runde darfst du die Gestalt wechseln: Als Held kämpfst du, als Alter Ego erholst du dich.',
        ],
      },
      topics: ['round-sequence', 'player-phase', 'player-turn', 'identity', 'exhaust-ready', 'first-player'],
      figures: [villainPhaseFigure],
    },
    {
      id: 'playing-cards',
      title: { en: 'Playing and paying', es: 'Jugar y pagar cartas', de: 'Karten spielen und bezahlen' },
      lead: {
        en: 'Cards are paid for with cards.',
        es: 'Las cartas se pagan con cartas.',
        de: 'Karten bezahlt man mit Karten.',
      },
      intro: {
        en: [
          'To play a card you discard others: each gives the resources printed on it. So every card in your hand is a choice between what it does and what it pays for.',
        ],
        es: [
          'Para jugar una carta descartas otras: cada una da los Recursos que lleva impresos. Así, cada carta de tu mano es una elección entre lo que hace y lo que paga.',
        ],
        de: [
          'Wer eine Karte spielt, legt andere dafür ab: Jede gibt die Ressourcen, die auf ihr stehen. So ist jede Handkarte eine Wahl zwischen dem, was sie tut, und dem, was sie bezahlt.',
        ],
      },
      topics: ['play-card', 'cost', 'resource', 'initiation', 'limits', 'unique', 'attach', 'control'],
      figures: [],
    },
    {
      id: 'attack-and-thwart',
      title: { en: 'Attack and thwart', es: 'Atacar e intervenir', de: 'Angriff und Widerstand' },
      lead: {
        en: 'Hit the villain, or hinder the scheme.',
        es: 'Golpear al Villano o frenar su Plan.',
        de: 'Den Schurken treffen oder seinen Plan bremsen.',
      },
      intro: {
        en: [
          'Whoever attacks or thwarts exhausts for it. Allies do both as well, and pay for it with their health.',
        ],
        es: [
          'Quien ataca o interviene se agota. Los Aliados también pueden hacerlo, y lo pagan con su Vida.',
        ],
        de: [
          'Wer angreift oder Widerstand leistet, erschöpft sich dafür. Verbündete können beides auch und bezahlen es mit ihren Lebenspunkten.',
        ],
      },
      topics: ['attack', 'thwart', 'ally'],
      figures: [],
    },
    {
      id: 'villain-phase',
      title: { en: 'The villain phase', es: 'La fase del Villano', de: 'Die Schurkenphase' },
      lead: {
        en: 'What the other side does by itself.',
        es: 'Lo que hace solo el otro bando.',
        de: 'Was die Gegenseite von selbst tut.',
      },
      intro: {
        en: [
          'The villain attacks heroes and schemes where it meets an alter ego. A boost card makes every one of its moves a surprise. Then each of you is dealt an encounter card.',
        ],
        es: [
          'El Villano ataca a los Héroes y ejecuta su Plan cuando se encuentra con un Alter ego. Una carta de aumento hace de cada uno de sus movimientos una sorpresa. Después, cada uno recibe una carta de Encuentro.',
        ],
        de: [
          'Der Schurke greift Helden an; trifft er auf ein Alter Ego, treibt er seinen Plan voran. Eine Boost-Karte macht jeden seiner Züge zur Überraschung. Danach bekommt jede Person eine Begegnungskarte.',
        ],
      },
      topics: [
        'villain-phase',
        'activation',
        'enemy-attack',
        'defense',
        'enemy-scheme',
        'boost',
        'deal-reveal',
      ],
      figures: [villainPhaseFigure],
    },
    {
      id: 'the-other-side',
      title: {
        en: 'Villain, schemes, encounters',
        es: 'Villano, Planes, Encuentros',
        de: 'Schurke, Pläne, Begegnungen',
      },
      lead: {
        en: 'What lies on the other side of the table.',
        es: 'Lo que hay al otro lado de la mesa.',
        de: 'Was auf der anderen Seite des Tisches liegt.',
      },
      intro: {
        en: [
          'A villain has stages, and so has its scheme. Side schemes and minions make things worse until somebody takes care of them.',
        ],
        es: [
          'El Villano tiene etapas, y su Plan también. Los Planes secundarios y los Esbirros lo empeoran todo hasta que alguien se ocupa de ellos.',
        ],
        de: [
          'Ein Schurke hat Abschnitte, sein Plan ebenso. Nebenpläne und Schergen machen alles schlimmer, bis sich jemand um sie kümmert.',
        ],
      },
      topics: [
        ...['villain', 'main-scheme', 'side-scheme', 'minion', 'encounter-card', 'obligation-nemesis'],
        'empty-deck',
      ],
      figures: [tableFigure],
    },
    {
      id: 'damage',
      title: {
        en: 'Damage, status, keywords',
        es: 'Daño, Estados, palabras clave',
        de: 'Schaden, Status, Schlüsselwörter',
      },
      lead: {
        en: 'What hurts, and what protects.',
        es: 'Lo que duele y lo que protege.',
        de: 'Was wehtut und was schützt.',
      },
      intro: {
        en: [
          'Damage is subtracted from hit points; at none left somebody is defeated. Three status cards stop a single attack, a single thwart or a single hit.',
        ],
        es: [
          'El Daño se resta de la Vida; cuando no queda, hay una Derrota. Tres cartas de Estado detienen un ataque, una intervención o un golpe.',
        ],
        de: [
          'Schaden verringert die Lebenspunkte; sind keine mehr da, ist jemand besiegt. Drei Statuskarten halten je einen Angriff, einen Widerstand oder einen Treffer auf.',
        ],
      },
      topics: ['damage', 'hit-points', 'status', 'keyword'],
      figures: [],
    },
    {
      id: 'abilities',
      title: { en: 'Abilities in detail', es: 'Las capacidades al detalle', de: 'Fähigkeiten im Einzelnen' },
      lead: {
        en: 'When things happen, and in which order.',
        es: 'Cuándo pasan las cosas y en qué orden.',
        de: 'Wann etwas geschieht, und in welcher Reihenfolge.',
      },
      intro: {
        en: [
          'You need not read this before you play: the table applies it. Come here when two cards want to do something at the same moment.',
        ],
        es: [
          'No hace falta leerlo antes de jugar: la mesa lo aplica. Ven aquí cuando dos cartas quieran hacer algo en el mismo momento.',
        ],
        de: [
          'Vor dem Spielen musst du das nicht lesen: Der Tisch wendet es an. Komm her, wenn zwei Karten im selben Moment etwas wollen.',
        ],
      },
      topics: [
        ...[
          'ability',
          'triggered-ability',
          'timing-windows',
          'cancel-replace',
          'lasting-delayed',
          'modifiers',
        ],
        ...['wording', 'search-move'],
      ],
      figures: [],
    },
    {
      id: 'parts',
      title: { en: 'Places and cards', es: 'Lugares y cartas', de: 'Bereiche und Karten' },
      lead: {
        en: 'Where cards can be, and what is on them.',
        es: 'Dónde pueden estar las cartas y qué llevan.',
        de: 'Wo Karten sein können und was auf ihnen steht.',
      },
      intro: {
        en: ['For looking things up: each part of a card, and what is in play and what is not.'],
        es: ['Para consultar: cada parte de una carta, y qué está en juego y qué no.'],
        de: ['Zum Nachschlagen: jeder Teil einer Karte, und was im Spiel ist und was nicht.'],
      },
      topics: ['zones', 'card-anatomy'],
      figures: [tableFigure],
    },
  ],
};
