import { randomBot } from '@assemble/bots';
import type { View } from '@assemble/dice-masters';
import { type Game, GENERATOR, parseReplay, type Replay, verifyReplay } from '@assemble/kernel';
import { Table } from '@assemble/table';
import { expect, test } from 'vitest';
import { courseOf } from '../src/games/dice-masters/course.ts';
import { heading } from '../src/games/dice-masters/play/progress.ts';
import { engines } from '../src/games/engines.ts';
import { turnsOf } from '../src/replay/marks.ts';
import { OpenReplay, onlyLog } from '../src/replay/opened.ts';
import { placeOf } from '../src/replay/place.ts';
import type { GameFace } from '../src/table/board.ts';
import type { Standing } from '../src/table/course.ts';
import type { SavedMatch } from '../src/table/messages.ts';
import { replayOf } from '../src/table/replay-of.ts';
import { rulesOf } from '../src/table/rules-of.ts';

const load = engines['dice-masters'];
if (load === undefined) throw new Error('the game is missing');
const game = await load();

/** A match of two bots, as far as wanted. */
function played(most: number): { table: Table; replay: Replay } {
  const bot = (name: string) => ({ name, kind: 'bot', bot: 'random' }) as const;
  const table = new Table({
    game,
    setup: { format: 'first-game', first: 0 },
    seed: 'a seed',
    sitters: [bot('Ana'), bot('Ben')],
    bots: { random: randomBot },
    manners: 'home',
    clock: null,
    at: 0,
  });
  for (let i = 0; i < most && table.outcome === null; i++) {
    const act = table.botAct();
    if (act !== null) table.act(act, 0);
  }
  return { table, replay: table.replay(true) };
}

const whole = played(2000);

const savedOf = (replay: Replay, changes: Partial<SavedMatch>): SavedMatch => ({
  id: 'x',
  game: replay.game,
  title: '',
  setup: replay.setup,
  seed: replay.seed ?? '',
  generator: GENERATOR,
  sitters: [
    { name: 'Ana', bot: null },
    { name: 'Ben', bot: 'random' },
  ],
  decisions: replay.decisions,
  practice: false,
  conceded: null,
  over: false,
  at: 0,
  rules: rulesOf(game),
  ...changes,
});

test('every position of a replay is the one that the table had', () => {
  const { replay } = whole;
  const open = new OpenReplay(game, replay, false);
  expect(open.opened).toMatchObject({ steps: replay.decisions.length, seats: 2, doubt: '', replay });
  for (const step of [0, 1, 63, 64, 65, open.opened.steps]) {
    const { table } = played(step);
    for (const eyes of [null, 0, 1]) {
      const position = open.look(step, eyes);
      expect(position.view).toEqual(table.look(step, eyes === null ? [] : [eyes]).view);
      expect(position.outcome).toEqual(table.outcome);
    }
  }
});

test('whoever decided is told all of it, the others only the question', () => {
  const open = new OpenReplay(game, whole.replay, false);
  expect(open.look(0, 0).decided).toBeNull();
  const [seat, n, answer] = whole.replay.decisions[4] ?? [0, 0, null];
  const own = open.look(5, seat).decided;
  expect(own).toMatchObject({ seat, own: { answer, decision: { seat, n } } });
  expect(open.look(5, 1 - seat).decided).toEqual({ seat, ask: own?.ask, own: null });
});

test('the log is all that happened, each line with its place', () => {
  const open = new OpenReplay(game, whole.replay, false);
  const log = open.log(null);
  expect(log.events).toEqual(whole.replay.log);
  expect(log.after).toEqual([...log.after].sort((a, b) => a - b));
  expect(log.after.at(-1)).toBe(open.opened.steps);
  const turns = turnsOf(log, { heading } as unknown as GameFace);
  expect(turns.length).toBeGreaterThan(2);
  expect(turns[0]).toMatchObject({ step: 0, event: { kind: 'turn-began' } });
  expect(turns[1]?.phases[0]?.event.kind).toBe('phase-began');
});

test('a match of this device that runs lends only the eyes of its person', () => {
  const { replay } = played(30);
  const running = new OpenReplay(game, replayOf(savedOf(replay, {}), game), true);
  expect(running.opened.eyes).toEqual([0, null]);
  expect(running.look(5, 1).view).toEqual(running.look(5, null).view);
  const two = savedOf(replay, {
    sitters: [
      { name: 'Ana', bot: null },
      { name: 'Ben', bot: null },
    ],
  });
  expect(new OpenReplay(game, replayOf(two, game), true).opened.eyes).toEqual([null]);
  const over = savedOf(whole.replay, { over: true });
  expect(new OpenReplay(game, replayOf(over, game), true).opened.eyes).toEqual([0, null, 1]);
});

test('a match of this device becomes a whole replay: with its log, and with an end at the table', () => {
  const { replay } = played(30);
  const { opened } = new OpenReplay(game, replayOf(savedOf(replay, { conceded: 0 }), game), true);
  expect(opened.outcome).toEqual({ winners: [1], rule: '', reason: 'conceded' });
  expect(opened.replay.log).toEqual(replay.log);
  expect(verifyReplay(game, parseReplay(JSON.stringify(opened.replay)))).toEqual([]);
});

test('nobody has won a match that was given up where all play together', () => {
  const { replay } = played(3);
  const together = { ...game, sides: 'together' as const };
  expect(replayOf(savedOf(replay, { conceded: 0 }), together).table?.ended).toEqual({
    winners: [],
    rule: '',
    reason: 'conceded',
  });
});

test('what cannot be played again says why', () => {
  const { replay } = whole;
  expect(onlyLog(game, replay)).toBeNull();
  expect(onlyLog(game, { ...replay, content: 'other' })?.why).toBe('other-rules');
  expect(onlyLog(game, { ...replay, seed: null })?.why).toBe('no-seed');
  const decisions = replay.decisions.map((one, i) => (i === 2 ? ([one[0], one[1], 'fly'] as const) : one));
  expect(() => new OpenReplay(game, { ...replay, decisions }, false)).toThrow('decision 3 of');
  expect(new OpenReplay(game, { ...replay, digest: '0' }, false).opened.doubt).toContain('final position');
});

test('where the rules fail on a decision, everything before it is shown', () => {
  const { replay } = played(30);
  const fatal = replay.decisions[19];
  const broken: Game = {
    ...game,
    apply: (match, seat, n, answer, events) => {
      if (n === fatal?.[1]) throw new Error('endless');
      return game.apply(match, seat, n, answer, events);
    },
  };
  const { opened } = new OpenReplay(broken, { ...replay, digest: '' }, false);
  expect([opened.steps, opened.doubt]).toEqual([19, 'the rules fail on decision 20: endless']);
  expect(opened.replay.decisions).toHaveLength(30);
});

test('an address names a place, and a wrong one the nearest', () => {
  const opened = { steps: 40, eyes: [0, null] };
  const at = (query: string) => placeOf(new URLSearchParams(query), opened);
  expect(at('')).toEqual({ step: 0, eyes: 0 });
  expect(at('step=12&seat=none')).toEqual({ step: 12, eyes: null });
  expect(at('step=99&seat=1')).toEqual({ step: 40, eyes: 0 });
  expect(at('step=-3&seat=x')).toEqual({ step: 0, eyes: 0 });
  expect(at('step=x')).toEqual({ step: 0, eyes: 0 });
});

test('the course of a match has the life after each decision, as the table had it', () => {
  const { replay, table } = whole;
  const { course } = new OpenReplay(game, replay, false).course(courseOf as (view: unknown) => Standing);
  expect(course).toHaveLength(replay.decisions.length + 1);
  for (const step of [0, 40, replay.decisions.length])
    expect(course[step]).toEqual(courseOf(table.look(step, []).view as View));
});

test('what was seen is verified against the seed; a roll that was another is noticed', () => {
  const { replay, table } = whole;
  const open = new OpenReplay(game, replay, false);
  const { events } = table.update([0], null, 0);
  expect(open.verify(events)).toEqual({ type: 'verified', same: true, events: replay.log.length });
  const at = events.findIndex(({ kind }) => kind === 'rolled');
  const forged = events.map((one, i) => (i === at ? { ...one, args: { ...one.args, seat: 1 } } : one));
  expect(open.verify(forged).same).toBe(false);
  expect(open.verify(events.slice(1)).same).toBe(false);
});
