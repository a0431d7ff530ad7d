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
import { answers, outcomes, warnings } from './briefs.ts';
import { goings } from './goings.ts';
import type { Prompts } from './keys.ts';
import { log } from './log.ts';
import { options, questions } from './prompts.ts';
import { refusals } from './refusals.ts';
import { setUpRefusals } from './refusals-set-up.ts';
import { type Names, type Tools, tools } from './tools.ts';

/** Every sentence of the game: a missing key or language does not compile. */
export const messages: Catalog<Events & Prompts, Tools> = {
  ...log,
  ...questions,
  ...options,
  ...refusals,
  ...setUpRefusals,
  ...goings,
  ...outcomes,
  ...warnings,
  ...answers,
};

/** What stands on a button or in its second line: no full stop. */
const labels = { ...options, ...outcomes, ...warnings, ...answers };

/** A message as its reader sees it: log lines, questions and refusals are sentences, what stands on buttons are labels. */
export function renderMessage(message: Message, locale: Locale, names: Names): Rich {
  const text = render(messages, message, locale, tools(locale, names));
  return Object.hasOwn(labels, message.key) && !message.key.startsWith('ask.')
    ? capitalise(text)
    : sentence(text);
}

/** Whether there is a sentence for a key: a log of other rules may have others. */
export const isMessageKey = (key: string): boolean => Object.hasOwn(messages, key);
