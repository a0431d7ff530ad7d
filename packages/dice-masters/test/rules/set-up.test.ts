import { proves } from '@assemble/rules/testing';
import { expect } from 'vitest';
import { create, firstGame, game, playOn } from '../game.ts';

const cardsOf = (setup: Parameters<typeof create>[0], owner: number | null): string[] =>
  create(setup)
    .match.table.cards.filter((slot, i) => i > 0 && slot.owner === owner)
    .map((slot) => slot.id);

proves('DM-FIRST-GAME-1', 'three shared cards: Force Beam, Inner Rage and Thrown Car', () => {
  expect(cardsOf(firstGame, null)).toEqual(['avx/force-beam', 'avx/inner-rage', 'avx/thrown-car']);
});

proves('DM-FIRST-GAME-2', 'three dice each, every card another colour', () => {
  const { table } = create(firstGame).match;
  const shared = table.cards
    .map((slot, i) => ({ ...slot, i }))
    .filter((slot) => slot.owner === null && slot.i > 0);
  expect(new Set(shared.map((slot) => slot.colour)).size).toBe(3);
  for (const { i } of shared)
    expect(table.dice.filter((die) => die.card === i && die.zone === 'card')).toHaveLength(3);
});

proves(
  ['DM-FIRST-GAME-3', 'DM-FIRST-GAME-4', 'DM-FIRST-GAME-5'],
  'cards are handed out by turn order, two dice on each',
  () => {
    const first = ['avx/human-torch-playing-with-fire', 'avx/spider-man-webhead'];
    const second = ['avx/beast-mutate-666', 'avx/captain-america-american-hero'];
    expect([cardsOf(firstGame, 0), cardsOf(firstGame, 1)]).toEqual([first, second]);
    expect([cardsOf({ ...firstGame, first: 1 }, 1), cardsOf({ ...firstGame, first: 1 }, 0)]).toEqual([
      first,
      second,
    ]);
    const { match } = create({ ...firstGame, first: 1 });
    expect(match.table.active).toBe(1);
    match.table.cards.forEach((slot, i) => {
      if (slot.owner !== null) expect(match.table.dice.filter((die) => die.card === i)).toHaveLength(2);
    });
  },
);

proves(
  ['DM-FIRST-GAME-6', 'DM-FIRST-GAME-7', 'DM-FIRST-GAME-8', 'DM-ZONES-1', 'DM-TEAM-RULES-1'],
  'eight sidekicks in each bag, ten life, every other zone empty',
  () => {
    const { match, events } = create(firstGame);
    // The first player has drawn and rolled four dice before being asked; nothing else has happened.
    expect(events.filter((event) => event.kind === 'drew')).toHaveLength(1);
    for (const seat of [0, 1]) {
      const sidekicks = match.table.dice.filter((die) => die.card === 0 && die.owner === seat);
      expect(sidekicks).toHaveLength(8);
      expect(sidekicks.filter((die) => die.zone === 'bag')).toHaveLength(seat === 0 ? 4 : 8);
      expect(match.table.players[seat]?.life).toBe(10);
    }
    const elsewhere = match.table.dice.filter((die) => !['bag', 'prep', 'card'].includes(die.zone));
    expect(elsewhere).toEqual([]);
  },
);

proves(
  ['DM-CARDS-1', 'DM-TEAM-RULES-2'],
  'all dice of a card follow that card for the whole game; sidekicks are always eight',
  () => {
    const { match } = create({ format: 'tournament' }, 'cards');
    playOn(match, 'cards', (one) => one.table.turn > 12);
    for (const die of match.table.dice) expect(match.table.cards[die.card]).not.toBe(undefined);
    for (const seat of [0, 1])
      expect(match.table.dice.filter((die) => die.card === 0 && die.owner === seat)).toHaveLength(8);
    expect(game.verdicts(match, match.pending[0]?.seat ?? 0).some((choice) => choice.id === 'buy:0')).toBe(
      false,
    );
  },
);

proves(
  ['DM-PURCHASING-2', 'DM-PURCHASING-3'],
  'of all cards on the table, and of nothing else, only the opponent’s are out of a player’s reach',
  () => {
    for (const first of [0, 1]) {
      const { match } = create({ ...firstGame, first });
      playOn(match, 'buying', ({ pending }) => pending[0]?.ask.key === 'ask.main');
      const { active, cards } = match.table;
      expect(active).toBe(first);
      const judged = game.verdicts(match, active).filter(({ id }) => id.startsWith('buy:'));
      // Two cards of each player and three shared ones.
      expect(judged.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7].map((card) => `buy:${card}`));
      const barred = judged.filter(
        ({ verdict }) => !verdict.yes && verdict.reasons.some(({ rule }) => rule === 'DM-PURCHASING-3'),
      );
      const theirs = cards.flatMap(({ owner }, card) => (owner === 1 - active ? [`buy:${card}`] : []));
      expect(theirs).toHaveLength(2);
      expect(barred.map(({ id }) => id)).toEqual(theirs);
    }
  },
);

/** Who may be where after a move, without card effects (DM-ZONES-10). */
const PATHS = new Set([
  'card used',
  'bag prep',
  'prep reserve',
  'reserve field',
  'reserve used',
  'field attack',
  'attack field',
  'attack used',
  'field prep',
  'attack prep',
  'used bag',
  // The refill and the draw of one moment.
  'used prep',
  'bag reserve',
]);

proves('DM-ZONES-10', 'dice move only along the paths of the play mat', () => {
  // Ghost Rider – Johnny Blaze has no text, Force Beam only damages: no card moves a die by itself.
  const team = {
    cards: [{ card: 'avx/ghost-rider-johnny-blaze', dice: 4 }],
    basicActions: ['avx/force-beam', 'avx/power-bolt'],
  };
  for (let seed = 0; seed < 6; seed++) {
    const { match } = create({ format: 'basic', teams: [team, team] }, `zones ${seed}`);
    let before = match.table.dice.map((die) => die.zone);
    playOn(match, `zones ${seed}`, (one) => {
      one.table.dice.forEach((die, i) => {
        const move = `${before[i]} ${die.zone}`;
        // One decision may carry a die over several steps; the single steps are all among the paths.
        if (before[i] !== die.zone) expect(reachable(before[i] ?? '', die.zone), move).toBe(true);
      });
      before = one.table.dice.map((die) => die.zone);
      return one.table.turn > 30;
    });
  }
});

/** Whether zones are joined by at most three paths: what one decision can cause. */
function reachable(from: string, to: string): boolean {
  let zones = new Set([from]);
  for (let steps = 0; steps < 3; steps++) {
    const next = new Set(zones);
    for (const path of PATHS) {
      const [a = '', b = ''] = path.split(' ');
      if (zones.has(a)) next.add(b);
    }
    zones = next;
  }
  return zones.has(to) && to !== 'card' && !(from === 'used' && to === 'field');
}

proves('DM-ZONES-2', 'every die in the bag is equally likely, wherever it was put in', () => {
  const counts = new Map<number, number>();
  for (let i = 0; i < 4000; i++) {
    const { match } = create(firstGame, `bag ${i}`);
    for (const die of match.table.dice)
      if (die.owner === 0 && die.zone === 'prep') counts.set(die.id, (counts.get(die.id) ?? 0) + 1);
  }
  expect(counts.size).toBe(8);
  // 2,000 expected each with a standard deviation of about 32.
  for (const count of counts.values()) expect(Math.abs(count - 2000)).toBeLessThan(160);
});
