import { proves } from '@assemble/rules/testing';
import { expect } from 'vitest';
import { CARDS } from '../../src/index.ts';
import { prepare, scenario } from '../kit.ts';

scenario(['MC-ATTACK-1', 'MC-TURN-7'], 'a hero attacks with ATK and is exhausted', {
  given: { threat: 2, ada: { hero: 'Spider-Man' } },
  when: [{ who: 'ada', does: { attack: 'Spider-Man' } }],
  then: { villain: { damage: 2 }, scheme: { threat: 2 }, ada: { exhausted: true }, quiet: true },
});

scenario('MC-EXHAUST-2', 'an exhausted hero cannot attack again', {
  given: { ada: { hero: 'Spider-Man', identity: { exhausted: true } } },
  when: [{ who: 'ada', does: { attack: 'Spider-Man' }, refused: ['MC-EXHAUST-2'] }],
  then: { villain: { damage: 0 }, quiet: true },
});

scenario(['MC-TURN-7', 'MC-TURN-6'], 'an alter-ego cannot attack but recovers', {
  given: { ada: { hero: 'Spider-Man', form: 'alter-ego', identity: { damage: 5 } } },
  when: [
    { who: 'ada', does: { attack: 'Peter Parker' }, refused: ['MC-TURN-7'] },
    { who: 'ada', does: { recover: true } },
  ],
  then: { ada: { damage: 2, exhausted: true }, quiet: true },
});

scenario(['MC-TURN-4', 'MC-IDENTITY-3', 'MC-IDENTITY-4'], 'form changes once, and keeps damage and status', {
  given: { ada: { hero: 'Spider-Man', identity: { damage: 4, stunned: true, exhausted: true } } },
  when: [
    { who: 'ada', does: { flip: true } },
    { who: 'ada', does: { flip: true }, refused: ['MC-TURN-4'] },
  ],
  then: { ada: { form: 'alter-ego', damage: 4, stunned: true, exhausted: true }, quiet: true },
});

scenario(
  ['MC-STATUS-4', 'MC-STATUS-5', 'MC-STATUS-12'],
  'a stunned hero pays for an attack event and only loses the status',
  {
    given: { ada: { hero: 'Spider-Man', identity: { stunned: true }, hand: ['Haymaker', 'Strength'] } },
    when: [{ who: 'ada', does: { use: 'Haymaker', pay: ['Strength'] } }],
    then: { villain: { damage: 0 }, ada: { stunned: false, discard: ['Haymaker', 'Strength'] }, quiet: true },
  },
);

scenario(
  ['MC-RESOURCE-3', 'MC-COST-2', 'MC-RESOURCE-8'],
  'an event is paid with other cards, and what is too much is lost',
  {
    given: { ada: { hero: 'Spider-Man', hand: ['Haymaker', 'Strength', 'Energy'] } },
    when: [
      { who: 'ada', does: { use: 'Haymaker', pay: ['Haymaker', 'Strength'] }, refused: ['MC-RESOURCE-8'] },
      { who: 'ada', does: { pay: ['Strength', 'Energy'] }, then: { villain: { damage: 3 } } },
    ],
    then: { ada: { hand: [], discard: ['Energy', 'Haymaker', 'Strength'] }, quiet: true },
  },
);

scenario('MC-RESOURCE-3', 'a payment that falls short is refused', {
  given: { ada: { hero: 'Spider-Man', hand: ['Uppercut', 'Strength'] } },
  when: [{ who: 'ada', does: { use: 'Uppercut' }, refused: ['MC-RESOURCE-3'] }],
});

scenario(['MC-KEYWORD-5'], 'a minion with guard keeps its player from attacking the villain', {
  given: { ada: { hero: 'Spider-Man', minions: ['Hydra Mercenary'] }, ben: { hero: 'She-Hulk' } },
  when: [{ who: 'ada', does: { attack: 'Spider-Man' } }],
  then: { villain: { damage: 0 }, cards: { 'Hydra Mercenary': { damage: 2 } } },
});

scenario(['MC-SIDE-3', 'MC-THWART-4'], 'crisis keeps threat on the main scheme', {
  given: { threat: 3, scenario: ['Crowd Control'], ada: { hero: 'Spider-Man' } },
  when: [{ who: 'ada', does: { thwart: 'Spider-Man' } }],
  then: { scheme: { threat: 3 }, cards: { 'Crowd Control': { threat: 1 } }, quiet: true },
});

scenario(['MC-THWART-5', 'MC-DAMAGE-10'], 'a side scheme without threat is defeated', {
  given: { threat: 3, scenario: [{ card: 'Crowd Control', threat: 1 }], ada: { hero: 'Spider-Man' } },
  when: [{ who: 'ada', does: { thwart: 'Spider-Man' } }],
  then: { scheme: { threat: 3 }, sideSchemes: [], encounterDiscard: ['Crowd Control'], quiet: true },
});

scenario(['MC-DAMAGE-3', 'MC-DAMAGE-4', 'MC-TURN-8'], 'an ally takes consequential damage after its attack', {
  given: { ada: { hero: 'Spider-Man', form: 'alter-ego', play: ['Mockingbird'] } },
  when: [{ who: 'ada', does: { attack: 'Mockingbird' } }],
  then: { villain: { damage: 1 }, cards: { Mockingbird: { damage: 1, exhausted: true } }, quiet: true },
});

scenario(
  ['MC-VILLAIN-2', 'MC-VILLAIN-3', 'MC-VILLAIN-4', 'MC-VILLAIN-5'],
  'the next villain stage keeps all but the damage',
  {
    given: { villainIs: { damage: 13, confused: true }, scenario: ['Charge'], ada: { hero: 'Spider-Man' } },
    when: [{ who: 'ada', does: { attack: 'Spider-Man' } }],
    then: {
      villain: { damage: 0, remaining: 15, confused: true, stage: 2, attachments: ['Charge'] },
      quiet: true,
    },
  },
);

scenario('MC-VILLAIN-6', 'defeating the last stage wins', {
  given: { last: true, villainIs: { damage: 13 }, ada: { hero: 'Spider-Man' } },
  when: [{ who: 'ada', does: { attack: 'Spider-Man' } }],
  then: { outcome: 'won' },
});

scenario(['MC-ALLY-2', 'MC-ALLY-3'], 'a fourth ally enters, then one of the four is discarded', {
  given: {
    ada: { hero: 'Spider-Man', hand: ['Black Cat', 'Strength'], play: ['Mockingbird', 'Nick Fury', 'Hulk'] },
  },
  when: [
    { who: 'ada', does: { play: 'Black Cat' } },
    { who: 'ada', does: { choose: 'Hulk' } },
  ],
  then: { ada: { play: ['Black Cat', 'Mockingbird', 'Nick Fury'] }, quiet: true },
});

scenario(['MC-TURN-10', 'MC-TRIGGER-3'], 'another player uses an action when asked', {
  given: {
    ada: { hero: 'Spider-Man' },
    ben: { hero: 'She-Hulk', hand: ['First Aid', 'Strength'], identity: { damage: 3 } },
  },
  when: [
    { who: 'ada', does: { ask: 'ben' } },
    { who: 'ben', does: { use: 'First Aid' } },
  ],
  then: { ben: { damage: 1 }, ada: { damage: 0 }, quiet: true },
});

proves('MC-TURN-1', 'whoever decides out of turn is refused with the rule, and nothing happens', () => {
  const { match, game } = prepare(CARDS, {
    turn: 'ada',
    ada: { hero: 'Spider-Man' },
    ben: { hero: 'She-Hulk' },
  });
  const before = game.digest(match);
  const [decision] = match.pending;
  const why = (seat: number, n: number): string[] => {
    const applied = game.apply(match, seat, n, 'end');
    return applied.yes ? [] : applied.reasons.map(({ rule, key }) => `${rule} ${key}`);
  };
  const n = decision?.n ?? -1;
  expect(why(1, n)).toEqual(['MC-TURN-1 kernel.not-your-decision']);
  // An answer to a question that is over is no better for coming from the right seat.
  expect(why(0, n - 1)).toEqual(['MC-TURN-1 kernel.stale']);
  expect(game.digest(match)).toBe(before);
  expect(why(0, n)).toEqual([]);
});

const options = {
  given: {
    first: 'ben',
    turn: 'ada',
    threat: 4,
    ada: { hero: 'Spider-Man', hand: ['Avengers Mansion', 'Strength', 'Energy'], play: ['Mockingbird'] },
    ben: { hero: 'She-Hulk' },
  },
  then: {
    villain: { damage: 1 },
    scheme: { threat: 3 },
    ada: { form: 'alter-ego', exhausted: true, play: ['Avengers Mansion', 'Mockingbird'] },
    quiet: true,
  },
};
const [played, sent, thwarted, changed] = [
  { who: 'ada', does: { play: 'Avengers Mansion', pay: ['Strength', 'Energy'] } },
  { who: 'ada', does: { attack: 'Mockingbird' } },
  { who: 'ada', does: { thwart: 'Spider-Man' } },
  { who: 'ada', does: { flip: true } },
];

scenario('MC-TURN-1', 'a card, an ally, a power and another form, in this order', {
  ...options,
  when: [played, sent, thwarted, changed],
});

scenario('MC-TURN-1', 'or in the opposite one, with the power before the form', {
  ...options,
  when: [thwarted, changed, sent, played],
});
