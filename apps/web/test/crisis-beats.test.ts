import type { View } from '@assemble/crisis-protocol';
import type { Event } from '@assemble/kernel';
import { describe, expect, test } from 'vitest';
import { beats } from '../src/games/crisis-protocol/beats/index.ts';
import type { Eye } from '../src/table/stage/beats/beat.ts';
import { reelOf } from '../src/table/stage/beats/reel.ts';

const eye: Eye = { me: 0, locale: 'en', seatNames: ['Ann', 'Ben'] };

describe('Crisis Protocol: what is seen of it', () => {
  const at = { x: 10, y: 10 };
  const view = {
    ...{
      terrain: [],
      tokens: [
        { id: 0, holder: 3, at: null },
        { id: 1, holder: -1, at },
      ],
      rolls: [],
    },
    ...{ cards: [], features: [], mission: { secure: -1, extraction: -1 } },
    ...{ turn: { character: 4 }, characters: [{ id: 0, controller: 1, base: 35, size: 2, card: 0 }] },
  } as unknown as View;
  const beatOf = (kind: string, args: unknown, me: number | null, rules = ['X-1']) =>
    beats.beatOf({ kind, rules, args: args as Event['args'] }, view, { ...eye, me }) ?? expect.unreachable();
  const move = { who: 0, how: 'advance', from: at, at: { x: 14, y: 10 } };

  test('the way of another player’s model is shown before it goes; one’s own goes at once, and so does what is pushed', () => {
    expect(beatOf('moved', move, 0).slides).toMatchObject([{ of: 0, how: 'walk', arrow: true }]);
    expect(beatOf('moved', move, null).slides).toMatchObject([{ arrow: true }]);
    expect(beatOf('moved', move, 1).slides).toMatchObject([{ arrow: false }]);
    expect(beatOf('moved', { ...move, how: 'push' }, 0).slides).toMatchObject([
      { how: 'shove', arrow: false },
    ]);
    expect(beatOf('moved', move, 0).ms).toBeGreaterThan(beatOf('moved', move, 1).ms);
  });

  test('what is thrown is lifted by the thrower and flies at what it hits; what only breaks breaks', () => {
    const lifted = beatOf('terrain-destroyed', { terrain: 'car' }, 0, ['CP-HURL-1']);
    expect(lifted.lifts).toEqual([{ of: 'terrain car', by: 4 }]);
    expect(beatOf('terrain-destroyed', { terrain: 'car' }, 0, ['CP-THROW-10']).breaks).toEqual([
      'terrain car',
    ]);
    const thrown = { who: 4, terrain: 'car', hit: 2, terrainHit: null };
    expect(beatOf('terrain-thrown', thrown, 0).flights).toMatchObject([
      { from: 4, to: 2, lifted: 'terrain car' },
    ]);
    const atTerrain = beatOf('terrain-thrown', { ...thrown, hit: null, terrainHit: 'kiosk' }, 0);
    expect(atTerrain.flights).toMatchObject([{ to: 'terrain kiosk' }]);
    expect(beatOf('terrain-thrown', { ...thrown, hit: null }, 0).flights).toBeUndefined();
  });

  const paid = (token: number) => ({
    amount: 1,
    source: { key: 'part.held', args: { crisis: '', token } },
    rule: 'CP-HOLD-1',
  });
  const scored = (...tokens: number[]): Event => ({
    kind: 'scored',
    rules: ['CP-SCORE-1'],
    args: {
      seat: 1,
      points: { value: tokens.length, parts: tokens.map(paid) },
      total: 7,
    } as unknown as Event['args'],
  });

  test('each objective pays in a moment of its own, from where it is, and the points count up', () => {
    const players = [{ points: 2 }, { points: 5 }];
    const frames = reelOf(
      beats,
      { ...view, decisions: [], players } as unknown as View,
      [scored(0, 1)],
      eye,
      8,
      view,
    );
    expect(
      frames.map(({ beat, view: seen, told }) => [beat.flights?.[0], seen.players[1]?.points, told]),
    ).toEqual([
      [{ from: 3, to: 'score 1', look: 'point' }, 6, 8],
      [{ from: 'token 1', to: 'score 1', look: 'point' }, 7, 9],
    ]);
    expect(new Set(frames.map(({ key }) => key)).size).toBe(2);
  });

  test('who scores nothing is told so, once', () => {
    const frames = reelOf(beats, { ...view, decisions: [], players: [] }, [scored()], eye, 0, view);
    expect(frames.map(({ beat }) => beat.banner?.title)).toEqual(['Ben scores nothing']);
  });

  test('another player’s tactic card is shown longer than one’s own', () => {
    const played = { seat: 1, card: 'tactics/brace-for-impact' };
    const [own, theirs] = [beatOf('tactic-played', played, 1), beatOf('tactic-played', played, 0)];
    expect(theirs).toMatchObject({ card: 'tactics/brace-for-impact' });
    expect(theirs.ms).toBeGreaterThan(2 * own.ms);
  });
});
