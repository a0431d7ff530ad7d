/** What the worker can be started as. */
export type Role = 'host' | 'hint' | 'lesson' | 'position' | 'puzzle' | 'replay' | 'review' | 'scene';

/** Starts the worker in a role, which it reads off its name. */
export const startWorker = (role: Role): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: role });
