import type { Words } from '@assemble/kernel';
import { scenario } from '../kit.ts';

const ada = { hero: 'Spider-Man', form: 'alter-ego' };

scenario(
  ['MC-VILLAIN-PHASE-1', 'MC-VILLAIN-PHASE-2', 'MC-SIDE-4', 'MC-MOD-11'],
  'step one: field, tokens and icons',
  {
    given: {
      villainStep: 1,
      villainIs: { confused: true },
      acceleration: 2,
      scenario: [{ card: 'Bomb Scare', threat: 2 }, 'Crowd Control'],
      ada,
      ben: { hero: 'She-Hulk', form: 'alter-ego' },
    },
    // 1 for each of two players, 2 tokens, 1 icon; then She-Hulk's villain activation schemes for 1: the first is confused.
    when: [
      { who: 'ben', does: { pass: true } },
      { who: 'ben', does: { pass: true } },
    ],
    then: { scheme: { threat: 6 }, villain: { confused: false } },
  },
);

scenario(['MC-SIDE-5', 'MC-VILLAIN-PHASE-5'], 'step three: a hazard icon deals one more card', {
  given: {
    villainStep: 3,
    scenario: [{ card: 'Usurp The Throne', threat: 3 }],
    encounter: ['Hydra Mercenary', 'Sandman', 'Advance', 'Advance'],
    ada,
  },
  when: [],
  then: {
    ada: { minions: ['Hydra Mercenary', 'Sandman'] },
    encounter: 2,
    cards: { Sandman: { tough: true } },
    quiet: true,
  },
});

scenario(
  ['MC-EMPTY-1', 'MC-EMPTY-2'],
  'an encounter deck that runs out is renewed and accelerates the scheme',
  {
    given: { villainStep: 3, encounter: ['Hydra Mercenary'], encounterDiscard: ['Advance', 'Assault'], ada },
    when: [],
    then: { encounter: ['Advance', 'Assault'], encounterDiscard: [], acceleration: 1, quiet: true },
  },
);

scenario(
  ['MC-KEYWORD-7', 'MC-KEYWORD-8', 'MC-CANCEL-3', 'MC-CANCEL-7'],
  'a cancelled treachery still uses its surge',
  {
    given: {
      villainStep: 4,
      encounter: ['Hydra Mercenary', 'Advance'],
      ada: { hero: 'Spider-Man', hand: ['Enhanced Spider-Sense', 'Strength'], dealt: ['Exhaustion'] },
    },
    when: [{ who: 'ada', does: { use: 'Enhanced Spider-Sense' } }],
    then: {
      ada: { exhausted: false, minions: ['Hydra Mercenary'] },
      encounterDiscard: ['Exhaustion'],
      quiet: true,
    },
  },
);

scenario(['MC-MAIN-1', 'MC-MAIN-3'], 'the last main scheme completed in step one loses the game', {
  given: { villainStep: 1, threat: 5, acceleration: 1, ada },
  when: [],
  then: { outcome: 'lost' },
});

scenario(
  ['MC-MAIN-2', 'MC-MAIN-4', 'MC-MAIN-5', 'MC-MAIN-8'],
  'a main scheme advances: threat is gone, tokens stay',
  {
    given: {
      villain: 'Klaw',
      villainStep: 1,
      villainIs: { confused: true },
      threat: 5,
      acceleration: 2,
      encounter: ['Armored Guard', 'Crowd Control', 'Advance'],
      ada,
    },
    when: [],
    then: {
      scheme: { threat: 0, stage: 2 },
      acceleration: 2,
      ada: { minions: ['Armored Guard'] },
      sideSchemes: ['Crowd Control'],
      quiet: true,
    },
  },
);

scenario(['MC-KEYWORD-1', 'MC-MINION-1'], 'quickstrike attacks a hero as soon as it engages', {
  given: { villainStep: 4, ada: { hero: 'Spider-Man', dealt: ['Vulture'] } },
  when: [{ who: 'ada', does: { defend: 'nobody' } }],
  then: { ada: { damage: 3, minions: ['Vulture'] }, quiet: true },
});

scenario('MC-KEYWORD-1', 'quickstrike leaves an alter-ego alone', {
  given: { villainStep: 4, ada: { ...ada, dealt: ['Vulture'] } },
  when: [],
  then: { ada: { damage: 0, minions: ['Vulture'] }, quiet: true },
});

scenario(['MC-OBLIGATION-1', 'MC-WORD-2'], 'an obligation goes to its player, who decides', {
  given: {
    villainStep: 4,
    first: 'ben',
    ada: { hero: 'Spider-Man', hand: ['Strength'] },
    ben: { hero: 'She-Hulk', dealt: ['Eviction Notice'] },
  },
  when: [
    { who: 'ada', does: { may: true } },
    { who: 'ada', does: { option: 0 } },
  ],
  then: {
    ada: { form: 'alter-ego', exhausted: true, hand: ['Strength'] },
    cards: { 'Eviction Notice': { zone: 'removed' } },
  },
});

scenario(['MC-NEMESIS-2'], 'Shadow of the Past brings the nemesis', {
  given: {
    villainStep: 4,
    aside: ['Vulture', 'Highway Robbery', 'Sweeping Swoop', "The Vulture's Plans"],
    encounter: ['Advance'],
    ada: { ...ada, dealt: ['Shadow of the Past'] },
  },
  when: [],
  then: { ada: { minions: ['Vulture'] }, sideSchemes: ['Highway Robbery'], encounter: 3, quiet: true },
});

scenario(['MC-NEMESIS-2', 'MC-KEYWORD-7'], 'without a nemesis left, Shadow of the Past surges', {
  given: {
    villainStep: 4,
    encounter: ['Sandman', 'Advance'],
    ada: { ...ada, dealt: ['Shadow of the Past'] },
  },
  when: [],
  then: { ada: { minions: ['Sandman'] }, encounter: 1, quiet: true },
});

scenario(
  ['MC-ELIM-1', 'MC-ELIM-2', 'MC-ELIM-4', 'MC-ELIM-5', 'MC-FIRST-1'],
  'a first player eliminated in mid-activation: minions and token go on',
  {
    given: {
      villainStep: 2,
      ada: {
        hero: 'Spider-Man',
        identity: { damage: 9 },
        minions: [{ card: 'Sandman', damage: 1 }],
        play: ['Aunt May'],
      },
      ben: { hero: 'She-Hulk' },
    },
    when: [
      { who: 'ada', does: { defend: 'nobody' } },
      { who: 'ben', does: { defend: 'nobody' } },
    ],
    then: {
      ada: { out: true, play: [] },
      first: 'ben',
      cards: { Sandman: { damage: 1, engaged: 'ben' } },
      asks: ['ben: ask.defender'],
    },
  },
);

/** Hulk's attack leaves the last stage 1 of 28 hit points; then an energy resource deals 1 to each character. */
const oneBlow = (ben: number): Words => ({
  first: 'ben',
  turn: 'ada',
  last: true,
  villainIs: { damage: 24 },
  ada: {
    hero: 'Spider-Man',
    identity: { damage: 9 },
    play: ['Hulk'],
    deck: ['Energy', 'Genius', 'Genius'],
  },
  ben: { hero: 'She-Hulk', identity: { damage: ben } },
});

scenario(
  ['MC-END-1', 'MC-GOLDEN-3', 'MC-ELIM-7'],
  'the last villain stage and all heroes fall by one blow: the players lose',
  { given: oneBlow(14), when: [{ who: 'ada', does: { attack: 'Hulk' } }], then: { outcome: 'lost' } },
);

scenario(
  ['MC-VILLAIN-6', 'MC-ELIM-5'],
  'one hero who is left after the same blow wins for all, also for whom it took out',
  {
    given: oneBlow(13),
    when: [{ who: 'ada', does: { attack: 'Hulk' } }],
    then: { outcome: 'won' },
  },
);
