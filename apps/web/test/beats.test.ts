import { CARDS, type View as ChampionsView, Content, champions } from '@assemble/champions';
import {
  CARDS as CRISIS,
  Content as CrisisContent,
  type Table as CrisisTable,
  type View as CrisisView,
  crisisProtocol,
  EDITIONS,
  HAND_MADE_MAPS,
  type Point,
  randomRoster,
} from '@assemble/crisis-protocol';
import {
  CARDS as DICE,
  Content as DiceContent,
  type View as DiceView,
  diceMasters,
} from '@assemble/dice-masters';
import { type Answer, type Decision, type Event, type Game, type Json, stream } from '@assemble/kernel';
import { describe, expect, test } from 'vitest';
import { beats as championsBeats } from '../src/games/champions/beats.ts';
import { setups as championsSetups } from '../src/games/champions/play/setups.ts';
import { beats as crisisBeats } from '../src/games/crisis-protocol/beats/index.ts';
import { beats as diceBeats } from '../src/games/dice-masters/beats.ts';
import { setups as diceSetups } from '../src/games/dice-masters/play/setups.ts';
import type { Beats, Eye } from '../src/table/stage/beats/beat.ts';
import { lengthOf, reelOf } from '../src/table/stage/beats/reel.ts';

const eye: Eye = { me: 0, locale: 'en', seatNames: ['Ann', 'Ben'] };

describe('the reel', () => {
  const event = (kind: string): Event => ({ kind, rules: ['X-1'], args: {} });
  const beats: Beats<number> = {
    beatOf: ({ kind }) => (kind === 'silent' ? null : { ms: 1000 }),
    after: (view) => view + 1,
  };

  test('a moment shows the table after its own event, and what came silently before it', () => {
    const events = [event('a'), event('silent'), event('b')];
    const frames = reelOf(beats, 10, events, eye, 5, 99);
    expect(frames.map(({ view, told }) => [view, told])).toEqual([
      [11, 6],
      [13, 8],
    ]);
  });

  test('beats that belong together are one moment with all that is seen of them', () => {
    const pop = (entity: number) => ({ entity, text: '−1', tone: 'harm' }) as const;
    const clashing: Beats<number> = {
      beatOf: ({ kind }) =>
        kind === 'hit'
          ? { ms: 500, together: 'clash', pops: [pop(1)], shakes: [1] }
          : { ms: 300, pops: [pop(2)] },
      after: (view) => view + 1,
    };
    const frames = reelOf(
      clashing,
      0,
      [event('hit'), event('hit'), event('other'), event('hit')],
      eye,
      0,
      99,
    );
    expect(frames.map(({ beat, view }) => [beat.ms, beat.pops?.length, beat.shakes?.length, view])).toEqual([
      [500, 2, 2, 2],
      [300, 1, undefined, 3],
      [500, 1, 1, 4],
    ]);
  });

  test('speeds, and a long phase that is told faster', () => {
    const [one] = reelOf(beats, 0, [event('a')], eye, 0, 99);
    const frame = one ?? expect.unreachable();
    expect(lengthOf([], 'normal')).toBe(0);
    expect(lengthOf([frame], 'normal')).toBe(1000);
    expect(lengthOf([frame], 'quick')).toBeLessThan(1000);
    expect(lengthOf([frame], 'cinematic')).toBeGreaterThan(1000);
    expect(
      lengthOf(
        Array.from({ length: 18 }, () => frame),
        'normal',
      ),
    ).toBe(500);
  });
});

type Answering<T, View> = (
  match: ReturnType<Game<T, View>['create']>,
  decision: Decision,
  random: ReturnType<typeof stream>,
) => Answer;

/** Plays at random and hands over every step: the view before, the events, the view after. */
function eachStep<T, View>(
  game: Game<T, View>,
  setup: Json,
  seed: string,
  look: (before: View, events: readonly Event[], after: View) => void,
  answer: Answering<T, View> = (match, decision, random) => game.sample(match, decision, random),
): void {
  const random = stream(seed, 'beats');
  const match = game.create(setup, seed);
  for (let n = 0; n < 300 && match.outcome === null; n++) {
    const [decision] = game.pending(match);
    if (decision === undefined) return;
    // A view shares parts of its table: without a copy it would change with it.
    const before = structuredClone(game.view(match, 0));
    const events: Event[] = [];
    game.apply(match, decision.seat, decision.n, answer(match, decision, random), events);
    const told = events.flatMap((event) => game.project(event, 0) ?? []);
    look(before, told, game.view(match, 0));
  }
}

const told = <View>({ after }: Beats<View>, view: View, events: readonly Event[], end: View): View =>
  events.reduce((now, event) => after(now, event, end), view);

/** The hit points that are left: nobody has less than none, however much was dealt. */
const left = ({ stats, damage }: ChampionsView['play'][number]): number | null =>
  stats.hitPoints === undefined ? null : Math.max(0, stats.hitPoints.value - damage);

describe('what is told comes to what is seen at the end', () => {
  test.each(['a', 'b', 'c'])('Dice Masters: life (%s)', (seed) => {
    let changes = 0;
    eachStep(
      diceMasters(new DiceContent(DICE)),
      diceSetups[0]?.setup ?? null,
      seed,
      (before, events, after) => {
        const lives = (view: DiceView): readonly number[] => view.players.map(({ life }) => life);
        expect(lives(told(diceBeats, before, events, after))).toEqual(lives(after));
        if (String(lives(before)) !== String(lives(after))) changes++;
      },
    );
    expect(changes).toBeGreaterThan(0);
  });

  test.each(['a', 'b', 'c'])('Dice Masters: where dice lie after a fight (%s)', (seed) => {
    let fights = 0;
    eachStep(
      diceMasters(new DiceContent(DICE)),
      diceSetups[0]?.setup ?? null,
      seed,
      (before, events, after) => {
        if (!events.some(({ kind }) => kind === 'knocked-out')) return;
        const end = told(diceBeats, before, events, after);
        for (const { kind, args } of events) {
          if (kind !== 'knocked-out') continue;
          const id = (args['die'] as { readonly die: number }).die;
          const die = end.dice.find((one) => one.id === id) ?? expect.unreachable();
          // In its pile it shows nothing: what shows a face there is being rolled.
          expect(die.face === -1 || events.some((one) => one.kind === 'rolled')).toBe(true);
          expect(end.combat?.attackers ?? []).not.toContain(id);
          fights++;
        }
      },
    );
    expect(fights).toBeGreaterThan(0);
  });

  test.each(['a', 'b', 'c'])('Champions: threat, damage and status of what stays in play (%s)', (seed) => {
    let changes = 0;
    eachStep(
      champions(new Content(CARDS)),
      championsSetups[0]?.setup ?? null,
      seed,
      (before, events, after) => {
        // A new stage and a card that came back are other things under the same number.
        if (events.some(({ kind }) => kind.endsWith('-advanced') || kind === 'entered-play')) return;
        const end = told(championsBeats, before, events, after);
        for (const piece of after.play) {
          const { threat, damage, stunned, confused, tough } = piece;
          const seen = end.play.find(({ id }) => id === piece.id) ?? expect.unreachable();
          expect(seen).toMatchObject({ threat, stunned, confused, tough });
          expect(left(seen)).toBe(left(piece));
          const was = before.play.find(({ id }) => id === piece.id);
          if (was?.threat !== threat || was.damage !== damage) changes++;
        }
        expect(end.play.length).toBe(after.play.length);
      },
    );
    expect(changes).toBeGreaterThan(0);
  });
});

/** What the board shows of a match of Crisis Protocol, as far as events can tell. */
const battlefield = ({ characters, tokens, players, terrain, ...view }: CrisisView) => ({
  round: view.round,
  phase: view.phase,
  priority: view.priority,
  mission: view.mission,
  due: view.due,
  turn: view.turn === null ? null : { seat: view.turn.seat, character: view.turn.character },
  terrain: terrain.map(({ id }) => id),
  players,
  tokens,
  characters: characters.map(
    ({ id, at, power, conditions, dazed, gone, controller, side, form, ...one }) => ({
      ...{ id, at, power, conditions, dazed, gone, controller, side, form },
      ...{ stamina: one.stamina, size: one.size, base: one.base, damage: one.damage, speed: one.speed },
    }),
  ),
});

describe('Crisis Protocol: what is told comes to what is seen at the end', () => {
  const content = new CrisisContent(CRISIS);
  const setup = (seed: string): Json => {
    const random = stream(seed, 'rosters');
    const roster = () => randomRoster(content, EDITIONS.es13, random);
    const terrain = HAND_MADE_MAPS[0]?.features ?? [];
    return JSON.parse(
      JSON.stringify({ edition: 'es13', terrain, rosters: [roster(), roster()], oneShots: [] }),
    ) as Json;
  };

  /** Whoever activates somebody interacts, uses powers, attacks and walks to the middle: then something happens. */
  const game = crisisProtocol(content);
  const lively: Answering<CrisisTable, CrisisView> = (match, decision, random) => {
    if (decision.test === 'activation') {
      const lit = game.verdicts(match, decision.seat).flatMap(({ id, verdict }) => (verdict.yes ? [id] : []));
      const first = (start: string): string | undefined => lit.find((id) => id.startsWith(start));
      return first('interact:') ?? first('power:') ?? first('attack:') ?? first('move') ?? 'end';
    }
    if (decision.shape !== 'place') return game.sample(match, decision, random);
    const off = (at: unknown): number => Math.hypot((at as Point).x - 18, (at as Point).y - 18);
    const ways = Array.from({ length: 4 }, () => game.sample(match, decision, random));
    return ways.sort((one, other) => off(one) - off(other))[0] ?? null;
  };

  test.each(['a', 'b', 'c'])('positions, damage, Power, conditions, objectives, points (%s)', (seed) => {
    const seen = new Set<string>();
    const look = (before: CrisisView, events: readonly Event[], after: CrisisView): void => {
      const end = told(crisisBeats, before, events, after);
      // That a turn is over is no event: the next one begins, or the phase ends.
      const turn = after.turn === null ? null : end.turn;
      expect(battlefield({ ...end, turn })).toEqual(battlefield(after));
      for (const { kind } of events) seen.add(kind);
    };
    eachStep(game, setup(seed), seed, look, lively);
    expect([...seen]).toEqual(
      expect.arrayContaining(['deployed', 'moved', 'damaged', 'power-gained', 'power-spent', 'scored']),
    );
  });
});

describe('what is redirected or prevented is seen where it lands', () => {
  const target = { die: 7, card: 'avx/hulk-jade-giant', face: 3 };
  const source = { card: 'avx/iron-man-inventor', die: 4 };
  const view = { combat: null, dice: [] } as unknown as DiceView;
  const beatOf = (kind: string, args: Event['args'], me: number | null) =>
    diceBeats.beatOf({ kind, rules: ['X-1'], args }, view, { ...eye, me }) ?? expect.unreachable();

  // At one's own table, at that of the other and for somebody who only watches.
  test.each([0, 1, null])('Dice Masters, seen by seat %s', (me) => {
    expect(beatOf('prevented', { target, seat: 1, amount: 2, source }, me).pops?.[0]?.entity).toBe(7);
    expect(beatOf('prevented', { target: null, seat: 1, amount: 2, source }, me).pops?.[0]?.entity).toBe(-2);
    const toDie = beatOf('redirected', { amount: 1, to: target, seat: 0, source }, me);
    expect(toDie.shakes).toEqual([7]);
    expect(toDie.flights).toMatchObject([{ from: 4, to: 7 }]);
    const toPlayer = beatOf('redirected', { amount: 1, to: null, seat: 1, source }, me);
    expect(toPlayer.shakes).toEqual([-2]);
    expect(toPlayer.flights).toMatchObject([{ from: 4, to: -2 }]);
  });

  test.each([0, 1, null])('Champions, seen by seat %s', (me) => {
    const card = { id: 31, face: '' };
    const beat = championsBeats.beatOf(
      { kind: 'prevented', rules: ['X-1'], args: { card, amount: 3 } },
      {} as ChampionsView,
      { ...eye, me },
    );
    expect(beat?.pops).toMatchObject([{ entity: 31, tone: 'good' }]);
  });
});

describe('cards change hands with their beat', () => {
  const setup = championsSetups[0]?.setup ?? null;
  test('what is discarded from hand lies in the pile, what is revealed lies open', () => {
    let [discards, reveals] = [0, 0];
    eachStep(champions(new Content(CARDS)), setup, 'hands', (before, events, after) => {
      let view = before;
      for (const event of events) {
        view = championsBeats.after(view, event, after);
        const { kind, args } = event;
        if (kind === 'discarded' && Number(args['seat']) === 0) {
          const ids = (args['cards'] as readonly { readonly id: number }[]).map(({ id }) => id);
          expect(view.players[0]?.hand.filter(({ id }) => ids.includes(id))).toEqual([]);
          expect(view.players[0]?.discard.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
          discards++;
        }
        if (kind === 'revealed') {
          expect(view.shown.map(({ id }) => id)).toContain((args['card'] as { readonly id: number }).id);
          reveals++;
        }
      }
      expect(view.players[0]?.hand.length).toBe(after.players[0]?.hand.length);
    });
    expect(discards).toBeGreaterThan(0);
    expect(reveals).toBeGreaterThan(0);
  });
});

describe('what is silent moves nothing', () => {
  const view = { characters: [] } as unknown as ChampionsView & CrisisView & DiceView;
  test('an event that nobody knows has no beat', () => {
    const unknown: Event = { kind: 'unheard-of', rules: ['X-1'], args: {} };
    for (const { beatOf, after } of [championsBeats, crisisBeats, diceBeats] as readonly Beats<unknown>[]) {
      expect(beatOf(unknown, view, eye)).toBeNull();
      expect(after(view, unknown, view)).toBe(view);
    }
  });
});
