import type { Course } from '../lesson.ts';
import { actions } from './actions.ts';
import { attack } from './attack.ts';
import { buy } from './buy.ts';
import { firstGame } from './first-game.ts';
import { roll } from './roll.ts';

export const course: Course = {
  game: 'dice-masters',
  lessons: [roll, buy, attack, actions],
  firstMatch: firstGame,
};
