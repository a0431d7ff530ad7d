import { scenarioTests } from '@assemble/scenario/testing';
import { printed } from './kit.ts';

scenarioTests(new URL('../scenarios/', import.meta.url), printed);
