import type { Words } from '@assemble/kernel';
import { proves } from '@assemble/rules/testing';
import { expect } from 'vitest';
import { seen } from '../game.ts';
import { inventedScenario, scenario } from '../kit.ts';

/** The cards of the scenario: stages, schemes, minions, obligations; how they are dealt and revealed. */

scenario(
  ['MC-MINION-3', 'MC-ZONE-1', 'MC-SIDE-1'],
  'minions, side schemes and environments stay, round after round',
  {
    given: {
      villainIs: { stunned: true },
      encounter: ['Crowd Control', 'Advance', 'Advance'],
      scenario: ['Ultron Drones'],
      ada: { hero: 'Spider-Man', minions: [{ card: 'Shocker', stunned: true }] },
      ben: { hero: 'Iron Man', form: 'alter-ego', play: ['Stark Tower'] },
    },
    when: [
      { who: 'ada', does: { end: true } },
      { who: 'ben', does: { end: true } },
    ],
    then: {
      cards: {
        Shocker: { engaged: 'ada' },
        'Ultron Drones': { zone: 'play' },
        'Stark Tower': { zone: 'play' },
      },
    },
  },
);

scenario(
  ['MC-VILLAIN-1', 'MC-ZONE-2', 'MC-ZONE-3'],
  'the stage in play is the villain; those to come are out of play',
  {
    given: { stage: 2, ada: { hero: 'She-Hulk', hand: ['Ground Stomp', 'Strength'] } },
    when: [{ who: 'ada', does: { use: 'Ground Stomp' } }],
    then: {
      villain: { face: 'core/95', remaining: 14 },
      cards: { 'core/96': { zone: 'stage' } },
      quiet: true,
    },
  },
);

scenario(['MC-MAIN-7', 'MC-DAMAGE-10'], 'a main scheme without threat stays', {
  given: { threat: 1, ada: { hero: 'Spider-Man' } },
  when: [{ who: 'ada', does: { thwart: 'Spider-Man' } }],
  then: { scheme: { zone: 'play', threat: 0, stage: 1 }, quiet: true },
});

inventedScenario('MC-MAIN-6', 'a stage of the main scheme brings its threat', {
  given: {
    villainStep: 1,
    threat: 6,
    villainIs: { confused: true },
    encounter: ['Crowd Control', 'Advance'],
    ada: { hero: 'Spider-Man', form: 'alter-ego' },
  },
  when: [],
  then: { scheme: { stage: 2, threat: 3 }, outcome: null, quiet: true },
});

scenario(
  ['MC-SIDE-1', 'MC-SIDE-2', 'MC-REVEAL-1'],
  'a side scheme enters beside the main scheme with threat for each player',
  {
    given: {
      villainStep: 4,
      threat: 2,
      ada: { hero: 'Iron Man', dealt: ['Crowd Control'] },
      ben: { hero: 'Spider-Man' },
      cat: { hero: 'Captain Marvel' },
    },
    when: [],
    then: {
      sideSchemes: ['Crowd Control'],
      cards: { 'Crowd Control': { threat: 6 } },
      scheme: { threat: 2, stage: 1 },
      quiet: true,
    },
  },
);

scenario(
  ['MC-ENCOUNTER-2', 'MC-WORD-10', 'MC-WORD-8'],
  'an environment holds for every player; a face-down ally is a minion and no ally',
  {
    given: {
      villain: 'Ultron',
      scenario: ['Ultron Drones'],
      ada: { hero: 'Spider-Man', minions: ['Drone'] },
      ben: { hero: 'Iron Man', minions: ['Drone'] },
    },
    when: [
      {
        who: 'ada',
        does: { attack: 'Spider-Man', choose: 'Drone' },
        then: { ada: { minions: [], discard: ['Energy'] } },
      },
    ],
    // Each has 1 hit point by the environment.
    then: {
      ben: { minions: ['Drone'] },
      cards: { 'Drone#1': { remaining: 1, engaged: 'ben' } },
      quiet: true,
    },
  },
);

scenario(
  ['MC-WORD-10', 'MC-CONTROL-1', 'MC-CONTROL-5', 'MC-CONTROL-6'],
  'an ally made a drone fights for the villain and goes back to its owner',
  {
    given: {
      villain: 'Ultron',
      villainStep: 4,
      encounter: ['Advance'],
      scenario: ['Ultron Drones'],
      ada: { hero: 'Spider-Man', dealt: ['core/144a'], deck: ['Mockingbird', 'Genius', 'Genius'] },
    },
    when: [{ who: 'ada', does: { attack: 'Spider-Man', choose: 'Drone' }, then: { untold: ['discarded'] } }],
    then: { ada: { minions: [], play: [], discard: ['Mockingbird'] }, quiet: true },
  },
);

inventedScenario('MC-OBLIGATION-3', 'an obligation of nobody is for the player who revealed it', {
  given: {
    villainStep: 4,
    ada: { hero: 'Spider-Man' },
    ben: { hero: 'Iron Man', dealt: ['Common Duty'] },
  },
  when: [{ who: 'ben', does: { option: 1 } }],
  then: { ben: { damage: 1 }, ada: { damage: 0 }, encounterDiscard: ['Common Duty'], quiet: true },
});

scenario(
  ['MC-OBLIGATION-4', 'MC-CONTROL-1', 'MC-ABILITY-6'],
  'a discarded obligation goes to the encounter discard pile',
  {
    given: {
      villainStep: 4,
      encounter: ['Crowd Control', 'Advance'],
      ada: { hero: 'Spider-Man', hand: ['Strength'], dealt: ['Eviction Notice'] },
    },
    when: [{ who: 'ada', does: { may: false } }],
    then: { encounterDiscard: ['Eviction Notice'], ada: { discard: ['Strength'] }, quiet: true },
  },
);

scenario(['MC-DEAL-1', 'MC-DEAL-2', 'MC-TRIGGER-7'], 'a card dealt in the player phase waits for step four', {
  given: {
    villainIs: { stunned: true },
    encounter: ['Shocker', 'Sandman', 'Crowd Control', 'Crowd Control', 'Advance'],
    ada: { hero: 'Spider-Man', minions: [{ card: 'Hydra Soldier', damage: 2 }] },
  },
  when: [
    {
      who: 'ada',
      does: { attack: 'Spider-Man' },
      then: { ada: { dealt: ['Shocker'], minions: [], damage: 0 }, encounter: 4 },
    },
    { who: 'ada', does: { end: true } },
  ],
  // Both are revealed in step four, Shocker with its damage.
  then: { ada: { dealt: [], minions: ['Sandman', 'Shocker'], damage: 1 }, round: 2, quiet: true },
});

proves('MC-DEAL-1', 'a dealt card is hidden from everybody', () => {
  const given = (dealt: string, next: string): Words => ({
    encounter: [next],
    ada: { hero: 'Spider-Man', dealt: [dealt] },
    ben: { hero: 'Iron Man' },
  });
  for (const seat of [0, 1]) {
    expect(seen(given('Shocker', 'Sandman'), seat)).toEqual(seen(given('Sandman', 'Shocker'), seat));
  }
});

scenario(['MC-DEAL-3', 'MC-EMPTY-5'], 'a card dealt in step four is revealed in the same phase', {
  given: {
    villainStep: 4,
    villain: 'Ultron',
    scenario: ['Ultron Drones'],
    encounter: ['Shocker', 'Advance', 'Advance'],
    ada: {
      hero: 'Iron Man',
      form: 'alter-ego',
      dealt: ['core/144a'],
      deck: ['Energy'],
      discard: ['Genius', 'Genius'],
    },
  },
  // The drone is the last card of the deck: running out deals Shocker, revealed at once.
  when: [],
  then: { ada: { minions: ['Drone', 'Shocker'], dealt: [] }, round: 2, quiet: true },
});

scenario(['MC-REVEAL-2', 'MC-TRIGGER-6'], 'a card revealed by another one is revealed like any', {
  given: {
    stage: 1,
    villainIs: { damage: 13 },
    encounter: ['Advance', "Breakin' & Takin'", 'Advance'],
    ada: { hero: 'Spider-Man' },
  },
  when: [{ who: 'ada', does: { attack: 'Spider-Man' } }],
  // Stage two finds its side scheme: 2 threat, and 1 for each player when revealed.
  then: {
    villain: { stage: 2 },
    sideSchemes: ["Breakin' & Takin'"],
    cards: { "Breakin' & Takin'": { threat: 3 } },
    encounter: 2,
    quiet: true,
  },
});

scenario('MC-EMPTY-3', 'a search by discarding stops when the deck runs out', {
  given: {
    villainStep: 4,
    encounter: ['Advance', 'Assault'],
    encounterDiscard: ['Bomb Scare'],
    ada: { hero: 'Spider-Man', form: 'alter-ego', dealt: ['Masterplan'] },
  },
  when: [],
  // Bomb Scare lies in the new deck; nothing more is discarded.
  then: { acceleration: 1, sideSchemes: [], encounter: 3, encounterDiscard: ['Masterplan'], quiet: true },
});

scenario('MC-EMPTY-8', 'with nothing left to shuffle, draws and deals are skipped; one token', {
  given: {
    villainStep: 2,
    encounter: ['Crowd Control'],
    ada: { hero: 'Iron Man', form: 'alter-ego', deck: [], discard: [] },
  },
  // The only card is the boost: 1 + 2. While it lies there the deck has nothing to be made of, so step three deals nothing.
  when: [],
  then: {
    scheme: { threat: 3 },
    acceleration: 1,
    encounter: [],
    encounterDiscard: ['Crowd Control'],
    sideSchemes: [],
    ada: { dealt: [], hand: [] },
    untold: ['dealt', 'revealed', 'drew'],
    round: 2,
    quiet: true,
  },
});

scenario(['MC-KEYWORD-4', 'MC-REVEAL-1'], 'toughness: it enters play tough', {
  given: { villainStep: 4, ada: { hero: 'Spider-Man', dealt: ['Armored Guard'] } },
  when: [],
  then: { cards: { 'Armored Guard': { tough: true } }, quiet: true },
});
