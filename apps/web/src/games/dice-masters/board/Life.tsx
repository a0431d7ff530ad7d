import { EmblemArt } from '../../../emblems/EmblemArt.tsx';
import { Thing } from '../../../table/stage/Thing.tsx';
import { useFormer } from '../../../table/stage/useFormer.ts';
import { useSeen } from './context.ts';
import { emblemAt, type Seat } from './dice.ts';
import { marksOnSeat } from './marks.ts';

/** Life as segments; the last ones are striped while an attack is about to take them. */
function Segments({ life, of, hit }: { readonly life: number; readonly of: number; readonly hit: number }) {
  const former = useFormer(life);
  const all = Array.from({ length: Math.max(of, life, former) }, (_, i) => i);
  return (
    <span className="dm-segments">
      {all.map((i) => (
        <i
          key={i}
          data-is={i >= life ? 'gone' : i >= life - hit ? 'hit' : undefined}
          data-broken={(i >= life && i < former) || undefined}
          style={{ '--nth': former - 1 - i } as React.CSSProperties}
        />
      ))}
    </span>
  );
}

/** A player: emblem, name, life as a number and in segments, what lasts on them; a target where one can be chosen. */
export function Life({ seat }: { readonly seat: Seat }) {
  const seen = useSeen();
  const { view, t, lit, chosen, amounts, locale, meter } = seen;
  const player = view.players[seat];
  if (player === undefined) return null;
  const entity = -1 - seat;
  const amount = amounts.get(entity);
  const isLit = lit.has(entity);
  const isChosen = chosen.has(entity);
  const active = view.active === seat && view.outcome === null;
  const marks = marksOnSeat(view, seat, locale);
  const hit = meter?.defender === seat ? meter.through : 0;
  const name = [
    seen.nameOfSeat(seat),
    t.lifeOf(player.life, player.startLife),
    ...(active ? [t.active] : []),
    ...(hit > 0 ? [t.previewThrough(hit)] : []),
    ...(amount === undefined ? [] : [t.amount(amount)]),
    ...marks.map(({ text }) => text),
  ].join(', ');
  // A player is known by the first card of the team.
  const first = view.cards.findIndex(({ owner }) => owner === seat);
  return (
    <div
      className="dm-life-place"
      data-place={`seat ${seat}`}
      data-half={seat === seen.low ? 'low' : 'high'}
      data-hit={hit > 0 || undefined}
      data-lethal={(hit > 0 && hit >= player.life) || undefined}
    >
      <Thing
        className="dm-player"
        name={name}
        onTap={isLit || isChosen ? () => seen.onTap(entity) : undefined}
        lit={isLit}
        chosen={isChosen}
        side={seat === seen.low ? 'own' : 'foe'}
        entity={entity}
      >
        <span className="dm-portrait" data-active={active || undefined}>
          <EmblemArt emblem={emblemAt(view, Math.max(0, first))} width={56} height={56} />
        </span>
        <span className="dm-player-name">{seen.nameOfSeat(seat)}</span>
        <span className="dm-life">
          {player.life}
          <small>/{player.startLife}</small>
        </span>
        <Segments life={player.life} of={player.startLife} hit={Math.min(hit, player.life)} />
        {hit > 0 && <span className="dm-life-hit">−{hit}</span>}
        {amount !== undefined && <span className="dm-amount">{amount}</span>}
        {marks.length > 0 && (
          <span className="dm-marks">
            {marks.map(({ key, text, source }) => (
              <span key={key} title={`${text} (${source})`}>
                {text}
              </span>
            ))}
          </span>
        )}
      </Thing>
    </div>
  );
}
