import { proves } from '@assemble/rules/testing';
import { expect } from 'vitest';
import { content, create, game, setupOf } from '../../game.ts';
import { inventedScenario, scenario } from '../../kit.ts';

scenario('MC-KEYWORD-11', 'Black Panther: who attacks him takes 1 damage', {
  given: {
    villainStep: 2,
    ada: { hero: 'Black Panther' },
    ben: { hero: 'She-Hulk' },
  },
  when: [
    { who: 'ada', does: { defend: 'nobody' } },
    { who: 'ben', does: { defend: 'nobody' }, then: { villain: { damage: 1 } } },
    { who: 'ben', does: { defend: 'nobody' } },
    { who: 'ada', does: { defend: 'nobody' } },
  ],
  // She-Hulk was attacked as well and does not strike back.
  then: { villain: { damage: 1 }, ada: { damage: 2 }, ben: { damage: 2 }, quiet: true },
});

inventedScenario('MC-IDENTITY-1', "T'Challa: no retaliation in alter-ego form, also if he is attacked", {
  given: {
    villainStep: 4,
    encounter: ['Advance', 'Advance'],
    ada: { hero: 'Black Panther', form: 'alter-ego', dealt: ['No Mercy'] },
  },
  when: [],
  then: { ada: { damage: 2 }, villain: { damage: 0 }, quiet: true },
});

proves(['MC-SETUP-17', 'MC-SEARCH-2'], "T'Challa: begins with a Black Panther upgrade of his deck", () => {
  const { match } = create(setupOf(['black-panther', 'she-hulk']));
  const keepHand = (seat: number): void => {
    const mulligan = match.pending.find((one) => one.seat === seat);
    expect(game.apply(match, seat, mulligan?.n ?? -1, []).yes).toBe(true);
  };
  keepHand(0);
  keepHand(1);
  const [decision] = match.pending;
  if (decision?.shape !== 'entities') throw new Error('nothing to search for');
  const traits = decision.from.map((id) => content.card(match.table.prints[id]?.card ?? '').faces[0].traits);
  expect(traits.length).toBeGreaterThan(0);
  expect(traits.every((one) => one.includes('black-panther'))).toBe(true);
  const wanted = decision.from[0] ?? -1;
  expect(game.apply(match, decision.seat, decision.n, [wanted]).yes).toBe(true);
  const [ada, ben] = match.table.players;
  expect(ada?.hand).toContain(wanted);
  expect([ada?.hand.length, ben?.hand.length]).toEqual([7, 6]);
});
