// Runs in the worker before each test file while it is found out what each of them runs.
import { afterEach } from 'vitest';
import { SEEN } from './regions.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** The regions that the test file has run. */
    seen?: readonly number[];
    /** What it cost, in milliseconds of processor time. */
    cost?: number;
  }
}

const world = globalThis as unknown as Record<string, Uint8Array | undefined>;
const known = world[SEEN];
// As long as there could be regions; what runs while a module is loaded has come before and counts for the first file.
const seen = known ?? new Uint8Array(Number(process.env['ASSEMBLE_REGIONS']));
world[SEEN] = seen;
if (known !== undefined) seen.fill(0);
const before = process.cpuUsage();

afterEach(({ task }) => {
  const used = process.cpuUsage(before);
  const regions: number[] = [];
  for (let n = seen.indexOf(1); n >= 0; n = seen.indexOf(1, n + 1)) regions.push(n);
  task.file.meta.seen = regions;
  task.file.meta.cost = Math.round((used.user + used.system) / 1000);
});
