import { CARDS as CHAMPIONS } from '@assemble/champions';
import { CARDS as CRISIS_PROTOCOL } from '@assemble/crisis-protocol';
import { CARDS as DICE_MASTERS } from '@assemble/dice-masters';
import { stream } from '@assemble/kernel';
import { gameIds } from '@assemble/rules';
import { describe, expect, test } from 'vitest';
import { RARE_IN_CHAMPIONS } from '../src/games/champions-meetings.ts';
import { RARE_IN_CRISIS_PROTOCOL } from '../src/games/crisis-protocol-meetings.ts';
import { RARE_IN_DICE_MASTERS } from '../src/games/dice-masters-meetings.ts';
import { playableGame } from '../src/games/index.ts';
import { bestOf, kindsOn, namedBy, rareCards } from '../src/games/rare.ts';
import { assemble, folder } from './assemble.ts';
import { question } from './oracle/claims.ts';

const SLOW = 120_000;

describe('which cards are rare', () => {
  test.each([
    ['champions', CHAMPIONS, RARE_IN_CHAMPIONS],
    ['crisis-protocol', CRISIS_PROTOCOL, RARE_IN_CRISIS_PROTOCOL],
    ['dice-masters', DICE_MASTERS, RARE_IN_DICE_MASTERS],
  ] as const)('%s: each kind is on some card, and most cards have none', (_game, cards, kinds) => {
    const known = new Set(cards.flatMap((card) => [...kindsOn(card)]));
    expect(kinds.filter((kind) => !known.has(kind))).toEqual([]);
    expect(rareCards(cards, kinds).size).toBeLessThan(cards.length / 2);
  });

  test('kinds are found wherever they stand', () => {
    const deep = {
      id: 'a/b',
      abilities: [{ node: 'trigger', effect: { node: 'copy' } }],
      keywords: { guard: true },
    };
    expect([...kindsOn(deep)]).toEqual(['node trigger', 'node copy', 'keyword guard']);
    expect([...rareCards([deep, { id: 'a/c' }], ['node copy', 'holds ban'])]).toEqual([['a/b', 1]]);
  });
});

describe('what an answer names', () => {
  const say = { key: 'option.buy', args: { card: 'avx/beast', die: 4 } };
  test('the line it picks, and nothing where it passes', () => {
    const menu = { ...question('ask.main'), shape: 'options' as const, options: [{ id: 'buy:3', say }] };
    expect(namedBy(menu, 'buy:3')).toEqual({ texts: ['avx/beast'], things: [4] });
    expect(namedBy(menu, 'stop')).toEqual({ texts: [], things: [] });
  });

  test('a seat and an amount are no things', () => {
    const ask = { key: 'option.ask', args: { seat: 1, amount: 3 } };
    const menu = { ...question('ask.turn'), shape: 'options' as const, options: [{ id: 'ask:1', say: ask }] };
    expect(namedBy(menu, 'ask:1')).toEqual({ texts: [], things: [] });
  });

  test('the card that asks, where it says yes', () => {
    const may = { ...question('ask.may'), source: 'avx/beast#0.1' };
    expect(namedBy(may, true).texts).toEqual(['avx/beast']);
    expect(namedBy(may, false).texts).toEqual([]);
  });

  test('the best of several draws wins, of equals the first', () => {
    const draws = ['a', 'bb', 'cc', 'd'];
    expect(
      bestOf(
        4,
        () => draws.shift() ?? '',
        (text) => text.length,
      ),
    ).toBe('bb');
  });
});

describe('set-ups for meetings', () => {
  test.each(gameIds)('%s: the rules accept them, and the same seed draws the same', (id) => {
    const { formats, game, meetings } = playableGame(id);
    for (const format of formats) {
      const setup = meetings.setup(format, stream(format, 'set-up'));
      expect(game.acceptSetup(setup)).toEqual({ yes: true });
      expect(meetings.setup(format, stream(format, 'set-up'))).toEqual(setup);
    }
  });
});

describe('assemble simulate --meetings', { timeout: SLOW }, () => {
  const play = async (game: string, jobs: string): Promise<Record<string, unknown>> => {
    const args = ['simulate', game, '-n', '2', '-m', '-j', jobs, '--json'];
    const { out, err } = await assemble(args, { cwd: folder() });
    expect(err).toBe('');
    return { ...(JSON.parse(out) as object), seconds: 0 };
  };

  test('plays the same games with any number of jobs, and counts what met', async () => {
    const once = await play('champions', '1');
    expect(once).toMatchObject({ games: 2, finished: 2, illegal: 0 });
    expect(Object.keys(once['met'] as object)).toContain('defeats');
    expect(await play('champions', '2')).toEqual(once);
  });

  test('is told to choose between meetings and other bots', async () => {
    const { code, err } = await assemble(['simulate', 'champions', '-n', '1', '-m', '-b', 'greedy']);
    expect(code).toBe(1);
    expect(err).toContain('cannot be used with');
  });
});
