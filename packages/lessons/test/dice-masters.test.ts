import { CARDS, Content, diceMasters, scenarioWords } from '@assemble/dice-masters';
import type { Game } from '@assemble/kernel';
import { course } from '../src/dice-masters/index.ts';
import type { CoachedGame } from '../src/index.ts';
import { coachedTests } from './coached-tests.ts';
import { lessonTests } from './lesson-tests.ts';

const firstMatch = course.firstMatch as CoachedGame;

lessonTests(scenarioWords(CARDS), course);
coachedTests(
  diceMasters(new Content(CARDS)) as unknown as Game,
  { format: 'first-game', ...firstMatch.fixed },
  firstMatch,
);
