import type { Event, Json } from '@assemble/kernel';
import { proves } from '@assemble/rules/testing';
import { expect, test } from 'vitest';
import {
  EDITIONS,
  type EditionId,
  FIRST_MATCH,
  HAND_MADE_MAPS,
  READY_MADE,
  rosterFor,
} from '../../src/index.ts';
import { create, game, playOn, refusals } from '../game.ts';
import { ids } from '../set-up-kit.ts';

const editions = Object.keys(EDITIONS) as EditionId[];

/** Avengers against Cabal with what they agreed on. */
function agreed(edition: EditionId, changes: object = {}): Json {
  const [avengers, cabal] = READY_MADE;
  if (avengers === undefined || cabal === undefined) throw new Error('no ready-made rosters');
  return {
    edition,
    terrain: HAND_MADE_MAPS[0]?.features ?? [],
    rosters: [rosterFor(avengers, EDITIONS[edition]), rosterFor(cabal, EDITIONS[edition])],
    agreed: { ...FIRST_MATCH, ...changes },
  } as unknown as Json;
}

for (const edition of editions)
  proves(
    ['CP-MISSION-14', 'CP-DEPLOY-3'],
    `an agreed mission needs no draw and no squads: the first question is about deployment (${edition})`,
    () => {
      const { match, events } = create(agreed(edition));
      expect(events.map(({ kind }) => kind).filter((kind) => kind !== 'priority-rolled')).toEqual([
        'crisis-chosen',
        'crisis-chosen',
        'mission-set-up',
        'squad-revealed',
        'squad-revealed',
      ]);
      expect(match.pending.map(({ seat }) => seat)).toEqual([match.table.priority]);
      expect(match.pending[0]?.ask.key).toContain('deploy');
      expect(ids(match, 0)).toEqual(['core/captain-america', 'core/iron-man', 'core/captain-marvel']);
      expect(ids(match, 1)).toEqual(['core/red-skull', 'core/crossbones', 'core/ultron']);
      // Four consoles and five fragments, as their cards have them.
      expect(match.table.tokens.map(({ crisis }) => crisis)).toEqual([
        ...Array<string>(4).fill('secure'),
        ...Array<string>(5).fill('extraction'),
      ]);
      expect(match.table.tokens[0]?.at).toEqual({ x: 18, y: 10 });
      expect(match.table.players.map(({ edge }) => edge)).toEqual(['bottom', 'top']);
    },
  );

test.each(editions)('an agreed match is played to its end in %s', (edition) => {
  const { match } = create(agreed(edition), `agreed ${edition}`);
  const events: Event[] = [];
  playOn(match, 'agreed', () => false, events);
  expect(match.outcome).not.toBeNull();
});

test('no player sees more or fewer squads than there are', () => {
  const { match } = create(agreed('en'));
  expect(game.view(match, 0).players.map(({ tactics }) => tactics.length)).toEqual([2, 2]);
});

proves(['CP-CRISIS-1', 'CP-SQUAD-1', 'CP-SQUAD-2'], 'what cannot be played is no agreement', () => {
  const [avengers, cabal] = FIRST_MATCH.squads;
  for (const edition of editions) {
    expect(refusals(agreed(edition))).toEqual([]);
    // The two crises the wrong way round, and one that nobody has heard of.
    expect(
      refusals(agreed(edition, { secure: FIRST_MATCH.extraction, extraction: FIRST_MATCH.secure })),
    ).toContain('CP-CRISIS-1');
    expect(refusals(agreed(edition, { secure: 'crises/nothing' }))).toContain('CP-CRISIS-1');
    // Somebody who is not in the roster of that seat.
    expect(refusals(agreed(edition, { squads: [cabal, cabal] }))).toContain('CP-SQUAD-1');
    // 4 + 3 + 4 + 4 + 2 + 6 is more than either crisis allows, which is 17.
    const many = ['core/spider-man', 'core/black-widow', 'expansions/hulk'];
    expect(
      refusals(
        agreed(edition, { squads: [{ ...avengers, characters: [...avengers.characters, ...many] }, cabal] }),
      ),
    ).toContain('CP-SQUAD-2');
    expect(refusals(agreed(edition, { squads: [avengers] }))).toEqual(['CP-FIELD-10']);
  }
});
