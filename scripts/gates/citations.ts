// Every testable rule is cited where the source of its game carries it out.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTestable, type RuleEntry } from '@assemble/rules';
import { filesIn } from '../lib/files.ts';

/** An id, and what follows it in short: "DM-DAMAGE-1, -3 and -5", "DM-DAMAGE-5 to -8". */
const CITED = /\b((?:CP|DM|MC)-[A-Z]+(?:-[A-Z]+)*)-(\d+)((?:(?:,| and|, and| to) -\d+)*)/g;
const ALSO = /(to )?-(\d+)/g;

/** The ids that a text cites. */
export function citedIn(text: string): string[] {
  return [...text.matchAll(CITED)].flatMap(([, topic = '', first = '', more = '']) => {
    const numbers = [Number(first)];
    for (const [, upTo, number = ''] of more.matchAll(ALSO)) {
      const last = numbers.at(-1) ?? 0;
      const from = upTo === undefined ? Number(number) : last + 1;
      for (let n = from; n <= Number(number); n++) numbers.push(n);
    }
    return numbers.map((number) => `${topic}-${number}`);
  });
}

/** The ids that the sources of a game cite. */
export const citedBy = (root: string, folder: string): ReadonlySet<string> =>
  new Set(
    filesIn(root, `${folder}/src`, '.ts')
      .filter((file) => !file.includes('/generated/'))
      .flatMap((file) => citedIn(readFileSync(join(root, file), 'utf8'))),
  );

/** What is wrong with a game. `known`: rules that nothing in its source carries out, or that are not cited yet. */
export function citationComplaints(
  entries: readonly RuleEntry[],
  cited: ReadonlySet<string>,
  known: readonly string[],
): string[] {
  const testable = entries.filter(isTestable).map(({ id }) => id);
  const uncited = testable.filter((id) => !cited.has(id));
  return [
    ...uncited.filter((id) => !known.includes(id)).map((id) => `${id} is cited nowhere in the source`),
    ...known
      .filter((id) => !uncited.includes(id))
      .map((id) => `${id} is ${testable.includes(id) ? 'cited' : 'no testable rule'}: take it off the list`),
  ];
}
