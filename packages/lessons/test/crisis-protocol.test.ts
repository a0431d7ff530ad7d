import { CARDS, scenarioWords } from '@assemble/crisis-protocol';
import { course } from '../src/crisis-protocol/index.ts';
import { lessonTests } from './lesson-tests.ts';

lessonTests(scenarioWords(CARDS), course);
