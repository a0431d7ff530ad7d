import { CARDS, scenarioWords } from '@assemble/crisis-protocol';
import { collection } from '../src/crisis-protocol/index.ts';
import { puzzleTests } from './puzzle-tests.ts';

puzzleTests(scenarioWords(CARDS), collection);
