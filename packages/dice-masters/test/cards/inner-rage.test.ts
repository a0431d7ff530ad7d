import { scenario } from '../kit.ts';

const given = {
  teams: { Ann: ['avx/storm-ro', 'avx/spider-man-webhead'] },
  shared: ['avx/inner-rage'],
  Ben: { field: ['sidekick@character'] },
};
const Ann = (action: string) => ({
  field: ['storm@L1', 'spider-man@L1', 'sidekick@character'],
  reserve: [`inner-rage@${action}`, 'sidekick@character'],
});

scenario('DM-BONUSES-1', 'two of your characters get +1A and +1D', {
  given: { ...given, Ann: Ann('action') },
  when: [
    {
      who: 'Ann',
      does: { use: 'inner-rage' },
      then: { 'only-offered': { Ann: ['storm@L1', 'spider-man@L1', 'sidekick@character'] } },
    },
    { who: 'Ann', does: { choose: ['storm', 'spider-man'] } },
  ],
  then: {
    Ann: { stats: { storm: '3/2', 'spider-man': '4/4', sidekick: '1/1' } },
    Ben: { stats: { sidekick: '1/1' } },
    quiet: true,
  },
});

for (const action of ['action*', 'action**']) {
  scenario(['DM-BURSTS-4', 'DM-BURSTS-8'], `with ${action} the same two get another +1A and +1D`, {
    given: { ...given, Ann: Ann(action) },
    when: [{ who: 'Ann', does: { use: 'inner-rage', choose: ['storm', 'sidekick'] } }],
    then: {
      Ann: { stats: { storm: '4/3', 'spider-man': '3/3', sidekick: '3/3' } },
      Ben: { stats: { sidekick: '1/1' } },
      quiet: true,
    },
  });
}

scenario('DM-REGROUP-6', 'the bonus ends with the turn', {
  given: { ...given, Ann: { field: ['storm@L1'], reserve: ['inner-rage@action'] } },
  when: [
    { who: 'Ann', does: { use: 'inner-rage' }, then: { Ann: { stats: { storm: '3/2' } } } },
    { who: 'Ann', does: { attack: [] } },
  ],
  then: { Ann: { stats: { storm: '2/1' } }, active: 'Ben', quiet: true },
});
