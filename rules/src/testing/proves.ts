import { type TestContext, test } from 'vitest';
import type { RuleId } from '../index.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Ids of the ledger that the test proves. */
    rules?: readonly string[];
  }
}

type Body = (context: TestContext) => void | Promise<void>;

/**
 * A test that proves rules of the ledger: it fails if one of them is broken. A wrong id does not compile.
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
    `${title} [${rules.join(', ')}]`,
    async (context) => {
      context.task.meta.rules = rules;
      await body(context);
    },
    timeoutMs,
  );
}
