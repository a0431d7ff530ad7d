import { type Catalog, renderer } from '@assemble/language';
import type { Events } from '../rules/events.ts';
import type { Prompts } from './keys.ts';
import { log } from './log.ts';
import { type Tools, tools } from './message-tools.ts';
import { numberParts, options } from './options.ts';
import { questions } from './questions.ts';
import { positionRefusals, refusals } from './refusals.ts';
import { givenRefusals } from './refusals-given.ts';
import { setUpRefusals, terrainRefusals } from './refusals-set-up.ts';

/** Every sentence of the game: a missing key or language does not compile. */
export const messages: Catalog<Events & Prompts, Tools> = {
  ...log,
  ...questions,
  ...options,
  ...numberParts,
  ...refusals,
  ...positionRefusals,
  ...givenRefusals,
  ...setUpRefusals,
  ...terrainRefusals,
};

/** A message as its reader sees it. */
export const renderMessage = renderer(messages, { ...options, ...numberParts }, tools);
