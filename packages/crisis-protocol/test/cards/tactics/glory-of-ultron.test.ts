import { scenario } from '../../kit.ts';

scenario(
  ['CP-TACTIC-9', 'CP-POWER-3', 'CP-DAMAGE-1'],
  'each enemy near Ultron or his Drones pays 1 Power, which he gains, or suffers 1 damage',
  {
    given: {
      active: 'ultron-metal-tyrant',
      Ann: {
        tactics: ['glory-of-ultron'],
        characters: { 'ultron-metal-tyrant': { at: [10, 18] }, 'ultron-drones': { at: [20, 18] } },
      },
      Ben: {
        characters: {
          dummy: { at: [12.5, 18], power: 1 },
          giant: { at: [10, 22], power: 2 },
          blocker: { at: [22.5, 18] },
          'iron-man': { at: [30, 30] },
        },
      },
    },
    when: [
      { who: 'Ann', does: { tactic: 'glory-of-ultron' } },
      { who: 'Ben', does: { choose: ['dummy'] } },
    ],
    then: {
      Ann: { 'ultron-metal-tyrant': { power: 1 }, tactics: [] },
      Ben: {
        dummy: { power: 0, damage: 0 },
        giant: { power: 3, damage: 1 },
        blocker: { power: 1, damage: 1 },
        'iron-man': { damage: 0 },
      },
      happened: ['power-spent', 'power-gained', 'damaged', 'damaged'],
      quiet: true,
    },
  },
);

scenario(['CP-TACTIC-9'], 'with nobody near it cannot be played', {
  given: {
    active: 'ultron-metal-tyrant',
    Ann: { tactics: ['glory-of-ultron'], characters: { 'ultron-metal-tyrant': { at: [10, 18] } } },
    Ben: { characters: { dummy: { at: [20, 18], power: 1 } } },
  },
  when: [{ who: 'Ann', does: { tactic: 'glory-of-ultron' }, refused: ['CP-TACTIC-9'] }],
  then: { Ann: { tactics: ['glory-of-ultron'] }, quiet: true },
});
