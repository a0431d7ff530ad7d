import { actionEffect, damage, opponent, together, you } from '../../src/abilities/build.ts';
import { basicAction } from '../../src/content.ts';
import { inventing } from '../invented.ts';
import { scenario } from '../kit.ts';

const S = 'sidekick@character';

scenario('DM-LIFE-AND-WINNING-3', 'life is never raised above its start', {
  given: {
    teams: { Ann: ['avx/iron-man-philanthropist'] },
    shared: ['avx/power-bolt'],
    Ann: { life: 19, field: ['iron-man@L3'], reserve: ['power-bolt@action', S] },
    Ben: { life: 19 },
  },
  // With one burst Iron Man gives 2 life.
  when: [{ who: 'Ann', does: { use: 'power-bolt', choose: ['iron-man'] } }],
  then: { Ann: { life: 20 }, Ben: { life: 19 }, quiet: true },
});

scenario('DM-LIFE-AND-WINNING-3', 'below that all of it is gained', {
  given: {
    teams: { Ann: ['avx/iron-man-philanthropist'] },
    shared: ['avx/power-bolt'],
    Ann: { life: 17, field: ['iron-man@L3'], reserve: ['power-bolt@action', S] },
  },
  when: [{ who: 'Ann', does: { use: 'power-bolt', choose: ['iron-man'] } }],
  then: { Ann: { life: 19 }, quiet: true },
});

for (const [active, loser] of [
  ['Ann', 'Ben'],
  ['Ben', 'Ann'],
] as const) {
  scenario('DM-LIFE-AND-WINNING-4', `two deadly abilities of one event: ${active}, whose turn it is, wins`, {
    given: {
      teams: { Ann: ['avx/nova-the-human-rocket'], Ben: ['avx/nova-the-human-rocket'] },
      shared: ['avx/force-beam'],
      phase: 'attack',
      active,
      Ann: { life: 2, field: ['nova@L1'] },
      Ben: { life: 2, field: ['nova@L1'] },
      [active]: { life: 2, field: ['nova@L1'], reserve: ['force-beam@action'] },
    },
    when: [
      { who: active, does: { attack: ['nova'] } },
      { who: loser, does: { block: { nova: 'nova' } } },
      { who: active, does: { use: 'force-beam' } },
    ],
    then: { won: active, [active]: { life: 2 }, [loser]: { life: 0 } },
  });

  scenario('DM-LIFE-AND-WINNING-5', `one effect empties both: ${active}, whose turn it is, wins`, {
    given: {
      shared: ['avx/force-beam'],
      active,
      Ann: { life: 1 },
      Ben: { life: 1 },
      [active]: { life: 1, reserve: ['force-beam@action**', S] },
    },
    when: [{ who: active, does: { use: 'force-beam' } }],
    then: { won: active },
  });
}

/** "1 damage to you and to your opponent." */
const backfire = basicAction({
  id: 'test/backfire',
  number: 0,
  title: 'power-bolt',
  cost: 3,
  abilities: [actionEffect(together(damage(1, you), damage(1, opponent)))],
});

inventing(backfire)(
  'DM-LIFE-AND-WINNING-5',
  'whoever an effect names first, the player whose turn it is wins',
  {
    given: {
      shared: ['test/backfire'],
      Ann: { life: 1, reserve: ['power-bolt@action', S] },
      Ben: { life: 1 },
    },
    when: [{ who: 'Ann', does: { use: 'power-bolt' } }],
    then: { won: 'Ann' },
  },
);
