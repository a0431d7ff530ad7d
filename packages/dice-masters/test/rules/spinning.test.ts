import { scenario } from '../kit.ts';

const S = 'sidekick@character';
const team = {
  teams: { Ann: ['avx/thor-lord-of-asgard', 'avx/beast-mutate-666'], Ben: ['avx/iron-man-philanthropist'] },
  shared: ['avx/focus-power', 'avx/power-bolt'],
};
const focus = (choose: string, spin: string) => ({
  who: 'Ann',
  does: { use: 'focus-power', choose: [choose], spin },
});

scenario(
  ['DM-SPINNING-1', 'DM-SPINNING-5', 'DM-GLOSSARY-6'],
  'spun up, a die shows the next level, by hand and not by a roll',
  {
    given: {
      ...team,
      Ann: { field: ['thor@L2', 'beast@L1'], reserve: ['focus-power@action', S] },
    },
    when: [{ ...focus('thor', 'up'), then: { happened: ['spun'], 'not-happened': ['rolled'] } }],
    then: { Ann: { field: ['thor@L3', 'beast@L1'], stats: { thor: '8/8' } }, quiet: true },
  },
);

scenario(['DM-SPINNING-3', 'DM-GLOSSARY-6'], 'spun down, it shows the level before', {
  given: { ...team, Ann: { field: ['thor@L3', 'beast@L3'], reserve: ['focus-power@action', S] } },
  when: [
    { who: 'Ann', does: { use: 'focus-power', choose: ['thor'] }, then: { 'not-happened': ['rolled'] } },
  ],
  // From the highest level there is only one way to turn.
  then: { Ann: { field: ['thor@L2', 'beast@L3'], stats: { thor: '6/8' } }, quiet: true },
});

scenario('DM-SPINNING-2', 'the highest level and a sidekick cannot be spun up', {
  given: {
    teams: { Ann: ['avx/colossus-unstoppable'] },
    Ann: { field: ['colossus@L3', 'colossus@L1', S], reserve: [S] },
  },
  // At the end of her turn every Colossus is spun up.
  when: [{ who: 'Ann', does: { pass: true, attack: [] } }],
  then: { Ann: { field: ['colossus@L3', 'colossus@L2', S] }, active: 'Ben', quiet: true },
});

scenario(
  ['DM-SPINNING-2', 'DM-SPINNING-4', 'DM-SPINNING-7'],
  'characters of both sides are offered, sidekicks are not',
  {
    given: {
      ...team,
      Ann: { field: ['thor@L3', S], reserve: ['focus-power@action', S] },
      Ben: { field: ['iron-man@L1', S] },
    },
    when: [
      {
        who: 'Ann',
        does: { use: 'focus-power' },
        then: { 'only-offered': { Ann: ['iron-man@L1', 'thor@L3'] } },
      },
      // Level 1 goes up only: nothing more is asked.
      { who: 'Ann', does: { choose: ['iron-man'] } },
    ],
    then: { Ben: { field: ['iron-man@L2', S] }, Ann: { field: ['thor@L3', S] }, quiet: true },
  },
);

scenario('DM-SPINNING-4', 'no level lies below level 1', {
  given: {
    teams: { Ann: ['avx/venom-eddie-brock'], Ben: ['avx/hulk-jade-giant', 'avx/spider-man-webhead'] },
    shared: ['avx/smash'],
    phase: 'attack',
    Ann: { field: [S], reserve: ['sidekick@fist'] },
    Ben: { field: ['hulk@L1', 'spider-man@L1'] },
  },
  when: [
    { who: 'Ann', does: { attack: [S] } },
    // Venom's global lowers an opposing fist character: both are at level 1.
    { who: 'Ben', does: { block: { hulk: 'sidekick' } } },
    { who: 'Ann', does: { global: 'venom' }, then: { 'not-happened': ['spun'] } },
  ],
  then: { Ben: { field: ['hulk@L1', 'spider-man@L1'] }, quiet: true },
});

scenario('DM-SPINNING-4', 'an effect on all engaged characters leaves one at level 1 as it is', {
  given: {
    teams: { Ann: ['avx/black-widow-natural'], Ben: ['avx/mr-fantastic-the-invincible-man'] },
    phase: 'attack',
    Ann: { field: ['black-widow@L3'] },
    Ben: { field: ['mr-fantastic@L1'] },
  },
  when: [
    { who: 'Ann', does: { attack: ['black-widow'] } },
    // 3 damage to a defense of 5; nobody redirects.
    { who: 'Ben', does: { block: { 'mr-fantastic': 'black-widow' } } },
    { who: 'Ben', does: { pass: true }, then: { 'not-happened': ['spun'] } },
  ],
  then: { Ben: { field: ['mr-fantastic@L1'] }, Ann: { field: ['black-widow@L3'] }, quiet: true },
});

scenario('DM-SPINNING-5', 'an unblocked attacker that is spun up deals the damage of its new level', {
  given: {
    ...team,
    phase: 'attack',
    Ann: { field: ['thor@L2', S], reserve: ['focus-power@action'] },
  },
  when: [
    { who: 'Ann', does: { attack: ['thor', S] } },
    { who: 'Ann', does: { use: 'focus-power', spin: 'up' } },
  ],
  // 8 and the sidekick's 1.
  then: { Ben: { life: 11 }, Ann: { used: { thor: 1, sidekick: 1, 'focus-power': 1 } }, quiet: true },
});

scenario('DM-SPINNING-6', 'spinning does not remove damage', {
  given: {
    ...team,
    Ann: {
      field: [{ die: 'beast@L2', damage: 2 }, 'thor@L2'],
      reserve: ['focus-power@action', 'focus-power@action', S],
    },
  },
  when: [
    { ...focus('beast', 'up'), then: { Ann: { field: [{ die: 'beast@L3', damage: 2 }, 'thor@L2'] } } },
    { who: 'Ann', does: { use: 'focus-power', choose: ['beast'] } },
  ],
  then: { Ann: { field: [{ die: 'beast@L2', damage: 2 }, 'thor@L2'] }, quiet: true },
});

scenario(['DM-SPINNING-5', 'DM-SPINNING-6'], 'spun down, a character may fall to the damage it has', {
  given: {
    ...team,
    Ann: { field: [{ die: 'beast@L3', damage: 3 }, 'thor@L2'], reserve: ['focus-power@action', S] },
  },
  when: [{ who: 'Ann', does: { use: 'focus-power', choose: ['beast'] } }],
  then: { Ann: { field: ['thor@L2'], prep: { beast: 1 } }, quiet: true },
});

scenario('DM-SPINNING-8', 'a spun character keeps its level when the turn is over', {
  given: {
    ...team,
    Ann: { field: ['thor@L1'], reserve: ['focus-power@action', S] },
    Ben: { field: ['iron-man@L3'] },
  },
  when: [
    { who: 'Ann', does: { use: 'focus-power', choose: ['thor'] } },
    { who: 'Ann', does: { pass: true, attack: [] } },
  ],
  then: {
    active: 'Ben',
    Ann: { field: ['thor@L2'], stats: { thor: '6/8' } },
    Ben: { field: ['iron-man@L3'] },
    quiet: true,
  },
});
