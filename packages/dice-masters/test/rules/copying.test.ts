import {
  alsoOn,
  always,
  bonus,
  bursts,
  copy,
  itself,
  on,
  one,
  opposing,
  self,
  standingBonus,
  trigger,
  whenFielded,
} from '../../src/abilities/build.ts';
import { DICE } from '../../src/cards/avx/dice.ts';
import { character } from '../../src/content.ts';
import { facts, inventing } from '../invented.ts';
import { scenario } from '../kit.ts';

const S = 'sidekick@character';

/** "When fielded, copy the values of an opposing character. *: and +0A/+2D." */
const mimic = character(DICE.mystique, {
  ...facts,
  id: 'test/mimic',
  title: 'mystique',
  energy: 'mask',
  abilities: [whenFielded(bursts(copy('values', one(opposing)), alsoOn('*', bonus(0, 2, self))))],
});

/** "*: +1A/+1D." on dice with a burst at levels 1 and 2. */
const brute = character(DICE.hulk, {
  ...facts,
  id: 'test/brute',
  title: 'hulk',
  energy: 'fist',
  abilities: [always(standingBonus(1, 1, 'self'), { if: 'bursts', are: [1] })],
});

/** "When fielded, copy the abilities of an opposing character." */
const student = character(DICE.rogue, {
  ...facts,
  id: 'test/student',
  title: 'rogue',
  energy: 'mask',
  abilities: [whenFielded(copy('abilities', one(opposing)))],
});

/** Like Brute: "*: +2A." and "*: +1D." */
const ram = character(DICE.hulk, {
  ...facts,
  id: 'test/ram',
  title: 'hulk',
  energy: 'fist',
  abilities: [always(standingBonus(2, 0, 'self'), { if: 'bursts', are: [1] })],
});
const wall = character(DICE.hulk, {
  ...facts,
  id: 'test/wall',
  title: 'hulk',
  energy: 'fist',
  abilities: [always(standingBonus(0, 1, 'self'), { if: 'bursts', are: [1] })],
});

/** "When damaged, copy the values of an opposing character." */
const mirror = character(DICE.colossus, {
  ...facts,
  id: 'test/mirror',
  title: 'colossus',
  energy: 'fist',
  abilities: [trigger(on('damage', itself), copy('values', one(opposing)))],
});

const invented = inventing(mimic, brute, student, ram, wall, mirror);

scenario(
  ['DM-COPYING-1', 'DM-COPYING-2', 'DM-GLOSSARY-5'],
  'copied values: the numbers change, the text does not',
  {
    given: {
      teams: { Ann: ['avx/rogue-anna-raven'], Ben: ['avx/captain-america-natural-leader'] },
      Ann: { field: [S], reserve: ['rogue@L1', 'sidekick@mask', S] },
      Ben: { used: { 'captain-america': 1 } },
    },
    when: [{ who: 'Ann', does: { field: 'rogue', may: true } }],
    // Captain America at level 1 has 3/3; his bonus for sidekicks is not Rogue's.
    then: { Ann: { stats: { rogue: '3/3', sidekick: '1/1' } }, quiet: true },
  },
);

invented(
  ['DM-COPYING-1', 'DM-COPYING-5', 'DM-GLOSSARY-4'],
  'copied abilities: the text changes, the numbers do not',
  {
    given: {
      teams: { Ann: ['test/student'], Ben: ['avx/captain-america-natural-leader'] },
      Ann: { field: [S], reserve: ['rogue@L1', 'sidekick@mask', S] },
      Ben: { field: ['captain-america@L2'] },
    },
    when: [{ who: 'Ann', does: { field: 'rogue' } }],
    then: {
      Ann: { stats: { rogue: '2/3', sidekick: '2/2' } },
      Ben: { stats: { 'captain-america': '5/4' } },
      quiet: true,
    },
  },
);

invented('DM-COPYING-3', 'copied values include what the copied die has through its burst', {
  given: {
    teams: { Ann: ['test/mimic'], Ben: ['test/brute'] },
    Ann: { reserve: ['mystique@L2', S] },
    Ben: { field: ['hulk@L2'] },
  },
  when: [{ who: 'Ann', does: { field: 'mystique' } }],
  // Hulk shows 7/7 and a burst for +1A and +1D.
  then: { Ben: { stats: { hulk: '8/8' } }, Ann: { stats: { mystique: '8/8' } }, quiet: true },
});

invented('DM-COPYING-3', 'without a burst there is nothing to add', {
  given: {
    teams: { Ann: ['test/mimic'], Ben: ['test/brute'] },
    Ann: { reserve: ['mystique@L2', S] },
    Ben: { field: ['hulk@L3'] },
  },
  when: [{ who: 'Ann', does: { field: 'mystique' } }],
  then: { Ben: { stats: { hulk: '8/8' } }, Ann: { stats: { mystique: '8/8' } }, quiet: true },
});

invented('DM-COPYING-4', 'the burst of the copying die still works, on top of the copied values', {
  given: {
    teams: { Ann: ['test/mimic'], Ben: ['test/brute'] },
    Ann: { reserve: ['mystique@L3', 'sidekick@mask', 'sidekick@mask', S] },
    Ben: { field: ['hulk@L3', S] },
  },
  when: [{ who: 'Ann', does: { field: 'mystique', choose: ['hulk'] } }],
  then: { Ann: { stats: { mystique: '8/10' } }, Ben: { stats: { hulk: '8/8' } }, quiet: true },
});

const taught = {
  teams: { Ann: ['test/student'], Ben: ['avx/hulk-green-goliath', 'avx/thor-lord-of-asgard'] },
  shared: ['avx/power-bolt'],
  Ann: { field: [S], reserve: ['rogue@L3', 'sidekick@mask', 'sidekick@mask', 'power-bolt@action', S] },
  Ben: { field: ['hulk@L3', 'thor@L1'] },
};

invented(
  ['DM-COPYING-5', 'DM-COPYING-6'],
  'a copied "when Hulk takes damage" means the copying die, for its own player',
  {
    given: taught,
    when: [
      { who: 'Ann', does: { field: 'rogue', choose: ['hulk'] } },
      {
        who: 'Ann',
        does: { use: 'power-bolt', choose: ['rogue'] },
        then: { happened: ['damaged', 'ability-used', 'damaged', 'damaged'] },
      },
    ],
    // Rogue hits Ben's characters for 2; Hulk, hit, hits Ann's for 2; Rogue, hit again, answers once more, and so on:
    // Rogue (D 6) has 2 + 2 and then 2 more, with which she falls; Ann's sidekick fell before.
    then: {
      Ann: { field: [], prep: { rogue: 1, sidekick: 1 } },
      Ben: {
        field: [
          { die: 'hulk@L3', damage: 4 },
          { die: 'thor@L1', damage: 4 },
        ],
      },
      quiet: true,
    },
  },
);

invented('DM-COPYING-6', 'damage to another character is not damage to the copied one', {
  given: { ...taught, Ann: { ...taught.Ann, field: ['rogue@L1'] } },
  when: [
    { who: 'Ann', does: { field: 'rogue@L3', choose: ['hulk'] } },
    {
      who: 'Ann',
      does: { use: 'power-bolt', choose: ['rogue@L1'] },
      then: { 'not-happened': ['ability-used'] },
    },
  ],
  then: { unchanged: ['Ben'], Ann: { field: [{ die: 'rogue@L1', damage: 2 }, 'rogue@L3'] }, quiet: true },
});

invented('DM-COPYING-7', 'bonuses of the copied die are not copied; the copy ends with the turn', {
  given: {
    teams: { Ann: ['test/mimic'], Ben: ['test/brute'] },
    shared: ['avx/invulnerability'],
    Ann: { reserve: ['mystique@L2', 'sidekick@bolt', S] },
    Ben: { field: ['hulk@L2'] },
  },
  when: [
    { who: 'Ann', does: { global: 'invulnerability' }, then: { Ben: { stats: { hulk: '9/8' } } } },
    { who: 'Ann', does: { field: 'mystique' }, then: { Ann: { stats: { mystique: '8/8' } } } },
    { who: 'Ann', does: { pass: true, attack: [] } },
  ],
  then: { active: 'Ben', Ann: { stats: { mystique: '1/1' } }, Ben: { stats: { hulk: '8/8' } }, quiet: true },
});

scenario(
  ['DM-COPYING-2', 'DM-COPYING-4', 'DM-COPYING-5'],
  'Mystique at level 3 is a Hulk of level 3 with a burst of her own',
  {
    given: {
      teams: {
        Ann: ['avx/mystique-shapeshifter'],
        Ben: ['avx/hulk-green-goliath', 'avx/thor-lord-of-asgard'],
      },
      shared: ['avx/power-bolt'],
      Ann: { reserve: ['mystique@L3', 'sidekick@mask', 'sidekick@mask', 'power-bolt@action', S] },
      Ben: { field: ['thor@L1'] },
    },
    when: [
      {
        who: 'Ann',
        does: { field: 'mystique', copy: 'hulk' },
        then: { Ann: { stats: { mystique: '8/8' } } },
      },
      { who: 'Ann', does: { use: 'power-bolt', choose: ['mystique'] } },
    ],
    // Green Goliath with one burst deals 3.
    then: {
      Ben: { field: [{ die: 'thor@L1', damage: 3 }] },
      Ann: { field: [{ die: 'mystique@L3', damage: 2 }] },
      quiet: true,
    },
  },
);

scenario(
  ['DM-COPYING-2', 'DM-COPYING-5', 'DM-GLOSSARY-5'],
  'copying a copier: the numbers of the face it shows and the text of its own card, not what it copies',
  {
    given: {
      active: 'Ben',
      teams: {
        Ann: ['avx/mystique-unknown', 'avx/hulk-green-goliath'],
        Ben: ['avx/mystique-shapeshifter', 'avx/thor-odinson'],
      },
      shared: ['avx/power-bolt'],
      Ann: { field: ['mystique@L1'] },
      Ben: { field: ['thor@L1'], reserve: ['mystique@L2', 'power-bolt@action', S] },
    },
    when: [
      // Ben's Mystique uses Ann's Hulk card, with her own numbers.
      {
        who: 'Ben',
        does: { field: 'mystique', copy: 'hulk' },
        then: { Ben: { stats: { mystique: '1/1' } } },
      },
      { who: 'Ben', does: { pass: true, attack: ['mystique'] } },
      {
        who: 'Ann',
        does: { block: { mystique: 'mystique' } },
        then: { Ann: { stats: { mystique: '1/1' } }, Ben: { stats: { mystique: '1/1' } } },
      },
      // No Hulk answers for Ann; then the two Mystiques knock each other out.
      {
        who: 'Ben',
        does: { use: 'power-bolt', choose: ['Ann'] },
        then: { fires: ['power-bolt'], happened: ['knocked-out', 'knocked-out'] },
      },
    ],
    then: { active: 'Ann', Ann: { life: 18, field: [] }, Ben: { field: ['thor@L1'] }, quiet: true },
  },
);

const hit = (copied: string) => ({
  who: 'Ann',
  does: { use: 'power-bolt', choose: ["Ann's colossus"] },
  then: { Ann: { stats: { colossus: copied } } },
});
/** Where there are two to copy, Ann says whom. */
const hitAndCopy = (whom: string, copied: string) => {
  const { who, does, then } = hit(copied);
  return [
    { who, does },
    { who, does: { choose: [whom] }, then },
  ];
};
const mirrored = (...team: string[]) => ({
  teams: { Ann: ['test/mirror'], Ben: team },
  shared: ['avx/power-bolt'],
  Ann: { field: ['colossus@L3'], reserve: ['power-bolt@action', 'power-bolt@action', S] },
});

invented('DM-COPYING-3', 'a burst that gives attack alone is copied', {
  given: { ...mirrored('test/ram'), Ben: { field: ['hulk@L2'] } },
  when: [hit('9/7')],
  then: { Ben: { stats: { hulk: '9/7' } }, quiet: true },
});

invented('DM-COPYING-3', 'and so is one that gives defense alone', {
  given: { ...mirrored('test/wall'), Ben: { field: ['hulk@L2'] } },
  when: [hit('7/8')],
  then: { Ben: { stats: { hulk: '7/8' } }, quiet: true },
});

invented('DM-COPYING-3', 'what the copied die has through the burst of another card is not its own', {
  // Venom's burst strengthens Hulk as well: 7/7, +2A of his own, +1A and +1D by Venom.
  given: {
    ...mirrored('test/ram', 'avx/venom-angelo-fortunato'),
    Ben: { field: ['hulk@L2', 'venom@L2'] },
  },
  when: hitAndCopy('hulk', '9/7'),
  then: { Ben: { stats: { hulk: '10/8', venom: '6/6' } }, quiet: true },
});

invented('DM-COPYING-3', 'a burst for all fist characters is for Venom himself, and copied with him', {
  given: { ...mirrored('avx/venom-angelo-fortunato'), Ben: { field: ['venom@L2'] } },
  when: [hit('6/6')],
  then: { Ben: { stats: { venom: '6/6' } }, quiet: true },
});

invented(
  ['DM-COPYING-2', 'DM-COPYING-3'],
  'copying another die ends what the first one had through its burst',
  {
    given: { ...mirrored('test/brute', 'avx/thor-odinson'), Ben: { field: ['hulk@L2', 'thor@L1'] } },
    when: [...hitAndCopy('hulk', '8/8'), ...hitAndCopy('thor', '5/6')],
    then: { Ann: { field: [{ die: 'colossus@L3', damage: 4 }] }, quiet: true },
  },
);
