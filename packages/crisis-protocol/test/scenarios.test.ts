import { scenarioTests } from '@assemble/scenario/testing';
import { CARDS, scenarioWords } from '../src/index.ts';

scenarioTests(new URL('../scenarios/', import.meta.url), scenarioWords(CARDS));
