import type { Course } from '../lesson.ts';
import { company } from './company.ts';
import { firstGame } from './first-game.ts';
import { form } from './form.ts';
import { pay } from './pay.ts';
import { round } from './round.ts';

export const course: Course = {
  game: 'champions',
  lessons: [round, pay, form, company],
  firstMatch: firstGame,
};
