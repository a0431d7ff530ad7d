import type { Chapter } from '../../../rules/book/book.ts';
import { tableFigure } from './figures.tsx';

export const howToPlay: Chapter = {
  id: 'how-to-play',
  title: { en: 'How to play', es: 'Cómo se juega', de: 'So wird gespielt' },
  lead: {
    en: 'All of you against one villain.',
    es: 'Todos contra un Villano.',
    de: 'Alle zusammen gegen einen Schurken.',
  },
  intro: {
    en: [
      'One to four heroes play together. You win when the last stage of the villain is defeated. You lose when its main scheme is completed, or when no hero is left.',
    ],
    es: [
      'De uno a cuatro Héroes juegan juntos. Ganáis cuando cae la última etapa del Villano. Perdéis si completa su Plan principal o si no queda ningún Héroe.',
    ],
    de: [
      'Ein bis vier Helden spielen gemeinsam. Ihr gewinnt, wenn der letzte Abschnitt des Schurken besiegt ist. Ihr verliert, wenn sein Hauptplan vollendet ist oder kein Held mehr übrig ist.',
    ],
  },
  steps: {
    en: [
      '**Play cards.** You pay for them by discarding other cards from your hand: each is worth the resources printed on it.',
      '**Attack or thwart.** Your hero hits an enemy, or takes threat off a scheme. Either exhausts it.',
      '**Change form** once in your turn if you like. As an alter ego you can recover, and the villain schemes instead of hitting you.',
      '**Draw and ready.** At the end of the player phase everybody draws up to the hand size and readies all cards.',
      '**The villain’s move.** Threat grows, the villain and its minions act against each of you, and new encounter cards come.',
    ],
    es: [
      '**Juega cartas.** Se pagan descartando otras de la mano: cada una vale los Recursos que lleva impresos.',
      '**Ataca o intervén.** Tu Héroe golpea a un enemigo o quita Amenaza de un Plan. Lo uno y lo otro lo agota.',
      '**Cambia de identidad** una vez en tu turno, si quieres. Como Alter ego puedes recuperarte, y el Villano ejecuta su Plan en lugar de golpearte.',
      '**Roba y prepara.** Al final de la fase de los Jugadores todos roban hasta el tamaño de su mano y preparan sus cartas.',
      '**Le toca al Villano.** Crece la Amenaza, el Villano y sus Esbirros actúan contra cada jugador y llegan nuevas cartas de Encuentro.',
    ],
    de: [
      '**Spiel Karten.** Du bezahlst sie, indem du andere Handkarten ablegst: Jede ist so viel wert, wie Ressourcen auf ihr stehen.',
      '**Greif an oder leiste Widerstand.** Dein Held trifft einen Gegner oder nimmt Bedrohung von einem Plan. Beides erschöpft ihn.',
      '**Wechsle die Gestalt**, einmal in deinem Zug, wenn du magst. Als Alter Ego kannst du dich erholen, und der Schurke treibt seinen Plan voran, statt dich zu treffen.',
      '**Zieh nach, mach bereit.** Am Ende der Spielerphase ziehen alle bis zum Handlimit und machen ihre Karten spielbereit.',
      '**Der Schurke ist dran.** Die Bedrohung wächst, Schurke und Schergen gehen auf jede Person los, und neue Begegnungskarten kommen.',
    ],
  },
  topics: ['basics', 'game-end'],
  figures: [tableFigure],
};
