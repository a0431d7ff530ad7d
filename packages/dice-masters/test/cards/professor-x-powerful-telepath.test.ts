import { scenario } from '../kit.ts';

const given = {
  teams: { Ann: ['avx/vibranium-shield-one-of-a-kind'], Ben: ['avx/professor-x-powerful-telepath'] },
  shared: ['avx/smash'],
  Ann: { reserve: ['smash@action', 'sidekick@fist'] },
  Ben: { field: ['professor-x@L2', 'sidekick@character'] },
};

scenario('DM-CORE-RULES-1', 'while Professor X is active the opponent uses neither actions nor globals', {
  given,
  when: [
    { who: 'Ann', does: { use: 'smash' }, refused: ['DM-CORE-RULES-3'] },
    { who: 'Ann', does: { global: 'smash' }, refused: ['DM-CORE-RULES-3'] },
  ],
  then: { unchanged: ['Ann', 'Ben'], quiet: true },
});

scenario('DM-PAYING-7', 'for 2 life, which is no damage, it is off until the turn ends', {
  given,
  when: [
    {
      who: 'Ann',
      does: { lift: 'professor-x' },
      then: { Ann: { life: 18 }, 'not-happened': ['player-damaged'] },
    },
    { who: 'Ann', does: { use: 'smash' } },
  ],
  then: { Ann: { life: 18, used: { smash: 1 } }, Ben: { field: ['professor-x@L2'] }, quiet: true },
});

scenario([], 'his own player is free to act', {
  given: { ...given, active: 'Ben', Ann: {}, Ben: { ...given.Ben, reserve: ['smash@action'] } },
  when: [{ who: 'Ben', does: { use: 'smash' } }],
  then: { Ben: { field: ['professor-x@L2'], used: { smash: 1 } }, quiet: true },
});

scenario('DM-GLOBAL-ABILITIES-7', 'reactions are globals too', {
  given: { ...given, active: 'Ben', phase: 'attack', Ann: { reserve: ['sidekick@shield'] } },
  when: [
    { who: 'Ben', does: { attack: ['sidekick'] }, then: { asked: { Ann: 'ask.respond' } } },
    { who: 'Ann', does: { pass: true } },
  ],
  then: { Ann: { life: 19 }, quiet: true },
});
