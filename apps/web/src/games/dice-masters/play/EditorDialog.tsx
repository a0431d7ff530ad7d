import type { Team, TeamFormat } from '@assemble/dice-masters';
import { useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { TeamEditor } from '../team/TeamEditor.tsx';
import { useConfigureWords } from './configure-words.ts';

interface Props {
  readonly title: string;
  readonly team: Team;
  readonly format: TeamFormat['id'];
  readonly onChange: (team: Team) => void;
  readonly onClose: () => void;
}

/** The team builder over the set-up form. It lies outside that form, so that Enter in a field starts no match. */
export function EditorDialog({ title, team, format, onChange, onClose }: Props) {
  const t = useConfigureWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      className="sheet editor-dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="sheet-inner">
        <header className="sheet-head">
          <h2 id={id}>{title}</h2>
          <button type="button" className="button button-accent" onClick={onClose}>
            {t.done}
          </button>
        </header>
        <TeamEditor team={team} format={format} onChange={onChange} stays />
      </div>
    </dialog>,
    document.body,
  );
}
