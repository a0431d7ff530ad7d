import { proves } from '@assemble/rules/testing';
import { expect } from 'vitest';
import { EDITIONS, rosterVerdict } from '../../../src/index.ts';
import { content } from '../../game.ts';
import { scenario } from '../../kit.ts';
import { rolled } from '../dice.ts';

const thanos = 'thanos-the-mad-titan';

scenario(['CP-ICON-1', 'CP-THROW-3'], 'Strike: a wild may throw the target away', {
  given: {
    active: thanos,
    dice: ['wild', ...rolled(1, 5, 3)],
    Ann: { characters: { [thanos]: { at: [10, 18] } } },
    Ben: { characters: { dummy: { at: [12.5, 18] } } },
  },
  when: [
    { who: 'Ann', does: { attack: 'strike', may: true } },
    { who: 'Ann', does: { aim: [20, 18] } },
  ],
  then: { Ann: { [thanos]: { power: 2 } }, Ben: { dummy: { damage: 2, at: [15.875, 18] } }, quiet: true },
});

scenario(
  ['CP-ATTACK-4', 'CP-ICON-1', 'CP-COND-1'],
  'Cosmic Blast: up to 3 Power for as many dice; a wild pushes away and slows',
  {
    given: {
      active: thanos,
      dice: ['wild', ...rolled(3, 6, 2)],
      Ann: { characters: { [thanos]: { at: [10, 18], power: 5, conditions: ['root'] } } },
      Ben: { characters: { dummy: { at: [14, 18] } } },
    },
    when: [
      {
        who: 'Ann',
        does: { attack: 'cosmic-blast', react: 'cosmic-blast.0', amount: 4 },
        refused: ['CP-SUPER-3'],
      },
      { who: 'Ann', does: { amount: 2, aim: [20, 18] } },
    ],
    then: {
      Ann: { [thanos]: { power: 3 } },
      Ben: { dummy: { damage: 4, at: [17.375, 18], conditions: ['slow'] } },
      quiet: true,
    },
  },
);

scenario(['CP-ATTACK-4'], 'nobody has to pay', {
  given: {
    active: thanos,
    dice: rolled(1, 5, 2),
    Ann: { characters: { [thanos]: { at: [10, 18], power: 5 } } },
    Ben: { characters: { dummy: { at: [14, 18] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'cosmic-blast', pass: true } }],
  then: { Ann: { [thanos]: { power: 5 } }, Ben: { dummy: { damage: 1, conditions: [] } }, quiet: true },
});

scenario(['CP-PLACE-1', 'CP-STAT-2'], 'Cosmic Portal: anybody within Range 4 is placed; not when Injured', {
  given: {
    active: thanos,
    Ann: { characters: { [thanos]: { at: [10, 18], power: 4 }, dummy: { at: [4, 4] } } },
    Ben: { characters: { dummy: { at: [16, 18] } } },
  },
  when: [
    { who: 'Ann', does: { power: 'cosmic-portal', choose: "Ann's dummy" }, refused: ['CP-SUPER-4'] },
    { who: 'Ann', does: { choose: "Ben's dummy", to: [13, 18] } },
    { who: 'Ann', does: { power: 'cosmic-portal' }, refused: ['CP-SUPER-4'] },
  ],
  then: { Ann: { [thanos]: { power: 2 } }, Ben: { dummy: { at: [13, 18] } }, quiet: true },
});

scenario(['CP-STAT-2'], 'it is on the Healthy side alone', {
  given: {
    active: thanos,
    Ann: { characters: { [thanos]: { at: [10, 18], power: 4, side: 'injured' } } },
    Ben: { characters: { dummy: { at: [16, 18] } } },
  },
  when: [],
  then: { 'not-offered': { Ann: ['cosmic-portal'] }, quiet: true },
});

const decree = (side: 'healthy' | 'injured', dice: number): void =>
  scenario(
    ['CP-ATTACK-4', 'CP-SUPER-8'],
    `Death's Decree: ${dice - 4} dice more for an ally that is ${side}`,
    {
      given: {
        active: 'dummy',
        dice: rolled(dice, dice, 3),
        Ann: { characters: { [thanos]: { at: [10, 12], power: 2 }, dummy: { at: [10, 18], side } } },
        Ben: { characters: { giant: { at: [13, 18] } } },
      },
      when: [{ who: 'Ann', does: { attack: 'jab', react: 'death-s-decree' } }],
      then: { Ann: { [thanos]: { power: 0 } }, Ben: { giant: { damage: dice } }, quiet: true },
    },
  );
decree('healthy', 6);
decree('injured', 8);

scenario(['CP-SUPER-8'], 'not for his own attacks, nor for allies far away', {
  given: {
    active: 'dummy',
    dice: rolled(1, 4, 3),
    Ann: { characters: { [thanos]: { at: [30, 30], power: 2 }, dummy: { at: [10, 18] } } },
    Ben: { characters: { giant: { at: [13, 18] } } },
  },
  when: [{ who: 'Ann', does: { attack: 'jab' } }],
  then: { Ben: { giant: { damage: 1 } }, quiet: true },
});

scenario(
  ['CP-DAMAGE-1', 'CP-SUPER-3'],
  'Being of Immeasurable Power: 1 damage less from enemies, and gems cost nothing',
  {
    given: {
      active: 'dummy',
      dice: rolled(3, 4, 3),
      Ann: { characters: { dummy: { at: [12.5, 18] } } },
      Ben: { characters: { [thanos]: { at: [10, 18], gems: ['space'] } } },
    },
    when: [
      { who: 'Ann', does: { attack: 'jab' } },
      { who: 'Ann', does: { end: true } },
      { who: 'Ben', does: { activate: thanos } },
      { who: 'Ben', does: { power: 'space-gem', to: [6, 18] } },
    ],
    then: { Ben: { [thanos]: { damage: 2, power: 2, at: [6, 18] } }, quiet: true },
  },
);

scenario(['CP-LEAD-2'], 'Death’s Agenda: a point for each enemy KO’d, not for a Dazed one', {
  given: {
    active: 'dummy',
    dice: [...rolled(3, 4, 3), ...rolled(3, 4, 3)],
    Ann: {
      affiliation: 'black-order',
      leader: thanos,
      characters: { [thanos]: { at: [30, 30] }, dummy: { at: [10, 18] } },
    },
    Ben: {
      characters: {
        dummy: { at: [12, 18], side: 'injured', damage: 4 },
        blocker: { at: [10, 20], damage: 4 },
        giant: { at: [4, 4] },
      },
    },
  },
  when: [
    { who: 'Ann', does: { attack: 'jab', target: "Ben's dummy" } },
    { who: 'Ann', does: { attack: 'jab' } },
  ],
  then: {
    Ann: { points: 1 },
    Ben: { points: 0, dummy: { gone: true }, blocker: { dazed: true } },
    quiet: true,
  },
});

const withGems = (...gems: string[]) => ({
  characters: [{ id: `expansions/${thanos}`, gems: gems.map((one) => `gems/${one}`) }],
  tactics: [],
  crises: [],
});
const refusals = (edition: keyof typeof EDITIONS, ...gems: string[]): string[] => {
  const verdict = rosterVerdict(content, EDITIONS[edition], withGems(...gems), { seat: 0 });
  return verdict.yes
    ? []
    : verdict.reasons.map(({ rule }) => rule).filter((rule) => rule.startsWith('CP-GEM'));
};

proves(
  ['CP-GEM-1', 'CP-GEM-2', 'CP-GEM-3', 'CP-EFFECT-1'],
  'he bears any of the six gems; two of them in every edition, because his card says so, never three',
  () => {
    for (const one of ['mind', 'power', 'reality', 'soul', 'space', 'time'])
      expect(refusals('es13', one)).toEqual([]);
    for (const edition of ['en', 'de', 'es13'] as const)
      expect(refusals(edition, 'mind', 'time')).toEqual([]);
    expect(refusals('de', 'mind', 'time', 'soul')).toEqual(['CP-GEM-3']);
    expect(refusals('es13', 'mind', 'time', 'soul')).toEqual(['CP-GEM-2']);
  },
);
