import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'packages/*/{src,test}/**/*.test.ts',
      'rules/{src,test}/**/*.test.ts',
      'apps/*/{src,test}/**/*.test.{ts,tsx}',
      'scripts/**/*.test.ts',
    ],
    environment: 'node',
    pool: 'threads',
    // Rules keep no state outside a match, so test files may share loaded modules: the card set is read once.
    isolate: false,
    reporters: ['default', './scripts/rules-reporter.ts'],
    allowOnly: false,
    passWithNoTests: true,
  },
});
