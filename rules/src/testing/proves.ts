import { type TestContext, TestRunner, test } from 'vitest';
import type { RuleId } from '../index.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Ids of the ledger that the test proves. */
    rules?: readonly string[];
    /** How many players its largest match has, where the test says so. */
    players?: number;
  }
}

type Body = (context: TestContext) => void | Promise<void>;

/**
 * A test that proves rules of the ledger: it fails if one of them is broken. A wrong id does not compile. Where only the
 * words of a card are at stake, and no rule of the book is, the list is empty.
 *
 *     proves('DM-BAG-3', 'refills the bag from the used pile', () => { … });
 */
export function proves(ids: RuleId | readonly RuleId[], title: string, body: Body, timeoutMs?: number): void {
  citing(ids, title, body, timeoutMs);
}

/** `proves` for ids that are not known to the compiler, such as those of a scenario file. */
export function citing(ids: string | readonly string[], title: string, body: Body, timeoutMs?: number): void {
  const rules = typeof ids === 'string' ? [ids] : [...ids];
  test(
    rules.length === 0 ? title : `${title} [${rules.join(', ')}]`,
    async (context) => {
      context.task.meta.rules = rules;
      await body(context);
    },
    timeoutMs,
  );
}

/** Notes on the running test that it plays a match of so many players; what is prepared outside a test proves nothing. */
export function playedBy(players: number): void {
  const meta = TestRunner.getCurrentTest()?.meta;
  if (meta !== undefined) meta.players = Math.max(players, meta.players ?? 0);
}
