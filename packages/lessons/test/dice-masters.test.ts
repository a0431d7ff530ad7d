import { CARDS, scenarioWords } from '@assemble/dice-masters';
import { course } from '../src/dice-masters/index.ts';
import { lessonTests } from './lesson-tests.ts';

lessonTests(scenarioWords(CARDS), course);
