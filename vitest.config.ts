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
    reporters: ['default', './scripts/rules-reporter.ts'],
    allowOnly: false,
    passWithNoTests: true,
  },
});
