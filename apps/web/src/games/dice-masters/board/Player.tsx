import { useSeen } from './context.ts';
import type { Seat } from './dice.ts';
import { marksOnSeat } from './marks.ts';
import { Tap } from './Tap.tsx';

/** A player: name, life as a number and a bar, what lasts on them; a target where a player can be chosen. */
export function Player({ seat }: { readonly seat: Seat }) {
  const seen = useSeen();
  const { view, t, lit, chosen, amounts, locale } = seen;
  const player = view.players[seat];
  if (player === undefined) return null;
  const entity = -1 - seat;
  const amount = amounts.get(entity);
  const isLit = lit.has(entity);
  const isChosen = chosen.has(entity);
  const active = view.active === seat && view.outcome === null;
  const marks = marksOnSeat(view, seat, locale);
  const name = [
    seen.nameOfSeat(seat),
    t.lifeOf(player.life, player.startLife),
    ...(active ? [t.active] : []),
    ...(amount === undefined ? [] : [t.amount(amount)]),
    ...marks.map(({ text }) => text),
  ].join(', ');
  return (
    <Tap
      className="dm-player"
      name={name}
      onTap={isLit || isChosen ? () => seen.onTap(entity) : undefined}
      lit={isLit}
      chosen={isChosen}
    >
      <span className="dm-player-name">
        {active && <span className="dm-turn">▶</span>} {seen.nameOfSeat(seat)}
      </span>
      <span className="dm-life">
        <b>{player.life}</b>
        <small>
          /{player.startLife} {t.life}
        </small>
        {amount !== undefined && <span className="dm-amount">{amount}</span>}
      </span>
      <span className="dm-bar">
        <span style={{ width: `${(100 * player.life) / Math.max(1, player.startLife)}%` }} />
      </span>
      {marks.length > 0 && (
        <span className="dm-marks">
          {marks.map(({ key, text, source }) => (
            <span key={key} className="dm-mark" title={source}>
              {text}
            </span>
          ))}
        </span>
      )}
    </Tap>
  );
}
