import type { Chapter } from '../../../rules/book/book.ts';
import { coverFigure, moveFigure, rangeFigure } from './figures.tsx';

/** What characters do, and what is done to them. */
export const fighting: readonly Chapter[] = [
  {
    id: 'movement',
    title: { en: 'Movement', es: 'Movimiento', de: 'Bewegung' },
    lead: {
      en: 'Lay the tool, follow it, stop anywhere.',
      es: 'Coloca la plantilla, síguela, párate donde quieras.',
      de: 'Schablone anlegen, ihr folgen, irgendwo halten.',
    },
    intro: {
      en: [
        'The tool bends in the middle and may not cross what is as big as you. Whatever is higher has to be climbed.',
      ],
      es: [
        'La plantilla se dobla por la mitad y no puede cruzar lo que sea tan grande como tú. A lo que es más alto hay que trepar.',
      ],
      de: [
        'Die Schablone hat in der Mitte ein Gelenk und darf nicht über das führen, was so groß ist wie du. Auf Höheres muss man klettern.',
      ],
    },
    topics: ['movement', 'advance-and-climb'],
    figures: [moveFigure],
  },
  {
    id: 'measuring',
    title: { en: 'Measuring, sight, cover', es: 'Medir, ver, cubrirse', de: 'Messen, Sicht, Deckung' },
    lead: {
      en: 'How far it is, who sees whom, who is safer.',
      es: 'A qué distancia, quién ve a quién, quién está más a salvo.',
      de: 'Wie weit es ist, wer wen sieht, wer sicherer steht.',
    },
    intro: {
      en: ['You may measure at any time. Sight needs a single free line; cover needs three things at once.'],
      es: [
        'Puedes medir en cualquier momento. Para ver basta una línea libre; para la Cobertura hacen falta tres cosas a la vez.',
      ],
      de: [
        'Messen darfst du jederzeit. Für Sicht genügt eine freie Linie; Deckung braucht drei Dinge zugleich.',
      ],
    },
    topics: ['measurement', 'line-of-sight', 'cover', 'terrain'],
    figures: [coverFigure, rangeFigure],
  },
  {
    id: 'attacking',
    title: { en: 'Attacking', es: 'Atacar', de: 'Angreifen' },
    lead: {
      en: 'Fourteen small steps, always the same.',
      es: 'Catorce pasos pequeños, siempre los mismos.',
      de: 'Vierzehn kleine Schritte, immer dieselben.',
    },
    intro: {
      en: [
        'Choose an attack and a target, pay, roll both pools, change dice, compare. The table leads you through; here you find what may happen between.',
      ],
      es: [
        'Escoge un ataque y un blanco, paga, tirad las dos reservas, modificad los dados, comparad. La mesa te lleva paso a paso; aquí está lo que puede ocurrir entre medias.',
      ],
      de: [
        'Angriff und Ziel wählen, bezahlen, beide Pools werfen, Würfel verändern, vergleichen. Der Tisch führt dich hindurch; hier steht, was dazwischen geschehen kann.',
      ],
    },
    topics: ['attack', 'dice', 'modify-dice', 'attack-special-rules', 'beam-area'],
    figures: [rangeFigure],
  },
  {
    id: 'damage',
    title: { en: 'Damage and conditions', es: 'Daño y Estados', de: 'Schaden und Zustände' },
    lead: {
      en: 'Healthy, Injured, gone.',
      es: 'Sano, Herido, fuera.',
      de: 'Gesund, verletzt, besiegt.',
    },
    intro: {
      en: [
        'Damage from enemies gives Power. Conditions stay until they are shaken off, each with a nuisance of its own.',
      ],
      es: [
        'El daño de los enemigos da Poder. Los Estados duran hasta que uno se libra de ellos; cada uno molesta a su manera.',
      ],
      de: [
        'Schaden durch Feinde bringt Kraft. Zustände bleiben, bis man sich von ihnen erholt; jeder stört auf seine Art.',
      ],
    },
    topics: ['damage', 'dazed-and-ko', 'conditions'],
    figures: [],
  },
  {
    id: 'throwing',
    title: { en: 'Throwing and pushing', es: 'Lanzar y empujar', de: 'Werfen und schieben' },
    lead: {
      en: 'Cars fly, and people too.',
      es: 'Vuelan los coches, y la gente también.',
      de: 'Autos fliegen, und Leute auch.',
    },
    intro: {
      en: [
        'What is thrown flies straight until it hits something. Whoever is hit rolls to dodge; what is thrown is destroyed or hurt.',
      ],
      es: [
        'Lo que se lanza vuela recto hasta chocar con algo. A quien le da tira para Esquivar; lo lanzado se destruye o sufre daño.',
      ],
      de: [
        'Was geworfen wird, fliegt gerade, bis es etwas trifft. Wer getroffen wird, würfelt zum Ausweichen; das Geworfene wird zerstört oder erleidet Schaden.',
      ],
    },
    topics: ['throw-character', 'throw-terrain', 'dodge', 'push-and-place', 'toward-away'],
    figures: [moveFigure],
  },
  {
    id: 'missions',
    title: { en: 'Missions and tokens', es: 'Misiones y fichas', de: 'Missionen' },
    lead: {
      en: 'What brings victory points.',
      es: 'Lo que da PV.',
      de: 'Was Siegpunkte bringt.',
    },
    intro: {
      en: [
        'Some tokens are secured by standing beside them, others are picked up and carried. Whoever is Dazed drops everything.',
      ],
      es: [
        'Unas fichas se aseguran estando a su lado; otras se recogen y se custodian. Quien queda Abatido lo suelta todo.',
      ],
      de: [
        'Manche Marker sichert man, indem man daneben steht, andere hebt man auf und hält sie. Wer angeschlagen wird, lässt alles fallen.',
      ],
    },
    topics: [
      ...['objective-tokens', 'interact', 'holding', 'securing', 'control', 'scoring'],
      'extra-objectives',
    ],
    figures: [],
  },
  {
    id: 'superpowers',
    title: { en: 'Superpowers and tactics', es: 'Superpoderes y tácticas', de: 'Superkräfte, Taktiken' },
    lead: {
      en: 'What only some can do.',
      es: 'Lo que solo saben hacer algunos.',
      de: 'Was nur manche können.',
    },
    intro: {
      en: [
        'Superpowers stand on the stat card, tactics are played once by the squad. Where several things happen at once, the order is here too.',
      ],
      es: [
        'Los Superpoderes están en la carta de atributos; las tácticas las juega la Escuadra una sola vez. Y cuando ocurren varias cosas a la vez, el orden también está aquí.',
      ],
      de: [
        'Superkräfte stehen auf der Wertekarte, Taktiken spielt das Team einmal. Geschieht mehreres zugleich, steht auch die Reihenfolge hier.',
      ],
    },
    topics: ['superpowers', 'team-tactics', 'timing', 'keywords', 'gems', 'transform', 'grunts'],
    figures: [],
  },
];
