// What people do at a table, done on both sides; each is compared as it happens.
import type { Answer, Decision, Json, Seat } from '@assemble/kernel';
import { PHRASES, type ToHost } from '@assemble/protocol';
import type { Pair } from './pair.ts';
import { compareRest } from './rest.ts';
import type { Who } from './side.ts';

type Action = (pair: Pair) => Promise<void>;

/** Whoever must not notice anything, and speaks: a seat where there is one, else somebody who watches. */
const speaker = (pair: Pair): Who => pair.terms.viewer ?? 'watcher';

const seatOf = (pair: Pair): Seat => pair.terms.viewer ?? pair.below(2);

const decisionOf = (pair: Pair, seat: Seat): Decision | undefined =>
  pair.match.pending.find((one) => one.seat === seat);

const asDecide = ({ seat, n }: Decision, answer: Answer): ToHost => ({
  type: 'decide',
  seat,
  n,
  answer: answer as Json,
});

async function decide(pair: Pair): Promise<void> {
  const { viewer, sides, report } = pair.terms;
  const before = pair.decisions;
  const decision = pair.pick(pair.match.pending);
  const isSecret = pair.match.pending.length > 1 && decision.seat !== viewer;
  const answers = isSecret ? sides.map(() => pair.anyAnswer(decision)) : pair.sameAnswer(decision);
  const [one, other] = answers;
  if (one === undefined || other === undefined) return pair.end();
  await pair.sayEach(decision.seat, asDecide(decision, one), asDecide(decision, other));
  if (!pair.isRevealed && pair.decisions > before) report.decisions++;
}

async function refusedDecide(pair: Pair): Promise<void> {
  const seat = seatOf(pair);
  const n = decisionOf(pair, seat)?.n ?? pair.match.asked - 1;
  const foreign = decisionOf(pair, 1 - seat)?.n ?? n;
  const wrong: readonly ToHost[] = [
    { type: 'decide', seat, n: n - 1, answer: 'too late' },
    { type: 'decide', seat, n: foreign, answer: true },
    { type: 'decide', seat: 1 - seat, n: foreign, answer: true },
    { type: 'decide', seat, n, answer: 'nothing that is offered' },
    { type: 'decide', seat, n, answer: [0, 1, 2, 3] },
    { type: 'decide', seat: 7, n, answer: null },
    { type: 'consent', seat, request: 1, yes: true },
    { type: 'return', seat },
    { type: 'claim', seat, absent: 1 - seat, how: 'bot' },
    { type: 'rematch', wish: 'yes' },
  ];
  await pair.say(speaker(pair), pair.pick(wrong));
}

/** Of what others try nothing is to be noticed, so they try something else on each side. */
async function othersTry(pair: Pair): Promise<void> {
  const seat = pair.pick(pair.others);
  const decision = decisionOf(pair, seat);
  const tries: readonly ToHost[] = [
    { type: 'look', at: pair.below(pair.decisions + 1) },
    { type: 'snapshot' },
    { type: 'decide', seat, n: -1, answer: 'far too late' },
    ...(decision === undefined
      ? []
      : [
          { type: 'probe', seat, n: decision.n, answer: pair.anyAnswer(decision) as Json } as const,
          { type: 'region', seat, n: decision.n } as const,
        ]),
  ];
  await pair.sayEach(seat, pair.pick(tries), pair.pick(tries));
}

async function takeBack(pair: Pair): Promise<void> {
  const seat = pair.below(2);
  const toOwn = pair.terms.sides[0].at(seat).update?.undo.toOwn ?? 0;
  await pair.say(seat, { type: 'undo', seat, steps: pair.pick([1, 2, Math.max(1, toOwn)]) });
  const asked = pair.terms.sides[0].at(seat).update?.takeBack;
  if (pair.isOver) return;
  if (asked != null) {
    const { id: request } = asked;
    await pair.say(1 - seat, { type: 'consent', seat: 1 - seat, request, yes: pair.below(3) > 0 });
  }
  while (!pair.isOver && pair.below(2) === 0) {
    const again = pair.below(2);
    await pair.say(again, { type: 'redo', seat: again });
  }
}

async function probe(pair: Pair): Promise<void> {
  const seat = seatOf(pair);
  const decision = decisionOf(pair, seat) ?? pair.match.pending[0];
  if (decision === undefined) return;
  const answer = pair.pick<Answer>([pair.anyAnswer(decision), decision.fallback, 'nonsense', []]);
  await pair.say(speaker(pair), { type: 'probe', seat, n: decision.n, answer: answer as Json });
}

async function region(pair: Pair): Promise<void> {
  const seat = seatOf(pair);
  const n = (decisionOf(pair, seat) ?? pair.match.pending[0])?.n ?? 0;
  await pair.say(speaker(pair), { type: 'region', seat, n });
}

async function look(pair: Pair): Promise<void> {
  await pair.say(pair.pick<Who>([speaker(pair), 'watcher']), {
    type: 'look',
    at: pair.below(pair.decisions + 2),
  });
}

async function readAgain(pair: Pair): Promise<void> {
  const who = pair.pick<Who>([speaker(pair), 'watcher']);
  await pair.say(who, { type: 'snapshot' });
  await pair.say(who, { type: 'room' });
}

/** The chat lets a few lines through at once and then few a second, which would be a matter of time. */
const MOST_LINES = 2;

async function chat(pair: Pair): Promise<void> {
  const seat = pair.below(2);
  if (pair.lines(seat) < MOST_LINES) await pair.say(seat, { type: 'chat', text: `a line of ${seat}` });
}

async function phrase(pair: Pair): Promise<void> {
  const who = pair.pick<Who>([0, 1, 'watcher']);
  if (pair.lines(who) < MOST_LINES) await pair.say(who, { type: 'phrase', phrase: pair.pick(PHRASES) });
}

async function comeAgain(pair: Pair): Promise<void> {
  const { viewer } = pair.terms;
  const who = pair.pick<Who>([0, 1, 'watcher']);
  const told = who === 'watcher' ? (viewer ?? 0) : 'watcher';
  await pair.both(async (side) => {
    await side.leave(who, told, ({ spectators, seats }) =>
      who === 'watcher'
        ? spectators === 0
        : seats[who]?.here === false && isSettled(pair, who, seats[who].claimable),
    );
    await side.enter(who);
  });
  pair.forgetLines(who);
  await pair.compare(who);
}

/** Whether the room says of somebody who left what it will go on to say. */
const isSettled = (pair: Pair, seat: Seat, claimable: boolean): boolean =>
  claimable === pair.match.pending.some((one) => one.seat === seat);

/** Somebody stays away, a bot plays on, they come back. */
async function standIn(pair: Pair): Promise<void> {
  const absent = pair.pick(pair.match.pending).seat;
  const told = 1 - absent;
  await pair.both((side) => side.leave(absent, told, ({ seats }) => seats[absent]?.claimable === true));
  await pair.say(told, { type: 'claim', seat: told, absent, how: 'bot' });
  await pair.both((side) => side.enter(absent));
  pair.forgetLines(absent);
  await pair.compare(absent);
  if (!pair.isOver) await pair.say(absent, { type: 'return', seat: absent });
}

async function badMessage(pair: Pair): Promise<void> {
  const who = pair.pick<Who>([speaker(pair), 'watcher']);
  const texts = [
    '',
    'no JSON',
    '{"type":"nothing"}',
    '{"type":"decide"}',
    '['.repeat(5000),
    'x'.repeat(20_001),
  ];
  const text = pair.pick<string | Buffer>([...texts, Buffer.from([1, 2, 3])]);
  await pair.both((side) => side.at(who).sayText(text));
  await pair.compare(who);
}

/** What is done beside deciding, one after the other. */
const BESIDE: readonly Action[] = [
  takeBack,
  probe,
  refusedDecide,
  look,
  othersTry,
  region,
  takeBack,
  readAgain,
  probe,
  chat,
  compareRest,
  refusedDecide,
  comeAgain,
  region,
  badMessage,
  phrase,
  standIn,
];

/** The next thing that somebody does: a decision most of the time. */
export function act(pair: Pair): Promise<void> {
  if (pair.below(3) > 0) return decide(pair);
  const { report } = pair.terms;
  return (BESIDE[report.beside++ % BESIDE.length] ?? decide)(pair);
}

/** Everybody looks at every step of the match. */
export async function lookAtAll(pair: Pair): Promise<void> {
  for (let at = 0; at <= pair.decisions && !pair.isOver; at++) {
    for (const who of new Set([speaker(pair), 'watcher' as const])) await pair.say(who, { type: 'look', at });
  }
}

/** The match ends at the table, not by the rules, and is asked for once more: what was hidden stays so on the wire. */
export async function finish(pair: Pair): Promise<void> {
  const seat = seatOf(pair);
  await pair.say(seat, { type: 'concede', seat });
  if (pair.isRevealed) return;
  if (!pair.isOver) await pair.say(1 - seat, { type: 'concede', seat: 1 - seat });
  if (pair.isRevealed) return;
  await pair.sayRematch(seat);
  await pair.sayRematch(1 - seat);
}
