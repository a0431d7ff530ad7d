import { scenario } from '../kit.ts';

const given = {
  teams: { Ann: ['avx/professor-x-principal'], Ben: ['avx/professor-x-principal'] },
  phase: 'roll-and-reroll',
  roll: ['fist', 'mask'],
  Ann: { prep: { sidekick: 2 } },
  Ben: { field: ['professor-x@L1'] },
};

scenario('DM-CORE-RULES-1', 'while Professor X is active the opponent does not reroll', {
  given,
  when: [{ who: 'Ann', does: { may: false } }],
  then: {
    Ann: { life: 20, reserve: ['sidekick@fist', 'sidekick@mask'] },
    asked: { Ben: 'ask.reroll' },
    quiet: true,
  },
});

scenario('DM-ROLL-AND-REROLL-2', 'for 2 life, which is no damage, the opponent rerolls after all', {
  given,
  when: [
    {
      who: 'Ann',
      does: { may: true },
      then: { Ann: { life: 18 }, asked: { Ann: 'ask.reroll' }, 'not-happened': ['player-damaged'] },
    },
    { who: 'Ann', does: { reroll: 'all', roll: ['bolt', 'shield'] } },
  ],
  then: {
    Ann: { life: 18, reserve: ['sidekick@bolt', 'sidekick@shield'] },
    Ben: { life: 20 },
    quiet: true,
  },
});

scenario('DM-PAYING-7', 'with less than 2 life there is nothing to buy', {
  given: { ...given, Ann: { ...given.Ann, life: 1 } },
  when: [{ who: 'Ben', does: { reroll: 'none' } }],
  then: { Ann: { life: 1, reserve: ['sidekick@fist', 'sidekick@mask'] }, quiet: true },
});

scenario([], 'his own player rerolls as ever', {
  given: { ...given, Ann: { ...given.Ann, field: ['professor-x@L1'] }, Ben: {} },
  when: [{ who: 'Ann', does: { reroll: 'all', roll: ['bolt', 'shield'] } }],
  then: { Ann: { life: 20, reserve: ['sidekick@bolt', 'sidekick@shield'] }, quiet: true },
});

scenario('DM-DICE-IDENTITY-5', 'an effect that rerolls a die is not the player’s reroll', {
  given: {
    teams: { Ann: ['avx/magneto-sonderkommando'], Ben: ['avx/professor-x-principal'] },
    Ann: { field: ['magneto@L1'], reserve: ['sidekick@mask'] },
    Ben: { field: ['professor-x@L1'] },
    roll: ['magneto@L2'],
  },
  when: [{ who: 'Ann', does: { global: 'magneto' } }],
  then: { Ann: { life: 20, field: ['magneto@L2'] }, Ben: { field: ['professor-x@L1'] } },
});
