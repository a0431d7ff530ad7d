import type { Course } from '../lesson.ts';
import { round } from './round.ts';

export const course: Course = { game: 'champions', lessons: [round], firstMatch: null };
