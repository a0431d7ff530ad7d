import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { addressed, completeLock } from './lock.mjs';

const read = () => JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'));

test('the lock file names the binaries of every platform (else: npm run lock)', () => {
  expect(completeLock(read())).toEqual([]);
});

test('the lock file holds no download address', () => {
  expect(addressed(read())).toEqual([]);
});

test('a missing platform package is added under its name, in order', () => {
  const lock = {
    packages: {
      '': {},
      'node_modules/tool': {
        dev: true,
        optionalDependencies: { '@tool/darwin-arm64': '^1.2.3', zeta: '2.0.0' },
      },
    },
  };
  expect(completeLock(lock)).toEqual(['@tool/darwin-arm64', 'zeta']);
  expect(Object.keys(lock.packages)).toEqual([
    '',
    'node_modules/@tool/darwin-arm64',
    'node_modules/tool',
    'node_modules/zeta',
  ]);
  expect(lock.packages).toMatchObject({
    'node_modules/@tool/darwin-arm64': { version: '1.2.3', dev: true, optional: true, os: ['darwin'] },
    'node_modules/zeta': { version: '2.0.0', dev: true, optional: true },
  });
  expect(completeLock(lock)).toEqual([]);
});
