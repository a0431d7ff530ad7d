import type { Message, Outlook } from '@assemble/kernel';
import type { Briefs } from '../text/keys.ts';

/** A message that people read beside a question: one without words does not compile. */
export const says = <K extends keyof Briefs>(key: K, args: Briefs[K]): Message => ({
  key,
  args: args as unknown as Message['args'],
});

export const outlook = (
  does: readonly Message[],
  but: readonly Message[] = [],
  more: Partial<Outlook> = {},
): Outlook => ({ does, but, ...more });
