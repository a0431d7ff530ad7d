import { scenario } from '../kit.ts';

const given = {
  teams: { Ann: ['avx/hawkeye-robin-hood'], Ben: ['avx/angel-soaring', 'avx/hawkeye-robin-hood'] },
  phase: 'attack',
};

scenario(['DM-CORE-RULES-1'], 'his damage comes first: whoever it knocks out deals none', {
  given: {
    ...given,
    Ann: { field: ['hawkeye@L1', 'sidekick@character'] },
    Ben: { field: ['angel@L1', 'sidekick@character'] },
  },
  when: [
    { who: 'Ann', does: { attack: ['hawkeye', 'sidekick'] } },
    { who: 'Ben', does: { block: { angel: 'hawkeye', sidekick: 'sidekick' } } },
  ],
  // Hawkeye (3/1) knocks out Angel (2/2) unharmed; the sidekicks knock out each other as ever.
  then: { Ann: { field: ['hawkeye@L1'], prep: { sidekick: 1 } }, Ben: { life: 20 }, quiet: true },
});

scenario('DM-CORE-RULES-1', 'whoever survives it strikes back afterwards', {
  given: { ...given, Ann: { field: ['hawkeye@L1'] }, Ben: { field: ['angel@L3'] } },
  when: [
    { who: 'Ann', does: { attack: ['hawkeye'] } },
    {
      who: 'Ben',
      does: { block: { angel: 'hawkeye' } },
      then: { happened: ['damaged', 'damaged', 'knocked-out'] },
    },
  ],
  then: { Ann: { prep: { hawkeye: 1 } }, Ben: { field: ['angel@L3'] }, quiet: true },
});

scenario('DM-CORE-RULES-1', 'it holds when he blocks, too', {
  given: {
    ...given,
    active: 'Ben',
    Ann: { field: ['hawkeye@L1'] },
    Ben: { field: ['angel@L1', 'sidekick@character'] },
  },
  when: [
    { who: 'Ben', does: { attack: ['angel'] } },
    { who: 'Ann', does: { block: { hawkeye: 'angel' } } },
  ],
  then: {
    Ann: { field: ['hawkeye@L1'] },
    Ben: { prep: { angel: 1 }, field: ['sidekick@character'] },
    quiet: true,
  },
});

scenario('DM-DAMAGE-1', 'two Hawkeyes strike at the same time', {
  given: { ...given, Ann: { field: ['hawkeye@L1'] }, Ben: { field: ['hawkeye@L1'] } },
  when: [
    { who: 'Ann', does: { attack: ['hawkeye'] } },
    { who: 'Ben', does: { block: { hawkeye: 'hawkeye' } } },
  ],
  then: { Ann: { prep: { hawkeye: 1 }, field: [] }, Ben: { field: [] }, quiet: true },
});
