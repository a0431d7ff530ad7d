import { readFileSync } from 'node:fs';
import { runFile } from '@assemble/scenario';
import { CARDS, scenarioWords } from '@assemble/dice-masters';
import { test, expect } from 'vitest';
test('mutations', () => {
  const words = scenarioWords(CARDS);
  let survived: string[] = []; let n = 0;
  for (const f of ['example-game', 'example-combat']) {
    const text = readFileSync(`/work/main/packages/dice-masters/scenarios/${f}.yaml`, 'utf8').split('\n');
    const start = text.findIndex((l) => l === 'when:');
    text.forEach((line, i) => {
      if (i < start || line.trim().startsWith('#')) return;
      for (const [a, b] of [[/life: (\d+)/, (_: string, x: string) => `life: ${+x + 1}`], [/sidekick: (\d+)/, (_: string, x: string) => `sidekick: ${+x + 1}`], [/@L2/, '@L1'], [/damage: 1/, 'damage: 2'], [/fires: \[ \w/, 'fires: [ x']] as const) {
        if (!/^\s+(\w+): \{ life|fires/.test(line) || !a.test(line)) continue;
        n++;
        const changed = text.slice(); changed[i] = line.replace(a, b as never);
        if (runFile(changed.join('\n'), f, [words])[0]?.passed) survived.push(`${f}:${i + 1} ${a}`);
      }
    });
  }
  console.log(n, 'mutations, survived', survived);
  expect(survived).toEqual([]);
}, 600000);
