// A registry mirror may lack the binaries of other platforms. npm then leaves them out of the lock file, and `npm ci`
// refuses that file on every machine. So they are added by name and version; npm fills in the rest where it can.

/**
 * @typedef {{ version?: string, resolved?: string, link?: boolean, dev?: boolean, optional?: boolean, os?: string[],
 *   optionalDependencies?: Record<string, string> }} Package
 * @typedef {{ packages: Record<string, Package> }} Lock
 */

const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];

/** The operating system in the name of a platform package. @param {string} name */
function systemOf(name) {
  if (name === 'fsevents') return 'darwin';
  return systems.find((system) => name.split(/[/-]/).includes(system));
}

/** Adds the platform packages that are missing, and returns their names. @param {Lock} lock @returns {string[]} */
export function completeLock(lock) {
  const added = [];
  for (const { dev, optionalDependencies = {} } of Object.values(lock.packages)) {
    for (const [name, range] of Object.entries(optionalDependencies)) {
      const key = `node_modules/${name}`;
      if (lock.packages[key]) continue;
      const os = systemOf(name);
      const version = range.replace(/^[~^]/, '');
      lock.packages[key] = { version, ...(dev && { dev }), optional: true, ...(os && { os: [os] }) };
      added.push(name);
    }
  }
  // npm sorts by name, the root (an empty name) first.
  const sorted = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  lock.packages = Object.fromEntries(sorted);
  return added;
}

/** Packages whose download address is recorded, which ties the file to one registry. @param {Lock} lock */
export function addressed(lock) {
  return Object.entries(lock.packages)
    .filter(([, entry]) => !entry.link && entry.resolved?.startsWith('http'))
    .map(([name]) => name);
}
