import { readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { CARDS, scenarioWords } from '../src/index.ts';
import { COMBAT, GAME } from './case-plans.ts';
import { scenarioFile, type WorkedCase } from './cases.ts';

const root = new URL('../../../', import.meta.url);

/** What is written from other sources: the worked examples as scenarios, and the game's words for the schema. */
export function generatedFiles(): Map<URL, string> {
  const text = readFileSync(new URL('rules/dice-masters-cases.yaml', root), 'utf8');
  const { cases } = parse(text) as { cases: readonly WorkedCase[] };
  const [game, combat] = ['DM-CASE-GAME', 'DM-CASE-COMBAT'].map((id) => cases.find((one) => one.id === id));
  if (game === undefined || combat === undefined) throw new Error('the worked examples are gone');
  const { game: id, schema, older } = scenarioWords(CARDS);
  return new Map([
    [new URL('packages/dice-masters/scenarios/example-game.yaml', root), scenarioFile(game, GAME)],
    [new URL('packages/dice-masters/scenarios/example-combat.yaml', root), scenarioFile(combat, COMBAT)],
    [
      new URL(`packages/scenario/schema/words/${id}.json`, root),
      `${JSON.stringify({ game: id, schema, older }, null, 2)}\n`,
    ],
  ]);
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  for (const [file, text] of generatedFiles()) writeFileSync(file, text);
}
