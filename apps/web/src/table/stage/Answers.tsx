import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTableWords } from '../words/index.ts';

interface Props {
  /** Whether there is so much to read that they are open at first. */
  readonly tall?: boolean;
  readonly children: ReactNode;
}

/** The answers of a question, in the middle of the dock. Those that do not fit are scrolled to, or opened over the board. */
export function Answers({ tall = false, children }: Props) {
  const t = useTableWords();
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(tall);
  const [more, setMore] = useState(false);
  useEffect(() => {
    const element = list.current;
    if (element === null || open) return;
    const look = (): void =>
      setMore(
        element.scrollHeight > element.clientHeight + 4 || element.scrollWidth > element.clientWidth + 4,
      );
    const sizes = new ResizeObserver(look);
    const changes = new MutationObserver(look);
    sizes.observe(element);
    changes.observe(element, { childList: true, subtree: true, characterData: true });
    look();
    return () => {
      sizes.disconnect();
      changes.disconnect();
    };
  }, [open]);
  return (
    <div className="dock-answers" data-open={open || undefined} data-more={more || open || undefined}>
      {(more || open) && (
        <button
          type="button"
          className="dock-more"
          aria-expanded={open}
          aria-label={open ? t.fewerChoices : t.allChoices}
          title={open ? t.fewerChoices : t.allChoices}
          data-cancel={open ? '' : undefined}
          onClick={() => setOpen(!open)}
        >
          <span aria-hidden="true">{open ? '⌄' : '⌃'}</span>
        </button>
      )}
      <div ref={list} className="dock-list">
        {children}
      </div>
    </div>
  );
}

/** The place of the one primary act, also while there is none. */
export function Primary({ children }: { readonly children?: ReactNode }) {
  return (
    <div className="dock-primary" data-stage="primary">
      {children}
    </div>
  );
}
