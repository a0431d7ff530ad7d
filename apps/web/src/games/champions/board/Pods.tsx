import { STATUS } from '@assemble/champions';
import { Thing } from '../../../table/stage/Thing.tsx';
import { content } from '../data.ts';
import { leftOf } from '../play/points.ts';
import { useSeen } from './context.ts';
import { Mini } from './Marks.tsx';
import { Ring } from './Numbers.tsx';
import { Sign } from './Sign.tsx';

/** A partner: a tap shows their area, and all that they have in play can be read and chosen here. */
function Pod({ seat }: { readonly seat: number }) {
  const { view, locale, t, shown, below, showSeat, nameOfSeat, lit, chosen, optionsOf, onTap } = useSeen();
  const player = view.players[seat];
  const identity = view.play.find(({ id }) => id === player?.identity);
  const entity = -1 - seat;
  const isLit = lit.has(entity);
  const name = nameOfSeat(seat);
  const wanted = (id: number): boolean => lit.has(id) || optionsOf(id).length > 0;
  const pieces = view.play
    .filter(({ id, controller, engaged }) => (controller === seat || engaged === seat) && id !== identity?.id)
    .sort((a, b) => Number(wanted(b.id)) - Number(wanted(a.id)));
  const facts = [
    ...(player?.out === true || identity === undefined
      ? [t.out]
      : [identity.exhausted ? t.exhausted : t.ready]),
    ...(['tough', 'stunned', 'confused'] as const)
      .filter((one) => identity?.[one])
      .map((one) => STATUS[one][locale]),
    ...(view.waitingFor.some((one) => one.seat === seat) ? [t.waiting] : []),
    ...(view.first === seat ? [t.first] : []),
    ...(view.active === seat && view.phase === 'player' ? [t.active] : []),
  ];
  const points = identity?.stats.hitPoints?.value ?? 0;
  return (
    <li className="mc-pod" data-seat={seat} data-shown={shown === seat || undefined}>
      <Thing
        className="mc-pod-head"
        name={[
          name,
          ...(identity === undefined
            ? []
            : [content.face(identity.face).title[locale], t.hitPoints(leftOf(identity), points)]),
          t.handOf(player?.hand.length ?? 0),
          ...facts,
        ].join(', ')}
        lit={isLit}
        chosen={chosen.has(entity) || (!isLit && shown === seat)}
        entity={entity}
        onTap={() => {
          if (isLit) onTap(entity);
          else showSeat(shown === seat ? below : seat);
        }}
      >
        {identity !== undefined && (
          <Ring piece={identity}>
            <b className="mc-ring-number">
              {leftOf(identity)}/{points}
            </b>
          </Ring>
        )}
        <span className="mc-pod-names">
          <b>{identity === undefined ? name : content.face(identity.face).title[locale]}</b>
          <span className="seat-name" data-seat={seat}>
            {name}
          </span>
          <small>{facts.join(' · ')}</small>
        </span>
      </Thing>
      <span className="mc-pod-foot">
        <ul>
          {identity !== undefined && wanted(identity.id) && (
            <li>
              <Mini piece={identity} />
            </li>
          )}
          {pieces.map((piece) => (
            <li key={piece.id} data-foe={piece.engaged === seat || undefined}>
              <Mini piece={piece} />
            </li>
          ))}
        </ul>
        <span
          className="mc-pod-hand"
          data-place={shown === seat ? undefined : `hand ${seat}`}
          aria-hidden="true"
        >
          <Sign of="hand" /> {player?.hand.length ?? 0}
        </span>
      </span>
    </li>
  );
}

/** Everybody else at the table. */
export function Pods() {
  const { view, below, t } = useSeen();
  const others = view.players.map((_, seat) => seat).filter((seat) => seat !== below);
  if (others.length === 0) return null;
  return (
    <section className="mc-pods" aria-label={t.team}>
      <ul data-many={others.length > 2 || undefined}>
        {others.map((seat) => (
          <Pod key={seat} seat={seat} />
        ))}
      </ul>
    </section>
  );
}
