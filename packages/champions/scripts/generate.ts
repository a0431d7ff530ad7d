import { readdirSync, writeFileSync } from 'node:fs';

/** Cards are found by folder: this lists them in `src/cards/generated/index.ts`. Run `npm run generate` after adding one. */
export function cardIndex(cardsFolder: URL): string {
  const lines: string[] = [];
  const names: string[] = [];
  const folders = (at: URL): string[] =>
    readdirSync(at, { withFileTypes: true })
      .filter((one) => one.isDirectory() && one.name !== 'generated')
      .map((one) => one.name)
      .sort();
  for (const product of folders(cardsFolder)) {
    for (const set of folders(new URL(`${product}/`, cardsFolder))) {
      const files = readdirSync(new URL(`${product}/${set}/`, cardsFolder)).filter((file) =>
        file.endsWith('.ts'),
      );
      for (const file of files.sort()) {
        const name = `${product}_${file.slice(0, -3).replaceAll('-', '_')}`;
        lines.push(`import ${name} from '../${product}/${set}/${file}';`);
        names.push(name);
      }
    }
  }
  return [
    '// Written by scripts/generate.ts from the files in the card folders. Do not edit.',
    "import type { Card } from '../../content.ts';",
    ...lines,
    '',
    'export const CARDS: readonly Card[] = [',
    ...names.map((name) => `  ${name},`),
    '];',
    '',
  ].join('\n');
}

const cards = new URL('../src/cards/', import.meta.url);
if (process.argv[1] === new URL(import.meta.url).pathname) {
  writeFileSync(new URL('generated/index.ts', cards), cardIndex(cards));
}
