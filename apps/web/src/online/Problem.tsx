import { games } from '../games/index.ts';
import { hrefTo } from '../shell/router.ts';
import { type ApiProblem, UNREACHABLE } from './api.ts';
import { type OnlineWords, useOnlineWords } from './words/index.ts';

function wordsOf(key: string, t: OnlineWords): string | null {
  switch (key) {
    case UNREACHABLE:
      return t.unreachable;
    case 'request.not-found':
      return t.matchMissing;
    case 'request.too-many':
      return t.tooMany;
    case 'request.bad':
    case 'request.nul':
    case 'request.too-long':
    case 'request.other-page':
      return t.badRequest;
    case 'server.fault':
      return t.serverFault;
    case 'match.setup':
    case 'match.seats':
    case 'match.no-game':
    case 'match.no-bot':
      return t.badSetup;
    case 'seat.taken':
      return t.seatTaken;
    case 'seat.gone':
      return t.seatGone;
    case 'seat.busy':
      return t.seatBusy;
    case 'seat.nothing-to-bring':
      return t.seatNothing;
    case 'seat.other-rules':
      return t.seatOtherRules;
    case 'seat.not-yours':
      return t.seatNotYours;
    case 'account.registered':
      return t.accountRegistered;
    case 'account.unavailable':
      return t.accountUnavailable;
    case 'account.wrong-password':
      return t.passwordWrong;
    case 'account.unknown':
      return t.accountUnknown;
    case 'account.banned':
      return t.accountBanned;
    default:
      return null;
  }
}

/** Why the server did not do it, and what can be done without it. Faults nobody has words for are told in English. */
export function Problem({ problem }: { readonly problem: ApiProblem | null }) {
  const t = useOnlineWords();
  if (problem === null) return null;
  const words = wordsOf(problem.key, t);
  const playable = games.find(({ face }) => face !== undefined);
  return (
    <div className="online-problem" role="alert">
      <p>
        <b>{words ?? t.problem}</b> {words === null && <span lang="en">{problem.message}</span>}
      </p>
      {problem.key === UNREACHABLE && (
        <p>
          {t.unreachableText}{' '}
          {playable !== undefined && <a href={hrefTo(['play', playable.id])}>{t.playHere}</a>}
        </p>
      )}
    </div>
  );
}
