/** Written into the page by the build: rule id to the tests that prove it. See vite.config.ts. */
declare const PROVEN_RULES: Readonly<Record<string, readonly string[]>> | undefined;

/** The tests that prove a rule: "file > test". Empty where no full test run was there when the page was built. */
export const provenBy = (id: string): readonly string[] =>
  typeof PROVEN_RULES === 'undefined' ? [] : (PROVEN_RULES[id] ?? []);
