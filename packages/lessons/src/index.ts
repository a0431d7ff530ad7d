export { Follower, type Given, type Judged, LEARNER, LessonFault, type Standing } from './follower.ts';
export {
  type CoachedGame,
  type Course,
  type Cue,
  type Lesson,
  type LessonStep,
  type LessonText,
  type StepText,
  saidOf,
} from './lesson.ts';
