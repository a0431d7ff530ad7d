import { CARDS, scenarioWords } from '@assemble/champions';
import { course } from '../src/champions/index.ts';
import { lessonTests } from './lesson-tests.ts';

lessonTests(scenarioWords(CARDS), course);
