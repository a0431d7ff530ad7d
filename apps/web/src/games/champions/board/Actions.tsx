import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSeen } from './context.ts';

/** Where a thing lies on the board, in pixels from its left, top and bottom edges. */
interface Spot {
  readonly middle: number;
  readonly above: number;
  readonly below: number;
  readonly isLow: boolean;
}

function spotOf(board: HTMLElement, card: number): Spot | null {
  const thing = board.querySelector<HTMLElement>(`[data-entity="${card}"]`);
  if (thing === null) return null;
  const [outer, inner] = [board.getBoundingClientRect(), thing.getBoundingClientRect()];
  return {
    middle: inner.left + inner.width / 2 - outer.left,
    above: outer.bottom - inner.top,
    below: inner.bottom - outer.top,
    isLow: inner.top + inner.height / 2 > outer.top + outer.height / 2,
  };
}

/** What can be done with the card that was tapped, at the card, and why other things cannot. Escape closes it. */
export function Actions() {
  const { picked, pick, optionsOf, offersOn, aim, nameOf, faceOf, onOption, onInspect, t } = useSeen();
  const panel = useRef<HTMLElement>(null);
  const [spot, setSpot] = useState<Spot | null>(null);

  useLayoutEffect(() => {
    const board = panel.current?.closest<HTMLElement>('.mc-board');
    if (picked === null || board === null || board === undefined) return;
    setSpot(spotOf(board, picked));
    panel.current?.querySelector('button')?.focus();
  }, [picked]);

  useEffect(() => {
    if (picked === null) return;
    const close = (): void => {
      const board = panel.current?.closest('.mc-board');
      pick(null);
      board?.querySelector<HTMLElement>(`[data-entity="${picked}"]`)?.focus();
    };
    // Before the table hears of it: there the key may take something back.
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      event.preventDefault();
      close();
    };
    const onDown = ({ target }: PointerEvent): void => {
      const isInside = target instanceof Element && target.closest(`.mc-actions, [data-entity="${picked}"]`);
      if (!isInside) pick(null);
    };
    window.addEventListener('keydown', onKey, true);
    window.addEventListener('pointerdown', onDown, true);
    return () => {
      window.removeEventListener('keydown', onKey, true);
      window.removeEventListener('pointerdown', onDown, true);
    };
  }, [picked, pick]);

  if (picked === null) return null;
  const options = optionsOf(picked);
  const offers = offersOn(picked);
  const card = faceOf(picked)?.card;
  const place: CSSProperties & { readonly '--middle'?: string } =
    spot === null
      ? {}
      : {
          '--middle': `${spot.middle}px`,
          ...(spot.isLow ? { bottom: `${spot.above + 6}px` } : { top: `${spot.below + 6}px` }),
        };
  const take = (act: () => void) => () => {
    pick(null);
    act();
  };
  return (
    <section ref={panel} className="mc-actions" style={place} aria-label={nameOf(picked)}>
      <h3>{nameOf(picked)}</h3>
      <ul>
        {offers.map(({ option, plate }) => (
          <li key={option.id}>
            <button type="button" className="mc-action" onClick={take(() => aim(option.id, picked))}>
              <b>{option.label}</b>
              <small data-is={plate.is}>{plate.text}</small>
            </button>
          </li>
        ))}
        {options
          .filter(({ lit }) => lit)
          .map(({ id, label, does, but }) => (
            <li key={id}>
              <button type="button" className="mc-action" onClick={take(() => onOption(id))}>
                <b>{label}</b>
                {does.length > 0 && <small>{does.join(' · ')}</small>}
                {but.map((one) => (
                  <small key={one} data-is="but">
                    {one}
                  </small>
                ))}
              </button>
            </li>
          ))}
        {options
          .filter(({ lit }) => !lit)
          .map(({ id, label, reasons }) => (
            <li key={id} className="mc-why">
              <b>{`${t.notNow}: ${label}`}</b>
              {reasons.map((reason) => (
                <small key={reason}>{reason}</small>
              ))}
            </li>
          ))}
      </ul>
      <p>
        {card !== undefined && (
          <button type="button" className="mc-quiet" onClick={() => onInspect(card)}>
            {t.read}
          </button>
        )}
        <button type="button" className="mc-quiet" onClick={() => pick(null)}>
          {t.close}
        </button>
      </p>
    </section>
  );
}
