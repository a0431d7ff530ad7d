import { randomBot } from '@assemble/bots';
import { below, stream } from '@assemble/kernel';
import { charm, type Toy, toyGame, toySetup } from '@assemble/kernel/testing';
import { expect, it } from 'vitest';
import { type Act, Table, type TableTerms } from '../src/index.ts';

const terms: TableTerms<Toy> = {
  game: toyGame,
  setup: toySetup([charm('a', 'bargain', { stage: 'would' })], 500),
  seed: 'saving',
  sitters: [
    { name: 'Ann', kind: 'person', who: 'ann' },
    { name: 'Ben', kind: 'person', who: 'ben' },
  ],
  bots: { random: randomBot },
  manners: 'online',
  clock: { bank: 60_000, gain: 5000 },
  at: 0,
};

/** What somebody might do next: mostly decide, now and then everything else. */
function anyAct(table: Table<Toy>, draw: (n: number) => number, at: number): Act {
  const seat = draw(2);
  const { undo, takeBack, seats } = table.update([seat], null, at);
  const [open] = takeBack?.open ?? [];
  if (takeBack != null && open !== undefined && draw(3) > 0)
    return { type: 'consent', seat: open, request: takeBack.id, yes: draw(2) === 0 };
  if (seats.some(({ away }) => away) && draw(3) === 0) return { type: 'return', seat };
  if (undo.redo && draw(2) === 0) return { type: 'redo', seat };
  switch (draw(20)) {
    case 0:
      return { type: 'undo', seat, steps: 1 + draw(3) };
    case 1:
      return { type: 'undo', seat, steps: Math.max(1, undo.toOwn) };
    case 2:
      return draw(3) === 0 ? { type: 'absent', seat, bot: 'random' } : { type: 'resume' };
    default: {
      const [asked] = table.update(table.waitedFor, null, at).asked;
      if (asked === undefined) return table.botAct() ?? { type: 'resume' };
      const { decision, suggestion } = asked;
      const options = decision.shape === 'options' ? decision.options : [];
      const option = options[draw(Math.max(1, options.length))]?.id ?? suggestion;
      return { type: 'decide', seat: decision.seat, n: decision.n, answer: option as never };
    }
  }
}

it('a table that is written down and taken up again at every act is the same as one that was not', () => {
  const random = stream('saving', 'acts');
  const straight = new Table(terms);
  let restored = new Table(terms);
  let at = 0;
  const kinds = new Set<string>();
  for (let i = 0; i < 500 && straight.outcome === null; i++) {
    const { deadline } = straight;
    const isLate = deadline !== null && below(random, 90) === 0;
    at = isLate ? deadline.at : at + below(random, 4000);
    const act = isLate ? deadline.act : anyAct(straight, (n) => below(random, n), at);
    restored = new Table(terms, JSON.parse(JSON.stringify(restored.save())));
    const handled = straight.act(act, at);
    expect(restored.act(act, at)).toEqual(handled);
    if (handled.yes) kinds.add(act.type);
    for (const seats of [[0], [1], []])
      expect(restored.update(seats, i - 3, at)).toEqual(straight.update(seats, i - 3, at));
    if (i % 20 === 0) expect(restored.look(i / 2, [0])).toEqual(straight.look(i / 2, [0]));
    expect(restored.deadline).toEqual(straight.deadline);
    expect(restored.botQuestion()).toEqual(straight.botQuestion());
  }
  expect(straight.replay(true).decisions.length).toBeGreaterThan(64);
  expect([...kinds].sort()).toEqual(
    ['absent', 'consent', 'decide', 'redo', 'resume', 'return', 'timeout', 'undo'].sort(),
  );
  expect(restored.replay(true)).toEqual(straight.replay(true));
});
