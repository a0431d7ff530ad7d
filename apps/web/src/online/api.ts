import type { Json, Replay } from '@assemble/kernel';
import type { Locale } from '@assemble/language';
import type {
  Block,
  Credentials,
  MatchSummary,
  Me,
  NewMatch,
  PasswordChange,
  Problem,
  Report,
  SessionSummary,
  SignIn,
  Someone,
} from '@assemble/protocol';

/** Why the server did not do what it was asked; the words are for people who read English. */
export class ApiProblem extends Error {
  readonly key: string;
  constructor(key: string, text: string) {
    super(text);
    this.name = 'ApiProblem';
    this.key = key;
  }
}

/** The key of a problem that is not the server's: it could not be asked at all. */
export const UNREACHABLE = 'unreachable';

const isProblem = (answer: unknown): answer is Problem =>
  typeof answer === 'object' && answer !== null && 'key' in answer && 'error' in answer;

/** Asks the server of this very page: what it answers has the form that the protocol gives it. */
async function answerOf<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api/${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  } catch (error) {
    throw new ApiProblem(UNREACHABLE, String(error));
  }
  // Whatever stands between may answer with a page of its own.
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as T;
  if (isProblem(answer)) throw new ApiProblem(answer.key, answer.error);
  throw new ApiProblem(UNREACHABLE, `${response.status} ${response.statusText}`);
}

interface Matches {
  readonly matches: readonly MatchSummary[];
}

const at = (id: string): string => `matches/${encodeURIComponent(id)}`;

/** What the server can be asked besides its sockets. */
export const api = {
  me: () => answerOf<Me>('GET', 'me'),
  rename: (name: string) => answerOf<Me>('PUT', 'me', { name }),
  register: (body: Credentials) => answerOf<Me>('POST', 'accounts', body),
  logIn: (body: SignIn) => answerOf<Me>('POST', 'session', body),
  logOut: () => answerOf<null>('DELETE', 'session'),
  changePassword: (body: PasswordChange) => answerOf<null>('PUT', 'me/password', body),
  deleteMe: (password: string | null) => answerOf<null>('DELETE', 'me', { password }),

  sessions: () =>
    answerOf<{ sessions: SessionSummary[] }>('GET', 'me/sessions').then(({ sessions }) => sessions),
  endSession: (id: string) => answerOf<null>('DELETE', `me/sessions/${encodeURIComponent(id)}`),
  endOtherSessions: () => answerOf<null>('DELETE', 'me/sessions'),

  blocks: () => answerOf<{ blocks: Block[] }>('GET', 'me/blocks').then(({ blocks }) => blocks),
  block: (body: Someone) => answerOf<null>('POST', 'me/blocks', body),
  unblock: (who: string) => answerOf<null>('DELETE', `me/blocks/${encodeURIComponent(who)}`),
  report: (body: Report) => answerOf<null>('POST', 'reports', body),

  lobby: () => answerOf<Matches>('GET', 'matches').then(({ matches }) => matches),
  myMatches: () => answerOf<Matches>('GET', 'me/matches').then(({ matches }) => matches),
  match: (id: string) => answerOf<MatchSummary>('GET', at(id)),
  createMatch: (body: NewMatch) => answerOf<{ id: string }>('POST', 'matches', body).then(({ id }) => id),
  /** Sits down; one is ready only once one says so. */
  sit: (id: string, seat: number, sitting: { name: string; word: string; locale: Locale }) =>
    answerOf<MatchSummary>('POST', `${at(id)}/seats/${seat}`, { ...sitting, ready: false }),
  ready: (id: string, seat: number, ready: boolean) =>
    answerOf<MatchSummary>('PUT', `${at(id)}/seats/${seat}/ready`, { ready }),
  bring: (id: string, seat: number, what: Json) =>
    answerOf<MatchSummary>('PUT', `${at(id)}/seats/${seat}/brings`, { what }),
  seatBot: (id: string, seat: number, bot: string, name: string) =>
    answerOf<MatchSummary>('PUT', `${at(id)}/seats/${seat}/bot`, { bot, name }),
  putWord: (id: string, seat: number, word: string) =>
    answerOf<null>('PUT', `${at(id)}/seats/${seat}/word`, { word }),
  giveUp: (id: string) => answerOf<MatchSummary>('POST', `${at(id)}/give-up`),
  deleteMatch: (id: string) => answerOf<null>('DELETE', at(id)),
  leave: (id: string, seat: number) => answerOf<MatchSummary>('DELETE', `${at(id)}/seats/${seat}`),
  /** As long as the match runs, only its public part. */
  replay: (id: string) => answerOf<Replay>('GET', `replays/${encodeURIComponent(id)}?part=public`),
};

/** The address of a match's socket, on the same host as the page. */
export function socketAddress(id: string): string {
  const address = new URL(`/api/${at(id)}/socket`, location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
}
