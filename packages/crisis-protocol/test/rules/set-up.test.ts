import type { Decision, Event, Json, Match } from '@assemble/kernel';
import { proves } from '@assemble/rules/testing';
import { expect, test } from 'vitest';
import { character, named, physical, stats } from '../../src/abilities/print.ts';
import { rosterVerdict } from '../../src/builder/roster.ts';
import { EDITIONS } from '../../src/editions/index.ts';
import type { Character, EditionId, Table } from '../../src/index.ts';
import { priorityWinner } from '../../src/rules/set-up.ts';
import { areTwins, squadVerdict } from '../../src/rules/squad-building.ts';
import { content, create, game, playOn, randomSetup, refusals } from '../game.ts';

const editions: readonly EditionId[] = ['en', 'de', 'es13'];

const pending = (match: Match<Table>): Decision => {
  const [decision] = match.pending;
  if (decision === undefined) throw new Error('nobody is asked');
  return decision;
};

/** Answers the pending question; says who was asked what. */
function give(match: Match<Table>, answer: Json, told: Event[] = []): string {
  const { seat, n, ask } = pending(match);
  const applied = game.apply(match, seat, n, answer, told);
  if (!applied.yes) throw new Error(JSON.stringify(applied.reasons));
  return `${seat === match.table.priority ? 'priority' : 'other'} ${ask.key}`;
}

const first = (match: Match<Table>): Json => {
  const decision = pending(match);
  return decision.shape === 'options' ? (decision.options[0]?.id ?? null) : null;
};

proves(
  ['CP-PRIORITY-3', 'CP-PRIORITY-4', 'CP-PRIORITY-5'],
  'CP-CASE-36: how the priority roll is won',
  () => {
    expect(
      priorityWinner(
        ['hit', 'hit', 'wild', 'blank', 'blank'],
        ['critical', 'hit', 'blank', 'block', 'failure'],
      ),
    ).toBe(0);
    expect(
      priorityWinner(
        ['critical', 'hit', 'blank', 'blank', 'block'],
        ['wild', 'wild', 'blank', 'blank', 'failure'],
      ),
    ).toBe(0);
    expect(
      priorityWinner(
        ['critical', 'wild', 'hit', 'blank', 'blank'],
        ['critical', 'hit', 'hit', 'blank', 'block'],
      ),
    ).toBe(0);
    expect(
      priorityWinner(
        ['hit', 'blank', 'blank', 'block', 'failure'],
        ['hit', 'blank', 'block', 'blank', 'blank'],
      ),
    ).toBeNull();
    expect(
      priorityWinner(
        ['blank', 'blank', 'blank', 'blank', 'blank'],
        ['hit', 'blank', 'block', 'blank', 'blank'],
      ),
    ).toBe(1);
  },
);

proves(
  [
    'CP-MISSION-3',
    'CP-MISSION-6',
    'CP-MISSION-9',
    'CP-MISSION-10',
    'CP-MISSION-11',
    'CP-MISSION-13',
    'CP-MISSION-16',
    'CP-CRISIS-1',
  ],
  'CP-CASE-14: each player draws one crisis; the player without priority picks threat and edge',
  () => {
    for (const edition of ['en', 'de'] as const) {
      const { match, events } = create(randomSetup(edition, 'm'));
      const told: Event[] = [];
      const asked = [give(match, 'secure', told), give(match, 'secure'), give(match, 'left')];
      expect(asked).toEqual(['priority ask.crisis-type', 'other ask.threat', 'other ask.edge']);
      // Both cards are shown by one answer: nobody has seen one of them before.
      expect(told.filter(({ kind }) => kind === 'crisis-drawn')).toHaveLength(2);
      const { mission, players, priority } = match.table;
      const crisis = (slot: number) => content.of('crisis', match.table.cards[slot]?.id ?? '');
      expect([crisis(mission.secure).type, crisis(mission.extraction).type]).toEqual([
        'secure',
        'extraction',
      ]);
      expect(mission.maximumThreat).toBe(crisis(mission.secure).maximumThreat);
      expect(players[(1 - priority) as 0 | 1].edge).toBe('left');
      expect(players[priority as 0 | 1].edge).toBe('right');
      expect(events.filter(({ kind }) => kind === 'priority-rolled').length).toBeGreaterThan(0);
    }
  },
);

proves(
  ['CP-MISSION-14', 'CP-CRISIS-6', 'CP-CRISIS-7'],
  'the maps of the crises lie as the players sit: at the left and right edges they are turned',
  () => {
    for (const edition of ['en', 'de'] as const)
      for (const edge of ['top', 'bottom', 'left', 'right']) {
        const { match } = create(randomSetup(edition, 'm'));
        for (const given of ['secure', 'secure', edge]) give(match, given);
        const { cards, mission, tokens } = match.table;
        const [x, y] = content.of('crisis', cards[mission.secure]?.id ?? '').tokens[0]?.at[0] ?? [0, 0];
        const turned = edge === 'left' || edge === 'right';
        expect(tokens[0]?.at).toEqual(turned ? { x: 36 - y, y: x } : { x, y });
      }
  },
);

proves(['CP-MISSION-3', 'CP-MISSION-6'], 'the player with priority may choose the other type as well', () => {
  const { match } = create(randomSetup('en', 'm'));
  const told: Event[] = [];
  give(match, 'extraction', told);
  const { priority } = match.table;
  const drawn = told
    .filter(({ kind }) => kind === 'crisis-drawn')
    .map(({ args }) => [args['seat'], args['type']]);
  expect(drawn).toEqual([
    [priority, 'extraction'],
    [1 - priority, 'secure'],
  ]);
});

proves(
  [
    'CP-MISSION-4',
    'CP-MISSION-5',
    'CP-MISSION-7',
    'CP-MISSION-8',
    'CP-MISSION-10',
    'CP-MISSION-12',
    'CP-MISSION-17',
  ],
  'CP-CASE-15: two crises are laid out and the opponent picks; priority picks the edge',
  () => {
    const { match } = create(randomSetup('es13', 'm'));
    const asked = [give(match, 'secure')];
    for (let i = 0; i < 4; i++) asked.push(give(match, first(match)));
    expect(asked).toEqual([
      'priority ask.crisis-type',
      'other ask.pick-crisis',
      'priority ask.pick-crisis',
      'other ask.threat',
      'priority ask.edge',
    ]);
  },
);

proves(['CP-PRIORITY-7', 'CP-DEPLOY-5'], 'older editions roll for priority once', () => {
  for (const edition of ['en', 'de'] as const) {
    const { match, events } = create(randomSetup(edition, 'p'));
    playOn(match, 'p', ({ table }) => table.round > 0, events);
    expect(
      events.filter(({ kind, args }) => kind === 'priority-rolled' && args['winner'] !== null),
    ).toHaveLength(1);
  }
});

proves(['CP-PRIORITY-8', 'CP-DEPLOY-6'], 'the newest edition rolls again after deployment', () => {
  const { match, events } = create(randomSetup('es13', 'p'));
  playOn(match, 'p', ({ table }) => table.round > 0, events);
  const kinds = events.filter(({ args }) => args['winner'] !== null).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'priority-rolled')).toHaveLength(2);
  expect(kinds.lastIndexOf('priority-rolled')).toBeGreaterThan(kinds.lastIndexOf('deployed'));
});

proves(
  ['CP-SQUAD-2', 'CP-SQUAD-8', 'CP-SQUAD-9', 'CP-AFFIL-2', 'CP-SQUAD-1'],
  'every violation of a squad is listed',
  () => {
    const setup = randomSetup('es13', 's') as unknown as {
      rosters: [{ characters: { id: string }[]; tactics: string[]; crises: string[] }];
    };
    const [roster] = setup.rosters;
    const verdict = squadVerdict(
      content,
      EDITIONS.es13,
      roster,
      17,
      {
        characters: [...roster.characters.map(({ id }) => id), 'core/nobody'],
        affiliation: 'web-warriors',
        tactics: [
          'tactics/avengers-assemble',
          ...roster.tactics.filter((id) => id !== 'tactics/avengers-assemble').slice(0, 5),
        ],
      },
      0,
    );
    const rules = verdict.yes ? [] : [...new Set(verdict.reasons.map(({ rule }) => rule))].sort();
    expect(rules).toEqual(
      expect.arrayContaining(['CP-AFFIL-2', 'CP-SQUAD-1', 'CP-SQUAD-2', 'CP-SQUAD-8', 'CP-SQUAD-9']),
    );
  },
);

proves(['CP-SQUAD-3', 'CP-SQUAD-4', 'CP-SQUAD-5'], 'CP-CASE-37: who cannot stand beside whom', () => {
  const who = (name: string, alterEgo: string) =>
    character({
      id: `test/${name}-${alterEgo}`,
      name: named(name),
      alterEgo,
      threat: 3,
      base: 35,
      affiliations: [],
      healthy: stats(5, 'M', 2, 3, 3, 3),
      attacks: [physical(named('Jab'), { range: 2, strength: 4 })],
    });
  const pairs = [
    [who('Cap', 'Steve'), who('Cap', 'Steve')],
    [who('Cap', 'Steve'), who('Cap', 'Sam')],
    [who('Cap', 'Steve'), who('Nomad', 'Steve')],
  ] as const;
  const judged = (edition: EditionId) => pairs.map(([a, b]) => areTwins(EDITIONS[edition].squadTwins, a, b));
  expect(judged('en')).toEqual([true, false, true]);
  expect(judged('de')).toEqual([true, true, true]);
  expect(judged('es13')).toEqual([true, false, false]);
});

proves(
  ['CP-ROSTER-1', 'CP-ROSTER-2', 'CP-ROSTER-3', 'CP-ROSTER-4', 'CP-ROSTER-8', 'CP-ROSTER-9'],
  'every violation of a roster is listed',
  () => {
    const roster = {
      characters: [{ id: 'core/iron-man' }],
      tactics: ['tactics/medpack', 'tactics/medpack'],
      crises: ['crises/cosmic-invasion', 'crises/cosmic-invasion'],
    };
    const rules = (edition: EditionId) => {
      const verdict = rosterVerdict(content, EDITIONS[edition], roster, { seat: 0 });
      return verdict.yes ? [] : [...new Set(verdict.reasons.map(({ rule }) => rule))].sort();
    };
    expect(rules('en')).toEqual(['CP-ROSTER-1', 'CP-ROSTER-2', 'CP-ROSTER-3', 'CP-ROSTER-8', 'CP-ROSTER-9']);
    expect(rules('es13')).toEqual([
      'CP-ROSTER-1',
      'CP-ROSTER-2',
      'CP-ROSTER-4',
      'CP-ROSTER-8',
      'CP-ROSTER-9',
    ]);
  },
);

proves('CP-EFFECT-1', 'cards that exclude each other are refused, each pair once and in either order', () => {
  const pairs = [
    ['tactics/tactical-analysis', 'tactics/sitrep'],
    ['tactics/battlefield-medicine', 'tactics/medpack'],
    ['tactics/hard-reset', 'tactics/recalibration-matrix'],
  ] as const;
  const excluded = (tactics: readonly string[]) => {
    const verdict = rosterVerdict(
      content,
      EDITIONS.es13,
      { characters: [], tactics, crises: [] },
      { seat: 0 },
    );
    const reasons = verdict.yes ? [] : verdict.reasons;
    return reasons
      .filter(({ key }) => key === 'refused.roster.exclusion')
      .map(({ args }) => [args?.['card'], args?.['other']]);
  };
  expect(excluded(pairs.flat())).toEqual([
    ['tactics/sitrep', 'tactics/tactical-analysis'],
    ['tactics/battlefield-medicine', 'tactics/medpack'],
    ['tactics/hard-reset', 'tactics/recalibration-matrix'],
  ]);
  for (const which of [0, 1]) expect(excluded(pairs.map((pair) => pair[which] ?? ''))).toEqual([]);
});

test('a card that is not there is refused with the nearest ones', () => {
  const roster = {
    characters: [{ id: 'core/iron-mann' }],
    tactics: ['core/iron-man'],
    crises: ['Riots Spark'],
  };
  const verdict = rosterVerdict(content, EDITIONS.es13, roster, { seat: 0 });
  const unknown = verdict.yes ? [] : verdict.reasons.filter(({ key }) => key === 'refused.unknown-card');
  expect(unknown.map(({ rule, args }) => [rule, args?.['card']])).toEqual([
    ['CP-ROSTER-1', 'core/iron-mann'],
    ['CP-ROSTER-8', 'core/iron-man'],
    ['CP-ROSTER-9', 'Riots Spark'],
  ]);
  expect(unknown.map(({ args }) => (args as { nearest: string[] }).nearest[0])).toEqual([
    'core/iron-man',
    'core/iron-man',
    'crises/riots-spark-over-extremis',
  ]);
});

proves(
  ['CP-FIELD-3', 'CP-FIELD-9'],
  'in the newest edition too little or too dense terrain is refused',
  () => {
    const setup = randomSetup('es13', 'f') as {
      terrain: { id: string; outline: { x: number; y: number }[] }[];
    };
    expect(refusals(setup as unknown as Json)).toEqual([]);
    expect(refusals({ ...setup, terrain: setup.terrain.slice(0, 11) } as unknown as Json)).toEqual([
      'CP-FIELD-3',
    ]);
    const [one] = setup.terrain;
    const twin = { ...one, id: 'twin', outline: one?.outline.map(({ x, y }) => ({ x: x + 0.5, y })) };
    expect(refusals({ ...setup, terrain: [...setup.terrain, twin] } as unknown as Json)).toContain(
      'CP-FIELD-9',
    );
  },
);

proves(['CP-FIELD-2', 'CP-FIELD-8'], 'in the older editions it is only advice', () => {
  const setup = randomSetup('de', 'f') as { terrain: unknown[] };
  expect(refusals({ ...setup, terrain: setup.terrain.slice(0, 2) } as unknown as Json)).toEqual([]);
});

proves(
  ['CP-DEPLOY-2', 'CP-DEPLOY-3', 'CP-DEPLOY-4', 'CP-RULING-11', 'CP-STAT-1'],
  'squads are chosen in secret, then deployed in turn within Range 3 of the edge',
  () => {
    for (const edition of editions) {
      const { match, events } = create(randomSetup(edition, 'd'));
      const isGrunt = (one: Character | undefined): boolean =>
        one !== undefined && content.of('character', match.table.cards[one.card]?.id ?? '').grunt;
      playOn(match, 'd', ({ pending: [decision] }) => decision?.ask.key === 'ask.squad', events);
      expect(match.pending.map(({ seat }) => seat)).toEqual([0, 1]);
      const seats: number[] = [];
      const first = match.table.priority;
      playOn(
        match,
        'd',
        ({ pending: [decision], table }) => {
          // A Grunt comes with its parent, out of turn (CP-GRUNT-3).
          const who = table.characters[(decision?.ask.args['who'] as number | undefined) ?? -1];
          if (decision?.ask.key === 'ask.deploy' && !isGrunt(who)) seats.push(decision.seat);
          return table.phase !== 'set-up' && table.round > 0;
        },
        events,
      );
      const counts = [0, 1].map(
        (seat) => match.table.characters.filter((one) => one.owner === seat && !isGrunt(one)).length,
      );
      expect(seats).toHaveLength((counts[0] ?? 0) + (counts[1] ?? 0));
      expect(seats[0]).toBe(first);
      const together = 2 * Math.min(...counts);
      for (let i = 1; i < together; i++) expect(seats[i]).not.toBe(seats[i - 1]);
      const revealed = events.filter(({ kind }) => kind === 'squad-revealed');
      expect(revealed).toHaveLength(2);
      // Of several Grunts one comes (CP-GRUNT-4); everybody else is there.
      const squads = match.table.characters.filter((one) => !isGrunt(one));
      expect(squads.every(({ side, at }) => side === 'healthy' && at !== null)).toBe(true);
    }
  },
);
