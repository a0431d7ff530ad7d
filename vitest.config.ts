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
    // By default one core stays idle, which on a machine of two is half of it.
    maxWorkers: '100%',
    // Generous, for machines that have other work to do: a test that passes never waits for it.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    reporters: ['default', './scripts/rules-reporter.ts'],
    allowOnly: false,
    passWithNoTests: true,
  },
});
