import './dock.css';
import './dock-narrow.css';
import { type ReactNode, type RefObject, useState } from 'react';
import { useTableWords } from '../words/index.ts';

interface Props {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly inert: boolean;
  /** What has to be seen whatever is asked: it lies over the lower edge of the board. */
  readonly news: ReactNode;
  /** What is selected on the board, for small screens, where it opens over the board; null where there is nothing. */
  readonly selected: (() => ReactNode) | null;
  /** The question with its answers, or whatever stands in its place. */
  readonly children: ReactNode;
}

/** The foot of the table: always in the same place and of the same size. */
export function Dock({ ref, inert, news, selected, children }: Props) {
  const t = useTableWords();
  const [open, setOpen] = useState(false);
  const isOpen = open && selected !== null;
  return (
    <div ref={ref} className="dock" data-stage="dock" inert={inert}>
      <div className="dock-news">{news}</div>
      {selected !== null && (
        <>
          {isOpen && (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what does not fit is scrolled to, also by keys.
            <section className="dock-selected" tabIndex={0} aria-label={t.selected}>
              {selected()}
            </section>
          )}
          <button
            type="button"
            className="dock-handle"
            aria-expanded={isOpen}
            aria-label={isOpen ? t.hideSelected : t.showSelected}
            data-cancel={isOpen ? '' : undefined}
            onClick={() => setOpen(!open)}
          />
        </>
      )}
      {children}
    </div>
  );
}
