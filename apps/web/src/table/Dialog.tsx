import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTableWords } from './words/index.ts';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A sheet over the table for what was asked for: it closes with Escape, its button, or a click beside it. */
export function Dialog({ title, onClose, children }: Props) {
  const t = useTableWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the sheet closes it; on keys Escape does.
    <dialog
      ref={dialog}
      className="table-dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className="table-dialog-inner">
        <header>
          <h2 id={id}>{title}</h2>
          <button type="button" className="button button-quiet" onClick={onClose}>
            <span aria-hidden="true">✕</span> {t.close}
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
