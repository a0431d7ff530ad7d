import { CARDS, Content, diceMasters, type Table } from '@assemble/dice-masters';
import { type Answer, type Decision, type Match, type Stream, stream } from '@assemble/kernel';
import type { Page } from '@playwright/test';
import { asJson, setupFor } from '../apps/web/src/games/dice-masters/play/formats.ts';
import { openAt } from './saved-match.ts';

const game = diceMasters(new Content(CARDS));
const setup = asJson(setupFor('tournament'));

/** Whether a question is the one that a test is about. */
type Wanted = (match: Match<Table>, decision: Decision) => boolean;

const inZone = ({ table }: Match<Table>, zone: string, seat: number): number =>
  table.dice.filter((die) => die.zone === zone && die.controller === seat).length;

/** So many attack, and the one at the lower edge may set somebody against them. */
export const attackedBy =
  (attackers: number): Wanted =>
  (match, { seat, ask }) =>
    ask.key === 'ask.blockers' && seat === 0 && inZone(match, 'attack', 1) >= attackers;

interface Position {
  readonly seed: string;
  readonly decisions: readonly (readonly [seat: number, n: number, answer: Answer])[];
  readonly n: number;
}

/** Fields and buys rather than passing, and never attacks with few: so the fields fill. */
function answerFor(match: Match<Table>, decision: Decision, many: number, random: Stream): Answer {
  const { seat, ask, shape } = decision;
  if (ask.key === 'ask.main' && shape === 'options') {
    const open = game.verdicts(match, seat).filter(({ verdict }) => verdict.yes);
    const first = ['field:', 'buy:'].flatMap((verb) => open.filter(({ id }) => id.startsWith(verb)))[0];
    if (first !== undefined) return first.id;
  }
  if (ask.key === 'ask.attackers' && shape === 'entities')
    return seat === 1 && decision.from.length >= many ? decision.from : [];
  return game.sample(match, decision, random);
}

/** Plays matches of filling fields until one comes to the question. */
function positionWith(wanted: Wanted, many: number): Position {
  for (let nth = 0; nth < 40; nth++) {
    const seed = `browser ${nth}`;
    const match = game.create(setup, seed);
    const random = stream(seed, 'answers');
    const decisions: [number, number, Answer][] = [];
    for (let i = 0; i < 500 && match.outcome === null; i++) {
      const [decision] = match.pending;
      if (decision === undefined) break;
      if (wanted(match, decision)) return { seed, decisions, n: decision.n };
      let answer = answerFor(match, decision, many, random);
      if (!game.apply(match, decision.seat, decision.n, answer, null).yes) {
        answer = game.sample(match, decision, random);
        if (!game.apply(match, decision.seat, decision.n, answer, null).yes) throw new Error('refused');
      }
      decisions.push([decision.seat, decision.n, answer]);
    }
  }
  throw new Error('no match comes to this question');
}

interface Where {
  /** Nobody attacks before so many can. */
  readonly many?: number;
}

/** Puts the match among those that the browser keeps, and opens it. */
export async function openDice(page: Page, wanted: Wanted, { many = 99 }: Where = {}) {
  const { seed, decisions, n } = positionWith(wanted, many);
  const sitters = [
    { name: 'Ana', bot: null },
    { name: 'Ben', bot: 'random' },
  ];
  await openAt(page, { game: 'dice-masters', setup, seed, decisions, sitters }, n);
}
