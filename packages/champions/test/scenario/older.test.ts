import { migrated, runFile } from '@assemble/scenario';
import { expect, test } from 'vitest';
import { CARDS, scenarioWords } from '../../src/index.ts';

const words = [scenarioWords(CARDS)];

const OLD = `# A question of a judge.
game: champions
name: what a stunned villain does
rules: [MC-STATUS-6]
given:
  villain: Klaw
  stage: 2
  villainIs: { stunned: true } # it loses its attack
  threat: 3
  villainStep: 2
  encounter: [Hydra Mercenary]
  encounterDiscard: [Assault]
  ada: { hero: She-Hulk, identity: { damage: 2 } }
when: []
then:
  villain: { stunned: false }
  scheme: { threat: 3 }
  ada: { damage: 2 }
  asks: ['ada: ask.turn']
  told: [status-lost]
  untold: [damaged]
  outcome: null
`;

test('a file in the words of earlier versions runs', () => {
  expect(runFile(OLD, 'old.yaml', words).map((one) => one.failures)).toEqual([[]]);
});

test('and is rewritten in those of today, with its comments; what was changed is told', () => {
  const now = migrated(OLD, words);
  expect(now?.replaced.map(({ line, old, now: today }) => `${line}: ${old} → ${today}`)).toEqual([
    '7: stage → villain.stage',
    '8: villainIs → villain.*',
    '9: threat → scheme.threat',
    '12: encounterDiscard → encounter-discard',
    '10: villainStep → villain-step',
    '13: identity → *',
    '19: asks → asked',
    '20: told → happened',
    '21: untold → not-happened',
    '22: outcome → won',
  ]);
  const text = now?.text ?? '';
  expect(text).toContain('# A question of a judge.');
  expect(text).toContain('villain: { card: Klaw, stage: 2, stunned: true }');
  expect(text).toContain('asked: { ada: turn }');
  expect(runFile(text, 'new.yaml', words).map((one) => one.failures)).toEqual([[]]);
  expect(migrated(text, words)).toEqual({ text, replaced: [] });
});

test('a failure in an older word is told at its line', () => {
  const [report] = runFile(OLD.replace('told: [status-lost]', 'told: [healed]'), 'old.yaml', words);
  expect(report?.failures[0]?.where).toBe('old.yaml:20, then: happened 0');
});
