import { scenario } from '../kit.ts';

const given = {
  teams: { Ann: ['avx/thor-lord-of-asgard'], Ben: ['avx/iron-man-playboy'] },
  shared: ['avx/force-beam'],
  Ben: { field: ['iron-man@L2', 'sidekick@character'], reserve: ['sidekick@fist'] },
};
const Ann = (action: string) => ({
  field: ['thor@L1'],
  reserve: [`force-beam@${action}`, 'sidekick@character'],
});

scenario(
  ['DM-DAMAGE-13', 'DM-KNOCK-OUT-3', 'DM-ACTION-DICE-3', 'DM-CORE-RULES-2'],
  'all fielded characters take 1 damage',
  {
    given: { ...given, Ann: Ann('action') },
    when: [{ who: 'Ann', does: { use: 'force-beam' } }],
    then: {
      Ann: {
        life: 20,
        field: [{ die: 'thor@L1', damage: 1 }],
        reserve: ['sidekick@character'],
        used: { 'force-beam': 1 },
      },
      Ben: {
        life: 20,
        field: [{ die: 'iron-man@L2', damage: 1 }],
        prep: { sidekick: 1 },
        reserve: ['sidekick@fist'],
      },
      quiet: true,
    },
  },
);

scenario(['DM-BURSTS-2', 'DM-BURSTS-7'], 'with one burst it is 2', {
  given: { ...given, Ann: Ann('action*') },
  when: [{ who: 'Ann', does: { use: 'force-beam' } }],
  then: {
    Ann: { life: 20, field: [{ die: 'thor@L1', damage: 2 }] },
    Ben: { life: 20, field: [{ die: 'iron-man@L2', damage: 2 }] },
    quiet: true,
  },
});

scenario(['DM-BURSTS-1', 'DM-BURSTS-3'], 'with two bursts both players take 1 on top', {
  given: { ...given, Ann: Ann('action**') },
  when: [{ who: 'Ann', does: { use: 'force-beam' } }],
  then: {
    Ann: { life: 19, field: [{ die: 'thor@L1', damage: 2 }] },
    Ben: { life: 19, field: [{ die: 'iron-man@L2', damage: 2 }] },
    quiet: true,
  },
});

scenario('DM-LIFE-AND-WINNING-5', 'if both players are brought to zero its user wins', {
  given: { ...given, Ann: { ...Ann('action**'), life: 1 }, Ben: { life: 1 } },
  when: [{ who: 'Ann', does: { use: 'force-beam' } }],
  then: { won: 'Ann', quiet: true },
});
