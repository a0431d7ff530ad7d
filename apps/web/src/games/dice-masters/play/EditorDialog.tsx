import type { Team, TeamFormat } from '@assemble/dice-masters';
import { createPortal } from 'react-dom';
import { Dialog } from '../../../shell/Dialog.tsx';
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
  return createPortal(
    <Dialog title={title} wide done={t.done} onClose={onClose}>
      <TeamEditor team={team} format={format} onChange={onChange} stays />
    </Dialog>,
    document.body,
  );
}
