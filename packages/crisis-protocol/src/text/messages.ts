import {
  type Catalog,
  capitalise,
  type Locale,
  type Message,
  type Rich,
  render,
  sentence,
} from '@assemble/language';
import type { Events } from '../rules/events.ts';
import type { Prompts } from './keys.ts';
import { log } from './log.ts';
import { type Tools, tools } from './message-tools.ts';
import type { Names } from './naming.ts';
import { numberParts, options } from './options.ts';
import { questions } from './questions.ts';
import { positionRefusals, refusals } from './refusals.ts';
import { setUpRefusals, terrainRefusals } from './refusals-set-up.ts';

/** Every sentence of the game: a missing key or language does not compile. */
export const messages: Catalog<Events & Prompts, Tools> = {
  ...log,
  ...questions,
  ...options,
  ...numberParts,
  ...refusals,
  ...positionRefusals,
  ...setUpRefusals,
  ...terrainRefusals,
};

const isLabel = (key: string): boolean => Object.hasOwn(options, key) || Object.hasOwn(numberParts, key);

/** A message as its reader sees it: log lines, questions and refusals are sentences, options and sources are labels. */
export function renderMessage(message: Message, locale: Locale, names: Names): Rich {
  const text = render(messages, message, locale, tools(locale, names));
  return isLabel(message.key) ? capitalise(text) : sentence(text);
}
