import { scenario } from '../kit.ts';

const given = {
  teams: { Ann: ['avx/punisher-vigilante'] },
  phase: 'attack',
  Ann: { field: ['punisher@L1'], bag: { punisher: 2, sidekick: 1 } },
};

scenario([], 'attacking, Punisher brings another from the bag to the prep area', {
  given,
  when: [
    {
      who: 'Ann',
      does: { attack: ['punisher'] },
      then: { asked: { Ben: 'ask.unless' }, Ann: { attack: ['punisher@L1'] } },
    },
    { who: 'Ben', does: { may: false } },
  ],
  then: {
    Ann: { prep: { punisher: 1 }, bag: { punisher: 1, sidekick: 1 }, used: { punisher: 1 } },
    Ben: { life: 16 },
    quiet: true,
  },
});

scenario('DM-PAYING-7', 'unless the opponent pays 3 life', {
  given,
  when: [
    { who: 'Ann', does: { attack: ['punisher'] } },
    { who: 'Ben', does: { may: true }, then: { Ben: { life: 13 } } },
  ],
  then: { Ann: { prep: {}, bag: { punisher: 2, sidekick: 1 } }, Ben: { life: 13 }, quiet: true },
});

scenario([], 'with none in the bag nobody is asked', {
  given: { ...given, Ann: { field: ['punisher@L1'], bag: { sidekick: 2 }, used: { punisher: 1 } } },
  when: [{ who: 'Ann', does: { attack: ['punisher'] } }],
  then: { Ann: { prep: {}, bag: { sidekick: 2 }, used: { punisher: 2 } }, Ben: { life: 16 }, quiet: true },
});
