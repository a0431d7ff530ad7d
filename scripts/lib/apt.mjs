// Installs what Debian has, where that is possible.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** @param {string[]} args */
function apt(args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
}

/** Whether a package could be installed: by root, on a system that has apt. @param {string} name */
export function installed(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing ${name} for the browser tests (apt-get install ${name}) …`);
  const install = ['install', '-y', '--no-install-recommends', name];
  return apt(install) || (apt(['update']) && apt(install));
}
