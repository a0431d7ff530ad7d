import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Files of a folder and of all below it, in a lasting order, from the root of the repository. */
export function filesIn(root: string, folder: string, ending: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith(ending))
    .sort()
    .map((file) => `${folder}/${file}`);
}
