import { scenario } from '../kit.ts';

const given = {
  teams: { Ann: ['avx/punisher-mcrook'], Ben: ['avx/beast-big-boy-blue'] },
  phase: 'attack',
  Ann: { field: ['punisher@L1'] },
  Ben: { field: ['beast@L2', 'sidekick@character'] },
};

scenario(['DM-KNOCK-OUT-4'], 'when Punisher attacks he knocks out an opposing character', {
  given,
  when: [
    { who: 'Ann', does: { attack: ['punisher'], choose: 'beast' } },
    {
      who: 'Ben',
      does: { may: false },
      then: { Ben: { life: 20, field: ['sidekick@character'], prep: { beast: 1 } } },
    },
    { who: 'Ben', does: { block: {} } },
  ],
  then: { Ben: { life: 16, field: ['sidekick@character'] }, quiet: true },
});

scenario('DM-PAYING-7', 'unless the opponent pays 2 life', {
  given,
  when: [
    { who: 'Ann', does: { attack: ['punisher'], choose: 'beast' } },
    {
      who: 'Ben',
      does: { may: true },
      then: { Ben: { life: 18 }, 'not-happened': ['player-damaged', 'knocked-out'] },
    },
    { who: 'Ben', does: { block: {} } },
  ],
  then: { Ben: { life: 14, field: ['beast@L2', 'sidekick@character'] }, quiet: true },
});

scenario('DM-PAYING-7', 'whoever has less is not asked', {
  given: { ...given, Ben: { ...given.Ben, life: 1 } },
  when: [
    {
      who: 'Ann',
      does: { attack: ['punisher'], choose: 'beast' },
      then: { Ben: { life: 1, field: ['sidekick@character'] } },
    },
    { who: 'Ben', does: { block: { sidekick: 'punisher' } } },
  ],
  then: { Ben: { life: 1, field: [] }, Ann: { prep: { punisher: 1 } }, quiet: true },
});

scenario([], 'with nobody to choose nothing is asked', {
  given: { ...given, Ben: {} },
  when: [{ who: 'Ann', does: { attack: ['punisher'] } }],
  then: { Ben: { life: 16 }, Ann: { used: { punisher: 1 } }, quiet: true },
});
