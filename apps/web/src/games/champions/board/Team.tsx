import { content } from '../data.ts';
import { Bar } from './Bar.tsx';
import { useSeen } from './context.ts';

/** Every seat in a line; a tap shows that player's area. */
export function Team() {
  const { view, locale, t, shown, showSeat, nameOfSeat, lit, chosen, onTap } = useSeen();
  const waited = new Set(view.waitingFor.map(({ seat }) => seat));
  return (
    <section className="mc-team" aria-label={t.team}>
      <ul>
        {view.players.map((player, seat) => {
          const identity = view.play.find(({ id }) => id === player.identity);
          const points = identity?.stats.hitPoints?.value ?? 0;
          const entity = -1 - seat;
          const isLit = lit.has(entity);
          const minions = view.play.filter(({ engaged }) => engaged === seat);
          const facts = [
            ...(identity === undefined ? [t.out] : [identity.exhausted ? t.exhausted : t.ready]),
            t.handOf(player.hand.length),
            ...minions.map(({ face }) => content.face(face).title[locale]),
            ...(waited.has(seat) ? [t.waiting] : []),
          ];
          const marks = [
            ...(view.first === seat ? [t.first] : []),
            ...(view.active === seat ? [t.active] : []),
          ];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
            <li key={seat} className="mc-team-seat">
              <button
                type="button"
                className="mc-seat"
                data-seat={seat}
                data-lit={isLit || undefined}
                data-chosen={chosen.has(entity) || undefined}
                aria-pressed={isLit ? chosen.has(entity) : shown === seat}
                aria-keyshortcuts={`Alt+${seat + 1}`}
                onClick={() => {
                  if (isLit) onTap(entity);
                  showSeat(seat);
                }}
              >
                <span className="mc-seat-head">
                  <b className="seat-name" data-seat={seat}>
                    {nameOfSeat(seat)}
                  </b>
                  {identity !== undefined && <span>{content.face(identity.face).title[locale]}</span>}
                  {marks.map((mark) => (
                    <span key={mark} className="mc-badge">
                      {mark}
                    </span>
                  ))}
                </span>
                {identity !== undefined && (
                  <Bar
                    kind="health"
                    now={points - identity.damage}
                    of={points}
                    text={t.hitPoints(points - identity.damage, points)}
                  />
                )}
                <span>{facts.join(' · ')}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
