import { scenario } from '../kit.ts';

const given = {
  teams: {
    Ann: ['avx/venom-eddie-brock', 'avx/angel-avenging-angel', 'avx/mjolnir-fist-of-the-righteous'],
    Ben: ['avx/iron-man-billionaire'],
  },
  phase: 'attack',
  stubs: {
    'avx/venom-eddie-brock': { L1: { attack: 9 } },
    'avx/angel-avenging-angel': { L1: { attack: 9 } },
  },
  Ben: { field: ['iron-man@L1', 'sidekick@character'] },
};

scenario(
  'DM-PREVENT-AND-REDIRECT-4',
  'Iron Man ignores damage from characters that are not shield characters',
  {
    given: { ...given, active: 'Ben', Ann: { field: ['venom@L1', 'sidekick@character'] } },
    when: [
      { who: 'Ben', does: { attack: ['iron-man', 'sidekick'] } },
      { who: 'Ann', does: { block: { venom: 'iron-man', sidekick: 'sidekick' } } },
    ],
    then: { Ben: { field: ['iron-man@L1'] }, Ann: { life: 20 }, happened: ['prevented'], quiet: true },
  },
);

scenario([], 'not from shield characters', {
  given: { ...given, Ann: { field: ['angel@L1'] } },
  when: [
    { who: 'Ann', does: { attack: ['angel'] } },
    { who: 'Ben', does: { block: { 'iron-man': 'angel' } } },
  ],
  then: { Ben: { field: ['sidekick@character'] }, 'not-happened': ['prevented'], quiet: true },
});

scenario([], 'nor from globals', {
  given: {
    ...given,
    phase: 'main',
    Ann: { reserve: ['sidekick@bolt', 'sidekick@bolt'], field: ['sidekick@character'] },
  },
  when: [{ who: 'Ann', does: { global: 'mjolnir', choose: 'iron-man' } }],
  then: { Ben: { field: [{ die: 'iron-man@L1', damage: 1 }, 'sidekick@character'] }, quiet: true },
});

scenario('DM-DICE-8', 'a sidekick has no card and so is no shield character: its damage is ignored, too', {
  given: { ...given, active: 'Ben', Ann: { field: ['sidekick@character'] } },
  when: [
    { who: 'Ben', does: { attack: ['iron-man'] } },
    { who: 'Ann', does: { block: { sidekick: 'iron-man' } }, then: { happened: ['prevented'] } },
  ],
  then: { Ben: { field: ['iron-man@L1', 'sidekick@character'] }, Ann: { field: [] }, quiet: true },
});
