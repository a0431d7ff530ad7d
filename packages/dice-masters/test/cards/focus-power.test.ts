import { scenario } from '../kit.ts';

const given = {
  teams: { Ann: ['avx/storm-ro'], Ben: ['avx/thor-lord-of-asgard'] },
  shared: ['avx/focus-power'],
  Ben: { field: ['thor@L2', 'sidekick@character'] },
};
const Ann = (action: string) => ({
  field: ['storm@L1'],
  reserve: [`focus-power@${action}`, 'sidekick@character'],
});

scenario(
  ['DM-SPINNING-1', 'DM-SPINNING-2', 'DM-SPINNING-7', 'DM-BURSTS-4'],
  'one character of either side is spun; one without another level cannot be chosen',
  {
    given: { ...given, Ann: Ann('action') },
    when: [
      {
        who: 'Ann',
        does: { use: 'focus-power' },
        then: { 'only-offered': { Ann: ['storm@L1', 'thor@L2'] } },
      },
      // Level 1 can only go up.
      { who: 'Ann', does: { choose: ['storm'] }, then: { asked: { Ann: 'ask.main' } } },
    ],
    then: { Ann: { field: ['storm@L2'] }, unchanged: ['Ben'], quiet: true },
  },
);

scenario('DM-SPINNING-3', 'its user says which way', {
  given: { ...given, Ann: Ann('action') },
  when: [{ who: 'Ann', does: { use: 'focus-power', choose: ['thor'], spin: 'down' } }],
  then: { Ben: { field: ['thor@L1', 'sidekick@character'] }, Ann: { field: ['storm@L1'] }, quiet: true },
});

for (const action of ['action*', 'action**']) {
  scenario(['DM-BURSTS-4', 'DM-BURSTS-8'], `with ${action} a different character is spun as well`, {
    given: { ...given, Ann: Ann(action) },
    when: [{ who: 'Ann', does: { use: 'focus-power', choose: ['thor'], spin: 'up' } }],
    // Storm is the only other character with another level.
    then: { Ben: { field: ['thor@L3', 'sidekick@character'] }, Ann: { field: ['storm@L2'] }, quiet: true },
  });
}

scenario('DM-BURSTS-8', 'the second character is not the first', {
  given: {
    ...given,
    Ann: { field: ['storm@L2', 'storm@L1'], reserve: ['focus-power@action*', 'sidekick@character'] },
  },
  when: [
    {
      who: 'Ann',
      does: { use: 'focus-power', choose: ['thor'], spin: 'up' },
      then: { 'only-offered': { Ann: ['storm@L1', 'storm@L2'] } },
    },
    { who: 'Ann', does: { choose: ['storm@L2'], spin: 'up' } },
  ],
  then: { Ann: { field: ['storm@L3', 'storm@L1'] }, quiet: true },
});
