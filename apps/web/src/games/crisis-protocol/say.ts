import { namesIn, renderMessage, type View } from '@assemble/crisis-protocol';
import type { Message } from '@assemble/kernel';
import type { Locale, Rich } from '@assemble/language';
import { content } from './data.ts';

/** A message of the rules in words. Without a view characters and tokens stay nameless. */
export const say = (message: Message, locale: Locale, seats: readonly string[], view: View | null): Rich =>
  renderMessage(message, locale, namesIn(content, view, seats));
