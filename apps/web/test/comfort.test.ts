import { CARDS, Content, diceMasters } from '@assemble/dice-masters';
import { type Decision, type Event, type Game, History, writeReplay } from '@assemble/kernel';
import type { Asked, Update } from '@assemble/protocol';
import { describe, expect, test } from 'vitest';
import { lostUnder } from '../src/offline/lost.ts';
import { aMoment, givenFor } from '../src/table/auto/given.ts';
import { memorable, readMemory, recall, remember } from '../src/table/auto/memory.ts';
import { singleAnswer } from '../src/table/auto/single.ts';
import { askBot } from '../src/table/hint/ask-bot.ts';
import { actionOf, defaultBindings, mayBind, readBindings, rivalsOf } from '../src/table/keys/bindings.ts';
import { explainedIn } from '../src/table/log/explained.ts';
import { asText, grouped, type Line } from '../src/table/log/sentences.ts';
import type { SavedMatch } from '../src/table/messages.ts';
import { cuesOf, loudness } from '../src/table/sound/cues.ts';
import { readSettings } from '../src/table/stored-settings.ts';

const question = { n: 1, seat: 0, rules: ['T-1'], source: null, test: null, fallback: null } as const;
const yesNo = (facts: Partial<Decision>): Decision =>
  ({ ...question, ask: { key: 'ask.may', args: {} }, shape: 'yes-no', ...facts }) as Decision;
const menu = (ids: readonly string[], seat = 0): Decision & { readonly shape: 'options' } => ({
  ...question,
  seat,
  ask: { key: 'ask.respond', args: {} },
  shape: 'options',
  options: ids.map((id) => ({ id, say: { key: id, args: {} } })),
});

describe('settings', () => {
  test('nothing stored: sounds at half volume, nothing by itself, every caution', () => {
    const settings = readSettings(null);
    expect(settings).toMatchObject({
      muted: false,
      volume: 50,
      autoAnswer: false,
      passing: 'moment',
      unasked: [],
    });
    expect(settings.keys).toEqual(defaultBindings);
  });

  test('what makes no sense is left out', () => {
    const settings = readSettings({ volume: 400, pause: 17, unasked: ['unused', 'nonsense'], keys: 3 });
    expect(settings).toMatchObject({ volume: 50, pause: 900, unasked: ['unused'], keys: defaultBindings });
  });
});

describe('keys', () => {
  test('a changed key does its action, and the letter counts in either case', () => {
    const keys = readBindings({ hint: 'T' });
    expect(actionOf(keys, 't')).toBe('hint');
    expect(actionOf(keys, 'T')).toBe('hint');
    expect(actionOf(keys, 'h')).toBeNull();
  });

  test('keys of the browser, digits and modifiers cannot be taken', () => {
    for (const key of ['Tab', 'F5', 'ArrowUp', 'Control', '7']) expect(mayBind(key), key).toBe(false);
    expect(mayBind('Backspace')).toBe(true);
  });

  test('two actions on one key name each other, and the upper one works', () => {
    const keys = readBindings({ redo: 'z' });
    expect(rivalsOf(keys, 'redo')).toEqual(['undo']);
    expect(rivalsOf(keys, 'undo')).toEqual(['redo']);
    expect(actionOf(keys, 'z')).toBe('undo');
  });
});

describe('sounds', () => {
  const update = (facts: Partial<Update>): Update =>
    ({ n: 1, events: [], whole: false, asked: [], outcome: null, ...facts }) as unknown as Update;
  const asked = [{} as Asked];
  const event = (kind: string): Event => ({ kind, rules: ['T-1'], args: {} }) as unknown as Event;
  const cueOf = ({ kind }: Event) => (kind === 'rolled' ? ('roll' as const) : null);

  test('each sound once, and the call last', () => {
    const after = update({ n: 2, events: [event('rolled'), event('other'), event('rolled')], asked });
    expect(cuesOf(update({}), after, [0], cueOf)).toEqual(['roll', 'turn']);
  });

  test('who was asked before is not called again; what is told as a whole is not heard', () => {
    const after = update({ n: 2, events: [event('rolled')], whole: true, asked });
    expect(cuesOf(update({ asked }), after, [0], cueOf)).toEqual([]);
    expect(cuesOf(null, after, [0], cueOf)).toEqual([]);
  });

  test('the end sounds as it is for those who sit here', () => {
    const after = update({ n: 2, outcome: { winners: [1], rule: '', reason: 'conceded' } });
    expect(cuesOf(update({}), after, [0], cueOf)).toEqual(['lose']);
    expect(cuesOf(update({}), after, [0, 1], cueOf)).toEqual(['win']);
  });

  test('volumes multiply, and mute wins', () => {
    const half = { muted: false, volume: 50, callVolume: 100, effectVolume: 20 };
    expect(loudness('turn', half)).toBe(0.5);
    expect(loudness('roll', half)).toBe(0.1);
    expect(loudness('turn', { ...half, muted: true })).toBe(0);
  });
});

describe('answers given for a person', () => {
  const ask = (...ids: readonly string[]): Asked => ({
    decision: menu(ids),
    choices: menu(ids).options.map((option) => ({ ...option, verdict: { yes: true } })),
    suggestion: null,
  });
  const idle = ['pass'];
  const usual = { autoAnswer: false, passing: 'moment' } as const;
  const at = (watched: boolean) => ({ known: undefined, idle, watched });

  test('a pass that is alone is given after a moment, unless somebody wants to be asked', () => {
    expect(givenFor(ask('pass'), usual, at(true))).toEqual({ answer: 'pass', after: 'moment', passes: true });
    expect(givenFor(ask('pass'), { ...usual, autoAnswer: true }, at(false))?.after).toBe('moment');
    expect(givenFor(ask('pass'), { autoAnswer: true, passing: 'ask' }, at(true))).toBeNull();
    expect(givenFor(ask('use', 'pass'), usual, at(true))).toBeNull();
    expect(givenFor(ask('end'), usual, at(true))).toBeNull();
  });

  test('the only answer comes at once where nobody elsewhere sees how long it takes', () => {
    const auto = { autoAnswer: true, passing: 'moment' } as const;
    expect(givenFor(ask('use'), auto, at(false))).toEqual({ answer: 'use', after: 'once', passes: false });
    expect(givenFor(ask('use'), auto, at(true))).toEqual({ answer: 'use', after: 'moment', passes: false });
    expect(givenFor(ask('use'), usual, at(true))).toBeNull();
  });

  test('what is remembered comes at once, whatever there is to choose from', () => {
    const known = { ask: 'ask.respond', source: '', answer: 'pass', turn: null, words: '' };
    for (const asked of [ask('pass'), ask('use', 'pass')])
      expect(givenFor(asked, usual, { known, idle, watched: true })?.after).toBe('once');
  });

  test('a moment is as long as somebody might think, and differs', () => {
    const moments = Array.from({ length: 50 }, aMoment);
    expect(Math.min(...moments)).toBeGreaterThanOrEqual(600);
    expect(Math.max(...moments)).toBeLessThanOrEqual(2500);
    expect(new Set(moments).size).toBeGreaterThan(10);
  });
});

describe('remembered answers', () => {
  const one = { ask: 'ask.may', source: 'a/thor#1', answer: false, turn: 'Turn 3 0', words: 'No' };

  test('hold for the same question of the same source, in that turn', () => {
    const memory = [one];
    expect(recall(memory, yesNo({ source: 'a/thor#1' }), 'Turn 3 0')?.answer).toBe(false);
    expect(recall(memory, yesNo({ source: 'a/thor#1' }), 'Turn 5 0')).toBeUndefined();
    expect(recall(memory, yesNo({ source: 'a/hulk#1' }), 'Turn 3 0')).toBeUndefined();
  });

  test('a newer one takes the place of an older one', () => {
    expect(remember([one], { ...one, answer: true, turn: null })).toEqual([
      { ...one, answer: true, turn: null },
    ]);
  });

  test('yes, no, and passing on a chance to react can be remembered; ending the own turn cannot', () => {
    expect(memorable(yesNo({}), ['stop'], 0)).toEqual([true, false]);
    expect(memorable(menu(['global:x', 'stop'], 1), ['stop'], 0)).toEqual(['stop']);
    expect(memorable(menu(['buy:1', 'stop'], 0), ['stop'], 0)).toEqual([]);
  });

  test('what is stored and is none is dropped', () => {
    expect(readMemory([one, 3, { ask: 'x' }])).toEqual([one]);
    expect(readMemory('nonsense')).toEqual([]);
  });
});

describe('the only answer', () => {
  const asked = (decision: Decision, lit: readonly string[] = []): Asked => ({
    decision,
    choices:
      decision.shape === 'options'
        ? decision.options.map((option) => ({
            ...option,
            verdict: lit.includes(option.id) ? { yes: true } : { yes: false, reasons: [] },
          }))
        : [],
    suggestion: null,
  });
  const entities = (from: readonly number[], min: number, max: number): Decision => ({
    ...question,
    ask: { key: 'ask.choose', args: {} },
    shape: 'entities',
    from,
    min,
    max,
  });

  test('one target that must be chosen is chosen, one that may be is asked for', () => {
    expect(singleAnswer(asked(entities([7], 1, 1)))).toEqual([7]);
    expect(singleAnswer(asked(entities([7], 0, 1)))).toBeNull();
    expect(singleAnswer(asked(entities([7, 8], 1, 1)))).toBeNull();
  });

  test('a window is passed only when nothing in it is lit', () => {
    expect(singleAnswer(asked(menu(['global:x', 'stop']), ['stop']))).toBe('stop');
    expect(singleAnswer(asked(menu(['global:x', 'stop']), ['global:x', 'stop']))).toBeNull();
  });

  test('yes or no is always a choice', () => {
    expect(singleAnswer(asked(yesNo({})))).toBeNull();
  });
});

describe('the log', () => {
  const line = (key: number, text: string, heading: Line['heading'], rule = ''): Line => ({
    key,
    event: { kind: 'x', rules: [rule], args: {} } as unknown as Event,
    text: [text],
    heading,
  });
  const lines = [
    line(0, 'Before', null, 'T-0'),
    line(1, 'Turn 1', 'turn'),
    line(2, 'Main', 'step'),
    line(3, 'Ana buys', null, 'T-1'),
  ];

  test('lines stand under their headings', () => {
    expect(grouped(lines, 'turn').map(({ title, lines: under }) => [title?.key, under.length])).toEqual([
      [undefined, 1],
      [1, 2],
    ]);
  });

  test('is copied as indented text with its rules', () => {
    expect(asText(lines)).toBe('Before [T-0]\n\nTurn 1\n  Main\n    Ana buys [T-1]');
  });

  test('numbers with sources are found, others are not', () => {
    const attack = {
      value: 7,
      parts: [{ amount: 7, source: { key: 'card', args: { card: 'a' } }, rule: 'T-1' }],
    };
    const nothing = { value: 0, parts: [] };
    expect(explainedIn({ amount: 7, attack, nothing, source: { card: 'a', die: 1 } })).toEqual([attack]);
  });
});

test('a hint is what the rules accept, the best first', () => {
  const game = diceMasters(new Content(CARDS)) as unknown as Game;
  const history = History.start(game, { format: 'first-game' }, 'a seed');
  const [decision] = history.match.pending;
  const advice = askBot(game, writeReplay(history, { withSeed: true }), decision?.n ?? -1);
  expect(advice[0]?.behind).toBe(0);
  expect(advice.every(({ behind }, i) => behind >= (advice[i - 1]?.behind ?? 0))).toBe(true);
  const best = advice[0]?.answer ?? null;
  expect(history.decide(decision?.seat ?? -1, decision?.n ?? -1, best).yes).toBe(true);
});

test('an update ends unfinished matches of other rules, and no others', () => {
  const match = (id: string, facts: Partial<SavedMatch>): SavedMatch =>
    ({ id, game: 'g', over: false, rules: '1 a', ...facts }) as SavedMatch;
  const all = [
    match('same', {}),
    match('other', { rules: '0 a' }),
    match('over', { rules: '0 a', over: true }),
    match('not begun', { rules: null }),
  ];
  expect(lostUnder(all, { g: '1 a' }).map(({ id }) => id)).toEqual(['other']);
});
