import { scenario } from '../kit.ts';

const given = {
  teams: { Ann: ['avx/spider-man-wall-crawler'] },
  phase: 'attack',
  Ann: { field: ['spider-man@L2'], reserve: ['sidekick@fist', 'sidekick@fist'] },
  Ben: { life: 18, field: ['sidekick@character'] },
};

scenario(
  ['DM-CORE-RULES-1', 'DM-DAMAGE-8'],
  'unblocked, two fists set the opponent to 10 life; his damage comes on top, as printed in 2014',
  {
    given,
    when: [
      { who: 'Ann', does: { attack: ['spider-man'] } },
      { who: 'Ben', does: { block: {} }, then: { asked: { Ann: 'ask.may' }, Ben: { life: 18 } } },
      {
        who: 'Ann',
        does: { may: true, pay: ['fist', 'fist'] },
        then: { happened: ['ability-used', 'life-set', 'player-damaged'] },
      },
    ],
    then: {
      Ann: { life: 20, reserve: [], used: { 'spider-man': 1, sidekick: 2 } },
      Ben: { life: 6, field: ['sidekick@character'] },
      quiet: true,
    },
  },
);

scenario('DM-DAMAGE-8', 'it may be declined, and then costs nothing', {
  given,
  when: [
    { who: 'Ann', does: { attack: ['spider-man'] } },
    { who: 'Ben', does: { block: {} } },
    { who: 'Ann', does: { may: false }, then: { 'not-happened': ['ability-used', 'life-set', 'spent'] } },
  ],
  then: { Ann: { reserve: ['sidekick@fist', 'sidekick@fist'] }, Ben: { life: 14 }, quiet: true },
});

scenario('DM-DAMAGE-9', 'blocked, there is no such offer', {
  given,
  when: [
    { who: 'Ann', does: { attack: ['spider-man'] } },
    { who: 'Ben', does: { block: { sidekick: 'spider-man' } }, then: { 'not-happened': ['life-set'] } },
  ],
  then: { Ann: { field: ['spider-man@L2'] }, Ben: { life: 18 }, quiet: true },
});

scenario('DM-PAYING-7', 'one fist is not enough: nobody is asked, and no ability is told to take effect', {
  given: { ...given, Ann: { field: ['spider-man@L2'], reserve: ['sidekick@fist'] } },
  when: [
    { who: 'Ann', does: { attack: ['spider-man'] } },
    { who: 'Ben', does: { block: {} }, then: { 'not-happened': ['ability-used', 'life-set'] } },
  ],
  then: { Ann: { reserve: ['sidekick@fist'] }, Ben: { life: 14 }, quiet: true },
});
