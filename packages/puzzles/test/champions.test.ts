import { CARDS, scenarioWords } from '@assemble/champions';
import { collection } from '../src/champions/index.ts';
import { puzzleTests } from './puzzle-tests.ts';

puzzleTests(scenarioWords(CARDS), collection);
