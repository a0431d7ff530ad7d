import { type Catalog, renderer } from '@assemble/language';
import type { Events } from '../rules/events.ts';
import { answers, outcomes, warnings } from './briefs.ts';
import { goings } from './goings.ts';
import type { Prompts } from './keys.ts';
import { log } from './log.ts';
import { options, questions } from './prompts.ts';
import { refusals } from './refusals.ts';
import { positionRefusals } from './refusals-positions.ts';
import { setUpRefusals } from './refusals-set-up.ts';
import { type Tools, tools } from './tools.ts';

/** Every sentence of the game: a missing key or language does not compile. */
export const messages: Catalog<Events & Prompts, Tools> = {
  ...log,
  ...questions,
  ...options,
  ...refusals,
  ...setUpRefusals,
  ...positionRefusals,
  ...goings,
  ...outcomes,
  ...warnings,
  ...answers,
};

/** What stands on a button or in its second line: no full stop. */
const labels = { ...options, ...outcomes, ...warnings, ...answers };

/** A message as its reader sees it. */
export const renderMessage = renderer(messages, labels, tools);

/** Whether there is a sentence for a key: a log of other rules may have others. */
export const isMessageKey = (key: string): boolean => Object.hasOwn(messages, key);
