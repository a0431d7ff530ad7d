import { proves } from '@assemble/rules/testing';
import { describe, expect, test } from 'vitest';
import {
  EDITIONS,
  type EditionId,
  READY_MADE,
  rosterFor,
  rosterVerdict,
  squadVerdict,
  threatOf,
} from '../../src/index.ts';
import { content } from '../game.ts';

const editions = Object.keys(EDITIONS) as EditionId[];

test('there is one for the Avengers, the Cabal and S.H.I.E.L.D.', () => {
  expect(READY_MADE.map(({ affiliation }) => affiliation)).toEqual(['avengers', 'cabal', 'shield']);
});

for (const ready of READY_MADE)
  describe(ready.id, () => {
    for (const edition of editions)
      proves(['CP-ROSTER-1', 'CP-ROSTER-2'], `is legal in ${edition}`, () => {
        const roster = rosterFor(ready, EDITIONS[edition]);
        expect(rosterVerdict(content, EDITIONS[edition], roster, { seat: 0 })).toEqual({ yes: true });
      });

    const members = ready.characters.filter(({ id }) =>
      content.of('character', id).affiliations.includes(ready.affiliation),
    );

    test('has a leader and enough members for a squad of its affiliation at 15 Threat', () => {
      const leader = members.find(({ id }) =>
        content.of('character', id).leadership.some((one) => one.affiliation === ready.affiliation),
      );
      expect(leader).toBeDefined();
      let left = 15 - (leader === undefined ? 0 : threatOf(content, leader));
      const squad = members.filter((one) => {
        if (one === leader || threatOf(content, one) > left) return one === leader;
        left -= threatOf(content, one);
        return true;
      });
      expect(squad.length).toBeGreaterThanOrEqual(3);
      const tactics = ready.tactics
        .filter((id) => [null, ready.affiliation].includes(content.of('tactic', id).affiliation))
        .slice(0, 5);
      expect(tactics).toHaveLength(5);
      for (const edition of editions) {
        const answer = {
          characters: squad.map(({ id }) => id),
          affiliation: ready.affiliation,
          tactics,
        };
        const roster = rosterFor(ready, EDITIONS[edition]);
        expect(squadVerdict(content, EDITIONS[edition], roster, 15, answer, 0)).toEqual({ yes: true });
      }
    });
  });
