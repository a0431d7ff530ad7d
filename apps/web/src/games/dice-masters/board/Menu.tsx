import { useEffect, useId, useRef } from 'react';
import { type Menu as Listed, useSeen } from './context.ts';

interface Props {
  readonly menu: Listed;
  /** The thing that it is about, to be opened at. */
  readonly anchor: Element | null;
  readonly onClose: () => void;
}

/** So far it stays from the edges of the window, in pixels. */
const EDGE = 8;

/** What can be done with a thing, at the thing. Escape or a tap elsewhere closes it and answers nothing. */
export function Menu({ menu, anchor, onClose }: Props) {
  const { t, onOption } = useSeen();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = root.current;
    if (element === null || anchor === null) return;
    element.showPopover();
    const [thing, own] = [anchor.getBoundingClientRect(), element.getBoundingClientRect()];
    const left = Math.min(thing.left, window.innerWidth - own.width - EDGE);
    const above = thing.top - own.height - EDGE;
    element.style.left = `${Math.max(EDGE, left)}px`;
    element.style.top = `${above < EDGE ? Math.min(thing.bottom + EDGE, window.innerHeight - own.height - EDGE) : above}px`;
    element.querySelector<HTMLElement>('button:not(:disabled)')?.focus();
  }, [anchor]);
  return (
    <div
      ref={root}
      popover="auto"
      role="dialog"
      aria-labelledby={id}
      className="dm-menu"
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      <h3 id={id}>{t.doWith(menu.title)}</h3>
      {menu.options.map((option) => (
        <button
          key={option.id}
          type="button"
          disabled={!option.lit}
          onClick={() => {
            onClose();
            onOption(option.id);
          }}
        >
          {option.label}
          {option.lit && option.does.length > 0 && <small>{option.does.join(' · ')}</small>}
          {option.lit &&
            option.but.map((one) => (
              <small key={one} className="dm-but">
                {one}
              </small>
            ))}
          {option.reasons.length > 0 && <small>{option.reasons.join(' ')}</small>}
        </button>
      ))}
    </div>
  );
}
