import { type Bot, botsByName } from '@assemble/bots';
import { GENERATOR, History, stream, verifyReplay, writeReplay } from '@assemble/kernel';
import { expect, test, vi } from 'vitest';
import { choices, setups } from '../src/games/dice-masters/play/setups.ts';
import { engines } from '../src/games/engines.ts';
import { Host } from '../src/table/host.ts';
import type { FromWorker, SavedMatch, Sitting } from '../src/table/messages.ts';

const load = engines['dice-masters'];
if (load === undefined) throw new Error('the game is missing');
const game = await load();

const match = (sitters: readonly Sitting[]): SavedMatch => ({
  id: 'x',
  game: 'dice-masters',
  title: '',
  setup: { format: 'first-game', first: 0 },
  seed: 'a seed',
  generator: GENERATOR,
  sitters,
  decisions: [],
  practice: false,
  conceded: null,
  over: false,
  at: 0,
  rules: null,
});

const person: Sitting = { name: 'Ana', bot: null };
const robot: Sitting = { name: 'Bot', bot: 'random' };

/** A host whose bots move when the test says so. */
function open(saved: SavedMatch, bots: Readonly<Record<string, (seed: string) => Bot>> = botsByName) {
  const heard: FromWorker[] = [];
  let next: (() => void) | null = null;
  const host = new Host(game, saved, 0, {
    post: (message) => heard.push(message),
    bots,
    now: () => 1,
    later: (action) => {
      next = action;
      return () => {
        next = null;
      };
    },
  });
  const letBots = (): void => {
    while (next !== null) {
      const action: () => void = next;
      next = null;
      action();
    }
  };
  const last = <T extends FromWorker['type']>(type: T) =>
    heard.filter((one): one is Extract<FromWorker, { type: T }> => one.type === type).at(-1);
  return { host, letBots, last, heard };
}

test('every ready-made set-up is accepted, with every choice', () => {
  for (const { setup } of setups)
    for (const { name, options } of choices)
      for (const { value } of options) {
        const full = { ...(setup as object), [name]: value };
        expect(game.acceptSetup(full)).toEqual({ yes: true });
      }
});

test('two bots play to the end, and the match is kept, as a file too', () => {
  const { host, letBots, last } = open(match([robot, { ...robot, name: 'Bob' }]));
  letBots();
  expect(last('update')?.outcome).not.toBeNull();
  expect(last('saved')?.saved.over).toBe(true);
  expect(verifyReplay(game, host.file())).toEqual([]);
});

test('a kept match goes on with the same position and the same log', () => {
  const first = open(match([person, robot]));
  const asked = first.last('update')?.asked[0];
  first.host.say({ type: 'decide', seat: 0, n: asked?.decision.n ?? 0, answer: [] });
  first.letBots();
  const before = first.last('update');
  const saved = first.last('saved')?.saved;
  expect(saved?.decisions.length).toBeGreaterThan(0);
  const again = open(saved ?? match([]));
  const after = again.last('update');
  expect(after?.view).toEqual(before?.view);
  expect(after?.asked).toEqual(before?.asked);
  expect(after?.whole).toBe(true);
});

test('a match that was kept before there was a choice of generators goes on with its own dice', () => {
  const { generator: _, ...old } = match([person, robot]);
  const history = History.start(game, old.setup, 'an old seed', { generator: 'xoshiro128**' });
  const random = stream('an old seed', 'players');
  for (let i = 0; i < 30; i++) {
    const [decision] = history.match.pending;
    if (decision === undefined) throw new Error('nobody is asked');
    history.decide(decision.seat, decision.n, game.sample(history.match, decision, random));
  }
  const { setup, seed, decisions, log } = writeReplay(history, { withSeed: true });
  const first = open({ ...old, setup, seed: seed ?? '', decisions });
  expect(first.host.file().log).toEqual(log);
  for (let i = 0; i < 20 && first.last('update')?.outcome === null; i++) {
    first.letBots();
    const asked = first.last('update')?.asked[0];
    if (asked !== undefined)
      first.host.say({ type: 'decide', seat: 0, n: asked.decision.n, answer: asked.suggestion as never });
  }
  const saved = first.last('saved')?.saved;
  if (saved === undefined) throw new Error('nothing was kept');
  expect(saved.decisions.length).toBeGreaterThan(decisions.length + 10);
  expect(open(saved).last('update')?.view).toEqual(first.last('update')?.view);
  expect('generator' in first.host.file()).toBe(false);
  expect(verifyReplay(game, first.host.file())).toEqual([]);
});

test('nobody speaks for the seat of a bot', () => {
  const { host, last } = open(match([person, robot]));
  host.say({ type: 'concede', seat: 1 });
  expect(last('refused')?.reasons[0]?.key).toBe('table.not-your-seat');
  expect(last('update')?.outcome).toBeNull();
});

test('a bot that fails does the least, and the match goes on', () => {
  const broken = (): Bot => ({
    name: 'broken',
    decide: () => {
      throw new Error('it fell asleep');
    },
  });
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { host, letBots } = open(match([robot, person]), { random: broken });
  letBots();
  expect(host.file().decisions.length).toBeGreaterThan(0);
  expect(warned).toHaveBeenCalledWith('a bot failed', expect.any(Error));
  warned.mockRestore();
});

test('an undo takes the answers of bots along, and a redo brings them back', () => {
  const { host, letBots, last } = open(match([person, robot]));
  for (let i = 0; i < 40 && (last('update')?.undo.toOwn ?? 0) < 2; i++) {
    const asked = last('update')?.asked[0];
    if (asked === undefined) break;
    host.say({ type: 'decide', seat: 0, n: asked.decision.n, answer: asked.suggestion as never });
    letBots();
  }
  const before = last('update');
  expect(before?.undo.toOwn).toBeGreaterThan(1);
  host.say({ type: 'undo', seat: 0, steps: before?.undo.toOwn ?? 1 });
  expect(last('update')?.asked).toHaveLength(1);
  expect(last('update')?.undo.redo).toBe(true);
  host.say({ type: 'redo', seat: 0 });
  expect(last('update')?.view).toEqual(before?.view);
  expect(last('update')?.practice).toBe(true);
  expect(last('saved')?.saved.practice).toBe(true);
});

test('an answer can be tried: the rules judge it, nothing moves and nothing is kept', () => {
  const { host, last, heard } = open(match([person, robot]));
  const n = last('update')?.asked[0]?.decision.n ?? -1;
  const before = heard.length;
  host.say({ type: 'probe', seat: 0, n, answer: [] });
  host.say({ type: 'probe', seat: 0, n, answer: [99_999] });
  host.say({ type: 'probe', seat: 0, n: n + 1, answer: [] });
  const said = heard.slice(before).map((one) => (one.type === 'probed' ? one.verdict.yes : one.type));
  expect(said).toEqual([true, false, false]);
  host.say({ type: 'probe', seat: 1, n, answer: [] });
  expect(last('refused')?.reasons[0]?.key).toBe('table.not-your-seat');
});

test('what is legal is told to whoever asks for it, for a seat of this screen', () => {
  const { host, last } = open(match([person, robot]));
  const n = last('update')?.asked[0]?.decision.n ?? -1;
  host.say({ type: 'region', seat: 0, n });
  expect(last('region')).toEqual({ type: 'region', n, region: null });
  host.say({ type: 'region', seat: 1, n });
  expect(last('refused')?.reasons[0]?.key).toBe('table.not-your-seat');
});

test('a gap is closed with a snapshot', () => {
  const { host, last } = open(match([person, robot]));
  host.say({ type: 'snapshot' });
  expect(last('update')?.whole).toBe(true);
  expect(last('update')?.since).toBeNull();
});

test('the file tells who sat, and ends with the decision that the rules failed on', () => {
  const { host, last } = open({ ...match([person, robot]), practice: true });
  expect(last('update')?.practice).toBe(true);
  const fault = { seat: 0, n: 1, answer: 'fatal' };
  const file = host.file(fault);
  expect(file.decisions).toEqual([[0, 1, 'fatal']]);
  expect(file.table).toEqual({
    seats: [
      { name: 'Ana', bot: null },
      { name: 'Bot', bot: 'random' },
    ],
    ended: null,
    practice: true,
  });
  host.say({ type: 'concede', seat: 0 });
  expect(host.file().table?.ended).toEqual({ winners: [1], rule: '', reason: 'conceded' });
});
