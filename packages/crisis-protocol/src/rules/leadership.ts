import { type Ask, ask, below, NEXT, propose, type Seat, type Stream } from '@assemble/kernel';
import { cardOf, charactersOf } from './characters.ts';
import { moment } from './listeners.ts';
import { type C, editionOf, other, steps } from './run.ts';
import { takeLeadership } from './set-up-atoms.ts';

/** CP-LEAD-1, CP-LEAD-5: the leadership abilities that a squad could use. */
export function leaderships(c: C, seat: Seat): { character: number; of: number; id: string }[] {
  const { affiliation } = c.table.players[seat as 0 | 1];
  return charactersOf(c, seat).flatMap((one) =>
    cardOf(c, one).leadership.flatMap((leadership, of) =>
      leadership.affiliation === affiliation ? [{ character: one.id, of, id: `${one.id}/${of}` }] : [],
    ),
  );
}

/** One of those it could use, drawn at random: a guess at what is not revealed yet. */
export const randomLeadership = (c: C, seat: Seat, random: Stream): string | null => {
  const all = leaderships(c, seat);
  return all[below(random, all.length)]?.id ?? null;
};

const leadershipAsk = (c: C, seat: Seat): Ask => ({
  seat,
  ask: { key: 'ask.leadership', args: {} },
  rules: [editionOf(c).leadershipTogether ? 'CP-LEAD-7' : 'CP-LEAD-6', 'CP-LEAD-5'],
  shape: 'options',
  options: leaderships(c, seat).map(({ id, character, of }) => ({
    id,
    say: { key: 'option.leadership', args: { who: character, of } },
  })),
});

function lead(c: C, seat: Seat, id: string | null): void {
  const chosen = leaderships(c, seat).find((one) => one.id === id) ?? leaderships(c, seat)[0];
  takeLeadership(c, seat, chosen === undefined ? null : { character: chosen.character, of: chosen.of });
}

/** Choosing leadership: asked only where there is a choice. */
export const leadership = steps('leadership', [
  {
    name: 'one player after the other, or both together',
    rules: ['CP-LEAD-5', 'CP-LEAD-6', 'CP-LEAD-7'],
    run: (c, d) => {
      const choosing = [c.table.priority, other(c.table.priority)].filter(
        (seat) => leaderships(c, seat).length > 1,
      );
      if (editionOf(c).leadershipTogether) {
        if (choosing.length === 0) return NEXT;
        return ask(...choosing.sort((a, b) => a - b).map((seat) => leadershipAsk(c, seat)));
      }
      const seat = choosing[d.seat];
      return seat === undefined ? NEXT : ask(leadershipAsk(c, seat));
    },
    take: (c, d, answer) => {
      const choosing = [c.table.priority, other(c.table.priority)].filter(
        (seat) => leaderships(c, seat).length > 1,
      );
      if (Array.isArray(answer)) {
        choosing
          .sort((a, b) => a - b)
          .forEach((seat, i) => {
            lead(c, seat, (answer[i] as string | undefined) ?? null);
          });
        return NEXT;
      }
      lead(c, choosing[editionOf(c).leadershipTogether ? 0 : d.seat] ?? 0, answer as string);
      d.seat++;
      return editionOf(c).leadershipTogether ? NEXT : { do: 'again' };
    },
  },
  {
    name: 'who has no choice to make',
    rules: ['CP-LEAD-1', 'CP-LEAD-2'],
    run: (c) => {
      for (const seat of [0, 1]) if (c.table.players[seat as 0 | 1].leadership === null) lead(c, seat, null);
      return NEXT;
    },
  },
  {
    name: 'effects of a leadership coming into use',
    rules: ['CP-LEAD-2', 'CP-TIMING-4'],
    run: (c) => {
      const leaders = c.table.players.flatMap(({ leadership }) => leadership?.character ?? []);
      return propose(
        c,
        leaders.map((leader) => moment('leadership-starts', leader)),
      );
    },
  },
]);
