import { scenario } from '../kit.ts';

const given = {
  teams: { Ann: ['avx/ghost-rider-spirit-of-vengeance'], Ben: ['avx/silver-surfer-silverado'] },
  shared: ['avx/smash'],
  Ann: { field: ['ghost-rider@L1', 'sidekick@character'] },
  Ben: { field: ['silver-surfer@L1'] },
};

scenario(
  'DM-KNOCK-OUT-6',
  'knocked out while engaged, Ghost Rider brings a die from the bag to the prep area',
  {
    given: { ...given, phase: 'attack' },
    when: [
      { who: 'Ann', does: { attack: ['ghost-rider'] } },
      { who: 'Ben', does: { block: { 'silver-surfer': 'ghost-rider' } } },
    ],
    then: {
      Ann: { prep: { 'ghost-rider': 1, sidekick: 1 }, bag: { sidekick: 6 }, field: ['sidekick@character'] },
      quiet: true,
    },
  },
);

scenario('DM-GLOSSARY-3', 'not when he was in no fight, nor when somebody else falls', {
  given: { ...given, Ann: { ...given.Ann, reserve: ['smash@action'] } },
  when: [{ who: 'Ann', does: { use: 'smash', choose: 'ghost-rider' } }],
  then: { Ann: { prep: { 'ghost-rider': 1 }, bag: { sidekick: 7 } }, quiet: true },
});

scenario([], 'an engaged companion is not him', {
  given: { ...given, phase: 'attack' },
  when: [
    { who: 'Ann', does: { attack: ['ghost-rider', 'sidekick'] } },
    { who: 'Ben', does: { block: { 'silver-surfer': 'sidekick' } } },
  ],
  then: { Ann: { prep: { sidekick: 1 }, bag: { sidekick: 7 } }, Ben: { life: 18 }, quiet: true },
});
