import { scenario } from '../kit.ts';

const given = {
  teams: { Ben: ['avx/storm-ro', 'avx/thor-lord-of-asgard'] },
  shared: ['avx/power-bolt'],
  Ann: { reserve: ['power-bolt@action', 'sidekick@character'] },
  Ben: { field: ['storm@L2', 'thor@L1'], reserve: ['thor@L3'] },
};

scenario(['DM-CORE-RULES-2', 'DM-KNOCK-OUT-3'], 'one fielded character or player takes 2 damage', {
  given,
  when: [
    {
      who: 'Ann',
      does: { use: 'power-bolt' },
      then: { 'only-offered': { Ann: ['Ann', 'Ben', 'storm@L2', 'thor@L1'] } },
    },
    { who: 'Ann', does: { choose: ['storm'] } },
  ],
  then: {
    Ben: { life: 20, field: ['thor@L1'], prep: { storm: 1 }, reserve: ['thor@L3'] },
    Ann: { life: 20 },
    quiet: true,
  },
});

for (const action of ['action*', 'action**']) {
  scenario('DM-BURSTS-5', `${action} does no more: a player loses 2 life`, {
    given: { ...given, Ann: { reserve: [`power-bolt@${action}`, 'sidekick@character'] } },
    when: [{ who: 'Ann', does: { use: 'power-bolt', choose: ['Ben'] } }],
    then: { Ben: { life: 18, field: ['storm@L2', 'thor@L1'] }, Ann: { life: 20 }, quiet: true },
  });
}

scenario('DM-ACTION-DICE-5', 'the other player cannot use it', {
  given: { ...given, Ann: { reserve: ['sidekick@character'] }, Ben: { reserve: ['power-bolt@action'] } },
  when: [{ who: 'Ann', does: { pass: true } }],
  then: { Ann: { life: 20 }, active: 'Ben', quiet: true },
});
