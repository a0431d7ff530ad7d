import { CARDS, scenarioWords } from '@assemble/dice-masters';
import { collection } from '../src/dice-masters/index.ts';
import { puzzleTests } from './puzzle-tests.ts';

puzzleTests(scenarioWords(CARDS), collection);
