import { dice, scenario } from '../../kit.ts';

const TEAM = {
  tactics: ['repulsor-refraction'],
  characters: {
    'invincible-iron-man': { at: [10, 18], power: 1 },
    'captain-america-first-avenger': { at: [18, 18], power: 1 },
  },
};

scenario(
  ['CP-TACTIC-9', 'CP-BEAM-2', 'CP-BEAM-5'],
  'an action: a beam from the base of Captain America hits all that lie under it',
  {
    given: {
      active: 'invincible-iron-man',
      dice: dice('hit, failure 4, failure 2, hit 2, failure 3, failure 3'),
      Ann: TEAM,
      Ben: { characters: { dummy: { at: [18, 22] }, giant: { at: [18, 25] }, blocker: { at: [10, 22] } } },
    },
    when: [{ who: 'Ann', does: { tactic: 'repulsor-refraction', aim: [18, 34], target: 'dummy' } }],
    then: {
      Ann: {
        'invincible-iron-man': { power: 0 },
        'captain-america-first-avenger': { power: 0 },
        tactics: [],
      },
      Ben: { dummy: { damage: 1 }, giant: { damage: 2 }, blocker: { damage: 0 } },
      actions: 1,
      quiet: true,
    },
  },
);

scenario(['CP-TACTIC-9'], 'not without an action, and not far from him', {
  given: {
    active: 'invincible-iron-man',
    Ann: {
      ...TEAM,
      characters: {
        'invincible-iron-man': { at: [10, 18], power: 1 },
        'captain-america-first-avenger': { at: [24, 18], power: 1 },
      },
    },
    Ben: { characters: { dummy: { at: [24, 22] } } },
  },
  when: [{ who: 'Ann', does: { tactic: 'repulsor-refraction' }, refused: ['CP-TACTIC-9'] }],
  then: { Ann: { tactics: ['repulsor-refraction'] }, actions: 2, quiet: true },
});
