import { scenario } from '../kit.ts';
import { provesSilverSurferGlobal } from '../silver-surfer-global.ts';

const given = {
  teams: { Ann: ['avx/silver-surfer-silverado'] },
  phase: 'attack',
  Ann: { life: 10, field: ['silver-surfer@L1', 'sidekick@character'] },
  Ben: { field: ['sidekick@character'] },
};

scenario(
  'DM-BONUSES-1',
  'with less life than the opponent Silver Surfer gains +2A and +2D as the attack phase begins',
  {
    given,
    when: [
      {
        who: 'Ann',
        does: { attack: ['silver-surfer'] },
        then: { Ann: { stats: { 'silver-surfer': '7/7', sidekick: '1/1' } } },
      },
      { who: 'Ben', does: { block: {} } },
    ],
    then: { Ben: { life: 13 }, quiet: true },
  },
);

scenario([], 'not with as much life', {
  given: { ...given, Ann: { ...given.Ann, life: 20 } },
  when: [
    { who: 'Ann', does: { attack: ['silver-surfer'] }, then: { Ann: { stats: { 'silver-surfer': '5/5' } } } },
    { who: 'Ben', does: { block: {} } },
  ],
  then: { Ben: { life: 15 }, quiet: true },
});

scenario('DM-BONUSES-5', "also as the opponent's attack phase begins", {
  given: { ...given, active: 'Ben' },
  when: [
    { who: 'Ben', does: { attack: ['sidekick'] }, then: { Ann: { stats: { 'silver-surfer': '7/7' } } } },
    { who: 'Ann', does: { block: {} } },
  ],
  then: { Ann: { life: 9, stats: { 'silver-surfer': '5/5' } }, quiet: true },
});

provesSilverSurferGlobal('avx/silver-surfer-silverado');
