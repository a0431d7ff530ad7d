import { scenario } from '../kit.ts';

const given = {
  teams: { Ann: ['avx/colossus-russian-bear'] },
  phase: 'attack',
  Ann: { field: ['colossus@L2', 'sidekick@character'] },
};

scenario(
  ['DM-BURSTS-2', 'DM-CORE-RULES-1'],
  'with a burst, Colossus goes to the prep area after he has damaged the opponent',
  {
    given,
    when: [{ who: 'Ann', does: { attack: ['colossus', 'sidekick'] } }],
    then: { Ann: { prep: { colossus: 1 }, used: { sidekick: 1 } }, Ben: { life: 13 }, quiet: true },
  },
);

scenario('DM-REGROUP-2', 'without one he goes to the used pile', {
  given: { ...given, Ann: { field: ['colossus@L1'] } },
  when: [{ who: 'Ann', does: { attack: ['colossus'] } }],
  then: { Ann: { prep: {}, used: { colossus: 1 } }, Ben: { life: 16 }, quiet: true },
});

scenario('DM-REGROUP-1', 'blocked he returns to the field', {
  given: { ...given, Ben: { field: ['sidekick@character'] } },
  when: [
    { who: 'Ann', does: { attack: ['colossus'] } },
    { who: 'Ben', does: { block: { sidekick: 'colossus' } } },
  ],
  then: {
    Ann: { prep: {}, used: {}, field: ['colossus@L2', 'sidekick@character'] },
    Ben: { life: 20 },
    quiet: true,
  },
});

scenario('DM-REGROUP-3', 'he must really have dealt damage', {
  given: {
    ...given,
    teams: { Ann: ['avx/colossus-russian-bear'], Ben: ['avx/vibranium-shield-one-of-a-kind'] },
    stubs: { 'avx/colossus-russian-bear': { L2: { attack: 1 } } },
    Ben: { reserve: ['sidekick@shield'] },
  },
  when: [
    { who: 'Ann', does: { attack: ['colossus'] } },
    { who: 'Ben', does: { react: 'vibranium-shield' } },
  ],
  then: { Ann: { prep: {}, used: { colossus: 1 } }, Ben: { life: 20 }, quiet: true },
});
