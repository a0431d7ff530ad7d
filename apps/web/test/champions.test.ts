import { CARDS, Content, champions, setupVerdict, type View } from '@assemble/champions';
import type { Decision, Event, Json } from '@assemble/kernel';
import type { Asked } from '@assemble/protocol';
import { describe, expect, test } from 'vitest';
import { framesOf } from '../src/games/champions/board/frames.ts';
import { odds } from '../src/games/champions/board/odds.ts';
import { face } from '../src/games/champions/face.ts';
import { losing, unused } from '../src/games/champions/play/cautions.ts';
import { payable, payment } from '../src/games/champions/play/payment.ts';
import { modes, seating, setups } from '../src/games/champions/play/setups.ts';
import { firstPick, setupOf } from '../src/play/picked.ts';
import { firstSeating } from '../src/play/seating.ts';

const content = new Content(CARDS);
const game = champions(content);

const viewOf = (setup: Json): View => game.view(game.create(setup, 'page'), 0);
const first = (): Json => setups[0]?.setup ?? null;

describe('what can be played', () => {
  test.each(setups.map(({ id, setup }) => ({ id, setup })))(
    '$id starts with one to four seats',
    ({ setup }) => {
      for (const seats of [1, 2, 3, 4]) {
        const resized = seating.resize(setup, seats);
        expect(setupVerdict(content, resized)).toEqual({ yes: true });
        expect(game.rulebook.seats(resized)).toBe(seats);
        // Who was there first stays.
        expect((resized as unknown as { players: Json[] }).players[0]).toEqual(
          (setup as unknown as { players: Json[] }).players[0],
        );
      }
    },
  );

  test('both difficulties are offered, and legal', () => {
    expect(Object.keys(modes)).toEqual(['standard', 'expert']);
    for (const mode of Object.keys(modes))
      expect(setupVerdict(content, { ...(first() as object), mode })).toEqual({ yes: true });
  });

  test('one sits alone at first; with somebody elsewhere there are two seats', () => {
    expect(firstSeating(false, seating).kinds).toEqual(['person']);
    expect(firstSeating(true, seating).kinds).toEqual(['person', 'open']);
    expect(firstSeating(false, undefined).kinds).toEqual(['person', 'normal']);
    const setup = setupOf(face, firstPick(face, new URLSearchParams()), 3, false);
    expect(game.rulebook.seats(setup)).toBe(3);
  });

  test('with people elsewhere everybody is asked always, unless somebody chooses otherwise', () => {
    const picked = firstPick(face, new URLSearchParams());
    const pacing = (online: boolean, chosen = {}): unknown => {
      const setup = setupOf(face, { ...picked, chosen }, 2, online);
      expect(setupVerdict(content, setup)).toEqual({ yes: true });
      return (setup as { pacing?: unknown }).pacing;
    };
    expect(pacing(true)).toBe('always');
    expect(pacing(false)).toBeUndefined();
    expect(pacing(true, { pacing: 'needed' })).toBeUndefined();
    expect(pacing(false, { pacing: 'always' })).toBe('always');
    // What was always once is not so at one screen.
    const before = { ...picked, setup: setupOf(face, picked, 2, true) };
    expect(setupOf(face, before, 2, false)).not.toHaveProperty('pacing');
  });

  test('everything that is wrong with a deck is told at once, with the name of whose it is', () => {
    const setup = seating.resize(first(), 2) as unknown as { players: { cards: object }[] };
    const [one, two] = setup.players;
    const wrong = { ...setup, players: [one, { ...two, cards: { 'core/nothing': 1 } }] } as unknown as Json;
    const problems = face.configure.problems(wrong, 'en', ['Ana', 'Ben']);
    expect(new Set(problems.map(({ rule }) => rule))).toEqual(
      new Set(['MC-DECK-2', 'MC-DECK-3', 'MC-DECK-4', 'MC-DECK-5']),
    );
    expect(problems.every(({ text }) => text[0] === 'Ben: ')).toBe(true);
  });
});

describe('paying', () => {
  const decision = {
    shape: 'pay',
    cost: { amount: 3, types: ['mental'], card: 9, set: null, x: null },
  } as unknown as Decision & { readonly shape: 'pay' };
  const source = (card: number, gives: readonly string[], yes = true): Asked['choices'][number] => ({
    id: String(card),
    say: { key: 'option.card', args: { card, gives } },
    verdict: yes ? { yes: true } : { yes: false, reasons: [] },
  });
  const offered = [source(1, ['energy', 'energy']), source(2, ['wild']), source(9, ['mental'], false)];
  const view = null as unknown as View;

  test('only what the rules offer can be tapped', () => {
    expect(payable(decision, view, offered)).toEqual([1, 2]);
  });

  test('a wild resource stands in for the type that is missing', () => {
    expect(payment(decision, [1, 2], view, 'en', offered)).toEqual({
      answer: {
        with: [
          [1, 'energy', 'energy'],
          [2, 'mental'],
        ],
      },
      paid: 3,
      of: 3,
      cost: '3 · mental',
    });
  });

  test('two of the wrong type do not count as the whole price', () => {
    expect(payment(decision, [1], view, 'de', offered)).toMatchObject({ paid: 2, of: 3 });
  });

  test('an ability that copies the top of the discard pile gives what was chosen last before it', () => {
    const source = (card: number, args: { [key: string]: Json }) => ({
      id: String(card),
      say: { key: 'option.card', args: { card, ...args } },
      verdict: { yes: true } as const,
    });
    const copying = [
      source(1, { gives: ['wild', 'wild'], shows: ['wild'] }),
      source(2, { gives: ['mental'], shows: ['mental'] }),
      source(3, { gives: ['physical', 'physical'], copies: true }),
    ];
    const pays = (...chosen: number[]) => payment(decision, chosen, view, 'en', copying).answer;
    expect(pays(3)).toEqual({ with: [[3, 'physical', 'physical']] });
    expect(pays(2, 3)).toEqual({
      with: [
        [2, 'mental'],
        [3, 'mental'],
      ],
    });
    // A card that pays double is copied as it is printed.
    expect(pays(1, 3)).toEqual({
      with: [
        [1, 'mental', 'energy'],
        [3, 'energy'],
      ],
    });
  });
});

describe('warnings', () => {
  const turn = { ask: { key: 'ask.turn', args: {} }, seat: 0 } as unknown as Decision;
  const asked = (choices: Asked['choices']): Asked => ({ decision: turn, choices }) as unknown as Asked;

  test('what is left undone is named, the rest is counted', () => {
    const open = ['attack:1', 'thwart:1', 'play:2', 'play:3', 'play:4', 'end', 'ask:1'].map((id) => ({
      id,
      say: { key: id, args: {} },
      verdict: { yes: true } as const,
    }));
    const lines = unused(asked(open), 'end', 'en', ({ key }) => key);
    expect(lines).toEqual(['attack:1', 'thwart:1', 'play:2', 'play:3', 'and 1 more']);
    expect(unused(asked(open), 'play:2', 'en', ({ key }) => key)).toEqual([]);
  });

  test('the end of a turn that may lose the match is warned of', () => {
    const view = viewOf(first());
    expect(losing(asked([]), 'end', view, 'en')).toEqual([]);
    // The Break-In! is complete with 7: step one places 1 and Rhino at least 1 more.
    const near = (threat: number): View => ({
      ...view,
      play: view.play.map((piece) => (piece.id === view.scheme ? { ...piece, threat } : piece)),
    });
    expect(losing(asked([]), 'end', near(5), 'en').join()).toContain('at least 7 of 7');
    expect(losing(asked([]), 'end', near(4), 'en').join()).toContain('may lose the game');
    expect(losing(asked([]), 'end', { ...near(6), stagesLeft: { villain: 0, scheme: 1 } }, 'en')).toEqual([]);
  });
});

describe('the defend sheet', () => {
  const view = viewOf(first());
  const { identity } = view.players[0] ?? { identity: -1 };
  type Piece = View['play'][number];
  const stat = (value: number) => ({ value, parts: [] });

  /** Rhino I attacks Spider-Man, who has 2 hit points left, or an ally of his with 1. */
  const attack = (changes: Partial<View['activities'][number]>, ally?: Partial<Piece>): View => {
    const hero = view.play.find(({ id }) => id === identity);
    if (hero === undefined) throw new Error('no hero');
    const spiderMan: Piece = {
      ...hero,
      face: 'core/1a',
      damage: 8,
      stats: { ...hero.stats, def: stat(3), hitPoints: stat(10) },
    };
    const defender: Piece = {
      ...spiderMan,
      id: 999,
      card: 'core/2',
      face: 'core/2',
      damage: 1,
      stats: { hitPoints: stat(2) },
      ...ally,
    };
    return {
      ...view,
      play: [...view.play.map((piece) => (piece.id === identity ? spiderMan : piece)), defender],
      // Hydra Mercenary has 1 boost icon.
      unseen: ['core/101'],
      activities: [
        {
          kind: 'attack',
          by: view.villain,
          face: 'core/94',
          seat: 0,
          target: identity,
          basic: false,
          overkill: false,
          defender: -1,
          alsoDefended: [],
          boosts: 1,
          icons: 0,
          hits: [],
          threat: 0,
          ...changes,
        },
      ],
    };
  };
  const decision = {
    ask: { key: 'ask.defender', args: {} },
    shape: 'entities',
    from: [identity, 999],
    min: 0,
    max: 1,
  } as unknown as Decision;

  test('tells the damage for every boost, with each defender and with none', () => {
    const table = odds(decision, [], attack({}), 'en');
    // What matters of it stands at the defenders on the board; the whole table is opened by whoever wants it.
    expect(table?.open).toBeUndefined();
    expect(table?.columns).toEqual(['+1 (100%)']);
    // Rhino I attacks for 2; Spider-Man defends with 3.
    expect(table?.rows).toEqual([
      { label: 'Spider-Man', cells: ['0'] },
      { label: 'Black Cat', cells: ['3 ✕ defeated'] },
      { label: 'Nobody defends', cells: ['3 ✕ defeated'] },
    ]);
  });

  test('tells what overkill does behind an ally, and that a tough one takes nothing', () => {
    expect(odds(decision, [999], attack({ overkill: true }), 'en')?.rows).toEqual([
      { label: 'Black Cat', cells: ['3 ✕ defeated, 2 to Spider-Man'] },
    ]);
    expect(odds(decision, [999], attack({ overkill: true }, { tough: true }), 'en')?.rows).toEqual([
      { label: 'Black Cat', cells: ['0 (tough)'] },
    ]);
  });

  test('has one column where no boost card lies there, and belongs to no other question', () => {
    expect(odds(decision, [], attack({ boosts: 0 }), 'es')?.columns).toEqual(['Sin carta de aumento']);
    const turn = { ...decision, ask: { key: 'ask.turn', args: {} } } as Decision;
    expect(odds(turn, [], attack({}), 'en')).toBeNull();
  });

  test('a mulligan: how likely each type is among the cards that are drawn', () => {
    const mulligan = { ask: { key: 'ask.mulligan', args: {} }, shape: 'entities' } as unknown as Decision;
    // Of four cards one is an ally; two are drawn: 1 - 3/4 · 2/3.
    const ally = content.cards.find(({ faces: [{ type }] }) => type === 'ally')?.id ?? '';
    const event = content.cards.find(({ faces: [{ type }] }) => type === 'event')?.id ?? '';
    const view = { undrawn: [ally, event, event, event] } as unknown as View;
    expect(odds(mulligan, [], view, 'en')).toBeNull();
    expect(odds(mulligan, [7, 8], view, 'en')).toMatchObject({
      title: 'With the 2 cards you draw',
      columns: ['Ally', 'Event'],
      rows: [
        { label: 'at least one', cells: ['50%', '100%'] },
        { label: 'on average', cells: ['0.5', '1.5'] },
      ],
    });
  });
});

test('nobody wins alone: who gives up loses it for all', () => {
  const { ending } = face;
  const view = viewOf(seating.resize(first(), 2));
  const end = (winners: number[]) => ({ winners, rule: '', reason: '' });
  expect(ending?.(end([0, 1]), view, 'en')).toBe('The heroes win!');
  expect(ending?.(end([1]), view, 'en')).toBe('The villain wins');
  expect(ending?.(end([]), view, 'de')).toBe('Der Schurke gewinnt');
});

test('the film shows the last villain phase, step by step, without what came before and after', () => {
  const event = (kind: string, args: Event['args'] = {}): Event =>
    ({ kind, args, rules: [] }) as unknown as Event;
  const frames = framesOf([
    event('phase-began', { phase: 'villain' }),
    event('villain-step', { step: 1 }),
    event('threat-placed'),
    event('round-began'),
    event('phase-began', { phase: 'player' }),
    event('damaged'),
    event('phase-began', { phase: 'villain' }),
    event('villain-step', { step: 1 }),
    event('villain-step', { step: 2 }),
    event('enemy-attacks'),
    event('shuffled'),
    event('round-began'),
    event('damaged'),
  ]);
  expect(frames.map(({ step, lines }) => [step, lines.map(({ kind }) => kind)])).toEqual([
    [1, []],
    [2, ['enemy-attacks']],
  ]);
});

test('while a card with peril is resolved nobody may talk', () => {
  const view = viewOf(first());
  expect(face.silence?.(view, 'en')).toBeNull();
  expect(face.silence?.({ ...view, peril: 0 }, 'de')).toContain('Wagnis');
});
