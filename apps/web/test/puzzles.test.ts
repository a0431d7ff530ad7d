import { botsByName } from '@assemble/bots';
import { scenarioWords as championsWords, CARDS as ofChampions } from '@assemble/champions';
import { scenarioWords as diceWords, CARDS as ofDiceMasters } from '@assemble/dice-masters';
import type { Answer, GameWords } from '@assemble/kernel';
import type { Update } from '@assemble/protocol';
import type { Collection } from '@assemble/puzzles';
import { collection as champions } from '@assemble/puzzles/champions';
import { collection as diceMasters } from '@assemble/puzzles/dice-masters';
import { beforeEach, expect, test, vi } from 'vitest';
import type { FromPuzzle, PuzzleNow } from '../src/puzzles/messages.ts';
import { daysKept, keep, keptOf, noteDay, noteSolved, today } from '../src/puzzles/progress.ts';
import { PuzzleHost } from '../src/puzzles/puzzle-host.ts';
import { starLine } from '../src/puzzles/share.ts';

const worded = {
  champions: championsWords(ofChampions) as unknown as GameWords<unknown>,
  'dice-masters': diceWords(ofDiceMasters) as unknown as GameWords<unknown>,
};

/** A puzzle at its table, as the page hears of it. */
function opened({ game, puzzles, proven }: Collection, id: string, names: readonly string[]) {
  const puzzle = puzzles.find((one) => one.id === id);
  const proof = proven[id];
  if (puzzle === undefined || proof === undefined) throw new Error(`no puzzle ${id}`);
  const said: FromPuzzle[] = [];
  const host = new PuzzleHost(
    worded[game as keyof typeof worded],
    puzzle,
    proof.ways,
    { game, puzzle: id, names },
    { post: (message) => said.push(message), bots: botsByName, now: () => 0 },
  );
  const last = <T extends FromPuzzle['type']>(type: T) =>
    said.filter((one): one is Extract<FromPuzzle, { type: T }> => one.type === type).at(-1);
  const now = (): PuzzleNow => last('puzzle')?.now as PuzzleNow;
  const asked = () => (last('update') as Update).asked[0]?.decision;
  const answer = (given: Answer): void => {
    host.say({ type: 'decide', seat: 0, n: asked()?.n ?? -1, answer: given });
  };
  return { host, proof, last, now, asked, answer };
}

test('a puzzle that is played along its line is solved, by a way that is known', () => {
  const { proof, now, answer, asked } = opened(champions, 'small-hit-first', ['You']);
  expect(now()).toEqual({ standing: 'open', answers: [], way: null, shown: false });
  for (const one of proof.line) answer(one);
  expect(now()).toMatchObject({ standing: 'solved', way: 0, shown: false });
  expect(asked()).toBeUndefined();
});

test('whoever kicks first has failed when the turn is over; taking back and beginning anew are free', () => {
  const { host, now, answer, last, asked } = opened(champions, 'small-hit-first', ['You']);
  answer('end');
  expect(now().standing).toBe('failed');
  // A puzzle that has failed goes no further.
  answer([]);
  expect(last('refused')).toBeDefined();
  host.say({ type: 'undo', seat: 0, steps: 1 });
  expect(now()).toMatchObject({ standing: 'open', answers: [] });
  answer('attack:0');
  expect(now().answers).toHaveLength(1);
  host.again();
  expect(now().answers).toEqual([]);
  expect(asked()?.ask.key).toBe('ask.turn');
});

test('what the rules refuse is refused with their reasons, and nothing has happened', () => {
  const { now, answer, last } = opened(champions, 'past-the-guard', ['You']);
  answer('attack:99');
  expect(last('refused')?.reasons.length).toBeGreaterThan(0);
  expect(now().answers).toEqual([]);
});

test('the line is shown move by move, from the beginning where nothing leads on, and that is noted', () => {
  const { host, now, answer } = opened(champions, 'small-hit-first', ['You']);
  // The kick is swallowed by the tough card: nothing leads on.
  answer('end');
  for (let i = 0; i < 6 && now().standing !== 'solved'; i++) host.show();
  expect(now()).toMatchObject({ standing: 'solved', shown: true });
});

test('the other side finds the answer that holds', () => {
  const { now, answer, asked } = opened(diceMasters, 'after-the-block', ['You', 'Pip']);
  const attackers = asked();
  if (attackers?.shape !== 'entities') throw new Error('nobody is asked to attack');
  // Whoever sends one sidekick alone meets the blocker.
  answer([attackers.from[0] ?? -1]);
  for (let i = 0; i < 8 && now().standing === 'open'; i++) {
    const open = asked();
    if (open === undefined) break;
    answer(open.fallback);
  }
  expect(now().standing).toBe('failed');
});

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

test('stars: solved, without the second hint, every way found; none where it was shown', () => {
  expect(noteSolved('champions', 'a', 0, 2)).toMatchObject({ ways: [0], stars: 2, solved: true });
  expect(noteSolved('champions', 'a', 0, 2).stars).toBe(2);
  expect(noteSolved('champions', 'a', 1, 2).stars).toBe(3);
  keep('champions', 'b', { hints: 2 });
  expect(noteSolved('champions', 'b', 0, 2).stars).toBe(1);
  keep('champions', 'c', { hints: 3 });
  expect(noteSolved('champions', 'c', null, 1).stars).toBe(0);
  // What was once earned stays.
  keep('champions', 'a', { hints: 3 });
  expect(noteSolved('champions', 'a', 1, 2).stars).toBe(3);
  expect(keptOf('champions', 'd')).toMatchObject({ tries: 0, solved: false });
});

test('a day is kept once for each game, by the calendar of the place', () => {
  expect(today(new Date(1970, 0, 3, 23, 59))).toBe(2);
  noteDay(2, 'champions');
  noteDay(2, 'champions');
  noteDay(2, 'dice-masters');
  expect(daysKept()).toEqual({ 2: ['champions', 'dice-masters'] });
});

test('what is shared tells stars, and nothing of the position', () => {
  expect([0, 1, 2, 3].map(starLine)).toEqual(['☆☆☆', '★☆☆', '★★☆', '★★★']);
});
