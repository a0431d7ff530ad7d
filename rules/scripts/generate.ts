import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { generatedFiles } from './files.ts';

const files = generatedFiles();
const problems = files.flatMap((file) => file.problems.map((problem) => `${file.from}: ${problem}`));
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
for (const file of files) {
  mkdirSync(dirname(file.path), { recursive: true });
  writeFileSync(file.path, file.text);
}
console.log(`${files.length} modules written to rules/src/generated`);
