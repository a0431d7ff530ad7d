import { scenario } from '../../kit.ts';

scenario(
  ['MC-STATUS-1', 'MC-KEYWORD-7'],
  'Sweeping Swoop: stuns your hero, and surges with Vulture in play',
  {
    given: {
      villainStep: 4,
      encounter: ['Hydra Mercenary', 'Sandman'],
      ada: { hero: 'Spider-Man', dealt: ['Sweeping Swoop'] },
      ben: { hero: 'She-Hulk', minions: ['Vulture'] },
    },
    when: [],
    then: {
      ada: { stunned: true, minions: ['Hydra Mercenary'] },
      ben: { stunned: false },
      villain: { stunned: false },
      encounter: 1,
      quiet: true,
    },
  },
);

scenario('MC-IDENTITY-6', 'Sweeping Swoop: no alter-ego is stunned, no surge without Vulture', {
  given: {
    villainStep: 4,
    encounter: ['Hydra Mercenary'],
    ada: { hero: 'Spider-Man', form: 'alter-ego', dealt: ['Sweeping Swoop'], minions: ['Sandman'] },
  },
  when: [],
  then: { ada: { stunned: false, minions: ['Sandman'] }, encounter: 1, quiet: true },
});

scenario(['MC-BOOST-3', 'MC-BOOST-4'], 'Sweeping Swoop: as a boost it stuns whom the attack damages', {
  given: {
    villainStep: 2,
    encounter: ['Sweeping Swoop', 'Crowd Control'],
    ada: { hero: 'Black Panther', play: ['Luke Cage', 'Mockingbird'] },
  },
  when: [{ who: 'ada', does: { defend: 'Luke Cage' } }],
  then: {
    cards: { 'Luke Cage': { damage: 2, stunned: true }, Mockingbird: { stunned: false } },
    ada: { stunned: false, damage: 0 },
  },
});

scenario('MC-ATTACK-8', 'Sweeping Swoop: as a boost it does not stun whom the attack does not damage', {
  given: {
    villainStep: 2,
    encounter: ['Sweeping Swoop', 'Crowd Control'],
    ada: { hero: 'Black Panther' },
  },
  when: [{ who: 'ada', does: { defend: 'Black Panther' } }],
  then: { ada: { stunned: false, damage: 0 } },
});
