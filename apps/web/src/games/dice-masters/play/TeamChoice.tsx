import { FORMATS, randomTeam, type Team, type TeamFormat } from '@assemble/dice-masters';
import { stream } from '@assemble/kernel';
import { useId, useState } from 'react';
import { useLocale } from '../../../shell/preferences.ts';
import { parseHash, useHash } from '../../../shell/router.ts';
import { randomText } from '../../../table/saved.ts';
import { content } from '../data.ts';
import { teamAt } from '../team/address.ts';
import { BasicActions } from '../team/BasicActions.tsx';
import { NO_TEAM, sameTeam } from '../team/edit.ts';
import { teamStore } from '../team/saved.ts';
import { useSummary } from '../team/TeamEditor.tsx';
import { useConfigureWords } from './configure-words.ts';
import { EditorDialog } from './EditorDialog.tsx';
import { listed, READY_TEAMS } from './teams.ts';
import { playWords } from './words.ts';

interface Props {
  readonly seat: number;
  readonly name: string;
  readonly format: TeamFormat['id'];
  /** Null: it is chosen in secret at the table. */
  readonly team: Team | null;
  readonly onChange: (team: Team | null) => void;
}

/** What a team is made of, and whether it is legal. */
function Listed({ team, format }: { readonly team: Team; readonly format: TeamFormat['id'] }) {
  const summary = useSummary(team, format);
  return (
    <>
      <p>{summary}</p>
      <p className="team-listed">{listed(team, useLocale())}</p>
    </>
  );
}

/** The team of a seat: ready-made, saved, drawn, built now, or left for the table. */
export function TeamChoice({ seat, name, format, team, onChange }: Props) {
  const t = useConfigureWords();
  const locale = useLocale();
  const saved = teamStore.use();
  const [isBuilding, setBuilding] = useState(false);
  const id = useId();
  const ready = READY_TEAMS[format].map((one) => ({
    key: `ready ${one.id}`,
    label: one.name[locale],
    ...one,
  }));
  const mine = saved.map((one) => ({ key: `saved ${one.id}`, label: one.name, team: one.team }));
  // A team that came with the address keeps its name, saved or not.
  const { named } = teamAt(parseHash(useHash()).query);
  if (named.name !== '' && !mine.some((one) => sameTeam(one.team, named.team)))
    mine.push({ key: 'brought', label: named.name, team: named.team });
  const same = team && [...ready, ...mine].find((one) => sameTeam(one.team, team));
  const value = team === null ? 'secret' : (same?.key ?? 'own');
  const about = ready.find(({ key }) => key === value)?.about[locale];
  const choose = (key: string): void => {
    if (key === 'secret') onChange(null);
    else if (key === 'surprise') onChange(randomTeam(content, FORMATS[format], stream(randomText(), 'team')));
    else if (key === 'own') setBuilding(true);
    else onChange([...ready, ...mine].find((one) => one.key === key)?.team ?? null);
  };
  const options = (list: readonly { key: string; label: string }[]) =>
    list.map(({ key, label }) => (
      <option key={key} value={key}>
        {label}
      </option>
    ));
  return (
    <div className="team-choice" data-seat={seat}>
      <div className="field">
        <label htmlFor={id}>{t.teamOf(name)}</label>
        <select id={id} value={value} onChange={(event) => choose(event.target.value)}>
          <optgroup label={t.ready}>{options(ready)}</optgroup>
          {mine.length > 0 && <optgroup label={t.mine}>{options(mine)}</optgroup>}
          <optgroup label={t.more}>
            <option value="secret">{t.secret}</option>
            <option value="surprise">{playWords[locale].surprise}</option>
            <option value="own">{t.own}</option>
          </optgroup>
        </select>
      </div>
      {team !== null && (
        <>
          {about !== undefined && <p>{about}</p>}
          <Listed team={team} format={format} />
          <BasicActions team={team} onChange={onChange} />
          <button
            type="button"
            className="button button-quiet"
            aria-label={`${t.build}: ${name}`}
            onClick={() => setBuilding(true)}
          >
            {t.build}
          </button>
        </>
      )}
      {isBuilding && (
        <EditorDialog
          title={t.teamOf(name)}
          team={team ?? NO_TEAM}
          format={format}
          onChange={onChange}
          onClose={() => setBuilding(false)}
        />
      )}
    </div>
  );
}
