import { stream } from '@assemble/kernel';
import { proves } from '@assemble/rules/testing';
import { expect } from 'vitest';
import { CARDS } from '../../src/index.ts';
import { prepare, scenario } from '../kit.ts';

scenario('MC-UNIQUE-1', 'a unique ally that another player has in play cannot be played', {
  given: {
    ada: { hero: 'Spider-Man', hand: ['Mockingbird', 'Strength', 'Energy'] },
    ben: { hero: 'She-Hulk', play: ['Mockingbird'] },
  },
  when: [{ who: 'ada', does: { play: 'Mockingbird' }, refused: ['MC-UNIQUE-1'] }],
  then: { ada: { hand: 3, play: [] }, ben: { play: ['Mockingbird'] }, quiet: true },
});

scenario(['MC-ATTACH-1', 'MC-ATTACH-3'], 'a tracer on a minion: threat goes when it falls', {
  given: {
    threat: 4,
    ada: {
      hero: 'Spider-Man',
      minions: [{ card: 'Hydra Mercenary', damage: 1 }],
      play: [{ card: 'Spider-Tracer', on: 'Rhino' }],
      hand: ['Spider-Tracer', 'Backflip'],
    },
  },
  when: [
    {
      who: 'ada',
      does: { play: 'Spider-Tracer' },
      then: { cards: { 'Hydra Mercenary': { attachments: ['Spider-Tracer'] } } },
    },
    { who: 'ada', does: { attack: 'Spider-Man' } },
  ],
  then: {
    scheme: { threat: 1 },
    ada: { minions: [], discard: ['Backflip', 'Spider-Tracer'] },
    quiet: true,
  },
});

scenario(['MC-LIMIT-6'], 'an upgrade under another player’s control works on their hero', {
  given: {
    ada: {
      hero: 'She-Hulk',
      hand: ['Combat Training', 'Strength', 'Combat Training', 'Energy'],
      play: ['Combat Training'],
    },
    ben: { hero: 'Spider-Man' },
  },
  when: [
    // Ada has one already, so only Ben can have it; then nobody can have another.
    { who: 'ada', does: { play: 'Combat Training' }, then: { ben: { play: ['Combat Training'] } } },
    { who: 'ada', does: { play: 'Combat Training' }, refused: ['MC-LIMIT-6'] },
  ],
  then: { ada: { play: ['Combat Training'] }, quiet: true },
});

scenario(['MC-ABILITY-2', 'MC-WORD-5'], 'what could change nothing cannot be used', {
  given: {
    ada: { hero: 'Spider-Man', form: 'alter-ego', hand: ['Get Ready'], play: ['Mockingbird', 'Aunt May'] },
  },
  when: [
    { who: 'ada', does: { use: 'Get Ready' }, refused: ['MC-ABILITY-2'] },
    { who: 'ada', does: { use: 'Aunt May' }, refused: ['MC-ABILITY-2'] },
  ],
  then: { ada: { hand: ['Get Ready'] }, quiet: true },
});

scenario(['MC-HEAL-2', 'MC-COST-1'], 'healing stops at the maximum; the cost before the arrow is paid', {
  given: { ada: { hero: 'Spider-Man', form: 'alter-ego', identity: { damage: 3 }, play: ['Aunt May'] } },
  when: [{ who: 'ada', does: { use: 'Aunt May' } }],
  then: { ada: { damage: 0, remaining: 10 }, cards: { 'Aunt May': { exhausted: true } }, quiet: true },
});

scenario('MC-TRIGGER-1', 'an alter-ego action is not for a hero', {
  given: { ada: { hero: 'Spider-Man', identity: { damage: 3 }, play: ['Aunt May'] } },
  when: [{ who: 'ada', does: { use: 'Aunt May' }, refused: ['MC-TRIGGER-1'] }],
  then: { ada: { damage: 3 }, quiet: true },
});

scenario(['MC-RESOURCE-7', 'MC-RESOURCE-5'], 'The Power of Justice pays double for a justice card', {
  given: { threat: 5, ada: { hero: 'Spider-Man', hand: ['For Justice!', 'The Power of Justice'] } },
  when: [{ who: 'ada', does: { use: 'For Justice!', pay: ['The Power of Justice=mental+energy'] } }],
  then: { scheme: { threat: 1 }, ada: { hand: [] }, quiet: true },
});

scenario('MC-RESOURCE-7', 'The Power of Justice pays once for any other card', {
  given: { ada: { hero: 'Spider-Man', hand: ['Haymaker', 'The Power of Justice'] } },
  when: [{ who: 'ada', does: { use: 'Haymaker' }, refused: ['MC-RESOURCE-3'] }],
  then: { villain: { damage: 0 }, quiet: true },
});

scenario(['MC-DAMAGE-5', 'MC-DAMAGE-6', 'MC-DAMAGE-7'], 'divided damage: to nobody more than defeats them', {
  given: {
    villainStep: 4,
    scenario: [{ card: 'Bomb Scare', threat: 4 }],
    ada: { hero: 'Spider-Man', dealt: ['Explosion'], play: ['Mockingbird'] },
    ben: { hero: 'She-Hulk', identity: { tough: true } },
  },
  when: [
    { who: 'ada', does: { divide: { Mockingbird: 4 } }, refused: ['MC-DAMAGE-6'] },
    { who: 'ada', does: { divide: { Mockingbird: 2, 'She-Hulk': 2 } } },
  ],
  then: {
    cards: { Mockingbird: { damage: 2 } },
    ben: { damage: 0, tough: false },
    ada: { damage: 0 },
    quiet: true,
  },
});

scenario(['MC-DAMAGE-9', 'MC-LIMIT-1', 'MC-INTERRUPT-1'], 'I Object! prevents one threat, once in a round', {
  given: { villainStep: 1, ada: { hero: 'She-Hulk', form: 'alter-ego' } },
  // 1 threat in step one is prevented; the villain's scheme for 1 is not.
  when: [{ who: 'ada', does: { use: 'Jennifer Walters' } }],
  then: { scheme: { threat: 1 }, quiet: true },
});

scenario(
  ['MC-VILLAIN-PHASE-4', 'MC-VILLAIN-PHASE-8', 'MC-ACTIVATION-5', 'MC-ACTIVATION-6'],
  'minions activate after the villain, in the order of their player',
  {
    given: {
      villainStep: 2,
      villainIs: { stunned: true },
      encounter: ['Crowd Control', 'Advance'],
      ada: { hero: 'Spider-Man', minions: ['Sandman', 'Shocker'] },
    },
    when: [
      { who: 'ada', does: { choose: 'Shocker', defend: 'nobody' }, then: { ada: { damage: 2 } } },
      { who: 'ada', does: { defend: 'nobody' } },
    ],
    then: { ada: { damage: 5 }, sideSchemes: ['Crowd Control'], quiet: true },
  },
);

scenario(
  ['MC-FIRST-2', 'MC-ENCOUNTER-1'],
  'where an attachment could go to several, the first player chooses',
  {
    given: {
      villainStep: 4,
      first: 'ben',
      ada: { hero: 'Spider-Man', form: 'alter-ego', minions: ['Titania'], dealt: ['Genetically Enhanced'] },
      ben: { hero: 'She-Hulk', form: 'alter-ego', minions: ['Whirlwind', 'Sandman'] },
    },
    when: [{ who: 'ben', does: { choose: 'Whirlwind' } }],
    then: { cards: { Whirlwind: { remaining: 9 }, Titania: { remaining: 6 } }, quiet: true },
  },
);

scenario(['MC-TURN-11', 'MC-TURN-5'], 'nobody plays supports in another player’s turn', {
  given: {
    ada: { hero: 'Spider-Man' },
    ben: { hero: 'She-Hulk', form: 'alter-ego', hand: ['Superhuman Law Division', 'Strength', 'Get Ready'] },
  },
  when: [{ who: 'ada', does: { ask: 'ben' } }],
  then: { ben: { hand: 3, play: [] }, quiet: true },
});

proves('MC-DAMAGE-6', 'whoever divides at random gives nobody more than defeats them', () => {
  const { match, game } = prepare(CARDS, {
    villainStep: 4,
    scenario: [{ card: 'Bomb Scare', threat: 4 }],
    ada: { hero: 'Spider-Man', dealt: ['Explosion'], play: [{ card: 'Mockingbird', damage: 2 }] },
    ben: { hero: 'She-Hulk' },
  });
  const [decision] = match.pending;
  if (decision?.shape !== 'distribute') throw new Error('nothing to divide');
  const ally = decision.among.findIndex(
    (id) => match.table.play.find((piece) => piece.id === id)?.damage === 2,
  );
  for (let seed = 0; seed < 20; seed++) {
    const amounts = game.sample(match, decision, stream(String(seed), 'bot')) as number[];
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(4);
    expect(amounts[ally]).toBeLessThanOrEqual(1);
  }
});
