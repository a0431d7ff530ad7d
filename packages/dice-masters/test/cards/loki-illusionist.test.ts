import { scenario } from '../kit.ts';

const given = {
  teams: { Ann: ['avx/loki-illusionist'], Ben: ['avx/silver-surfer-silverado'] },
  shared: ['avx/smash'],
  Ann: { reserve: ['loki@L1', 'sidekick@mask'] },
  Ben: { field: ['silver-surfer@L1', 'sidekick@character'] },
};
const taking = { field: 'loki', choose: 'silver-surfer' };

scenario(
  ['DM-CAPTURE-AND-CONTROL-6', 'DM-CAPTURE-AND-CONTROL-7'],
  'Loki controls an opposing character; at the end of the turn it is knocked out and hits its owner',
  {
    given,
    when: [
      {
        who: 'Ann',
        does: taking,
        then: {
          Ann: { field: ['loki@L1', 'silver-surfer@L1'] },
          Ben: { field: ['sidekick@character'], life: 20 },
          'only-offered': { Ann: ['silver-surfer@L1'] },
        },
      },
      { who: 'Ann', does: { attack: [] } },
    ],
    then: {
      Ann: { field: ['loki@L1'], life: 20 },
      Ben: { field: ['sidekick@character'], life: 15, prep: { 'silver-surfer': 1, sidekick: 4 } },
      quiet: true,
    },
  },
);

scenario('DM-CAPTURE-AND-CONTROL-7', 'it may attack for him before', {
  given,
  when: [
    { who: 'Ann', does: taking },
    { who: 'Ann', does: { attack: ['silver-surfer'] } },
    { who: 'Ben', does: { block: { sidekick: 'silver-surfer' } } },
  ],
  then: { Ann: { field: ['loki@L1'] }, Ben: { field: [], life: 15 }, quiet: true },
});

scenario(
  'DM-CAPTURE-AND-CONTROL-13',
  "unblocked it goes to its owner's prep area first, and there is nobody left to knock out",
  {
    given,
    when: [
      { who: 'Ann', does: taking },
      { who: 'Ann', does: { attack: ['silver-surfer'] } },
      { who: 'Ben', does: { block: {} } },
    ],
    then: { Ben: { life: 15, field: ['sidekick@character'] }, 'not-happened': ['knocked-out'], quiet: true },
  },
);

scenario('DM-CAPTURE-AND-CONTROL-10', 'when Loki is knocked out it goes home and nothing more happens', {
  given: { ...given, Ann: { reserve: ['loki@L1', 'sidekick@mask', 'smash@action'] } },
  when: [
    { who: 'Ann', does: taking },
    { who: 'Ann', does: { use: 'smash', choose: 'loki' } },
  ],
  then: {
    Ann: { field: [] },
    Ben: { life: 20, field: ['silver-surfer@L1', 'sidekick@character'] },
    quiet: true,
  },
});
