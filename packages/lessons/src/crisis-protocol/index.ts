import type { Course } from '../lesson.ts';
import { attack } from './attack.ts';
import { firstGame } from './first-game.ts';
import { move } from './move.ts';
import { objectives } from './objectives.ts';
import { powers } from './powers.ts';

export const course: Course = {
  game: 'crisis-protocol',
  lessons: [move, attack, objectives, powers],
  firstMatch: firstGame,
};
