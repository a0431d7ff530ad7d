import { readdirSync, writeFileSync } from 'node:fs';

/** Cards are found by folder: this lists them in `src/cards/generated/index.ts`. Run `npm run generate` after adding one. */
export function cardIndex(cardsFolder: URL): string {
  const lines: string[] = [];
  const names: string[] = [];
  for (const set of readdirSync(cardsFolder, { withFileTypes: true }).filter((one) => one.isDirectory())) {
    if (set.name === 'generated') continue;
    const files = readdirSync(new URL(`${set.name}/`, cardsFolder)).filter((file) => file.endsWith('.ts'));
    for (const file of files.sort()) {
      const name = `${set.name}_${file.slice(0, -3)}`.replaceAll('-', '_');
      lines.push(`import ${name} from '../${set.name}/${file}';`);
      names.push(name);
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
