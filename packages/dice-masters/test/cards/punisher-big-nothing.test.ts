import { scenario } from '../kit.ts';

const given = {
  teams: { Ann: ['avx/punisher-big-nothing'], Ben: ['avx/angel-soaring'] },
  phase: 'attack',
  Ann: { field: ['punisher@L1', 'sidekick@character'] },
  Ben: { field: ['angel@L3', 'sidekick@character'] },
};

scenario([], 'when Punisher attacks every opposing character takes 2 damage', {
  given,
  when: [
    { who: 'Ann', does: { attack: ['punisher'] }, then: { asked: { Ben: 'ask.unless' } } },
    { who: 'Ben', does: { may: false } },
  ],
  then: {
    Ann: { field: ['sidekick@character'], attack: ['punisher@L1'] },
    Ben: { life: 20, prep: { sidekick: 1 }, field: [{ die: 'angel@L3', damage: 2 }] },
    quiet: true,
  },
});

scenario('DM-PAYING-7', 'unless the opponent pays 4 life, which is no damage', {
  given,
  when: [
    { who: 'Ann', does: { attack: ['punisher'] } },
    { who: 'Ben', does: { may: true }, then: { 'not-happened': ['damaged', 'player-damaged'] } },
  ],
  then: { Ben: { life: 16, field: ['angel@L3', 'sidekick@character'] }, quiet: true },
});

scenario('DM-PAYING-7', 'with less than 4 life there is nothing to choose', {
  given: { ...given, Ben: { life: 3, field: ['angel@L3', 'sidekick@character'] } },
  when: [{ who: 'Ann', does: { attack: ['punisher'] } }],
  then: { Ben: { life: 3, prep: { sidekick: 1 }, field: [{ die: 'angel@L3', damage: 2 }] }, quiet: true },
});

scenario([], 'another attacker sets nothing off', {
  given,
  when: [{ who: 'Ann', does: { attack: ['sidekick'] } }],
  then: { Ben: { life: 20, field: ['angel@L3', 'sidekick@character'] }, quiet: true },
});
