import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Works something out once in a run: whoever asks for it later, in any worker, reads it. It has to be JSON. What is
 * kept ends with the run (`global-teardown.ts`), for it depends on the rules as they are.
 */
export function oncePerRun<T>(name: string, workOut: () => T): T {
  const kept = process.env['ASSEMBLE_E2E_DATA'];
  // Pictures are taken outside a run.
  if (kept === undefined) return workOut();
  const folder = join(kept, 'worked-out');
  const file = join(folder, `${name.replace(/\W+/g, '-')}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as T;
  const result = workOut();
  mkdirSync(folder, { recursive: true });
  // Two workers may come here at once: none may read what the other has half written.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(result));
  renameSync(draft, file);
  return result;
}
