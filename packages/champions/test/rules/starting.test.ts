import type { Event } from '@assemble/kernel';
import { proves } from '@assemble/rules/testing';
import { expect } from 'vitest';
import { CARDS } from '../../src/index.ts';
import { game } from '../game.ts';
import { inventedScenario, prepare, scenario } from '../kit.ts';

/** Playing cards and starting abilities: checks, costs, interrupts, responses. */

proves(['MC-INIT-1', 'MC-INIT-7', 'MC-PLAY-5'], 'announced, paid, resolved, discarded, in this order', () => {
  const { match } = prepare(CARDS, { ada: { hero: 'Spider-Man', hand: ['Haymaker', 'Strength'] } });
  const events: Event[] = [];
  const option = game.verdicts(match, 0).find((choice) => choice.id.startsWith('use:core/87'));
  game.apply(match, 0, match.pending[0]?.n ?? -1, option?.id ?? '', events);
  // While it is paid for it lies on the table, neither in hand nor in the discard pile.
  expect(match.table.zones.filter((zone) => zone === 'shown')).toHaveLength(1);
  const decision = match.pending[0];
  if (decision === undefined) throw new Error('nothing to pay');
  game.apply(match, 0, decision.n, game.fallback(match, decision), events);
  const wanted = ['played', 'paid', 'attacks', 'damaged'];
  expect(events.map((event) => event.kind).filter((kind) => wanted.includes(kind))).toEqual([
    'played',
    'paid',
    'damaged',
  ]);
  expect(match.table.players[0]?.discard).toHaveLength(2);
});

scenario(['MC-INIT-2', 'MC-INIT-4'], 'a restriction that is not met refuses before anything is paid', {
  given: { ada: { hero: 'Spider-Man', form: 'alter-ego', hand: ['Haymaker', 'Strength'] } },
  when: [{ who: 'ada', does: { use: 'Haymaker' }, refused: ['MC-TRIGGER-1'] }],
  then: { ada: { hand: ['Haymaker', 'Strength'], discard: [] }, villain: { damage: 0 }, quiet: true },
});

scenario(['MC-INIT-4', 'MC-COST-3'], 'costs that cannot all be paid take nothing', {
  given: {
    ada: { hero: 'Spider-Man', identity: { exhausted: true }, play: ['Tenacity'], hand: ['Energy'] },
  },
  when: [{ who: 'ada', does: { use: 'Tenacity' }, refused: ['MC-RESOURCE-3'] }],
  then: { ada: { play: ['Tenacity'], hand: ['Energy'], exhausted: true }, quiet: true },
});

scenario(
  ['MC-INIT-9', 'MC-COST-3', 'MC-EXHAUST-6'],
  'a card discarded as its own cost still has its effect',
  {
    given: {
      ada: { hero: 'Spider-Man', identity: { exhausted: true }, play: ['Tenacity'], hand: ['Strength'] },
    },
    when: [{ who: 'ada', does: { use: 'Tenacity' } }],
    then: { ada: { play: [], hand: [], exhausted: false, discard: ['Strength', 'Tenacity'] }, quiet: true },
  },
);

scenario('MC-COST-4', 'nobody pays with another player’s cards', {
  given: {
    ada: { hero: 'Spider-Man', hand: ['Haymaker', 'Strength'] },
    ben: { hero: 'Iron Man', hand: ['Genius'] },
  },
  when: [
    { who: 'ada', does: { use: 'Haymaker', pay: ['Genius'] }, refused: ['MC-COST-4', 'MC-RESOURCE-3'] },
    { who: 'ada', does: { pay: ['Strength'] } },
  ],
  then: { villain: { damage: 3 }, ben: { hand: ['Genius'] }, quiet: true },
});

scenario(['MC-COST-5', 'MC-CONTROL-4'], 'a card discarded as a cost comes from the own hand', {
  given: {
    ada: {
      hero: 'Captain Marvel',
      play: ['Alpha Flight Station'],
      hand: ['Energy'],
      deck: ['Strength', 'Strength'],
    },
    ben: { hero: 'Iron Man', hand: ['Genius'] },
  },
  when: [
    { who: 'ada', does: { use: 'Alpha Flight Station', discard: 'Genius' }, refused: ['MC-COST-1'] },
    { who: 'ada', does: { discard: 'Energy' } },
  ],
  then: { ada: { hand: ['Strength'] }, ben: { hand: ['Genius'] }, quiet: true },
});

scenario('MC-CONTROL-4', 'the discard pile of another player is not yours', {
  given: {
    ada: { hero: 'Black Panther', form: 'alter-ego', hand: ['Ancestral Knowledge', 'Strength'] },
    ben: { hero: 'Iron Man', discard: ['Genius'] },
  },
  when: [{ who: 'ada', does: { use: 'Ancestral Knowledge' }, refused: ['MC-ABILITY-2'] }],
  then: { ben: { discard: ['Genius'] }, ada: { hand: 2 }, quiet: true },
});

scenario('MC-RESOURCE-6', 'a wild icon counts as no other type where resources are counted', {
  given: {
    ada: {
      hero: 'Iron Man',
      hand: ['Repulsor Blast', 'Strength'],
      deck: ['Vibranium', 'Energy', 'Genius', 'Genius', 'Strength', 'Genius'],
    },
  },
  // 1, and 2 for each of two energy icons; the two wild ones count for nothing.
  when: [{ who: 'ada', does: { use: 'Repulsor Blast' } }],
  then: { villain: { damage: 5 }, quiet: true },
});

inventedScenario(
  ['MC-INIT-6', 'MC-INIT-8', 'MC-CANCEL-1', 'MC-CANCEL-2', 'MC-INIT-7'],
  'an event cancelled as it begins: paid, played, discarded, without effect',
  {
    given: {
      ada: { hero: 'Spider-Man', identity: { damage: 3 }, hand: ['Reckless Blow'], play: ['Applause'] },
      ben: { hero: 'Iron Man', hand: ['Veto'] },
    },
    when: [
      {
        who: 'ada',
        does: { use: 'Reckless Blow' },
        then: { asks: ['ben: ask.interrupt'], ada: { exhausted: true } },
      },
      // Veto is an event as well: Applause hears both.
      { who: 'ben', does: { use: 'Veto' }, then: { asks: ['ada: ask.response'] } },
      { who: 'ada', does: { use: 'Applause' } },
      { who: 'ada', does: { use: 'Applause' } },
    ],
    then: {
      villain: { damage: 0 },
      ada: { exhausted: true, damage: 1, discard: ['Reckless Blow'] },
      ben: { discard: ['Veto'] },
      quiet: true,
    },
  },
);

inventedScenario(
  ['MC-INTERRUPT-1', 'MC-ATTACK-3', 'MC-INIT-8'],
  'an attack event begins like any attack: it may be interrupted',
  {
    given: {
      ada: { hero: 'Spider-Man', identity: { damage: 3 }, hand: ['Haymaker', 'Strength', 'Flank'] },
    },
    when: [
      {
        who: 'ada',
        does: { use: 'Haymaker', pay: ['Strength'] },
        then: { asks: ['ada: ask.interrupt'], villain: { damage: 0 } },
      },
      { who: 'ada', does: { use: 'Flank' } },
    ],
    then: { villain: { damage: 3 }, ada: { damage: 2 }, quiet: true },
  },
);

inventedScenario(
  ['MC-RESPONSE-1', 'MC-RESPONSE-2', 'MC-RESPONSE-3', 'MC-ABILITY-7'],
  'responses go round in player order until all have passed',
  {
    given: {
      first: 'ben',
      turn: 'ada',
      ada: { hero: 'Spider-Man', identity: { damage: 3 }, hand: ['Reckless Blow'], play: ['Applause'] },
      ben: { hero: 'Iron Man', identity: { damage: 3 }, play: ['Applause', 'Applause'] },
    },
    when: [
      {
        who: 'ada',
        does: { use: 'Reckless Blow' },
        then: { villain: { damage: 4 }, asks: ['ben: ask.response'] },
      },
      { who: 'ben', does: { pass: true }, then: { asks: ['ada: ask.response'] } },
      { who: 'ada', does: { use: 'Applause' }, then: { asks: ['ben: ask.response'] } },
      { who: 'ben', does: { use: 'Applause' }, then: { asks: ['ben: ask.response'] } },
      // Passing closes the window: the second copy is not asked for any more.
      { who: 'ben', does: { pass: true } },
    ],
    then: { ada: { damage: 2 }, ben: { damage: 2 }, quiet: true },
  },
);

scenario(
  ['MC-CONDITION-2', 'MC-RESPONSE-1'],
  'damage and defeat by one attack are answered in one window, in either order',
  {
    given: {
      threat: 5,
      ada: {
        hero: 'Spider-Man',
        play: ['Interrogation Room'],
        hand: ['Chase Them Down'],
        minions: [{ card: 'Shocker', damage: 1 }],
      },
    },
    when: [
      {
        who: 'ada',
        does: { attack: 'Spider-Man', choose: 'Shocker' },
        then: { asks: ['ada: ask.response'] },
      },
      {
        who: 'ada',
        does: { use: 'Interrogation Room' },
        then: { scheme: { threat: 4 }, asks: ['ada: ask.response'] },
      },
      { who: 'ada', does: { use: 'Chase Them Down' } },
    ],
    then: { scheme: { threat: 2 }, ada: { hand: [], minions: [] }, quiet: true },
  },
);

inventedScenario(
  ['MC-CANCEL-5', 'MC-CANCEL-6'],
  'two replacements meet: one is carried out, the other is not asked for',
  {
    given: {
      villainStep: 2,
      encounter: ['Advance', 'Crowd Control', 'Advance'],
      ada: { hero: 'She-Hulk', play: ['Ward 37', 'Ward 38'] },
    },
    when: [
      { who: 'ada', does: { defend: 'nobody' }, then: { asks: ['ada: ask.forced'] } },
      { who: 'ada', does: { use: 'Ward 38' } },
    ],
    then: { ada: { damage: 0 }, villain: { damage: 2 }, quiet: true },
  },
);

scenario(['MC-LASTING-3', 'MC-LASTING-1'], 'what comes later is affected by what lasts', {
  given: {
    ada: {
      hero: 'Spider-Man',
      hand: ['Lead from the Front', 'Strength', 'Black Cat', 'Energy'],
      deck: ['Strength', 'Strength', 'Strength'],
    },
  },
  when: [
    { who: 'ada', does: { use: 'Lead from the Front', pay: ['Strength'] } },
    { who: 'ada', does: { play: 'Black Cat', pay: ['Energy'] } },
    { who: 'ada', does: { attack: 'Black Cat' } },
  ],
  then: { villain: { damage: 2 }, quiet: true },
});

inventedScenario('MC-LASTING-5', 'what ends with an attack cannot be started outside one', {
  given: { ada: { hero: 'Spider-Man', hand: ['For This Attack'] } },
  when: [{ who: 'ada', does: { use: 'For This Attack' }, refused: ['MC-ABILITY-2'] }],
  then: { ada: { hand: ['For This Attack'] }, quiet: true },
});

scenario('MC-DELAYED-2', 'a delayed effect is no ability that is used again', {
  given: {
    villainIs: { stunned: true },
    encounter: ['Crowd Control', 'Crowd Control', 'Advance'],
    ada: { hero: 'Spider-Man', hand: ['Nick Fury', 'Strength', 'Energy'] },
  },
  when: [
    { who: 'ada', does: { play: 'Nick Fury', option: 2 } },
    { who: 'ada', does: { end: true }, then: { untold: ['used', 'played'], told: ['left-play'] } },
  ],
  then: { villain: { damage: 4 }, ada: { play: [] }, round: 2, quiet: true },
});

scenario(
  ['MC-FIRST-3', 'MC-TRIGGER-7'],
  'two When Defeated at once: the first player orders them, also in another’s turn',
  {
    given: {
      first: 'ben',
      turn: 'ada',
      encounter: ['Shocker', 'Sandman', 'Advance'],
      ada: {
        hero: 'She-Hulk',
        hand: ['Ground Stomp', 'Strength'],
        minions: [{ card: 'Hydra Soldier', damage: 3 }],
      },
      ben: { hero: 'Iron Man', minions: [{ card: 'Hydra Soldier', damage: 3 }] },
    },
    when: [
      { who: 'ada', does: { use: 'Ground Stomp' }, then: { asks: ['ben: ask.forced'] } },
      { who: 'ben', does: { use: 'Hydra Soldier' } },
    ],
    then: { ada: { dealt: 1, minions: [] }, ben: { dealt: 1, minions: [] }, quiet: true },
  },
);

inventedScenario('MC-TRIGGER-8', 'a minion that is discarded is not defeated', {
  given: {
    encounter: ['Shocker', 'Advance'],
    ada: { hero: 'Spider-Man', hand: ['Dismiss'], minions: ['Hydra Soldier'] },
  },
  when: [{ who: 'ada', does: { use: 'Dismiss' } }],
  then: { ada: { minions: [], dealt: [] }, encounterDiscard: ['Hydra Soldier'], quiet: true },
});

inventedScenario('MC-LIMIT-4', 'a maximum in an ability counts over all copies of its card', {
  given: {
    ada: { hero: 'Spider-Man', play: ['Applause', 'Applause'], deck: ['Energy', 'Genius', 'Strength'] },
  },
  when: [
    { who: 'ada', does: { use: 'Applause' } },
    { who: 'ada', does: { use: 'Applause' }, refused: ['MC-LIMIT-3'] },
  ],
  then: { ada: { hand: ['Energy'] }, quiet: true },
});

scenario(['MC-ABILITY-7', 'MC-PLAY-6'], 'an event is never played by itself', {
  given: {
    villainStep: 2,
    encounter: ['Advance', 'Crowd Control', 'Advance'],
    ada: { hero: 'Spider-Man', hand: ['Backflip'] },
  },
  when: [
    { who: 'ada', does: { defend: 'nobody' } },
    { who: 'ada', does: { pass: true } },
  ],
  then: { ada: { damage: 2, hand: ['Backflip'] }, quiet: true },
});

scenario(
  ['MC-STATUS-4', 'MC-STATUS-5', 'MC-STATUS-12'],
  'a stunned hero may try an attack that could do nothing: the status card goes, and what it cost',
  {
    given: {
      ada: {
        hero: 'She-Hulk',
        identity: { stunned: true },
        // Gamma Slam deals what she has sustained, which is nothing.
        hand: ['Gamma Slam', 'Strength', 'Energy', 'Gamma Slam'],
      },
      ben: { hero: 'Iron Man', identity: { stunned: true } },
    },
    when: [
      {
        who: 'ada',
        does: { use: 'Gamma Slam', pay: ['Strength', 'Energy'] },
        then: { ada: { stunned: false, hand: ['Gamma Slam'] } },
      },
      { who: 'ada', does: { use: 'Gamma Slam' }, refused: ['MC-RESOURCE-3'] },
    ],
    then: { villain: { damage: 0 }, ben: { stunned: true }, quiet: true },
  },
);

scenario(
  ['MC-STATUS-7', 'MC-STATUS-5'],
  'a confused hero and ally may try to thwart where there is no threat; others may not',
  {
    given: {
      threat: 0,
      ada: {
        hero: 'Spider-Man',
        identity: { confused: true },
        play: [{ card: 'Maria Hill', confused: true }, 'Daredevil'],
      },
    },
    when: [
      { who: 'ada', does: { thwart: 'Spider-Man' } },
      { who: 'ada', does: { thwart: 'Maria Hill' } },
      { who: 'ada', does: { thwart: 'Daredevil' }, refused: ['MC-THWART-4'] },
    ],
    then: {
      ada: { confused: false, exhausted: true },
      cards: {
        'Maria Hill': { confused: false, exhausted: true, damage: 0 },
        Daredevil: { exhausted: false },
      },
      quiet: true,
    },
  },
);

scenario(
  'MC-INIT-5',
  'what an event asks to choose is chosen once it is paid for, and before it does anything',
  {
    given: { ada: { hero: 'Spider-Man', hand: ['Haymaker', 'Strength'], minions: ['Sandman'] } },
    when: [
      {
        who: 'ada',
        does: { use: 'Haymaker', pay: ['Strength'] },
        then: {
          'only-offered': { ada: ['Rhino', 'Sandman'] },
          ada: { hand: [], discard: ['Strength'] },
          villain: { damage: 0 },
        },
      },
      { who: 'ada', does: { choose: 'Rhino' } },
    ],
    then: { villain: { damage: 3 }, ada: { discard: ['Haymaker', 'Strength'] }, quiet: true },
  },
);
