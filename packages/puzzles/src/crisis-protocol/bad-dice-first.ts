import type { Puzzle } from '../puzzle.ts';
import { THIS_ACTIVATION } from './turn.ts';

/** Seven blanks come before the hits: a free attack takes them away. */
export const badDiceFirst: Puzzle = {
  id: 'bad-dice-first',
  ...THIS_ACTIVATION,
  given: {
    players: ['You', 'Pip'],
    activating: 'iron-man',
    roll: [...Array.from({ length: 7 }, () => 'blank'), ...Array.from({ length: 60 }, () => 'hit')],
    You: { characters: { 'iron-man': { at: [10, 18], power: 4 } } },
    Pip: { characters: { ultron: { at: [17, 18], activated: true } } },
  },
  goal: { Pip: { ultron: { dazed: true } } },
  places: [[12, 18]],
  text: {
    en: {
      title: 'Bad dice first',
      goal: 'Daze Ultron',
      about:
        'You know the dice today: the next seven are blanks, all later ones are hits. Ultron has 6 Stamina and rolls 3 or 4 dice in defense. Iron Man has 4 Power.',
      hints: [
        'Somebody has to roll the blanks. What costs you nothing?',
        'Repulsor Blast first: four dice of yours and three of Ultron’s, all blank. Then Friday A.I. and Homing Rockets.',
      ],
      solved: 'Seven blanks spent on a warning shot.',
    },
    es: {
      title: 'Primero los dados malos',
      goal: 'Deja abatido a Ultrón',
      about:
        'Hoy conoces los dados: los siete siguientes salen en blanco y todos los demás son impactos. Ultrón tiene 6 de Aguante y defiende con 3 o 4 dados. Iron Man tiene 4 de Poder.',
      hints: [
        'Alguien tiene que tirar los blancos. ¿Qué no te cuesta nada?',
        'Primero Rayo repulsor: cuatro dados tuyos y tres de Ultrón, todos en blanco. Luego IA Viernes y Cohetes guiados.',
      ],
      solved: 'Siete blancos gastados en un disparo de aviso.',
    },
    de: {
      title: 'Erst die schlechten Würfel',
      goal: 'Ultron anschlagen',
      about:
        'Heute kennst du die Würfel: Die nächsten sieben sind leer, alle danach Treffer. Ultron hat 6 Ausdauer und verteidigt mit 3 oder 4 Würfeln. Iron Man hat 4 Kraft.',
      hints: [
        'Irgendwer muss die leeren Seiten würfeln. Was kostet dich nichts?',
        'Erst der Repulsorstoß: vier Würfel von dir und drei von Ultron, alle leer. Dann K.I. Freitag und Lenkraketen.',
      ],
      solved: 'Sieben leere Seiten für einen Warnschuss.',
    },
  },
};
