import { scenario } from '../kit.ts';

const given = {
  teams: { Ann: ['avx/silver-surfer-silverado'], Ben: ['avx/beast-kreature'] },
  phase: 'attack',
  Ann: { field: ['silver-surfer@L2', 'sidekick@character'] },
  Ben: { life: 10, field: ['beast@L2'] },
  stubs: { 'avx/beast-kreature': { L1: { defense: 9 }, L2: { defense: 9 } } },
};

scenario(['DM-SPINNING-3'], 'the character Beast blocks drops one level', {
  given: { ...given, Ann: { ...given.Ann, life: 10 } },
  when: [
    { who: 'Ann', does: { attack: ['silver-surfer', 'sidekick'] } },
    { who: 'Ben', does: { block: { beast: 'silver-surfer' } } },
  ],
  then: {
    Ann: { field: ['silver-surfer@L1'], used: { sidekick: 1 } },
    Ben: { life: 9, field: ['beast@L2'] },
    quiet: true,
  },
});

scenario('DM-KNOCK-OUT-4', 'one at level 1 is knocked out instead', {
  given,
  when: [
    { who: 'Ann', does: { attack: ['sidekick'] } },
    { who: 'Ben', does: { block: { beast: 'sidekick' } } },
  ],
  then: {
    Ann: { field: ['silver-surfer@L2'], prep: { sidekick: 1 } },
    Ben: { life: 10 },
    'not-happened': ['damaged'],
    quiet: true,
  },
});

scenario('DM-BURSTS-8', 'with a burst such a knock-out also gains 2 life', {
  given: { ...given, Ben: { life: 10, field: ['beast@L1'] } },
  when: [
    { who: 'Ann', does: { attack: ['sidekick'] } },
    { who: 'Ben', does: { block: { beast: 'sidekick' } } },
  ],
  then: { Ann: { prep: { sidekick: 1 } }, Ben: { life: 12 }, quiet: true },
});

scenario([], 'without a knock-out there is no life', {
  given: { ...given, Ann: { ...given.Ann, life: 10 }, Ben: { life: 10, field: ['beast@L1'] } },
  when: [
    { who: 'Ann', does: { attack: ['silver-surfer'] } },
    { who: 'Ben', does: { block: { beast: 'silver-surfer' } } },
  ],
  then: { Ann: { field: ['silver-surfer@L1', 'sidekick@character'] }, Ben: { life: 10 }, quiet: true },
});
