import { useSeen } from './context.ts';

/** Victory points that win the game (CP-WIN-1). */
const MOST = 16;

/** The race for victory points, and the mission. */
export function Score() {
  const { view, t, low, high, nameOfSeat, nameOfCard, onInspect } = useSeen();
  const { secure, extraction, maximumThreat } = view.mission;
  const crises = [
    { slot: secure, kind: t.secure },
    { slot: extraction, kind: t.extraction },
  ].filter(({ slot }) => slot >= 0);
  return (
    <section className="cp-score" aria-label={t.race}>
      <ul className="cp-race">
        {[low, high].map((seat) => {
          const points = view.players[seat]?.points ?? 0;
          return (
            <li key={seat} data-seat={seat} data-place={`score ${seat}`}>
              <span className="seat-name" data-seat={seat}>
                {nameOfSeat(seat)}
              </span>
              <meter
                min={0}
                max={MOST}
                value={Math.min(MOST, points)}
                aria-label={`${nameOfSeat(seat)}: ${t.points(points)}`}
              />
              <b>
                {points} {t.pointsShort}
              </b>
            </li>
          );
        })}
      </ul>
      {crises.length > 0 && (
        <ul className="cp-mission" aria-label={t.mission}>
          {crises.map(({ slot, kind }) => (
            <li key={slot}>
              <button
                type="button"
                className="cp-crisis"
                data-card={view.cards[slot]?.id}
                onClick={() => onInspect(view.cards[slot]?.id ?? '')}
              >
                <small>{kind}</small> {nameOfCard(slot)}
              </button>
            </li>
          ))}
          {maximumThreat > 0 && <li className="cp-note">{t.threat(maximumThreat)}</li>}
        </ul>
      )}
    </section>
  );
}
