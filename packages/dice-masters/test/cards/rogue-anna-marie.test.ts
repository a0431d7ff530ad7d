import { scenario } from '../kit.ts';

const given = {
  teams: {
    Ann: ['avx/rogue-anna-marie'],
    Ben: ['avx/mjolnir-fist-of-the-righteous', 'avx/doctor-doom-nemesis', 'avx/venom-eddie-brock'],
  },
  Ann: { reserve: ['rogue@L1', 'sidekick@mask'] },
};
const foes = ['doctor-doom@L2', 'venom@L1'];

scenario(
  ['DM-CAPTURE-AND-CONTROL-1', 'DM-BURSTS-6'],
  'Rogue captures an action die and may use it when she attacks, as if without bursts',
  {
    given: { ...given, Ben: { field: foes, reserve: ['mjolnir@action**'] } },
    when: [
      { who: 'Ann', does: { field: 'rogue' }, then: { Ben: { reserve: [] }, happened: ['captured'] } },
      {
        who: 'Ann',
        does: { attack: ['rogue'], may: true },
        // 6 damage and not 8.
        then: { Ben: { field: [{ die: 'doctor-doom@L2', damage: 6 }], prep: { venom: 1 } } },
      },
      { who: 'Ben', does: { block: {} } },
    ],
    then: { Ben: { life: 18, used: { mjolnir: 1 }, field: ['doctor-doom@L2'] }, quiet: true },
  },
);

scenario('DM-CORE-RULES-1', 'she need not; the die goes to the used pile all the same', {
  given: { ...given, Ben: { field: foes, used: { mjolnir: 1 } } },
  when: [
    { who: 'Ann', does: { field: 'rogue' }, then: { Ben: { used: {} } } },
    { who: 'Ann', does: { attack: ['rogue'], may: false } },
    { who: 'Ben', does: { block: {} } },
  ],
  then: { Ben: { life: 18, used: { mjolnir: 1 }, field: foes }, quiet: true },
});

scenario('DM-DICE-IDENTITY-1', 'a die that shows energy in the reserve pool is no action', {
  given: { ...given, Ben: { field: foes, reserve: ['mjolnir@bolt'] } },
  when: [
    {
      who: 'Ann',
      does: { field: 'rogue' },
      then: { 'not-happened': ['captured'], Ben: { reserve: ['mjolnir@bolt'] } },
    },
    { who: 'Ann', does: { attack: ['rogue'] }, then: { asked: { Ben: 'ask.blockers' } } },
    { who: 'Ben', does: { block: {} } },
  ],
  then: { Ben: { life: 18, field: foes }, quiet: true },
});
