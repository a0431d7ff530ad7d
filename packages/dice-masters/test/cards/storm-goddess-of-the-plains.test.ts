import { scenario } from '../kit.ts';

const given = {
  teams: {
    Ann: ['avx/storm-goddess-of-the-plains'],
    Ben: ['avx/thor-lord-of-asgard', 'avx/beast-big-boy-blue'],
  },
  phase: 'attack',
  Ann: { field: ['storm@L1', 'sidekick@character'] },
  Ben: { field: ['thor@L1', 'beast@L2', 'sidekick@character'] },
};

scenario(['DM-DICE-IDENTITY-6'], 'an attacking Storm rerolls all opposing characters', {
  given,
  // The sidekick is rolled first, then Thor and Beast.
  when: [{ who: 'Ann', does: { attack: ['storm'], roll: ['wild', 'bolt', 'L3'] } }],
  then: {
    Ben: { field: ['beast@L3'], prep: { thor: 1, sidekick: 1 } },
    Ann: { field: ['sidekick@character'], attack: ['storm@L1'] },
    asked: { Ben: 'ask.blockers' },
    quiet: true,
  },
});

scenario([], 'a Storm that stays back rerolls nothing', {
  given,
  when: [{ who: 'Ann', does: { attack: ['sidekick'] }, then: { 'not-happened': ['rolled'] } }],
  then: { unchanged: ['Ben'], quiet: true },
});
