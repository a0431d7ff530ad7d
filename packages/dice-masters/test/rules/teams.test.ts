import { type Json, stream } from '@assemble/kernel';
import { proves } from '@assemble/rules/testing';
import { expect, it } from 'vitest';
import { CARDS, FORMATS, randomTeam, teamVerdict } from '../../src/index.ts';
import { content, create, game, playOn, refusals } from '../game.ts';

const BASICS = ['avx/force-beam', 'avx/smash'];
/** One card of each of so many titles, with so many dice each. */
const cards = (count: number, dice: number): { card: string; dice: number }[] => {
  const titles = new Map(
    CARDS.filter((card) => card.kind === 'character').map((card) => [card.title, card.id]),
  );
  return [...titles.values()].slice(0, count).map((card) => ({ card, dice }));
};
const team = (list: Json, basicActions: Json = BASICS): Json => ({ cards: list, basicActions });
const setup = (format: string, one: Json): Json => ({ format, teams: [one, team(cards(2, 1))] });
const life = (format: string): number[] =>
  create({ format, teams: [team(cards(2, 1)), team(cards(2, 1))] }).match.table.players.map(
    (player) => player.life,
  );

proves('DM-BASIC-TEAMS-1', 'basic teams start with 15 life', () => expect(life('basic')).toEqual([15, 15]));
proves('DM-TOURNAMENT-TEAMS-1', 'tournament teams start with 20 life', () =>
  expect(life('tournament')).toEqual([20, 20]),
);

for (const [format, rule] of [
  ['basic', 'DM-BASIC-TEAMS-2'],
  ['tournament', 'DM-TOURNAMENT-TEAMS-2'],
] as const) {
  proves(rule, `${format}: two different basic actions`, () => {
    expect(refusals(setup(format, team(cards(2, 1), ['avx/smash'])))).toContain(rule);
    expect(refusals(setup(format, team(cards(2, 1), ['avx/smash', 'avx/smash'])))).toContain(rule);
    expect(refusals(setup(format, team(cards(2, 1), [...BASICS, 'avx/power-bolt'])))).toContain(rule);
    expect(refusals(setup(format, team(cards(2, 1), ['avx/smash', 'avx/storm-ro'])))).toContain(rule);
    expect(refusals(setup(format, team(cards(2, 1))))).toEqual([]);
  });
}

for (const [format, rule, most] of [
  ['basic', 'DM-BASIC-TEAMS-4', 6],
  ['tournament', 'DM-TOURNAMENT-TEAMS-3', 8],
] as const) {
  proves(rule, `${format}: up to ${most} cards`, () => {
    expect(refusals(setup(format, team(cards(most + 1, 1))))).toEqual([rule]);
    expect(refusals(setup(format, team(cards(most, 1))))).toEqual([]);
    expect(refusals(setup(format, team(cards(most - 1, 1))))).toEqual([]);
  });
}

for (const [format, rule] of [
  ['basic', 'DM-BASIC-TEAMS-5'],
  ['tournament', 'DM-TOURNAMENT-TEAMS-4'],
] as const) {
  proves(
    rule,
    `${format}: characters, actions and affiliations mix freely; basic actions do not belong there`,
    () => {
      const mixed = [
        'avx/captain-america-natural-leader',
        'avx/loki-trickster',
        'avx/storm-ro',
        'avx/mjolnir-fist-of-the-righteous',
      ];
      expect(refusals(setup(format, team(mixed.map((card) => ({ card, dice: 1 })))))).toEqual([]);
      expect(refusals(setup(format, team([{ card: 'avx/smash', dice: 1 }])))).toContain(rule);
    },
  );
}

for (const [format, rule] of [
  ['basic', 'DM-BASIC-TEAMS-6'],
  ['tournament', 'DM-TOURNAMENT-TEAMS-5'],
] as const) {
  proves(rule, `${format}: no two cards of one title`, () => {
    const twins = ['avx/iron-man-philanthropist', 'avx/iron-man-inventor'].map((card) => ({ card, dice: 1 }));
    expect(refusals(setup(format, team(twins)))).toEqual([rule]);
  });
}

for (const [format, rule, most] of [
  ['basic', 'DM-BASIC-TEAMS-7', 15],
  ['tournament', 'DM-TOURNAMENT-TEAMS-6', 20],
] as const) {
  proves(
    [rule, 'DM-BASIC-TEAMS-12'],
    `${format}: up to ${most} dice on the cards; sidekicks and basic actions do not count`,
    () => {
      const some = cards(5, 3);
      const exact = [
        ...some.slice(0, 4),
        { card: some[4]?.card ?? '', dice: 3 },
        ...cards(7, 1).slice(5),
      ].slice(0, 6);
      const fill = (total: number): Json => {
        let left = total;
        return cards(6, 4).flatMap(({ card }) => {
          const dice = Math.min(content.find(card)?.max ?? 0, left);
          left -= dice;
          return dice > 0 ? [{ card, dice }] : [];
        });
      };
      expect(exact.length).toBeGreaterThan(0);
      expect(refusals(setup(format, team(fill(most))))).toEqual([]);
      expect(refusals(setup(format, team(fill(most + 1))))).toEqual([rule]);
    },
  );
}

for (const [format, rule] of [
  ['basic', 'DM-BASIC-TEAMS-8'],
  ['tournament', 'DM-TOURNAMENT-TEAMS-7'],
] as const) {
  proves([rule, 'DM-CARDS-7'], `${format}: each card has at least one die and at most its limit`, () => {
    const hulk = (dice: number): Json => team([{ card: 'avx/hulk-jade-giant', dice }]);
    expect(refusals(setup(format, hulk(0)))).toEqual([rule]);
    expect(refusals(setup(format, hulk(5)))).toEqual([rule]);
    for (const dice of [1, 3, 4]) expect(refusals(setup(format, hulk(dice)))).toEqual([]);
  });
}

proves('DM-BASIC-TEAMS-3', 'a basic action that both choose has two sets of dice', () => {
  const { match } = create({
    format: 'basic',
    teams: [team(cards(1, 1)), team(cards(1, 1), ['avx/smash', 'avx/power-bolt'])],
  });
  const dice = (id: string): number =>
    match.table.dice.filter((die) => match.table.cards[die.card]?.id === id).length;
  expect([dice('avx/smash'), dice('avx/force-beam'), dice('avx/power-bolt')]).toEqual([6, 3, 3]);
});

proves(
  ['DM-BASIC-TEAMS-9', 'DM-BASIC-TEAMS-10', 'DM-BASIC-TEAMS-11'],
  'basic actions are revealed, then the teams, then who begins',
  () => {
    const { events, match } = create({
      format: 'basic',
      teams: [team(cards(1, 1)), team(cards(2, 1))],
      first: 'random',
    });
    const order = [
      'basic-actions-revealed',
      'teams-revealed',
      'teams-revealed',
      'first-player',
      'turn-began',
    ];
    expect(events.map((event) => event.kind).filter((kind) => order.includes(kind))).toEqual(order);
    const shared = match.table.cards.filter((slot, i) => i > 0 && slot.owner === null);
    expect(new Set(shared.map((slot) => slot.colour)).size).toBe(shared.length);
  },
);

it('a team drawn at random is legal and as big as its format allows', () => {
  for (const format of Object.values(FORMATS))
    for (let seed = 0; seed < 20; seed++) {
      const drawn = randomTeam(content, format, stream(String(seed), 'team'));
      expect(teamVerdict(content, format, drawn).yes).toBe(true);
      const dice = drawn.cards.reduce((sum, card) => sum + card.dice, 0);
      expect(drawn.cards.length === format.maxCards || dice === format.maxDice).toBe(true);
    }
});

proves('DM-BASIC-TEAMS-11', 'either player may be the one who begins', () => {
  const begins = new Set<number>();
  for (let seed = 0; seed < 20; seed++) {
    const teams = [team(cards(1, 1)), team(cards(2, 1))];
    begins.add(create({ format: 'basic', teams, first: 'random' }, String(seed)).match.table.active);
  }
  expect([...begins].sort()).toEqual([0, 1]);
});

for (const [format, rule] of [
  ['basic', 'DM-BASIC-TEAMS-10'],
  ['tournament', 'DM-TOURNAMENT-TEAMS-8'],
] as const) {
  proves(rule, `${format}: nothing of a team is seen before both have locked in; then all is`, () => {
    const { match } = create({ format });
    expect(match.pending.map((decision) => decision.seat)).toEqual([0, 1]);
    const secret = team([{ card: 'avx/hulk-jade-giant', dice: 2 }]);
    const events = game.apply(match, 0, match.pending[0]?.n ?? -1, secret);
    expect(events).toEqual({ yes: true, events: [] });
    expect(JSON.stringify(game.view(match, 1))).not.toContain('hulk');
    expect(JSON.stringify(game.view(match, null))).not.toContain('hulk');
    game.apply(match, 1, match.pending[0]?.n ?? -1, team(cards(1, 1)));
    expect(JSON.stringify(game.view(match, 1))).toContain('avx/hulk-jade-giant');
  });
}

const pool = [
  'avx/hulk-jade-giant',
  'avx/hulk-annihilator',
  'avx/storm-ro',
  'avx/thor-odinson',
  'avx/beast-mutate-666',
];
const draft = (more: object = {}): Json => ({
  format: 'draft',
  draft: { number: 8, basicActions: 3, cards: pool, dicePerTitle: 2, ...more },
});

proves('DM-DRAFT-TEAMS-1', 'the agreed number lies between 8 and 20', () => {
  expect(refusals(draft({ number: 7 }))).toEqual(['DM-DRAFT-TEAMS-1']);
  expect(refusals(draft({ number: 21 }))).toEqual(['DM-DRAFT-TEAMS-1']);
  for (const number of [8, 20]) expect(refusals(draft({ number }))).toEqual([]);
});

proves(
  'DM-DRAFT-TEAMS-5',
  'each card lies in the middle once, and only action and character cards do',
  () => {
    expect(refusals(draft())).toEqual([]);
    expect(refusals(draft({ cards: [...pool, 'avx/storm-ro'] }))).toEqual(['DM-DRAFT-TEAMS-5']);
    expect(refusals(draft({ cards: [...pool, 'avx/smash'] }))).toEqual(['DM-DRAFT-TEAMS-5']);
    expect(refusals(draft({ dicePerTitle: 0 }))).toEqual(['DM-DRAFT-TEAMS-5']);
    expect(refusals(draft({ cards: [...pool, 'avx/nobody'] }))).toEqual(['DM-CARDS-6']);
  },
);

it('teams brought along count only where teams are built beforehand', () => {
  const tooMany = team(cards(9, 9));
  expect(refusals({ ...(draft() as object), teams: [tooMany, tooMany] })).toEqual([]);
  expect(refusals({ format: 'first-game', teams: [tooMany, tooMany] })).toEqual([]);
  expect(refusals({ format: 'basic', teams: [tooMany, tooMany] })).toContain('DM-BASIC-TEAMS-4');
});

proves('DM-DRAFT-TEAMS-3', 'it is also the starting life', () => {
  expect(create(draft({ number: 12 })).match.table.players.map((player) => player.life)).toEqual([12, 12]);
});

proves('DM-DRAFT-TEAMS-4', 'three or four random basic actions lie open before the first pick', () => {
  expect(refusals(draft({ basicActions: 2 }))).toEqual(['DM-DRAFT-TEAMS-4']);
  expect(refusals(draft({ basicActions: 5 }))).toEqual(['DM-DRAFT-TEAMS-4']);
  const revealed = new Set<string>();
  for (let seed = 0; seed < 40; seed++) {
    const { match, events } = create(draft({ basicActions: 4 }), `draft ${seed}`);
    expect(match.pending[0]?.ask.key).toBe('ask.draft');
    const open = events.find((event) => event.kind === 'basic-actions-revealed')?.args['cards'] as string[];
    expect(new Set(open).size).toBe(4);
    for (const id of open) revealed.add(id);
  }
  expect(revealed.size).toBe(10);
});

proves(
  ['DM-DRAFT-TEAMS-5', 'DM-DRAFT-TEAMS-6', 'DM-DRAFT-TEAMS-7', 'DM-DRAFT-TEAMS-9'],
  'the second player picks first, then in turns, one card of each stack, until all are taken',
  () => {
    const { match, events } = create(draft({ number: 20 }));
    const pickers: number[] = [];
    const offered = (): string[] => {
      const decision = match.pending[0];
      return decision?.shape === 'options' ? decision.options.map((option) => option.id) : [];
    };
    expect(offered()).toEqual(pool);
    while (match.pending[0]?.ask.key === 'ask.draft') {
      const { seat, n } = match.pending[0];
      pickers.push(seat);
      game.apply(match, seat, n, offered()[0] ?? '', events);
      const dice = match.pending[0];
      if (dice.ask.key === 'ask.draft-dice') game.apply(match, dice.seat, dice.n, 1, events);
    }
    // Four stacks: the two Hulk cards are one.
    expect(pickers).toEqual([1, 0, 1, 0]);
    const picked = events.filter((event) => event.kind === 'drafted').map((event) => event.args['card']);
    expect(picked).toEqual([
      'avx/hulk-jade-giant',
      'avx/storm-ro',
      'avx/thor-odinson',
      'avx/beast-mutate-666',
    ]);
  },
);

proves(
  ['DM-DRAFT-TEAMS-2', 'DM-DRAFT-TEAMS-8', 'DM-DRAFT-TEAMS-10'],
  'dice: none to all, up to the limit, the dice there are and what is left of the total; without dice a card is not used',
  () => {
    const { match } = create(draft({ number: 8, dicePerTitle: 9 }));
    const pick = (dice: number | null): number => {
      const choice = match.pending[0];
      if (choice?.shape !== 'options') throw new Error('no pick is asked');
      game.apply(match, choice.seat, choice.n, choice.options[0]?.id ?? '');
      const amount = match.pending[0];
      if (amount?.shape !== 'number') return 0;
      expect(amount.min).toBe(0);
      game.apply(match, amount.seat, amount.n, dice ?? amount.max);
      return amount.max;
    };
    // Hulk: limit 4 of nine dice. Storm: likewise. Thor: four are left of seat 1's eight.
    expect([pick(4), pick(0), pick(4)]).toEqual([4, 4, 4]);
    playOn(match, 'draft', (one) => one.table.phase !== 'set-up');
    const used = match.table.cards.map((slot) => slot.id);
    expect(used).toContain('avx/hulk-jade-giant');
    expect(used).not.toContain('avx/storm-ro');
  },
);
