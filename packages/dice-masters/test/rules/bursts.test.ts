import { actionEffect, bonus, byBursts, one, own } from '../../src/abilities/build.ts';
import { basicAction } from '../../src/content.ts';
import { inventing } from '../invented.ts';
import { scenario } from '../kit.ts';

const IDLE = 'sidekick@character';

for (const [face, damage] of [
  ['action', 4],
  ['action*', 5],
  ['action**', 4],
] as const) {
  scenario(
    ['DM-BURSTS-1', 'DM-BURSTS-2', 'DM-BURSTS-5'],
    `a text marked * works with exactly one burst: ${face}`,
    {
      given: {
        teams: {
          Ann: ['avx/mjolnir-thors-hammer'],
          Ben: ['avx/doctor-strange-sorcerer-supreme', 'avx/thor-lord-of-asgard'],
        },
        Ann: { reserve: [`mjolnir@${face}`, IDLE] },
        Ben: { field: ['doctor-strange@L3', 'thor@L1'] },
      },
      when: [{ who: 'Ann', does: { use: 'mjolnir' } }],
      then: {
        Ben: {
          field: [
            { die: 'doctor-strange@L3', damage },
            { die: 'thor@L1', damage },
          ],
        },
        quiet: true,
      },
    },
  );
}

/** "A character of yours gets +1A/+1D. **: Instead +3A/+3D." */
const rally = basicAction({
  id: 'test/rally',
  number: 0,
  title: 'inner-rage',
  cost: 3,
  abilities: [actionEffect(bonus(byBursts(1, { two: 3 }), byBursts(1, { two: 3 }), one(own)))],
});

inventing(rally)('DM-BURSTS-3', 'the die that is used shows the bursts, not the one it strengthens', {
  given: {
    teams: { Ann: ['avx/hulk-jade-giant'] },
    shared: ['test/rally'],
    Ann: { field: ['hulk@L1'], reserve: ['inner-rage@action**', IDLE] },
  },
  // Hulk shows 6/5 and one burst.
  when: [{ who: 'Ann', does: { use: 'inner-rage' } }],
  then: { Ann: { stats: { hulk: '9/8' } }, quiet: true },
});

const levels = {
  teams: { Ben: ['avx/beast-mutate-666', 'avx/iron-man-playboy', 'avx/thor-lord-of-asgard'] },
  shared: ['avx/smash', 'avx/force-beam', 'avx/take-cover'],
  Ben: { field: ['beast@L1', 'iron-man@L2', 'thor@L3'] },
};

for (const face of ['action', 'action*']) {
  scenario(['DM-BURSTS-3', 'DM-BURSTS-5'], `a text marked ** does nothing on ${face}`, {
    given: { ...levels, Ann: { reserve: [`smash@${face}`, IDLE] } },
    when: [{ who: 'Ann', does: { use: 'smash' } }],
    // Only Beast is at level 1: there is nothing to choose.
    then: { Ben: { field: ['iron-man@L2', 'thor@L3'], prep: { beast: 1 } }, quiet: true },
  });
}

scenario(['DM-BURSTS-3', 'DM-BURSTS-7'], 'a text marked ** works with two bursts', {
  given: { ...levels, Ann: { reserve: ['smash@action**', IDLE] } },
  when: [
    { who: 'Ann', does: { use: 'smash' }, then: { 'only-offered': { Ann: ['beast@L1', 'iron-man@L2'] } } },
    { who: 'Ann', does: { choose: ['iron-man'] } },
  ],
  then: { Ben: { field: ['beast@L1', 'thor@L3'], prep: { 'iron-man': 1 } }, quiet: true },
});

for (const [face, beast, storm] of [
  ['action', '3/4', '3/3'],
  ['action*', '4/5', '4/4'],
  ['action**', '4/5', '4/4'],
] as const) {
  scenario('DM-BURSTS-4', `a text marked */** works with one burst and with two: ${face}`, {
    given: {
      teams: { Ann: ['avx/beast-mutate-666', 'avx/storm-ro'] },
      shared: ['avx/inner-rage'],
      Ann: { field: ['beast@L2', 'storm@L2', 'sidekick@character'], reserve: [`inner-rage@${face}`, IDLE] },
    },
    when: [{ who: 'Ann', does: { use: 'inner-rage', choose: ['beast', 'storm'] } }],
    then: { Ann: { stats: { beast, storm, sidekick: '1/1' } }, quiet: true },
  });
}

scenario('DM-BURSTS-6', 'a burst that hurts its user cannot be declined', {
  given: { ...levels, Ann: { life: 1, reserve: ['force-beam@action**', IDLE] } },
  when: [{ who: 'Ann', does: { use: 'force-beam' } }],
  then: { won: 'Ben', Ann: { life: 0 }, Ben: { life: 19 } },
});

scenario('DM-BURSTS-6', 'a burst that can only help the opponent helps the opponent', {
  given: { ...levels, Ann: { reserve: ['take-cover@action*', IDLE] }, Ben: { field: ['beast@L1'] } },
  when: [{ who: 'Ann', does: { use: 'take-cover' } }],
  then: { Ben: { stats: { beast: '1/5' } }, quiet: true },
});

const blocked = {
  teams: { Ben: ['avx/beast-big-boy-blue'] },
  shared: ['avx/smash', 'avx/focus-power'],
  Ann: { field: ['sidekick@character'], reserve: ['sidekick@fist'] },
};
const fight = [
  { who: 'Ann', does: { attack: ['sidekick'] } },
  { who: 'Ben', does: { block: { beast: 'sidekick' } } },
];

scenario('DM-BURSTS-7', 'with "instead" the burst replaces the basic effect: +2A and +2D in all', {
  given: { ...blocked, phase: 'attack', Ben: { field: ['beast@L1', 'sidekick@character'] } },
  when: fight,
  then: { Ben: { stats: { beast: '3/4', sidekick: '1/1' } }, quiet: true },
});

scenario('DM-BURSTS-7', 'Force Beam with one burst deals 2 damage, not 1 and 2', {
  given: { ...levels, Ann: { reserve: ['force-beam@action*', IDLE] }, Ben: { field: ['thor@L3'] } },
  when: [{ who: 'Ann', does: { use: 'force-beam' } }],
  then: { Ben: { life: 20, field: [{ die: 'thor@L3', damage: 2 }] }, quiet: true },
});

scenario('DM-BURSTS-8', 'without "instead" the burst comes on top: another character is spun too', {
  given: {
    teams: levels.teams,
    shared: ['avx/focus-power'],
    Ann: { reserve: ['focus-power@action**', IDLE] },
    Ben: { field: ['beast@L2', 'thor@L2', 'iron-man@L1'] },
  },
  when: [
    {
      who: 'Ann',
      does: { use: 'focus-power', choose: ['beast'], spin: 'up' },
      then: { 'only-offered': { Ann: ['iron-man@L1', 'thor@L2'] } },
    },
    { who: 'Ann', does: { choose: ['thor'], spin: 'down' } },
  ],
  then: { Ben: { field: ['beast@L3', 'thor@L1', 'iron-man@L1'] }, quiet: true },
});

scenario('DM-BURSTS-9', 'a burst that is rolled does nothing until the die is used', {
  given: {
    phase: 'roll-and-reroll',
    shared: ['avx/force-beam'],
    Ann: { prep: { 'force-beam': 1 } },
    Ben: { field: ['sidekick@character'] },
    roll: ['action**'],
  },
  when: [
    {
      who: 'Ann',
      does: { reroll: 'none' },
      then: {
        Ann: { life: 20, reserve: ['force-beam@action**'] },
        Ben: { life: 20, field: ['sidekick@character'] },
      },
    },
    { who: 'Ann', does: { use: 'force-beam' } },
  ],
  then: { Ann: { life: 19 }, Ben: { life: 19, field: [] }, quiet: true },
});

scenario(
  ['DM-BURSTS-9', 'DM-BURSTS-2'],
  'a character spun from a * face to a plain one uses the basic text',
  {
    given: {
      ...blocked,
      Ann: { field: ['sidekick@character'], reserve: ['sidekick@fist', 'focus-power@action'] },
      Ben: { field: ['beast@L1'] },
    },
    when: [
      // Beast is the only one that can be spun, and only up.
      { who: 'Ann', does: { use: 'focus-power' }, then: { Ben: { field: ['beast@L2'] } } },
      { who: 'Ann', does: { pass: true } },
      ...fight,
    ],
    then: { Ben: { stats: { beast: '3/4' } }, quiet: true },
  },
);

const hulk = {
  teams: { Ann: ['avx/hulk-jade-giant'], Ben: ['avx/iron-man-philanthropist'] },
  shared: ['avx/focus-power', 'avx/power-bolt'],
  Ann: { field: ['hulk@L2'], reserve: ['focus-power@action', 'power-bolt@action', IDLE] },
  Ben: { field: ['iron-man@L2'] },
};
const hit = { who: 'Ann', does: { use: 'power-bolt', choose: ['hulk'] } };

scenario(
  'DM-BURSTS-9',
  'Hulk hit after he was spun from a plain face to a * knocks out a level 2 character',
  {
    given: { ...hulk, Ann: { ...hulk.Ann, field: ['hulk@L3'] } },
    when: [{ who: 'Ann', does: { use: 'focus-power', choose: ['hulk'] } }, hit],
    then: { Ben: { field: [], prep: { 'iron-man': 1 } }, quiet: true },
  },
);

scenario('DM-BURSTS-9', 'Hulk hit after he was spun to a plain face finds nobody at level 1', {
  given: hulk,
  when: [{ who: 'Ann', does: { use: 'focus-power', choose: ['hulk'], spin: 'up' } }, hit],
  then: { unchanged: ['Ben'], Ann: { field: [{ die: 'hulk@L3', damage: 2 }] }, quiet: true },
});
