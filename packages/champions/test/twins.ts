import { type Answer, type Event, type Match, type Seat, type Stream, stream } from '@assemble/kernel';
import type { Table } from '../src/index.ts';
import { isOpen } from '../src/rules/unseen.ts';
import { game } from './game.ts';

/** How many twins were compared, how many steps they went together, and where being asked told them apart. */
export interface Compared {
  twins: number;
  steps: number;
  decisions: number;
  readonly leaks: string[];
}

interface Twin {
  readonly match: Match<Table>;
  readonly viewer: Seat;
}

/** What everybody sees of who is asked what. */
const asks = ({ pending, outcome }: Match<Table>): string =>
  outcome === null ? JSON.stringify(pending.map(({ n, seat, ask }) => [n, seat, ask])) : 'over';

const told = (events: readonly Event[], viewer: Seat): string[] =>
  events.flatMap((event) => {
    const shown = game.project(event, viewer);
    return shown === null ? [] : [JSON.stringify([shown.kind, shown.args])];
  });

/** A match that differs in nothing but what the viewer cannot know; chance falls in it as it does in the match. */
function twinOf(match: Match<Table>, viewer: Seat, seed: string): Twin {
  const { random } = game.clone(match);
  const twin = game.determinize(match, viewer, seed);
  twin.random = random;
  return { match: twin, viewer };
}

/** Which cards lie open for everybody. */
const lyingOpen = ({ table }: Match<Table>): string =>
  table.prints.flatMap(({ card }, id) => (isOpen(table, id) ? [`${id} ${card}`] : [])).join();

/** Whoever may let something go by does so every other time: twins stay together longer. */
function answerTo(match: Match<Table>, random: Stream): Answer {
  const [decision] = match.pending;
  if (decision === undefined) throw new Error('nobody is asked');
  const drawn = game.sample(match, decision, random);
  const least = game.fallback(match, decision);
  return decision.ask.key !== 'ask.turn' && decision.n % 2 === 0 ? least : drawn;
}

/** Whoever plays an ally, upgrade or support says which card it is: the same one in both. */
function isSameCard(match: Match<Table>, twin: Match<Table>, answer: Answer): boolean {
  const card = typeof answer === 'string' && answer.startsWith('play:') ? Number(answer.slice(5)) : -1;
  return match.table.prints[card]?.card === twin.table.prints[card]?.card;
}

/**
 * Plays a random game beside twins that differ in hidden cards only. As long as a viewer is told the same and the same
 * answers are given, the same seats have to be asked the same things by the same numbers. Where one of the two asks while
 * the other one goes on, being asked has told something.
 */
export function compareTwins(match: Match<Table>, seed: string, most: number): Compared {
  const random = stream(seed, 'twins');
  const found: Compared = { twins: 0, steps: 0, decisions: 0, leaks: [] };
  let twins: Twin[] = [];
  while (match.outcome === null && found.decisions < most) {
    const [decision] = match.pending;
    if (decision === undefined) throw new Error('nobody is asked');
    const { seat, n } = decision;
    // Whoever is asked knows all that the question is made of: from here on their twin is asked by itself.
    if (twins.length < 6) {
      twins.push(twinOf(match, seat, `${seed} ${n}`));
      found.twins++;
    }
    const answer = answerTo(match, random);
    const before = asks(match);
    const events: Event[] = [];
    const applied = game.apply(match, seat, n, answer, events);
    if (!applied.yes) throw new Error(`refused: ${decision.ask.key} ${JSON.stringify(answer)}`);
    found.decisions++;
    twins = twins.filter(({ match: twin, viewer }) => {
      const happened: Event[] = [];
      // Playing another card, or one that the twin's player does not have, is not the same answer.
      if (!isSameCard(match, twin, answer)) return false;
      if (!game.apply(twin, seat, n, answer, happened).yes) return false;
      const here = told(events, viewer);
      const there = told(happened, viewer);
      const same = here.findIndex((event, i) => event !== there[i]);
      const parted = same < 0 ? here.length : same;
      // Both were told something, but not the same: what was hidden has come to light.
      if (parted < here.length && parted < there.length) return false;
      // A drone that was defeated lies open now, though no line of the log says which card it was.
      if (lyingOpen(match) !== lyingOpen(twin)) return false;
      found.steps++;
      if (here.length === there.length && asks(match) === asks(twin)) return true;
      found.leaks.push(`for ${viewer} after ${before}: ${asks(match)} or ${asks(twin)}`);
      return false;
    });
  }
  return found;
}
