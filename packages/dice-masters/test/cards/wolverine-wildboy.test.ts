import { scenario } from '../kit.ts';

const given = {
  teams: { Ann: ['avx/wolverine-wildboy'], Ben: ['avx/silver-surfer-silverado'] },
  phase: 'attack',
  Ann: { field: ['wolverine@L1', 'sidekick@character'] },
  Ben: { field: ['silver-surfer@L2', 'sidekick@character'] },
};

scenario(['DM-SPINNING-3'], 'attacking alone, Wolverine may spin an opposing character down', {
  given,
  when: [
    {
      who: 'Ann',
      does: { attack: ['wolverine'], may: true },
      then: { Ben: { field: ['silver-surfer@L1', 'sidekick@character'] } },
    },
    { who: 'Ben', does: { block: {} } },
  ],
  then: { Ben: { life: 15, field: ['silver-surfer@L1', 'sidekick@character'] }, quiet: true },
});

scenario([], 'or not', {
  given,
  when: [
    { who: 'Ann', does: { attack: ['wolverine'], may: false } },
    { who: 'Ben', does: { block: {} } },
  ],
  then: { Ben: { life: 15, field: ['silver-surfer@L2', 'sidekick@character'] }, quiet: true },
});

scenario('DM-ATTACK-5', 'in company he does not', {
  given,
  when: [
    { who: 'Ann', does: { attack: ['wolverine', 'sidekick'] }, then: { asked: { Ben: 'ask.blockers' } } },
    { who: 'Ben', does: { block: {} } },
  ],
  then: { Ben: { life: 14, field: ['silver-surfer@L2', 'sidekick@character'] }, quiet: true },
});
