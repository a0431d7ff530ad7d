import { expect, test } from 'vitest';
import { digest, type History, RulesFault, stream, writeReplay } from '../src/index.ts';
import { answer, charm, startToy, type Toy, toyGame } from './toy-game.ts';

/** Plays on with random legal answers, at most so many. */
function playOn(history: History<Toy>, decisions: number, seed = 'player'): string[] {
  const random = stream(seed, 'bot');
  const digests = [digest(history.match)];
  for (let i = 0; i < decisions && history.match.outcome === null; i++) {
    const decision = history.match.pending[0];
    if (decision === undefined) throw new Error('nothing is asked');
    answer(history, toyGame.sample(history.match, decision, random));
    digests.push(digest(history.match));
  }
  return digests;
}

test('undo and redo give the same positions, across checkpoints', () => {
  const history = startToy([charm('a', 'bargain', { stage: 'would' })], 500);
  const digests = playOn(history, 70);
  const events = history.events;
  expect(digests).toHaveLength(71);
  for (const steps of [1, 5, 16, 17, 33, 70]) {
    history.undo(steps);
    expect(digest(history.match)).toBe(digests[70 - steps]);
    expect(history.decisions).toHaveLength(70 - steps);
    for (let i = 70 - steps + 1; i <= 70; i++) {
      expect(history.redo()).toMatchObject({ yes: true });
      expect(digest(history.match)).toBe(digests[i]);
    }
    expect(history.redo()).toBeNull();
    expect(history.events).toEqual(events);
  }
});

test('one step at a time, back to the start and not beyond', () => {
  const history = startToy([], 500);
  const digests = playOn(history, 40);
  for (let i = 39; i >= 0; i--) {
    history.undo(1);
    expect(digest(history.match)).toBe(digests[i]);
  }
  history.undo(3);
  expect(digest(history.match)).toBe(digests[0]);
  expect(history.decisions).toEqual([]);
});

test('another line after an undo is not troubled by old checkpoints', () => {
  const history = startToy([], 500);
  playOn(history, 40);
  history.undo(30);
  const digests = playOn(history, 30, 'another player');
  history.undo(20);
  expect(digest(history.match)).toBe(digests[10]);
});

test('a plain decision may be taken back freely', () => {
  const history = startToy();
  answer(history, 'wait');
  expect(history.barriers(1, 0)).toEqual([]);
});

test('a roll is a barrier', () => {
  const history = startToy();
  answer(history, 'roll');
  expect(history.barriers(1, 0)).toEqual([{ kind: 'random', stream: 'dice' }]);
});

test('what somebody learned is a barrier, and it names who learned what', () => {
  const shown = startToy();
  answer(shown, 'show');
  expect(shown.barriers(1, 0)).toEqual([{ kind: 'reveal', seat: 1, learned: ['card of 0'] }]);
  const peeked = startToy();
  answer(peeked, 'peek');
  expect(peeked.barriers(1, 0)).toEqual([{ kind: 'reveal', seat: 0, learned: ['card of 1'] }]);
});

test('knowing it already is no barrier', () => {
  const history = startToy();
  for (const move of ['show', 'wait', 'show']) answer(history, move);
  expect(history.barriers(1, 0)).toEqual([]);
});

test('the decision of another seat is a barrier for each that does not own it', () => {
  const history = startToy();
  answer(history, 'wait');
  answer(history, 'wait');
  expect(history.barriers(1, 1)).toEqual([]);
  expect(history.barriers(1, 0)).toEqual([{ kind: 'foreign', seat: 1 }]);
  expect(history.barriers(2, 1)).toEqual([{ kind: 'foreign', seat: 0 }]);
  expect(history.barriers(99, 0)).toEqual([{ kind: 'foreign', seat: 1 }]);
  expect(history.barriers(0, 0)).toEqual([]);
});

test('barriers of several steps add up', () => {
  const history = startToy();
  answer(history, 'roll');
  answer(history, 'show');
  expect(history.barriers(2, 0)).toEqual([
    { kind: 'random', stream: 'dice' },
    { kind: 'reveal', seat: 0, learned: ['card of 1'] },
    { kind: 'foreign', seat: 1 },
  ]);
});

test('a redone decision has its barriers again', () => {
  const history = startToy();
  answer(history, 'roll');
  history.undo(1);
  expect(history.barriers(1, 0)).toEqual([]);
  history.redo();
  expect(history.barriers(1, 0)).toEqual([{ kind: 'random', stream: 'dice' }]);
});

test('a refused decision leaves no entry and does not cost the redo', () => {
  const history = startToy();
  answer(history, 'wait');
  answer(history, 'roll');
  const end = digest(history.match);
  history.undo(1);
  const before = digest(history.match);
  expect(history.decide(1, 1, 'fly').yes).toBe(false);
  expect(digest(history.match)).toBe(before);
  expect(history.decisions).toHaveLength(1);
  expect(history.redo()?.yes).toBe(true);
  expect(digest(history.match)).toBe(end);
});

test('a new decision clears the redo', () => {
  const history = startToy();
  answer(history, 'wait');
  history.undo(1);
  answer(history, 'show');
  expect(history.redo()).toBeNull();
});

test('undo goes back to between two answers that were asked for together', () => {
  const history = startToy();
  answer(history, 'bid');
  answer(history, 1);
  const between = digest(history.match);
  answer(history, 3);
  history.undo(1);
  expect(digest(history.match)).toBe(between);
  expect(history.match.given).toEqual([{ seat: 0, answer: 1 }]);
});

test('when the rules fail, the match stands as before and the replay ends with the fatal decision', () => {
  const history = startToy([], 500);
  playOn(history, 20);
  const before = digest(history.match);
  const decision = history.match.pending[0];
  if (decision === undefined) throw new Error('nothing is asked');
  const good = toyGame.sample(history.match, decision, stream('fault', 'bot'));
  // A broken match: the frame that asked names a procedure that nobody knows.
  const frame = history.match.frames.at(-1);
  if (frame === undefined) throw new Error('nothing runs');
  frame.procedure = 'nowhere';
  let fault: unknown;
  try {
    history.decide(decision.seat, decision.n, good);
  } catch (error) {
    fault = error;
  }
  expect(fault).toBeInstanceOf(RulesFault);
  expect((fault as RulesFault).message).toContain('nowhere');
  expect(digest(history.match)).toBe(before);
  expect(history.decisions).toHaveLength(20);
  const replay = writeReplay(history, { withSeed: true, fault: (fault as RulesFault).decided });
  expect(replay.decisions.at(-1)).toEqual([decision.seat, decision.n, good]);
  expect(history.decide(decision.seat, decision.n, good).yes).toBe(true);
});
