import {
  CARDS,
  Content,
  champions,
  PRESETS,
  presetDeck,
  RECOMMENDED,
  type SetId,
  type Table,
} from '@assemble/champions';
import { type Answer, type Decision, type Json, type Match, stream } from '@assemble/kernel';
import type { Page } from '@playwright/test';
import { openAt, people } from './saved-match.ts';

const content = new Content(CARDS);
const game = champions(content);

export interface Where {
  readonly seats?: number;
  readonly villain?: SetId;
  /** The fewest decisions that come before it: a table on which something has happened. */
  readonly after?: number;
}

const setupFor = ({ seats = 1, villain = 'rhino' }: Where): Json =>
  JSON.parse(
    JSON.stringify({
      players: PRESETS.slice(0, seats).map(({ hero, aspect }) => presetDeck(content, hero, aspect)),
      villain,
      mode: 'standard',
      modular: [RECOMMENDED[villain]],
      first: 0,
    }),
  ) as Json;

/** Whether a question is the one that a test is about. */
export type Wanted = (match: Match<Table>, decision: Decision) => boolean;

/** A turn in which something can be paid with cards from hand, and something else is refused. */
export const canPay: Wanted = (match, decision) => {
  if (decision.ask.key !== 'ask.turn') return false;
  const choices = game.verdicts(match, decision.seat);
  const priced = choices.some(({ id, verdict }) => {
    const card = content.find(match.table.prints[Number(id.slice(5))]?.card ?? '');
    return id.startsWith('play:') && verdict.yes && (card?.faces[0].cost ?? 0) > 0;
  });
  return priced && choices.some(({ id, verdict }) => id.startsWith('play:') && !verdict.yes);
};

/** Two can defend against the villain, one of them a hero who survives it. */
export const canDefend: Wanted = ({ table }, decision) => {
  const attack = table.activities.at(-1);
  const hero = table.play.find(({ id }) => id === table.players[0]?.identity);
  if (decision.ask.key !== 'ask.defender' || decision.shape !== 'entities') return false;
  return (
    decision.from.length === 2 &&
    hero !== undefined &&
    decision.from.includes(hero.id) &&
    hero.damage < 3 &&
    attack?.by === table.villain
  );
};

/** A turn in which a hero can attack a villain that nobody guards. */
export const canAttack: Wanted = (match, decision) => {
  const { table } = match;
  if (decision.ask.key !== 'ask.turn') return false;
  const isGuarded = table.play.some(({ engaged }) => engaged >= 0);
  const villain = table.play.find(({ id }) => id === table.villain);
  const choices = game.verdicts(match, decision.seat);
  return (
    !isGuarded &&
    villain?.tough === false &&
    choices.some(({ id, verdict }) => id.startsWith('attack:') && verdict.yes)
  );
};

interface Position {
  readonly setup: Json;
  readonly seed: string;
  readonly decisions: readonly (readonly [seat: number, n: number, answer: Answer])[];
  readonly n: number;
}

/** Plays matches at random until one comes to the question. */
function positionWith(wanted: Wanted, where: Where): Position {
  const setup = setupFor(where);
  const { after = 0 } = where;
  for (let nth = 0; nth < 50; nth++) {
    const seed = `browser ${nth}`;
    const match = game.create(setup, seed);
    const random = stream(seed, 'answers');
    const decisions: [number, number, Answer][] = [];
    for (let i = 0; i < after + 60 && match.outcome === null; i++) {
      const [decision] = match.pending;
      if (decision === undefined) break;
      if (i >= after && wanted(match, decision)) return { setup, seed, decisions, n: decision.n };
      const answer = game.sample(match, decision, random);
      const applied = game.apply(match, decision.seat, decision.n, answer, null);
      if (!applied.yes) throw new Error(`refused: ${JSON.stringify(applied.reasons)}`);
      decisions.push([decision.seat, decision.n, answer]);
    }
  }
  throw new Error('no match comes to this question');
}

/** Puts the match among those that the browser keeps, and opens it: all seats are this screen's. */
export async function openPosition(page: Page, wanted: Wanted, where: Where = {}): Promise<void> {
  const { n, ...played } = positionWith(wanted, where);
  const sitters = people('Ana', 'Ben', 'Cleo', 'Dan').slice(0, where.seats ?? 1);
  await openAt(page, { game: 'champions', ...played, sitters }, n);
}
