import type { Event, Json, Seat } from '@assemble/kernel';
import { proves } from '@assemble/rules/testing';
import { expect } from 'vitest';
import { type EditionId, HAND_MADE_MAPS } from '../../src/index.ts';
import type { Squad } from '../../src/setup.ts';
import {
  answer,
  content,
  editions,
  game,
  ids,
  kinds,
  next,
  rosterOf,
  squadOf,
  start,
  supplies,
} from '../set-up-kit.ts';

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

proves(['CP-LEAD-1', 'CP-LEAD-2'], 'an only leader leads unasked, but not without the affiliation', () => {
  const squad = (id: string, affiliation: Squad['affiliation']) => squadOf([id], { affiliation });
  const power = (one: Squad, two: Squad) =>
    editions.map((edition) => {
      const { match, asked } = deployed(edition, one, two);
      expect(asked.map(({ key }) => key)).not.toContain('ask.leadership');
      return match.table.characters.map((character) => character.power);
    });
  // In the Power Phase the Leader gives 1 Power more, the Deputy 2.
  const [leader, deputy] = [squad('test/leader', 'avengers'), squad('test/deputy', 'avengers')];
  expect(power(leader, deputy)).toEqual(Array(3).fill([2, 3]));
  expect(power(leader, squad('test/deputy', null))).toEqual(Array(3).fill([2, 1]));
  expect(power(squad('test/leader', null), deputy)).toEqual(Array(3).fill([1, 3]));
});

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
    const { value, parts } = (chosen?.args['threat'] ?? { value: 0, parts: [] }) as unknown as {
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

proves('CP-PRIORITY-6', 'a priority roll that is tied to the end is rolled again', () => {
  const setup = {
    edition: 'en',
    terrain: HAND_MADE_MAPS[0]?.features ?? [],
    rosters: [rosterOf('en'), rosterOf('en')],
  } as unknown as Json;
  let ties = 0;
  for (let seed = 0; ties === 0 && seed < 500; seed++) {
    const events: Event[] = [];
    game.create(setup, `tie ${seed}`, events);
    const winners = events.filter(({ kind }) => kind === 'priority-rolled').map(({ args }) => args['winner']);
    expect(winners.at(-1)).not.toBeNull();
    expect(winners.slice(0, -1).every((winner) => winner === null)).toBe(true);
    ties += winners.length - 1;
  }
  expect(ties).toBeGreaterThan(0);
});

proves('CP-TERRAIN-9', 'terrain of Size 6 makes room for the objective tokens, smaller terrain stays', () => {
  const both = ['core/iron-man'];
  const plain = start('en', both, both);
  const [token] = plain.match.table.tokens;
  const [x, y] = [token?.at?.x ?? 0, token?.at?.y ?? 0];
  const box = (id: string, size: number) => ({
    id,
    kind: 'building',
    size,
    interactive: true,
    outline: [
      { x: x - 2, y: y - 1 },
      { x: x + 2, y: y - 1 },
      { x: x + 2, y: y + 1 },
      { x: x - 2, y: y + 1 },
    ],
    standing: 'outline',
  });
  const { match } = start('en', both, both, { terrain: [box('tower', 6), box('house', 5)] });
  expect(match.table.tokens[0]?.at).toEqual(token?.at);
  const [tower, house] = match.table.terrain;
  expect(house).toEqual(box('house', 5));
  // Across a long side the way is shortest: half its depth, and the radius of the token, 0.6 inches.
  const ys = (tower?.outline ?? []).map((corner) => corner.y);
  expect(Math.min(...ys.map((edge) => Math.abs(edge - y)))).toBeCloseTo(0.6, 2);
  expect((tower?.outline ?? []).map((corner) => corner.x)).toEqual(
    box('', 6).outline.map((corner) => corner.x),
  );
});
