import { scenario } from '../kit.ts';

const teams = { Ann: ['avx/human-torch-matchstick'] };
const given = {
  teams,
  Ann: {
    field: ['human-torch@L1'],
    used: { 'human-torch': 1 },
    reserve: ['sidekick@character', 'sidekick@character'],
  },
  Ben: { used: { sidekick: 1 } },
};

scenario('DM-FIELDING-7', 'a character face goes to the reserve pool and can be fielded at once', {
  given,
  when: [
    {
      who: 'Ann',
      does: { field: 'sidekick', may: true, roll: ['L1'] },
      then: { Ann: { reserve: ['human-torch@L1', 'sidekick@character'], used: {} } },
    },
    { who: 'Ann', does: { field: 'human-torch' } },
  ],
  then: {
    Ann: { field: ['human-torch@L1', 'human-torch@L1', 'sidekick@character'] },
    unchanged: ['Ben'],
    quiet: true,
  },
});

scenario('DM-DICE-IDENTITY-6', 'any other face goes back to the used pile', {
  given,
  when: [{ who: 'Ann', does: { field: 'sidekick', may: true, roll: ['bolt+bolt'] } }],
  then: {
    Ann: { reserve: ['sidekick@character'], used: { 'human-torch': 1 } },
    unchanged: ['Ben'],
    quiet: true,
  },
});

scenario([], 'the roll is a choice', {
  given,
  when: [{ who: 'Ann', does: { field: 'sidekick', may: false }, then: { 'not-happened': ['rolled'] } }],
  then: { Ann: { used: { 'human-torch': 1 } }, quiet: true },
});

scenario('DM-FIELDING-6', 'a Torch spent on that fielding is not rolled', {
  given: {
    teams,
    Ann: { field: ['human-torch@L1'], reserve: ['human-torch@L2', 'human-torch@bolt', 'sidekick@character'] },
  },
  when: [{ who: 'Ann', does: { field: 'human-torch@L2', pay: ['human-torch@bolt'] } }],
  then: { asked: { Ann: 'ask.main' }, Ann: { used: { 'human-torch': 1 } }, quiet: true },
});

scenario('DM-ACTIVE-AND-FIELDED-1', 'without a Torch in the field nothing is asked', {
  given: {
    teams,
    Ann: { used: { 'human-torch': 1 }, reserve: ['sidekick@character', 'sidekick@character'] },
  },
  when: [{ who: 'Ann', does: { field: 'sidekick' } }],
  then: { asked: { Ann: 'ask.main' }, Ann: { used: { 'human-torch': 1 } }, quiet: true },
});
