import { scenario } from '../kit.ts';
import { provesSilverSurferGlobal } from '../silver-surfer-global.ts';

const given = {
  teams: { Ann: ['avx/silver-surfer-sentinel'], Ben: ['avx/silver-surfer-sentinel'] },
  phase: 'clear-and-draw',
  Ann: { life: 10, field: ['silver-surfer@L1', 'silver-surfer@L1'] },
};

scenario(
  ['DM-ACTIVE-AND-FIELDED-2', 'DM-CORE-RULES-1'],
  'with less life than the opponent its player draws one die more, whatever the number of Surfers',
  {
    given,
    when: [{ who: 'Ann', does: { reroll: 'none', roll: ['fist', 'fist', 'fist', 'fist', 'fist'] } }],
    then: { Ann: { life: 10, bag: { sidekick: 3 } }, quiet: true },
  },
);

scenario('DM-CLEAR-AND-DRAW-4', 'four as ever with as much life', {
  given: { ...given, Ann: { ...given.Ann, life: 20 } },
  when: [{ who: 'Ann', does: { reroll: 'none', roll: ['fist', 'fist', 'fist', 'fist'] } }],
  then: { Ann: { bag: { sidekick: 4 } }, quiet: true },
});

scenario([], "the opponent's Surfer is no help", {
  given: { ...given, Ann: { life: 10 }, Ben: { field: ['silver-surfer@L1'] } },
  when: [{ who: 'Ann', does: { reroll: 'none', roll: ['fist', 'fist', 'fist', 'fist'] } }],
  then: { Ann: { bag: { sidekick: 4 } }, quiet: true },
});

provesSilverSurferGlobal('avx/silver-surfer-sentinel');
