import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ledger } from '@assemble/rules';
import { describe, expect, test } from 'vitest';
import { assemble, folder, lines } from './assemble.ts';

const SLOW = 120_000;

/** A folder in which a full test run is recorded. */
function withProven(ids: readonly string[]): string {
  const cwd = folder();
  mkdirSync(join(cwd, '.assemble'));
  const proven = Object.fromEntries(ids.map((id) => [id, ['a test']]));
  writeFileSync(join(cwd, '.assemble/proven.json'), JSON.stringify({ finishedAt: 'today', proven }));
  return cwd;
}

describe('assemble', { timeout: SLOW }, () => {
  test('lists its commands', async () => {
    const { code, out } = await assemble(['--help']);
    expect(code).toBe(0);
    for (const command of ['rules', 'cards', 'scenario', 'simulate', 'replay', 'play', 'bench'])
      expect(out).toContain(`  ${command} `);
  });

  test('answers a mistyped command with one line and the right one', async () => {
    const { code, out, err } = await assemble(['simulat']);
    expect([code, out, lines(err)]).toEqual([1, '', 1]);
    expect(err).toContain('Did you mean simulate?');
  });

  test('shows the help of a command', async () => {
    const { code, out } = await assemble(['simulate', '--help']);
    expect(code).toBe(0);
    expect(out).toContain('Usage: assemble simulate');
  });
});

describe('assemble rules', { timeout: SLOW }, () => {
  test('counts what the last full test run has proven', async () => {
    const [rule] = ledger['dice-masters'].filter((entry) => entry.kind !== 'ui-only');
    const { code, out } = await assemble(['rules', '--json'], {
      cwd: withProven([rule?.id ?? '', 'NO-SUCH-RULE']),
    });
    expect(code).toBe(0);
    const report = JSON.parse(out) as Record<
      string,
      { total: number; testable: number; proven: number; missing: string[] }
    >;
    expect(Object.keys(report)).toEqual(['champions', 'crisis-protocol', 'dice-masters']);
    const game = report['dice-masters'];
    expect(Object.keys(game ?? {})).toEqual(['total', 'testable', 'proven', 'missing']);
    expect(game).toMatchObject({ total: ledger['dice-masters'].length, proven: 1 });
    expect(game?.missing).toHaveLength((game?.testable ?? 0) - 1);
    expect(game?.missing).not.toContain(rule?.id);
  });

  test('lists the missing ones of one game', async () => {
    const { code, out } = await assemble(['rules', '--game', 'dice-masters', '--missing'], {
      cwd: withProven([]),
    });
    expect(code).toBe(0);
    expect(out).toContain('DM-LIFE-AND-WINNING-1 ');
    expect(out).not.toContain('champions');
  });

  test('counts each edition of Crisis Protocol by itself', async () => {
    const cwd = withProven([]);
    const proven = { 'CP-PASS-1': ['a test (de) [CP-PASS-1]'], 'CP-PASS-3': ['a test [CP-PASS-3]'] };
    writeFileSync(join(cwd, '.assemble/proven.json'), JSON.stringify({ finishedAt: 'today', proven }));
    const { code, out } = await assemble(['rules', '--game', 'crisis-protocol'], { cwd });
    expect(code).toBe(0);
    const provenIn = (edition: string) => new RegExp(`in ${edition} +\\d+ +\\d+ +(\\d+)`).exec(out)?.[1];
    expect(['en', 'de', 'es13'].map(provenIn)).toEqual(['1', '2', '1']);
  });

  test('says in one line where the record comes from when there is none', async () => {
    const { code, err } = await assemble(['rules'], { cwd: folder() });
    expect([code, lines(err)]).toEqual([1, 1]);
    expect(err).toContain('npm test');
  });

  test('says in one line that the record is broken', async () => {
    const cwd = withProven([]);
    writeFileSync(join(cwd, '.assemble/proven.json'), '{"proven":');
    const { code, err } = await assemble(['rules'], { cwd });
    expect([code, lines(err)]).toEqual([1, 1]);
  });
});

describe('assemble cards', { timeout: SLOW }, () => {
  test('lists number, id and name in the wanted language', async () => {
    const { code, out } = await assemble(['cards', 'dice-masters', '--locale', 'es']);
    expect(code).toBe(0);
    expect(out).toMatch(/\d+ {2}avx\/beast-mutate-666 +Bestia: /);
  });

  test('shows one card with its text', async () => {
    const { code, out } = await assemble(['cards', 'dice-masters', 'avx/force-beam', '--locale', 'de']);
    expect(code).toBe(0);
    expect(out).toContain('Kraftstrahl');
    expect(lines(out)).toBeGreaterThan(3);
  });

  test('shows a stat card with both sides, attacks and superpowers', async () => {
    const { code, out } = await assemble(['cards', 'crisis-protocol', 'core/spider-man', '--locale', 'es']);
    expect(code).toBe(0);
    for (const clue of [
      'Sano: Aguante 6',
      'Herido: Aguante 5',
      'Telarañas táser — Ataque',
      'Superpoder Innato',
    ])
      expect(out).toContain(clue);
  });

  test('shows both sides of an identity of Champions with their texts', async () => {
    const { code, out } = await assemble(['cards', 'champions', 'core/1', '--locale', 'de']);
    expect(code).toBe(0);
    for (const clue of [
      'Held · Spider-Man · WID 1 · ANG 2 · VER 3',
      'Spinnensinn — Unterbrechung: Wenn der Schurke dich angreift, ziehe 1 Karte.',
      'Wissenschaftler — Ressource: Erzeuge eine mentale Ressource.',
    ])
      expect(out).toContain(clue);
  });

  test.each([
    [['cards', 'dice-masters', 'avx/hulk-jade-gaint'], 'avx/hulk-jade-giant'],
    [['cards', 'dice-masers'], 'Did you mean "dice-masters"?'],
    [['cards', 'dice-masters', '--locale', 'fr'], 'en, es, de'],
    [['cards'], "missing required argument 'game'"],
  ])('%j is answered with one clear line', async (args, clue) => {
    const { code, err } = await assemble(args);
    expect([code, lines(err)]).toEqual([1, 1]);
    expect(err).toContain(clue);
  });
});

describe('assemble bench', { timeout: SLOW }, () => {
  test('has a calibration and a value with its unit for each measure', async () => {
    const { code, out } = await assemble(['bench', '--quick', '--json']);
    expect(code).toBe(0);
    const report = JSON.parse(out) as { calibration: { lcg5e7Ms: number }; results: Record<string, unknown> };
    expect(Object.keys(report)).toEqual(['calibration', 'results']);
    expect(report.calibration.lcg5e7Ms).toBeGreaterThan(0);
    const ofGames = ['decisionsPerSecond', 'cloneMicroseconds', 'createMilliseconds', 'applyMicroseconds'];
    const ofGeometry = ['sightPerSecond', 'straightEndsPerSecond', 'bentEndsPerSecond', 'regionMilliseconds'];
    for (const name of [
      ...['dice-masters', 'crisis-protocol', 'champions'].flatMap((game) =>
        ofGames.map((one) => `${game}.${one}`),
      ),
      ...ofGeometry.map((one) => `crisis-protocol.${one}`),
    ])
      expect(report.results[name], name).toEqual({ value: expect.any(Number), unit: expect.any(String) });
  });

  test('names the measures when there is none of that name', async () => {
    const { code, err } = await assemble(['bench', '--only', 'dice-masters.cloneMicrosecond']);
    expect([code, lines(err)]).toEqual([1, 1]);
    expect(err).toContain('Did you mean "dice-masters.cloneMicroseconds"?');
  });
});
