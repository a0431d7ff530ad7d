import { proves } from '@assemble/rules/testing';
import { expect } from 'vitest';
import { DRONE } from '../../../src/content.ts';
import { create, setupOf } from '../../game.ts';
import { scenario } from '../../kit.ts';

proves(
  ['MC-SETUP-11', 'MC-SETUP-12'],
  'The Crimson Cowl: Ultron Drones come into play, and one drone from the deck of each player',
  () => {
    const { table } = create(setupOf(['spider-man', 'iron-man'], 'ultron')).match;
    const faces = table.play.map((piece) => piece.face);
    expect(faces.filter((face) => face === 'core/140')).toHaveLength(1);
    const drones = table.play.filter((piece) => piece.face === DRONE);
    expect(drones.map((piece) => piece.engaged)).toEqual([0, 1]);
    expect(drones.map((piece) => table.prints[piece.id]?.owner)).toEqual([0, 1]);
    expect(table.play.find((piece) => piece.id === table.scheme)?.threat).toBe(0);
  },
);

proves('MC-SETUP-11', 'The Crimson Cowl: no drones come with another scheme', () => {
  const { table } = create(setupOf(['spider-man', 'iron-man'], 'klaw')).match;
  const faces = table.play.map((piece) => piece.face);
  expect(faces).not.toContain(DRONE);
  expect(faces).not.toContain('core/140');
});

scenario(
  ['MC-VILLAIN-PHASE-1', 'MC-MAIN-1'],
  'The Crimson Cowl: 1 threat for each player, and it holds 5 of 6',
  {
    given: {
      villain: 'Ultron',
      villainStep: 1,
      villainIs: { stunned: true },
      threat: 2,
      scenario: ['Ultron Drones'],
      encounter: ['Advance', 'Hydra Mercenary', 'Hydra Mercenary', 'Advance'],
      ada: { hero: 'She-Hulk', deck: ['Genius', 'Strength'] },
      ben: { hero: 'Iron Man', form: 'alter-ego', deck: ['Energy', 'Strength'] },
    },
    when: [],
    // Two in step one, one by Ultron's scheme against Ben.
    then: {
      scheme: { stage: 1, threat: 5 },
      ada: { minions: ['Hydra Mercenary'], deck: 2 },
      ben: { minions: ['Hydra Mercenary'], deck: 2 },
      quiet: true,
    },
  },
);
