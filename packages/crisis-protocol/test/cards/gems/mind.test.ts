import { scenario } from '../../kit.ts';

scenario(['CP-SUPER-5', 'CP-SUPER-7'], 'an enemy within Range 3 advances where the bearer’s player likes', {
  given: {
    active: 'dummy',
    Ann: {
      characters: { dummy: { at: [10, 18], power: 4, gems: ['mind'] }, blocker: { at: [4, 4], power: 4 } },
    },
    Ben: { characters: { giant: { at: [15, 18] }, dummy: { at: [20, 18] } } },
  },
  when: [
    { who: 'Ann', does: { power: 'mind-gem', to: [15, 20] } },
    { who: 'Ann', does: { power: 'mind-gem' }, refused: ['CP-SUPER-4'] },
  ],
  then: {
    Ann: { dummy: { power: 2 } },
    Ben: { giant: { at: [15, 20] }, dummy: { at: [20, 18] } },
    actions: 2,
    quiet: true,
  },
});

scenario(['CP-GEM-4', 'CP-GEM-7'], 'who has no gem has no such superpower; the bearer gains 1 Power for it', {
  given: {
    phase: 'power',
    Ann: { characters: { dummy: { at: [10, 18], gems: ['mind'] }, blocker: { at: [4, 4] } } },
    Ben: { characters: { giant: { at: [15, 18] } } },
  },
  when: [{ who: 'Ann', does: { activate: 'blocker' } }],
  then: {
    Ann: { dummy: { power: 2 }, blocker: { power: 1 } },
    'not-offered': { Ann: ['mind-gem'] },
    quiet: true,
  },
});
