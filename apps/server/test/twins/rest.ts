import type { Answered, Client } from '../player.ts';
import type { Pair } from './pair.ts';
import { mustBeSame } from './report.ts';
import type { Side } from './side.ts';

/**
 * What is asked of a running match and its surroundings; `:id` stands for the match. `/health` is left out: it tells how
 * busy the machine is, which no two moments have in common (`health.test.ts` says that it holds no secret).
 */
const ROUTES: readonly (readonly [method: string, path: string, body?: unknown])[] = [
  ['GET', '/api/matches'],
  ['GET', '/api/matches?game=champions'],
  ['GET', '/api/matches/:id'],
  ['GET', '/api/me/matches'],
  ['GET', '/api/replays/:id'],
  ['GET', '/api/replays/:id?part=public'],
  ['GET', '/api/replays/nothing'],
  ['GET', '/api/matches/nothing'],
  ['GET', '/api/nothing'],
  ['POST', '/api/matches/:id/seats/0', { name: 'Somebody' }],
  ['DELETE', '/api/matches/:id/seats/0'],
  ['POST', '/api/matches', { game: 'nothing' }],
];

/** Times of the answer itself, the cookie of the person, and the limit, which counts what was asked in the last minute. */
const OWN_HEADERS = ['date', 'set-cookie', 'x-ratelimit-reset', 'x-ratelimit-remaining'];

function asText(side: Side, { status, body, headers }: Answered): string {
  const kept = [...headers].filter(([name]) => !OWN_HEADERS.includes(name));
  return side.mask.body(JSON.stringify({ status, body, headers: kept }));
}

/** Asks everything of the matches on both sides, as somebody in a seat and as somebody who was never there. */
export async function compareRest(pair: Pair): Promise<void> {
  const { sides, viewer, report } = pair.terms;
  const askedBy = (client: (side: Side) => Client) =>
    Promise.all(
      sides.map(async (side) => {
        const answers: string[] = [];
        const person = client(side);
        for (const [method, path, body] of ROUTES) {
          const answer = await person.ask(method, path.replace(':id', side.match), body);
          if (answer.status >= 500) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
          answers.push(asText(side, answer));
        }
        return answers;
      }),
    );
  const [one = [], other = []] = await askedBy((side) => side.client(viewer ?? 'watcher'));
  mustBeSame('REST', one, other);
  for (const [method, path] of ROUTES) {
    const route = `${method} ${path}`;
    report.routes.set(route, (report.routes.get(route) ?? 0) + 1);
  }
}
