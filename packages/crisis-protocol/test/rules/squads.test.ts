import type { Decision, Event, Json, Match, Seat } from '@assemble/kernel';
import { proves } from '@assemble/rules/testing';
import { expect } from 'vitest';
import { each, gain, on, whenever } from '../../src/abilities/build.ts';
import { named, oneShot } from '../../src/abilities/print.ts';
import { type Roster, rosterVerdict, type Squad, squadVerdict, threatOf } from '../../src/builder/roster.ts';
import { Content } from '../../src/content.ts';
import {
  CARDS,
  crisisProtocol,
  EDITIONS,
  type EditionId,
  HAND_MADE_MAPS,
  type Table,
} from '../../src/index.ts';
import { INVENTED } from '../invented.ts';
import { RULE_CARDS } from '../invented-rules.ts';

const supplies = oneShot({
  id: 'test/supplies',
  name: named('Supplies'),
  threatModifier: 1,
  setup: { node: 'score', points: 1 },
});
const sunshine = oneShot({
  id: 'test/sunshine',
  name: named('Sunshine'),
  threatModifier: -2,
  rules: [whenever(on('power-phase'), gain(2, each({})))],
});
const content = new Content([...CARDS, ...INVENTED, ...RULE_CARDS, supplies, sunshine]);
const game = crisisProtocol(content);
const editions: readonly EditionId[] = ['en', 'de', 'es13'];

/** Ten characters of which the first are named, with everything else that a roster needs. */
function rosterOf(edition: EditionId, ...first: string[]): Roster {
  const others = [
    'core/captain-america',
    'core/iron-man',
    'core/spider-man',
    'core/black-widow',
    'core/ultron',
  ];
  const more = [
    'core/captain-marvel',
    'core/crossbones',
    'core/doctor-octopus',
    'core/red-skull',
    'core/baron-zemo',
  ];
  const characters = [...new Set([...first, ...others, ...more])].slice(0, 10).map((id) => ({ id }));
  const { crisesOfEachType } = EDITIONS[edition];
  const printed = CARDS.filter((card) => card.card === 'crisis');
  const crises = (['secure', 'extraction'] as const).flatMap((type) =>
    printed.filter((card) => card.type === type).slice(0, crisesOfEachType),
  );
  const tactics = CARDS.filter((card) => card.card === 'tactic').slice(0, 10);
  return { characters, tactics: tactics.map(({ id }) => id), crises: crises.map(({ id }) => id) };
}

const judged = (edition: EditionId, roster: Roster): string[] => {
  const verdict = rosterVerdict(content, EDITIONS[edition], roster, { seat: 0 });
  return verdict.yes ? [] : verdict.reasons.map(({ rule }) => rule);
};

const squadOf = (characters: readonly string[], more: Partial<Squad> = {}): Squad => ({
  characters,
  affiliation: null,
  tactics: [],
  ...more,
});
const refused = (edition: EditionId, squad: Squad, maximum = 20): string[] => {
  const roster = rosterOf(edition, ...squad.characters);
  const all = { ...roster, tactics: [...roster.tactics, ...squad.tactics] };
  const verdict = squadVerdict(content, EDITIONS[edition], all, maximum, squad, 0);
  return verdict.yes ? [] : verdict.reasons.map(({ rule }) => rule);
};

proves('CP-ROSTER-5', 'heroes and villains share a roster', () => {
  for (const edition of editions) {
    const roster = rosterOf(edition, 'core/captain-america', 'core/red-skull');
    expect(roster.characters).toHaveLength(10);
    expect(judged(edition, roster)).toEqual([]);
  }
});

proves(
  ['CP-ROSTER-6', 'CP-ROSTER-7', 'CP-SQUAD-3', 'CP-SQUAD-4', 'CP-SQUAD-5'],
  'CP-CASE-37: who may not stand beside whom, in a roster and in a squad',
  () => {
    const pairs = ['test/twin-again', 'test/disguise', 'test/namesake'].map((id) => ['test/twin', id]);
    const rosters = (edition: EditionId) => pairs.map((pair) => judged(edition, rosterOf(edition, ...pair)));
    const squads = (edition: EditionId) => pairs.map((pair) => refused(edition, squadOf(pair)));
    expect(rosters('en')).toEqual([['CP-ROSTER-6'], [], []]);
    expect(rosters('de')).toEqual([['CP-ROSTER-7'], ['CP-ROSTER-7'], ['CP-ROSTER-7']]);
    expect(rosters('es13')).toEqual([['CP-ROSTER-6'], [], []]);
    expect(squads('en')).toEqual([['CP-SQUAD-3'], ['CP-SQUAD-3'], []]);
    expect(squads('de')).toEqual([['CP-SQUAD-4'], ['CP-SQUAD-4'], ['CP-SQUAD-4']]);
    expect(squads('es13')).toEqual([['CP-SQUAD-5'], [], []]);
  },
);

proves(
  ['CP-GEM-2', 'CP-GEM-3', 'CP-GEM-4', 'CP-GEM-6'],
  'a character has one Infinity Gem, or as many as its card allows where the book knows exceptions',
  () => {
    const withGems = (edition: EditionId, id: string, gems: readonly string[]): string[] => {
      const roster = rosterOf(edition, id, 'test/collector');
      const characters = roster.characters.map((one) => (one.id === id ? { ...one, gems } : one));
      return judged(edition, { ...roster, characters });
    };
    const two = ['test/pebble', 'test/gravel'];
    expect(editions.map((edition) => withGems(edition, 'test/collector', two))).toEqual([
      ['CP-GEM-2'],
      ['CP-GEM-3'],
      ['CP-GEM-2'],
    ]);
    expect(editions.map((edition) => withGems(edition, 'test/hoarder', two))).toEqual([
      ['CP-GEM-2'],
      [],
      ['CP-GEM-2'],
    ]);
    // Each gem once in a roster, whoever takes it.
    const roster = rosterOf('de', 'test/collector', 'test/hoarder');
    const twice = roster.characters.map((one, i) => (i < 2 ? { ...one, gems: ['test/pebble'] } : one));
    expect(judged('de', { ...roster, characters: twice })).toEqual(['CP-GEM-6']);
    // Taken in the roster, it comes with its character; a squad has no place to add one.
    const { match } = start('de', ['test/collector'], ['core/ultron'], {}, ['test/pebble']);
    answer(match, squadOf(['test/collector']), squadOf(['core/ultron']));
    const [collector] = match.table.characters;
    expect(collector?.gems.map((slot) => match.table.cards[slot]?.id)).toEqual(['test/pebble']);
  },
);

proves(['CP-KEYWORD-8', 'CP-KEYWORD-10'], 'Grunts and Reserves are in no roster', () => {
  for (const edition of editions)
    expect(judged(edition, rosterOf(edition, 'test/minion'))).toEqual(['CP-KEYWORD-8']);
  expect(judged('es13', rosterOf('es13', 'test/sleeper'))).toEqual(['CP-KEYWORD-10']);
});

proves('CP-KEYWORD-9', 'two Unrivalled characters share a roster, not a squad', () => {
  const rivals = ['test/rival', 'test/second-rival'];
  expect(judged('es13', rosterOf('es13', ...rivals))).toEqual([]);
  expect(refused('es13', squadOf(rivals))).toEqual(['CP-KEYWORD-9']);
  expect(refused('es13', squadOf(rivals.slice(0, 1)))).toEqual([]);
});

proves(['CP-STAT-15', 'CP-CRISIS-4'], 'the Threat Levels of a squad may add up to the Maximum Threat', () => {
  const squad = squadOf(['core/captain-america', 'core/black-widow']);
  const sum = squad.characters.reduce((total, id) => total + threatOf(content, { id }), 0);
  // Captain America has 4, Black Widow 2.
  expect(sum).toBe(6);
  expect(refused('en', squad, 6)).toEqual([]);
  expect(refused('en', squad, 5)).toEqual(['CP-SQUAD-2']);
});

proves(['CP-AFFIL-1', 'CP-AFFIL-3'], 'a squad uses one affiliation that fits, or none', () => {
  const avengers = ['core/captain-america', 'core/iron-man'];
  expect(refused('de', squadOf(avengers))).toEqual([]);
  expect(refused('de', squadOf(avengers, { affiliation: 'avengers' }))).toEqual([]);
  expect(refused('de', squadOf(avengers, { affiliation: 'cabal' }))).toEqual(['CP-AFFIL-2']);
  const { match } = start('de', avengers, avengers);
  const [asked] = match.pending as [Decision];
  const two = { ...squadOf(avengers), affiliation: ['avengers', 'cabal'] } as unknown as Json;
  const applied = game.apply(match, asked.seat, asked.n, two);
  expect(applied.yes ? [] : applied.reasons.map(({ rule }) => rule)).toEqual(['CP-SQUAD-1']);
});

proves(['CP-TACTIC-2', 'CP-SQUAD-10'], 'a card of an affiliation only with it, one without with any', () => {
  const avengers = ['core/captain-america', 'core/iron-man'];
  const assemble = ['tactics/avengers-assemble'];
  const medpack = ['tactics/medpack'];
  for (const edition of editions) {
    expect(refused(edition, squadOf(avengers, { affiliation: 'avengers', tactics: assemble }))).toEqual([]);
    expect(refused(edition, squadOf(avengers, { tactics: assemble }))).toEqual(['CP-SQUAD-9']);
    expect(refused(edition, squadOf(avengers, { tactics: medpack }))).toEqual([]);
    expect(refused(edition, squadOf(avengers, { affiliation: 'avengers', tactics: medpack }))).toEqual([]);
  }
});

proves('CP-RULING-21', 'Grunts count neither for the Threat nor for the affiliation of a squad', () => {
  // Three Avengers of four, and a Grunt that comes with the Dummy: three of four, 2 Threat for the Dummy.
  const squad = squadOf(['core/captain-america', 'core/iron-man', 'core/black-widow', 'test/dummy'], {
    affiliation: 'avengers',
  });
  const sum = squad.characters.reduce((total, id) => total + threatOf(content, { id }), 0);
  expect(refused('es13', squad, sum)).toEqual([]);
  const { match } = start('es13', squad.characters, ['core/ultron']);
  answer(match, squad, squadOf(['core/ultron']));
  expect(ids(match, 0)).toEqual([...squad.characters, 'test/minion']);
});

// A whole set-up.

const squadAsked = (match: Match<Table>): boolean => match.pending[0]?.ask.key === 'ask.squad';

/** A match up to the moment when both choose their squads; what happened until then. */
function start(
  edition: EditionId,
  one: readonly string[],
  two: readonly string[],
  more: { readonly oneShots?: readonly string[] } = {},
  gems: readonly string[] = [],
): { match: Match<Table>; events: Event[]; asked: string[] } {
  const events: Event[] = [];
  const first = rosterOf(edition, ...one);
  const characters = first.characters.map((who, i) => (i === 0 && gems.length > 0 ? { ...who, gems } : who));
  const setup = {
    edition,
    terrain: HAND_MADE_MAPS[0]?.features ?? [],
    rosters: [{ ...first, characters }, rosterOf(edition, ...two)],
    ...more,
  } as unknown as Json;
  const match = game.create(setup, 'squads', events);
  const asked: string[] = [];
  while (!squadAsked(match)) asked.push(next(match, events));
  return { match, events, asked };
}

/** Answers what is asked with the first option, or any place; says what it was. */
function next(match: Match<Table>, events: Event[]): string {
  const [decision] = match.pending;
  if (decision === undefined) throw new Error('nobody is asked');
  const given =
    decision.shape === 'options'
      ? (decision.options[0]?.id ?? null)
      : decision.shape === 'entities'
        ? decision.from.slice(0, decision.min)
        : game.sample(match, decision, { a: 1, b: 2, c: 3, d: 4, taken: 0 });
  const applied = game.apply(match, decision.seat, decision.n, given, events);
  if (!applied.yes) throw new Error(JSON.stringify(applied.reasons));
  return decision.ask.key;
}

/** Both players name their squads. */
function answer(match: Match<Table>, one: Squad, two: Squad, events: Event[] = []): void {
  for (const [seat, squad] of [one, two].entries()) {
    const decision = match.pending.find((asked) => asked.seat === seat);
    const given = game.apply(match, seat, decision?.n ?? -1, squad as unknown as Json, events);
    if (!given.yes) throw new Error(JSON.stringify(given.reasons));
  }
}

const ids = (match: Match<Table>, seat: Seat): string[] =>
  match.table.characters
    .filter(({ owner }) => owner === seat)
    .map(({ card }) => match.table.cards[card]?.id ?? '');

const kinds = (events: readonly Event[]): string[] => events.map(({ kind }) => kind);

proves(
  [
    'CP-FIELD-10',
    'CP-PRIORITY-2',
    'CP-MISSION-1',
    'CP-MISSION-2',
    'CP-MISSION-14',
    'CP-SQUAD-6',
    'CP-AFFIL-4',
  ],
  'the battlefield, the priority roll, the mission with its tokens, then the squads',
  () => {
    for (const edition of editions) {
      const both = ['core/iron-man', 'core/ultron'];
      const { match, events, asked } = start(edition, both, both);
      expect(asked.every((key) => /^ask\.(crisis-type|pick-crisis|threat|edge)$/.test(key))).toBe(true);
      // The terrain was there before the first roll: it is in the set-up.
      expect(match.table.terrain.length).toBeGreaterThan(11);
      const [rolled] = events.filter(({ kind }) => kind === 'priority-rolled');
      expect(((rolled?.args['rolls'] ?? []) as string[][]).map((roll) => roll.length)).toEqual([5, 5]);
      const order = kinds(events).filter((kind) =>
        ['priority-rolled', 'crisis-drawn', 'crisis-chosen', 'mission-set-up'].includes(kind),
      );
      expect([order[0], order.at(-1)]).toEqual(['priority-rolled', 'mission-set-up']);
      // Each deck holds the cards of one type that its player brought.
      const drawn = events.filter(({ kind }) => kind === 'crisis-drawn');
      expect(drawn.map(({ args }) => args['type']).sort()).toEqual(['extraction', 'secure']);
      for (const { args } of drawn)
        for (const id of args['cards'] as string[]) {
          expect(content.of('crisis', id).type).toBe(args['type']);
          expect(rosterOf(edition).crises).toContain(id);
        }
      const { secure, extraction } = match.table.mission;
      const wanted = [secure, extraction].flatMap((slot) =>
        content.of('crisis', match.table.cards[slot]?.id ?? '').tokens.flatMap(({ at }) => at),
      );
      expect(match.table.tokens.filter(({ at }) => at !== null)).toHaveLength(wanted.length);
      expect(match.table.characters).toEqual([]);
      // The affiliation is part of the squad; both players may bring the same characters.
      answer(match, squadOf(both), squadOf(both));
      expect([ids(match, 0).slice(0, 2), ids(match, 1).slice(0, 2)]).toEqual([both, both]);
    }
  },
);

const leaders = ['test/leader', 'test/deputy'];
const led = squadOf(leaders, { affiliation: 'avengers' });

/** What is asked and told from the squads to the first round. */
function deployed(edition: EditionId, one: Squad, two: Squad) {
  const { match, events } = start(edition, one.characters, two.characters);
  events.length = 0;
  answer(match, one, two, events);
  const asked: { key: string; seats: Seat[] }[] = [];
  while (match.table.round === 0 || match.table.phase === 'set-up') {
    const { pending } = match;
    asked.push({ key: pending[0]?.ask.key ?? '', seats: pending.map(({ seat }) => seat) });
    next(match, events);
  }
  return { match, events, asked };
}

proves('CP-DEPLOY-1', 'squads and tactic cards are revealed before anybody is deployed', () => {
  const { match, events } = deployed('en', led, led);
  const told = kinds(events).filter((kind) => kind === 'squad-revealed' || kind === 'deployed');
  expect(told).toEqual(['squad-revealed', 'squad-revealed', 'deployed', 'deployed', 'deployed', 'deployed']);
  expect(match.table.players.map(({ affiliation }) => affiliation)).toEqual(['avengers', 'avengers']);
});

proves('CP-SQUAD-11', 'characters, affiliation and cards, reveal, deployment, leadership', () => {
  for (const edition of ['de', 'es13'] as const) {
    const { events } = deployed(edition, led, led);
    const told = kinds(events).filter((kind) => /^(squad-revealed|deployed|leadership-chosen)$/.test(kind));
    expect(told).toEqual([
      ...['squad-revealed', 'squad-revealed'],
      ...['deployed', 'deployed', 'deployed', 'deployed'],
      ...['leadership-chosen', 'leadership-chosen'],
    ]);
  }
});

proves(
  ['CP-LEAD-5', 'CP-LEAD-6'],
  'after deployment each player with several leaders chooses one, in turn',
  () => {
    const { match, asked } = deployed('en', led, led);
    const choices = asked.filter(({ key }) => key === 'ask.leadership');
    expect(choices.map(({ seats }) => seats.length)).toEqual([1, 1]);
    expect(choices.map(({ seats }) => seats[0])).toEqual([match.table.priority, 1 - match.table.priority]);
    expect(asked.slice(-2)).toEqual(choices);
  },
);

proves(
  ['CP-LEAD-5', 'CP-LEAD-7'],
  'the newer editions ask both together; the other leadership never works',
  () => {
    for (const edition of ['de', 'es13'] as const) {
      const { match, asked } = deployed(edition, led, led);
      expect(asked.filter(({ key }) => key === 'ask.leadership').map(({ seats }) => seats)[0]).toEqual([
        0, 1,
      ]);
      // The first option is the Leader: 1 more Power in the Power Phase; the Deputy would give 2.
      expect(match.table.phase).toBe('activation');
      expect(match.table.characters.map(({ power }) => power)).toEqual([2, 2, 2, 2]);
    }
  },
);

proves('CP-FORM-1', 'a character with several Forms is deployed in its Normal Form', () => {
  const { match } = deployed('es13', squadOf(['test/two-cards']), squadOf(['test/one-card']));
  expect(match.table.characters.map(({ form }) => form)).toEqual([0, 0]);
  expect(game.view(match, 0).characters.map(({ base, stamina }) => [base, stamina])).toEqual([
    [35, 6],
    [35, 6],
  ]);
});

proves(
  ['CP-GRUNT-2', 'CP-GRUNT-4', 'CP-KEYWORD-8'],
  'a Grunt is deployed with its parent; a second parent comes without its own',
  () => {
    for (const edition of editions) {
      const one = squadOf(['test/dummy', 'test/summoner']);
      const { match, asked } = deployed(edition, one, squadOf(['core/iron-man', 'core/crossbones']));
      const there = (id: string): boolean =>
        match.table.characters.some(({ card, at }) => match.table.cards[card]?.id === id && at !== null);
      expect([there('test/dummy'), there('test/summoner')]).toEqual([true, true]);
      expect([there('test/minion'), there('test/servant')].filter(Boolean)).toHaveLength(1);
      // Five places for four characters of squads and one Grunt, whose player places twice in a row.
      const seats = asked.filter(({ key }) => key === 'ask.deploy').flatMap((one) => one.seats);
      expect(seats).toHaveLength(5);
      expect(seats.some((seat, i) => i > 0 && seat === 0 && seats[i - 1] === 0)).toBe(true);
    }
  },
);

proves('CP-KEYWORD-11', 'a Reserve that a rule of the squad names is never deployed', () => {
  const { match } = deployed('es13', squadOf(['test/summoner']), squadOf(['core/iron-man']));
  const sleeper = match.table.characters.find(({ card }) => match.table.cards[card]?.id === 'test/sleeper');
  expect([sleeper?.owner, sleeper?.at]).toEqual([0, null]);
});

proves(
  ['CP-ONESHOT-2', 'CP-ONESHOT-3', 'CP-ONESHOT-5'],
  'One-Shot cards are set up after the priority roll and before the mission',
  () => {
    expect(supplies).toMatchObject({ name: { en: 'Supplies' }, threatModifier: 1, rules: [] });
    const both = ['core/iron-man'];
    const plain = start('es13', both, both);
    const { match, events } = start('es13', both, both, { oneShots: ['test/supplies'] });
    expect(plain.match.table.players.map(({ points }) => points)).toEqual([0, 0]);
    expect(match.table.players.reduce((sum, { points }) => sum + points, 0)).toBe(1);
    const at = (kind: string): number => kinds(events).indexOf(kind);
    expect([at('priority-rolled') < at('scored'), at('scored') < at('crisis-drawn')]).toEqual([true, true]);
  },
);

proves(
  ['CP-ONESHOT-4', 'CP-ONESHOT-6'],
  'their threat modifiers add up, their rules hold all the time',
  () => {
    const both = ['core/iron-man'];
    const oneShots = ['test/supplies', 'test/sunshine'];
    const { match, events } = start('es13', both, both, { oneShots });
    const [chosen] = events.filter(({ kind }) => kind === 'threat-chosen');
    const { value, parts } = chosen?.args['threat'] as unknown as {
      value: number;
      parts: { amount: number }[];
    };
    // Supplies adds 1, Sunshine takes 2.
    expect(parts.slice(1).map(({ amount }) => amount)).toEqual([1, -2]);
    expect([match.table.mission.maximumThreat, value]).toEqual([value, (parts[0]?.amount ?? 0) - 1]);
    answer(match, squadOf(both), squadOf(both));
    // 2 Power for both characters in the Power Phase of the first round and of the next.
    const told: Event[] = [];
    const sunny = (round: number): number => {
      told.length = 0;
      while (match.table.round < round || match.table.phase !== 'activation') next(match, told);
      const phase = kinds(told).lastIndexOf('round-began');
      return told.slice(phase).filter(({ kind, args }) => kind === 'power-gained' && args['amount'] === 2)
        .length;
    };
    expect([sunny(1), sunny(2)]).toEqual([2, 2]);
  },
);
