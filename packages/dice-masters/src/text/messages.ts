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
import { answers, goings, outcomes, warnings } from './briefs.ts';
import type { Prompts } from './keys.ts';
import { log } from './log.ts';
import { options, questions } from './prompts.ts';
import { refusals } from './refusals.ts';
import { positionRefusals } from './refusals-positions.ts';
import { setUpRefusals } from './refusals-set-up.ts';
import { type Names, tools } from './tools.ts';

type Keys = Events & Prompts;

/** Every sentence of the game: a missing key or language does not compile. */
export const messages: Catalog<Keys, ReturnType<typeof tools>> = {
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

/** A message as its reader sees it: log lines, questions and refusals are sentences, what stands on buttons are labels. */
export function renderMessage(message: Message, locale: Locale, names: Names): Rich {
  const text = render(messages, message, locale, tools(locale, names));
  return Object.hasOwn(labels, message.key) && !message.key.startsWith('ask.')
    ? capitalise(text)
    : sentence(text);
}
