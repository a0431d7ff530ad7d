import { CARDS, type View as ChampionsView, Content, champions } from '@assemble/champions';
import {
  CARDS as DICE,
  Content as DiceContent,
  type View as DiceView,
  diceMasters,
} from '@assemble/dice-masters';
import { type Event, type Game, type Json, stream } from '@assemble/kernel';
import { describe, expect, test } from 'vitest';
import { beats as championsBeats } from '../src/games/champions/beats.ts';
import { setups as championsSetups } from '../src/games/champions/play/setups.ts';
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
    const frames = reelOf(beats, 10, events, eye, 5);
    expect(frames.map(({ view, told }) => [view, told])).toEqual([
      [11, 6],
      [13, 8],
    ]);
  });

  test('speeds, and a long phase that is told faster', () => {
    const [one] = reelOf(beats, 0, [event('a')], eye, 0);
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

/** Plays at random and hands over every step: the view before, the events, the view after. */
function eachStep<T, View>(
  game: Game<T, View>,
  setup: Json,
  seed: string,
  look: (before: View, events: readonly Event[], after: View) => void,
): void {
  const random = stream(seed, 'beats');
  const match = game.create(setup, seed);
  for (let n = 0; n < 300 && match.outcome === null; n++) {
    const [decision] = game.pending(match);
    if (decision === undefined) return;
    const before = game.view(match, 0);
    const events: Event[] = [];
    game.apply(match, decision.seat, decision.n, game.sample(match, decision, random), events);
    const told = events.flatMap((event) => game.project(event, 0) ?? []);
    look(before, told, game.view(match, 0));
  }
}

const told = <View>({ after }: Beats<View>, view: View, events: readonly Event[]): View =>
  events.reduce(after, view);

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
        expect(lives(told(diceBeats, before, events))).toEqual(lives(after));
        if (String(lives(before)) !== String(lives(after))) changes++;
      },
    );
    expect(changes).toBeGreaterThan(0);
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
        const end = told(championsBeats, before, events);
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

describe('what is silent moves nothing', () => {
  const view = {} as ChampionsView & DiceView;
  test('an event that nobody knows has no beat', () => {
    const unknown: Event = { kind: 'unheard-of', rules: ['X-1'], args: {} };
    for (const { beatOf, after } of [championsBeats, diceBeats] as readonly Beats<unknown>[]) {
      expect(beatOf(unknown, view, eye)).toBeNull();
      expect(after(view, unknown)).toBe(view);
    }
  });
});
