// Every card has a test of its own that plays it.
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesIn } from '../lib/files.ts';

/** Sources of cards: a folder below `src/cards` and a file that has a card as its default export. */
function cardFiles(root: string, folder: string): string[] {
  return filesIn(root, `${folder}/src/cards`, '.ts').filter(
    (file) =>
      !file.includes('/generated/') && /^export default /m.test(readFileSync(join(root, file), 'utf8')),
  );
}

/** Where the test of a card may lie: as its source does, with or without the folder of the set. */
function testsOf(file: string): string[] {
  const [folder, card = ''] = file.replace(/\.ts$/, '.test.ts').split('/src/cards/');
  return [card, card.slice(card.indexOf('/') + 1)].map((path) => `${folder}/test/cards/${path}`);
}

/** Letters and digits alone: "I’m Tough!" is as good as im-tough, "&" as "and". */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^a-z0-9]/g, '');

/** The words by which a test may name a card: its id, the end of its id, its title as its file is called. */
function namesOf(file: string, text: string): string[] {
  const id = /\bid: '([^']+)'/.exec(text)?.[1];
  const slug = basename(file, '.ts').replace(/^\d+[a-z]?-/, '');
  return [slug, ...(id === undefined ? [] : [id.slice(id.indexOf('/') + 1)])].map(plain);
}

/** Why a card has no test that plays it, or null. */
export function untested(card: { file: string; text: string }, test: string | null): string | null {
  if (test === null) return 'has no test';
  if (!/\b\w*[sS]cenario\(/.test(test)) return 'has a test without a scenario';
  if (/\.(skip|todo|fails)\b/.test(test)) return 'has a test that is left out';
  const said = plain(test);
  return namesOf(card.file, card.text).some((name) => said.includes(name))
    ? null
    : 'has a test that never names it';
}

/** The cards of a game that no test plays. */
export function cardsWithoutTest(root: string, folder: string): string[] {
  return cardFiles(root, folder).flatMap((file) => {
    const found = testsOf(file).find((test) => existsSync(join(root, test)));
    const test = found === undefined ? null : readFileSync(join(root, found), 'utf8');
    const why = untested({ file, text: readFileSync(join(root, file), 'utf8') }, test);
    return why === null ? [] : [`${file} ${why}`];
  });
}
