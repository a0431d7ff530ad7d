import type { MatchSummary } from '@assemble/protocol';
import { matchName } from '../games/index.ts';
import { useSitters } from '../play/sitters.ts';
import { useLocale } from '../shell/preferences.ts';
import { hrefTo } from '../shell/router.ts';
import { clockWords } from './clock-words.ts';
import { ago } from './durations.ts';
import { type OnlineWords, useOnlineWords } from './words/index.ts';

/** Where a match leads to, and what going there means for the one who reads. */
export function wayTo({ id, state, yours, seats }: MatchSummary, t: OnlineWords) {
  if (state === 'over') return { href: hrefTo(['replay', id]), label: t.toReplay, main: false };
  const href = hrefTo(['online', id]);
  if (state === 'archived') return { href, label: t.toArchived, main: false };
  if (yours.length > 0) return { href, label: t.goOn, main: true };
  const free = state === 'open' && seats.some(({ kind }) => kind === 'open');
  return { href, label: free ? t.sitDown : t.watch, main: free };
}

function MatchRow({ match, own }: { readonly match: MatchSummary; readonly own: boolean }) {
  const t = useOnlineWords();
  const sitters = useSitters();
  const locale = useLocale();
  const { href, label, main } = wayTo(match, t);
  const names = match.seats.map(({ kind, name }) => (kind === 'open' ? t.openSeat : name));
  const states = { open: t.stateOpen, running: t.stateRunning, over: t.stateOver, archived: t.stateArchived };
  const who = sitters(match.game, names);
  return (
    <li className="panel" data-match={match.id}>
      <p>
        <b>{matchName(match, locale)}</b>
        {match.yourMove && (
          <>
            {' '}
            <strong className="your-move">{t.yourMove}</strong>
          </>
        )}
        <br />
        {who}
        <br />
        <span className="remark">
          {own && `${states[match.state]} · `}
          {own && match.state !== 'over' && `${match.visibility === 'public' ? t.public : t.linkOnly} · `}
          {clockWords(match.clock, t, locale)} · {ago(match.changedAt, Date.now(), locale)}
        </span>
      </p>
      <p className="actions">
        <a className={`button ${main ? 'button-accent' : 'button-quiet'}`} href={href}>
          {label}
          <span className="hidden">: {who}</span>
        </a>
      </p>
    </li>
  );
}

interface Props {
  readonly title: string;
  readonly none: string;
  readonly matches: readonly MatchSummary[];
  /** Whether they are the reader's: then it is told how they stand. */
  readonly own?: boolean;
}

/** Matches under a heading. */
export function MatchList({ title, none, matches, own = false }: Props) {
  return (
    <section className="online-matches">
      <h2>{title}</h2>
      {matches.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul>
          {matches.map((match) => (
            <MatchRow key={match.id} match={match} own={own} />
          ))}
        </ul>
      )}
    </section>
  );
}
