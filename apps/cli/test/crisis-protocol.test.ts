import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { assemble, folder, lines } from './assemble.ts';

const SLOW = 120_000;

describe('assemble play crisis-protocol', { timeout: SLOW }, () => {
  test('draws the table, refuses a place with its reasons, plays to the end and replays it', async () => {
    const cwd = folder();
    const answers = 'random\n'.repeat(4);
    const typed = `${answers}${'1\n99 99\nnowhere\nrandom\n'}${'random\n'.repeat(2000)}`;
    const played = await assemble(['play', 'crisis-protocol', '--seed', 'end', '--format', 'es13'], {
      cwd,
      typed,
    });
    expect(played.code).toBe(0);
    // The axis of the map, a place of somebody, the table of ranges.
    expect(played.out).toContain('   0   4   8   12  16');
    expect(played.out).toMatch(/ A .* · Seat [01] · \(\d+\.\d, \d+\.\d\) · damage 0\/\d+ · Power 0/u);
    expect(played.out).toContain('! no line of sight; c the one in the column has cover');
    expect(played.out).toMatch(/It would leave the battlefield at .*\. {2}\[CP-/u);
    expect(played.out).toContain('That is not an answer here: nowhere');
    expect(played.out).toMatch(/The match is over\. Won by: Seat [01] \[CP-/u);
    const [file = ''] = readdirSync(join(cwd, '.assemble'));
    const verified = await assemble(['replay', join('.assemble', file), '--verify'], { cwd });
    expect([verified.code, verified.out.slice(0, 3)]).toEqual([0, 'OK:']);

    const same = await assemble(['replay', join('.assemble', file), '--edition', 'es13'], { cwd });
    expect(same.out).toMatch(/^(\d+) of \1 decisions hold under es13; 0 are not asked there\.\n/u);
    // The older edition has no crises to pick from, and another player chooses the edge.
    const older = await assemble(['replay', join('.assemble', file), '--edition', 'en'], { cwd });
    expect(older.out).toMatch(/^2 of \d+ decisions hold under en; 2 are not asked there\.\n/u);
    expect(older.out).toContain('It parts at decision 5: Along which edge do you deploy?');
    expect(older.out).toContain('[CP-MISSION-11]');
  });
});

describe('assemble rules --diff', { timeout: SLOW }, () => {
  test('speaks the language that is asked for', async () => {
    const { code, out } = await assemble(['rules', '--diff', 'en', 'es13', '--locale', 'es']);
    expect(code).toBe(0);
    expect(out).toContain('CP-DIFF-4  ¿Cuántas cartas de Crisis hay en una Lista?');
    expect(out).toContain('5 de Aseguramiento + 5 de Extracción');
  });

  test('tells what two editions answer differently, with the rules', async () => {
    const { code, out } = await assemble(['rules', '--diff', 'en', 'es13']);
    expect(code).toBe(0);
    expect(out).toContain(
      'CP-DIFF-4  How many crisis cards are in a roster?\n  en    3 Secure + 3 Extraction\n' +
        '  es13  5 Secure + 5 Extraction\n        [CP-ROSTER-3, CP-ROSTER-4]\n',
    );
    // The same in both.
    expect(out).not.toContain('CP-DIFF-5 ');
  });

  test.each([
    [['en'], 'needs two editions'],
    [['en', 'es31'], 'Did you mean "es13"?'],
  ])('%j is answered with one clear line', async (editions, clue) => {
    const { code, out, err } = await assemble(['rules', '--diff', ...editions]);
    expect([code, out, lines(err)]).toEqual([1, '', 1]);
    expect(err).toContain(clue);
  });
});
