import type { View } from '@assemble/crisis-protocol';
import type { ScoreProps } from '../../../table/board.ts';
import { boardWords } from './words/index.ts';

/** Victory points that win the game (CP-WIN-1). */
const MOST = 16;
/** After so many rounds whoever leads has won (CP-WIN-4). */
const ROUNDS = 6;

/** The race to sixteen victory points, on both sides of the round. Hatched is what the round would pay if it ended now. */
export function Score({ view, locale, seatNames, me, children }: ScoreProps<View>) {
  const t = boardWords(locale);
  const low = me ?? 0;
  const track = (seat: number, side: 'own' | 'foe') => {
    const points = view.players[seat]?.points ?? 0;
    const due = view.due[seat]?.value ?? 0;
    const name = seatNames[seat] ?? '';
    return (
      <div
        className="cp-track"
        data-seat={seat}
        data-side={side}
        data-place={`score ${seat}`}
        role="img"
        aria-label={`${name}: ${t.pointsOf(points, MOST)}${due === 0 ? '' : `, ${t.dueNow(due)}`}`}
      >
        <span className="cp-track-name" data-seat={seat}>
          {name}
        </span>
        <b className="display">{points}</b>
        <span className="cp-track-of">/{MOST}</span>
        {/* Before the first round the names and the steps of setting up need the room. */}
        {view.phase !== 'set-up' && (
          <span className="cp-track-steps">
            {Array.from({ length: MOST }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a step of the track is known by its place.
              <i key={i} data-step={i < points ? 'won' : i < points + due ? 'due' : undefined} />
            ))}
          </span>
        )}
      </div>
    );
  };
  return (
    <div className="cp-score">
      {track(low, 'own')}
      <div className="cp-round">
        <svg viewBox="-70 -34 140 68" aria-hidden="true">
          <path d="M-66-26-50-20-44-31-18-25 0-33 20-25 44-31 50-20 66-26 60-6 69 6 58 14 62 29 40 23 22 32 0 25-24 32-40 23-62 29-58 14-69 6-60-6Z" />
        </svg>
        {children}
        {view.phase !== 'set-up' && <small>{t.ofRounds(ROUNDS)}</small>}
      </div>
      {track(1 - low, 'foe')}
    </div>
  );
}
