import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useStrings } from '../strings/index.ts';

interface Props {
  readonly title: string;
  /** As wide as the window lets it be, and on a phone all of it. */
  readonly wide?: boolean;
  /** At the right edge: what it is about stays in sight beside it. */
  readonly side?: boolean;
  /** What the button says that closes it, where that finishes something. */
  readonly done?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A sheet over the page for what was asked for: it closes with Escape, its button, or a click beside it. */
export function Dialog({ title, wide = false, side = false, done, onClose, children }: Props) {
  const t = useStrings();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    // Closing gives the focus back to where it was.
    return () => element?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the sheet closes it; on keys Escape does.
    <dialog
      ref={dialog}
      className={`dialog ${wide ? 'dialog-wide' : side ? 'dialog-side' : ''}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <header className="dialog-head">
        <h2 id={id}>{title}</h2>
        <button
          type="button"
          className={done === undefined ? 'button button-quiet' : 'button button-accent'}
          onClick={onClose}
        >
          {done ?? (
            <>
              <span aria-hidden="true">✕</span> {t.close}
            </>
          )}
        </button>
      </header>
      <div className="dialog-body">{children}</div>
    </dialog>
  );
}
