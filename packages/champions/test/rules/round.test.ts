import type { Answer, Decision, Event } from '@assemble/kernel';
import { proves } from '@assemble/rules/testing';
import { expect } from 'vitest';
import { CARDS } from '../../src/index.ts';
import { create, game, playOn, setupOf } from '../game.ts';
import { prepare, scenario } from '../kit.ts';

proves(
  ['MC-ROUND-1', 'MC-ROUND-2', 'MC-PLAYER-PHASE-2'],
  'a round: player phase, then the villain phase in five steps',
  () => {
    const { match, events } = create(setupOf(['spider-man', 'she-hulk']));
    const active: number[] = [];
    playOn(
      match,
      'round',
      (one) => one.table.round > 1 || one.outcome !== null,
      (one, more: readonly Event[]) => {
        events.push(...more);
        if (one.pending[0]?.ask.key === 'ask.turn') active.push(one.table.active);
        if (one.table.phase === 'villain') expect(one.table.active).toBe(-1);
      },
    );
    expect(new Set(active)).toEqual(new Set([0, 1]));
    const course = events.flatMap(({ kind, args }): (string | number)[] => {
      if (kind === 'round-began') return [`round ${args['round']}`];
      if (kind === 'phase-began') return [args['phase'] as string];
      return kind === 'villain-step' ? [args['step'] as number] : [];
    });
    expect(course).toEqual(['round 1', 'player', 'villain', 1, 2, 3, 4, 5, 'round 2', 'player']);
    expect(game.view(match, 0).play.length).toBeGreaterThan(0);
  },
);

scenario(
  ['MC-TURN-3', 'MC-PLAYER-PHASE-2', 'MC-PLAYER-PHASE-3'],
  'a turn may end at once; nothing is readied between turns',
  {
    given: {
      ada: { hero: 'Spider-Man', identity: { exhausted: true } },
      ben: { hero: 'Iron Man' },
    },
    when: [{ who: 'ada', does: { end: true } }],
    then: { asks: ['ben: ask.turn'], ada: { exhausted: true }, round: 1, quiet: true },
  },
);

scenario(
  ['MC-TURN-2', 'MC-TURN-9', 'MC-EXHAUST-5', 'MC-PLAY-1', 'MC-RESOURCE-1'],
  'three cards and two allies in one turn',
  {
    given: {
      threat: 4,
      ada: {
        hero: 'Captain Marvel',
        play: ['Tac Team', 'Hawkeye'],
        hand: ['Maria Hill', 'Combat Training', 'Heroic Intuition', 'Energy', 'Genius', 'Strength'],
      },
    },
    when: [
      // Maria Hill enters ready and thwarts in the same turn.
      { who: 'ada', does: { play: 'Maria Hill', pay: ['Genius'], pass: true } },
      { who: 'ada', does: { thwart: 'Maria Hill' } },
      { who: 'ada', does: { play: 'Combat Training', pay: ['Strength'] } },
      { who: 'ada', does: { play: 'Heroic Intuition', pay: ['Energy'] } },
      { who: 'ada', does: { attack: 'Hawkeye' } },
      { who: 'ada', does: { use: 'Tac Team' } },
    ],
    then: {
      scheme: { threat: 2 },
      villain: { damage: 3 },
      cards: {
        'Maria Hill': { damage: 1, exhausted: true },
        Hawkeye: { damage: 1 },
        'Tac Team': { counters: 2 },
      },
      ada: { hand: [], discard: ['Energy', 'Genius', 'Strength'] },
      quiet: true,
    },
  },
);

proves(['MC-TURN-9', 'MC-ABILITY-7'], 'the action of another player’s card is not yours to use', () => {
  const offered = (owner: 'ada' | 'ben'): boolean => {
    const play = ['Tac Team'];
    const { match } = prepare(CARDS, {
      ada: { hero: 'Spider-Man', play: owner === 'ada' ? play : [] },
      ben: { hero: 'Iron Man', play: owner === 'ben' ? play : [] },
    });
    return game.verdicts(match, 0).some((choice) => choice.id.startsWith('use:core/56'));
  };
  expect([offered('ada'), offered('ben')]).toEqual([true, false]);
});

scenario('MC-IDENTITY-1', 'the side that is up gives form, stats and abilities', {
  given: { ada: { hero: 'Captain Marvel', deck: ['Energy', 'Genius'] } },
  when: [
    { who: 'ada', does: { flip: true }, then: { ada: { form: 'alter-ego', face: 'core/10b' } } },
    // Commander is the ability of Carol Danvers; the hero side has none of it.
    { who: 'ada', does: { use: 'Carol Danvers' } },
  ],
  then: { ada: { hand: ['Energy'] }, quiet: true },
});

scenario(
  ['MC-EXHAUST-3', 'MC-ATTACH-4'],
  'an exhausted card keeps its constant ability, apart from its hero',
  {
    given: { ada: { hero: 'Iron Man', play: [{ card: 'Rocket Boots', exhausted: true }] } },
    when: [{ who: 'ada', does: { attack: 'Iron Man' } }],
    then: { ada: { remaining: 10, exhausted: true }, villain: { damage: 1 }, quiet: true },
  },
);

scenario('MC-ATTACH-4', 'what is attached stays ready when its host is exhausted', {
  given: { ada: { hero: 'Spider-Man', play: ['Mockingbird', { card: 'Inspired', on: 'Mockingbird' }] } },
  when: [{ who: 'ada', does: { attack: 'Mockingbird' } }],
  then: {
    villain: { damage: 2 },
    cards: { Mockingbird: { exhausted: true }, Inspired: { exhausted: false } },
    quiet: true,
  },
});

scenario('MC-EXHAUST-6', 'a hero who is readied may use a second power', {
  given: { threat: 2, ada: { hero: 'Iron Man', play: ['Arc Reactor'] } },
  when: [
    { who: 'ada', does: { attack: 'Iron Man' } },
    { who: 'ada', does: { use: 'Arc Reactor' }, then: { ada: { exhausted: false } } },
    { who: 'ada', does: { thwart: 'Iron Man' } },
  ],
  then: { villain: { damage: 1 }, scheme: { threat: 0 }, ada: { exhausted: true }, quiet: true },
});

scenario('MC-EXHAUST-7', 'Hulk has a dash for THW: he attacks, he does not thwart', {
  given: { threat: 2, ada: { hero: 'Spider-Man', play: ['Hulk'], deck: ['Swinging Web Kick', 'Genius'] } },
  when: [
    { who: 'ada', does: { thwart: 'Hulk' }, refused: ['MC-EXHAUST-7'] },
    // Swinging Web Kick shows a mental resource: Hulk is discarded.
    { who: 'ada', does: { attack: 'Hulk' } },
  ],
  then: { scheme: { threat: 2 }, villain: { damage: 3 }, ada: { play: [] }, quiet: true },
});

proves(['MC-HAND-2', 'MC-HAND-1'], 'cards drawn by one ability or one step are drawn at once', () => {
  const { match, game } = prepare(CARDS, {
    villainIs: { stunned: true },
    ada: {
      hero: 'Black Panther',
      form: 'alter-ego',
      play: ['The Golden City'],
      deck: ['Energy', 'Genius', 'Strength', 'Energy', 'Genius', 'Strength', 'Energy', 'Genius'],
    },
  });
  const drawnBy = (answer: (from: Decision) => Answer): number[] => {
    const events: Event[] = [];
    const [decision] = match.pending;
    if (decision === undefined) throw new Error('nobody is asked');
    expect(game.apply(match, 0, decision.n, answer(decision), events).yes).toBe(true);
    return events
      .filter(({ kind }) => kind === 'drew')
      .map(({ args }) => (args['cards'] as readonly unknown[]).length);
  };
  const use = (decision: Decision): Answer =>
    (decision.shape === 'options' && decision.options.find(({ id }) => id.startsWith('use:'))?.id) || null;
  expect(drawnBy(use)).toEqual([2]);
  expect(drawnBy(() => 'end')).toEqual([]);
  // Two in hand, four more up to six: one event, not four.
  expect(drawnBy(() => [])).toEqual([4]);
});

scenario(
  ['MC-PLAYER-PHASE-4', 'MC-PLAYER-PHASE-3', 'MC-FIRST-4'],
  'the end of the player phase: each player in turn may discard any number, also none',
  {
    given: {
      first: 'ben',
      turn: 'ada',
      villainIs: { stunned: true },
      encounter: ['Advance', 'Advance', 'Advance'],
      ada: { hero: 'She-Hulk', form: 'alter-ego', hand: ['Energy', 'Genius'] },
      ben: { hero: 'Spider-Man', hand: ['Strength', 'Strength', 'Vibranium'] },
    },
    when: [
      { who: 'ada', does: { end: true }, then: { asks: ['ben: ask.end-discard'] } },
      {
        who: 'ben',
        does: { discard: ['Strength', 'Vibranium'] },
        then: {
          ben: { hand: ['Strength'], discard: ['Strength', 'Vibranium'] },
          asks: ['ada: ask.end-discard'],
        },
      },
      { who: 'ada', does: { discard: 'nobody' }, then: { ada: { hand: ['Energy', 'Genius'], discard: [] } } },
    ],
  },
);
