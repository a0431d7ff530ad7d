import '../cards.css';
import '../sheet.css';
import './team.css';
import type { Team, TeamFormat } from '@assemble/dice-masters';
import { useState } from 'react';
import { CardDialog } from '../CardSheet.tsx';
import type { Card } from '../data.ts';
import { CardPicker } from './CardPicker.tsx';
import { PANEL_ID, TeamPanel, useSummary } from './TeamPanel.tsx';
import { useTeamWords } from './words.ts';

interface Props {
  readonly team: Team;
  readonly format: TeamFormat['id'];
  readonly onChange: (team: Team) => void;
  /** Rules open beside the page, because what is on it must stay. */
  readonly stays?: boolean;
}

/** A team beside all cards. */
export function TeamEditor({ team, format, onChange, stays = false }: Props) {
  const t = useTeamWords();
  const [shown, setShown] = useState<Card | null>(null);
  const summary = useSummary(team, format);
  return (
    <div className="team-editor">
      <TeamPanel team={team} format={format} onChange={onChange} onOpen={setShown} stays={stays} />
      <CardPicker team={team} onChange={onChange} onOpen={setShown} />
      <p className="team-bar">
        <a href={`#${PANEL_ID}`}>
          {t.toTeam}: {summary}
        </a>
      </p>
      {shown && <CardDialog card={shown} onClose={() => setShown(null)} stays={stays} />}
    </div>
  );
}
